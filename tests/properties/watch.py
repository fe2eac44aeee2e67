"""The Watch for the properties: its option sets, its pieces, and what it remembers for speed."""

from collections import Counter
from typing import Final

from longhouse import Option, Table
from longhouse.games.watch.rules.build import within_means
from longhouse.games.watch.state.sites import path_barred, road_sites, settlement_sites, site_barred
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import PIECES, ROAD, SETTLEMENT
from longhouse.kernel.graph import longest_trail
from longhouse.kernel.table import MAY
from tests.golden.watch_games import GRIM, TRAGEDY
from tests.properties.subject import Settings, Subject


def pieces(table: Table) -> list[int]:
    """GW-2.1: roads, settlements, keeps and guards of every seat, placed and in stock; keeps stand on corners."""
    assert isinstance(table, Watch)
    found: list[int] = []
    for seat in range(table.seats):
        corners = [i for i, owner in enumerate(table.buildings) if owner == seat]
        keeps = sum(table.keeps[i] for i in corners)
        on_board = (table.roads.count(seat), len(corners) - keeps, keeps, table.posts.count(seat))
        stock = table.stock[seat * PIECES : (seat + 1) * PIECES]
        assert min(stock) >= 0
        found += [mine + left for mine, left in zip(on_board, stock, strict=True)]
    if table.box.full:
        found += figures_of(table)
    return found


def figures_of(table: Watch) -> list[int]:
    """GW-10.3: wildlings by kind, wherever they are; GW-12.1, GW-13.5: camps and posts are filled without gaps."""
    north = table.box.north
    figures = table.frostfangs[:]
    for kind in [*table.camps, *table.gift, *[wildling % north.kinds for wildling in table.clearings]]:
        if kind >= 0:
            figures[kind] += 1
    for places, width in ((table.camps, north.camps), (table.posts, north.posts)):
        for first in range(0, len(places), width):
            row = places[first : first + width]
            assert row == [x for x in row if x >= 0] + [-1] * row.count(-1)
    assert min(table.frostfangs) >= 0
    return figures


def remembered(table: Table) -> list[object]:
    assert isinstance(table, Watch)
    yields: Counter[tuple[int, ...]] = Counter()
    for roll, rows in enumerate(table.yields):
        for place, slot, n in rows:
            yields[roll, place, slot] += n
    seats = range(table.seats)
    sites = [[road_sites(table, seat), settlement_sites(table, seat)] for seat in seats]
    means = [within_means(table, seat) for seat in seats]
    return [table.rates, yields, table.lengths, sites, means, table.shown]


def recomputed(table: Table) -> list[object]:
    """GW-4.6, GW-3.4, GW-8.1, GW-5.3, GW-5.5, each straight from its wording."""
    assert isinstance(table, Watch)
    places = table.box.board.map
    rates: list[int] = []
    for seat in range(table.seats):
        mine = [r for r in table.box.board.routes if any(table.buildings[end] == seat for end in r.ends)]
        for resource in range(5):
            rates.append(min([3 if table.box.full else 4] + [r.rate for r in mine if r.resource in (-1, resource)]))
    yields: Counter[tuple[int, ...]] = Counter()
    for place, token in enumerate(table.token):
        for corner in places.hex_corners[place]:
            seat = table.buildings[corner]
            if seat >= 0 and token >= 0:
                slot = seat * 5 + table.box.terrain_resource[table.terrain[place]]
                for roll in table.box.token_rolls[token]:
                    yields[roll, place, slot] += 1 + table.keeps[corner]
    lengths = [
        longest_trail(seat, table.roads[:], table.buildings, places.corner_sides, places.side_ends)
        for seat in range(table.seats)
    ]
    paths, corners = range(len(places.sides)), range(len(places.corners))
    sites = [
        [
            [Option(ROAD, path) for path in paths if path_barred(table, seat, path) == MAY],
            [Option(SETTLEMENT, corner) for corner in corners if site_barred(table, seat, corner) == MAY],
        ]
        for seat in range(table.seats)
    ]
    return [rates, yields, lengths, sites, means_by_the_book(table, rates), shown_by_the_book(table)]


