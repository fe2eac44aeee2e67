"""What to buy with the resources at hand, as the greedy bot sees it: the best set, not the best single thing."""

from typing import Final, final

from longhouse.games.wild.mind.building_worth import build_worth, upgrade_worth
from longhouse.games.wild.mind.card_worth import own_worth
from longhouse.games.wild.mind.standing import Mind, kept_worth, room
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.payment import Till
from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.state import words as w

MOST: Final = 18  # units of a resource that are considered
ENOUGH: Final = 0.05  # the least worth of a purchase, in points
AGAIN: Final = 0.85  # the share of the worth of a second copy
NOTHING: Final = -1000.0


@final
class Ware:
    """Something to buy: the verb and number of its pick."""

    def __init__(self, verb: int, n: int, cost: list[int], worth: float) -> None:
        self.verb: Final = verb
        self.n: Final = n
        self.beer: Final = cost[w.BEER]
        self.gold: Final = cost[w.GOLD]
        self.worth: Final = worth


@final
class Basket:
    """What to buy with the resources at hand, and how often to exchange beer or gold for it."""

    def __init__(self, offered: list[Ware], wares: list[Ware], beer_given: int, gold_given: int) -> None:
        self.offered: Final = offered  # the others too
        self.wares: Final = wares
        self.beer_given: Final = beer_given
        self.gold_given: Final = gold_given


# --- what is for sale


def wares(mind: Mind, beer: int, gold: int) -> list[Ware]:
    """Everything that is worth buying and could be paid, with exchanges if necessary."""
    t, seat = mind.view, mind.seat
    found: list[Ware] = []
    for card in t.box.pile_cards:
        if t.pile_supply[card] and in_reach(t.box.cards[card].cost, beer, gold):
            add(found, mind, w.BUY, card, t.box.cards[card].cost, own_worth(mind, card), t.pile_supply[card])
    for slot in range(len(t.path)):
        if t.path[slot] != w.NONE and t.box.cards[t.path[slot]].cost:
            cost = t.box.cards[t.path[slot]].cost
            if in_reach(cost, beer, gold):
                add(found, mind, w.PATH, slot, cost, own_worth(mind, t.path[slot]), 1)
    limit = building_limit(t, seat)
    free = limit - len(t.towns[seat]) + 1 if limit else 9
    for site in range(t.box.buildings):
        copies = min(free, t.building_supply[site], t.box.same_building_max - t.count(seat, site))
        if copies > 0 and in_reach(t.box.sites[site].cost, beer, gold):
            add(found, mind, w.BUILD, site, t.box.sites[site].cost, build_worth(mind, site), copies)
    level = t.level(seat)
    if level < w.HALL_LEVELS and t.works(seat, w.HALL):
        cost = t.box.sites[t.box.hall(level + 1)].cost
        if in_reach(cost, beer, gold):
            add(found, mind, w.UPGRADE_HALL, 0, cost, upgrade_worth(mind, free), 1)
    return found


def in_reach(cost: list[int], beer: int, gold: int) -> bool:
    """VW-12.1: two of one for one of the other."""
    short_beer, short_gold = max(0, cost[w.BEER] - beer), max(0, cost[w.GOLD] - gold)
    return 2 * short_beer <= max(0, gold - cost[w.GOLD]) and 2 * short_gold <= max(0, beer - cost[w.BEER])


def add(found: list[Ware], mind: Mind, verb: int, n: int, cost: list[int], worth: float, copies: int) -> None:
    whole = worth + mission_bonus(mind, verb, n, cost)
    if whole > ENOUGH:
        found.append(Ware(verb, n, cost, whole))
        if copies > 1 and worth * AGAIN > ENOUGH:
            found.append(Ware(verb, n, cost, worth * AGAIN))


def mission_bonus(mind: Mind, verb: int, n: int, cost: list[int]) -> float:
    """VW-11.1, VW-17.10: what a purchase adds to a mission; VW-11.2: one per round."""
    t, seat = mind.view, mind.seat
    if t.marked(seat, w.MISSION_DONE):
        return 0.0
    best = 0.0
    for mission in t.missions[seat]:
        printed = t.box.missions[mission]
        have = progress(t, seat, mission)
        counted = counts_for(mind, verb, n, cost, printed.check, printed.what)
        if verb == w.BUILD and n in printed.needs and t.count(seat, n) == 0:
            counted += 1
        if have < printed.n and counted:
            best = max(best, printed.vp * min(1.0, counted / (printed.n - have)))
    return best


