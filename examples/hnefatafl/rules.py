"""Hnefatafl as it is played: the lot, the moves, the captures, the end. The digest has the same sections."""

from typing import Final, final

from examples.hnefatafl.state import (
    ATTACKER,
    CAUGHT,
    EMPTY,
    ENDING_RULES,
    ESCAPED,
    HELD,
    IN_THE_WAY,
    KING,
    KINGS_SQUARE,
    LOT,
    NO_WAY_OUT,
    NONE,
    NOT_IN_LINE,
    NOT_YOURS,
    PIECE,
    STUCK,
    THIRD_TIME,
    TO,
    Hnefatafl,
    HnefataflBox,
)
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table

OFTEN: Final = 2  # HT-3.5: how often a position may have occurred before

# --- 2. Setting up


@final
class SetUp(Frame):
    """HT-2.2"""

    def run(self, table: Table) -> None:
        """The attackers are drawn by lot, or agreed on; HT-2.3: they move first."""
        assert isinstance(table, Hnefatafl)
        agreed = table.box.settings["attackers"]
        table.attackers = table.chance.below(LOT, 2) if agreed == "lot" else ["first", "second"].index(agreed)
        if table.listening:
            table.record("hnefatafl-event-attacks", "HT-2.2", table.attackers, [])
        table.turn = 1
        table.past = [position(table.board, table.attackers)]
        table.leave()
        table.enter(Turn(table.attackers, NONE))


# --- 3. Moving


@final
class Turn(Frame):
    """HT-3.1: a player chooses a piece, then where it goes."""

    def __init__(self, seat: Seat, piece: int) -> None:
        self.seat = seat
        self.piece = piece  # the square of the one that was chosen

    def run(self, table: Table) -> None:
        assert isinstance(table, Hnefatafl)
        if self.piece != NONE:
            options = [Option(TO, square) for square in places(table, self.piece)]
            table.ask_about(self.seat, "hnefatafl-ask-to", [table.board[self.piece], self.piece], options)
            return
        own = [square for square, piece in enumerate(table.board) if table.owner(piece) == self.seat]
        able = [Option(PIECE, square) for square in own if places(table, square)]
        if able:
            table.ask(self.seat, "hnefatafl-ask-piece", able)
        else:
            end(table, 1 - self.seat, STUCK)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Hnefatafl)
        if option.verb == PIECE:
            self.piece = option.a
            return
        move(table, self.piece, option.a)
        self.seat = 1 - seat
        self.piece = NONE

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Hnefatafl)
        if (option.verb == TO) != (self.piece != NONE):
            return NOT_NOW
        if option.verb == TO:
            return why_not_there(table, self.piece, option.a)
        if table.owner(table.board[option.a]) != seat:
            return NOT_YOURS
        return MAY if places(table, option.a) else NO_WAY_OUT

    def clone(self) -> "Turn":
        return Turn(self.seat, self.piece)


def places(t: Hnefatafl, piece: int) -> list[int]:
    """Where the piece on this square may go."""
    return [square for square in open_squares(t.box, t.board, piece) if why_not_stop(t, piece, square) == MAY]


def open_squares(box: HnefataflBox, board: list[int], piece: int) -> list[int]:
    """HT-3.2: the empty squares in a straight line; HT-3.4: the throne is passed like any other."""
    found = []
    for line in box.lines[piece]:
        for square in line:
            if board[square] != EMPTY:
                break
            found.append(square)
    return found


def why_not_there(t: Hnefatafl, piece: int, square: int) -> int:
    if not any(square in line for line in t.box.lines[piece]):
        return NOT_IN_LINE
    if square not in open_squares(t.box, t.board, piece):
        return IN_THE_WAY
    return why_not_stop(t, piece, square)


def why_not_stop(t: Hnefatafl, piece: int, square: int) -> int:
    """HT-3.3, HT-3.5"""
    if t.board[piece] != KING and is_kings(t.box, square):
        return KINGS_SQUARE
    if len(t.past) < 2 * OFTEN:
        return MAY
    board, taken = after(t.box, t.board, piece, square)
    again = t.past.count(position(board, 1 - t.owner(t.board[piece])))
    return THIRD_TIME if again >= OFTEN and not taken else MAY


def is_kings(box: HnefataflBox, square: int) -> bool:
    return square == box.throne or square in box.corners


def position(board: list[int], seat: Seat) -> str:
    """HT-3.5: the pieces on the board, and whose turn it is."""
    return f"{seat} {''.join([str(piece) for piece in board])}"


def move(t: Hnefatafl, piece: int, square: int) -> None:
    """HT-3.1, and what it brings about: HT-4.1, HT-5.1, HT-5.2."""
    kind, seat, before = t.board[piece], t.owner(t.board[piece]), t.board
    t.board, taken = after(t.box, before, piece, square)
    if t.listening:
        t.record("hnefatafl-event-moved", "HT-3.1", seat, [kind, piece, square])
        for place in taken:
            rule = "HT-4.4" if before[place] == KING else "HT-4.1"
            t.record("hnefatafl-event-captured", rule, seat, [before[place], place])
    t.past = [*([] if taken else t.past), position(t.board, 1 - seat)]
    if kind == KING and square in t.box.corners:
        end(t, seat, ESCAPED)
    elif KING not in t.board:
        end(t, seat, CAUGHT)
    elif t.turn == t.box.move_limit:
        end(t, t.attackers, HELD)
    else:
        t.turn += 1


# --- 4. Capturing


def after(box: HnefataflBox, board: list[int], piece: int, square: int) -> tuple[list[int], list[int]]:
    """The board after a move, and the squares on which something was captured."""
    new = board[:]
    new[square], new[piece] = board[piece], EMPTY
    taken = captures(box, new, square)
    for place in taken:
        new[place] = EMPTY
    return new, taken


def captures(box: HnefataflBox, board: list[int], square: int) -> list[int]:
    """HT-4.1, HT-4.4: what is taken by the piece that has come to this square, in all directions at once."""
    taken = []
    for direction, place in enumerate(box.beside[square]):
        if place == NONE or not are_enemies(board[place], board[square]):
            continue
        if board[place] == KING and is_guarded(box, place):
            caught = all(is_hostile(box, board, each, KING) for each in box.beside[place])
        else:
            caught = is_hostile(box, board, box.beside[place][direction], board[place])
        if caught:
            taken.append(place)
    return taken


def is_guarded(box: HnefataflBox, square: int) -> bool:
    """HT-4.5: the king on his throne or beside it must be surrounded on all four sides."""
    return square == box.throne or square in box.beside[box.throne]


def is_hostile(box: HnefataflBox, board: list[int], square: int, piece: int) -> bool:
    """HT-4.3: to this piece; the corners and the empty throne are everybody's enemies, the edge is nobody's."""
    if square == NONE:
        return False
    if board[square] == EMPTY:
        return is_kings(box, square)
    return are_enemies(board[square], piece)


def are_enemies(piece: int, other: int) -> bool:
    return piece != EMPTY and other != EMPTY and (piece == ATTACKER) != (other == ATTACKER)


# --- 5. The end

ENDED: Final = ("hnefatafl-event-escaped", "hnefatafl-event-caught", "hnefatafl-event-stuck", "hnefatafl-event-held")


def end(t: Hnefatafl, winner: Seat, ending: int) -> None:
    """HT-5.1 to HT-5.4"""
    t.winner, t.ending = winner, ending
    if t.listening:
        about = [t.box.move_limit] if ending == HELD else []
        t.record(ENDED[ending], ENDING_RULES[ending], 1 - winner if ending == STUCK else winner, about)
    t.end()
