"""GW-5: building. Small named tests decide what is legal; the same tests explain what is not."""

from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.tiles import road_built, road_cut
from longhouse.games.watch.rules.wall import open_sections, place_guard, post_barred
from longhouse.games.watch.rules.wildlings import keep_revealed, settlement_revealed
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.means import PAYS_CARD, PAYS_GUARD, PAYS_KEEP, PAYS_ROAD, PAYS_SETTLEMENT
from longhouse.games.watch.state.sites import keep_barred, path_barred, road_sites, settlement_sites, site_barred
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import draw_card, pay, place_keep, place_road, place_settlement
from longhouse.kernel.decision import Option, Seat, lacking
from longhouse.kernel.table import MAY, NOT_NOW

# --- may this be built?


def pay_barred(t: Watch, seat: Seat, item: int) -> int:
    """GW-5.1: everything has its cost."""
    counts = t.hands.counts
    mine = seat * w.RESOURCES
    cost = t.box.costs[item]
    for resource in t.box.cost_kinds[item]:
        if counts[mine + resource] < cost[resource]:
            return w.CANNOT_PAY
    return MAY


def pay_amounts(t: Watch, option: Option, seat: Seat) -> list[int]:
    """GW-5.1: the cards that are missing for what is to be built, and those in hand."""
    item = w.ITEM_GUARD if option.verb == w.GUARD else option.verb - w.ROAD
    return lacking(t.box.costs[item], t.hands.row(seat))


def piece_barred(t: Watch, seat: Seat, piece: int) -> int:
    """GW-5.2, GW-5.7: without a piece in stock there is nothing to build."""
    return MAY if t.stock[seat * w.PIECES + piece] else w.NO_PIECE


def deck_barred(t: Watch) -> int:
    """GW-5.8: an empty deck sells nothing."""
    return MAY if t.deck.cards else w.DECK_EMPTY


def build_barred(t: Watch, option: Option, seat: Seat) -> int:
    """Why this seat cannot build or buy this: the first test that speaks against it."""
    verb = option.verb
    if verb == w.ROAD:
        return piece_barred(t, seat, w.PIECE_ROAD) or pay_barred(t, seat, w.ITEM_ROAD) or path_barred(t, seat, option.a)
    if verb == w.SETTLEMENT:
        return (
            piece_barred(t, seat, w.PIECE_SETTLEMENT)
            or pay_barred(t, seat, w.ITEM_SETTLEMENT)
            or site_barred(t, seat, option.a)
        )
    if verb == w.KEEP:
        return piece_barred(t, seat, w.PIECE_KEEP) or pay_barred(t, seat, w.ITEM_KEEP) or keep_barred(t, seat, option.a)
    if verb == w.BUY_CARD:
        return deck_barred(t) or pay_barred(t, seat, w.ITEM_CARD)
    return guard_barred(t, seat, option.a) if verb == w.GUARD else NOT_NOW


def guard_barred(t: Watch, seat: Seat, section: int) -> int:
    """GW-13.11: a guard in stock, its cost, a free post; GW-1.1: there are none in the base game."""
    if not t.box.full:
        return w.NOT_IN_MODE
    return piece_barred(t, seat, w.PIECE_GUARD) or pay_barred(t, seat, w.ITEM_GUARD) or post_barred(t, section)


# --- what can be built


def within_means(t: Watch, seat: Seat) -> int:
    """A bit for every item that this seat can pay (GW-5.1) and every resource that it holds the rate of (GW-4.11)."""
    counts = t.hands.counts
    hand = seat * w.RESOURCES
    lumber, brick, wool, grain, ore = t.means[seat]
    return (
        lumber[counts[hand]]
        & brick[counts[hand + w.BRICK]]
        & wool[counts[hand + w.WOOL]]
        & grain[counts[hand + w.GRAIN]]
        & ore[counts[hand + w.ORE]]
    )


def add_builds(t: Watch, seat: Seat, within: int, options: list[Option]) -> None:
    """GW-5.1: everything that is within this seat's means, that it has the piece for, and finds a place for."""
    if within & PAYS_ROAD and piece_barred(t, seat, w.PIECE_ROAD) == MAY:
        options.extend(road_sites(t, seat))
    if within & PAYS_SETTLEMENT and piece_barred(t, seat, w.PIECE_SETTLEMENT) == MAY:
        options.extend(settlement_sites(t, seat))
    if within & PAYS_KEEP and piece_barred(t, seat, w.PIECE_KEEP) == MAY:
        for corner, owner in enumerate(t.buildings):
            if owner == seat and keep_barred(t, seat, corner) == MAY:
                options.append(t.box.say[w.KEEP][corner])
    if within & PAYS_CARD and deck_barred(t) == MAY:
        options.append(t.box.say[w.BUY_CARD][0])
    if within & PAYS_GUARD and t.box.full and piece_barred(t, seat, w.PIECE_GUARD) == MAY:
        options.extend(open_sections(t))


# --- building it


def build(t: Watch, option: Option, seat: Seat) -> None:
    """GW-5.1: pay and build; GW-12.4: the piece, its tokens, Longest Road and its token, then the test of victory."""
    verb = option.verb
    if verb == w.ROAD:
        pay(t, seat, w.ITEM_ROAD)
        build_road(t, seat, option.a, "GW-5.3")
    elif verb == w.SETTLEMENT:
        pay(t, seat, w.ITEM_SETTLEMENT)
        place_settlement(t, seat, option.a, "GW-5.5")
        if t.box.full:
            settlement_revealed(t, seat)
        road_cut(t, seat, option.a)
    elif verb == w.KEEP:
        pay(t, seat, w.ITEM_KEEP)
        place_keep(t, seat, option.a)
        if t.box.full:
            keep_revealed(t, seat)
    elif verb == w.GUARD:
        pay(t, seat, w.ITEM_GUARD)
        place_guard(t, seat, option.a, "GW-13.11")
    else:
        pay(t, seat, w.ITEM_CARD)
        draw_card(t, seat)
    check_victory(t)


def build_road(t: Watch, seat: Seat, path: int, rule: str) -> None:
    """GW-5.3, GW-8.3: a road, and the test of Longest Road."""
    place_road(t, seat, path, rule)
    road_built(t, seat, path)
