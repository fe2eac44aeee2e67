"""NG-11: how far a card has been carried out, as its steps see it."""

from longhouse.kernel.decision import Seat
from longhouse.kernel.table import SeatFrame, Table


class Script(SeatFrame):
    """A list of steps being carried out (`effects.Perform`). Frames of its steps lie above it.

    They write here what later steps need: `last`, a region of the territory last recruited in (NG-7.7: NONE if nobody
    was placed), and `pending`, a region of the territory whose Training Camps wait for the end of the action (NG-7.8).
    `done` is how far the step is, where it asks more than once (choices.py).
    """

    def __init__(self, seat: Seat, script: int, at: int, last: int, pending: int, done: int) -> None:
        super().__init__(seat)
        self.script = script
        self.at = at
        self.last = last
        self.pending = pending
        self.done = done

    def next_step(self) -> None:
        self.at += 1
        self.done = 0


def script_below(table: Table) -> Script:
    """The script whose step has just left the agenda."""
    frame = table.agenda[-1]
    assert isinstance(frame, Script)
    return frame
