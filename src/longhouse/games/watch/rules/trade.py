"""GW-4.5, GW-4.6, GW-4.11: trade with the supply."""

from typing import Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.means import TRADES
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import trade_with_supply
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.secret import SecretFrame
from longhouse.kernel.table import MAY, NOT_NOW, Table


def give_barred(t: Watch, seat: Seat, resource: int) -> int:
    """GW-4.11: the player holds the rate of this resource, and some other one is in stock."""
    i = seat * w.RESOURCES + resource
    if t.hands.counts[i] < t.rates[i]:
        return w.RATE_TOO_HIGH
    return MAY if takes(t, resource) else w.NOTHING_TO_TAKE


def give_amounts(t: Watch, seat: Seat, resource: int) -> list[int]:
    """GW-4.6: how many cards are missing for the rate, and how many there are."""
    i = seat * w.RESOURCES + resource
    return [t.rates[i] - t.hands.counts[i], t.hands.counts[i]]


def take_barred(t: Watch, given: int, resource: int) -> int:
    """GW-4.5: a card of another resource that is in stock."""
    if resource == given:
        return w.SAME_RESOURCE
    return MAY if t.supply(resource) else w.OUT_OF_STOCK


def add_supply_trades(t: Watch, within: int, options: list[Option]) -> None:
    """GW-4.5, GW-4.11: as often as the player likes, whatever is within their means."""
    for option in t.box.gives[within // TRADES]:
        if takes(t, option.a):
            options.append(option)


def takes(t: Watch, given: int) -> list[Option]:
    """GW-4.5: the cards to be had for this resource."""
    others = t.box.other_takes[given]
    counts = t.hands.counts
    supply = t.seats * w.RESOURCES
    for option in others:
        if not counts[supply + option.a]:
            return [o for o in others if take_barred(t, given, o.a) == MAY]
    return others


@final
class TakeFromSupply(SecretFrame):
    """GW-4.11: the second pick of a supply trade."""

    def __init__(self, seat: Seat, given: int) -> None:
        super().__init__(seat)
        self.given: Final = given

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        table.ask_about(self.seat, "watch-ask-take", [self.given, self.rate(table)], takes(table, self.given))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        table.leave()
        trade_with_supply(table, seat, self.given, self.rate(table), option.a, "GW-4.5")

    def rate(self, t: Watch) -> int:
        return t.rates[self.seat * w.RESOURCES + self.given]

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        return take_barred(table, self.given, option.a) if option.verb == w.TAKE else NOT_NOW

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        if pool != w.POOL_RESOURCES or seat != self.seat:
            return []
        return [self.rate(table) if resource == self.given else 0 for resource in range(w.RESOURCES)]
