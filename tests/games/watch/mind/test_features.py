"""How well a seat is doing at the Watch, and its chance to win."""

import pytest

from longhouse.games.watch.mind.features import NAMES, evaluate, features, progress
from longhouse.games.watch.mind.weights import EARLY, LATE
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Scene, quiet_north


def classic(*colours: str) -> Scene:
    return Scene(*(colours or ("red", "blue")), board="classic19")


def number(scene: Play, name: str, colour: str = "red") -> float:
    return features(scene.table, scene.seat(colour))[NAMES.index(name)]


def chance(scene: Play) -> float:
    return evaluate(scene.table)[scene.seat("red")]


def test_every_number_has_its_name_and_weights() -> None:
    scene = classic().turn("red")
    assert len(NAMES) == len(set(NAMES)) == len(EARLY) == len(LATE) == len(features(scene.table, 0))


def test_points_count_hidden_victory_cards() -> None:
    """GW-9.1: a settlement, a keep and a card that nobody else sees."""
    scene = classic().settlement("red", "0,-1,N").keep("red", "0,1,N").cards("red", classic_victory_point=1)
    scene.turn("red")
    assert number(scene, "points") == pytest.approx(0.4)
    unseen = features(scene.table.view(scene.seat("blue")), scene.seat("red"))
    assert unseen[NAMES.index("points")] == pytest.approx(0.3)


def test_income_is_counted_by_pips() -> None:
    """GW-3.4: hills 6, mountains 10, pasture 2; a keep takes two cards of each."""
    one = classic().settlement("red", "0,-1,N").turn("red")
    two = classic().keep("red", "0,-1,N").turn("red")
    assert number(one, "income") == pytest.approx((5 + 3 + 1) / 20)
    assert number(two, "income") == pytest.approx(2 * number(one, "income"))
    assert number(one, "rolls") == number(two, "rolls") == pytest.approx((5 + 3 + 1) / 36)
    assert number(one, "brick") > number(one, "ore") > number(one, "wool") > number(one, "lumber") == 0.0


def test_gw_3_5_what_tormund_blocks() -> None:
    """GW-3.5"""
    scene = classic().settlement("red", "0,-1,N").tormund("0,-1").turn("red")
    assert number(scene, "blocked") == pytest.approx(0.5)
    assert number(scene, "rolls") == pytest.approx((3 + 1) / 36)


def test_gw_11_3_what_a_wildling_blocks() -> None:
    """GW-11.3"""
    scene = quiet_north().settlement("red", "0,0,N").turn("red")
    place = scene.table.box.corner_hexes[scene.option("settlement/0,0,N").a][0]
    assert number(scene, "blocked") == 0.0
    scene.table.gift[place] = 0
    assert number(scene, "blocked") > 0.0


def test_the_best_places_are_those_in_reach() -> None:
    """GW-5.3, GW-5.5: at hand, behind a road, behind two; a rival beside them takes them away."""
    scene = classic().settlement("red", "0,0,N").road("red", "0,0,NE").turn("red")
    assert number(scene, "site") == 0.0 < number(scene, "site behind a road")
    longer = classic().settlement("red", "0,0,N").road("red", "0,0,NE", "0,0,E").turn("red")
    assert number(longer, "site") == pytest.approx(number(scene, "site behind a road"), abs=0.5)
    assert number(longer, "site") > 0.0
    rival = classic().settlement("red", "0,0,N").road("red", "0,0,NE", "0,0,E").settlement("blue", "0,1,NE").turn("red")
    assert number(rival, "site") == 0.0


def test_the_hand_promises_what_it_can_pay() -> None:
    """GW-5.1: a keep that can be paid, one that takes a while, one that takes for ever; none without a settlement."""
    soon = [
        number(classic().settlement("red", "0,-1,N").hand("red", **hand).turn("red"), "keep soon")
        for hand in ({}, {"grain": 2, "ore": 2}, {"grain": 2, "ore": 3})
    ]
    assert 0.0 < soon[0] < soon[1] < soon[2] == 1.0
    assert number(classic().hand("red", grain=2, ore=3).turn("red"), "keep soon") == 0.0


def test_gw_6_1_what_is_chosen_to_be_discarded_is_gone() -> None:
    """GW-6.1"""
    scene = classic().hand("red", ore=4, grain=4).turn("red").dice(3, 4).pick("red", "roll")
    before = number(scene, "hand")
    scene.pick("red", "discard/ore")
    assert number(scene, "hand") == pytest.approx(before - 1 / 7)


def test_gw_7_3_what_an_effect_still_brings_is_counted() -> None:
    """GW-7.3"""
    scene = classic().cards("red", classic_year_of_plenty=1).turn("red", "trade")
    assert number(scene, "progress cards") == 0.5
    scene.pick("red", "play/classic_year_of_plenty")
    assert number(scene, "progress cards") == 0.0
    assert number(scene, "pending") == pytest.approx(2 / 3)
    scene.pick("red", "gain/ore")
    assert number(scene, "hand") == pytest.approx(1 / 7)
    assert number(scene, "pending") == pytest.approx(1 / 3)


def test_gw_8_5_the_race_for_the_largest_patrol() -> None:
    """GW-8.5: two patrols are one short of the tile; three are ahead by one, until somebody has three."""
    scene = classic().face_up("red", classic_knight=2).face_up("blue", classic_knight=1).turn("red")
    assert number(scene, "patrol race") == 0.0
    assert number(scene, "patrol race", "blue") == pytest.approx(-1 / 3)


def test_gw_13_12_the_next_guard_brings_a_point() -> None:
    """GW-13.12"""
    thresholds = quiet_north().table.box.north.guard_thresholds
    scene = quiet_north()
    for _ in range(thresholds[0] - 1):
        scene.guard("red", scene.table.box.north.sections[0].name)
    assert number(scene.turn("red"), "guard step") == 1.0


def test_gw_15_3_guards_matter_when_the_wall_is_about_to_fall() -> None:
    """GW-15.3"""
    safe, falling = (quiet_north().guard("red", "wall1").breaches(n).turn("red") for n in (0, 2))
    assert number(safe, "tragic end") == 0.0
    assert number(falling, "tragic end", "blue") < 0.0 < number(falling, "tragic end")
    assert progress(falling.table) > progress(safe.table)


def test_who_is_ahead_has_the_better_chance() -> None:
    even = classic().settlement("red", "0,-1,N").settlement("blue", "0,1,N").turn("red")
    ahead = classic().keep("red", "0,-1,N", "0,1,S", "-1,0,N").settlement("blue", "0,1,N").turn("red")
    assert chance(ahead) > chance(even) + 0.1
