"""NG-11.5: draw cards; some of them may have to be discarded or returned."""

from typing import Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state import zones
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

CLOSED_3: Final = 3  # tiles


def draws(t: Northgard, seat: Seat, step: Step) -> int:
    """How many cards; `closed_3`: one for each own closed territory of size 3 or more."""
    if step.per != w.PER_CLOSED_3:
        return step.n
    land = t.land
    return len([rep for rep in t.own(seat) if not land.is_open(rep) and land.size(rep) >= CLOSED_3])


def draw_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: one card or more, and that many must be there."""
    n = draws(t, seat, step)
    if n == 0:
        return r.NOTHING_TO_COUNT
    return MAY if n <= zones.cards_left(t, seat) else r.TOO_FEW_CARDS


def draw(t: Northgard, seat: Seat, step: Step) -> None:
    n = draws(t, seat, step)
    if step.discard + step.top == 0:
        zones.draw_to_hand(t, seat, n, "NG-11.5")
        return
    cards = [zones.pop_deck(t, seat) for _ in range(n)]
    zones.look_at(t, seat, cards, w.POOL_PLAYERS + seat, 1 << seat)
    for card in cards:
        zones.tell_drawn(t, seat, card, "NG-11.5")
    t.enter(SortDrawn(seat, step.discard, step.top))


@final
class SortDrawn(SeatFrame):
    """NG-11.5: of the cards just drawn some are discarded, then some returned (the last one lies on top); the rest is
    kept. Asked by their number, not by their kinds: otherwise the others would learn something."""

    def __init__(self, seat: Seat, discards: int, returns: int) -> None:
        super().__init__(seat)
        self.discards = discards
        self.returns = returns

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.discards:
            options = [table.box.say[w.DISCARD][card] for card in zones.kinds(table.looked.cards)]
            table.ask_about(self.seat, "northgard-ask-discard-drawn", [self.discards], options)
        elif self.returns:
            options = [table.box.say[w.RETURN][card] for card in zones.kinds(table.looked.cards)]
            table.ask_about(self.seat, "northgard-ask-return", [self.returns], options)
        else:
            table.leave()
            for card in table.looked.cards:
                zones.put_in_hand(table, self.seat, card)
                zones.take_looked(table, card)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        zones.take_looked(table, option.a)
        if option.verb == w.DISCARD:
            self.discards -= 1
            table.lay_open()
            zones.to_discards(table, seat, option.a, "NG-11.5")
            return
        self.returns -= 1
        zones.lay_on_deck(table, seat, option.a, 1 << seat)
        if table.listening:
            table.record_secret("northgard-event-returned", "NG-11.5", seat, [option.a], 0, 1 << seat)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        """NG-11.13: only the cards just drawn."""
        assert isinstance(table, Northgard)
        if option.verb != (w.DISCARD if self.discards else w.RETURN):
            return NOT_NOW
        return MAY if option.a in table.looked.cards else r.NOT_DRAWN

    def clone(self) -> "SortDrawn":
        return SortDrawn(self.seat, self.discards, self.returns)
