"""GW-15.2 to GW-15.6: the Wall falls, and who wins then; points that count as the turn ends."""

from tests.scenes.watch.scene import Scene, quiet_north

CORNERS = {
    "red": ("0,0,N", "-1,1,S", "-2,2,S", "-3,3,S"),
    "blue": ("1,0,N", "0,1,S", "-1,2,S", "-2,3,S"),
    "yellow": ("2,0,N", "1,1,S", "0,2,S", "-1,3,S"),
}


def last_breach(**guards: int) -> Scene:
    """The marker is on 2, and a regular comes to the empty section 4 with an 8; the guards are on section 1 to 3."""
    scene = quiet_north(3).breaches(2).wildling("camp", "hornfoot-1", "regular")
    for section, (colour, n) in enumerate(guards.items(), 1):
        scene.guard(colour, *[f"wall{section}"] * n)
    return scene


def points(scene: Scene, **points: int) -> Scene:
    """This many points from keeps and settlements, and from one victory card if the number is odd."""
    for colour, n in points.items():
        scene.keep(colour, *CORNERS[colour][: n // 2])
        if n % 2:
            scene.cards(colour, victory_point=1)
    return scene


def fall(scene: Scene) -> Scene:
    """Nobody gets a card by the roll: Tormund stands on the hex of its number."""
    scene.tormund("0,2").turn("red").dice(1, 1, 8).pick("red", "roll")
    return scene


def test_gw_ex18_most_guards_then_most_points() -> None:
    """GW-EX18, GW-15.3: guards 4/4/2, points 8/7/9: the first of them wins."""
    scene = points(last_breach(red=4, blue=4, yellow=2), red=7, blue=6, yellow=8)
    scene.turn("red").shows(points={"red": 8, "blue": 7, "yellow": 8}).dice(1, 1, 8).pick("red", "roll")
    scene.fell("red", "breaches", "points").shows(breaches=3)
    assert scene.heard()[-3:] == [
        "GW-15.2 nobody fallen",
        "GW-7.6 red revealed victory_point 1",
        "GW-15.3 red survived 4",
    ]


def test_gw_15_3_hidden_victory_cards_count() -> None:
    """GW-15.3: without its card red would have as many points as blue."""
    scene = points(last_breach(red=4, blue=4), red=7, blue=6).cards("blue", victory_point=2)
    fall(scene).fell("blue", "breaches", "points").shows(points={"red": 8, "blue": 9})


def test_gw_15_3_most_guards_alone_need_no_tie_break() -> None:
    """GW-15.3, GW-15.2: on anybody's turn."""
    scene = points(last_breach(red=1, blue=2), red=8)
    fall(scene).fell("blue", "breaches", "guards")


def test_gw_ex18_equal_points_are_decided_by_cards_in_hand() -> None:
    """GW-EX18, GW-15.3"""
    scene = points(last_breach(red=4, blue=4, yellow=2), red=6, blue=6).hand("red", wool=1).hand("blue", ore=2)
    fall(scene).fell("blue", "breaches", "cards")


def test_gw_ex18_if_all_is_equal_everybody_loses() -> None:
    """GW-EX18, GW-15.3"""
    scene = points(last_breach(red=4, blue=4, yellow=2), red=6, blue=6).hand("red", wool=2).hand("blue", ore=2)
    fall(scene).fell("nobody", "breaches", "nobody").hears_last("table", "GW-15.3 nobody all-lost")
    result = scene.seen("yellow").result
    assert result is not None
    assert (result.winners, result.tie) == ([], "watch-tie-nobody")


def test_gw_15_3_only_the_tied_are_compared_further() -> None:
    """GW-15.3: yellow has most points and cards, but fewer guards."""
    scene = points(last_breach(red=2, blue=2, yellow=1), yellow=8).hand("yellow", ore=5).hand("red", wool=1)
    fall(scene).fell("red", "breaches", "cards")


def test_gw_15_4_guards_that_the_last_breach_sends_home_do_not_count() -> None:
    """GW-15.4: blue had 2 guards to red's 1, but loses one."""
    scene = quiet_north(3).breaches(2).guard("blue", "wall4", "wall1").guard("red", "wall1")
    scene.wildling("clearing", "c7_8", "regular").wildling("camp", "hornfoot-1", "regular").hand("red", wool=1)
    fall(scene).fell("red", "breaches", "cards")


def test_gw_15_2_more_than_seven_in_the_gift() -> None:
    """GW-15.2, GW-13.7"""
    scene = quiet_north(3).guard("yellow", "wall1").wildling("camp", "hornfoot-1", "climber")
    for place in ("0,0", "1,0", "2,0", "-1,1", "0,1", "1,1", "-2,2"):
        scene.wildling("gift", place, "regular")
    fall(scene).fell("yellow", "gift", "guards").shows(breaches=0, gift={"3,0": "climber"})


def test_gw_15_2_nothing_can_be_done_after_the_fall() -> None:
    """GW-15.2"""
    scene = fall(last_breach(red=1)).barred("red", "go-on", "GW-15.2", "wall-fell")
    assert scene.questions() == []


def late() -> Scene:
    """Red has 10 points."""
    scene = quiet_north(win_timing="end_of_turn").keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N")
    return scene.settlement("red", "1,2,N").cards("red", victory_point=1)


def test_gw_15_5_points_are_tested_as_the_turn_ends() -> None:
    """GW-15.5, GW-15.6, GW-RU7"""
    scene = late().turn("red").not_over().dice(1, 1, 12).pick("red", "roll", "go-on").not_over().pick("red", "end-turn")
    scene.won("red", 10)
    assert scene.heard()[-1] == "GW-15.6 red won 10"


def test_gw_15_6_points_on_anothers_turn_never_win() -> None:
    """GW-15.6: nor do they as the player's own turn begins."""
    late().turn("black").dice(1, 1, 12).pick("black", "roll", "go-on", "end-turn").asks("red roll").not_over()


def test_gw_15_5_the_wall_does_not_wait_for_the_end_of_the_turn() -> None:
    """GW-15.5, GW-15.2"""
    scene = quiet_north(win_timing="end_of_turn").keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N").guard("blue", "wall1")
    scene.settlement("red", "1,2,N").cards("red", victory_point=1).breaches(2).wildling("camp", "hornfoot-1", "regular")
    fall(scene).fell("blue", "breaches", "guards").shows(points={"red": 10})
