"""VW-15, VW-19.11: Asgard cards are received for thresholds or as the reward of a town hall."""

from typing import final

from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import receive, without_top
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def asgard_left(t: Wild) -> bool:
    """VW-15.4: with an empty deck nobody receives any more, unless the open cards may be taken too."""
    return len(t.asgard_deck.cards) > 0 or (t.box.asgard_row_last and len(t.asgard_row) > 0)


def receive_asgard(t: Wild, seat: Seat, n: int) -> None:
    """VW-15.5: a number of cards, one after another."""
    if asgard_left(t):
        t.enter(ReceiveAsgard(seat, n, False))


def offer_asgard(t: Wild, seat: Seat) -> None:
    """VW-9.8: a damaged town hall lets the attacker take a card; they are not asked if there is none."""
    if asgard_left(t):
        t.enter(OfferAsgard(seat))


@final
class ReceiveAsgard(SeatFrame):
    """VW-15.2: `left` cards are still due. Once `revealed`, the top card of the deck lies last in the row."""

    def __init__(self, seat: Seat, left: int, revealed: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.revealed = revealed

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if not self.revealed and (self.left == 0 or not asgard_left(table)):
            table.leave()
            return
        if not self.revealed and table.asgard_deck.cards:
            self.reveal(table)
        say = table.box.say[w.ASGARD]
        row = table.asgard_row
        options = [say[row[at]] for at in range(len(row)) if row[at] not in row[:at]]  # VW-19.1
        if len(options) == 1:
            self.take(table, options[0].a)
        else:
            table.ask_about(self.seat, "wild-ask-asgard", [self.left], options)

    def reveal(self, t: Wild) -> None:
        """VW-15.2: the third card, openly."""
        card = t.asgard_deck.cards[-1]
        t.asgard_deck = without_top(t.asgard_deck)
        t.asgard_row = [*t.asgard_row, card]
        self.revealed = True
        t.reveals += 1
        if t.listening:
            t.record("wild-event-asgard-revealed", "VW-15.2", self.seat, [card])

    def take(self, t: Wild, card: int) -> None:
        """VW-15.2, VW-15.3: the revealed card takes the place of the chosen one."""
        row = t.asgard_row[:]
        if self.revealed:
            row[row.index(card)] = row[-1]
            row.pop()
        else:
            row.remove(card)
        t.asgard_row = row
        self.revealed = False
        self.left -= 1
        receive(t, self.seat, card)
        if t.listening:
            t.record("wild-event-asgard-received", "VW-15.3", self.seat, [card])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.take(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.DECLINE:
            return r.ASGARD_COMPULSORY
        return asgard_barred(table, option.a) if option.verb == w.ASGARD else NOT_NOW

    def clone(self) -> "ReceiveAsgard":
        return ReceiveAsgard(self.seat, self.left, self.revealed)


def asgard_barred(t: Wild, card: int) -> int:
    """VW-15.2: one of the cards that lie face up."""
    return MAY if card in t.asgard_row else r.ASGARD_NOT_OPEN


@final
class OfferAsgard(SeatFrame):
    """VW-9.8, VW-RU41: take a card or decline, before the third one is revealed."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        say = table.box.say
        table.ask(self.seat, "wild-ask-take-asgard", [say[w.TAKE][0], say[w.DECLINE][0]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        table.leave()
        if option.verb == w.TAKE:
            receive_asgard(table, seat, 1)
        elif table.listening:
            table.record("wild-event-asgard-declined", "VW-9.8", seat, [])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        if option.verb == w.ASGARD:
            return r.ASGARD_FIRST_SAY
        return MAY if option.verb in (w.TAKE, w.DECLINE) else NOT_NOW
