"""Where tiles should go, as the greedy bot sees it: what a placement closes and joins.

A placement is weighed without placing the tile: its regions are joined to the territories around the place.
"""

from typing import Final, final

from longhouse.games.northgard.mind import holdings
from longhouse.games.northgard.rules.ending import built as count_built
from longhouse.games.northgard.rules.placing import open_turns, placements
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import LAIRS
from longhouse.games.northgard.state.tiles import STEPS
from longhouse.kernel.decision import NOBODY

NEUTRAL: Final = 0.22  # of the worth of land that anybody may take
ENEMY: Final = 0.3
SAMPLE: Final = 6  # tiles of the pile that are tried
GOODS: Final = 32767  # the symbols of resources, without lairs


def group_of_sides(mind: holdings.Mind, tile: int, key: int, turn: int) -> list[int]:
    """By side, the first side that belongs to the same territory once the tile lies like this."""
    land = mind.view.land
    sides = land.printed.side_region[tile]
    group = [0, 1, 2, 3]
    for b in range(1, 4):
        for a in range(b):
            same = sides[a - turn & 3] == sides[b - turn & 3]
            if not same:
                one = land.facing(key, a)
                same = one != w.NONE and one == land.facing(key, b)
            if same and group[a] != group[b]:
                old, new = max(group[a], group[b]), min(group[a], group[b])
                group = [new if g == old else g for g in group]
    return group


def placement_worth(mind: holdings.Mind, tile: int, key: int, turn: int) -> float:
    """What it adds to the seat's land, to neutral land and to that of others."""
    group = group_of_sides(mind, tile, key, turn)
    worth = 0.0
    closed = False
    for first in range(4):
        if group[first] == first:
            joined = Joined(mind, tile, key, turn, group, first)
            worth += joined_gain(mind, joined)
            closed = closed or joined.open_sides == 0
    if mind.view.clans[mind.seat] == w.BOAR and not closed:
        worth += mind.prices[w.LORE]
    return worth + 0.02 * neighbours(mind, key)


def neighbours(mind: holdings.Mind, key: int) -> int:
    """A compact map closes sooner."""
    n = 0
    for side in range(4):
        if key + STEPS[side] in mind.view.land.tile_at:
            n += 1
    return n


@final
class Joined:
    """The territory that the sides of one group would belong to."""

    def __init__(self, mind: holdings.Mind, tile: int, key: int, turn: int, group: list[int], first: int) -> None:
        t = mind.view
        land = t.land
        self.reps: Final[list[int]] = []
        self.regions: Final[list[int]] = []
        self.open_sides = 0
        self.holder = NOBODY
        for side in range(4):
            if group[side] == first:
                self.add_side(mind, land.printed.side_region[tile][side - turn & 3], land.facing(key, side))
        self.symbols = 0
        self.built = 0
        self.free = 0
        self.add_parts(mind)
        tiles = 1 << tile
        for rep in self.reps:
            tiles |= land.tiles[rep]
        self.size: Final = tiles.bit_count()
        self.before: Final = holdings.total([holdings.worth_of(mind, rep) for rep in self.reps])
        self.after: Final = holdings.land_worth(
            mind, self.size, self.open_sides, self.symbols & GOODS, self.built, self.free
        )

    def add_side(self, mind: holdings.Mind, region: int, rep: int) -> None:
        t = mind.view
        if region not in self.regions:
            self.regions.append(region)
        if rep == w.NONE:
            self.open_sides += 1
            return
        self.open_sides -= 1
        if rep not in self.reps:
            self.reps.append(rep)
            self.open_sides += t.land.open_sides[rep]
            if t.holder[rep] != NOBODY:
                self.holder = t.holder[rep]

    def add_parts(self, mind: holdings.Mind) -> None:
        """Adds the symbols, buildings and free slots of what is joined."""
        t = mind.view
        printed = t.land.printed
        for region in self.regions:
            self.symbols += printed.symbols[region]
            for slot in printed.region_slots[region]:
                self.free += 256 if printed.slot_kind[slot] == w.LARGE else 1
        for rep in self.reps:
            self.symbols += t.land.symbols[rep]
            self.built += t.built[rep]
            self.free += holdings.free_counts(t, rep)


def joined_gain(mind: holdings.Mind, joined: Joined) -> float:
    t = mind.view
    lairs = joined.symbols >> LAIRS if t.box.creatures_on else 0
    if joined.holder == mind.seat:
        mine = holdings.total([holdings.worth_of(mind, rep) for rep in joined.reps if t.holder[rep] == mind.seat])
        gain = joined.after - mine - (0.8 if lairs else 0.0)
        return gain + (closing_gain(mind, joined) if joined.open_sides == 0 else 0.0)
    if joined.holder == NOBODY or joined.holder == t.box.partner(mind.seat):
        return NEUTRAL * (joined.after - joined.before)
    return (0.3 if lairs else 0.0) - ENEMY * (joined.after - joined.before)


