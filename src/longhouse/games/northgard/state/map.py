"""NG-2: the map, as part of the table: territories, and what stands on them. What everybody sees is asked here."""

from typing import Final

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.box import NorthgardBox
from longhouse.games.northgard.state.land import Land
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import Frame, Table

NO_NUMBERS: Final[list[int]] = []  # shared by all tables, never written to
BITS: Final = 3  # of the count of one building in `built`
LAIRS: Final = 15  # where the count of lairs begins in `Land.symbols`


class Map(Table):
    """The fields of a table that lie on its map; Northgard has the rest."""

    def __init__(self, box: NorthgardBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box
        self.land_shared = False  # with clones, until one of them places a tile

    def lay_out_map(self) -> None:
        """Nothing on the map yet. NG-3.1: 14 units per player."""
        box, regions = self.box, self.box.tiles.regions
        self.land = Land(box.tiles)
        self.placed = NO_NUMBERS  # as saved: tile, place, turn, ... (see `refresh`)
        self.holder = [NOBODY] * regions  # by territory
        self.units = [0] * regions  # by territory: the holder's units, Kaija not counted
        self.built = [0] * regions  # by territory: how many of each building, three bits each
        self.slots = [w.NONE] * box.tiles.slots  # by slot: the building on it
        self.loose = NO_NUMBERS  # region, building, region, building ..: buildings without a slot (NG-21.10)
        self.supply = [building.count for building in box.buildings]
        self.kaija = w.NONE  # the region where she is, or NONE: in the reserve
        self.scorched = w.NONE  # the region of the token
        self.raider: Seat = NOBODY  # whose units have come into territories of others and have not fought yet
        self.raiders = NO_NUMBERS  # by territory: how many; empty while nobody raids
        self.kaija_raids = False
        self.reserve = [box.units_per_player] * self.seats
        self.row = NO_NUMBERS  # creatures on the map, in the order in which they act
        self.creature_at = [w.NONE] * len(box.creatures)  # the region of each

    def copy_map(self, other: "Map") -> None:
        self.land = other.land
        self.land_shared = other.land_shared = True
        self.placed = other.placed
        self.holder = other.holder[:]
        self.units = other.units[:]
        self.built = other.built[:]
        self.slots = other.slots[:]
        self.loose = other.loose
        self.supply = other.supply[:]
        self.kaija = other.kaija
        self.scorched = other.scorched
        self.raider = other.raider
        self.raiders = other.raiders[:] if other.raiders else NO_NUMBERS
        self.kaija_raids = other.kaija_raids
        self.reserve = other.reserve[:]
        self.row = other.row
        self.creature_at = other.creature_at[:]

    def own_land(self) -> Land:
        """The map, copied first if it is shared, for a caller that changes it."""
        if self.land_shared:
            self.land = self.land.clone()
            self.land_shared = False
        return self.land

    def refresh(self) -> None:
        """After a load: the map follows from the tiles in the order in which they were placed."""
        self.land = Land(self.box.tiles)
        self.land_shared = False
        for at in range(0, len(self.placed), 3):
            self.land.place(self.placed[at], self.placed[at + 1], self.placed[at + 2])

    # --- territories

    def territory(self, region: int) -> int:
        return self.land.of[region]

    def own(self, seat: Seat) -> list[int]:
        """NG-1.4: the territories of a seat, in the order of their age."""
        holder = self.holder
        return [rep for rep in self.land.reps if holder[rep] == seat]

    def on_map(self, seat: Seat) -> int:
        """NG-14.1: units on the map, Kaija not counted."""
        return self.box.units_per_player - self.reserve[seat]

    def kaija_in(self, territory: int) -> bool:
        return self.kaija != w.NONE and self.land.of[self.kaija] == territory

    def figures(self, territory: int) -> int:
        """NG-1.14: the units of the holder, and Kaija if she is one of them."""
        n = self.units[territory]
        return n + 1 if not self.kaija_raids and self.kaija_in(territory) else n

    def raiding(self, territory: int) -> int:
        """The figures that have come in from outside and have not fought yet."""
        n = self.raiders[territory] if self.raiders else 0
        return n + 1 if self.kaija_raids and self.kaija_in(territory) else n

    def is_neutral(self, territory: int) -> bool:
        """NG-1.5"""
        return self.holder[territory] == NOBODY

    def has(self, territory: int, building: int) -> int:
        """How many buildings of a kind stand there."""
        return self.built[territory] >> BITS * building & 7

    def symbols(self, territory: int, resource: int) -> int:
        """Symbols of a resource printed on the tiles of a territory."""
        return self.land.symbols[territory] >> 5 * resource & 31

    def lairs(self, territory: int) -> int:
        return self.land.symbols[territory] >> LAIRS

    def produced(self, territory: int, resource: int) -> int:
        """Symbols of a resource on its buildings."""
        if not self.built[territory]:
            return 0
        n = 0
        for building in range(w.BUILDINGS):
            goods = self.box.buildings[building].goods[resource]
            if goods:
                n += goods * self.has(territory, building)
        return n

    def creatures_in(self, territory: int) -> list[int]:
        """In the order of the row."""
        of, at = self.land.of, self.creature_at
        return [creature for creature in self.row if of[at[creature]] == territory]

    def houses(self, territory: int, ability: int) -> bool:
        """Whether a creature with this ability is there."""
        if not self.row:
            return False
        for creature in self.row:
            if self.land.of[self.creature_at[creature]] == territory and (
                self.box.creatures[creature].ability == ability
            ):
                return True
        return False
