"""VW-19.4: the player chooses the source of every unit; nothing happens before the last one is paid."""

from typing import final

from longhouse.games.wild.rules.composing import planned
from longhouse.games.wild.rules.dealing import FORM_BY_HAND, cost_of, tokens_only
from longhouse.games.wild.rules.payment import Till, card_of, card_source, unit_of, worth
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import PLAN, Wild
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import NO_POOL, tally


def pay_by_hand(t: Wild, option: Option, seat: Seat) -> None:
    """VW-19.4: the form by hand was picked in the main menu."""
    t.plan = tally(t.seats, PLAN, [1 << other for other in range(t.seats)], NO_POOL)
    at = seat * PLAN
    t.plan.counts[at] = option.verb + 1
    t.plan.counts[at + 1] = option.a
    t.enter(PayByHand(seat))


@final
class PayByHand(SeatFrame):
    """What was chosen lies in `plan`. After the last unit the seat has nothing more to choose apart."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        paid = planned(table, self.seat)
        cost = self.cost(table)
        if len(paid) == cost[w.BEER] + cost[w.GOLD]:
            while table.agenda:
                table.leave()
            return
        resource = unit_of(cost, len(paid))
        options = self.options(table, resource)
        if len(options) == 1:  # VW-19.1
            self.picked(table, options[0], self.seat)
            return
        rest = cost[w.BEER] - len(paid) if resource == w.BEER else cost[w.BEER] + cost[w.GOLD] - len(paid)
        table.ask_about(self.seat, "wild-ask-pay", [resource, rest], options)

    def verb(self, t: Wild) -> int:
        """What is paid for, in its plain form."""
        return t.plan.counts[self.seat * PLAN] - 1 - FORM_BY_HAND

    def cost(self, t: Wild) -> list[int]:
        return cost_of(t, self.seat, self.verb(t), t.plan.counts[self.seat * PLAN + 1])

    def till(self, t: Wild) -> Till:
        """What is left after the units that were chosen."""
        till = Till(t, self.seat)
        cost = self.cost(t)
        paid = planned(t, self.seat)
        for at in range(len(paid)):
            till.take(t, paid[at], unit_of(cost, at))
        return till

    def options(self, t: Wild, resource: int) -> list[Option]:
        till = self.till(t)
        only = tokens_only(t, self.verb(t))
        sources = till.token_sources(t, resource) if only else till.sources(t, resource)
        options: list[Option] = []
        for source in sources:
            card = card_of(t, source)
            options.append(t.box.say[w.PAY][source] if card == w.NONE else t.box.say[w.PAY_WITH][card])
        return options

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        at = seat * PLAN
        counts = table.plan.counts
        source = option.a if option.verb == w.PAY else card_source(table, option.a)
        counts[at + 4 + counts[at + 3]] = source
        counts[at + 3] += 1

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb <= w.END_TURN:
            return r.PAY_FIRST
        if option.verb not in (w.PAY, w.PAY_WITH):
            return NOT_NOW
        if tokens_only(table, self.verb(table)) and (option.verb == w.PAY_WITH or option.a == w.PURSE_POOL):
            return r.ONLY_TOKENS
        resource = unit_of(self.cost(table), len(planned(table, seat)))
        till = self.till(table)
        if option.verb == w.PAY_WITH:
            return card_barred(table, till, option.a, resource)
        return purse_barred(table, till, option.a, resource)


def card_barred(t: Wild, till: Till, card: int, resource: int) -> int:
    """VW-4.2, VW-4.6: a plain resource card in hand that gives what is to be paid."""
    if not t.box.cards[card].plain:
        return r.NOT_PLAIN
    if worth(t, till.seat, card, resource) == 0:
        return r.OTHER_RESOURCE
    return MAY if card in till.cards else r.CARD_NOT_HELD


def purse_barred(t: Wild, till: Till, purse: int, resource: int) -> int:
    """VW-4.1"""
    if purse == w.PURSE_POOL:
        return MAY if till.pool[resource] else r.POOL_EMPTY
    if purse == w.PURSE_HALL:
        return MAY if till.loot[resource] else r.NO_LOOT
    slot = purse - w.FIRST_SLOT
    if slot not in till.producers(t, resource) and slot not in till.storages(t, resource):
        return r.NO_TOKEN_ON_IT
    return r.LISTED_ONCE if till.has_twin(t, slot) else MAY
