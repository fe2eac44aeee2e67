"""NG-21.7, NG-21.20: cards that make opponents discard."""

from typing import Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state import zones
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import forced_rest
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table


def rival_barred(t: Northgard, seat: Seat, rival: Seat) -> int:
    """NG-21.7: opponents with at least one card in hand."""
    if not t.is_enemy(seat, rival):
        return r.NO_OPPONENT
    return MAY if t.hands[rival].cards else r.HAND_EMPTY


def targets(t: Northgard, seat: Seat) -> list[Seat]:
    """Clockwise from the left neighbour (NG-1.13)."""
    return [rival for rival in t.clockwise_after(seat) if rival_barred(t, seat, rival) == MAY]


def discard_enemy_barred(t: Northgard, seat: Seat) -> int:
    return MAY if targets(t, seat) else r.NO_HAND_TO_ROB


def discard_enemy(t: Northgard, seat: Seat, step: Step) -> None:
    if step.target == w.TARGET_ALL:
        t.enter(AllDiscard(seat, step.number, 1))
    else:
        t.enter(PickRival(seat, step.number))


@final
class AllDiscard(SeatFrame):
    """NG-21.7: every opponent with cards, clockwise; `at` is how far from the acting player the next one sits."""

    def __init__(self, seat: Seat, step: int, at: int) -> None:
        super().__init__(seat)
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.at == table.seats:
            table.leave()
            return
        rival = (self.seat + self.at) % table.seats
        self.at += 1
        if rival_barred(table, self.seat, rival) == MAY:
            rob(table, self.seat, table.box.steps[self.step], rival)

    def clone(self) -> "AllDiscard":
        return AllDiscard(self.seat, self.step, self.at)


@final
class PickRival(SeatFrame):
    """NG-21.7: the acting player chooses the opponent."""

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step: Final = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        rivals = targets(table, self.seat)
        if len(rivals) > 1:
            table.ask(self.seat, "northgard-ask-rival", [table.box.say[w.RIVAL][rival] for rival in rivals])
        else:
            self.rob(table, rivals[0])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.rob(table, option.a)

    def rob(self, t: Northgard, rival: Seat) -> None:
        t.leave()
        rob(t, self.seat, t.box.steps[self.step], rival)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        return rival_barred(table, seat, option.a) if option.verb == w.RIVAL else NOT_NOW


def rob(t: Northgard, seat: Seat, step: Step, rival: Seat) -> None:
    """NG-21.7: who picks the card. NG-21.20: the hand is shown before a card of it is named."""
    if step.pick == w.PICK_VICTIM:
        t.enter(Discard(rival))
    elif step.pick == w.PICK_RANDOM:
        hand = sorted(t.hands[rival].cards)
        number = t.chance.below(w.LUCK_DISCARD, len(hand)) if len(hand) > 1 else 0
        zones.discard_from_hand(t, rival, hand[number], "NG-21.7")
    else:
        zones.show_hand(t, rival, 1 << seat)
        t.reveals += 1
        if t.listening:
            t.record("northgard-event-looked-at-hand", "NG-21.20", seat, [rival])
        t.enter(NameCard(seat, rival, step.number))


@final
class Discard(SeatFrame):
    """NG-21.7: the victim chooses. Asked by the number of cards, which everybody sees."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        cards = table.hands[self.seat].cards
        if len(cards) > 1:
            table.ask(
                self.seat, "northgard-ask-discard", [table.box.say[w.DISCARD][card] for card in zones.kinds(cards)]
            )
        else:
            self.discard(table, cards[0])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.discard(table, option.a)

    def discard(self, t: Northgard, card: int) -> None:
        t.leave()
        zones.discard_from_hand(t, self.seat, card, "NG-21.7")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb != w.DISCARD:
            return NOT_NOW
        return MAY if option.a in table.hands[seat].cards else r.CARD_NOT_HELD


@final
class NameCard(SeatFrame):
    """NG-21.7, NG-21.20: the acting player looks at the whole hand and names one card of it."""

    def __init__(self, seat: Seat, rival: Seat, step: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.step: Final = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        cards = table.hands[self.rival].cards
        if len(cards) > 1:
            options = [table.box.say[w.NAME][card] for card in zones.kinds(cards)]
            table.ask_about(self.seat, "northgard-ask-name", [self.rival], options)
        else:
            self.name(table, cards[0])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.name(table, option.a)

    def name(self, t: Northgard, card: int) -> None:
        """With a ransom only the two players know which card is named, until it is discarded."""
        t.leave()
        zones.show_hand(t, self.rival, 0)
        ransom = t.box.steps[self.step].ransom
        if ransom == 0 or sum(t.goods[self.rival * w.RESOURCES : (self.rival + 1) * w.RESOURCES]) < ransom:
            zones.discard_from_hand(t, self.rival, card, "NG-21.7")
            return
        both = 1 << self.seat | 1 << self.rival
        zones.take_from_hand(t, self.rival, card)
        zones.look_at(t, self.seat, [card], w.POOL_PLAYERS + self.rival, both)
        t.reveals += 1
        if t.listening:
            t.record_secret("northgard-event-named", "NG-21.20", self.seat, [self.rival, card], 1, both)
        t.enter(Ransom(self.rival, self.seat, ransom, ransom))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb != w.NAME:
            return NOT_NOW
        return MAY if option.a in table.hands[self.rival].cards else r.NOT_IN_THAT_HAND


@final
class Ransom(SeatFrame):
    """NG-21.7, NG-21.20: the victim gives resources of their choice, one per pick, or discards the card that was named.
    The card waits among those that are looked at; these two know it.
    """

    def __init__(self, seat: Seat, taker: Seat, price: int, left: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.price = price
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.left == 0:
            self.redeem(table)
            return
        rest = forced_rest(table, self.seat, self.left)
        if self.left < self.price and rest:
            for resource in range(w.RESOURCES):
                self.give(table, resource, rest[resource])
            return
        options = [option for option in table.box.say[w.PAY] if table.goods[self.seat * w.RESOURCES + option.a]]
        if self.left == self.price:
            options += [table.box.say[w.DISCARD][card] for card in table.looked.cards]
        table.ask_about(self.seat, "northgard-ask-ransom", [self.taker, self.left], options)

    def redeem(self, t: Northgard) -> None:
        card = t.looked.cards[0]
        t.leave()
        zones.take_looked(t, card)
        zones.put_in_hand(t, self.seat, card)

    def give(self, t: Northgard, resource: int, n: int) -> None:
        if n == 0:
            return
        self.left -= n
        t.goods[self.seat * w.RESOURCES + resource] -= n
        t.goods[self.taker * w.RESOURCES + resource] += n
        if t.listening:
            t.record("northgard-event-ransom", "NG-21.7", self.seat, [self.taker, resource, n])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.PAY:
            self.give(table, option.a, 1)
            return
        table.leave()
        table.reveals += 1
        zones.take_looked(table, option.a)
        zones.to_discards(table, seat, option.a, "NG-21.7")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == w.PAY:
            return MAY if table.goods[seat * w.RESOURCES + option.a] else r.NOT_ENOUGH
        if option.verb != w.DISCARD:
            return NOT_NOW
        if self.left < self.price:
            return r.RANSOM_BEGUN
        return MAY if option.a in table.looked.cards else r.ANOTHER_CARD_NAMED

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        return [1, table.goods[seat * w.RESOURCES + option.a]] if why == r.NOT_ENOUGH else NO_ARGS

    def clone(self) -> "Ransom":
        return Ransom(self.seat, self.taker, self.price, self.left)
