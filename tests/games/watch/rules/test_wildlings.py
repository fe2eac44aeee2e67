"""GW-12: tokens, camps and trails."""

import pytest

from tests.scenes.watch.scene import Scene, quiet_north

SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
KEEP = {"grain": 2, "ore": 3}


def founder(**cards: int) -> Scene:
    """Red has a road to found a settlement at its end, and may build."""
    scene = quiet_north().settlement("red", "1,2,N").road("red", "1,2,NE", "1,2,E")
    return scene.hand("red", **(SETTLEMENT | cards))


def camp_of(scene: Scene, clan: str, *kinds: str) -> Scene:
    for number, kind in enumerate(kinds, 1):
        scene.wildling("camp", f"{clan}-{number}", kind)
    return scene


def four_in_the_caves(*kinds: str) -> Scene:
    return camp_of(quiet_north(), "cave", *kinds)


# --- tokens


def test_gw_ex15_a_token_puts_its_kind_into_the_first_empty_camp_of_its_clan() -> None:
    """GW-EX15, GW-12.1, GW-12.2"""
    scene = camp_of(founder(), "ice_river", "regular").under_settlement("red", "climber", "ice_river")
    scene.turn("red", "build").shows(frostfangs={"climber": 8}, used=[], under={"red": 12})
    scene.pick("red", "settlement/1,2,SE")
    scene.shows(camps={"ice_river": ["regular", "climber"]}, frostfangs={"climber": 7})
    scene.shows(used=["ice_river_climber"], under={"red": 11})
    assert scene.heard()[1:3] == ["GW-12.2 red token wt_ice_river_climber", "GW-12.1 nobody camp climber ice_river 2"]


def test_gw_12_2_a_keep_reveals_two_tokens_and_its_settlement_stands_on_a_new_one() -> None:
    """GW-12.2, GW-12.4"""
    scene = quiet_north().settlement("red", "1,2,N").hand("red", **KEEP)
    scene.under_keep("red", ("giant", "cave"), ("regular", "hornfoot")).turn("red", "build")
    before = scene.reserve()
    scene.pick("red", "keep/1,2,N").shows(
        camps={"cave": ["giant"], "hornfoot": ["regular"], "ice_river": []},
        used=["cave_giant", "hornfoot_regular"],
        under={"red": 11},
        reserve=before - 1,
    )
    assert [line.split(" ", 2)[2] for line in scene.heard()][1:] == [
        "token wt_cave_giant",
        "camp giant cave 1",
        "token wt_hornfoot_regular",
        "camp regular hornfoot 1",
        "token-under",
    ]


def test_gw_12_2_the_second_token_of_a_keep_comes_after_all_that_the_first_one_brings() -> None:
    """GW-12.2, GW-11.5, GW-12.10"""
    scene = camp_of(quiet_north(), "cave", "regular", "climber", "regular", "regular").guard("blue", "wall2", "wall3")
    scene.settlement("red", "1,2,N").hand("red", **KEEP)
    scene.under_keep("red", ("regular", "cave"), ("climber", "cave")).turn("red", "build").pick("red", "keep/1,2,N")
    scene.shows(camps={"cave": ["regular", "regular", "regular", "climber"]}, gift={"2,0": "climber"})
    scene.shows(clearings={"c3_4": ["regular"]})


ROADS = ("0,2,NW", "0,2,NE", "0,2,E", "0,2,SE")  # four roads in a row; the fifth is 0,2,SW


def long_road() -> Scene:
    return quiet_north().settlement("red", "0,2,NW").road("red", *ROADS).hand("red", lumber=1, brick=1)


def test_gw_12_3_longest_road_reveals_a_token_of_the_reserve() -> None:
    """GW-12.3, GW-12.7: the road by itself reveals nothing."""
    scene = long_road().token("giant", "ice_river").turn("red", "build")
    before = scene.reserve()
    scene.pick("red", "road/0,2,SW").shows(
        longest_road="red", camps={"ice_river": ["giant"]}, used=["ice_river_giant"], reserve=before - 1
    )
    assert scene.heard()[-2:] == ["GW-12.3 red token wt_ice_river_giant", "GW-12.1 nobody camp giant ice_river 1"]


def test_gw_12_3_who_keeps_a_tile_reveals_nothing() -> None:
    """GW-12.3, GW-12.7"""
    scene = long_road().road("red", "0,2,SW").longest_road("red").turn("red", "build")
    scene.pick("red", "road/0,2,W").shows(longest_road="red", used=[])


def test_gw_12_3_largest_patrol_reveals_a_token_too() -> None:
    """GW-12.3, GW-7.10"""
    scene = quiet_north().face_up("red", ranger_patrol=2).cards("red", ranger_patrol=1).token("regular", "hornfoot")
    scene.turn("red").pick("red", "play/ranger_patrol", "tormund/0,0")
    scene.shows(largest_patrol="red", camps={"hornfoot": ["regular"]}, points={"red": 1})


