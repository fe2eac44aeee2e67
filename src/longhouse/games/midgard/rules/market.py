"""CM-5.13: food, wood and coins are exchanged with the supply, one for one."""

from typing import final

from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def open_market(t: Midgard, seat: Seat, step: Step) -> None:
    """CM-RU32: one deal for each item held on arrival."""
    wanted = sum([1 << good for good in step.among])
    t.enter(Trade(seat, t.goods[seat * w.GOODS : (seat + 1) * w.GOODS], wanted))


def swap_barred(t: Midgard, seat: Seat, held: list[int], wanted: int, given: int, taken: int) -> int:
    """CM-5.13: an item received in this visit may not be given away again."""
    if not wanted >> given & wanted >> taken & 1:
        return NOT_NOW
    if held[given]:
        return MAY
    return r.SWAP_RECEIVED if t.goods[seat * w.GOODS + given] else r.SWAP_NOT_HELD


def swap(t: Midgard, seat: Seat, given: int, taken: int) -> None:
    t.goods[seat * w.GOODS + given] -= 1
    t.goods[seat * w.GOODS + taken] += 1
    if t.listening:
        t.record("midgard-event-swapped", "CM-5.13", seat, [given, taken])


@final
class Trade(SeatFrame):
    """CM-5.13: any number of steps. `held`: by good, what may still be given; `wanted`: a bit for each good traded."""

    def __init__(self, seat: Seat, held: list[int], wanted: int) -> None:
        super().__init__(seat)
        self.held = held  # replaced
        self.wanted = wanted

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = [o for o in table.box.say[w.SWAP] if self.barred(table, o) == MAY]
        if options:
            options.append(table.box.say[w.DONE][0])
            table.ask(self.seat, "midgard-ask-swap", options)
        else:
            table.leave()

    def barred(self, t: Midgard, option: Option) -> int:
        return swap_barred(t, self.seat, self.held, self.wanted, option.a, option.b)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.DONE:
            table.leave()
            return
        self.held = self.held[:]
        self.held[option.a] -= 1
        swap(table, seat, option.a, option.b)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.SWAP:
            return self.barred(table, option)
        return MAY if option.verb == w.DONE else meanwhile_barred(table, option, seat)

    def clone(self) -> "Trade":
        return Trade(self.seat, self.held, self.wanted)
