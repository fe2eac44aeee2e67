"""GW-5: building."""

import pytest

from tests.scenes.watch.scene import Scene

COSTS = {
    "road/0,2,E": {"lumber": 1, "brick": 1},
    "settlement/1,1,S": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
    "keep/0,2,SW": {"grain": 2, "ore": 3},
    "buy-card": {"wool": 1, "grain": 1, "ore": 1},
}


def site(**cards: int) -> Scene:
    """Red has a settlement, and a road to a place for another one."""
    return Scene("red", "blue").settlement("red", "0,2,SW").road("red", "0,2,NE").hand("red", **cards)


@pytest.mark.parametrize("text", COSTS)
def test_gw_5_1_everything_has_its_cost(text: str) -> None:
    """GW-5.1: the paid cards go back to the supply."""
    scene = site(**COSTS[text]).turn("red", "build").pick("red", text)
    scene.shows(hand={"red": {}}, supply=dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19))


@pytest.mark.parametrize(("text", "missing"), [(text, name) for text, cost in COSTS.items() for name in cost])
def test_gw_5_1_one_card_too_few_is_too_few(text: str, missing: str) -> None:
    """GW-5.1: and other cards do not make up for it."""
    cards = COSTS[text] | {missing: COSTS[text][missing] - 1}
    others = {name: 9 for name in ("lumber", "brick", "wool", "grain", "ore") if name not in COSTS[text]}
    site(**cards, **others).turn("red", "build").may_not("red", text).barred("red", text, "GW-5.1", "cannot-pay")


def test_gw_5_1_any_number_of_builds() -> None:
    """GW-5.1: two roads, a settlement, a keep and two cards in one turn."""
    scene = site(lumber=3, brick=3, wool=3, grain=5, ore=5).deck("ranger_patrol", "ranger_patrol")
    scene.turn("red", "build").pick(
        "red", "road/0,2,E", "road/1,1,SE", "settlement/1,1,S", "keep/1,1,S", "buy-card", "buy-card"
    )
    scene.shows(hand={"red": {}}, deck=21, points={"red": 3}).offers("red", "end-turn")


def test_gw_5_1_a_road_of_a_card_is_free_one_of_the_build_step_is_not() -> None:
    """GW-5.1, GW-7.4"""
    scene = site(lumber=1, brick=1).cards("red", road_building=1).turn("red", "build")
    scene.pick("red", "play/road_building", "road/0,2,E", "road/1,1,SE").shows(hand={"red": {"lumber": 1, "brick": 1}})
    scene.pick("red", "road/1,1,E").shows(hand={"red": {}})


FIFTEEN = [f"{q},3,{side}" for side in ("SW", "SE") for q in range(-3, 3)] + ["-3,3,NW", "-3,3,W", "-3,3,NE"]


@pytest.mark.parametrize(("pieces", "placed"), [(15, 15), (14, 14)])
def test_gw_5_2_without_a_road_no_road_is_built(pieces: int, placed: int) -> None:
    """GW-5.2, GW-RU6: and with roads_per_player = 14."""
    scene = Scene("red", "blue", roads_per_player=pieces).road("red", *FIFTEEN[: placed - 1]).longest_road("red")
    scene.hand("red", lumber=2, brick=2).turn("red", "build").pick("red", "road/2,3,E")
    scene.shows(pieces={"red": {"road": 0, "settlement": 5, "keep": 4}}).offers("red", "end-turn")
    scene.barred("red", "road/2,3,NE", "GW-5.2", "no-piece")


def test_gw_5_7_with_five_settlements_one_is_upgraded_first() -> None:
    """GW-5.7, GW-5.2: the keep brings a settlement back to the stock."""
    scene = Scene("red", "blue").settlement("red", "0,0,N", "2,0,N", "-1,1,S", "1,1,S", "3,1,S").road("red", "-1,3,NE")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=3, ore=3).turn("red", "build")
    scene.barred("red", "settlement/-1,3,N", "GW-5.2", "no-piece").pick("red", "keep/0,0,N")
    scene.shows(pieces={"red": {"road": 14, "settlement": 1, "keep": 3}}).pick("red", "settlement/-1,3,N")
    scene.shows(pieces={"red": {"road": 14, "settlement": 0, "keep": 3}}, points={"red": 7})


