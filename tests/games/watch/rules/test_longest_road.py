"""GW-8: Longest Road."""

import pytest

from tests.scenes.watch.scene import Scene

ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}

# lines from west to east: under the Wall, across the middle, along the south
NORTH = ("0,0,NW", "0,0,NE", "1,0,NW", "1,0,NE", "2,0,NW", "2,0,NE", "3,0,NW")
MIDDLE = ("-2,2,NW", "-2,2,NE", "-1,2,NW", "-1,2,NE", "0,2,NW", "0,2,NE", "1,2,NW")
SOUTH = ("-3,3,SW", "-3,3,SE", "-2,3,SW", "-2,3,SE", "-1,3,SW", "-1,3,SE", "0,3,SW")


def lengths(*paths: str) -> Scene:
    return Scene("red", "blue").road("red", *paths).longest_road("nobody").turn("red")


def test_gw_ex9_branches_do_not_add_and_a_rival_settlement_cuts() -> None:
    """GW-EX9, GW-8.1, GW-8.2: red 6 with a branch; blue 7 roads, cut: 5. Red holds the tile."""
    scene = Scene("red", "blue").road("red", "-2,2,SW", "-2,2,SE", "-1,2,SW", "-1,2,SE", "-2,3,E", "0,2,SW")
    scene.road("blue", "-1,1,SW", "-1,1,SE", "0,1,SW", "0,1,SE", "1,1,SE", "2,1,SW").settlement("red", "1,1,S")
    scene.hand("red", **ROAD).hand("blue", **ROAD).longest_road("red").turn("red", "build")
    scene.pick("red", "road/0,2,SE").shows(length={"red": 6, "blue": 4}).pick("red", "end-turn")
    scene.dice(1, 1).pick("blue", "roll", "go-on", "road/1,1,SW").shows(
        length={"red": 6, "blue": 5}, longest_road="red"
    )


def test_gw_8_1_of_three_branches_the_two_longest_count() -> None:
    """GW-8.1: arms of 2, 2 and 1 at one intersection: 4."""
    lengths("0,2,NE", "0,2,NW", "1,1,SE", "1,2,NE", "0,2,E").shows(length={"red": 4})


def test_gw_8_1_a_loop_may_be_walked() -> None:
    """GW-8.1: six roads around a hex: 6; with a tail of two: 8, meeting one intersection twice."""
    ring = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W", "0,2,NW")
    lengths(*ring).shows(length={"red": 6})
    lengths(*ring, "0,1,E", "1,0,SE").shows(length={"red": 8})


def test_gw_8_1_two_loops_with_a_common_side() -> None:
    """GW-8.1: eleven roads around two hexes are one trail; no road is used twice."""
    first = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W", "0,2,NW")
    lengths(*first, "1,2,NW", "1,2,NE", "1,2,E", "1,2,SE", "1,2,SW").shows(length={"red": 11})


def test_gw_8_1_two_pieces_apart_do_not_add() -> None:
    """GW-8.1: three roads in the north, two in the south."""
    lengths(*NORTH[:3], *SOUTH[:2]).shows(length={"red": 3})


def test_gw_8_1_a_road_that_joins_two_pieces() -> None:
    """GW-8.1, GW-8.3: 3 and 2 with one between them: 6."""
    scene = Scene("red", "blue").road("red", *NORTH[:3], *NORTH[4:6]).hand("red", **ROAD).turn("red", "build")
    scene.pick("red", f"road/{NORTH[3]}").shows(length={"red": 6}, longest_road="red")


def test_gw_8_1_a_trail_passes_own_buildings_and_ends_at_rivals() -> None:
    """GW-8.1: red's own settlement in the middle cuts nothing, nor does a blue one at the end."""
    scene = Scene("red", "blue").road("red", *MIDDLE[:4]).settlement("red", "-1,2,NW").settlement("blue", "0,1,S")
    scene.turn("red").shows(length={"red": 4})


def test_gw_8_1_a_rival_keep_cuts_too() -> None:
    """GW-8.1"""
    Scene("red", "blue").road("red", *MIDDLE[:4]).keep("blue", "-1,2,N").turn("red").shows(length={"red": 3})


def test_gw_8_1_a_loop_is_cut_open() -> None:
    """GW-8.1: a rival settlement on a ring of six: the trail still goes around, from the settlement to itself."""
    ring = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W", "0,2,NW")
    scene = Scene("red", "blue").road("red", *ring).settlement("blue", "0,2,N").longest_road("red").turn("red")
    scene.shows(length={"red": 6})
    scene = Scene("red", "blue").road("red", *ring).settlement("blue", "0,2,N", "0,2,S").longest_road("nobody")
    scene.turn("red").shows(length={"red": 3})


