"""Northgard as text: the map, the players beside or below it, then every territory and card in lines."""

from typing import Final

from longhouse.boards.canvas import Canvas, below, beside
from longhouse.boards.drawing import Board
from longhouse.boards.letters import letters_of
from longhouse.games.northgard.face.board_lists import cards, clans_to_choose, heading, territories
from longhouse.games.northgard.face.board_lists import explain as explain_things
from longhouse.games.northgard.face.board_map import draw_loose, draw_map
from longhouse.games.northgard.face.board_seats import numbers, who_plays
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import PLACE, TILE, TURN, UNDER
from longhouse.kernel.decision import Option
from longhouse.messages.catalog import Catalog

GAP: Final = 3


def draw(
    view: Northgard, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the whole table as the viewer sees it. `marks` are the labels of the moves to choose from."""
    letters = letters_of(seats)
    panel = below([who_plays(view, catalog, seats, letters), numbers(view, catalog, letters)], 1)
    sheets = [heading(view, catalog, seats, width)]
    board = draw_map(view, letters, marks, width)
    if board.width + GAP + panel.width <= width:
        sheets.append(beside([board, panel], GAP))
    else:
        sheets += [board, panel]
    sheets += [clans_to_choose(view, catalog, marks, width), tiles_to_place(view, marks, width)]
    sheets.append(territories(view, catalog, letters, width))
    sheets.append(cards(view, catalog, letters, width))
    return below(sheets, 1).lines(colour)


def tiles_to_place(view: Northgard, marks: dict[Option, str], width: int) -> Canvas:
    """NG-2.1: the tiles to choose from, or the tile to be placed in every turn that is offered."""
    shown: list[Canvas] = []
    asked = next((decision for decision in view.decisions if decision.options), None)
    for option, mark in marks.items():
        if option.verb in (TILE, UNDER):
            shown.append(draw_loose(view, option.a, 0, mark))
        elif option.verb == TURN and asked is not None:
            shown.append(draw_loose(view, asked.args[0], option.a, mark))
    if not shown and asked is not None and any(option.verb == PLACE for option in marks):
        shown.append(draw_loose(view, asked.args[0], 0, ""))
    rows: list[Canvas] = []
    while shown:
        fitting = max(1, (width + GAP) // (shown[0].width + GAP))
        rows.append(beside(shown[:fitting], GAP))
        shown = shown[fitting:]
    return below(rows, 0)


def explain(view: Northgard, catalog: Catalog, seats: list[str]) -> list[str]:
    return explain_things(view, catalog, seats, letters_of(seats))


BOARD: Final = Board(draw, explain, places=("territory", "place"), verbs=("tile", "turn"))
