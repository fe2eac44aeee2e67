"""How far the others are is nobody's business while seats choose apart: not by the numbers of an update either.

Each viewer is told a seq and a version of its own. They count what it has seen since the seats began to choose: its
own picks, and that somebody has finished. When the last has chosen, everybody is told the true numbers again.
"""

from typing import TypeAlias, final

from longhouse import Table
from longhouse.kernel.table import Apart

Numbers: TypeAlias = tuple[int, int]  # seq and version
Apartness: TypeAlias = list[int] | None  # the seats that are still choosing apart, if any do


def seats_apart(table: Table) -> Apartness:
    """A seat that only has an offer is not choosing."""
    if table.over or not isinstance(table.agenda[-1], Apart):
        return None
    return [decision.seat for decision in table.decisions]


@final
class Veil:
    """The numbers that everybody knows, and by seat what it alone knows besides."""

    def __init__(self) -> None:
        self.open: Numbers = (0, 1)
        self.own: dict[int, Numbers] = {}

    def told(self, viewer: int) -> Numbers:
        seq, version = self.own.get(viewer, (0, 0))
        return self.open[0] + seq, self.open[1] + version

    def lift(self, true: Numbers) -> None:
        self.open = true
        self.own = {}

    def step(self, seat: int, before: Apartness, after: Apartness, events: bool, change: int, true: Numbers) -> bool:
        """A pick (change 1) or an undo (-1) of a seat; whether nobody else may know of it."""
        if before is None or after is None or events:
            self.lift(true)
            return False
        if before == after:
            seq, version = self.own.get(seat, (0, 0))
            self.own[seat] = (seq + change, version + 1)
            return True
        self.open = (self.open[0] + change, self.open[1] + 1)
        return False