def test_gw_5_2_without_a_keep_no_keep_is_built() -> None:
    """GW-5.2: 4 keeps on the board."""
    scene = Scene("red", "blue").keep("red", "0,0,N", "2,0,N", "-1,1,S", "1,1,S").settlement("red", "-1,3,N")
    scene.hand("red", grain=2, ore=3).turn("red", "build")
    scene.barred("red", "keep/-1,3,N", "GW-5.2", "no-piece").offers("red", "end-turn")


def ex8() -> Scene:
    scene = Scene("red", "blue").settlement("blue", "1,1,N").road("blue", "1,1,NE", "1,1,E").settlement("red", "1,2,N")
    return scene.hand("blue", lumber=1, brick=1).turn("blue", "build")


def test_gw_ex8_roads_beside_own_pieces() -> None:
    """GW-EX8, GW-5.3: these and no others."""
    ex8().only("blue", "road/1,0,E", "road/1,1,NW", "road/2,0,SE", "end-turn")


def test_gw_ex8_not_behind_a_rival_settlement() -> None:
    """GW-EX8, GW-5.4"""
    for path in ("1,2,NW", "1,2,NE"):
        ex8().barred("blue", f"road/{path}", "GW-5.4", "behind-rival")


def test_gw_5_4_from_its_other_end_the_path_is_open() -> None:
    """GW-5.4: a road end at a rival building does not count, another connection does."""
    scene = (
        Scene("red", "blue").road("blue", "1,1,E", "1,1,SW").settlement("red", "1,2,N").hand("blue", lumber=1, brick=1)
    )
    scene.turn("blue", "build").may("blue", "road/1,2,NW")


def test_gw_5_4_an_own_building_connects_where_no_road_is() -> None:
    """GW-5.3, GW-5.4: blue's own settlement at the end of a path is a connection."""
    scene = Scene("red", "blue").settlement("blue", "1,1,N").hand("blue", lumber=1, brick=1).turn("blue", "build")
    scene.only("blue", "road/1,0,E", "road/1,1,NW", "road/1,1,NE", "end-turn")


def test_gw_5_3_one_road_per_path() -> None:
    """GW-5.3: no path that has a road already, a rival's or the player's own."""
    scene = Scene("red", "blue").road("red", "0,2,NE", "0,2,E").road("blue", "0,2,SE").hand("red", lumber=1, brick=1)
    scene.turn("red", "build")
    for path in ("0,2,SE", "0,2,E"):
        scene.barred("red", f"road/{path}", "GW-5.3", "path-taken")


def test_gw_5_3_a_road_must_be_connected() -> None:
    """GW-5.3: rivals' roads and buildings are not a connection."""
    scene = Scene("red", "blue").road("red", "0,2,NE").road("blue", "3,0,E").hand("red", lumber=1, brick=1)
    scene.turn("red", "build")
    for path in ("3,0,NE", "-3,3,W", "0,2,SE"):
        scene.barred("red", f"road/{path}", "GW-5.3", "not-connected")


def test_gw_ru18_a_rival_road_cuts_nothing() -> None:
    """GW-RU18: two blue roads meet red's road end; red builds on between them."""
    scene = Scene("red", "blue").road("red", "0,2,NE", "0,2,E").road("blue", "0,3,NE").hand("red", lumber=1, brick=1)
    scene.turn("red", "build").may("red", "road/0,2,SE").pick("red", "road/0,2,SE").shows(length={"red": 3})


def test_gw_ex10_the_distance_rule() -> None:
    """GW-EX10, GW-5.5: legal at [0,2,SE], illegal at [0,2,NE]."""
    scene = Scene("red", "blue").settlement("red", "0,2,N").road("red", "0,2,NE", "0,2,E")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "build").may("red", "settlement/0,2,SE")
    scene.barred("red", "settlement/0,2,NE", "GW-5.5", "too-close").pick("red", "settlement/0,2,SE")
    scene.hears("blue", "GW-5.5 red settlement 0,3,N").shows(points={"red": 2})


