"""GW-2: the base set-up, printed starts and colours."""

from collections import Counter

import pytest

from longhouse import SettingError, SettingValue, find_game
from tests.scenes.watch.scene import Opening, Scene

BELOW = {"N": -2, "NE": -1, "NW": -1, "SE": 1, "SW": 1, "S": 2}  # the middle of a hex, in halves of its side
ALL = ("lumber", "brick", "wool", "grain", "ore")


def test_gw_2_1_supply_and_pieces() -> None:
    """GW-2.1: 19 cards of each resource; 15 roads, 5 settlements and 4 keeps per player."""
    opening = Opening(4, initial_placement="phase").shows(supply=dict.fromkeys(ALL, 19))
    for colour in opening.colours:
        opening.shows(pieces={colour: {"road": 15, "settlement": 5, "keep": 4}}, hand={colour: {}})


def test_gw_2_1_printed_starts_come_from_the_supply_and_the_stock() -> None:
    """GW-2.1, GW-2.3: four players hold 4 lumber, 2 brick, 2 wool, 1 grain and 3 ore."""
    opening = Opening(4).shows(supply={"lumber": 15, "brick": 17, "wool": 17, "grain": 18, "ore": 16})
    for colour in opening.colours:
        opening.shows(pieces={colour: {"road": 13, "settlement": 3, "keep": 4}})


def test_gw_ru6_the_errata_give_fourteen_roads() -> None:
    """GW-RU6: setting roads_per_player; 15 by default."""
    opening = Opening(2, initial_placement="phase", roads_per_player=14)
    opening.shows(pieces={"red": {"road": 14, "settlement": 5, "keep": 4}})
    with pytest.raises(SettingError, match="roads_per_player"):
        Opening(2, roads_per_player=16)


def test_gw_2_2_the_deck_of_the_watch() -> None:
    """GW-2.2: 23 cards, New Recruits put aside; both special tiles lie ready."""
    deck = Opening(4).shows(deck=23, longest_road="nobody", largest_patrol="nobody").deck_order()
    assert Counter(deck) == {"ranger_patrol": 14, "winter_is_coming": 2, "road_building": 2, "victory_point": 5}


def test_gw_2_2_the_deck_is_shuffled() -> None:
    """GW-2.2: another seed, another order; the same seed, the same order."""
    orders = [Opening(4, seed=seed).deck_order() for seed in ("one", "two", "one")]
    assert orders[0] == orders[2] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != sorted(orders[0])


