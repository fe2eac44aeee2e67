"""VW-3.15, VW-17.12: cards are destroyed."""

from typing import Final, final

from longhouse.games.wild.rules.payment import different
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import from_hand
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# zones, as bits
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2


def destroy(t: Wild, seat: Seat, step: Step) -> None:
    """VW-17.4"""
    zones = (FROM_HAND if step.from_hand else 0) | (FROM_DISCARD if step.from_discard else 0)
    t.enter(Destroy(seat, zones, step.n, step.optional))


@final
class Destroy(SeatFrame):
    """VW-19.10: each different card in the zones named, and none if it is optional; `left` cards at most."""

    def __init__(self, seat: Seat, zones: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.zones = zones
        self.left = left
        self.optional = optional

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        options = self.options(table) if self.left else []
        if not options:
            table.leave()
        elif len(options) == 1 and not self.optional:
            self.destroy(table, options[0])
        else:
            if self.optional:
                options.append(table.box.say[w.NO_CARD][0])
            table.ask_about(self.seat, "wild-ask-destroy", [self.left], options)

    def options(self, t: Wild) -> list[Option]:
        say = t.box.say
        found: list[Option] = []
        if self.zones & FROM_HAND:
            found += [say[w.DESTROY_HAND][card] for card in different(t.hands[self.seat].cards)]
        if self.zones & FROM_DISCARD:
            found += [say[w.DESTROY_DISCARD][card] for card in different(t.discards[self.seat])]
        return found

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.NO_CARD:
            self.left = 0
        else:
            self.destroy(table, option)

    def destroy(self, t: Wild, option: Option) -> None:
        """VW-3.15, VW-17.12: out of the game for good, openly."""
        seat, card = self.seat, option.a
        self.left -= 1
        if option.verb == w.DESTROY_HAND:
            from_hand(t, seat, card)
        else:
            pile = t.discards[seat][:]
            pile.remove(card)
            t.discards[seat] = pile
        owned = t.owned[seat][:]
        owned[card] -= 1
        t.owned[seat] = owned
        t.destroyed = [*t.destroyed, card]
        if t.listening:
            t.record("wild-event-destroyed", "VW-3.15", seat, [card])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.NO_CARD:
            return MAY if self.optional else r.MUST_DESTROY
        if option.verb not in (w.DESTROY_HAND, w.DESTROY_DISCARD):
            return NOT_NOW
        return self.destroy_barred(table, option)

    def destroy_barred(self, t: Wild, option: Option) -> int:
        """VW-17.12"""
        by_hand = option.verb == w.DESTROY_HAND
        if not self.zones & (FROM_HAND if by_hand else FROM_DISCARD):
            return r.NOT_FROM_THERE
        if by_hand:
            return MAY if option.a in t.hands[self.seat].cards else r.CARD_NOT_HELD
        return MAY if option.a in t.discards[self.seat] else r.NOT_DISCARDED

    def clone(self) -> "Destroy":
        return Destroy(self.seat, self.zones, self.left, self.optional)
