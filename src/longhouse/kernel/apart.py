"""Seats that choose apart from one another, at the same time or one alone in secret."""

from typing import final

from longhouse.kernel.decision import NOTHING_ASKED, Option, Seat
from longhouse.kernel.table import NO_DECISIONS, Frame, SeatFrame, Table


@final
class Apart(Frame):
    """Seats choose apart from one another: each has its own small agenda that nobody else sees.

    What they choose lies in a tally without a pool until the last seat has chosen; then the frame below reads it.
    Only an open pick may draw from chance or record an event. `ask` is the question that the others see meanwhile.
    """

    def __init__(self, ask: str, seats: list[Seat], starts: list[Frame], agendas: list[list[Frame]]) -> None:
        self.ask = ask
        self.seats = seats
        self.starts = starts
        self.agendas = agendas

    def run(self, table: Table) -> None:
        outside = table.agenda
        first = NOTHING_ASKED
        others = NO_DECISIONS
        offers = NO_DECISIONS
        for agenda in self.agendas:
            table.agenda = agenda
            table.decision = NOTHING_ASKED
            while agenda and table.decision is NOTHING_ASKED:
                agenda[-1].run(table)
            if is_done(agenda):
                if agenda:
                    offers = [*offers, table.decision]
            elif first is NOTHING_ASKED:
                first = table.decision
            else:
                others = [*others, table.decision]
        table.agenda = outside
        table.decision = first
        if first is NOTHING_ASKED:
            table.leave()
        else:
            table.others = others
            table.offers = offers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        agenda = self.agenda_of(seat)
        top = agenda[-1]
        if isinstance(top, SeatFrame) and top.is_open(option):
            top.picked(table, option, seat)
            return
        outside = table.agenda
        table.agenda = agenda
        top.picked(table, option, seat)
        table.agenda = outside

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return self.agenda_of(seat)[-1].why_not(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        return self.agenda_of(seat)[-1].amounts(table, why, option, seat)

    def agenda_of(self, seat: Seat) -> list[Frame]:
        return self.agendas[self.seats.index(seat)]

    def is_open(self, option: Option, seat: Seat) -> bool:
        """Also what is none of these seats' picks, but an offer of the lowest frame."""
        if seat not in self.seats:
            return True
        top = self.agenda_of(seat)[-1]
        return isinstance(top, SeatFrame) and top.is_open(option)

    def clone(self) -> "Apart":
        return Apart(
            self.ask, self.seats, self.starts, [[frame.clone() for frame in agenda] for agenda in self.agendas]
        )

    def seen_from(self, seat: Seat) -> "Apart":
        """A seat sees which others are still choosing, not how far they are."""
        agendas: list[list[Frame]] = []
        for i, agenda in enumerate(self.agendas):
            if self.seats[i] == seat or is_done(agenda):
                agendas.append([frame.seen_from(seat) for frame in agenda])
            else:
                agendas.append([self.starts[i].clone()])
        return Apart(self.ask, self.seats, self.starts, agendas)

    def begin_again(self, but: Seat) -> list[Seat]:
        """Put every other seat's agenda back to its start. Returns the seats that were done and no longer are."""
        undone: list[Seat] = []
        for i, seat in enumerate(self.seats):
            if seat != but:
                was_done = is_done(self.agendas[i])
                self.agendas[i] = [self.starts[i].clone()]
                if was_done and not is_done(self.agendas[i]):
                    undone.append(seat)
        return undone


def is_done(agenda: list[Frame]) -> bool:
    """Nobody waits for a seat that has nothing left to choose, or only an offer."""
    if not agenda:
        return True
    top = agenda[-1]
    return isinstance(top, SeatFrame) and top.is_done()


def apart(ask: str, starts: list[SeatFrame]) -> Apart:
    """Every seat at the start of its own agenda. The new frame owns the frames it is given."""
    frames: list[Frame] = [*starts]
    return Apart(ask, [start.seat for start in starts], frames, [[start.clone()] for start in starts])
