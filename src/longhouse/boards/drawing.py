"""The text board of any game, and its cards in words."""

from collections.abc import Callable
from typing import Any, Final, final

from longhouse.kernel.box import Word
from longhouse.kernel.decision import Option
from longhouse.kernel.registry import find_game
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog


@final
class Board:
    """Each game has one: functions that get views of this game only, and what of its options can be seen there.

    An option is on the board if it names a thing of one of the kinds of `places`, or if its verb is one of `verbs`:
    then its number is shown there too.
    """

    def __init__(
        self,
        draw: Callable[[Any, Catalog, list[str], dict[Option, str], bool, int], list[str]],
        explain: Callable[[Any, Catalog, list[str]], list[str]],
        places: tuple[str, ...] = (),
        verbs: tuple[str, ...] = (),
    ) -> None:
        self.draw: Final = draw
        self.explain: Final = explain
        self.places: Final = places
        self.verbs: Final = verbs

    def has(self, word: Word) -> bool:
        return word.name in self.verbs or any(kind in self.places for kind in word.kinds)


def draw_board(
    view: Table, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the table as its viewer sees it. `marks` are the labels of the options that lie on the board."""
    return board_of(view).draw(view, catalog, seats, marks, colour, width)


def explain_cards(view: Table, catalog: Catalog, seats: list[str]) -> list[str]:
    """What the cards of the game do, a line each."""
    return board_of(view).explain(view, catalog, seats)


def is_on_board(view: Table, option: Option) -> bool:
    return board_of(view).has(find_game(view.origin.game).verbs[option.verb])


def board_of(view: Table) -> Board:
    return find_game(view.origin.game).face().board.load(Board)