def test_gw_5_5_all_three_neighbours_and_anybodys_buildings_count() -> None:
    """GW-5.5: a blue settlement on any neighbour of [0,2,NE] forbids it; two steps away it does not."""
    for neighbour in ("0,2,N", "0,2,SE", "1,1,SE"):
        scene = site(**COSTS["settlement/1,1,S"]).settlement("blue", neighbour).turn("red", "build")
        scene.barred("red", "settlement/0,2,NE", "GW-5.5", "too-close")
    for far in ("0,2,NW", "0,2,S", "1,1,NE"):
        site(**COSTS["settlement/1,1,S"]).settlement("blue", far).turn("red", "build").may("red", "settlement/0,2,NE")


def test_gw_5_5_the_intersection_is_empty_and_an_own_road_leads_there() -> None:
    """GW-5.5: a rival's road leads nowhere for red."""
    scene = site(**COSTS["settlement/1,1,S"]).road("blue", "2,0,NE").settlement("blue", "2,2,S").turn("red", "build")
    scene.barred("red", "settlement/2,2,S", "GW-5.5", "corner-taken")
    scene.barred("red", "settlement/0,2,SW", "GW-5.5", "corner-taken")
    for place in ("2,0,N", "-1,1,N"):
        scene.barred("red", f"settlement/{place}", "GW-5.5", "no-road-there")


def test_gw_5_5_a_settlement_may_stand_at_the_end_of_a_road_between_rival_roads() -> None:
    """GW-5.5: it cuts the road of blue (GW-8.3)."""
    scene = site(**COSTS["settlement/1,1,S"]).road("blue", "1,1,SE", "0,2,E").turn("red", "build")
    scene.shows(length={"blue": 2}).pick("red", "settlement/1,1,S").shows(length={"blue": 1})


def test_gw_5_6_a_keep_replaces_a_settlement() -> None:
    """GW-5.6: it returns to the stock; 2 points instead of 1."""
    scene = site(grain=2, ore=3).turn("red", "build").shows(points={"red": 1}).pick("red", "keep/0,2,SW")
    scene.hears("spectator", "GW-5.6 red keep -1,3,N").shows(points={"red": 2})
    scene.shows(pieces={"red": {"road": 14, "settlement": 5, "keep": 3}}, board={"red": {"road/0,2,NE", "keep/-1,3,N"}})


def test_gw_5_6_only_an_own_settlement_becomes_a_keep() -> None:
    """GW-5.6: not a keep, not a rival's settlement, not an empty intersection."""
    scene = site(grain=2, ore=3).keep("red", "3,0,N").settlement("blue", "-3,3,S").turn("red", "build")
    scene.only("red", "keep/0,2,SW", "end-turn")
    for place in ("3,0,N", "-3,3,S", "0,2,N"):
        scene.barred("red", f"keep/{place}", "GW-5.6", "not-your-settlement")


def test_gw_5_8_the_top_card_is_drawn_secretly() -> None:
    """GW-5.8: its buyer sees it, the others only that a card was bought."""
    scene = site(wool=2, grain=2, ore=2).deck("road_building", "victory_point").turn("red", "build")
    scene.pick("red", "buy-card").shows(fresh={"red": {"road_building": 1}}, deck=22)
    scene.hears("red", "GW-5.8 red bought road_building")
    for viewer in ("blue", "spectator"):
        scene.hears(viewer, "GW-5.8 red bought ?").shows(viewer, fresh={"red": {"?": 1}}, deck_order=["?"] * 22)
    scene.pick("red", "buy-card").shows(fresh={"red": {"road_building": 1, "victory_point": 1}}, deck=21)


def test_gw_5_8_an_empty_deck_sells_nothing() -> None:
    """GW-5.8: played cards never return to it."""
    scene = site(wool=1, grain=1, ore=1).cards("red", ranger_patrol=1).deck_empty("blue").turn("red", "build")
    scene.pick("red", "play/ranger_patrol", "tormund/3,0").shows(deck=0)
    scene.may_not("red", "buy-card").barred("red", "buy-card", "GW-5.8", "deck-empty")
