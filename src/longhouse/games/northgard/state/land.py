"""NG-2: the map as it lies: tiles, the territories that their regions make up, borders, and the places still open.

Everything here follows from `placed`, tile by tile: `place` adds one tile and never rebuilds the map.
A territory is called by its oldest region. Dictionaries of borders are replaced, never changed.
"""

from typing import Final, final

from longhouse.games.northgard.state.tiles import STEPS, TileSet
from longhouse.games.northgard.state.words import NONE, ROUGH

NO_BORDERS: Final[dict[int, int]] = {}  # never written to

# what the frontier knows of an empty place, packed: the sides that touch a tile, then by corner what NG-2.6 asks
TOUCHES: Final = 1
NEEDS_END: Final = 16
NO_END: Final = 256


@final
class Land:
    """NG-1.1 to NG-1.3, NG-2.4: what lies where, and what belongs together."""

    def __init__(self, printed: TileSet) -> None:
        regions = printed.regions
        self.printed: Final = printed
        self.placed: list[int] = []  # tile, key, turn, in the order of placing
        self.tile_at: dict[int, int] = {}  # by place
        self.key_of = [NONE] * printed.tiles  # by tile: its place, or NONE
        self.turn_of = [0] * printed.tiles  # by tile: quarter turns clockwise
        self.of = [NONE] * regions  # by region: its territory, or NONE
        self.next = [NONE] * regions  # by region: the next one of its territory, in a circle
        self.oldest: list[int] = []  # regions on the map, oldest first
        self.age = [NONE] * regions  # by region: where it is in `oldest`
        self.reps: list[int] = []  # territories, oldest first
        self.open_sides = [0] * regions  # by territory
        self.tiles = [0] * regions  # by territory: a bit for each tile
        self.symbols = [0] * regions  # by territory, packed: food, wood << 5, lore << 10, lairs << 15
        self.beside = [NO_BORDERS] * regions  # by territory: its neighbours, oldest first, each REGULAR or ROUGH
        self.frontier: dict[int, int] = {}  # empty places that touch a tile, with what a tile there must look like

    def clone(self) -> "Land":
        other = Land(self.printed)
        other.placed = self.placed[:]
        other.tile_at = self.tile_at.copy()
        other.key_of = self.key_of[:]
        other.turn_of = self.turn_of[:]
        other.of = self.of[:]
        other.next = self.next[:]
        other.oldest = self.oldest[:]
        other.age = self.age[:]
        other.reps = self.reps[:]
        other.open_sides = self.open_sides[:]
        other.tiles = self.tiles[:]
        other.symbols = self.symbols[:]
        other.beside = self.beside[:]
        other.frontier = self.frontier.copy()
        return other

    # --- what can be asked

    def is_open(self, rep: int) -> bool:
        """NG-1.3"""
        return self.open_sides[rep] > 0

    def size(self, rep: int) -> int:
        """NG-1.7"""
        return self.tiles[rep].bit_count()

    def regions(self, rep: int) -> list[int]:
        regions = [rep]
        region = self.next[rep]
        while region != rep:
            regions.append(region)
            region = self.next[region]
        return regions

    def neighbours(self, rep: int) -> list[int]:
        """NG-1.2: oldest first."""
        return list(self.beside[rep])

    def is_rough(self, a: int, b: int) -> bool:
        """NG-2.10"""
        return self.beside[a][b] == ROUGH

    def region_at(self, tile: int, side: int) -> int:
        """The region that owns a side of a placed tile."""
        return self.printed.side_region[tile][side - self.turn_of[tile] & 3]

    def facing(self, key: int, side: int) -> int:
        """The territory that looks at a place from this side, or NONE."""
        tile = self.tile_at.get(key + STEPS[side], NONE)
        return NONE if tile == NONE else self.of[self.region_at(tile, side ^ 2)]

    def closed_on(self, tile: int) -> list[int]:
        """NG-10.6: the closed territories on a tile; just after it was placed, those that it closed."""
        closed: list[int] = []
        for region in range(self.printed.tile_first[tile], self.printed.tile_end[tile]):
            rep = self.of[region]
            if self.open_sides[rep] == 0 and rep not in closed:
                closed.append(rep)
        return closed

    # --- placing a tile

    def place(self, tile: int, key: int, turn: int) -> list[int]:
        """NG-2.4: lay a tile. Returns the older territories that it joined, as pairs (into, from), in order."""
        self.lay_regions(tile)
        self.placed.append(tile)
        self.placed.append(key)
        self.placed.append(turn)
        self.key_of[tile] = key
        self.turn_of[tile] = turn
        joined: list[int] = []
        for side in range(4):
            region = self.region_at(tile, side)
            other = self.facing(key, side)
            if other == NONE:
                self.open_sides[self.of[region]] += 1
            else:
                self.open_sides[other] -= 1
                self.join(other, self.of[region], self.printed.tile_first[tile], joined)
        self.tile_at[key] = tile
        self.move_frontier(key)
        return joined

    def lay_regions(self, tile: int) -> None:
        """Each region of a new tile is at first a separate territory."""
        first = self.printed.tile_first[tile]
        for region in range(first, self.printed.tile_end[tile]):
            self.of[region] = region
            self.next[region] = region
            self.age[region] = len(self.oldest)
            self.oldest.append(region)
            self.reps.append(region)
            self.tiles[region] = 1 << tile
            self.symbols[region] = self.printed.symbols[region]
            self.beside[region] = {}
        for a, b, kind in self.printed.tile_borders[tile]:
            self.beside[a][b] = kind
            self.beside[b][a] = kind
        for region in range(first, self.printed.tile_end[tile]):
            self.beside[region] = self.oldest_first(self.beside[region])

    def join(self, a: int, b: int, first: int, joined: list[int]) -> None:
        """NG-2.4: two territories become one, called by its oldest region; `first` is where the new tile begins."""
        if a == b:
            return
        older = self.age[a] < self.age[b]
        into, gone = (a, b) if older else (b, a)
        region = self.next[gone]
        self.of[gone] = into
        while region != gone:
            self.of[region] = into
            region = self.next[region]
        self.next[into], self.next[gone] = self.next[gone], self.next[into]
        self.reps.remove(gone)
        self.open_sides[into] += self.open_sides[gone]
        self.tiles[into] |= self.tiles[gone]
        self.symbols[into] += self.symbols[gone]
        self.join_borders(into, gone)
        if self.age[gone] < self.age[first]:
            joined.append(into)
            joined.append(gone)

    def join_borders(self, into: int, gone: int) -> None:
        """NG-2.10: one regular segment makes a border regular; NG-2.13: one inside a territory counts for nothing."""
        mine = self.beside[into].copy()
        for other, kind in self.beside[gone].items():
            if other == into:
                del mine[gone]
                continue
            mine[other] = min(kind, mine.get(other, ROUGH))
            theirs = self.beside[other].copy()
            del theirs[gone]
            theirs[into] = mine[other]
            self.beside[other] = self.oldest_first(theirs)
        self.beside[into] = self.oldest_first(mine)
        self.beside[gone] = NO_BORDERS

    def oldest_first(self, borders: dict[int, int]) -> dict[int, int]:
        ages = [self.age[rep] for rep in borders]
        ages.sort()
        return {self.oldest[age]: borders[self.oldest[age]] for age in ages}

    # --- the frontier

    def move_frontier(self, key: int) -> None:
        """A tile now lies at this place: the eight places round it see it."""
        if key in self.frontier:
            del self.frontier[key]
        for side in range(4):
            there = key + STEPS[side]
            if there not in self.tile_at:
                self.frontier[there] = self.demands(there)
            corner = there + STEPS[side + 1 & 3]
            if corner in self.frontier:
                self.frontier[corner] = self.demands(corner)

    def demands(self, key: int) -> int:
        """NG-2.6: where the other three places of a corner are full, a single border end may not be left."""
        bits = 0
        for side in range(4):
            one = key + STEPS[side]
            if one not in self.tile_at:
                continue
            bits |= TOUCHES << side
            two = key + STEPS[side + 1 & 3]
            far = one + two - key
            if two in self.tile_at and far in self.tile_at:
                ends = self.end_at(one, side + 1) + self.end_at(far, side + 2) + self.end_at(two, side + 3)
                if ends < 2:
                    bits |= (NEEDS_END if ends else NO_END) << side
        return bits

    def end_at(self, key: int, corner: int) -> int:
        """1 if a border of the tile at this place ends at its corner, counted clockwise from the north-east one."""
        tile = self.tile_at[key]
        return self.printed.corners[tile * 4 + self.turn_of[tile]] >> (corner & 3) & 1
