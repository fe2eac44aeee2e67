"""NG-1, NG-2: territories, borders, and where a tile may lie."""

import itertools
import random

import pytest

from longhouse import SettingValue
from longhouse.games.northgard.rules.placing import open_turns, place_barred, placements, turn_barred
from longhouse.games.northgard.state.land import Land
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import SIDES, key_x, key_y
from longhouse.games.northgard.state.words import FOR_EXPLORE_ANYWHERE, FOR_SECOND_GROUP, NONE
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.table import MAY
from tests.scenes.northgard.scene import Scene

# round 1,0: start.e in the west, t03.s in the north, t30.w in the east
HOOK = ("t06 0,-1", "t03 1,-1", "t22 2,-1", "t30 2,0")
# round 1,-1: one territory in the west and in the east, t33.s in the north
ARCH = ("t13 0,-1", "t02 0,-2", "t33 1,-2", "t17 2,-2", "t28 2,-1")
PURPOSES = (FOR_EXPLORE_ANYWHERE, FOR_SECOND_GROUP)


def exploring(scene: Scene, tile: str) -> Scene:
    """Red has just drawn this tile; it would also fit south and west of the starting tile, where Red has units."""
    scene.units("red", "start.s", 1).units("red", "start.w", 1).pile(tile)
    return scene.hand("red", "start_explore").turn("red").pick("red", "play/start_explore")


def turns(scene: Scene, tile: str, place: str) -> list[str]:
    """The turns in which Red may place a tile there."""
    exploring(scene, tile).pick("red", f"place/{place}")
    return [text.removeprefix("turn/") for text in scene.options("red")]


# --- territories


def test_ng_ex13_a_region_is_joined_to_the_one_beyond_its_side() -> None:
    """NG-EX13, NG-1.3, NG-1.7, NG-2.4: start.n and t01.s are one closed territory of two tiles."""
    one = Scene("red", "blue").tile("t01", 0, -1)
    one.shows(territory={"start.n": {"start.n", "t01.s"}}, size={"t01.s": 2, "start.e": 1})
    regions = ("start.e", "start.s", "start.w", "t01.n", "t01.e", "t01.w")
    one.shows(closed={"start.n": True, **dict.fromkeys(regions, False)})


def test_ng_ex14_five_players_have_a_closed_centre() -> None:
    """NG-EX14, NG-3.5: start.e and start5.w are closed, with 1 food; the other six territories are open."""
    five = Scene("red", "blue", "yellow", "purple", "green")
    five.shows(territory={"start.e": {"start.e", "start5.w"}}, size={"start.e": 2})
    t = five.table
    assert [t.box.tiles.region_names[rep] for rep in t.land.reps if not t.land.is_open(rep)] == ["start.e"]
    assert len(t.land.reps) == 7
    assert t.symbols(t.territory(five.region("start5.w")), 0) == 1


def test_ng_1_2_a_border_makes_neighbours_a_point_does_not() -> None:
    """NG-1.2: start.n and start.s touch at no border; rough and regular ones both make neighbours."""
    one = Scene("red", "blue").tile("t01", 0, -1)
    one.shows(beside={"start.n": {"start.e", "start.w", "t01.e", "t01.w"}, "start.s": {"start.e", "start.w"}})


def test_ng_2_10_one_regular_segment_makes_a_border_regular() -> None:
    """NG-2.10: t01.e and t01.s are parted by a rough border alone, t03.e and t03.w too."""
    one = Scene("red", "blue").land("t01 0,-1", "t03 1,0")
    land, region = one.table.land, one.region
    assert land.is_rough(region("t01.e"), land.of[region("t01.s")])
    assert not land.is_rough(region("t01.w"), land.of[region("t01.s")])
    # t03.n and t03.e meet over a rough border; t10 joins t01.e to t03.n, and t03.e stays where it was
    assert land.is_rough(region("t03.n"), region("t03.e"))
    one.tile("t13", 1, -1)
    assert one.table.land.of[region("t01.e")] == one.table.land.of[region("t03.n")]
    assert one.table.land.is_rough(one.table.land.of[region("t03.n")], region("t03.e"))


