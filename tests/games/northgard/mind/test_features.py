"""How well a seat is doing at Northgard, and its chance to win."""

import pytest

from longhouse.games.northgard.mind.features import NAMES, evaluate, features, sides
from longhouse.games.northgard.mind.weights import EARLY, LATE
from tests.games.northgard.rules.test_ending import four_closed, holding
from tests.scenes.northgard.play import Play


def number(scene: Play, name: str, colour: str = "red") -> float:
    return features(scene.table, scene.seat(colour))[NAMES.index(name)]


def chance(scene: Play) -> float:
    return evaluate(scene.table)[scene.seat("red")]


def test_every_number_has_its_name_and_weights() -> None:
    scene = four_closed("red", "blue").units("red", "start.n", 1).turn("red")
    assert len(NAMES) == len(set(NAMES)) == len(EARLY) == len(LATE) == len(features(scene.table, 0))


def test_partners_share_what_they_expect() -> None:
    """NG-20.2, NG-20.6: seats 1 and 3 against 2 and 4; closed territories count together."""
    scene = four_closed("red", "blue", "yellow", "purple", teams=True).units("red", "start.n", 3)
    scene.building("start.n", "forge", slot="none").units("blue", "start.e", 1).turn("red")
    assert sides(scene.table) == [0, 1, 0, 1]
    values = evaluate(scene.table)
    assert values[0] == values[2] and values[1] == values[3] == pytest.approx(1 - values[0])
    assert number(scene, "closed large", "yellow") == number(scene, "closed large") > 0.0
    assert number(scene, "closed large", "blue") == 0.0


def test_points_are_what_would_be_scored_now() -> None:
    """NG-16.5: tokens, resources by threes, printed fame, Unrest."""
    scene = four_closed("red", "blue").units("red", "start.n", 1).fame(red=7).goods("red", food=5, wood=2)
    scene.turn("red")
    assert number(scene, "points") == pytest.approx((7 + 2) / 40)
    assert number(scene, "points", "blue") == 0.0


def test_fame_that_is_hidden_is_taken_to_be_like_the_viewers() -> None:
    """NG-13.6"""
    scene = four_closed("red", "blue").units("red", "start.n", 1).units("blue", "start.e", 1).fame(red=7, blue=20)
    view = scene.turn("red").table.view(scene.seat("red"))
    points = [features(view, seat)[0] for seat in range(2)]
    assert points == [pytest.approx(7 / 40)] * 2


def test_the_victory_by_territories_comes_nearer() -> None:
    """NG-16.1: three closed territories with a large building."""
    scenes = [holding(lands).units("red", "start.w", 1).turn("red") for lands in (1, 2, 3)]
    assert [number(scene, "closed large") for scene in scenes] == [pytest.approx(lands / 3) for lands in (1, 2, 3)]
    assert [number(scene, "victory") for scene in scenes] == [0.0, 0.0, 1.0]
    near, toward = ([number(scene, name) for scene in scenes] for name in ("near", "toward"))
    assert near[0] <= near[1] < near[2] == 1.0
    assert toward[0] < toward[1] < toward[2] == 1.0


def test_in_ten_years_nobody_wins_by_territories() -> None:
    """NG-19: then it is not a victory, however many there are."""
    scene = holding(3, years=10).units("red", "start.w", 1).turn("red")
    assert [number(scene, name) for name in ("closed large", "near", "victory")] == [0.0, 0.0, 0.0]


def test_closed_land_brings_fame_in_every_harvest_to_come() -> None:
    """NG-13.2: this year's harvest counts until it is done."""
    sure = []
    for year in (1, 6):
        scene = four_closed("red", "blue").units("red", "start.n", 1).units("blue", "t01.n", 1).year(year).turn("red")
        sure.append(number(scene, "sure"))
    assert sure[0] == pytest.approx(7 / 2 * sure[1]) and sure[1] > 0.0
    assert number(scene, "sure", "blue") == 0.0


def test_hunger_is_what_the_winter_will_miss() -> None:
    """NG-14.1, NG-14.2"""
    hunger = []
    for food in (0, 6):
        scene = four_closed("red", "blue").units("red", "start.n", 7).goods("red", food=food, wood=6).turn("red")
        hunger.append(number(scene, "hungry"))
    assert hunger[0] > hunger[1] == 0.0


def test_a_card_half_played_is_not_lost() -> None:
    """NG-7.1: what a card still allows counts until it is done."""
    scene = four_closed("red", "blue").units("red", "start.n", 2).hand("red", "start_recruit").turn("red")
    assert number(scene, "pending") == 0.0
    scene.pick("red", "play/start_recruit")
    half = number(scene, "pending")
    scene.pick("red", "recruit/start.n")
    assert half > number(scene, "pending") >= 0.0


def test_raiders_hope_and_who_is_raided_fears() -> None:
    """NG-9.6, NG-12: the more have come in, the likelier they are to win."""
    hopes = []
    for figures in (1, 4):
        scene = four_closed("red", "blue").units("red", "start.n", 5).units("blue", "start.e", 2)
        scene.goods("red", food=3).hand("red", "start_move").turn("red")
        scene.pick("red", "play/start_move", "from/start.n", f"figures/{figures}", "to/start.e")
        assert number(scene, "raids") == -number(scene, "raids", "blue")
        hopes.append(number(scene, "raids"))
    assert 0.0 < hopes[0] < hopes[1]


def test_strong_neighbours_threaten_and_walls_help() -> None:
    """NG-8.7"""
    threats = []
    for walls in ((), ("fortress",)):
        scene = four_closed("red", "blue").units("red", "start.n", 1).units("blue", "start.e", 4)
        if walls:
            scene.building("start.n", *walls, slot="none")
        threats.append(number(scene.turn("red"), "threat") / (2.5 if walls else 1.5))
    assert threats[0] > threats[1] > 0.0


def test_who_is_ahead_late_has_the_better_chance() -> None:
    def scene(fame: int) -> Play:
        placed = four_closed("red", "blue", open_fame=True).units("red", "start.n", 2).units("blue", "start.e", 2)
        return placed.fame(red=10 + fame, blue=10).year(7).turn("red")

    assert chance(scene(15)) > chance(scene(0)) + 0.1
