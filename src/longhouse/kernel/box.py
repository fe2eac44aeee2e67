"""The box: everything that these settings put on the table before the first pick, and that never changes after."""

from typing import Final

from longhouse.kernel.decision import Option
from longhouse.kernel.origin import Origin


class Box:
    """Content and settings of one game, read once and shared by all its tables. Every game has one subclass."""

    def __init__(self, origin: Origin, players: int) -> None:
        self.origin: Final = origin
        self.settings: Final = origin.settings
        self.players: Final = players
        self.say: list[list[Option]] = []  # by verb: everything that can be said at these tables
        self.vocabulary: list[Option] = []
        self.known: set[Option] = set()
        self.option_of: dict[str, Option] = {}

    def speak(self, say: list[list[Option]]) -> None:
        """What can be said, by verb; a box calls it last, when all that its words name has been read."""
        self.say = say
        self.vocabulary = [option for options in say for option in options]
        self.known = set(self.vocabulary)
        self.option_of = {self.spell(option): option for option in self.vocabulary}

    def read(self, text: str) -> Option | None:
        """The option with this text, if it can be said at these tables."""
        return self.option_of.get(text)

    def spell(self, option: Option) -> str:
        """The stable text of an option: `road/3,-1,E`."""
        raise NotImplementedError