def test_ng_2_13_a_border_inside_a_territory_counts_for_nothing() -> None:
    """NG-2.13: t06.e and t06.w are now in one territory, which is not its own neighbour."""
    one = Scene("red", "blue").land(*ARCH).units("red", "t13.a", 3)
    exploring(one, "t06").pick("red", "place/1,-1", "turn/0")
    ring = {"start.n", "t13.a", "t02.s", "t33.m", "t17.s", "t28.n", "t06.e", "t06.w"}
    one.shows(territory={"t06.e": ring}, size={"t06.e": 7})
    one.shows(beside={"t06.e": {"start.e", "start.w", "t02.n", "t33.n", "t33.s", "t17.n", "t28.s", "t06.s"}})


def test_ng_2_9_what_is_joined_keeps_what_was_in_it() -> None:
    """NG-2.9, NG-2.12: units, buildings, creatures and the token of both parts are in the whole."""
    two = Scene("red", "blue", clans="bear snake", creatures=True).land(*HOOK).units("red", "start.e", 2)
    two.units("red", "t30.w", 3).kaija("t30.w").creature("wolf_brown", "t30.w").scorched("t30.w")
    two.building("t03.s", "food_silo").building("t30.w", "food_silo", slot="none")
    exploring(two, "t13").pick("red", "place/1,0", "turn/0").shows(
        territory={"t30.w": {"start.e", "t03.s", "t30.w", "t13.a"}},
        units={"start.e": 5},
        figures={"start.e": 6},
        buildings={"start.e": ["food_silo", "food_silo"]},
        creatures={"start.e": ["wolf_brown"]},
        size={"start.e": 4},
    )


def test_ng_2_9_a_neutral_territory_joined_to_a_held_one_is_held() -> None:
    """NG-2.9, NG-1.4: even if the neutral one is older and names the whole."""
    two = Scene("red", "blue", clans="bear goat").land(*HOOK).units("red", "t30.w", 2)
    exploring(two, "t13").pick("red", "place/1,0", "turn/0").shows(holder={"start.e": "red"}, units={"start.e": 2})
    alone = Scene("red", "blue", clans="bear goat").land(*HOOK).kaija("t30.w")
    exploring(alone, "t13").pick("red", "place/1,0", "turn/0").shows(holder={"start.e": "red"}, figures={"start.e": 1})


def test_ng_2_11_every_region_owns_a_side() -> None:
    """NG-2.11, NG-2.1, NG-RU2: so no territory closes on one tile; the labelled tiles of the book are as printed."""
    tiles = Scene("red", "blue").table.box.tiles
    assert all(tiles.region_sides)
    for name, sides in (("t20", ["NW", "ES"]), ("t28", ["NW", "ES"]), ("t33", ["N", "EW", "S"])):
        tile = tiles.tile_names.index(name)
        assert tiles.region_sides[tiles.tile_first[tile] : tiles.tile_end[tile]] == sides


# --- where a tile may lie


@pytest.mark.parametrize(
    ("tile", "beside", "legal"),
    [
        ("t05", "t28 1,0", ["0", "2"]),  # t28 looks like t05, of which there is only one
        ("t02", "t05 1,0", ["2", "3"]),
        ("t01", "t05 1,0", ["0", "1", "2", "3"]),
        ("t33", "t05 1,0", ["0", "1", "2", "3"]),
    ],
)
def test_ng_ex15_borders_may_not_be_broken_off(tile: str, beside: str, legal: list[str]) -> None:
    """NG-EX15, NG-2.6: at (1,-1) a full corner may not have a single border end."""
    one = Scene("red", "blue").land("t13 0,-1", beside).units("red", "t13.a", 3)
    assert turns(one, tile, "1,-1") == legal
    for turn in {"0", "1", "2", "3"} - set(legal):
        one.barred("red", f"turn/{turn}", "NG-2.6", "border-broken-off")


def test_ng_2_5_a_tile_touches_another_along_a_side() -> None:
    """NG-2.5: a corner is not enough, and a place holds one tile; holes are allowed."""
    one = exploring(Scene("red", "blue").tile("t13", 0, -1).units("red", "t13.a", 3), "t06")
    one.only("red", "place/0,-2", "place/1,-1", "place/-1,-1", "place/0,1", "place/-1,0")
    one.barred("red", "place/0,0", "NG-2.5", "place-taken").barred("red", "place/1,1", "NG-2.5", "no-tile-beside")
    one.barred("red", "turn/0", "NG-6.1", "not-now").barred("red", "tile/t06", "NG-6.1", "not-now")
    hook = exploring(Scene("red", "blue").land(*HOOK).units("red", "t30.s", 3), "t01")
    hook.pick("red", "place/2,1", "turn/0").shows(closed={"start.e": False, "t03.s": False, "t30.w": False})


