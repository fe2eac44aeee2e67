"""The things of Hnefatafl by name: pieces and squares."""

from typing import Final, final

from examples.hnefatafl.state import MESSAGE_KEYS, PIECE, PIECE_IDS, VERBS, Hnefatafl
from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.nouns import Kinds, Nouns, thing_of
from longhouse.messages.phrase import Noun, Text


@final
class HnefataflNouns(Nouns):
    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """A piece is chosen by what it is and where it stands."""
        assert isinstance(table, Hnefatafl)
        if option.verb == PIECE:
            return ("piece", "place"), [table.board[option.a], option.a]
        return super().option_args(table, option)

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Hnefatafl)
        if kind == "piece":
            return thing_of(table, kind, PIECE_IDS[numbers[0]], ())
        return Text(table.box.name_of(kind, numbers[0]))


NOUNS: Final = HnefataflNouns("hnefatafl", VERBS, MESSAGE_KEYS.kinds())
