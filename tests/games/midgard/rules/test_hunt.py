"""CM-8.3, CM-8.4: hunting."""

from tests.scenes.midgard.scene import Scene


def test_cm_ex17_no_more_than_six_food() -> None:
    """CM-EX17, CM-8.4: double, double, double, hit, blank = 7 hits: 6 food; and every die is still there."""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=2, spear=1, axe=2)
    scene.roll("sword double", "sword double", "spear double", "axe hit", "axe blank").combat().all_rolled()
    scene.hears(
        "table",
        "CM-8.3 red rolled sword double, sword double, spear double, axe hit, axe blank",
        "CM-8.4 red hunted 7",
        "CM-8.4 red gained 6 food",
    )
    scene.shows(goods={"red": {"food": 6}}, dice={"red": {"sword": 2, "spear": 1, "axe": 2}})


def test_cm_8_4_a_hit_is_one_food_a_double_two() -> None:
    """CM-8.4: shields and blanks give nothing."""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=2, spear=2).goods("red", food=3)
    scene.roll("sword hit", "sword blank", "spear double", "spear shield").combat().all_rolled()
    scene.hears("table", "CM-8.4 red hunted 3").shows(goods={"red": {"food": 6}})


def test_cm_8_4_who_hits_nothing_gains_nothing() -> None:
    """CM-8.4"""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=1).roll("sword blank").combat()
    scene.hears("table", "CM-8.4 red hunted 0").shows(goods={"red": {}}, dice={"red": {"sword": 1}})


def test_cm_8_4_with_no_dice_nothing_happens() -> None:
    """CM-8.4, CM-7.8: all of red's dice are at the troll."""
    scene = Scene("red", "blue").enemy("troll", "cave_troll_1").fight("red", "troll", axe=1).hunt("red")
    scene.roll("axe blank").combat().all_rolled()
    scene.hears_not("table", "hunted").shows(goods={"red": {}}, dice={"red": {}})


def test_cm_7_8_only_dice_in_reserve_hunt() -> None:
    """CM-7.8, CM-8.3: those at the troll do not, nor do they once they have come home (CM-8.2)."""
    scene = Scene("red", "blue").enemy("troll", "moss_troll_1").fight("red", "troll", axe=2).hunt("red")
    scene.dice("red", sword=1).roll("sword hit", "axe double", "axe double").combat().all_rolled()
    scene.hears("table", "CM-8.3 red rolled sword hit", "CM-8.15 red rolled axe double, axe double")
    scene.shows(goods={"red": {"food": 1, "wood": 1}}, dice={"red": {"sword": 1, "axe": 1}})


def test_cm_5_7_several_workers_hunt_once() -> None:
    """CM-5.7, CM-RU14: two workers of one player are one hunt."""
    scene = Scene("red", "blue").hunt("red", "red").dice("red", axe=1).roll("axe double").combat().all_rolled()
    assert len([line for line in scene.heard() if "hunted" in line]) == 1
    scene.shows(goods={"red": {"food": 2}})


def test_cm_8_3_in_turn_order() -> None:
    """CM-8.3, CM-1.3, CM-8.1: from the holder of the token clockwise, all before the troll."""
    scene = Scene("red", "blue", "green").hunt("red", "green", "blue").first("blue")
    scene.dice("red", axe=1).dice("blue", axe=1).dice("green", axe=1).fight("green", "troll", sword=1)
    for colour in ("red", "blue", "green"):
        scene.goods(colour, favour=1)
    scene.roll("axe hit").combat().asks("blue hunt").shows(active="blue", phase="combat")
    scene.roll("axe hit").pick("blue", "done").asks("green hunt")
    scene.roll("axe hit").pick("green", "done").asks("red hunt").shows(active="red")
    scene.roll("sword hit").pick("red", "done").asks("green fight").shows(active="green")


def test_cm_ru28_the_limit_is_each_players_own() -> None:
    """CM-RU28: two players with six hits and more have six food each."""
    scene = Scene("red", "blue").hunt("red", "blue").dice("red", axe=3).dice("blue", axe=4)
    scene.roll(*["axe double"] * 7).combat().all_rolled()
    scene.shows(goods={"red": {"food": 6}, "blue": {"food": 6}})


def test_cm_8_3_rerolls_as_in_combat() -> None:
    """CM-8.3, CM-8.16: favour, and the hunt is asked with what was hit so far."""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=1, axe=1).goods("red", favour=2)
    scene.roll("sword blank", "axe hit").combat().offers("red", "reroll", "done")
    assert scene.decision("red").args == [1]
    scene.roll("sword hit").pick("red", "reroll", "mark/1", "roll").shows(goods={"red": {"favour": 1}})
    assert scene.decision("red").args == [2]
    scene.pick("red", "done").all_rolled().shows(goods={"red": {"favour": 1, "food": 2}})


def test_cm_8_3_runes_as_in_combat() -> None:
    """CM-8.3, CM-9.7, CM-9.8: a blank is rolled again, and the shields give food."""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=1, spear=1).runes("red", "potential", "reaction")
    scene.roll("sword blank", "spear shield").combat().offers("red", "use/potential", "use/reaction", "done")
    scene.roll("sword shield").pick("red", "use/potential", "mark/1", "roll", "use/reaction").all_rolled()
    scene.shows(goods={"red": {"food": 2}}, used={"red": ["potential", "reaction"]})


def test_cm_7_9_hunted_food_does_not_sail() -> None:
    """CM-7.9: the ship at sea has no food, though its owner has hunted some."""
    scene = Scene("red", "blue").hunt("red").dice("red", axe=1).voyage("red", "shore_1", "small", axe=1)
    scene.roll("axe double").combat().all_rolled()
    scene.hears("table", "CM-8.4 red gained 2 food", "CM-8.12 red lost-warrior shore_1 axe")
    scene.shows(goods={"red": {"food": 2}}, dice={"red": {"axe": 1}})
