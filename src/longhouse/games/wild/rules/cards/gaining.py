"""VW-3.3, VW-19.10: temporary resources, of a named type or as the player chooses."""

from typing import final

from longhouse.games.wild.rules.strength import amount
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import gain
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def gain_step(t: Wild, seat: Seat, step: Step) -> None:
    """VW-17.3: a number, times what is counted."""
    n = amount(t, seat, step, 0)
    if step.resource != w.ANY:
        gain(t, step.resource, n, "VW-3.3")
    else:
        t.enter(GainAny(seat, n))


@final
class GainAny(SeatFrame):
    """VW-19.10: beer or gold, one unit per pick."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if self.left == 0:
            table.leave()
        else:
            table.ask_about(self.seat, "wild-ask-gain", [self.left], table.box.say[w.GAIN])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.left -= 1
        gain(table, option.a, 1, "VW-19.10")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb == w.GAIN else NOT_NOW

    def clone(self) -> "GainAny":
        return GainAny(self.seat, self.left)
