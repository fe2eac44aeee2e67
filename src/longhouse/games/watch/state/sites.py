"""GW-5.3 to GW-5.6: where a player may build. Small named tests decide; what they allow is remembered per seat."""

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY

# --- the tests


def path_barred(t: Watch, seat: Seat, path: int) -> int:
    """GW-5.3, GW-5.4: an empty path that meets the player's road or building, not behind a rival's building."""
    if t.roads[path] != NOBODY:
        return w.PATH_TAKEN
    why = w.NOT_CONNECTED
    for end in t.box.side_ends[path]:
        holder = t.buildings[end]
        if holder == seat:
            return MAY
        for other in t.box.corner_sides[end]:
            if t.roads[other] == seat:
                if holder == NOBODY:
                    return MAY
                why = w.BEHIND_RIVAL
    return why


def distance_barred(t: Watch, intersection: int) -> int:
    """GW-5.5: an empty intersection none of whose neighbours holds a building."""
    if t.buildings[intersection] != NOBODY:
        return w.CORNER_TAKEN
    for neighbour in t.box.corner_neighbours[intersection]:
        if t.buildings[neighbour] != NOBODY:
            return w.TOO_CLOSE
    return MAY


def site_barred(t: Watch, seat: Seat, intersection: int) -> int:
    """GW-5.5: the distance rule, and a road of the player's own that leads there."""
    why = distance_barred(t, intersection)
    if why != MAY:
        return why
    for path in t.box.corner_sides[intersection]:
        if t.roads[path] == seat:
            return MAY
    return w.NO_ROAD_THERE


def keep_barred(t: Watch, seat: Seat, intersection: int) -> int:
    """GW-5.6: a keep replaces one of the player's settlements."""
    own = t.buildings[intersection] == seat and not t.keeps[intersection]
    return MAY if own else w.NOT_YOUR_SETTLEMENT


# --- what the tests allow


def distant_corners(t: Watch) -> list[Option]:
    """GW-5.5: every intersection that keeps its distance, in order: a building closes its own and those beside it."""
    closed = [False] * len(t.buildings)
    for corner, owner in enumerate(t.buildings):
        if owner != NOBODY:
            closed[corner] = True
            for neighbour in t.box.corner_neighbours[corner]:
                closed[neighbour] = True
    return [option for option in t.box.say[w.SETTLEMENT] if not closed[option.a]]


def road_sites(t: Watch, seat: Seat) -> list[Option]:
    """Every path open to this seat, in order."""
    sites = t.road_sites[seat]
    if sites is None:
        sites = [option for option in t.box.say[w.ROAD] if path_barred(t, seat, option.a) == MAY]
        t.road_sites[seat] = sites
    return sites


def settlement_sites(t: Watch, seat: Seat) -> list[Option]:
    """Every intersection open to this seat, in order."""
    sites = t.settlement_sites[seat]
    if sites is None:
        sites = [option for option in t.box.say[w.SETTLEMENT] if site_barred(t, seat, option.a) == MAY]
        t.settlement_sites[seat] = sites
    return sites


# --- remembering: lists of sites are shared by clones, so they are replaced, never changed


def road_placed(t: Watch, seat: Seat, path: int) -> None:
    """The path is closed to all; the owner may go on from its ends and found there."""
    for other in range(t.seats):
        sites = t.road_sites[other]
        if sites is not None:
            t.road_sites[other] = without(sites, path)
    roads = t.road_sites[seat]
    towns = t.settlement_sites[seat]
    for end in t.box.side_ends[path]:
        if roads is not None:
            for beyond in t.box.corner_sides[end]:
                if path_barred(t, seat, beyond) == MAY:
                    t.road_sites[seat] = roads = including(roads, t.box.say[w.ROAD][beyond])
        if towns is not None and site_barred(t, seat, end) == MAY:
            t.settlement_sites[seat] = towns = including(towns, t.box.say[w.SETTLEMENT][end])


def settlement_placed(t: Watch, seat: Seat, intersection: int) -> None:
    """The intersection and its neighbours are closed to all; rivals' roads end there, the owner's may begin."""
    for other in range(t.seats):
        sites = t.settlement_sites[other]
        if sites is not None:
            sites = without(sites, intersection)
            for neighbour in t.box.corner_neighbours[intersection]:
                sites = without(sites, neighbour)
            t.settlement_sites[other] = sites
        retest_paths(t, other, intersection)


def retest_paths(t: Watch, seat: Seat, intersection: int) -> None:
    """A new building opens the paths beside it to its owner and may close them to others: no other path has changed."""
    sites = t.road_sites[seat]
    if sites is not None:
        for path in t.box.corner_sides[intersection]:
            if path_barred(t, seat, path) == MAY:
                sites = including(sites, t.box.say[w.ROAD][path])
            else:
                sites = without(sites, path)
        t.road_sites[seat] = sites


def without(sites: list[Option], place: int) -> list[Option]:
    for option in sites:
        if option.a == place:
            return [site for site in sites if site.a != place]
    return sites


def including(sites: list[Option], new: Option) -> list[Option]:
    """The list with one more site, in order, unless it is there already."""
    for i in range(len(sites)):
        if sites[i].a == new.a:
            return sites
        if sites[i].a > new.a:
            return [*sites[:i], new, *sites[i:]]
    return [*sites, new]
