"""GW-1: terms and geometry."""

from itertools import pairwise

import pytest

from longhouse import SettingError, SettingValue
from tests.scenes.watch.scene import Opening, Scene


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gw_1_1_the_base_game_is_for_two_to_four(players: int) -> None:
    """GW-1.1"""
    assert len(Opening(players).colours) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_gw_1_1_nobody_plays_alone_or_with_four_others(players: int) -> None:
    """GW-1.1"""
    with pytest.raises(SettingError, match="2, 3, 4 players"):
        Opening(players)


def test_gw_1_2_sides_and_corners_at_the_frame_are_used() -> None:
    """GW-1.2: the 19 hexes of the island have 54 intersections and 72 paths, the frame's among them."""
    opening = Opening(2, board="classic19", first_player="seat")
    assert len(opening.options("red")) == 54
    opening.pick("red", "settlement/0,-2,N").only("red", "road/0,-2,NE", "road/0,-2,NW")


def test_gw_1_2_every_path_between_two_intersections_is_one_path() -> None:
    """GW-1.2: six paths lead around a hex, and a road on each of them closes the ring."""
    scene = Scene("red", "blue").hand("red", lumber=3, brick=3)
    scene.road("red", "0,2,NE", "0,2,E", "0,2,SE").turn("red", "build")
    scene.pick("red", "road/0,2,SW", "road/0,2,W", "road/0,2,NW").shows(length={"red": 6})


def test_gw_1_3_a_place_is_spelled_by_its_canonical_name() -> None:
    """GW-1.3: the hex of a canonical name may lie off the board."""
    options = Opening(2, board="classic19", first_player="seat").options("red")
    assert "settlement/1,-1,S" in options
    assert "settlement/0,0,NE" not in options
    assert "settlement/0,-3,S" in options  # the north-west corner of hex 0,-2
    assert all(text.endswith((",N", ",S")) for text in options)


def test_gw_1_3_all_names_of_a_place_are_equal() -> None:
    """GW-1.3: one corner has three names, one side has two."""
    scene = Scene("red", "blue").settlement("blue", "1,1,S").road("blue", "1,1,SE").hand("red", lumber=1, brick=1)
    scene.settlement("red", "0,1,N").turn("red", "build")
    for name in ("1,1,S", "0,2,NE", "1,2,NW"):
        scene.barred("red", f"keep/{name}", "GW-5.1", "cannot-pay")
        assert scene.proper(f"keep/{name}") == "keep/1,1,S"
    for name in ("1,1,SE", "1,2,NW"):
        scene.barred("red", f"road/{name}", "GW-5.3", "path-taken")


def test_gw_1_4_a_keep_is_a_building_as_a_settlement_is() -> None:
    """GW-1.4: it keeps its distance, bars the way and opens a trade route."""
    scene = Scene("red", "blue").keep("blue", "1,2,N").keep("red", "3,1,N").road("red", "1,1,E")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "build")
    scene.barred("red", "road/1,2,NE", "GW-5.4", "behind-rival")
    scene.barred("red", "settlement/2,0,S", "GW-5.5", "too-close")
    scene.shows(rates={"red": dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 3)})


@pytest.mark.parametrize(
    ("terrain", "resource"),
    [("forest", "lumber"), ("hills", "brick"), ("pasture", "wool"), ("fields", "grain"), ("mountains", "ore")],
)
def test_gw_1_5_every_terrain_has_its_resource(terrain: str, resource: str) -> None:
    """GW-1.5"""
    scene = Scene("red", "blue").hex("0,2", terrain, "8").settlement("red", "0,2,N").turn("red")
    scene.dice(4, 4).pick("red", "roll").shows(hand={"red": {resource: 1}, "blue": {}})


@pytest.mark.parametrize(("board", "barren"), [("base_gift", "ice"), ("classic19", "desert")])
def test_gw_1_5_one_hex_is_barren_and_has_no_number(board: str, barren: str) -> None:
    """GW-1.5"""
    opening = Opening(4, board=board)
    bare = [text for text in opening.hexes() if not text.split()[1:]]
    assert bare == [barren]


def test_gw_1_5_barren_land_brings_no_card_in_set_up() -> None:
    """GW-1.5, GW-2.7: the second settlement borders the desert and two hexes that produce."""
    opening = Opening(2, board="classic19", first_player="seat")
    opening.pick("red", "settlement/2,-2,N", "road/2,-2,NE").pick("blue", "settlement/-2,2,S", "road/-2,2,SE")
    opening.pick("blue", "settlement/0,0,N", "road/0,0,NE").shows(hand={"blue": {"brick": 1, "wool": 1}})


@pytest.mark.parametrize(
    "settings",
    [
        {"board": "full_gift_4p"},
        {"board": "full_gift_3p"},
        {"board": "nowhere"},
        {"board": "classic19", "initial_placement": "printed"},
        {"board": "base_gift", "layout": "random", "initial_placement": "printed"},
        {"layout": "random", "initial_placement": "printed"},
    ],
)
def test_gw_1_6_what_is_no_legal_combination_is_refused(settings: dict[str, SettingValue]) -> None:
    """GW-1.6"""
    with pytest.raises(SettingError, match="setting"):
        Opening(3, **settings)


def test_gw_1_6_two_players_cannot_play_the_full_game() -> None:
    """GW-1.6"""
    with pytest.raises(SettingError):
        Opening(2, mode="full")


@pytest.mark.parametrize("board", ["auto", "base_gift", "classic19"])
def test_gw_1_6_the_boards_of_the_base_game(board: str) -> None:
    """GW-1.6: `auto` is the Gift, with its 21 hexes."""
    assert len(Opening(3, board=board).hexes()) == (19 if board == "classic19" else 21)


def test_gw_1_7_clockwise_is_by_rising_seat_and_round_again() -> None:
    """GW-1.7: turn order goes on from the first player."""
    opening = Opening(4, luck={"first": [2], "dice": [1, 1] * 5})
    order = []
    for _ in range(5):
        (question,) = opening.questions()
        colour, _ = question.split()
        order.append(colour)
        opening.pick(colour, "roll", "go-on", "end-turn")
    assert order == ["yellow", "black", "red", "blue", "yellow"]


def test_gw_1_7_resources_are_listed_in_one_order() -> None:
    """GW-1.7: lumber, brick, wool, grain, ore; in supply trades and in everything else that names them."""
    order = ("lumber", "brick", "wool", "grain", "ore")
    scene = Scene("red", "blue").hand("red", **dict.fromkeys(order, 4)).cards("red", winter_is_coming=1)
    scene.turn("red", "trade")
    gives = [f"give/{name}" for name in order]
    assert all(a < b for a, b in pairwise([scene.options("red").index(give) for give in gives]))
    scene.pick("red", "play/winter_is_coming").offers("red", *[f"gain/{name}" for name in order])
