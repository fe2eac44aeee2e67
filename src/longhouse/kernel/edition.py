"""Older versions of a game's rules, so that what was played by them can be replayed and continued."""

from typing import Final, final


@final
class Edition:
    """An older version of the rules, as the difference to the version after it.

    `settings` are the values that settings had then: those that did not exist yet, and those with another default.
    What the content said differently is in `content-VERSION.toml` beside `content.toml`, if anything. What is neither
    setting nor content asks `table.origin.version`. `unknown` are those of the settings that did not exist yet: the
    journals of that version do not name them. `contents` are the fingerprints by which its saves name the content that
    came with it; later ones say `standard`, as journals do.
    """

    def __init__(
        self, version: int, settings: dict[str, str], unknown: tuple[str, ...] = (), contents: tuple[str, ...] = ()
    ) -> None:
        self.version: Final = version
        self.settings: Final = settings
        self.unknown: Final = unknown
        self.contents: Final = contents
