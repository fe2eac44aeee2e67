"""The small changes that every section uses: one change to the table and one event."""

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import BITS, NO_NUMBERS
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import MAY


def territory_barred(t: Northgard, region: int) -> int:
    """NG-1.1: a territory is named by its oldest region."""
    territory = t.land.of[region]
    if territory == region:
        return MAY
    return r.NOT_ON_MAP if territory == w.NONE else r.NOT_ITS_NAME


# --- goods and fame


def gain(t: Northgard, seat: Seat, goods: list[int], rule: str) -> None:
    """NG-1.9: the supply never runs out."""
    if goods[0] == 0 and goods[1] == 0 and goods[2] == 0:
        return
    mine = seat * w.RESOURCES
    for resource in range(w.RESOURCES):
        t.goods[mine + resource] += goods[resource]
    if t.listening:
        t.record("northgard-event-gained", rule, seat, goods[:])


def gain_one(t: Northgard, seat: Seat, resource: int, n: int, rule: str) -> None:
    goods = [0, 0, 0]
    goods[resource] = n
    gain(t, seat, goods, rule)


def pay(t: Northgard, seat: Seat, goods: list[int], rule: str) -> None:
    if goods[0] == 0 and goods[1] == 0 and goods[2] == 0:
        return
    mine = seat * w.RESOURCES
    for resource in range(w.RESOURCES):
        t.goods[mine + resource] -= goods[resource]
    if t.listening:
        t.record("northgard-event-paid", rule, seat, goods[:])


def pay_one(t: Northgard, seat: Seat, resource: int, n: int, rule: str) -> None:
    goods = [0, 0, 0]
    goods[resource] = n
    pay(t, seat, goods, rule)


def forced_rest(t: Northgard, seat: Seat, n: int) -> list[int]:
    """How n resources of any kinds must be paid, if there is only one way; otherwise nothing."""
    goods = t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
    if sum(goods) == n:
        return goods
    if max(goods) == sum(goods):
        return [n if held else 0 for held in goods]
    return NO_NUMBERS


def gain_fame(t: Northgard, seat: Seat, n: int, rule: str) -> None:
    """NG-RU51: single gains are announced, totals are not."""
    if n:
        t.fame.counts[seat] += n
        if t.listening:
            t.record("northgard-event-fame", rule, seat, [n])


def lose_fame(t: Northgard, seat: Seat, n: int, rule: str) -> None:
    """NG-RU32: never below 0. Tokens are given back openly, so the number is announced."""
    lost = min(n, t.fame.counts[seat])
    t.fame.counts[seat] -= lost
    if t.listening:
        t.record("northgard-event-fame-lost", rule, seat, [lost])


# --- figures


def place_units(t: Northgard, seat: Seat, territory: int, n: int, rule: str) -> None:
    """NG-7.1: units from the reserve into a territory that is neutral or already held."""
    t.reserve[seat] -= n
    t.units[territory] += n
    t.holder[territory] = seat
    if t.listening:
        t.record("northgard-event-placed-unit", rule, seat, [territory, n])


def place_kaija(t: Northgard, seat: Seat, territory: int, rule: str) -> None:
    """NG-17.2"""
    t.kaija = territory
    t.holder[territory] = seat
    if t.listening:
        t.record("northgard-event-placed-kaija", rule, seat, [territory])


def drop_units(t: Northgard, seat: Seat, territory: int, n: int, rule: str) -> None:
    """NG-12.9: units of the holder return to their reserve; without figures the territory is neutral (NG-1.5)."""
    t.units[territory] -= n
    t.reserve[seat] += n
    if t.listening:
        t.record("northgard-event-fell", rule, seat, [territory, n])
    settle_holder(t, territory)


def drop_kaija(t: Northgard, rule: str) -> None:
    """NG-17.2: killed, she returns to the reserve; as a raider or as a defender."""
    territory = t.land.of[t.kaija]
    seat = t.seat_of(w.BEAR)
    t.kaija = w.NONE
    t.kaija_raids = False
    if t.listening:
        t.record("northgard-event-kaija-fell", rule, seat, [territory])
    settle_holder(t, territory)


def drop_raiders(t: Northgard, territory: int, n: int, rule: str) -> None:
    """NG-12.9: units that came in return to their owner's reserve."""
    t.raiders[territory] -= n
    t.reserve[t.raider] += n
    if t.listening:
        t.record("northgard-event-fell", rule, t.raider, [territory, n])


def settle_holder(t: Northgard, territory: int) -> None:
    """NG-1.5: a territory without figures of its holder is neutral."""
    if t.holder[territory] != NOBODY and t.figures(territory) == 0:
        t.holder[territory] = NOBODY


def begin_raid(t: Northgard, seat: Seat) -> None:
    """From now on figures of this seat may stand in territories of others."""
    if t.raider == NOBODY:
        t.raider = seat
        t.raiders = [0] * len(t.units)


def end_raid(t: Northgard) -> None:
    """NG-1.6: all battles are over."""
    t.raider = NOBODY
    t.raiders = NO_NUMBERS
    t.kaija_raids = False


# --- buildings and land


def add_building(t: Northgard, territory: int, region: int, building: int, slot: int) -> None:
    """NG-8.1: a building of the supply on its slot, or (NONE) on none."""
    t.supply[building] -= 1
    t.built[territory] += 1 << BITS * building
    if slot == w.NONE:
        t.loose = [*t.loose, region, building]
    else:
        t.slots[slot] = building


def exchange_building(t: Northgard, territory: int, spot: int, old: int, building: int) -> None:
    """NG-21.9: another building comes where one stood, on its slot or (after the last slot) without one."""
    t.supply[old] += 1
    t.supply[building] -= 1
    t.built[territory] += (1 << BITS * building) - (1 << BITS * old)
    if spot < len(t.slots):
        t.slots[spot] = building
    else:
        at = 2 * (spot - len(t.slots)) + 1
        t.loose = [*t.loose[:at], building, *t.loose[at + 1 :]]


def join_contents(t: Northgard, into: int, other: int) -> None:
    """NG-2.9: what was in two territories is in one; Kaija, creatures and the token keep their regions."""
    t.built[into] += t.built[other]
    t.built[other] = 0
    t.units[into] += t.units[other]
    t.units[other] = 0
    if t.holder[into] == NOBODY:
        t.holder[into] = t.holder[other]
    t.holder[other] = NOBODY


def place_tile(t: Northgard, seat: Seat, tile: int, key: int, turn: int, rule: str) -> None:
    """NG-2.4: the tile lies, and the territories that touch it along a side are joined."""
    joined = t.own_land().place(tile, key, turn)
    for at in range(0, len(joined), 2):
        join_contents(t, joined[at], joined[at + 1])
    t.placed = [*t.placed, tile, key, turn]
    if t.listening:
        t.record("northgard-event-tile", rule, seat, [tile, key, turn])
