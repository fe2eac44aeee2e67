"""GW-4.5, GW-4.6, GW-4.11: trade with the supply."""

from typing import ClassVar, final

from longhouse.games.watch.table import Watch
from longhouse.games.watch.verbs import trade_with_supply
from longhouse.games.watch.words import (
    GIVE,
    NOTHING_TO_TAKE,
    OUT_OF_STOCK,
    POOL_RESOURCES,
    RATE_TOO_HIGH,
    RESOURCES,
    SAME_RESOURCE,
    TAKE,
)
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def give_barred(t: Watch, seat: Seat, resource: int) -> int:
    """GW-4.11: he holds the rate of this resource, and some other one is in stock."""
    i = seat * RESOURCES + resource
    if t.hands.counts[i] < t.rates[i]:
        return RATE_TOO_HIGH
    for other in range(RESOURCES):
        if take_barred(t, resource, other) == MAY:
            return MAY
    return NOTHING_TO_TAKE


def take_barred(t: Watch, given: int, resource: int) -> int:
    """GW-4.5: a card of another resource that is in stock."""
    if resource == given:
        return SAME_RESOURCE
    return MAY if t.supply(resource) else OUT_OF_STOCK


def add_supply_trades(t: Watch, seat: Seat, options: list[Option]) -> None:
    """GW-4.5: as often as he likes."""
    counts = t.hands.counts
    rates = t.rates
    mine = seat * RESOURCES
    for resource in range(RESOURCES):
        i = mine + resource
        if counts[i] >= rates[i] and give_barred(t, seat, resource) == MAY:
            options.append(t.box.say[GIVE][resource])


@final
class TakeFromSupply(SeatFrame):
    """GW-4.11: the second pick of a supply trade."""

    FIELDS: ClassVar = ("seat", "given")

    def __init__(self, seat: Seat, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        options = [o for o in table.box.say[TAKE] if take_barred(table, self.given, o.a) == MAY]
        table.ask_about(self.seat, "watch-ask-take", [self.given, self.rate(table)], options)

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        table.leave()
        trade_with_supply(table, seat, self.given, self.rate(table), option.a, "GW-4.5")

    def rate(self, t: Watch) -> int:
        return t.rates[self.seat * RESOURCES + self.given]

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        assert isinstance(table, Watch)
        return take_barred(table, self.given, option.a) if option.verb == TAKE else NOT_NOW

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        if pool != POOL_RESOURCES or seat != self.seat:
            return []
        return [self.rate(table) if resource == self.given else 0 for resource in range(RESOURCES)]

    def clone(self) -> "TakeFromSupply":
        return TakeFromSupply(self.seat, self.given)