def test_gw_12_5_an_empty_reserve_is_filled_with_the_used_tokens() -> None:
    """GW-12.5"""
    scene = long_road().used("climber", "cave").turn("red", "build").reserve_empty("black")
    scene.pick("red", "road/0,2,SW").shows(camps={"cave": ["climber"]}, used=["cave_climber"], reserve=0)
    assert "GW-12.5 nobody refilled 1" in scene.heard()


def test_gw_12_5_if_both_are_empty_nothing_is_drawn() -> None:
    """GW-12.5"""
    scene = long_road().turn("red", "build").reserve_empty("black")
    scene.pick("red", "road/0,2,SW").shows(longest_road="red", used=[], camps={"cave": [], "hornfoot": []})


def no_climbers(**said: str) -> Scene:
    scene = quiet_north(**said).settlement("red", "1,2,N").road("red", "1,2,NE", "1,2,E").hand("red", **SETTLEMENT)
    for number, place in enumerate(("0,0", "1,0", "2,0", "3,0"), 1):
        scene.wildling("gift", place, "climber").wildling("camp", f"cave-{number}", "climber")
    return scene.under_settlement("red", "climber", "ice_river").token("giant", "hornfoot").turn("red", "build")


def test_gw_12_6_without_a_figure_the_token_is_used_up_and_nobody_moves() -> None:
    """GW-12.6"""
    scene = no_climbers().pick("red", "settlement/1,2,SE")
    scene.shows(used=["ice_river_climber"], camps={"ice_river": [], "hornfoot": []})
    scene.hears_last("table", "GW-12.6 nobody no-figure climber")


def test_gw_12_6_with_redraw_the_next_token_of_the_reserve_is_revealed() -> None:
    """GW-12.6"""
    scene = no_climbers(no_figure="redraw").pick("red", "settlement/1,2,SE")
    scene.shows(used=["ice_river_climber", "hornfoot_giant"], camps={"hornfoot": ["giant"]})


def test_gw_12_6_redraw_does_not_fill_the_reserve() -> None:
    """GW-12.6, GW-12.5"""
    scene = quiet_north(no_figure="redraw").settlement("red", "1,2,N").road("red", "1,2,NE", "1,2,E")
    scene.hand("red", **SETTLEMENT)
    for number, place in enumerate(("0,0", "1,0", "2,0", "3,0"), 1):
        scene.wildling("gift", place, "climber").wildling("camp", f"cave-{number}", "climber")
    scene.under_settlement("red", "climber", "ice_river").used("giant", "cave").turn("red", "build")
    scene.reserve_empty("black").pick("red", "settlement/1,2,SE")
    scene.shows(used=["cave_giant", "ice_river_climber"], reserve=0)


@pytest.mark.parametrize("pick", ["guard/wall1", "buy-card", "road/1,2,SE"])
def test_gw_12_7_roads_guards_and_cards_reveal_nothing(pick: str) -> None:
    """GW-12.7"""
    scene = founder(ore=1).turn("red", "build").pick("red", pick)
    scene.shows(used=[], under={"red": 12}, camps={"cave": [], "ice_river": [], "hornfoot": []})


def test_gw_12_12_which_settlement_is_taken_off_the_card_is_no_decision() -> None:
    """GW-12.12: the settlement is one pick, and any of its four tokens may be the one."""
    kinds = set()
    for number in range(4):
        scene = founder().under_settlement("red", "giant", "cave").turn("red", "build")
        scene.table.chance.loaded = [[] for _ in scene.table.chance.counts]
        scene.load("tokens", number).pick("red", "settlement/1,2,SE")
        kinds.add(tuple(scene.table.under[0].cards))
    assert len(kinds) > 1


# --- trails


@pytest.mark.parametrize(
    ("number", "clan", "clearing"),
    [
        (1, "ice_river", "c1_2"),
        (2, "ice_river", "c1_2"),
        (3, "ice_river", "c3_4"),
        (4, "cave", "c3_4"),
        (5, "cave", "c5_6"),
        (6, "hornfoot", "c5_6"),
        (7, "hornfoot", "c7_8"),
        (8, "hornfoot", "c7_8"),
    ],
)
def test_gw_12_8_every_number_leads_down_its_trail(number: int, clan: str, clearing: str) -> None:
    """GW-12.8, GW-12.9"""
    scene = quiet_north().guard("black", "wall1", "wall2", "wall3", "wall4")
    for other in ("ice_river", "cave", "hornfoot"):
        camp_of(scene, other, "regular")
    scene.turn("red").dice(1, 1, number).pick("red", "roll")
    left = {other: ["regular"] for other in ("ice_river", "cave", "hornfoot") if other != clan}
    scene.shows(clearings={clearing: ["regular"]}, camps={**left, clan: []}, trail_die=number)


@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_gw_12_9_nothing_advances_on_9_to_12(number: int) -> None:
    """GW-12.9, GW-RU5"""
    scene = quiet_north()
    for clan in ("ice_river", "cave", "hornfoot"):
        camp_of(scene, clan, "climber")
    scene.turn("red").dice(1, 1, number).pick("red", "roll").hears_last("table", f"GW-12.9 nobody no-advance {number}")
    scene.shows(camps={"ice_river": ["climber"], "cave": ["climber"], "hornfoot": ["climber"]}, gift={})


