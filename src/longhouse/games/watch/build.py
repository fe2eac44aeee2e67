"""GW-5: building. Small named tests decide what is legal; the same tests explain what is not."""

from longhouse.games.watch.ending import test_victory
from longhouse.games.watch.table import Watch
from longhouse.games.watch.tiles import road_built, road_cut
from longhouse.games.watch.verbs import draw_card, pay, place_keep, place_road, place_settlement
from longhouse.games.watch.words import (
    BEHIND_RIVAL,
    BUY_CARD,
    CANNOT_PAY,
    CORNER_TAKEN,
    DECK_EMPTY,
    ITEM_CARD,
    ITEM_KEEP,
    ITEM_ROAD,
    ITEM_SETTLEMENT,
    KEEP,
    NO_PIECE,
    NO_ROAD_THERE,
    NOT_CONNECTED,
    NOT_YOUR_SETTLEMENT,
    PATH_TAKEN,
    PIECE_KEEP,
    PIECE_ROAD,
    PIECE_SETTLEMENT,
    PIECES,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    TOO_CLOSE,
)
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW

# --- may this be built?


def pay_barred(t: Watch, seat: Seat, item: int) -> int:
    """GW-5.1: everything has its cost."""
    cost = t.box.costs[item]
    counts = t.hands.counts
    mine = seat * RESOURCES
    for resource in range(RESOURCES):
        if counts[mine + resource] < cost[resource]:
            return CANNOT_PAY
    return MAY


def piece_barred(t: Watch, seat: Seat, piece: int) -> int:
    """GW-5.2, GW-5.7: without a piece in stock there is nothing to build."""
    return MAY if t.stock[seat * PIECES + piece] else NO_PIECE


def path_barred(t: Watch, seat: Seat, path: int) -> int:
    """GW-5.3, GW-5.4: an empty path that meets an own road or building, not behind a rival's building."""
    if t.roads[path] != NOBODY:
        return PATH_TAKEN
    why = NOT_CONNECTED
    for end in t.box.board.map.side_ends[path]:
        holder = t.buildings[end]
        if holder == seat:
            return MAY
        for other in t.box.board.map.corner_sides[end]:
            if t.roads[other] == seat:
                if holder == NOBODY:
                    return MAY
                why = BEHIND_RIVAL
    return why


def distance_barred(t: Watch, intersection: int) -> int:
    """GW-5.5: an empty intersection none of whose neighbours holds a building."""
    if t.buildings[intersection] != NOBODY:
        return CORNER_TAKEN
    for neighbour in t.box.board.map.corner_neighbours[intersection]:
        if t.buildings[neighbour] != NOBODY:
            return TOO_CLOSE
    return MAY


def site_barred(t: Watch, seat: Seat, intersection: int) -> int:
    """GW-5.5: the distance rule, and an own road that leads there."""
    why = distance_barred(t, intersection)
    if why != MAY:
        return why
    for path in t.box.board.map.corner_sides[intersection]:
        if t.roads[path] == seat:
            return MAY
    return NO_ROAD_THERE


def keep_barred(t: Watch, seat: Seat, intersection: int) -> int:
    """GW-5.6: a keep replaces an own settlement."""
    own = t.buildings[intersection] == seat and not t.keeps[intersection]
    return MAY if own else NOT_YOUR_SETTLEMENT


def deck_barred(t: Watch) -> int:
    """GW-5.8: an empty deck sells nothing."""
    return MAY if t.deck.cards else DECK_EMPTY


