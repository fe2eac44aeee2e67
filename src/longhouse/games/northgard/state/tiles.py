"""NG-2.1 to NG-2.3: the tiles as printed: regions, sides, borders, symbols, slots, lairs."""

from typing import Final, final

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.turning import corner_mask, joined_sides, parted_sides
from longhouse.kernel.content import Entry, Facts

SIDES: Final = "NESW"
MIDDLE: Final = 64  # places are numbered so that all their keys are positive
ROW: Final = 128
STEPS: Final = (-ROW, 1, ROW, -1)  # from a place to its neighbour in the north, east, south, west


def place_key(x: int, y: int) -> int:
    return (y + MIDDLE) * ROW + x + MIDDLE


def key_x(key: int) -> int:
    return key % ROW - MIDDLE


def key_y(key: int) -> int:
    return key // ROW - MIDDLE


@final
class TileSet:
    """All tiles of a content file. Regions and slots are numbered through all tiles."""

    def __init__(self, root: Entry) -> None:
        self.tile_names: Final[list[str]] = []
        self.tile_first: Final[list[int]] = []  # the first region of each tile
        self.region_names: Final[list[str]] = []
        self.region_tile: Final[list[int]] = []
        self.region_sides: Final[list[str]] = []
        self.symbols: Final[list[int]] = []  # by region, packed: food, wood << 5, lore << 10, lairs << 15
        self.side_region: Final[list[list[int]]] = []  # by tile: the region of its sides N, E, S, W, unturned
        self.tile_borders: Final[list[list[tuple[int, int, int]]]] = []  # by tile: regions and REGULAR or ROUGH
        self.slot_region: Final[list[int]] = []
        self.slot_kind: Final[list[int]] = []
        self.slot_names: Final[list[str]] = []
        self.region_slots: Final[list[list[int]]] = []
        self.lair_of: Final[list[int]] = []  # by tile: the region with its lair, or NONE
        self.start = w.NONE
        self.start5 = w.NONE
        for entry in root.entries("tile"):
            self.read_tile(entry)
        if self.start == w.NONE or self.start5 == w.NONE:
            raise root.wrong("one 'tile' must have the role 'start' and one 'start5'", "fault-start-tiles")
        self.tiles: Final = len(self.tile_names)
        self.regions: Final = len(self.region_names)
        self.slots: Final = len(self.slot_region)
        self.tile_end: Final = [*self.tile_first[1:], self.regions]
        self.turn_tiles()
        self.check_totals(root)

    def turn_tiles(self) -> None:
        """By tile * 4 + turn: what a turned tile does, as in turning.py."""
        turned = [(tile, turn) for tile in range(self.tiles) for turn in range(4)]
        self.corners = [corner_mask(self.side_region[tile], turn) for tile, turn in turned]
        self.joins = [joined_sides(self.side_region[tile], turn) for tile, turn in turned]
        self.parts = [parted_sides(self.side_region[tile], turn, self.tile_borders[tile]) for tile, turn in turned]

    def read_tile(self, entry: Entry) -> None:
        tile = len(self.tile_names)
        name = entry.text("id")
        role = entry.text("role")
        if role == "start":
            self.start = tile
        elif role == "start5":
            self.start5 = tile
        self.tile_names.append(name)
        self.tile_first.append(len(self.region_names))
        self.lair_of.append(w.NONE)
        sides = [w.NONE] * 4
        names: list[str] = []
        for part in entry.entries("regions"):
            names.append(part.text("id"))
            self.read_region(part, tile, sides)
        if w.NONE in sides:
            raise entry.wrong("every side must belong to a region", "fault-side-of-none")
        self.side_region.append(sides)
        self.read_borders(entry, tile, names)

    def read_region(self, part: Entry, tile: int, sides: list[int]) -> None:
        region = len(self.region_names)
        self.region_names.append(f"{self.tile_names[tile]}.{part.text('id')}")
        self.region_tile.append(tile)
        text = part.text("sides")
        self.region_sides.append(text)
        for letter in text:
            if letter not in SIDES or sides[SIDES.index(letter)] != w.NONE:
                said = "'sides' cannot be '{sides}': each of N, E, S, W belongs to one region"
                raise part.wrong(said, "fault-sides", {"sides": text})
            sides[SIDES.index(letter)] = region
        lair = 1 if part.has("lair") and part.flag("lair") else 0
        if lair:
            self.lair_of[tile] = region
        goods = [part.number_or(name, 0) for name in w.RESOURCE_IDS]
        self.symbols.append(goods[0] | goods[1] << 5 | goods[2] << 10 | lair << 15)
        slots: list[int] = []
        for number, kind in enumerate(part.texts("slots") if part.has("slots") else []):
            if kind not in w.SLOT_IDS[:3]:
                raise part.cannot_hold("slots", kind, w.SLOT_IDS[:3])
            slots.append(len(self.slot_region))
            self.slot_region.append(region)
            self.slot_kind.append(w.SLOT_IDS.index(kind))
            self.slot_names.append(f"{self.region_names[region]}.{number}")
        self.region_slots.append(slots)

    def read_borders(self, entry: Entry, tile: int, names: list[str]) -> None:
        borders: list[tuple[int, int, int]] = []
        for part in entry.entries("borders"):
            a = self.tile_first[tile] + part.one_of("a", names)
            b = self.tile_first[tile] + part.one_of("b", names)
            borders.append((a, b, 1 + part.one_of("kind", ["regular", "rough"])))
        self.tile_borders.append(borders)

    def check_totals(self, root: Entry) -> None:
        """What the content says of itself, so that a slip in a host's file is found."""
        totals = root.entry("totals")
        if totals.number("tiles") != self.tiles or totals.number("regions") != self.regions:
            facts: Facts = {"tiles": self.tiles, "regions": self.regions}
            said = "'tiles' and 'regions' must be {tiles} and {regions}, as listed above"
            raise totals.wrong(said, "fault-totals", facts)