def means_by_the_book(table: Watch, rates: list[int]) -> list[int]:
    """GW-5.1, GW-4.11: a bit for every item that a seat can pay, then for every resource that it holds the rate of."""
    found: list[int] = []
    for seat in range(table.seats):
        hand = table.hands.row(seat)
        can = [all(have >= costs for have, costs in zip(hand, cost, strict=True)) for cost in table.box.costs]
        can += [hand[resource] >= rates[seat * 5 + resource] for resource in range(5)]
        found.append(sum(1 << bit for bit, yes in enumerate(can) if yes))
    return found


def shown_by_the_book(table: Watch) -> list[int]:
    """GW-9.1, GW-13.12, GW-15.1: a settlement 1, a keep 2, special tiles, and tokens for guards."""
    shown: list[int] = []
    for seat in range(table.seats):
        points = sum(1 + table.keeps[corner] for corner, owner in enumerate(table.buildings) if owner == seat)
        points += sum(table.box.tile_points[tile] for tile in range(2) if table.holders[tile] == seat)
        shown.append(points + table.box.guard_points[table.posts.count(seat)])
    return shown


BASE_OPTIONS: Final[dict[str, Settings]] = {
    "gift": {},
    "gift-plain": {"board": "base_gift", "trade_max_offers_per_turn": 0},
    "gift-random-combined": {"layout": "random", "turn_phases": "combined", "first_player": "roll"},
    "gift-phase-strict": {"initial_placement": "phase", "shortage": "strict", "dev_deck": "classic"},
    "gift-friendly-late": {
        "friendly_tormund": True,
        "win_timing": "end_of_turn",
        "trade_counter_offers": 0,
        "colours": ["yellow"],
    },
    "classic": {"board": "classic19"},
    "classic-plain": {"board": "classic19", "trade_max_offers_per_turn": 0},
    "classic-random-late": {
        "board": "classic19",
        "layout": "random",
        "dev_deck": "watch",
        "win_timing": "end_of_turn",
        "roads_per_player": 14,
        "first_player": "seat",
    },
    "classic-busy": {
        "board": "classic19",
        "turn_phases": "combined",
        "trade_max_offers_per_turn": 20,
        "trade_max_cards_per_side": 9,
        "friendly_tormund": True,
    },
}

FULL_OPTIONS: Final[dict[str, Settings]] = {
    "full": {},
    "full-plain": {"trade_max_offers_per_turn": 0, "first_player": "seat"},
    "full-tragedy": TRAGEDY,
    "full-grim": GRIM,
}

WATCH_OPTIONS: Final[dict[str, Settings]] = {
    **{name: {"mode": "base"} | options for name, options in BASE_OPTIONS.items()},
    **{name: {"mode": "full"} | options for name, options in FULL_OPTIONS.items()},
}


# GW-1.6: every number of players meets the game as printed, in both modes; of the others each has one, so that every
# setting is met by somebody
PLAYERS: Final = {
    "gift": (2, 3, 4),
    "gift-plain": (2,),
    "gift-random-combined": (3,),
    "gift-phase-strict": (4,),
    "gift-friendly-late": (3,),
    "classic": (2, 4),
    "classic-plain": (3,),
    "classic-random-late": (4,),
    "classic-busy": (2,),
    "full": (3, 4),
    "full-plain": (3,),
    "full-tragedy": (3, 4),
    "full-grim": (4,),
}


def allowed(players: int, options: Settings) -> bool:
    name = next(name for name in WATCH_OPTIONS if WATCH_OPTIONS[name] is options)
    return players in PLAYERS[name]


WATCH: Final = Subject(
    players=(2, 3, 4),
    settings=WATCH_OPTIONS,
    widths=(("cards", 5), ("short", 5), ("held", 5)),
    pieces=pieces,
    remembered=remembered,
    recomputed=recomputed,
    never_asked=frozenset(),
    never_told=frozenset({"watch-event-no-figure"}),  # GW-12.6: eight of a kind beyond the Frostfangs at once
    never_said=frozenset(),
    never_decided=frozenset(),
    longest=60_000,
    allowed=allowed,
)
