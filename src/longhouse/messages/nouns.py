"""What a game tells the catalog: which arguments its messages have, and how its things are called."""

from longhouse.kernel.decision import Option
from longhouse.kernel.game import Word
from longhouse.kernel.table import Table
from longhouse.messages.bundle import Bundle, Forms

Kinds = tuple[str, ...]


class Nouns:
    """One per game. The catalog itself knows only two kinds of arguments: `seat` and `number`."""

    def __init__(self, game: str, verbs: tuple[Word, ...], kinds: dict[str, Kinds]) -> None:
        self.game = game
        self.verbs = verbs
        self.kinds = kinds  # by message key: questions, events and reasons

    def width(self, kind: str) -> int:
        """How many numbers one argument of this kind takes."""
        return 1

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        kinds = self.verbs[option.verb].kinds
        return kinds, [option.a, option.b][: len(kinds)]

    def forms(self, bundle: Bundle, table: Table, kind: str, numbers: list[int]) -> Forms:
        """The name of a thing, in its cases."""
        raise NotImplementedError
