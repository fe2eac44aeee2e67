"""NG-6.2, NG-17.13, NG-21.5: a card is played from the hand."""

from typing import Final, final

from longhouse.games.northgard.rules.cards.effects import Perform
from longhouse.games.northgard.rules.clans import Scorch
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.zones import lay_down, without
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.secret import SecretFrame
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import Zone

# steps of a card that is played, NG-17.13
ANSWERED: Final = 0
TOKEN: Final = 1
EFFECT: Final = 2
CANCELLED: Final = 3


def play_card(t: Northgard, seat: Seat, card: int) -> None:
    """NG-11.9: it lies in the active zone while it is resolved."""
    lay_down(t, seat, card)
    if may_be_answered(t, seat):
        t.let_slip()
    if t.listening:
        t.record("northgard-event-played", "NG-6.2", seat, [card])
    t.enter(PlayCard(seat, card, ANSWERED))


@final
class PlayCard(SeatFrame):
    """NG-17.13: put down, maybe cancelled, then Snake's token, then the effect."""

    def __init__(self, seat: Seat, card: int, step: int) -> None:
        super().__init__(seat)
        self.card = card
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        card = table.box.cards[self.card]
        if self.step == ANSWERED:
            self.step = TOKEN
            table.enter(Reaction(self.seat, self.card, NOBODY))
        elif self.step == TOKEN and card.clan == w.SNAKE and table.clans[self.seat] == w.SNAKE:
            self.step = EFFECT
            table.enter(Scorch(self.seat, True))
        elif self.step == CANCELLED:
            table.leave()
        else:
            table.leave()
            table.resolved[self.seat] = [*table.resolved[self.seat], self.card]
            table.enter(Perform(self.seat, card.script, 0, w.NONE, w.NONE, 0))

    def clone(self) -> "PlayCard":
        return PlayCard(self.seat, self.card, self.step)


@final
class Reaction(SecretFrame):
    """NG-21.5, NG-21.6: holders of Defensive Strategy are asked clockwise, until one cancels the card of `seat`.

    The others learn only that some player is asked; of a holder who has let it pass (`after`) nobody learns.
    """

    def __init__(self, seat: Seat, card: int, after: Seat) -> None:
        super().__init__(seat)
        self.card = card
        self.after = after

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        holder = self.holder(table)
        if holder == NOBODY:
            table.leave()
        else:
            options = [table.box.say[w.COUNTER][0], table.box.say[w.NO][0]]
            table.ask_about(holder, "northgard-ask-reaction", [self.seat, self.card], options)

    def holder(self, t: Northgard) -> Seat:
        """The next opponent who holds such a card."""
        waiting = t.clockwise_after(self.seat)
        if self.after != NOBODY:
            waiting = waiting[waiting.index(self.after) + 1 :]
        for other in waiting:
            if t.is_enemy(self.seat, other) and reaction_of(t, other) != w.NONE:
                return other
        return NOBODY

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.NO:
            self.after = seat
            return
        table.leave()
        below = table.agenda[-1]
        assert isinstance(below, PlayCard)
        below.step = CANCELLED
        cancel(table, seat, self.seat, self.card)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb in (w.COUNTER, w.NO) else NOT_NOW

    def hides_asker(self) -> str:
        return "northgard-ask-reaction-others"

    def may_hold(self, table: Table, zone: Zone, card: int) -> bool:
        """While a holder is asked, such a card lies in no deck of those who can be asked."""
        assert isinstance(table, Northgard)
        return card not in table.box.reactions or zone not in table.decks

    def clone(self) -> "Reaction":
        return Reaction(self.seat, self.card, self.after)

    def seen_from(self, seat: Seat) -> "Reaction":
        return Reaction(self.seat, self.card, NOBODY)


def reaction_of(t: Northgard, seat: Seat) -> int:
    """The card of this hand that can cancel another, or NONE."""
    for card in t.box.reactions:
        if card in t.hands[seat].cards:
            return card
    return w.NONE


def may_be_answered(t: Northgard, seat: Seat) -> bool:
    """NG-21.6: whether an opponent may hold a card that can cancel another, by what everybody knows."""
    for other in t.clockwise_after(seat):
        if t.is_enemy(seat, other) and t.hands[other].cards:
            seen = [*t.actives[other], *t.discards[other]]
            for card in t.box.reactions:
                if t.owned[other][card] > seen.count(card):
                    return True
    return False


def cancel(t: Northgard, seat: Seat, player: Seat, card: int) -> None:
    """NG-21.5: the reaction goes to its owner's active zone, the cancelled card to its owner's discard pile."""
    reaction = reaction_of(t, seat)
    lay_down(t, seat, reaction)
    t.actives[player] = without(t.actives[player], card)
    t.discards[player] = [*t.discards[player], card]
    if t.listening:
        t.record("northgard-event-countered", "NG-21.5", seat, [reaction, player, card])
