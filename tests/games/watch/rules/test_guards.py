"""GW-13.11 to GW-13.17: guards, their posts and points, New Recruits, and the two uses of a Ranger Patrol."""

import pytest

from tests.scenes.watch.scene import Opening, Scene, quiet_north

COST = {"lumber": 1, "brick": 1, "wool": 1}
SECTIONS = ("guard/wall1", "guard/wall2", "guard/wall3", "guard/wall4")


def recruiter(n: int = 1, **said: str) -> Scene:
    """Red can pay for this many guards."""
    return quiet_north(**said).hand("red", lumber=n, brick=n, wool=n)


def test_gw_13_11_a_guard_is_paid_and_stands_on_the_lowest_free_post() -> None:
    """GW-13.11"""
    scene = recruiter(2).guard("blue", "wall2").turn("red", "build").may("red", *SECTIONS)
    scene.pick("red", "guard/wall2").shows(wall={"wall2": ["blue", "red"]}, hand={"red": COST})
    scene.hears("table", "GW-13.11 red guard wall2")
    scene.pick("red", "guard/wall2").shows(wall={"wall2": ["blue", "red", "red"]}, hand={"red": {}}, guards={"red": 2})


def test_gw_13_11_it_needs_its_cost_a_guard_and_a_post() -> None:
    """GW-13.11"""
    quiet_north().hand("red", lumber=1, brick=1).turn("red", "build").barred(
        "red", "guard/wall1", "GW-13.11", "guard-too-dear"
    )
    full = recruiter().guard("blue", *["wall1"] * 5).turn("red", "build")
    full.barred("red", "guard/wall1", "GW-13.11", "no-post").may("red", *SECTIONS[1:])
    none = recruiter().guard("red", *["wall1"] * 5, "wall2", "wall2").turn("red", "build")
    none.barred("red", "guard/wall3", "GW-13.11", "no-guard-left").may_not("red", *SECTIONS)


def test_gw_13_11_guards_belong_to_the_build_step() -> None:
    """GW-13.11, GW-3.3"""
    recruiter().turn("red").barred("red", "guard/wall1", "GW-3.1", "roll-first")
    recruiter().turn("red", "trade").barred("red", "guard/wall1", "GW-3.3", "trade-step-open")


def test_gw_1_1_the_base_game_has_no_guards() -> None:
    """GW-1.1, GW-2.1"""
    scene = Scene("red", "blue").hand("red", **COST).turn("red", "build").may_not("red", *SECTIONS)
    scene.barred("red", "guard/wall1", "GW-1.1", "not-in-mode")
    Opening(2, initial_placement="phase", first_player="seat").barred("red", "guard/wall1", "GW-1.1", "not-in-mode")
    assert [word for word in scene.vocabulary() if word.startswith(("hero", "wildling", "keep-", "none"))] == []


