"""CM-6: a longship is put at a free shore."""

from typing import Final, final

from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, SeatFrame, Table


def shore_barred(t: Midgard, shore: int) -> int:
    """CM-6.1: one harbour, one ship in a round."""
    return MAY if t.ship_at[w.SHORE_1 + shore] == w.NONE else r.SHORE_TAKEN


def sail(t: Midgard, seat: Seat, ship: int, shore: int) -> None:
    """CM-4.6: loading and sailing come later."""
    target = w.SHORE_1 + shore
    t.holder[target] = seat
    t.ship_at[target] = ship
    if t.listening:
        t.record("midgard-event-sailed", "CM-6.3" if t.box.ships[ship].private else "CM-4.6", seat, [ship, shore])


@final
class Sail(SeatFrame):
    """CM-5.10, CM-5.11, CM-6.3: the free shore of the player's choice."""

    def __init__(self, seat: Seat, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = [o for o in table.box.say[w.SAIL] if shore_barred(table, o.a) == MAY]
        if len(options) == 1:
            self.picked(table, options[0], self.seat)
        else:
            table.ask_about(self.seat, "midgard-ask-sail", [self.ship], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        table.leave()
        sail(table, seat, self.ship, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return shore_barred(table, option.a) if option.verb == w.SAIL else meanwhile_barred(table, option, seat)
