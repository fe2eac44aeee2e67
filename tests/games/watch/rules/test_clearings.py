"""GW-13.1 to GW-13.4, GW-13.8, GW-17.4: what wildlings do at a clearing."""

import pytest

from tests.scenes.watch.scene import Scene, quiet_north


def cave(*kinds: str, **said: str) -> Scene:
    """These wildlings with the Cave Dwellers; trail 4 leads to section 2, trail 5 to section 3."""
    scene = quiet_north(**said)
    for number, kind in enumerate(kinds, 1):
        scene.wildling("camp", f"cave-{number}", kind)
    return scene


def test_gw_ex11_a_regular_breaches_an_empty_section() -> None:
    """GW-EX11, GW-13.4, GW-13.9"""
    scene = cave("regular", "regular").guard("blue", "wall3").turn("red").dice(1, 1, 4).pick("red", "roll")
    scene.shows(gift={"1,0": "regular"}, breaches=1, camps={"cave": ["regular"]}, clearings={"c3_4": []})
    scene.hears(
        "table",
        "GW-11.1 red rolled-three 1 1 4",
        "GW-12.9 nobody advance regular t4 c3_4",
        "GW-13.4 nobody waits regular c3_4",
        "GW-13.5 nobody breach wall2",
        "GW-13.5 nobody crossed regular wall2 1,0",
        "GW-13.7 nobody gift 1 7",
        "GW-13.5 nobody marker 1 3",
    )


def test_gw_ex11_a_regular_waits_where_there_is_a_guard_for_it() -> None:
    """GW-EX11, GW-13.4"""
    scene = cave("regular", "regular").guard("blue", "wall3").turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift={}, breaches=0, clearings={"c5_6": ["regular"]}, camps={"cave": ["regular"]})
    scene.hears_last("table", "GW-13.4 nobody waits regular c5_6")


def test_gw_13_4_clearings_have_no_limit() -> None:
    """GW-13.4: five guards hold five regulars."""
    scene = cave("regular").guard("blue", *["wall3"] * 5)
    for _ in range(4):
        scene.wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").shows(clearings={"c5_6": ["regular"] * 5}, breaches=0)


def test_gw_13_1_a_climber_crosses_at_once_and_the_others_stay() -> None:
    """GW-13.1, GW-17.4"""
    scene = cave("climber").guard("blue", "wall3", "wall3").wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift={"2,0": "climber"}, breaches=0, clearings={"c5_6": ["regular"]}, wall={"wall3": ["blue", "blue"]})
    scene.hears(
        "table",
        "GW-11.1 red rolled-three 1 1 5",
        "GW-12.9 nobody advance climber t5 c5_6",
        "GW-13.1 nobody crossed climber wall3 2,0",
        "GW-13.7 nobody gift 1 7",
    )


def test_gw_13_1_a_climber_needs_no_guard_to_be_absent() -> None:
    """GW-13.1: nor does a climber breach an empty section."""
    scene = cave("climber").turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift={"2,0": "climber"}, breaches=0)


def test_gw_ex14_a_giant_takes_the_guard_of_post_1_with_him() -> None:
    """GW-EX14, GW-13.2, GW-13.13"""
    scene = cave("giant").guard("blue", "wall3").guard("yellow", "wall3").turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(wall={"wall3": ["yellow"]}, frostfangs={"giant": 8}, breaches=0, gift={}, clearings={"c5_6": []})
    scene.shows(pieces={"blue": {"road": 15, "settlement": 5, "keep": 4, "guard": 7}})
    assert scene.heard()[2:] == ["GW-13.2 blue guard-home wall3", "GW-13.2 nobody wildling-home giant"]


def test_gw_13_2_guards_of_three_colours_close_up_in_their_order() -> None:
    """GW-13.2: the guard behind the gap moves first, so nobody passes anybody."""
    scene = cave("giant", "giant").guard("blue", "wall3").guard("yellow", "wall3").guard("black", "wall3")
    scene.guard("red", "wall3").guard("blue", "wall3").turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(wall={"wall3": ["yellow", "black", "red", "blue"]}, guards={"blue": 1})
    scene.turn("blue").dice(1, 1, 5).pick("blue", "roll").shows(wall={"wall3": ["black", "red", "blue"]})


def test_gw_13_3_a_giant_breaches_where_there_is_no_guard() -> None:
    """GW-13.3, GW-13.9, GW-17.4"""
    scene = cave("giant").turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift={"2,0": "giant"}, breaches=1, frostfangs={"giant": 7})


