"""Northgard for the properties: its option sets, its pieces, and the map found again from the tiles alone."""

from collections import Counter
from typing import Final

from longhouse import Table
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import STEPS
from longhouse.games.northgard.state.words import BEAR, BUILDINGS, LARGE, NONE, REGULAR, ROUGH
from longhouse.kernel.decision import NOBODY
from tests.golden.northgard_games import HOUSE, LONG, MORE, TEAMS
from tests.properties.subject import Settings, Subject


def pieces(table: Table) -> list[int]:
    """NG-1.9: units, buildings and tiles, on the map and off it; NG-1.5: nobody stands where nobody holds."""
    assert isinstance(table, Northgard)
    units = table.reserve[:]
    for territory in table.land.reps:
        holder = table.holder[territory]
        assert (holder != NOBODY) == (table.figures(territory) > 0) or table.raiding(territory)
        if holder != NOBODY:
            units[holder] += table.units[territory]
        if table.raider != NOBODY:
            units[table.raider] += table.raiders[territory]
    assert min(table.reserve) >= 0 and min(table.goods) >= 0
    assert table.kaija == NONE or BEAR in table.clans
    built = table.supply[:]
    for building in [*table.slots, *table.loose[1::2]]:
        if building != NONE:
            built[building] += 1
    hidden = sum(len(zone.cards) for zone in table.tile_hands) + len(table.pile.cards) + len(table.drawn)
    left_out = int(table.seats < 5 and not table.box.five_tile_in_pile)  # NG-RU25
    assert hidden + len(table.placed) // 3 + left_out == table.box.tiles.tiles or table.year == 0
    return [*units, *built]


def cards(table: Northgard) -> list[object]:
    """NG-4.7: what every seat owns, counted in its zones."""
    found: list[object] = []
    for seat in range(table.seats):
        zones = [*table.hands[seat].cards, *table.decks[seat].cards, *table.actives[seat], *table.discards[seat]]
        if table.looked.pool == table.hands[seat].pool:
            zones += table.looked.cards
        counts = Counter(zones)
        found.append([counts[kind] for kind in range(len(table.box.cards))])
    return found


def remembered(table: Table) -> list[object]:
    assert isinstance(table, Northgard)
    land = table.land
    borders = [sorted(land.beside[rep].items()) for rep in land.reps]
    contents = [[table.built[rep], land.symbols[rep], land.open_sides[rep], land.size(rep)] for rep in land.reps]
    frontier = sorted((key, bits & 15) for key, bits in land.frontier.items())
    return [land.reps, land.of, frontier, borders, contents, table.owned]


def recomputed(table: Table) -> list[object]:
    """NG-1.1, NG-1.3, NG-1.7, NG-2.4, NG-2.10, NG-2.13, each straight from its wording."""
    assert isinstance(table, Northgard)
    box = table.box.tiles
    tiles = [tuple(table.placed[at : at + 3]) for at in range(0, len(table.placed), 3)]
    sides: dict[int, dict[int, int]] = {}  # by place: the region at each side
    for tile, key, turn in tiles:
        sides[key] = {side: box.side_region[tile][(side - turn) % 4] for side in range(4)}
    age: list[int] = []
    for tile, _, _ in tiles:
        age += [region for region in range(box.regions) if box.region_tile[region] == tile]
    of = joined(sides, age)
    frontier: Counter[int] = Counter()  # by empty place: the sides that touch a tile
    open_at: Counter[int] = Counter()
    for key, at in sides.items():
        for side, region in at.items():
            if key + STEPS[side] not in sides:
                frontier[key + STEPS[side]] |= 1 << (side + 2) % 4
                open_at[of[region]] += 1
    reps = [region for region in age if of[region] == region]
    borders = [border_of(table, of, rep) for rep in reps]
    contents = [contents_of(table, of, rep, open_at[rep]) for rep in reps]
    whole = [of.get(region, NONE) for region in range(box.regions)]
    return [reps, whole, sorted(frontier.items()), borders, contents, cards(table)]


def joined(sides: dict[int, dict[int, int]], age: list[int]) -> dict[int, int]:
    """NG-2.4: regions that touch along a side of two tiles are one territory, called by its oldest region."""
    of = {region: region for region in age}
    pairs = [
        (region, sides[key + STEPS[side]][(side + 2) % 4])
        for key, at in sides.items()
        for side, region in at.items()
        if key + STEPS[side] in sides
    ]
    while any(of[one] != of[other] for one, other in pairs):
        for one, other in pairs:
            older = min(of[one], of[other], key=age.index)
            for region in age:
                if of[region] in (of[one], of[other]):
                    of[region] = older
    return of


def border_of(table: Northgard, of: dict[int, int], rep: int) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for borders in table.box.tiles.tile_borders:
        for a, b, kind in borders:
            for one, other in ((a, b), (b, a)):
                if of.get(one) == rep and of[other] != rep:
                    found[of[other]] = REGULAR if REGULAR in (kind, found.get(of[other])) else ROUGH
    return sorted(found.items())


def contents_of(table: Northgard, of: dict[int, int], rep: int, open_sides: int) -> list[int]:
    box = table.box.tiles
    mine = [region for region in of if of[region] == rep]
    built = [0] * BUILDINGS
    for slot, building in enumerate(table.slots):
        if building != NONE and box.slot_region[slot] in mine:
            built[building] += 1
            assert box.slot_kind[slot] <= LARGE
    for at in range(0, len(table.loose), 2):
        if table.loose[at] in mine:
            built[table.loose[at + 1]] += 1
    packed = sum(n << 3 * building for building, n in enumerate(built))
    symbols = sum(box.symbols[region] for region in mine)
    return [packed, symbols, open_sides, len({box.region_tile[region] for region in mine})]


OPTIONS: Final[dict[str, Settings]] = {
    "plain": {},
    "creatures": {"creatures": True},
    "more-creatures": MORE,
    "long": LONG,
    "teams": TEAMS,
    "house": HOUSE,
    "narrow": {"scorch_own": False, "discard_needs_victim": True},
}


# NG-20.2: teams are for four; of the others some numbers of players each, so that every number meets every module
PLAYERS: Final = {
    "plain": (2, 3, 4, 5),
    "creatures": (2, 4),
    "more-creatures": (5,),
    "long": (3,),
    "teams": (4,),
    "narrow": (3,),
}


def allowed(players: int, options: Settings) -> bool:
    name = next(name for name in OPTIONS if OPTIONS[name] is options)
    return players in PLAYERS.get(name, (2, 5))


NORTHGARD: Final = Subject(
    players=(2, 3, 4, 5),
    settings=OPTIONS,
    widths=(("goods", 3),),
    pieces=pieces,
    remembered=remembered,
    recomputed=recomputed,
    never_asked=frozenset(),
    never_told=frozenset(
        {
            "northgard-event-display-gone",  # NG-6.13: as many cards as players, each of whom takes just one
            "northgard-event-no-tile",  # NG-10.11: no tile of a whole pile fits anywhere
        }
    ),
    never_said=frozenset({"under"}),  # NG-3.14: in tens of thousands of set-ups one of three tiles has always fitted
    never_decided=frozenset({"northgard-tie-fame"}),  # NG-16.2: two players with three territories in one year
    longest=20_000,
    allowed=allowed,
)
