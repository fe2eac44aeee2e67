"""VW-6.7 to VW-6.15: buildings are bought and dismantled, the town hall is upgraded."""

from longhouse.games.wild.rules.payment import Funds, spend
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import change_site, lay_played, return_tokens
from longhouse.kernel.decision import Seat
from longhouse.kernel.table import MAY

# --- what is allowed


def building_limit(t: Wild, seat: Seat) -> int:
    """VW-6.8, VW-6.11: under construction the limit stays that of the old level; 0: no limit."""
    site = t.site(seat, w.HALL)
    return t.box.sites[site if t.works(seat, w.HALL) else site - 1].limit


def build_barred(t: Wild, seat: Seat, building: int, funds: Funds) -> int:
    """VW-3.16, VW-6.8: buildings under construction count towards both limits, the town hall to none."""
    if t.building_supply[building] == 0:
        return r.BUILDINGS_GONE
    limit = building_limit(t, seat)
    if limit and len(t.towns[seat]) - 1 >= limit:
        return r.TOWN_FULL
    if t.count(seat, building) >= t.box.same_building_max:
        return r.ENOUGH_ALIKE
    return MAY if funds.cover(t.box.sites[building].cost) else r.TOO_DEAR


def upgrade_barred(t: Wild, seat: Seat, funds: Funds) -> int:
    """VW-6.10, VW-6.12"""
    hall = t.towns[seat][w.HALL]
    site = hall & w.SITE_KIND
    if site == t.box.hall(w.HALL_LEVELS):
        return r.HALL_HIGHEST
    if hall & w.CONSTRUCTION:
        return r.HALL_UNFINISHED
    return MAY if funds.cover(t.box.sites[site + 1].cost) else r.TOO_DEAR


def dismantle_barred(t: Wild, seat: Seat, slot: int) -> int:
    """VW-6.15: once per round, and not the town hall."""
    if slot == w.HALL:
        return r.HALL_STAYS
    if slot >= len(t.towns[seat]):
        return r.NOT_BUILT
    if t.marked(seat, w.DISMANTLED):
        return r.DISMANTLED_ALREADY
    return MAY if t.twin(seat, slot) == slot else r.LISTED_ONCE


# --- what is done


def build(t: Wild, seat: Seat, building: int, sources: list[int]) -> None:
    """VW-6.7: with a construction token."""
    cost = t.box.sites[building].cost
    spend(t, seat, cost, sources)
    t.building_supply[building] -= 1
    t.towns[seat] = [*t.towns[seat], building | w.CONSTRUCTION]
    t.bought[w.BOUGHT_BUILDING] += 1
    if t.listening:
        t.record("wild-event-built", "VW-6.7", seat, [building, *cost])


def upgrade_hall(t: Wild, seat: Seat, sources: list[int]) -> None:
    """VW-6.10, VW-6.13, VW-6.14: loot stays on it, damage and fortifications do not. It scores, so it is the last."""
    site = t.box.hall(t.level(seat) + 1)
    printed = t.box.sites[site]
    spend(t, seat, printed.cost, sources)
    change_site(t, seat, w.HALL, site | w.CONSTRUCTION)
    if t.listening:
        t.record("wild-event-upgraded", "VW-6.10", seat, [site, *printed.cost])
    remove_forts(t, seat, w.HALL, "VW-6.14")
    score(t, seat, printed.on_upgrade, w.FROM_HALL, "VW-6.13")


def dismantle(t: Wild, seat: Seat, slot: int) -> None:
    """VW-6.15: it returns to its pile, its tokens to the supply; a player who was attacked stays attacked (VW-1.6)."""
    building = t.site(seat, slot)
    t.marks[seat] |= w.DISMANTLED
    t.building_supply[building] += 1
    if t.listening:
        t.record("wild-event-dismantled", "VW-6.15", seat, [building])
    clear_tokens(t, seat, slot)
    remove_forts(t, seat, slot, "VW-6.15")
    t.towns[seat] = [*t.towns[seat][:slot], *t.towns[seat][slot + 1 :]]
    close_gap(t, seat, slot)


def clear_tokens(t: Wild, seat: Seat, slot: int) -> None:
    """VW-6.15"""
    site = t.box.sites[t.site(seat, slot)]
    n = t.tokens(seat, slot)
    if n:
        resource = site.produces if site.produces != w.NONE else site.stores
        return_tokens(t, resource, n)
        if t.listening:
            t.record("wild-event-tokens-returned", "VW-6.15", seat, [resource, n])


def remove_forts(t: Wild, seat: Seat, slot: int, rule: str) -> None:
    """Fortification cards on a building go to the owner's played area."""
    if not t.forts:
        return
    for card in t.forts_on(seat, slot):
        lay_played(t, seat, card)
        if t.listening:
            t.record("wild-event-fort-removed", rule, seat, [card])
    forts: list[int] = []
    for at in range(0, len(t.forts), 3):
        if t.forts[at] != seat or t.forts[at + 1] != slot:
            forts += t.forts[at : at + 3]
    t.forts = forts


def close_gap(t: Wild, seat: Seat, slot: int) -> None:
    """The buildings after this slot have moved up, and what lies on them with them."""
    forts = t.forts[:]
    for at in range(0, len(forts), 3):
        if forts[at] == seat and forts[at + 1] > slot:
            forts[at + 1] -= 1
    t.forts = forts