STARTS = {
    "red": ({"settlement/0,0,S", "settlement/-1,2,SE", "road/0,0,SE", "road/-1,2,E"}, "lumber brick ore"),
    "blue": ({"settlement/3,1,S", "settlement/1,0,SE", "road/2,2,E", "road/1,0,E"}, "lumber grain ore"),
    "yellow": ({"settlement/1,1,S", "settlement/1,2,S", "road/0,2,E", "road/0,3,E"}, "lumber wool ore"),
    "black": ({"settlement/2,1,S", "settlement/3,0,S", "road/1,2,E", "road/3,0,SE"}, "lumber brick wool"),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gw_2_3_printed_starts_of_the_colours_in_play(players: int) -> None:
    """GW-2.3, GW-2.5: two settlements, two roads, and the income of the starred settlement; nothing else is placed."""
    opening = Opening(players)
    for colour in opening.colours:
        places, income = STARTS[colour]
        opening.shows(board={colour: {opening.proper(place) for place in places}})
        opening.shows(hand={colour: dict.fromkeys(income.split(), 1)}, points={colour: 2}, length={colour: 1})


@pytest.mark.parametrize(("version", "is_lower"), [(1, False), (2, True)])
def test_gw_ex5_the_starred_settlement_of_red_is_the_lower_one(version: int, is_lower: bool) -> None:
    """GW-EX5, GW-RU2: it was not in version 1, by which its journals still replay."""
    game = find_game("watch").edition(version)
    assert game is not None
    board = next(board for board in game.content().root.entries("board") if board.text("id") == "base_gift")
    depth: dict[bool, int] = {}
    for start in board.entries("start"):
        _, row, corner = start.side("settlement")
        if start.text("colour") == "red":
            depth[start.flag("starred")] = 3 * row + BELOW[corner]
    assert (depth[True] > depth[False]) == is_lower


def test_gw_2_3_every_event_of_a_printed_start_cites_the_rule() -> None:
    """GW-2.3"""
    heard = Opening(4, first_player="seat").heard()
    assert heard[0] == "GW-2.6 red first"
    assert heard[5] == "GW-2.3 red gained 1 lumber+1 brick+1 ore"
    assert {line.split()[0] for line in heard[1:-1]} == {"GW-2.3"}
    assert heard[-1] == "GW-3.1 red turn 1"


def test_gw_ex5_the_starred_settlement_brings_the_first_cards() -> None:
    """GW-EX5: red takes 1 lumber, 1 ore, 1 brick; the unstarred one brings nothing."""
    Opening(4).shows(hand={"red": {"lumber": 1, "ore": 1, "brick": 1}})


@pytest.mark.parametrize(("board", "place", "terrain"), [("base_gift", "0,1", "ice"), ("classic19", "0,0", "desert")])
def test_gw_2_4_tormund_starts_on_the_barren_hex(board: str, place: str, terrain: str) -> None:
    """GW-2.4"""
    Opening(4, board=board).shows(tormund=place, hexes={place: terrain})


@pytest.mark.parametrize(
    ("players", "colours"),
    [(2, ["blue", "yellow"]), (3, ["blue", "yellow", "black"]), (4, ["red", "blue", "yellow", "black"])],
)
def test_gw_2_5_colours_that_printed_starts_leave_out(players: int, colours: list[str]) -> None:
    """GW-2.5, GW-RU1: three play without red, two without red and black."""
    assert Opening(players).colours == colours


def test_gw_ru4_the_base_game_uses_the_ice_fields() -> None:
    """GW-RU4: 4 tiles of every terrain and the ice fields."""
    terrains = Counter(text.split()[0] for text in Opening(4).hexes())
    assert terrains == {"forest": 4, "hills": 4, "pasture": 4, "fields": 4, "mountains": 4, "ice": 1}


def test_gw_ru3_numbers_of_the_base_board() -> None:
    """GW-RU3: 20 tokens; one 10 and the token 2/12 stay out."""
    numbers = Counter(text.split()[1] for text in Opening(4).hexes() if " " in text)
    ones, twos, threes = ["2", "12"], ["5", "6", "8", "9", "10", "11"], ["3", "4"]
    assert numbers == Counter(ones) + Counter(twos * 2) + Counter(threes * 3)


def test_gw_ru2_the_shape_of_the_gift() -> None:
    """GW-RU2: rows of 4, 5, 6 and 6 hexes, the south row shifted west."""
    rows: dict[int, list[int]] = {}
    for option in Opening(2).pick_names("tormund"):
        q, r = option.split(",")
        rows.setdefault(int(r), []).append(int(q))
    assert {r: (min(row), max(row), len(row)) for r, row in rows.items()} == {
        0: (0, 3, 4),
        1: (-1, 3, 5),
        2: (-2, 3, 6),
        3: (-3, 2, 6),
    }


def test_gw_ru2_no_best_number_in_the_south_row_of_the_full_boards() -> None:
    """GW-RU2: no 6 or 8 there; the best numbers lie near the Wall."""
    for board in find_game("watch").content().root.entries("board"):
        if board.text("id").startswith("full_gift"):
            south = [tile.text("number") for tile in board.entries("hexes") if tile.pair("at")[1] == 3]
            assert len(south) >= 4 and not {"6", "8"} & set(south), board.where


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("base_gift", {"any": 3, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}),
        ("classic19", {"any": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}),
    ],
)
def test_gw_ru17_trade_routes_of_both_boards(board: str, expected: dict[str, int]) -> None:
    """GW-RU17, GW-RU22: one 2:1 route for each resource; three 3:1 routes on the Gift, four on the island.

    A settlement on each intersection in turn: two intersections per route.
    """
    found: Counter[str] = Counter()
    for name in Opening(2, board=board).pick_names("settlement"):
        scene = Scene("red", "blue", board=board).settlement("red", name).turn("red", "trade")
        rates = scene.rates("red")
        if set(rates.values()) == {3}:
            found["any"] += 1
        found.update([resource for resource, rate in rates.items() if rate == 2])
    assert found == {kind: 2 * n for kind, n in expected.items()}