def closing_gain(mind: holdings.Mind, joined: Joined) -> float:
    """NG-10.6: fame by size; NG-17.10, NG-17.11: Raven and Stag; NG-16.1: a step to the victory by territories."""
    t = mind.view
    gain = float(joined.size)
    clan = t.clans[mind.seat]
    if clan == w.STAG:
        gain += 1.0
    elif clan == w.RAVEN:
        gain += holdings.symbols_worth(mind, joined.symbols & GOODS, joined.built) / max(1.0, 0.8 * mind.years)
    if sum([count_built(t, rep, True) for rep in joined.reps]):
        gain += holdings.step_up(mind)
    elif joined.free >> 8 and mind.years > 1:
        gain += 0.4 * min(12.0, holdings.step_up(mind))
    return gain


# --- a tile


def best_turn(mind: holdings.Mind, tile: int, key: int, purpose: int) -> float:
    turns = open_turns(mind.view, tile, key, purpose, mind.seat)
    return best_of_turns(mind, tile, key, turns, purpose)


def best_of_turns(mind: holdings.Mind, tile: int, key: int, turns: int, purpose: int) -> float:
    best = -99.0
    for turn in range(4):
        if turns >> turn & 1:
            best = max(best, laid_worth(mind, tile, key, turn, purpose))
    return best


def laid_worth(mind: holdings.Mind, tile: int, key: int, turn: int, purpose: int) -> float:
    if purpose in (w.FOR_EXPLORE, w.FOR_EXPLORE_ANYWHERE):
        return placement_worth(mind, tile, key, turn)
    return settling_worth(mind, tile, key, turn)


def best_place(mind: holdings.Mind, tile: int, purpose: int) -> float:
    """The worth of the best placement of a tile; very low if there is none."""
    found = placements(mind.view, tile, purpose, mind.seat)
    best = -99.0
    for at in range(0, len(found), 2):
        best = max(best, best_of_turns(mind, tile, found[at], found[at + 1], purpose))
    return best


def settling_worth(mind: holdings.Mind, tile: int, key: int, turn: int) -> float:
    """NG-3.11, NG-3.12: the best neutral territory on the tile; the seat's land should gain too."""
    group = group_of_sides(mind, tile, key, turn)
    best = 0.0
    rest = 0.0
    for first in range(4):
        if group[first] == first:
            joined = Joined(mind, tile, key, turn, group, first)
            if joined.holder == NOBODY:
                # NG-3.16: the fame of closing it would be lost
                best = max(best, joined.after - (0.5 * joined.size if joined.open_sides == 0 else 0.0))
            else:
                rest += (1.0 if joined.holder == mind.seat else -ENEMY) * (joined.after - joined.before)
    return best + rest


def explore_worth(mind: holdings.Mind, draws: int, purpose: int) -> float:
    """What a tile of the pile may bring: some of the unseen ones are tried."""
    if not mind.explored:
        try_tiles(mind, purpose)
    found = mind.explored
    n = len(found)
    if n == 0:
        return 0.0
    worth = 0.0
    for i in range(n):  # the best of this many draws
        worth += found[i] * ((i + 1) ** draws - i**draws) / n**draws
    return worth


def try_tiles(mind: holdings.Mind, purpose: int) -> None:
    t = mind.view
    unseen = [tile for tile, n in enumerate(t.pool(w.POOL_TILES)) if n]
    stride = max(1, len(unseen) // SAMPLE)
    found: list[float] = []
    for at in range(stride // 2, len(unseen), stride):
        best = best_place(mind, unseen[at], purpose)
        if best > -99.0:
            found.append(best)
    found.sort()
    mind.explored = found


def group_worth(mind: holdings.Mind, rep: int) -> float:
    """NG-3.20, NG-15.2: where a group should begin."""
    t = mind.view
    land = t.land
    worth = holdings.worth_of(mind, rep)
    if t.phase == w.PHASE_SETUP:
        worth += holdings.closing_worth(mind, land.size(rep), land.open_sides[rep]) * 0.25
    for to in land.beside[rep]:
        if t.holder[to] == NOBODY:
            worth += 0.1 * holdings.worth_of(mind, to)
        elif t.holder[to] != mind.seat:
            worth -= 0.1 * t.figures(to)
    return worth - 4.0 if t.houses(rep, w.ATTACKS) else worth  # NG-18.13: nobody leaves before she is beaten
