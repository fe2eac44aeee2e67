"""How well a seat is doing at Champions of Midgard, and its chance to win."""

import pytest

from longhouse.games.midgard.mind.features import NAMES, evaluate, features
from longhouse.games.midgard.mind.weights import EARLY, LATE
from longhouse.games.midgard.state.table import Midgard
from tests.scenes.midgard.play import Play
from tests.scenes.midgard.scene import Scene


def number(scene: Play, name: str, colour: str = "red") -> float:
    return features(scene.table, scene.seat(colour))[NAMES.index(name)]


def chance(scene: Play) -> float:
    return evaluate(scene.table)[scene.seat("red")]


def test_every_number_has_its_name_and_weights() -> None:
    scene = Scene("red", "blue").placement("red")
    assert len(NAMES) == len(set(NAMES)) == len(EARLY) == len(LATE) == len(features(scene.table, 0))


def test_points_are_what_would_be_scored_now() -> None:
    """CM-12.1, without destinies: two sets of three colours, four favour, seven coins."""
    scene = Scene("red", "blue").trophies("red", "nykr_red", "nykr_blue", "nykr_yellow").goods("red", coin=7, favour=4)
    box, table = scene.placement("red").table.box, scene.table
    assert isinstance(table, Midgard)
    worth = box.set_glory + 4 * box.favour_glory + 7 // box.coins_per_glory + box.blame_glory[0]
    assert number(scene, "points") == pytest.approx(worth / 20)


def test_a_fight_is_worth_what_the_dice_promise() -> None:
    """CM-5.6: expected glory; better dice bring more."""
    hopes: list[float] = []
    for axes in (0, 3, 5):
        scene = Scene("red", "blue").dice("red", axe=axes).enemy("draugr_1", "draugr_lord_red").fight("red", "draugr_1")
        hopes.append(number(scene.workers(red=0, blue=1).placement("blue"), "town"))
    assert hopes[0] == 0.0 < hopes[1] < hopes[2]


def test_the_dice_on_the_table_are_counted() -> None:
    """CM-8.16: a roll that wins as it lies counts as won; waiting does not improve a bad one."""
    battles = []
    for faces in (["axe double", "axe double"], ["axe blank", "axe blank"]):
        scene = Scene("red", "blue").enemy("troll", "mountain_troll_1").fight("red", "troll", axe=2)
        battles.append(scene.goods("red", favour=2).roll(*faces).combat())
    good, bad = battles
    assert number(good, "troll") == 1.0
    assert number(bad, "troll") == 0.0
    bad.pick("red", "reroll")
    assert number(bad, "troll") == 0.0
    bad.pick("red", "mark/1", "mark/2")
    assert 0.0 < number(bad, "troll") < 1.0


def test_dice_that_are_ordered_count_as_sent() -> None:
    """CM-7.4: sending them one after another changes nothing if all are to be sent."""
    scene = (
        Scene("red", "blue").dice("red", axe=2).fight("red", "troll").enemy("troll", "mountain_troll_1").assignment()
    )
    hope = number(scene, "troll")
    scene.pick("red", "send/troll,axe")
    assert number(scene, "troll") == pytest.approx(hope)
    assert hope > 0.0


def test_no_food_no_voyage() -> None:
    """CM-8.12"""
    hopes: list[float] = []
    for food in (0, 5):
        scene = Scene("red", "blue").dice("red", axe=5).goods("red", food=food).monster("shore_1", "nykr_red")
        scene.voyage("red", "shore_1", "large").workers(red=0, blue=1).placement("blue")
        hopes.append(number(scene, "sea"))
    assert hopes[0] == 0.0 < hopes[1]


def test_who_is_ahead_late_has_the_better_chance() -> None:
    even = Scene("red", "blue").round(8).placement("red")
    ahead = Scene("red", "blue").round(8).goods("red", favour=8).placement("red")
    assert chance(ahead) > chance(even) + 0.1