def counts_for(mind: Mind, verb: int, n: int, cost: list[int], check: int, what: int) -> int:
    """How much a purchase adds to what a mission asks for."""
    if check == w.CHECK_SPENT:
        return cost[what]
    if check == w.CHECK_HAVE_BUILDING:
        return int(verb == w.BUILD and n == what)
    if check == w.CHECK_HALL_LEVEL:
        return int(verb == w.UPGRADE_HALL)
    if check == w.CHECK_BOUGHT:
        return int(class_of(mind, verb, n) == what)
    return 0


def class_of(mind: Mind, verb: int, n: int) -> int:
    """VW-17.10"""
    if verb == w.BUY:
        return w.BOUGHT_FIGHTER if mind.view.box.cards[n].deck == w.DECK_UNIT else w.BOUGHT_FORTIFICATION
    if verb == w.PATH:
        return w.BOUGHT_PATH
    return w.BOUGHT_BUILDING if verb == w.BUILD else w.NONE


# --- the best set


def best_basket(mind: Mind) -> Basket:
    """The best set that can be paid, counting what is left over."""
    till = Till(mind.view, mind.seat)
    have = [min(MOST, till.total(mind.view, resource)) for resource in range(w.RESOURCES)]
    beer, gold = have[w.BEER], have[w.GOLD]
    offered = wares(mind, beer, gold)
    if not offered:
        return Basket([], [], 0, 0)
    kept = [leftovers(mind, till, resource, have[resource]) for resource in range(w.RESOURCES)]
    high = min(MOST, gold + beer // 2)
    wide = min(MOST, beer + gold // 2)
    sets = best_sets(offered, wide, high)
    best, at, given, taken = NOTHING, 0, 0, 0
    for spent in range(len(sets.worth)):
        if sets.worth[spent] > NOTHING:
            need_beer, need_gold = spent // (high + 1), spent % (high + 1)
            more_gold, more_beer = max(0, need_gold - gold), max(0, need_beer - beer)
            left_beer, left_gold = beer - need_beer - 2 * more_gold, gold - need_gold - 2 * more_beer
            if (more_gold and more_beer) or left_beer + more_beer < 0 or left_gold + more_gold < 0:
                continue
            worth = sets.worth[spent] + kept[w.BEER][max(0, left_beer)] + kept[w.GOLD][max(0, left_gold)]
            if worth > best:
                best, at, given, taken = worth, spent, more_gold, more_beer
    chosen = [offered[n] for n in range(len(offered)) if sets.chosen[at] >> n & 1]
    return Basket(offered, chosen, given, taken)


def leftovers(mind: Mind, till: Till, resource: int, have: int) -> list[float]:
    """VW-4.7: the worth of what is left; tokens are spent last, and only they can be stored."""
    t = mind.view
    tokens = till.tokens(t, resource) - till.loot[resource]
    storable = room(mind, resource)
    return [kept_worth(mind, resource, min(n, tokens), storable) for n in range(have + 1)]


@final
class Sets:
    """By what is spent, beer * (high + 1) + gold: the worth of the best set, and which wares are in it."""

    def __init__(self, size: int) -> None:
        self.worth = [NOTHING] * size
        self.chosen = [0] * size


def best_sets(offered: list[Ware], wide: int, high: int) -> Sets:
    """Every ware once, or not at all."""
    sets = Sets((wide + 1) * (high + 1))
    worths, chosen = sets.worth, sets.chosen
    worths[0] = 0.0
    for n in range(len(offered)):
        ware = offered[n]
        step = ware.beer * (high + 1) + ware.gold
        for beer in range(wide - ware.beer, -1, -1):
            for spent in range(beer * (high + 1) + high - ware.gold, beer * (high + 1) - 1, -1):
                if worths[spent] + ware.worth > worths[spent + step]:
                    worths[spent + step] = worths[spent] + ware.worth
                    chosen[spent + step] = chosen[spent] | 1 << n
    return sets