def test_gw_12_9_an_empty_clan_sends_nobody() -> None:
    """GW-12.9"""
    scene = camp_of(quiet_north(), "cave", "climber").turn("red").dice(1, 1, 1).pick("red", "roll")
    scene.shows(camps={"cave": ["climber"]}, gift={})


def test_gw_12_9_only_camp_1_advances_and_the_others_move_up() -> None:
    """GW-12.9"""
    scene = four_in_the_caves("climber", "giant", "regular").turn("red").dice(1, 1, 4).pick("red", "roll")
    scene.shows(camps={"cave": ["giant", "regular"]}, gift={"1,0": "climber"})


# --- rushes


def test_gw_ex13_the_fifth_wildling_of_a_clan_sets_off_a_rush() -> None:
    """GW-EX13, GW-12.10"""
    scene = (
        four_in_the_caves("climber", "giant", "regular", "climber").guard("blue", "wall3").settlement("red", "1,2,N")
    )
    scene.road("red", "1,2,NE", "1,2,E").hand("red", **SETTLEMENT).under_settlement("red", "giant", "cave")
    scene.turn("red", "build").pick("red", "settlement/1,2,SE")
    scene.shows(camps={"cave": ["regular", "climber", "giant"]}, gift={"1,0": "climber"}, wall={"wall3": []})
    down = [line for line in scene.heard() if " advance " in line]
    assert down == ["GW-12.10 nobody advance climber t4 c3_4", "GW-12.10 nobody advance giant t5 c5_6"]


def test_gw_12_10_the_first_of_a_rush_is_resolved_before_the_second_moves() -> None:
    """GW-12.10, GW-11.5"""
    scene = four_in_the_caves("regular", "climber", "regular", "regular").settlement("red", "1,2,N")
    scene.road("red", "1,2,NE", "1,2,E").hand("red", **SETTLEMENT).under_settlement("red", "regular", "cave")
    scene.turn("red", "build").pick("red", "settlement/1,2,SE")
    lines = [line.split(" ")[2] for line in scene.heard()]
    assert lines.index("marker") < [i for i, word in enumerate(lines) if word == "advance"][1]
    scene.shows(breaches=1, gift={"1,0": "regular", "2,0": "climber"})


def test_gw_12_11_if_the_first_half_ends_the_game_the_second_stays() -> None:
    """GW-12.11"""
    scene = four_in_the_caves("regular", "climber", "regular", "regular").breaches(2).settlement("red", "1,2,N")
    scene.road("red", "1,2,NE", "1,2,E").hand("red", **SETTLEMENT).under_settlement("red", "giant", "cave")
    scene.guard("blue", "wall4").turn("red", "build").pick("red", "settlement/1,2,SE")
    scene.fell("blue", "breaches", "guards").shows(camps={"cave": ["climber", "regular", "regular", "giant"]})


# --- the order after a build


def test_gw_12_4_tokens_of_the_piece_come_before_longest_road_and_its_token() -> None:
    """GW-12.4, GW-8.8: blue's settlement cuts red's road; yellow, who is longest now, reveals a token at once."""
    scene = quiet_north().road("red", "1,2,W", "1,2,NW", "1,2,NE", "1,2,E", "1,2,SE").longest_road("red")
    scene.road("yellow", "-2,2,NW", "-2,2,NE", "-2,2,E", "-2,2,SE", "-2,2,SW").road("blue", "1,1,E")
    scene.hand("blue", **SETTLEMENT).under_settlement("blue", "regular", "cave").token("regular", "hornfoot")
    scene.turn("blue", "build").pick("blue", "settlement/1,2,N").shows(longest_road="yellow", points={"yellow": 1})
    assert [line.split(" ", 1)[1] for line in scene.heard() if " token " in line or " tile " in line] == [
        "blue token wt_cave_regular",
        "yellow tile longest_road 5",
        "yellow token wt_hornfoot_regular",
    ]


def test_gw_12_4_if_the_token_of_the_piece_ends_the_game_longest_road_stays() -> None:
    """GW-12.4, GW-15.2: blue's settlement cuts red's road, but its token brings the third breach first."""
    scene = camp_of(quiet_north(), "cave", "regular", "regular", "regular", "regular").breaches(2)
    scene.road("red", "1,2,W", "1,2,NW", "1,2,NE", "1,2,E", "1,2,SE").longest_road("red").guard("black", "wall4")
    scene.road("yellow", "-2,2,NW", "-2,2,NE", "-2,2,E", "-2,2,SE", "-2,2,SW").road("blue", "1,1,E")
    scene.hand("blue", **SETTLEMENT).under_settlement("blue", "regular", "cave").turn("blue", "build")
    scene.pick("blue", "settlement/1,2,N").fell("black", "breaches", "guards").shows(longest_road="red", breaches=3)
