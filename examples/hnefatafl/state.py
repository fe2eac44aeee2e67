"""What lies on the table: the words of the game, its box and its table. The board is a list of squares, row by row."""

from typing import ClassVar, Final, final

from longhouse.kernel.box import Box, Word
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import Entry
from longhouse.kernel.decision import NOBODY, Option, Reason, Seat
from longhouse.kernel.game import MessageKeys, Stream
from longhouse.kernel.origin import Origin
from longhouse.kernel.secret import redact
from longhouse.kernel.table import GAME_OVER, NOT_ASKED, NOT_NOW, Frame, Score, Table
from longhouse.kernel.zone import Tally, Zone

EMPTY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
KING: Final = 3
SIGNS: Final = ".ADK"  # in the content and in texts
PIECE_IDS: Final = ("none", "attacker", "defender", "king")
NONE: Final = -1  # no square

LOT: Final = 0
STREAMS: Final = (Stream("lot", 1),)

PIECE: Final = 0
TO: Final = 1
VERBS: Final = (Word("piece", ("place",)), Word("to", ("place",)))

NOT_YOURS: Final = 10
NO_WAY_OUT: Final = 11
NOT_IN_LINE: Final = 12
IN_THE_WAY: Final = 13
KINGS_SQUARE: Final = 14
THIRD_TIME: Final = 15

# by number: the rule, the message, and the kinds of its arguments
REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    NOT_NOW: ("HT-3.1", "hnefatafl-why-not-now", ()),
    GAME_OVER: ("HT-5.1", "hnefatafl-why-game-over", ()),
    NOT_ASKED: ("HT-3.1", "hnefatafl-why-not-asked", ("seat",)),
    NOT_YOURS: ("HT-3.1", "hnefatafl-why-not-yours", ("place",)),
    NO_WAY_OUT: ("HT-3.2", "hnefatafl-why-no-way-out", ("place",)),
    NOT_IN_LINE: ("HT-3.2", "hnefatafl-why-not-in-line", ("place",)),
    IN_THE_WAY: ("HT-3.2", "hnefatafl-why-in-the-way", ("place",)),
    KINGS_SQUARE: ("HT-3.3", "hnefatafl-why-kings-square", ("place",)),
    THIRD_TIME: ("HT-3.5", "hnefatafl-why-third-time", ("place",)),
}
ESCAPED: Final = 0
CAUGHT: Final = 1
STUCK: Final = 2
HELD: Final = 3
ENDINGS: Final = (
    "hnefatafl-ending-escaped",
    "hnefatafl-ending-caught",
    "hnefatafl-ending-stuck",
    "hnefatafl-ending-held",
)
ENDING_RULES: Final = ("HT-5.1", "HT-5.2", "HT-5.3", "HT-5.4")

MESSAGE_KEYS: Final = MessageKeys(
    asks={"hnefatafl-ask-piece": (), "hnefatafl-ask-to": ("piece", "place")},
    events={
        "hnefatafl-event-attacks": (),
        "hnefatafl-event-moved": ("piece", "place", "place"),  # from, to
        "hnefatafl-event-captured": ("piece", "place"),
        "hnefatafl-event-escaped": (),
        "hnefatafl-event-caught": (),
        "hnefatafl-event-stuck": (),
        "hnefatafl-event-held": ("number",),  # moves
    },
    reasons=REASONS,
    sources=("hnefatafl-source-captured",),
    endings=ENDINGS,
    previews={
        "hnefatafl-preview-captures": ("piece", "place"),
        "hnefatafl-preview-wins": (),
        "hnefatafl-preview-ways": ("number",),  # squares to choose from
    },
)


@final
class HnefataflBox(Box):
    """HT-1.2, HT-1.3: the board, its lines and its special squares."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        board = origin.content.root.entry("board")
        rows = board.texts("rows")
        self.size: Final = check_rows(board, rows)
        self.start: Final = [SIGNS.index(sign) for row in rows for sign in row]
        self.move_limit: Final = int(origin.settings["move_limit"])
        last = self.size - 1
        self.throne: Final = len(self.start) // 2
        self.corners: Final = (0, last, self.size * last, self.size * self.size - 1)
        self.lines: Final = [lines_from(square, self.size) for square in range(len(self.start))]
        self.beside: Final = [[line[0] if line else NONE for line in lines] for lines in self.lines]
        self.speak(VERBS, {"place": len(self.start)}, {})

    def name_of(self, kind: str, number: int) -> str:
        """HT-1.2: letters from left to right, numbers from below."""
        row, column = divmod(number, self.size)
        return f"{chr(ord('a') + column)}{self.size - row}"


def check_rows(board: Entry, rows: list[str]) -> int:
    """The length of a side."""
    size = len(rows)
    if size % 2 == 0 or not 5 <= size <= 19 or any(len(row) != size for row in rows):
        raise board.wrong("'rows' must be a square with an odd side from 5 to 19")
    if strange := set("".join(rows)) - set(SIGNS):
        raise board.wrong(f"'rows' has {' '.join(sorted(strange))}; known: {' '.join(SIGNS)}")
    if "".join(rows).count("K") != 1 or rows[size // 2][size // 2] != "K":
        raise board.wrong("'rows' must have one king K, in the middle")
    return size


def lines_from(square: int, size: int) -> list[list[int]]:
    """Up, right, down, left: the squares in each direction, the nearest first. Opposite directions are two apart."""
    row, column = divmod(square, size)
    up = [square - size * n for n in range(1, row + 1)]
    right = [square + n for n in range(1, size - column)]
    down = [square + size * n for n in range(1, size - row)]
    left = [square - n for n in range(1, column + 1)]
    return [up, right, down, left]


@final
class Hnefatafl(Table):
    """A game in progress. Nothing of it is hidden."""

    FIELDS: ClassVar = ("turn", "attackers", "board", "past", "winner", "ending")

    def __init__(self, box: HnefataflBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box
        self.attackers: Seat = NOBODY  # who plays them
        self.board = box.start[:]
        self.past: list[str] = []  # HT-3.5: the positions since the last capture
        self.winner: Seat = NOBODY
        self.ending = NONE

    def clone(self) -> "Hnefatafl":
        other = Hnefatafl(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.turn = self.turn
        other.attackers = self.attackers
        other.board = self.board[:]
        other.past = self.past[:]
        other.winner = self.winner
        other.ending = self.ending
        other.copy_play(self)
        return other

    def view(self, seat: Seat) -> "Hnefatafl":
        self.check_viewer(seat)
        view = self.clone()
        redact(view, self, seat)
        return view

    def zones(self) -> list[Zone]:
        return []

    def tallies(self) -> list[Tally]:
        return []

    def owner(self, piece: int) -> Seat:
        """Whose piece it is; an empty square is nobody's."""
        if piece == EMPTY:
            return NOBODY
        return self.attackers if piece == ATTACKER else 1 - self.attackers

    def captured(self, seat: Seat) -> int:
        """How many pieces of the other side this seat has taken."""
        gone = [piece for piece in set(self.box.start) if self.owner(piece) == 1 - seat]
        return sum(self.box.start.count(piece) - self.board.count(piece) for piece in gone)

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        rule, key, kinds = REASONS[why]
        return Reason(rule, key, [self.decision.seat] if why == NOT_ASKED else [option.a][: len(kinds)])

    @property
    def result(self) -> Score | None:
        if not self.over:
            return None
        points = [self.captured(seat) for seat in range(self.seats)]
        return Score([self.winner], points, [[n] for n in points], ENDINGS[self.ending], ENDING_RULES[self.ending])
