"""Heads or tails: a right call scores a point, and three points win."""

from pathlib import Path
from typing import ClassVar, Final, final

from longhouse.kernel.box import Box, Word
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import Decision, Option, Reason, Seat
from longhouse.kernel.face import Face
from longhouse.kernel.game import Game, MessageKeys, Stream
from longhouse.kernel.later import Later
from longhouse.kernel.mind import Mind
from longhouse.kernel.origin import Origin
from longhouse.kernel.search.tree import Style
from longhouse.kernel.secret import redact
from longhouse.kernel.table import GAME_OVER, MAY, NOT_ASKED, NOT_NOW, Frame, Score, Table
from longhouse.kernel.zone import Tally, Zone

CALL: Final = 0
SIDES: Final = ("heads", "tails")
VERBS: Final = (Word("call", ("side",)),)
REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    GAME_OVER: ("CN-3", "coin-why-over", ()),
    NOT_ASKED: ("CN-1", "coin-why-not-asked", ()),
    NOT_NOW: ("CN-1", "coin-why-not-now", ()),
}
MESSAGE_KEYS: Final = MessageKeys(
    asks={"coin-ask-call": ()},
    events={"coin-event-fell": ("side",)},
    reasons=REASONS,
    sources=("coin-source-right",),
    endings=("coin-ending",),
)


@final
class CoinBox(Box):
    """How many points win."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        self.goal: Final = origin.content.root.entry("game").number("goal")
        self.speak(VERBS, {"side": len(SIDES)}, {})

    def name_of(self, kind: str, number: int) -> str:
        return SIDES[number]


@final
class Coin(Table):
    """Points by seat."""

    FIELDS: ClassVar = ("points",)

    def __init__(self, box: CoinBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box
        self.points = [0] * box.players

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        rule, key, _ = REASONS[why]
        return Reason(rule, key, [])

    def clone(self) -> "Coin":
        other = Coin(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.copy_play(self)
        other.points = self.points[:]
        return other

    def view(self, seat: Seat) -> "Coin":
        view = self.clone()
        redact(view, self, seat)
        return view

    def zones(self) -> list[Zone]:
        return []

    def tallies(self) -> list[Tally]:
        return []

    @property
    def result(self) -> Score | None:
        if not self.over:
            return None
        best = max(self.points)
        winners = [seat for seat in range(self.seats) if self.points[seat] == best]
        return Score(winners, self.points[:], [[points] for points in self.points], "coin-ending", "CN-3")


@final
class Toss(Frame):
    """CN-1: the seats call in turn, and the coin falls after each call."""

    FIELDS: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, Coin)
        table.ask(self.seat, "coin-ask-call", table.box.say[CALL])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Coin)
        side = table.chance.below(0, len(SIDES))
        if table.listening:
            table.record("coin-event-fell", "CN-2", seat, [side])
        table.points[seat] += side == option.a
        self.seat = (seat + 1) % table.seats
        if table.points[seat] == table.box.goal:
            table.end()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY

    def clone(self) -> "Toss":
        return Toss(self.seat)


def deal(box: CoinBox, chance: Chance) -> Coin:
    return Coin(box, chance, [Toss(0)])


def scenery(table: Coin) -> dict[str, object]:
    return {"goal": table.box.goal}


def picture(view: Coin) -> dict[str, object]:
    return {"points": view.points}


def judge(view: Table, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)


def face() -> Face:
    return Face(scenery, picture, names=Later("tests.guest.words:NOUNS"), board=Later("tests.guest.words:BOARD"))


def mind() -> Mind:
    return Mind(judge, Style(heat=1.0))


COIN: Final = Game(
    folder=Path(__file__).parent,
    name="coin",
    version=1,
    players=(2, 3),
    choices=[],
    streams=(Stream("coin", 1, rolled=True),),
    verbs=VERBS,
    frames={"Toss": Toss},
    message_keys=MESSAGE_KEYS,
    box=CoinBox,
    deal=deal,
    face=face,
    mind=mind,
)
