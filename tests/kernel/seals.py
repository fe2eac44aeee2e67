"""A small game for what the kernel offers where seats choose apart: everybody seals two numbers; meanwhile anybody may
stop the table with a question (`demand`) or call the sealing off (`halt`), whether or not they are done.

Compiled rules cannot be extended from here: on that build the real games must be enough.
"""

from pathlib import Path
from typing import ClassVar, Final, final

import pytest

import longhouse.games.watch
import longhouse.kernel.table
from longhouse.kernel.apart import Apart, apart
from longhouse.kernel.box import Box, Word
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import Decision, Option, Reason, Seat
from longhouse.kernel.face import Face
from longhouse.kernel.game import Game, MessageKeys, Stream
from longhouse.kernel.history import History
from longhouse.kernel.journal import STANDARD, Journal
from longhouse.kernel.later import Later
from longhouse.kernel.origin import Origin
from longhouse.kernel.secret import SecretFrame, redact
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Score, SeatFrame, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone, tally

if not str(longhouse.kernel.table.__file__).endswith(".py"):
    pytest.skip("compiled classes cannot be extended here", allow_module_level=True)

SEAL, DEMAND, HALT, ANSWER = range(4)
VERBS: Final = (Word("seal", ("number",)), Word("demand", ()), Word("halt", ()), Word("answer", ()))
NUMBERS: Final = 3
SEALED: Final = 2  # numbers that everybody seals, except the last seat, which has none
FOLDER: Final = Path(longhouse.games.watch.__file__).parent  # some content


class SealsBox(Box):
    """Three numbers and three words."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        self.speak(VERBS, {"number": NUMBERS}, {})


@final
class Seals(Table):
    """What is sealed, and what was revealed."""

    FIELDS: ClassVar = ("sealed", "shown", "demands")

    def __init__(self, box: SealsBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box
        own = [1 << seat for seat in range(box.players)]
        self.sealed: Tally = tally(box.players, NUMBERS, own, NO_POOL)
        self.shown: list[int] = []
        self.demands: list[int] = []

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        return Reason("SE-1", f"seals-why-{why}", [])

    def clone(self) -> "Seals":
        other = Seals(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.copy_play(self)
        other.sealed, other.shown, other.demands = self.sealed.clone(), self.shown[:], self.demands[:]
        return other

    def view(self, seat: Seat) -> "Seals":
        view = self.clone()
        redact(view, self, seat)
        view.sealed = self.sealed.seen_from(seat)
        return view

    def zones(self) -> list[Zone]:
        return []

    def tallies(self) -> list[Tally]:
        return [self.sealed]

    @property
    def result(self) -> Score | None:
        return Score([], [0] * self.seats, [[0]] * self.seats, "seals-ending", "SE-4") if self.over else None


@final
class Seal(SecretFrame):
    """SE-2: one seat seals its numbers; SE-3: before that, after that and without any it may stop the table."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def is_done(self) -> bool:
        return self.left == 0

    def is_open(self, option: Option) -> bool:
        return option.verb != SEAL

    def run(self, table: Table) -> None:
        assert isinstance(table, Seals)
        say = table.box.say
        numbers = say[SEAL] if self.left else []
        table.ask(self.seat, "seals-ask-seal" if self.left else "seals-ask-wait", [*numbers, *say[DEMAND], *say[HALT]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Seals)
        if option.verb == SEAL:
            table.sealed.counts[seat * NUMBERS + option.a] += 1
            self.left -= 1
            return
        table.demands.append(seat * 10 + table.chance.below(0, 6))
        if table.listening:
            table.record("seals-event-stopped", "SE-3", seat, [])
        if option.verb == HALT:
            table.leave()
        table.enter(Talk(seat))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if (option.verb == SEAL and self.left) or option.verb in (DEMAND, HALT) else NOT_NOW

    def formality(self, decision: Decision) -> Option | None:
        """SE-5: the second number counts for nothing."""
        return decision.options[0] if self.left == 1 and decision.options else None

    def clone(self) -> "Seal":
        return Seal(self.seat, self.left)


@final
class Talk(SeatFrame):
    """SE-3: the seat that stopped the table says why, while the others wait."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Seals)
        table.ask(self.seat, "seals-ask-talk", table.box.say[ANSWER])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        table.leave()


@final
class Reveal(Frame):
    """SE-4: everything is revealed, and a die decides."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Seals)
        table.shown = [*table.sealed.counts, table.chance.below(0, 6)]
        table.end()


def deal(box: SealsBox, chance: Chance) -> Seals:
    """The last to sit down are asked first: the order of a phase need not be that of the seats."""
    last = box.players - 1
    starts: list[SeatFrame] = [Seal(seat, SEALED if seat < last else 0) for seat in range(last, -1, -1)]
    return Seals(box, chance, [Reveal(), apart("seals-ask-others", starts)])


def unseen(table: Table) -> dict[str, object]:
    raise NotImplementedError("nobody looks at this game")


def face() -> Face:
    return Face(scenery=unseen, picture=unseen, names=Later("nothing:NAMES"), board=Later("nothing:BOARD"))


SEALS: Final = Game(
    folder=FOLDER,
    name="seals",
    version=1,
    players=(2, 3, 4),
    choices=[],
    streams=(Stream("die", 1, rolled=True),),
    verbs=VERBS,
    frames={"Apart": Apart, "Seal": Seal, "Talk": Talk, "Reveal": Reveal},
    message_keys=MessageKeys({}, {}, {}, (), ()),
    box=SealsBox,
    deal=deal,
    face=face,
)


def new_game(players: int = 4, seed: str = "seals") -> History:
    names = [f"Seat {seat}" for seat in range(players)]
    return History(SEALS, Journal("seals", 1, STANDARD, seed, {}, names), SEALS.content())


def new_table(players: int = 4, seed: str = "seals") -> Seals:
    table = new_game(players, seed).table
    assert isinstance(table, Seals)
    return table


def pick(table: Table, seat: int, text: str) -> None:
    table.pick(table.read(text), seat)
