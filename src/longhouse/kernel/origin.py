"""Where a table comes from: the game, its rules version, its settings and its content."""

from typing import Final, final

from longhouse.kernel.content import ContentFile

Settings = dict[str, str]  # by name, the canonical text of every setting of a game


@final
class Origin:
    """What was agreed before the game. It never changes, so all tables of a game share one."""

    def __init__(self, game: str, version: int, settings: Settings, content: ContentFile) -> None:
        self.game: Final = game
        self.version: Final = version
        self.settings: Final = settings
        self.content: Final = content