def test_gw_ru22_harbours_of_the_island_clockwise_from_the_north_west() -> None:
    """GW-RU22: 3:1, grain, ore, 3:1, wool, 3:1, 3:1, brick, lumber."""
    harbours = {
        "0,-2,NW": "any", "1,-2,NE": "grain", "2,-1,NE": "ore", "2,0,E": "any", "1,1,SE": "wool",
        "-1,2,SE": "any", "-2,2,SW": "any", "-2,1,W": "brick", "-1,-1,W": "lumber",
    }  # fmt: skip
    for path, kind in harbours.items():
        for end in Opening(2, board="classic19").ends(path):
            rates = Scene("red", "blue", board="classic19").settlement("red", end).turn("red", "trade").rates("red")
            expected = {name: 3 if kind == "any" else 2 if name == kind else 4 for name in ALL}
            assert rates == expected, f"harbour {path} at {end}: {rates}"


def test_gw_ru22_terrain_and_numbers_of_the_island() -> None:
    """GW-RU22: the usual beginner island, row by row."""
    assert Opening(2, board="classic19").hexes() == [
        "mountains 10", "pasture 2", "forest 9",
        "fields 12", "hills 6", "pasture 4", "hills 10",
        "fields 9", "forest 11", "desert", "forest 3", "mountains 8",
        "forest 8", "mountains 3", "fields 4", "pasture 5",
        "hills 5", "fields 6", "pasture 11",
    ]  # fmt: skip


def test_gw_2_10_seats_that_choose_nothing_get_the_next_free_colour() -> None:
    """GW-2.10: red, blue, yellow, black is the order; each colour once."""
    assert Opening(4, colours=["yellow"]).colours == ["yellow", "red", "blue", "black"]
    assert Opening(3, colours=["black", "blue"]).colours == ["black", "blue", "yellow"]
    assert Opening(2, board="classic19").colours == ["red", "blue"]


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (4, {"colours": ["red", "red"]}),
        (4, {"colours": ["green"]}),
        (2, {"board": "classic19", "colours": ["red", "blue", "black"]}),
        (3, {"colours": ["red"]}),
        (2, {"colours": ["blue", "black"]}),
    ],
)
def test_gw_2_10_colours_that_cannot_be_chosen(players: int, settings: dict[str, SettingValue]) -> None:
    """GW-2.10: none twice, none unknown, no more than there are seats, none that printed starts leave out."""
    with pytest.raises(SettingError, match="colours"):
        Opening(players, **settings)


def test_gw_2_10_without_printed_starts_all_colours_are_free() -> None:
    """GW-2.10"""
    assert Opening(2, initial_placement="phase", colours=["red", "black"]).colours == ["red", "black"]


def test_gw_2_10_colour_never_decides_turn_order() -> None:
    """GW-2.10: the seat does."""
    opening = Opening(4, colours=["black", "yellow", "blue", "red"], first_player="seat", luck={"dice": [1, 1]})
    opening.shows(first="black", board={"black": {opening.proper(place) for place in STARTS["black"][0]}})
    opening.pick("black", "roll", "go-on", "end-turn").asks("yellow roll")
