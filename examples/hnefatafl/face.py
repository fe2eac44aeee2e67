"""What Hnefatafl shows: the board as plain JSON, and what a pick would bring."""

from typing import Final

from examples.hnefatafl.rules import Turn, after, places
from examples.hnefatafl.state import KING, PIECE, PIECE_IDS, Hnefatafl
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Face, Fact
from longhouse.kernel.later import Later


def scenery(t: Hnefatafl) -> dict[str, object]:
    box = t.box
    squares = [box.name_of("place", square) for square in range(len(box.start))]
    return {"size": box.size, "squares": squares, "throne": box.throne, "corners": list(box.corners)}


def picture(view: Hnefatafl) -> dict[str, object]:
    return {
        "attackers": view.attackers,
        "board": [PIECE_IDS[piece] for piece in view.board],
        "captured": [view.captured(seat) for seat in range(view.seats)],
        "move": view.turn,
        "moveLimit": view.box.move_limit,
    }


def preview(view: Hnefatafl, option: Option, seat: Seat) -> list[Fact]:
    """HT-3.2, HT-4.1, HT-5.1, HT-5.2: where a piece may go; what a move takes, and whether it wins."""
    if view.viewer not in (NOBODY, seat) or option not in view.legal_options(seat):
        return []
    if option.verb == PIECE:
        return [Fact("HT-3.2", "hnefatafl-preview-ways", [len(places(view, option.a))])]
    turn = view.agenda[-1]
    assert isinstance(turn, Turn)
    _, taken = after(view.box, view.board, turn.piece, option.a)
    facts = [Fact("HT-4.1", "hnefatafl-preview-captures", [view.board[place], place]) for place in taken]
    if view.board[turn.piece] == KING and option.a in view.box.corners:
        facts.append(Fact("HT-5.1", "hnefatafl-preview-wins", []))
    if any(view.board[place] == KING for place in taken):
        facts.append(Fact("HT-5.2", "hnefatafl-preview-wins", []))
    return facts


FACE: Final = Face(
    scenery=scenery,
    picture=picture,
    preview=preview,
    names=Later("examples.hnefatafl.names:NOUNS"),
    board=Later("examples.hnefatafl.board:BOARD"),
    layout=Later("examples.hnefatafl.layout:LAYOUT"),
)