def test_ng_ex16_players_are_not_joined() -> None:
    """NG-EX16, NG-2.7: t13 would join Red and Purple; t20 lies between them with 0 or 2 quarter turns."""

    def scene() -> Scene:
        return Scene("red", "purple").land("t28 0,-1", "t10 1,0").units("red", "t28.s", 3).units("purple", "t10.n", 3)

    exploring(scene(), "t13").barred("red", "place/1,-1", "NG-2.7", "joins-players")
    two = scene()
    assert turns(two, "t20", "1,-1") == ["0", "2"]
    two.barred("red", "turn/1", "NG-2.7", "joins-players")


def bridging(tile: str, **settings: SettingValue) -> Scene:
    """Red draws a tile that may lie between Red's start.e and Purple's t30.w."""
    four = Scene("red", "blue", "purple", "yellow", **settings).land(*HOOK)
    return exploring(four.units("red", "start.e", 3).units("purple", "t30.w", 3), tile)


def test_ng_2_7_a_tile_may_lie_between_players_if_it_parts_them() -> None:
    """NG-2.7, NG-10.7: t13 would join Red and Purple; t08 does only if its long region lies from west to east."""
    bridging("t13").barred("red", "place/1,0", "NG-2.7", "joins-players")
    two = bridging("t08").pick("red", "place/1,0").only("red", "turn/1", "turn/3")
    two.barred("red", "turn/0", "NG-2.7", "joins-players")
    two.pick("red", "turn/1").shows(holder={"start.e": "red", "t30.w": "purple"})


def test_ng_2_7_partners_are_not_joined_either() -> None:
    """NG-2.7: team mates included."""
    bridging("t13", teams=True).barred("red", "place/1,0", "NG-2.7", "joins-players")


def test_ng_2_8_units_are_not_joined_with_a_fallen_valkyrie() -> None:
    """NG-2.8, NG-RU56: with creatures that share they are; one that is already there does not matter."""

    def scene(creature: str, region: str) -> Scene:
        two = Scene("red", "purple", creatures=True).land(*HOOK).units("red", "start.e", 3)
        return exploring(two.creature(creature, region), "t13")

    scene("draugr_brown", "t30.w").may("red", "place/1,0")
    scene("fallen_valkyrie_brown", "start.e").may("red", "place/1,0")
    scene("fallen_valkyrie_brown", "t30.w").barred("red", "place/1,0", "NG-2.8", "joins-valkyrie")


def test_ng_2_6_a_corner_that_is_filled_from_afar() -> None:
    """NG-2.6: a ring of tiles round 1,0; the last one, t28, touches it at a corner only, where one border ends."""
    ring = ("t06 0,1", "t03 1,1", "t22 2,1", "t30 2,0", "t10 2,-1", "t20 1,-1 1")
    free = Scene("red", "blue").land(*ring).units("red", "start.e", 1).units("red", "t06.w", 1)
    exploring(free, "t13").may("red", "place/1,0")
    full = Scene("red", "blue").land(*ring, "t28 0,-1").units("red", "start.e", 1).units("red", "t06.w", 1)
    exploring(full, "t13").barred("red", "place/1,0", "NG-2.6", "border-broken-off")


def test_ng_2_8_nor_she_with_units() -> None:
    """NG-2.8: whichever of the two is where."""
    two = Scene("red", "purple", creatures=True).land(*HOOK).creature("fallen_valkyrie_brown", "start.e")
    exploring(two.units("red", "t30.w", 3), "t13").barred("red", "place/1,0", "NG-2.8", "joins-valkyrie")


def test_ng_ex5_each_turn_is_forbidden_by_another_rule() -> None:
    """NG-EX5: at 1,0 t08 would join Red and Purple or break off a border; only other places are offered."""
    two = Scene("red", "purple").land("t06 0,-1", "t28 1,-1", "t13 2,-1", "t10 2,0")
    exploring(two.units("red", "start.e", 3).units("purple", "t10.n", 3), "t08")
    two.barred("red", "place/1,0", "NG-2.6", "no-turn-fits").only("red", "place/0,1", "place/-1,0")


