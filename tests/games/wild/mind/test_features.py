"""How well a seat is doing at Vikings Gone Wild, and its chance to win."""

import pytest

from longhouse.games.wild.mind.features import NAMES, evaluate, features
from longhouse.games.wild.mind.weights import EARLY, LATE
from tests.scenes.wild.play import Play
from tests.scenes.wild.scene import Scene


def number(scene: Play, name: str, colour: str = "red") -> float:
    return features(scene.table, scene.seat(colour))[NAMES.index(name)]


def points(scene: Play, colour: str = "red") -> float:
    return number(scene, "points", colour) * 20


def chance(scene: Play) -> float:
    return evaluate(scene.table)[scene.seat("red")]


def test_every_number_has_its_name_and_weights() -> None:
    scene = Scene("red", "blue").turn("red")
    assert len(NAMES) == len(set(NAMES)) == len(EARLY) == len(LATE) == len(features(scene.table, 0))


def raid(*hand: str) -> Scene:
    """Red has points and these cards; blue has two smelters and a tavern, and holds a tower."""
    scene = Scene("red", "blue").vp(red=6, blue=6).hand("red", *hand).hand("blue", "tower")
    return scene.town("blue", "smelter", "smelter", "tavern")


def test_an_attack_is_counted_from_its_declaration_on() -> None:
    """VW-8.5, VW-9.9: the points are red's unless blue responds; what the turn has earned is not counted twice."""
    scene = raid("bone_crusher", "viking_warrior").turn("red")
    assert points(scene) == pytest.approx(6)
    scene.pick("red", "attack/blue,3", "add/bone_crusher", "declare")
    assert [points(scene), points(scene, "blue")] == pytest.approx([8, 6])
    scene.pick("blue", "pass")
    assert points(scene) == pytest.approx(8)
    scene.pick("red", "attack/blue,1", "declare").pick("blue", "pass")
    assert points(scene) == pytest.approx(10)
    scene.pick("red", "end-turn").shows(vp={"red": 10})
    assert points(scene) == pytest.approx(10)


def test_a_response_that_is_enough_gives_the_points_to_the_defender() -> None:
    """VW-8.6, VW-8.8"""
    scene = raid("bone_crusher").turn("red").pick("red", "attack/blue,3", "declare")
    scene.pick("blue", "respond/tower")
    assert [points(scene), points(scene, "blue")] == pytest.approx([6, 8])
    scene.pick("red", "end-turn").shows(vp={"blue": 8})
    assert points(scene, "blue") == pytest.approx(8)


def test_points_of_the_turn_are_not_counted_twice_while_a_card_is_chosen() -> None:
    """VW-6.16, VW-15.8: the attacks are scored, and red chooses an Asgard card before the turn is over."""
    scene = raid("viking_warrior").vp(red=11).turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "pass")
    scene.pick("red", "end-turn").asks("red asgard").shows(vp={"red": 12})
    assert points(scene) == pytest.approx(12)


def test_storages_count_until_they_have_scored() -> None:
    """VW-13.5, VW-13.8: three tokens and one on a smelter; in the storage phase red scores first."""
    scene = Scene("red", "blue").vp(red=11).town("red", "gold_storage tokens=3", "smelter tokens=1").turn("blue")
    assert number(scene, "storages") == pytest.approx(0.5)
    scene.pick("blue", "end-turn").pick("red", "automatic").asks("red asgard").shows(vp={"red": 12})
    assert number(scene, "storages") == 0.0
    empty = Scene("red", "blue").town("red", "gold_storage tokens=3", "smelter").turn("red")
    assert number(empty, "storages") == 0.0


def test_a_mission_that_is_fulfilled_is_as_good_as_completed() -> None:
    """VW-11.1, VW-11.2"""
    scene = Scene("red", "blue").missions("red", "architect").hall("red", 2).turn("red")
    assert points(scene) == pytest.approx(2)
    assert points(scene.pick("red", "mission/architect")) == pytest.approx(2)
    done = Scene("red", "blue").missions("red", "architect").hall("red", 2).marks("red", "mission").turn("red")
    assert points(done) == 0.0


def test_what_is_in_hand_counts_while_the_turn_is_to_come() -> None:
    """VW-4.1, VW-4.4: cards, the pool and tokens; none of it after the turn."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "gold").town("red", "brewery tokens=1").turn("red")
    assert [number(scene, "beer"), number(scene, "gold")] == pytest.approx([3 / 5, 1 / 3])
    scene.pick("red", "play/beer")
    assert number(scene, "beer") == pytest.approx(3 / 5)
    scene.pick("red", "end-turn")
    assert (number(scene, "beer"), number(scene, "gold")) == (0.0, 0.0)


def test_a_raid_takes_the_weakest_buildings() -> None:
    """VW-9.9: two warriors for two smelters are worth three points, none for a town under construction."""
    assert number(raid("viking_warrior", "viking_warrior").turn("red"), "raid") == pytest.approx(3 / 4)
    scene = Scene("red", "blue").hand("red", "viking_warrior").town("blue", "smelter new", "brewery damaged")
    assert number(scene.turn("red"), "raid") == 0.0


def test_an_achievement_is_worth_more_to_who_is_ahead() -> None:
    """VW-16.3"""
    scene = Scene("red", "blue").achievements("builder").town("red", "brewery", "smelter").turn("red")
    assert number(scene, "achievements") > number(scene, "achievements", "blue") > 0.0


def test_who_is_ahead_late_has_the_better_chance() -> None:
    even = Scene("red", "blue").vp(red=30, blue=30).turn("red")
    ahead = Scene("red", "blue").vp(red=36, blue=30).turn("red")
    assert chance(ahead) > chance(even) + 0.1
