"""What a game says about its messages: which arguments they have, and what its things are called."""

from longhouse.kernel.box import Word
from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.bundle import speaks
from longhouse.messages.phrase import Arg, Names, Noun, Phrase

Kinds = tuple[str, ...]


class Nouns:
    """One per game. Of the kinds of arguments five are known to all games: `seat`, `number`,
    `missing`, `have` and `score`."""

    def __init__(self, game: str, verbs: tuple[Word, ...], kinds: dict[str, Kinds]) -> None:
        self.game = game
        self.verbs = verbs
        self.kinds = kinds  # by message key: questions, events, facts and reasons

    def width(self, kind: str) -> int:
        """How many numbers an argument of this kind takes."""
        return 1

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        kinds = self.verbs[option.verb].kinds
        return kinds, [option.a, option.b][: len(kinds)]

    def context(self, table: Table, key: str) -> dict[str, Arg]:
        """Arguments that follow from the table, for messages that say something else at some tables."""
        return {}

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        """The name of a thing."""
        raise NotImplementedError


def thing_of(table: Table, kind: str, name: str, printed: Kinds) -> Noun:
    """Our word for a thing; for what only a host's own content has, the name in these parts of the content."""
    key = f"{table.origin.game}-{kind}-{name}"
    if not speaks(key):
        for part in printed:
            for entry in table.origin.content.root.entries(part):
                if entry.text("id") == name and entry.has("name"):
                    names = entry.entry("name")
                    return Names({language: names.text(language) for language in names.data})
    return Phrase(key, {})


def deed_of(table: Table, kind: str, name: str, printed: Kinds) -> Noun:
    """What a thing does; of what only a host's own content has, its name."""
    key = f"{table.origin.game}-{kind}-{name}-text"
    return Phrase(key, {}) if speaks(key) else thing_of(table, kind, name, printed)
