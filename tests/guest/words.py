"""The game in words: what its things are called, and its table in a terminal."""

from typing import Final, final

from longhouse.boards.drawing import Board
from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog
from longhouse.messages.nouns import Nouns
from longhouse.messages.phrase import Noun, Phrase
from tests.guest.game import MESSAGE_KEYS, SIDES, VERBS, Coin


@final
class CoinNouns(Nouns):
    """The sides of the coin."""

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        return Phrase(f"coin-side-{SIDES[numbers[0]]}", {})


def draw(
    view: Coin, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    return [catalog.text("coin-board", name=name, points=view.points[seat]) for seat, name in enumerate(seats)]


def explain(view: Coin, catalog: Catalog, seats: list[str]) -> list[str]:
    return []


NOUNS: Final = CoinNouns("coin", VERBS, MESSAGE_KEYS.kinds())
BOARD: Final = Board(draw, explain)