def test_gw_ex24_a_giant_after_whom_the_regulars_are_too_many() -> None:
    """GW-EX24, GW-13.8, GW-RU15: they wait on until one more comes."""
    scene = cave("giant", "regular").guard("blue", "wall3", "wall3")
    scene.wildling("clearing", "c5_6", "regular").wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(wall={"wall3": ["blue"]}, gift={}, breaches=0, clearings={"c5_6": ["regular", "regular"]})
    scene.turn("blue").dice(1, 1, 5).pick("blue", "roll")
    scene.shows(wall={"wall3": []}, gift=dict.fromkeys(("2,0", "1,1", "0,2"), "regular"), breaches=1)


def test_gw_13_8_with_the_recheck_they_break_through_at_once() -> None:
    """GW-13.8, GW-EX24: recheck_after_guard_loss = true"""
    scene = cave("giant", recheck_after_guard_loss="true").guard("blue", "wall3").guard("yellow", "wall3")
    scene.wildling("clearing", "c5_6", "regular").wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(wall={"wall3": []}, gift={"2,0": "regular", "1,1": "regular"}, breaches=1, clearings={"c5_6": []})
    scene.shows(frostfangs={"giant": 8, "regular": 22}, guards={"blue": 0, "yellow": 0})


def patrol_at_clearings() -> Scene:
    scene = quiet_north(patrol_targets=["gift", "clearing"]).cards("red", ranger_patrol=1)
    scene.guard("blue", "wall3", "wall3", "wall1").wildling("gift", "0,0", "giant").wildling(
        "camp", "cave-1", "climber"
    )
    scene.wildling("clearing", "c5_6", "regular").wildling("clearing", "c1_2", "regular")
    return scene.wildling("clearing", "c5_6", "regular").turn("red")


def test_gw_13_16_one_pick_out_of_hexes_and_kinds_in_clearings() -> None:
    """GW-13.16, GW-13.14, GW-17.3"""
    scene = patrol_at_clearings().pick("red", "play/ranger_patrol", "choose/1")
    scene.offers("red", "wildling/0,0", "wildling/c1_2-regular", "wildling/c5_6-regular")
    scene.barred("red", "wildling/cave-1", "GW-13.16", "not-in-reach")
    scene.barred("red", "wildling/1,0", "GW-13.16", "no-wildling")
    scene.barred("red", "wildling/c5_6-climber", "GW-13.16", "no-wildling")
    scene.pick("red", "wildling/c5_6-regular").shows(clearings={"c5_6": ["regular"], "c1_2": ["regular"]})
    scene.shows(frostfangs={"regular": 22}, breaches=0)
    assert "GW-13.16 red removed regular c5_6-regular" in scene.heard()


def test_gw_13_16_the_default_patrol_reaches_the_gift_alone() -> None:
    """GW-13.16, GW-13.14"""
    scene = quiet_north().cards("red", ranger_patrol=1).guard("blue", "wall3").wildling("gift", "0,0", "giant")
    scene.wildling("clearing", "c5_6", "regular").turn("red").pick("red", "play/ranger_patrol", "choose/1")
    scene.offers("red", "wildling/0,0").barred("red", "wildling/c5_6-regular", "GW-13.16", "not-in-reach")


@pytest.mark.parametrize(("kind", "where"), [("regular", "c5_6-regular"), ("climber", "0,0")])
def test_gw_13_10_a_removed_wildling_goes_to_the_frostfangs(kind: str, where: str) -> None:
    """GW-13.10, GW-13.16"""
    scene = quiet_north(patrol_targets=["gift", "clearing"]).cards("red", ranger_patrol=1).guard("blue", "wall3")
    scene.wildling("clearing", "c5_6", "regular").wildling("gift", "0,0", "climber").turn("red")
    before = scene.table.frostfangs[:]
    scene.pick("red", "play/ranger_patrol", "choose/1", f"wildling/{where}")
    number = [known.name for known in scene.table.box.north.wildlings].index(kind)
    assert scene.table.frostfangs[number] == before[number] + 1


def test_gw_13_16_taking_a_wildling_out_of_a_clearing_never_causes_a_breach() -> None:
    """GW-13.16, GW-13.8: not even where more wait than there are guards."""
    scene = quiet_north(patrol_targets="gift,clearing").cards("red", ranger_patrol=1)
    for _ in range(3):
        scene.wildling("clearing", "c5_6", "regular")
    scene.turn("red").pick("red", "play/ranger_patrol", "choose/1", "wildling/c5_6-regular")
    scene.shows(clearings={"c5_6": ["regular", "regular"]}, gift={}, breaches=0).asks("red roll")
