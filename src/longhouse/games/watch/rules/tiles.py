"""GW-8: Longest Road and Largest Patrol."""

from longhouse.games.watch.rules.wildlings import reveal_from_reserve
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import hand_tile
from longhouse.games.watch.state.words import LARGEST_PATROL, LONGEST_ROAD
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.graph import longest_trail, trail_through


def road_built(t: Watch, seat: Seat, path: int) -> None:
    """GW-8.3: a new road can only lengthen its owner's longest trail, and only by a trail that uses it."""
    length = trail_through(path, seat, t.roads, t.buildings, t.box.corner_sides, t.box.side_ends)
    if length > t.lengths[seat]:
        t.lengths[seat] = length
        check_longest_road(t)


def road_cut(t: Watch, builder: Seat, intersection: int) -> None:
    """GW-8.3, GW-8.4: a new settlement cuts the roads of others that pass its intersection.

    GW-12.4: if its tokens have ended the game, the roads are still cut, but no tile moves.
    """
    owners = [t.roads[path] for path in t.box.corner_sides[intersection]]
    for seat in range(t.seats):
        if seat != builder and owners.count(seat) > 1:
            t.lengths[seat] = road_length(t, seat)
            if not t.over:
                check_longest_road(t)


def road_length(t: Watch, seat: Seat) -> int:
    """GW-8.1: the most roads in one trail that uses none twice and passes no rival's building."""
    return longest_trail(seat, t.roads, t.buildings, t.box.corner_sides, t.box.side_ends)


def check_longest_road(t: Watch) -> None:
    check_tile(t, LONGEST_ROAD, t.lengths)


def check_largest_patrol(t: Watch) -> None:
    """GW-8.5"""
    check_tile(t, LARGEST_PATROL, [t.patrols(seat) for seat in range(t.seats)])


def check_tile(t: Watch, tile: int, values: list[int]) -> None:
    """GW-8.7: one test for both tiles."""
    most = max(values)
    holder = t.holders[tile]
    if most < t.box.tile_minimum[tile]:
        taker = NOBODY
    elif holder != NOBODY and values[holder] == most:
        taker = holder
    elif values.count(most) == 1:
        taker = values.index(most)
    else:
        taker = NOBODY
    if taker != holder:
        hand_tile(t, tile, taker, most)
        if t.box.full and taker != NOBODY:
            tile_revealed(t, taker, tile)


def tile_revealed(t: Watch, seat: Seat, tile: int) -> None:
    """GW-12.3: a player who gets a special tile reveals a token of the reserve; GW-8.8: also on another's turn."""
    for _ in range(t.box.tile_tokens[tile]):
        if not t.over:
            reveal_from_reserve(t, seat, "GW-12.3")
