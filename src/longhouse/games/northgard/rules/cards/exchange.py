"""NG-21.9: exchanging a building for another one of its size."""

from typing import final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import exchange_building
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def replace_building_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    return MAY if exchanges(t, seat) else r.NOTHING_TO_EXCHANGE


def exchanges(t: Northgard, seat: Seat) -> list[int]:
    """The spots of buildings that can be exchanged."""
    loose = len(t.loose) // 2
    return [spot for spot in range(t.box.tiles.slots + loose) if exchange_barred(t, seat, spot) == MAY]


def exchange_barred(t: Northgard, seat: Seat, spot: int) -> int:
    """NG-21.9: any building in a territory of the player's; NG-8.9: not beside a Brown Bear."""
    old = building_at(t, spot)
    if old == w.NONE:
        return r.NO_BUILDING_THERE
    rep = t.land.of[spot_region(t, spot)]
    if t.holder[rep] != seat:
        return r.NOT_YOURS
    if t.houses(rep, w.LOCK):
        return r.BEAR_BARS_BUILDING
    for building in range(w.BUILDINGS):
        if successor_barred(t, spot, old, building) == MAY:
            return MAY
    return r.NOTHING_TO_EXCHANGE


def successor_barred(t: Northgard, spot: int, old: int, building: int) -> int:
    """NG-21.9: another one of the same size from the supply; a Carved Stone only on a rune slot."""
    if building == old:
        return r.NOT_ITS_LIKE
    kind = t.box.buildings[building]
    if kind.large != t.box.buildings[old].large:
        return r.NOT_ITS_LIKE
    if not kind.large and not kind.fits[w.SMALL] and slot_kind(t, spot) != w.RUNE:
        return r.NO_RUNE_SLOT
    return MAY if t.supply[building] else r.BUILDING_USED_UP


def building_at(t: Northgard, spot: int) -> int:
    """The building on a slot or, after the last slot, one of those that have none."""
    at = spot - t.box.tiles.slots
    if at < 0:
        return t.slots[spot]
    return t.loose[2 * at + 1] if 2 * at < len(t.loose) else w.NONE


def spot_region(t: Northgard, spot: int) -> int:
    at = spot - t.box.tiles.slots
    return t.box.tiles.slot_region[spot] if at < 0 else t.loose[2 * at]


def slot_kind(t: Northgard, spot: int) -> int:
    return t.box.tiles.slot_kind[spot] if spot < t.box.tiles.slots else w.FREE_STANDING


def replace_building(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-21.9"""
    t.enter(ReplaceBuilding(seat, step.number, w.NONE))


@final
class ReplaceBuilding(SeatFrame):
    """NG-21.9: a building in a territory of the player's, then what comes in its place."""

    def __init__(self, seat: Seat, step: int, spot: int) -> None:
        super().__init__(seat)
        self.step = step
        self.spot = spot  # NONE: to be chosen

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.spot == w.NONE:
            self.choose_spot(table)
        else:
            self.choose_building(table)

    def choose_spot(self, t: Northgard) -> None:
        options = [t.box.say[w.EXCHANGE][spot] for spot in exchanges(t, self.seat)]
        if options and t.box.steps[self.step].optional:
            options.append(t.box.say[w.DONE][0])
        if len(options) > 1:
            t.ask(self.seat, "northgard-ask-exchange", options)
        elif options:
            self.spot = options[0].a
        else:
            t.leave()

    def choose_building(self, t: Northgard) -> None:
        old = building_at(t, self.spot)
        options = [o for o in t.box.say[w.BUILD] if successor_barred(t, self.spot, old, o.a) == MAY]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-exchange-for", [old], options)
        else:
            self.exchange(t, options[0].a)

    def exchange(self, t: Northgard, building: int) -> None:
        t.leave()
        region = spot_region(t, self.spot)
        old = building_at(t, self.spot)
        exchange_building(t, t.land.of[region], self.spot, old, building)
        if t.listening:
            t.record("northgard-event-exchanged", "NG-21.9", self.seat, [old, building, t.land.of[region]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.EXCHANGE:
            self.spot = option.a
        elif option.verb == w.BUILD:
            self.exchange(table, option.a)
        else:
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if self.spot != w.NONE:
            if option.verb != w.BUILD:
                return NOT_NOW
            return successor_barred(table, self.spot, building_at(table, self.spot), option.a)
        if option.verb == w.EXCHANGE:
            return exchange_barred(table, seat, option.a)
        return MAY if option.verb == w.DONE and table.box.steps[self.step].optional else NOT_NOW

    def clone(self) -> "ReplaceBuilding":
        return ReplaceBuilding(self.seat, self.step, self.spot)
