"""How bots think about Hnefatafl: what a position is worth to the king's side, and the worst the other side can do."""

from typing import Final

from examples.hnefatafl.rules import Turn, after, is_guarded, is_hostile, is_kings, open_squares, places
from examples.hnefatafl.state import ATTACKER, DEFENDER, EMPTY, KING, NONE, PIECE, Hnefatafl, HnefataflBox
from longhouse.kernel.decision import Decision, Seat
from longhouse.kernel.mind import Mind
from longhouse.kernel.search.evaluation import alone, chances, decided
from longhouse.kernel.search.tree import Style
from longhouse.kernel.table import Table

NAMES: Final = ("men", "attackers", "ways", "steps", "peril", "hanging", "threats", "pressed")
WEIGHTS: Final = (0.5, 0.3, 2.0, 0.3, 4.0, 0.4, 0.3, 0.3)
WON: Final = 50.0
FAR: Final = 4  # moves to a corner; farther than that, it does not matter how far


def judge(view: Table, decision: Decision) -> list[float]:
    """A piece is as good as its best move."""
    assert isinstance(view, Hnefatafl)
    turn = view.agenda[-1]
    assert isinstance(turn, Turn)
    values = []
    for option in decision.options:
        moves = [(option.a, to) for to in places(view, option.a)] if option.verb == PIECE else [(turn.piece, option.a)]
        values.append(max([move_worth(view, piece, to, decision.seat) for piece, to in moves]))
    return values


def move_worth(t: Hnefatafl, piece: int, to: int, seat: Seat) -> float:
    board, _ = after(t.box, t.board, piece, to)
    defends = seat != t.attackers
    if KING not in board or (board[to] == KING and to in t.box.corners):
        return WON
    worth = sum([weight * number for weight, number in zip(WEIGHTS, numbers(t.box, board, not defends))])
    return worth if defends else -worth


def numbers(box: HnefataflBox, board: list[int], defenders_turn: bool) -> list[float]:
    """What favours the king's side, whoever is to move; in the order of NAMES."""
    king = board.index(KING)
    ways = [square for square in open_squares(box, board, king) if square in box.corners]
    in_danger = [square for square, piece in enumerate(board) if piece != EMPTY and is_in_danger(box, board, square)]
    hanging = [square for square in in_danger if board[square] == DEFENDER]
    threats = [square for square in in_danger if board[square] == ATTACKER]
    pressed = [square for square in box.beside[king] if square != NONE and board[square] == ATTACKER]
    return [
        float(board.count(DEFENDER) - box.start.count(DEFENDER)),
        float(box.start.count(ATTACKER) - board.count(ATTACKER)),
        5.0 if ways and defenders_turn else float(len(ways) ** 2),
        float(FAR - steps(box, board, king)),
        -float(king in in_danger) * (0.2 if defenders_turn else 2.0),
        -float(len(hanging)) * (0.5 if defenders_turn else 1.5),
        float(len(threats)) * (1.5 if defenders_turn else 0.5),
        -float(len(pressed)),
    ]


def steps(box: HnefataflBox, board: list[int], king: int) -> int:
    """Moves of the king to the nearest corner if nobody else moved."""
    reached, edge = {king}, [king]
    for step in range(1, FAR):
        edge = [to for square in edge for to in open_squares(box, board, square) if to not in reached]
        if any(to in box.corners for to in edge):
            return step
        reached.update(edge)
        edge = sorted(set(edge))
    return FAR


def is_in_danger(box: HnefataflBox, board: list[int], square: int) -> bool:
    """HT-4.1, HT-4.5: whether the next move of the other side can take what is here."""
    piece, around = board[square], box.beside[square]
    if piece == KING and is_guarded(box, square):
        free = [place for place in around if not is_hostile(box, board, place, KING)]
        return len(free) == 1 and can_come(box, board, free[0], piece)
    for direction, place in enumerate(around):
        if is_hostile(box, board, around[direction - 2], piece) and can_come(box, board, place, piece):
            return True
    return False


def can_come(box: HnefataflBox, board: list[int], square: int, piece: int) -> bool:
    """HT-3.2, HT-3.3: whether an enemy of this piece can move to an empty square."""
    if square == NONE or board[square] != EMPTY or is_kings(box, square):
        return False
    enemies = (DEFENDER, KING) if piece == ATTACKER else (ATTACKER,)
    for line in box.lines[square]:
        first = next((board[place] for place in line if board[place] != EMPTY), EMPTY)
        if first in enemies:
            return True
    return False


def features(table: Table, seat: Seat) -> list[float]:
    assert isinstance(table, Hnefatafl)
    if KING not in table.board:
        return [0.0] * len(NAMES)
    for_king = numbers(table.box, table.board, table.decision.seat != table.attackers)
    return for_king if seat != table.attackers else [-number for number in for_king]


def progress(table: Table) -> float:
    assert isinstance(table, Hnefatafl)
    return min(1.0, table.turn / table.box.move_limit)


def evaluate(table: Table) -> list[float]:
    """By seat, the chance to win."""
    score = table.result
    if score is not None:
        return decided(score, alone(table.seats))
    rows = [features(table, seat) for seat in range(table.seats)]
    return chances(rows, WEIGHTS, WEIGHTS, progress(table))


MIND: Final = Mind(
    judge=judge,
    style=Style(heat=1.0),
    evaluate=evaluate,
    names=NAMES,
    features=features,
    progress=progress,
)
