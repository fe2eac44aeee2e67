"""Hnefatafl as text: the board with its letters and numbers, and beside the squares the labels of the moves."""

from typing import Final

from examples.hnefatafl.rules import is_kings
from examples.hnefatafl.state import ATTACKER, EMPTY, KING, PIECE_IDS, Hnefatafl
from longhouse.boards.canvas import Canvas
from longhouse.boards.drawing import Board
from longhouse.kernel.decision import Option
from longhouse.messages.catalog import Catalog

WIDE: Final = 5  # columns of a square: a sign, and the label of a move
STYLES: Final = ("", "31", "36", "1;33")  # by piece: ANSI colours
LABEL: Final = "32"
DIM: Final = "2"


def draw(
    view: Hnefatafl, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    box, sheet = view.box, Canvas()
    labels = {option.a: mark for option, mark in marks.items()}
    for square, piece in enumerate(view.board):
        row, column = divmod(square, box.size)
        x = 4 + column * WIDE
        sheet.put(x, row, sign(catalog, piece, is_kings(box, square)), STYLES[piece] or DIM)
        if square in labels:
            sheet.put(x + 1, row, f"[{labels[square]}]"[: WIDE - 1], LABEL)
    for line in range(box.size):
        sheet.put(0, line, f"{box.size - line:>2}", DIM)
        sheet.put(4 + line * WIDE, box.size, chr(ord("a") + line), DIM)
    below = box.size + 2
    for seat, name in enumerate(seats if view.attackers >= 0 else []):
        role = "attackers" if seat == view.attackers else "defenders"
        told = catalog.text(f"hnefatafl-board-{role}", seat=name, number=view.captured(seat))
        sheet.put(0, below + seat, told, STYLES[ATTACKER if seat == view.attackers else KING])
    sheet.put(0, below + len(seats), catalog.text("hnefatafl-board-move", move=view.turn, limit=box.move_limit))
    return sheet.lines(colour)


def sign(catalog: Catalog, piece: int, kings: bool) -> str:
    """The first letter of the piece in the reader's language; the throne and the corners are crosses."""
    if piece != EMPTY:
        return catalog.text(f"hnefatafl-board-{PIECE_IDS[piece]}")
    return "×" if kings else "·"


def explain(view: Hnefatafl, catalog: Catalog, seats: list[str]) -> list[str]:
    return [catalog.text(f"hnefatafl-piece-{piece}-text") for piece in PIECE_IDS[1:]]


BOARD: Final = Board(draw, explain, places=("place",))