@pytest.mark.parametrize(("guards", "points"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_gw_ex16_three_and_five_guards_are_worth_a_point_each(guards: int, points: int) -> None:
    """GW-EX16, GW-13.12"""
    scene = recruiter().guard("red", *(["wall1"] * 5 + ["wall2"])[: guards - 1]).turn("red", "build")
    scene.pick("red", "guard/wall4").shows(guards={"red": guards}, points={"red": points})


def test_gw_ex16_who_loses_one_of_five_loses_a_point_on_anybodys_turn() -> None:
    """GW-EX16, GW-13.12, GW-13.17, GW-13.2"""
    scene = quiet_north().guard("red", *["wall3"] * 5).wildling("camp", "cave-1", "giant")
    scene.turn("blue").shows(points={"red": 2}).dice(1, 1, 5).pick("blue", "roll").shows(points={"red": 1}, used=[])
    assert "GW-13.12 red guard-points 1" in scene.heard()


def test_gw_13_17_placing_the_third_guard_is_told_and_reveals_nothing() -> None:
    """GW-13.17, GW-13.12"""
    scene = recruiter().guard("red", "wall1", "wall2").turn("red", "build").pick("red", "guard/wall1")
    scene.hears("table", "GW-13.11 red guard wall1", "GW-13.12 red guard-points 1").shows(used=[])


def test_gw_13_12_a_guard_may_win_the_game() -> None:
    """GW-13.12, GW-15.1"""
    scene = recruiter().guard("red", *["wall1"] * 4).keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N")
    scene.turn("red", "build").shows(points={"red": 9}).pick("red", "guard/wall2").won("red", 10)
    assert scene.sources("red") == {
        "settlements": 0,
        "keeps": 8,
        "longest-road": 0,
        "largest-patrol": 0,
        "guards": 2,
        "cards": 0,
    }


def test_gw_13_13_a_returned_guard_may_be_built_again() -> None:
    """GW-13.13"""
    scene = recruiter().guard("red", *["wall3"] * 5, "wall1", "wall1").wildling("camp", "cave-1", "giant")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll", "go-on").shows(guards={"red": 6}).pick("red", "guard/wall3")
    scene.shows(guards={"red": 7}, hand={"red": {}})


# --- Ranger Patrol


def test_gw_13_14_a_patrol_moves_tormund_or_sends_a_wildling_home() -> None:
    """GW-13.14"""
    scene = quiet_north().cards("red", ranger_patrol=1).wildling("gift", "1,1", "climber").turn("red")
    scene.pick("red", "play/ranger_patrol").offers("red", "choose/0", "choose/1")
    home = scene.twin().pick("red", "choose/1", "wildling/1,1")
    home.shows(gift={}, face_up={"red": {"ranger_patrol": 1}}, tormund="camp").asks("red roll")
    scene.pick("red", "choose/0").pick("red", "tormund/1,1").shows(tormund="1,1", gift={"1,1": "climber"})


def patrol(**said: str) -> Scene:
    """Red may send a wildling home from the pasture 1,1 or from the mountains 1,0."""
    scene = quiet_north(**said).cards("red", ranger_patrol=1).wildling("gift", "1,1", "climber")
    return scene.wildling("gift", "1,0", "regular").turn("red").pick("red", "play/ranger_patrol", "choose/1")


def test_gw_13_14_a_card_of_the_hex_that_was_blocked() -> None:
    """GW-13.14, GW-RU11: everybody sees it; nobody needs a building there."""
    scene = patrol().pick("red", "wildling/1,1").shows(hand={"red": {"wool": 1}}, gift={"1,0": "regular"})
    scene.hears("blue", "GW-13.16 red removed climber 1,1", "GW-13.14 red gained 1 wool")
    patrol().pick("red", "wildling/1,0").shows(hand={"red": {"ore": 1}})


def test_gw_13_14_no_card_where_there_is_none_in_stock() -> None:
    """GW-13.14: the wildling still goes home."""
    scene = patrol().supply("blue", wool=0).pick("red", "wildling/1,1").shows(hand={"red": {}}, gift={"1,0": "regular"})
    scene.hears("blue", "GW-13.16 red removed climber 1,1")


def test_gw_ex25_one_wildling_brings_wool_the_other_nothing() -> None:
    """GW-EX25: on the pasture and in the mountains, while ore is out of stock."""
    patrol().supply("blue", ore=0).pick("red", "wildling/1,1").shows(hand={"red": {"wool": 1}})
    patrol().supply("blue", ore=0).pick("red", "wildling/1,0").shows(hand={"red": {}})


def test_gw_13_14_the_option_gives_no_card() -> None:
    """GW-13.14: patrol_gain = false"""
    patrol(patrol_gain="false").pick("red", "wildling/1,1").shows(hand={"red": {}}, gift={"1,0": "regular"})


def test_gw_13_14_no_card_for_a_wildling_that_blocked_nothing() -> None:
    """GW-13.14: in a clearing, with patrol_targets = gift,clearing."""
    scene = quiet_north(patrol_targets="gift,clearing").cards("red", ranger_patrol=1).guard("blue", "wall3")
    scene.wildling("clearing", "c5_6", "regular").turn("red")
    scene.pick("red", "play/ranger_patrol", "choose/1", "wildling/c5_6-regular").shows(hand={"red": {}})


def test_gw_14_15_a_hero_brings_no_card() -> None:
    """GW-14.15: only the patrol does (GW-13.14)."""
    scene = quiet_north().hero("red", "ygritte").wildling("gift", "1,1", "climber").turn("red")
    scene.pick("red", "hero/ygritte", "wildling/1,1").shows(hand={"red": {}}, gift={})


def test_gw_13_14_without_a_wildling_in_the_gift_it_moves_tormund() -> None:
    """GW-13.14: what is forced is not asked."""
    scene = quiet_north().cards("red", ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol")
    scene.asks("red tormund")


def test_gw_13_14_either_way_it_counts_for_largest_patrol() -> None:
    """GW-13.14, GW-8.5, GW-7.10"""
    scene = quiet_north().face_up("red", ranger_patrol=2).cards("red", ranger_patrol=1)
    scene.wildling("gift", "1,1", "climber").turn("red").pick("red", "play/ranger_patrol", "choose/1", "wildling/1,1")
    scene.shows(largest_patrol="red", points={"red": 1})


# --- New Recruits


def test_gw_13_15_new_recruits_place_a_guard_for_nothing() -> None:
    """GW-13.15, GW-RU11"""
    scene = quiet_north().cards("red", new_recruits=1).turn("red").pick("red", "play/new_recruits")
    scene.asks("red free-guard 1").offers("red", *SECTIONS).pick("red", "guard/wall3")
    scene.hears("table", "GW-13.15 red guard wall3")
    scene.shows(wall={"wall3": ["red"]}, face_up={"red": {"new_recruits": 1}}).asks("red roll")


def test_gw_13_15_not_without_a_guard_or_a_post() -> None:
    """GW-13.15"""
    scene = quiet_north().cards("red", new_recruits=1).guard("red", *["wall1"] * 5, "wall2", "wall2").turn("red")
    scene.barred("red", "play/new_recruits", "GW-13.15", "no-free-guard")
    scene = quiet_north().cards("red", new_recruits=1).guard("red", *["wall1"] * 5)
    scene.guard("blue", *["wall2"] * 5, "wall4").guard("yellow", *["wall3"] * 5, "wall4").guard("black", *["wall4"] * 3)
    scene.turn("red").barred("red", "play/new_recruits", "GW-13.15", "no-free-guard")


def test_gw_13_15_the_option_gives_up_to_two() -> None:
    """GW-13.15: new_recruits_guards = 2"""
    scene = quiet_north(new_recruits_guards="2").cards("red", new_recruits=1).turn("red")
    scene.pick("red", "play/new_recruits").offers("red", *SECTIONS).barred("red", "none", "GW-RU26", "not-now")
    scene.pick("red", "guard/wall1").asks("red free-guard 1").offers("red", *SECTIONS, "none")
    scene.twin().pick("red", "none").shows(guards={"red": 1}).asks("red roll")
    scene.pick("red", "guard/wall1").shows(wall={"wall1": ["red", "red"]}).asks("red roll")


def test_gw_13_15_the_second_guard_is_not_placed_if_the_first_one_wins() -> None:
    """GW-13.15, GW-9.2"""
    scene = quiet_north(new_recruits_guards="2").cards("red", new_recruits=1).guard("red", *["wall1"] * 4)
    scene.keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N").turn("red").pick("red", "play/new_recruits", "guard/wall2")
    scene.won("red", 10).shows(guards={"red": 5})


def test_gw_13_15_the_second_guard_falls_away_without_a_post() -> None:
    """GW-13.15"""
    scene = quiet_north(new_recruits_guards="2").cards("red", new_recruits=1).guard("red", *["wall1"] * 5, "wall2")
    scene.turn("red").pick("red", "play/new_recruits", "guard/wall2").shows(guards={"red": 7}).asks("red roll")
