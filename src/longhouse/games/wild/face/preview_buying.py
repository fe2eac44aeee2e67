"""VW-4, VW-6, VW-11, VW-12: what a purchase, an upgrade, a mission or an exchange costs and brings."""

from longhouse.games.wild.face.previewing import changes, fact, gain, left, only, paying, scoring, warning
from longhouse.games.wild.rules.by_hand import PayByHand
from longhouse.games.wild.rules.composing import planned
from longhouse.games.wild.rules.dealing import automatic_sources, close_deal, cost_of
from longhouse.games.wild.rules.missions import complete
from longhouse.games.wild.rules.payment import worth
from longhouse.games.wild.rules.purchases import take_card
from longhouse.games.wild.rules.settlement import building_limit, dismantle
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import mission_deck_size
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.face import Fact

# --- what is paid for


def dealing(view: Wild, seat: Seat, verb: int, n: int) -> list[Fact]:
    """VW-4.11, VW-4.7: what it costs, what pays for it, and what it brings."""
    cost, sources = cost_of(view, seat, verb, n), automatic_sources(view, seat, verb, n)
    after = done(view, seat, verb, n, sources)
    return [*paying(view, after, seat, cost, sources), *bringing(view, after, seat, verb, n)]


def dealing_by_hand(view: Wild, seat: Seat, verb: int, n: int) -> list[Fact]:
    """VW-19.4: the sources are chosen one by one."""
    after = done(view, seat, verb, n, automatic_sources(view, seat, verb, n))
    cost = fact("VW-4.2", "cost", cost_of(view, seat, verb, n))
    return [cost, left(after, seat), *bringing(view, after, seat, verb, n)]


def done(view: Wild, seat: Seat, verb: int, n: int, sources: list[int]) -> Wild:
    """The table after it, as far as it can be known, without the cards drawn for it."""
    after = view.clone()
    if verb == w.PATH:
        take_card(after, seat, view.path[n], w.BOUGHT_PATH, sources)
    else:
        close_deal(after, seat, verb, n, sources)
    return after


def bringing(view: Wild, after: Wild, seat: Seat, verb: int, n: int) -> list[Fact]:
    facts = changes(view, after, seat)
    if verb == w.BUY:
        return [fact("VW-3.8", "card", [n]), *facts, fact("VW-3.16", "pile", [after.pile_supply[n]])]
    if verb == w.PATH:
        return [fact("VW-3.8", "card", [view.path[n]]), *facts, fact("VW-6.5", "refill", [])]
    if verb == w.BUILD:
        return [room(after, seat), fact("VW-6.9", "construction", []), *idle(after, seat, n), *facts]
    if verb == w.UPGRADE_HALL:
        return [*upgrading(view, after, seat), *facts]
    if verb == w.EXCHANGE:
        return gain("VW-12.1", only(w.RESOURCES - 1 - n, 1))
    return [fact("VW-11.6", "new-mission", [mission_deck_size(view)])]


def idle(after: Wild, seat: Seat, building: int) -> list[Fact]:
    """VW-13.1: a storage is filled by producers of its type alone, and by loot."""
    stored = after.box.sites[building].stores
    if stored == w.NONE:
        return []
    slots = range(1, len(after.towns[seat]))
    produced = [after.box.sites[after.site(seat, slot)].produces for slot in slots]
    return [] if stored in produced else [warning("VW-13.1", "storage-idle", [stored])]


def room(after: Wild, seat: Seat) -> Fact:
    """VW-6.8: the number of buildings then, and the limit."""
    n, limit = len(after.towns[seat]) - 1, building_limit(after, seat)
    return fact("VW-6.8", "buildings", [n, limit]) if limit else fact("VW-6.8", "buildings-free", [n])


def upgrading(view: Wild, after: Wild, seat: Seat) -> list[Fact]:
    """VW-6.11, VW-6.13: points at once, more buildings from the next round on."""
    site = view.box.sites[after.site(seat, w.HALL)]
    limit = fact("VW-6.11", "limit", [site.limit]) if site.limit else fact("VW-6.11", "no-limit", [])
    return [*scoring(view, seat, site.on_upgrade, "VW-6.13"), limit]


def unit(view: Wild, option: Option, seat: Seat, frame: PayByHand) -> list[Fact]:
    """VW-19.4: a unit from this source; what a card gives beyond it stays in the pool."""
    cost, n = frame.cost(view), len(planned(view, seat)) + 1
    beer = min(n, cost[w.BEER])
    facts = [fact("VW-19.4", "to-pay", [cost[w.BEER] - beer, cost[w.GOLD] - (n - beer)])]
    if option.verb == w.PAY_WITH:
        facts += gain("VW-4.12", [worth(view, seat, option.a, resource) for resource in range(w.RESOURCES)])
    return facts


# --- what costs nothing


def completing(view: Wild, seat: Seat, mission: int) -> list[Fact]:
    """VW-11.1"""
    after = view.clone()
    complete(after, seat, mission)
    return [*scoring(view, seat, view.box.missions[mission].vp, "VW-11.1"), *changes(view, after, seat)]


def dismantling(view: Wild, seat: Seat, slot: int) -> list[Fact]:
    """VW-6.15: what is on it is lost."""
    after = view.clone()
    dismantle(after, seat, slot)
    facts = [room(after, seat)]
    site, n = view.box.sites[view.site(seat, slot)], view.tokens(seat, slot)
    if n:
        resource = site.produces if site.produces != w.NONE else site.stores
        facts.append(warning("VW-6.15", "tokens-lost", only(resource, n)))
    return [*facts, *changes(view, after, seat)]