def test_ng_ru1_strict_borders_part_two_territories() -> None:
    """NG-RU1: with strict_borders no border may have the same territory on both sides."""
    free = Scene("red", "blue").land(*ARCH).units("red", "t13.a", 3)
    assert turns(free, "t06", "1,-1") == ["0", "1", "2", "3"]
    strict = Scene("red", "blue", strict_borders=True).land(*ARCH).units("red", "t13.a", 3)
    assert turns(strict, "t06", "1,-1") == ["1", "3"]
    strict.barred("red", "turn/0", "NG-RU1", "border-inside")


def test_ng_ru1_strict_borders_do_not_join_neighbours() -> None:
    """NG-RU1: t20 has no border that would lie inside, but two territories that it joins have one between them."""
    ring = ("t33 0,-1 1", "t21 -1,0 3", "t24 0,-2 3", "t07 -1,-1 1")
    free = Scene("red", "blue").land(*ring).units("red", "t24.n", 1)
    assert "0" in turns(free, "t20", "-1,-2")
    strict = Scene("red", "blue", strict_borders=True).land(*ring).units("red", "t24.n", 1)
    turns(strict, "t20", "-1,-2")
    strict.barred("red", "turn/0", "NG-RU1", "border-inside")


# --- the map found step by step, against the map recomputed


def grown(seed: int) -> Northgard:
    """A map of up to 34 tiles, each placed by the rules; a third of the territories held."""
    luck = random.Random(seed)
    t = Scene("red", "blue", "yellow", strict_borders=seed % 4 == 3).table
    tiles = t.pile.cards[:]
    luck.shuffle(tiles)
    land = t.own_land()
    for tile in tiles[: luck.randint(2, len(tiles))]:
        found = placements(t, tile, FOR_EXPLORE_ANYWHERE, 0)
        spots = [(found[at], turn) for at in range(0, len(found), 2) for turn in range(4) if found[at + 1] >> turn & 1]
        if spots:
            land.place(tile, *luck.choice(spots))
    for rep in land.reps:
        t.holder[rep] = luck.choice([NOBODY, NOBODY, NOBODY, 0, 1])
    return t


class Found:
    """The territories of a map, found again from its tiles by flood fill."""

    def __init__(self, t: Northgard, placed: list[int]) -> None:
        self.tiles = t.box.tiles
        rows = [placed[at : at + 3] for at in range(0, len(placed), 3)]
        self.grid = {(key_x(key), key_y(key)): (tile, turn) for tile, key, turn in rows}
        self.of: dict[int, frozenset[int]] = {}
        self.open: dict[int, int] = {}
        links: dict[int, set[int]] = {}
        for (x, y), (tile, _) in self.grid.items():
            for region in range(self.tiles.tile_first[tile], self.tiles.tile_end[tile]):
                links.setdefault(region, set())
                self.open.setdefault(region, 0)
            for letter, (dx, dy) in zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
                mine = self.region(x, y, letter)
                if (x + dx, y + dy) in self.grid:
                    links[mine].add(self.region(x + dx, y + dy, SIDES[(SIDES.index(letter) + 2) % 4]))
                else:
                    self.open[mine] += 1
        for region in links:
            if region not in self.of:
                self.flood(region, links)

    def region(self, x: int, y: int, letter: str) -> int:
        tile, turn = self.grid[x, y]
        printed = SIDES[(SIDES.index(letter) - turn) % 4]
        first = self.tiles.tile_first[tile]
        return next(r for r in range(first, self.tiles.tile_end[tile]) if printed in self.tiles.region_sides[r])

    def flood(self, region: int, links: dict[int, set[int]]) -> None:
        found, edge = {region}, [region]
        while edge:
            for other in links[edge.pop()]:
                if other not in found:
                    found.add(other)
                    edge.append(other)
        self.of.update(dict.fromkeys(found, frozenset(found)))

    def segments(self, a: frozenset[int], b: frozenset[int]) -> list[int]:
        borders = [border for tile, _ in self.grid.values() for border in self.tiles.tile_borders[tile]]
        return [kind for one, two, kind in borders if (one in a and two in b) or (one in b and two in a)]

    def broken_off(self) -> bool:
        """NG-2.6: some full corner has exactly one border end."""
        for x, y in self.grid:
            around = [(x, y, "ES"), (x + 1, y, "SW"), (x, y + 1, "NE"), (x + 1, y + 1, "NW")]
            if all((i, j) in self.grid for i, j, _ in around):
                ends = [self.region(i, j, two[0]) != self.region(i, j, two[1]) for i, j, two in around]
                if ends.count(True) == 1:
                    return True
        return False