def test_gw_8_2_the_first_with_five() -> None:
    """GW-8.2: 4 do not take it, 5 do; 2 points."""
    scene = Scene("red", "blue").road("red", *NORTH[:3]).hand("red", lumber=2, brick=2).turn("red", "build")
    scene.pick("red", f"road/{NORTH[3]}").shows(length={"red": 4}, longest_road="nobody", points={"red": 0})
    scene.pick("red", f"road/{NORTH[4]}").shows(length={"red": 5}, longest_road="red", points={"red": 2})
    scene.hears("blue", "GW-5.3 red road 2,0,NW", "GW-8.7 red tile longest_road 5")


def test_gw_8_2_only_a_greater_length_takes_it_over() -> None:
    """GW-8.2, GW-8.3: blue draws level and gets nothing; one more and the tile moves, with its points."""
    scene = Scene("red", "blue").road("red", *NORTH[:5]).road("blue", *SOUTH[:4]).hand("blue", lumber=2, brick=2)
    scene.longest_road("red").turn("blue", "build").pick("blue", f"road/{SOUTH[4]}")
    scene.shows(length={"red": 5, "blue": 5}, longest_road="red", points={"red": 2, "blue": 0})
    scene.hears("table", "GW-5.3 blue road -2,4,NE").pick("blue", f"road/{SOUTH[5]}")
    scene.hears("table", "GW-5.3 blue road -1,4,NW", "GW-8.7 blue tile longest_road 6")
    scene.shows(longest_road="blue", points={"red": 0, "blue": 2})


def test_gw_8_3_the_holder_who_grows_keeps_it_silently() -> None:
    """GW-8.3: a longer road of the holder moves no tile."""
    scene = Scene("red", "blue").road("red", *NORTH[:5]).longest_road("red").hand("red", **ROAD).turn("red", "build")
    scene.pick("red", f"road/{NORTH[5]}").hears("table", "GW-5.3 red road 2,0,NE").shows(longest_road="red")


def test_gw_8_3_a_road_that_adds_no_length_changes_nothing() -> None:
    """GW-8.3: a branch of red beside blue's Longest Road."""
    scene = Scene("red", "blue").road("red", *NORTH[:5]).road("blue", *SOUTH[:6]).longest_road("blue")
    scene.hand("red", **ROAD).turn("red", "build").pick("red", "road/0,0,E")
    scene.shows(length={"red": 5}, longest_road="blue")


def ex19(red: int, blue: int, black: int, cut: tuple[str, str]) -> Scene:
    """Red holds the tile; yellow may found a settlement on red's road, at the end of its own."""
    scene = Scene("red", "blue", "yellow", "black").road("red", *MIDDLE[:red]).road("blue", *SOUTH[:blue])
    scene.road("black", *NORTH[:black]).road("yellow", cut[0]).longest_road("red")
    return scene.hand("yellow", **SETTLEMENT).turn("yellow", "build").pick("yellow", f"settlement/{cut[1]}")


FOUR_LEFT = ("-1,2,E", "0,1,S")
SIX_LEFT = ("0,2,E", "1,1,S")


def test_gw_ex19_two_others_tie_above_the_holder() -> None:
    """GW-EX19, GW-8.4: red is left 4, blue and black have 6: the tile is set aside until one is alone."""
    scene = ex19(7, 6, 6, FOUR_LEFT).shows(length={"red": 4, "blue": 6, "black": 6}, longest_road="nobody")
    scene.hears("red", "GW-5.5 yellow settlement 0,1,S", "GW-8.4 nobody tile-aside longest_road")
    scene.shows(points={"red": 0, "blue": 0, "black": 0}).pick("yellow", "end-turn").dice(1, 1).pick("black", "roll")


def test_gw_ex19_the_tile_comes_back_to_whoever_is_alone() -> None:
    """GW-EX19, GW-8.4: black builds a seventh and takes it."""
    scene = Scene("red", "blue", "yellow", "black").road("blue", *SOUTH[:6]).road("black", *NORTH[:6])
    scene.longest_road("nobody").hand("black", **ROAD).turn("black", "build").pick("black", f"road/{NORTH[6]}")
    scene.shows(length={"black": 7}, longest_road="black", points={"black": 2})


def test_gw_ex19_a_sole_longest_gets_it_at_once() -> None:
    """GW-EX19, GW-8.4: only blue has 6."""
    scene = ex19(7, 6, 4, FOUR_LEFT).shows(longest_road="blue", points={"red": 0, "blue": 2})
    scene.hears("red", "GW-5.5 yellow settlement 0,1,S", "GW-8.7 blue tile longest_road 6")


def test_gw_ex19_the_holder_among_the_tied_keeps_it() -> None:
    """GW-EX19, GW-8.4: red is left 6, as long as blue and black."""
    scene = ex19(7, 6, 6, SIX_LEFT).shows(length={"red": 6, "blue": 6, "black": 6}, longest_road="red")
    scene.hears("red", "GW-5.5 yellow settlement 1,1,S")


def test_gw_ex19_nobody_has_five() -> None:
    """GW-EX19, GW-8.4: everybody else has 4: aside."""
    ex19(7, 4, 4, FOUR_LEFT).shows(length={"red": 4}, longest_road="nobody", points={"red": 0})


