"""GW-11, GW-15.1: the turn of the full game, and the order of its events."""

from tests.scenes.watch.scene import Scene, quiet_north


def test_gw_11_1_three_dice_are_rolled_and_shown_at_once() -> None:
    """GW-11.1, GW-11.6: decisions after it are made knowing the third die."""
    scene = quiet_north().wildling("camp", "cave-1", "climber").turn("red").dice(3, 4, 5).pick("red", "roll")
    scene.hears("table", "GW-11.1 red rolled-three 3 4 5").asks("red tormund").shows(trail_die=5, gift={})
    scene.pick("red", "tormund/0,0").shows(gift={"2,0": "climber"})


def test_gw_11_2_a_seven_does_not_stop_the_advance() -> None:
    """GW-11.2: discard, Tormund, theft, then the wildling."""
    scene = quiet_north().wildling("camp", "cave-1", "regular").settlement("blue", "1,1,N").hand("blue", ore=1)
    scene.hand("red", wool=8).turn("red").dice(1, 6, 4).pick("red", "roll").asks("red discard 4").shows(breaches=0)
    scene.pick("red", *["discard/wool"] * 4).asks("red tormund").shows(breaches=0)
    scene.pick("red", "tormund/1,1").shows(breaches=1, hand={"red": {"wool": 4, "ore": 1}}).asks("red trade")
    words = [line.split(" ")[2] for line in scene.heard()]
    assert words[:3] == ["tormund", "robbed", "advance"]


def test_gw_11_2_production_then_samwell_then_tragedy_then_advance_then_trade() -> None:
    """GW-11.2, GW-EX17, GW-16.1"""
    scene = Scene("red", "blue", "yellow", "black", mode="full", tragedy_of_heroes=True)
    scene.settlement("red", "1,1,N").wildling("camp", "cave-1", "climber").turn("red").dice(4, 4, 4).pick("red", "roll")
    scene.shows(hand={"red": {"wool": 1}}, gift={}).asks("blue hero-gain 2").pick("blue", "none")
    scene.asks("red remove-hero").shows(gift={}).pick("red", "remove-hero/ygritte").shows(gift={"1,0": "climber"})
    scene.asks("red trade")
    words = [line.split(" ")[2] for line in scene.heard()]
    assert words[:2] == ["hero-removed", "advance"]


def test_gw_11_4_supply_trade_is_3_to_1_and_routes_are_2_to_1() -> None:
    """GW-11.4"""
    scene = quiet_north().settlement("red", "-3,3,SW").turn("red", "trade")
    assert scene.rates("red") == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3}
    assert scene.rates("blue") == dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 3)
    assert {route.rate for route in scene.table.box.board.routes} == {2}
    assert len(scene.table.box.board.routes) == 5


def test_gw_11_4_three_of_a_kind_buy_one_card() -> None:
    """GW-11.4, GW-4.5"""
    scene = quiet_north().hand("red", wool=3).turn("red", "trade").pick("red", "give/wool", "take/ore")
    scene.shows(hand={"red": {"ore": 1}})


def test_gw_11_5_nothing_is_asked_while_wildlings_move() -> None:
    """GW-11.5: two breaches of one keep, resolved in one pick."""
    scene = quiet_north().settlement("red", "1,2,N").hand("red", grain=2, ore=3)
    for number in (1, 2, 3, 4):
        scene.wildling("camp", f"cave-{number}", "regular")
    scene.under_keep("red", ("regular", "cave"), ("regular", "ice_river")).turn("red", "build").pick(
        "red", "keep/1,2,N"
    )
    scene.shows(breaches=2, gift={"1,0": "regular", "2,0": "regular"}).asks("red build")


def test_gw_8_2_special_tiles_are_worth_1_point() -> None:
    """GW-8.2, GW-8.5, GW-10.2"""
    scene = quiet_north().road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE", "0,2,SW").longest_road("red")
    scene.face_up("red", ranger_patrol=3).largest_patrol("red").turn("red").shows(points={"red": 2})


def test_gw_15_1_points_win_at_once_after_the_wildlings() -> None:
    """GW-15.1"""
    scene = quiet_north().keep("red", "0,0,N", "1,0,N", "2,0,N").settlement("red", "1,2,N", "3,0,N", "-3,3,S")
    scene.road("red", "1,2,NE", "1,2,E").hand("red", lumber=1, brick=1, wool=1, grain=1)
    scene.under_settlement("red", "climber", "cave").turn("red", "build").pick("red", "settlement/1,2,SE")
    scene.won("red", 10).shows(camps={"cave": ["climber"]})
    assert scene.heard()[-1] == "GW-15.1 red won 10"
    result = scene.table.result
    assert result is not None
    assert (result.rule, result.ending, result.tie) == ("GW-15.1", "watch-ending-goal", "")


def test_gw_15_1_a_keep_that_brings_down_the_wall_does_not_win() -> None:
    """GW-15.1, GW-12.4, GW-12.10, GW-13.5: a rush, a breach, the end; the builder has 10 points and loses."""
    scene = quiet_north().keep("red", "0,0,N", "1,0,N", "2,0,N").settlement("red", "1,2,N", "3,0,N", "-3,3,S")
    scene.hand("red", grain=2, ore=3).guard("blue", "wall1").breaches(2)
    for number in (1, 2, 3, 4):
        scene.wildling("camp", f"cave-{number}", "regular")
    scene.under_keep("red", ("giant", "cave"), ("regular", "cave")).turn("red", "build").pick("red", "keep/1,2,N")
    scene.fell("blue", "breaches", "guards").shows(points={"red": 10}, breaches=3, used=["cave_giant"])
    assert not any(" won " in line for line in scene.heard())


def test_gw_15_1_longest_road_whose_token_brings_down_the_wall_does_not_win() -> None:
    """GW-15.1, GW-12.3"""
    scene = quiet_north().keep("red", "3,0,N", "3,1,SE", "3,2,S", "-3,3,S").settlement("red", "0,2,NW").breaches(2)
    scene.road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE").hand("red", lumber=1, brick=1).guard("black", "wall1")
    for number in (1, 2, 3, 4):
        scene.wildling("camp", f"hornfoot-{number}", "regular")
    scene.token("climber", "hornfoot").turn("red", "build").shows(points={"red": 9}).pick("red", "road/0,2,SW")
    scene.fell("black", "breaches", "guards").shows(longest_road="red", points={"red": 10})


def test_gw_7_11_the_second_free_road_is_not_built_once_the_wall_has_fallen() -> None:
    """GW-7.11, GW-15.2"""
    scene = quiet_north().settlement("red", "0,2,NW").breaches(2).guard("black", "wall1")
    scene.road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE").cards("red", road_building=1)
    for number in (1, 2, 3, 4):
        scene.wildling("camp", f"hornfoot-{number}", "regular")
    scene.token("climber", "hornfoot").turn("red", "build").pick("red", "play/road_building", "road/0,2,SW")
    scene.fell("black", "breaches", "guards").shows(
        pieces={"red": {"road": 10, "settlement": 4, "keep": 4, "guard": 7}}
    )