def build_barred(t: Watch, seat: Seat, option: Option) -> int:
    """Why this seat cannot build or buy this: the first test that speaks against it."""
    verb = option.verb
    if verb == ROAD:
        return piece_barred(t, seat, PIECE_ROAD) or pay_barred(t, seat, ITEM_ROAD) or path_barred(t, seat, option.a)
    if verb == SETTLEMENT:
        return (
            piece_barred(t, seat, PIECE_SETTLEMENT)
            or pay_barred(t, seat, ITEM_SETTLEMENT)
            or site_barred(t, seat, option.a)
        )
    if verb == KEEP:
        return piece_barred(t, seat, PIECE_KEEP) or pay_barred(t, seat, ITEM_KEEP) or keep_barred(t, seat, option.a)
    if verb == BUY_CARD:
        return deck_barred(t) or pay_barred(t, seat, ITEM_CARD)
    return NOT_NOW


# --- what can be built


def road_sites(t: Watch, seat: Seat) -> list[Option]:
    """Every path open to this seat (GW-5.3); remembered until the board near it changes."""
    sites = t.road_sites[seat]
    if sites is None:
        say = t.box.say[ROAD]
        sites = [say[path] for path in sorted(paths_at_own_pieces(t, seat)) if path_barred(t, seat, path) == MAY]
        t.road_sites[seat] = sites
    return sites


def settlement_sites(t: Watch, seat: Seat) -> list[Option]:
    """Every intersection open to this seat (GW-5.5); remembered until the board near it changes."""
    sites = t.settlement_sites[seat]
    if sites is None:
        say = t.box.say[SETTLEMENT]
        ends = t.box.board.map.side_ends
        touched = {end for path, owner in enumerate(t.roads) if owner == seat for end in ends[path]}
        sites = [say[corner] for corner in sorted(touched) if site_barred(t, seat, corner) == MAY]
        t.settlement_sites[seat] = sites
    return sites


def paths_at_own_pieces(t: Watch, seat: Seat) -> set[int]:
    """Free paths that touch a road or building of this seat: the only ones that can be open to it."""
    places = t.box.board.map
    roads = t.roads
    corners = {end for path, owner in enumerate(roads) if owner == seat for end in places.side_ends[path]}
    corners.update([corner for corner, owner in enumerate(t.buildings) if owner == seat])
    return {path for corner in corners for path in places.corner_sides[corner] if roads[path] == NOBODY}


def add_builds(t: Watch, seat: Seat, options: list[Option]) -> None:
    """GW-5.1: everything that this seat can pay, has the piece for, and finds a place for."""
    if piece_barred(t, seat, PIECE_ROAD) == MAY and pay_barred(t, seat, ITEM_ROAD) == MAY:
        options.extend(road_sites(t, seat))
    if piece_barred(t, seat, PIECE_SETTLEMENT) == MAY and pay_barred(t, seat, ITEM_SETTLEMENT) == MAY:
        options.extend(settlement_sites(t, seat))
    if piece_barred(t, seat, PIECE_KEEP) == MAY and pay_barred(t, seat, ITEM_KEEP) == MAY:
        for corner in range(len(t.buildings)):
            if keep_barred(t, seat, corner) == MAY:
                options.append(t.box.say[KEEP][corner])
    if deck_barred(t) == MAY and pay_barred(t, seat, ITEM_CARD) == MAY:
        options.append(t.box.say[BUY_CARD][0])


# --- building it


def build(t: Watch, seat: Seat, option: Option) -> None:
    """GW-5.1: pay and build."""
    verb = option.verb
    if verb == ROAD:
        pay(t, seat, ITEM_ROAD)
        build_road(t, seat, option.a, "GW-5.3")
    elif verb == SETTLEMENT:
        pay(t, seat, ITEM_SETTLEMENT)
        place_settlement(t, seat, option.a, "GW-5.5")
        road_cut(t, seat, option.a)
    elif verb == KEEP:
        pay(t, seat, ITEM_KEEP)
        place_keep(t, seat, option.a)
    else:
        pay(t, seat, ITEM_CARD)
        draw_card(t, seat)
    test_victory(t)


def build_road(t: Watch, seat: Seat, path: int, rule: str) -> None:
    """GW-5.3, GW-8.3: a road, and the test of Longest Road."""
    place_road(t, seat, path, rule)
    road_built(t, seat, path)
