"""VW-4.11: everything that is paid for, in one place: what it costs, whether it is allowed, how it is done."""

from typing import Final

from longhouse.games.wild.rules.exchange import exchange, exchange_barred
from longhouse.games.wild.rules.missions import swap, swap_barred, swap_sources
from longhouse.games.wild.rules.payment import Funds, automatic
from longhouse.games.wild.rules.purchases import buy, buy_barred, buy_from_path, path_barred
from longhouse.games.wild.rules.settlement import build, build_barred, building_limit, upgrade_barred, upgrade_hall
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat, lacking
from longhouse.kernel.table import MAY, NO_ARGS

# VW-19.4: the plain forms, and those by hand, each of which follows its plain form
DEALS: Final = (w.BUY, w.PATH, w.BUILD, w.UPGRADE_HALL, w.EXCHANGE, w.SWAP)
DEALS_BY_HAND: Final = (
    w.BUY_BY_HAND,
    w.PATH_BY_HAND,
    w.BUILD_BY_HAND,
    w.UPGRADE_BY_HAND,
    w.EXCHANGE_BY_HAND,
    w.SWAP_BY_HAND,
)
FORM_BY_HAND: Final = 1  # what the verb of the plain form grows by


def cost_of(t: Wild, seat: Seat, verb: int, n: int) -> list[int]:
    """Beer and gold, of a deal that is not barred."""
    if verb == w.BUY:
        return t.box.cards[n].cost
    if verb == w.PATH:
        return t.box.cards[t.path[n]].cost
    if verb == w.BUILD:
        return t.box.sites[n].cost
    if verb == w.UPGRADE_HALL:
        return t.box.sites[t.box.hall(t.level(seat) + 1)].cost
    return t.box.exchange_costs[n] if verb == w.EXCHANGE else t.box.swap_cost


def deal_barred(t: Wild, seat: Seat, verb: int, n: int, funds: Funds) -> int:
    if verb == w.BUY:
        return buy_barred(t, n, funds)
    if verb == w.PATH:
        return path_barred(t, n, funds)
    if verb == w.BUILD:
        return build_barred(t, seat, n, funds)
    if verb == w.UPGRADE_HALL:
        return upgrade_barred(t, seat, funds)
    return exchange_barred(t, n, funds) if verb == w.EXCHANGE else swap_barred(t, seat, funds)


def deal_amounts(t: Wild, why: int, seat: Seat, verb: int, n: int) -> list[int]:
    """What is missing for a deal, and what the player can pay with; or the limit that a settlement has reached."""
    if why == r.TOWN_FULL:
        return [building_limit(t, seat)]
    if why == r.ENOUGH_ALIKE:
        return [t.box.same_building_max]
    funds = Funds(t, seat)
    if why == r.TOO_DEAR:
        return lacking(cost_of(t, seat, verb, n), [funds.beer.have, funds.gold.have])
    if why == r.EXCHANGE_SHORT:
        return [t.box.exchange_rate - funds.of(n).have, funds.of(n).have]
    if why == r.NO_GOLD_TOKEN:
        return [t.box.swap_cost[w.GOLD] - funds.gold.tokens, funds.gold.tokens]
    return NO_ARGS


def tokens_only(t: Wild, verb: int) -> bool:
    """VW-11.7: what can be paid neither with cards nor with temporary resources."""
    return verb == w.SWAP and not t.box.swap_any_gold


def by_hand_barred(t: Wild, seat: Seat, verb: int, n: int, funds: Funds) -> int:
    """VW-19.5: of a deal that is not barred: there is more than is needed of a type, and in different sources."""
    if not t.box.by_hand:
        return r.ALWAYS_AUTOMATIC
    cost = cost_of(t, seat, verb, n)
    if tokens_only(t, verb):
        is_choice = funds.beer.has_tokens_to_choose(cost[w.BEER]) or funds.gold.has_tokens_to_choose(cost[w.GOLD])
    else:
        is_choice = funds.beer.has_choice(cost[w.BEER]) or funds.gold.has_choice(cost[w.GOLD])
    return MAY if is_choice else r.NO_CHOICE_OF_SOURCES


def automatic_sources(t: Wild, seat: Seat, verb: int, n: int) -> list[int]:
    """VW-4.7, VW-4.11: where an automatic payment would take each unit from."""
    return swap_sources(t, seat) if verb == w.SWAP else automatic(t, seat, cost_of(t, seat, verb, n))


def close_deal(t: Wild, seat: Seat, verb: int, n: int, sources: list[int]) -> None:
    """Pay, and take what was paid for."""
    if verb == w.BUY:
        buy(t, seat, n, sources)
    elif verb == w.PATH:
        buy_from_path(t, seat, n, sources)
    elif verb == w.BUILD:
        build(t, seat, n, sources)
    elif verb == w.UPGRADE_HALL:
        upgrade_hall(t, seat, sources)
    elif verb == w.EXCHANGE:
        exchange(t, seat, n, sources)
    else:
        swap(t, seat, n, sources)
