"""The text board of any game, and its cards in words: each game has a module here that is called like it."""

from importlib import import_module
from types import ModuleType

from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog


def draw_board(
    view: Table, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the table as its viewer sees it. `marks` are the labels of the options that lie on the board."""
    lines: list[str] = board_of(view).draw(view, catalog, seats, marks, colour, width)
    return lines


def explain_cards(view: Table, catalog: Catalog, seats: list[str]) -> list[str]:
    """What the cards of the game do, a line each."""
    lines: list[str] = board_of(view).explain(view, catalog, seats)
    return lines


def board_of(view: Table) -> ModuleType:
    return import_module(f"longhouse.games.{view.origin.game}.face.board")
