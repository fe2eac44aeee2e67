"""NG-13: phase 3, harvest."""

from typing import Final, final

from longhouse.games.northgard.rules.trade import TradeStep
from longhouse.games.northgard.state.reasons import NO_SUCH_SYMBOL, WOLF_KEEPS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain, gain_fame, gain_one
from longhouse.games.northgard.state.words import ALTAR_OF_KINGS, GAIN, NO, NO_TILE_HARVEST, NONE, RESOURCES, SNAKE
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table

# steps of one player's harvest, NG-13.1; NG-13.7 comes before them
SCORCHING: Final = 0
COLLECTING: Final = 1
TRADING: Final = 2


def tile_income(t: Northgard, rep: int, resource: int) -> int:
    """NG-13.4, NG-18.7: symbols printed on the tiles; none where a Wolf is."""
    return 0 if t.houses(rep, NO_TILE_HARVEST) else t.symbols(rep, resource)


def income(t: Northgard, rep: int) -> list[int]:
    """NG-13.4: what a territory gives at harvest, and to those who collect as at harvest."""
    return [tile_income(t, rep, resource) + t.produced(rep, resource) for resource in range(RESOURCES)]


def closed_fame(t: Northgard, rep: int) -> int:
    """NG-13.2, NG-18.7: fame for a closed territory, by its size; none where a Wolf is."""
    if t.land.is_open(rep) or t.houses(rep, NO_TILE_HARVEST):
        return 0
    box = t.box
    return box.harvest_fame_big if t.land.size(rep) >= box.harvest_big_tiles else box.harvest_fame_small


def harvest_goods(t: Northgard, seat: Seat) -> list[int]:
    """NG-13.4: from all territories, open and closed."""
    goods = [0] * RESOURCES
    for rep in t.own(seat):
        for resource, n in enumerate(income(t, rep)):
            goods[resource] += n
    return goods


def collect(t: Northgard, seat: Seat, taken: int) -> None:
    """NG-13.1: fame, then resources; NG-13.7: less what Snake has taken."""
    closed = sum([closed_fame(t, rep) for rep in t.own(seat)])
    altars = sum([t.has(rep, ALTAR_OF_KINGS) for rep in t.own(seat)]) * t.box.buildings[ALTAR_OF_KINGS].fame
    gain_fame(t, seat, closed, "NG-13.2")
    gain_fame(t, seat, altars, "NG-13.3")
    goods = harvest_goods(t, seat)
    if taken != NONE:
        goods[taken] -= 1
    gain(t, seat, goods, "NG-13.4")


# --- NG-13.7: Scorched Earth


def scorched_holder(t: Northgard) -> Seat:
    """NG-17.9, NG-17.15: the enemy who controls the territory with the token."""
    if t.scorched == NONE:
        return NOBODY
    holder = t.holder[t.territory(t.scorched)]
    return holder if t.is_enemy(t.seat_of(SNAKE), holder) else NOBODY


def scorched_barred(t: Northgard, resource: int) -> int:
    """NG-17.9, NG-18.7: a symbol of the territory with the token, on a tile or a building."""
    rep = t.territory(t.scorched)
    if t.produced(rep, resource) or tile_income(t, rep, resource):
        return MAY
    return WOLF_KEEPS if t.symbols(rep, resource) else NO_SUCH_SYMBOL


@final
class Harvest(Frame):
    """NG-13.1: in turn order every player collects, then may trade.

    NG-13.8: with `harvest_order = together` Snake decides, all collect, and then they trade in turn order.
    """

    def __init__(self, at: int, step: int) -> None:
        self.at = at  # in turn order
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.at == table.seats:
            table.leave()
        elif self.step == SCORCHING:
            self.ask_snake(table)
        elif self.step == COLLECTING:
            self.collected(table, NONE)
        else:
            self.trade(table)

    def now(self, t: Northgard) -> Seat:
        return t.turn_order()[self.at]

    def ask_snake(self, t: Northgard) -> None:
        """NG-13.7: before the controller of that territory collects."""
        holder = scorched_holder(t)
        if holder == self.now(t) or (t.box.harvest_together and holder != NOBODY):
            options = [option for option in t.box.say[GAIN] if scorched_barred(t, option.a) == MAY]
            if options:
                options.append(t.box.say[NO][0])
                t.ask_about(t.seat_of(SNAKE), "northgard-ask-scorched", [t.territory(t.scorched), holder], options)
                return
        self.step = COLLECTING

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        taken = option.a if option.verb == GAIN else NONE
        if taken != NONE:
            gain_one(table, seat, taken, 1, "NG-17.9")
        self.collected(table, taken)

    def collected(self, t: Northgard, taken: int) -> None:
        self.step = TRADING
        if not t.box.harvest_together:
            collect(t, self.now(t), taken)
            return
        holder = scorched_holder(t)
        for seat in t.turn_order():
            collect(t, seat, taken if seat == holder else NONE)

    def trade(self, t: Northgard) -> None:
        seat = self.now(t)
        self.at += 1
        if not t.box.harvest_together:
            self.step = SCORCHING
        t.enter(TradeStep(seat, 0, 0))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == GAIN:
            return scorched_barred(table, option.a)
        return MAY if option.verb == NO else NOT_NOW

    def clone(self) -> "Harvest":
        return Harvest(self.at, self.step)
