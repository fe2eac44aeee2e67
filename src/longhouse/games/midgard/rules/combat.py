"""CM-8.1: the combat phase: all hunts, the troll, the draugr, then the shores."""

from typing import final

from longhouse.games.midgard.rules.fight import fight
from longhouse.games.midgard.rules.hunt import hunt
from longhouse.games.midgard.rules.voyage import sail_on
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import Frame, Table


@final
class Combat(Frame):
    """`step` counts what is over: the hunts of the seats in turn order, then the targets from the troll to shore 4."""

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        step = self.step
        self.step += 1
        if step < table.seats:
            self.let_hunt(table, table.turn_order()[step])
        elif step < table.seats + w.TARGETS:
            self.let_fight(table, step - table.seats)
        else:
            table.leave()

    def let_hunt(self, t: Midgard, seat: Seat) -> None:
        """CM-8.3: in turn order; CM-7.8: with the dice that were not assigned."""
        if t.hunts(seat):
            t.active = seat
            hunt(t, seat)

    def let_fight(self, t: Midgard, target: int) -> None:
        """CM-8.5 to CM-8.8; without a committed player nothing happens."""
        seat = t.holder[target]
        if seat == NOBODY:
            return
        t.active = seat
        if target >= w.SHORE_1:
            sail_on(t, target)
        elif t.warriors_at(target):
            fight(t, target, t.enemies[target])
        elif t.listening:
            t.record("midgard-event-no-fight", "CM-8.6", seat, [target])

    def clone(self) -> "Combat":
        return Combat(self.step)