@pytest.mark.parametrize("seed", range(8))
def test_ng_2_4_the_map_is_what_its_tiles_make_it(seed: int) -> None:
    """NG-2.4, NG-1.2, NG-1.3, NG-1.7, NG-2.10, NG-2.13: territories, sizes, borders and symbols."""
    t = grown(seed)
    land, found = t.land, Found(t, t.land.placed)
    assert {frozenset(land.regions(rep)) for rep in land.reps} == set(found.of.values())
    oldest = [rep for rep in land.oldest if land.of[rep] == rep]
    assert land.reps == oldest
    for rep in land.reps:
        regions = found.of[rep]
        assert rep == min(regions, key=land.oldest.index)
        assert land.open_sides[rep] == sum(found.open[region] for region in regions)
        assert land.size(rep) == len({t.box.tiles.region_tile[region] for region in regions})
        assert land.symbols[rep] == sum(t.box.tiles.symbols[region] for region in regions)
        assert land.neighbours(rep) == [o for o in land.reps if o != rep and found.segments(regions, found.of[o])]
        for other in land.neighbours(rep):
            assert land.beside[rep][other] == min(found.segments(regions, found.of[other]))


def may_lie(t: Northgard, tile: int, key: int, turn: int, purpose: int) -> bool:
    """NG-2.6, NG-2.7, NG-3.13, NG-RU1, tried on a map that has the tile."""
    before, after = Found(t, t.land.placed), Found(t, [*t.land.placed, tile, key, turn])
    new = range(t.box.tiles.tile_first[tile], t.box.tiles.tile_end[tile])
    held = {rep: t.holder[rep] for rep in t.land.reps if t.holder[rep] != NOBODY}
    holders = {region: {held[rep] for rep in held if before.of[rep] <= after.of[region]} for region in new}
    if after.broken_off() or any(len(seats) > 1 for seats in holders.values()):
        return False
    if t.box.strict_borders and any(after.segments(after.of[region], after.of[region]) for region in new):
        return False
    return purpose == FOR_EXPLORE_ANYWHERE or any(not seats for seats in holders.values())


@pytest.mark.parametrize(("seed", "purpose"), [*itertools.product(range(6), PURPOSES)])
def test_ng_2_6_places_are_those_that_a_trial_would_allow(seed: int, purpose: int) -> None:
    """NG-2.5, NG-2.6, NG-2.7, NG-3.13, NG-RU1: for every tile left, every place and every turn."""
    t = grown(seed)
    places = {key + step for key in t.land.tile_at for step in (-128, 1, 128, -1)} - set(t.land.tile_at)
    assert places == set(t.land.frontier)
    left = [tile for tile in t.pile.cards if t.land.key_of[tile] == NONE][:3]
    for tile, key in itertools.product(left, sorted(places)):
        legal = [may_lie(t, tile, key, turn, purpose) for turn in range(4)]
        assert [open_turns(t, tile, key, purpose, 0) >> turn & 1 == 1 for turn in range(4)] == legal
        assert [turn_barred(t, tile, key, turn, purpose) == MAY for turn in range(4)] == legal
        assert (place_barred(t, tile, key, purpose, 0) == MAY) == any(legal)


def test_ng_2_4_a_map_replayed_is_the_same_map() -> None:
    """NG-2.4: everything follows from the tiles in the order of placing; clones are independent."""
    t = grown(5)
    again = Land(t.box.tiles)
    for at in range(0, len(t.land.placed), 3):
        again.place(*t.land.placed[at : at + 3])
    other = again.clone()
    fields = ("reps", "of", "next", "open_sides", "tiles", "symbols", "beside", "frontier", "tile_at")
    assert all(getattr(again, field) == getattr(t.land, field) for field in fields)
    assert [list(borders) for borders in again.beside] == [list(borders) for borders in t.land.beside]
    assert list(again.frontier) == list(t.land.frontier)
    tile = next(tile for tile in t.pile.cards if again.key_of[tile] == NONE)
    other.place(tile, next(iter(other.frontier)), 0)
    assert all(getattr(again, field) == getattr(t.land, field) for field in fields)
