"""VW-17.4: cards are taken back from the player's discard pile."""

from typing import final

from longhouse.games.wild.rules.payment import different
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import with_card
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def recover(t: Wild, seat: Seat, step: Step) -> None:
    """VW-17.4: up to this many; from the discard pile as it is, without a reshuffle."""
    t.enter(Recover(seat, step.kinds, step.except_decks, step.n))


def recoverable(t: Wild, seat: Seat, kinds: int, except_decks: int) -> list[int]:
    """VW-19.1: each different card that fits."""
    return [card for card in different(t.discards[seat]) if fits(t, card, kinds, except_decks)]


def fits(t: Wild, card: int, kinds: int, except_decks: int) -> bool:
    printed = t.box.cards[card]
    return (kinds >> printed.kind & 1) == 1 and not except_decks >> printed.deck & 1


@final
class Recover(SeatFrame):
    """VW-19.10: each different card that is allowed, or enough; `left` cards at most."""

    def __init__(self, seat: Seat, kinds: int, except_decks: int, left: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.except_decks = except_decks
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        cards = recoverable(table, self.seat, self.kinds, self.except_decks)
        if self.left == 0 or not cards:
            table.leave()
            return
        say = table.box.say
        options = [say[w.RECOVER][card] for card in cards]
        options.append(say[w.STOP][0])
        table.ask_about(self.seat, "wild-ask-recover", [self.left], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.STOP:
            table.leave()
            return
        self.left -= 1
        pile = table.discards[seat][:]
        pile.remove(option.a)
        table.discards[seat] = pile
        table.hands[seat] = with_card(table.hands[seat], option.a)
        if table.listening:
            table.record("wild-event-recovered", "VW-17.4", seat, [option.a])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.RECOVER:
            return self.recover_barred(table, option.a)
        return MAY if option.verb == w.STOP else NOT_NOW

    def recover_barred(self, t: Wild, card: int) -> int:
        if card not in t.discards[self.seat]:
            return r.NOT_DISCARDED
        return MAY if fits(t, card, self.kinds, self.except_decks) else r.CANNOT_RECOVER

    def clone(self) -> "Recover":
        return Recover(self.seat, self.kinds, self.except_decks, self.left)