def test_gw_8_4_an_aside_tile_falls_to_the_last_one_when_a_tie_is_cut() -> None:
    """GW-8.4, GW-8.7: red and blue tie with 6, red is cut to 4: blue alone is longest."""
    scene = (
        Scene("red", "blue", "yellow").road("red", *MIDDLE[:6]).road("blue", *SOUTH[:6]).road("yellow", FOUR_LEFT[0])
    )
    scene.longest_road("nobody").hand("yellow", **SETTLEMENT).turn("yellow", "build")
    scene.pick("yellow", f"settlement/{FOUR_LEFT[1]}").shows(length={"red": 4}, longest_road="blue")


def test_gw_8_7_a_cut_that_leaves_the_holder_longest_moves_nothing() -> None:
    """GW-8.7: 7 cut to 6, blue has 5."""
    ex19(7, 5, 4, SIX_LEFT).shows(longest_road="red", length={"red": 6})


def test_gw_8_7_a_cut_below_five_with_nobody_longer() -> None:
    """GW-8.7: red is left 4, the longest of all, but below the minimum: aside."""
    ex19(7, 3, 2, FOUR_LEFT).shows(length={"red": 4}, longest_road="nobody")


def test_gw_8_4_who_is_cut_may_take_it_again() -> None:
    """GW-8.4: red, left with 4, builds to 5 and is alone."""
    scene = Scene("red", "blue").road("red", *MIDDLE[:4]).settlement("blue", "0,1,S").longest_road("nobody")
    scene.hand("red", **ROAD).turn("red", "build").pick("red", "road/-2,2,W").shows(
        length={"red": 5}, longest_road="red"
    )


@pytest.mark.parametrize("level", [5, 6])
def test_gw_8_7_level_with_nobody_holding_takes_nothing(level: int) -> None:
    """GW-8.7: blue draws level with red while the tile lies aside."""
    scene = Scene("red", "blue", "yellow").road("red", *NORTH[:level]).road("yellow", *MIDDLE[:level])
    scene.road("blue", *SOUTH[: level - 1]).longest_road("nobody").hand("blue", **ROAD).turn("blue", "build")
    scene.pick("blue", f"road/{SOUTH[level - 1]}").shows(length={"blue": level}, longest_road="nobody")


def test_gw_8_4_the_founder_himself_may_gain_the_tile_and_win() -> None:
    """GW-8.4, GW-9.2: red has 7 points and 5 roads; the eighth point cuts blue from 7 to 4 and brings the tile."""
    scene = Scene("red", "blue").road("blue", *MIDDLE).road("red", *NORTH[:5], FOUR_LEFT[0]).longest_road("blue")
    scene.keep("red", "3,2,N", "3,2,S", "1,3,S").settlement("red", "-1,3,S").hand("red", **SETTLEMENT)
    scene.turn("red", "build").pick("red", f"settlement/{FOUR_LEFT[1]}").won("red", 10)
    scene.hears("blue", "GW-5.5 red settlement 0,1,S", "GW-8.7 red tile longest_road 5", "GW-9.2 red won 10")


def crossing() -> Scene:
    """Blue holds the tile with 7; yellow has 8 points and 6 roads; red's settlement cuts blue to 4."""
    scene = Scene("red", "blue", "yellow").road("blue", *MIDDLE).road("yellow", *NORTH[:6]).road("red", FOUR_LEFT[0])
    scene.keep("yellow", "3,2,N", "3,2,S", "1,3,S", "-1,3,S").longest_road("blue").hand("red", **SETTLEMENT)
    scene.hand("blue", lumber=3, brick=3).turn("red", "build").pick("red", f"settlement/{FOUR_LEFT[1]}")
    return scene.shows(longest_road="yellow", points={"yellow": 10, "blue": 0})


def test_gw_8_8_the_tile_moves_on_another_turn_but_wins_only_on_his_own() -> None:
    """GW-8.8, GW-9.2: yellow has 10 points on red's turn and waits; as yellow's turn begins, yellow has won."""
    scene = crossing().not_over().pick("red", "end-turn").dice(1, 1).pick("blue", "roll", "go-on").not_over()
    scene.pick("blue", "end-turn").won("yellow", 10).hears("table", "GW-3.1 yellow turn 3", "GW-9.2 yellow won 10")


def test_gw_8_8_he_must_still_have_them_then() -> None:
    """GW-9.2, GW-8.8: blue builds to 7 and takes the tile back before yellow's turn."""
    scene = crossing().pick("red", "end-turn").dice(1, 1).pick("blue", "roll", "go-on", "road/-2,2,W", "road/-3,3,NW")
    scene.shows(longest_road="yellow").pick("blue", "road/-3,3,W").shows(longest_road="blue", points={"yellow": 8})
    scene.pick("blue", "end-turn").not_over().asks("yellow roll")
