"""GW-1.6, GW-16: what can be combined, Tragedy of Heroes and random boards."""

from collections import Counter

import pytest

from longhouse import find_game
from longhouse.kernel.game import SettingError
from tests.scenes.watch.scene import Opening, Scene, quiet_north


def refused(players: int, **settings: str) -> str:
    with pytest.raises(SettingError) as problem:
        find_game("watch").complete_settings(players, settings)
    return str(problem.value)


def test_gw_1_6_the_full_game_is_for_three_or_four() -> None:
    """GW-1.6"""
    assert "mode=base" in refused(2, mode="full")
    assert "mode=base" in refused(2)


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (4, {"mode": "full", "board": "base_gift"}),
        (4, {"mode": "full", "board": "classic19"}),
        (4, {"mode": "full", "board": "full_gift_3p"}),
        (3, {"mode": "full", "board": "full_gift_4p"}),
        (4, {"mode": "base", "board": "full_gift_4p"}),
        (4, {"mode": "full", "dev_deck": "classic"}),
        (4, {"mode": "full", "initial_placement": "printed"}),
        (4, {"mode": "base", "layout": "random", "initial_placement": "printed"}),
        (4, {"mode": "full", "patrol_targets": "clearing"}),
        (4, {"mode": "full", "patrol_targets": ""}),
    ],
)
def test_gw_1_6_everything_else_is_refused_with_the_wrong_setting(players: int, settings: dict[str, str]) -> None:
    """GW-1.6"""
    wrong = [name for name in settings if name != "mode"][-1]
    assert refused(players, **settings).startswith(f"setting {wrong}")


@pytest.mark.parametrize(("players", "board"), [(3, "full_gift_3p"), (4, "full_gift_4p")])
def test_gw_1_6_the_full_game_is_played_on_its_own_boards(players: int, board: str) -> None:
    """GW-1.6: chosen by name or by itself, it is the same board."""
    boards = [Opening(players, mode="full", board=name).hexes() for name in (board, "auto")]
    assert boards[0] == boards[1]


def test_gw_1_1_the_full_game_is_the_default() -> None:
    """GW-1.1"""
    assert find_game("watch").complete_settings(4, {})["mode"] == "full"


# --- Tragedy of Heroes


def tragedy(one: int, two: int, trail: int, **said: bool) -> Scene:
    scene = quiet_north(**({"tragedy_of_heroes": True} | said)).wildling("camp", "cave-1", "climber").turn("red")
    scene.dice(one, two, trail).pick("red", "roll")
    return scene


def test_gw_ex17_three_equal_dice_remove_a_displayed_hero() -> None:
    """GW-EX17, GW-16.1"""
    scene = tragedy(4, 4, 4).asks("red remove-hero")
    display = [scene.table.box.heroes[hero].name for hero in scene.table.display]
    scene.offers("red", *[f"remove-hero/{name}" for name in display])
    scene.barred("red", "remove-hero/othell_yarwyck", "GW-16.1", "not-on-display")
    scene.pick("red", "remove-hero/mance_rayder").shows(display=[name for name in display if name != "mance_rayder"])
    scene.hears_last("table", "GW-13.7 nobody gift 1 7").shows(gift={"1,0": "climber"}).asks("red trade")


@pytest.mark.parametrize("dice", [(4, 4, 5), (4, 5, 4), (3, 4, 4)])
def test_gw_16_1_other_rolls_remove_nobody(dice: tuple[int, int, int]) -> None:
    """GW-16.1"""
    scene = tragedy(*dice)
    assert not any("remove-hero" in question for question in scene.questions())


def test_gw_16_1_an_empty_display_loses_nobody() -> None:
    """GW-16.1"""
    scene = quiet_north(tragedy_of_heroes=True).display().turn("red").dice(4, 4, 4).pick("red", "roll")
    scene.asks("red trade").shows(display=[])


def test_gw_16_1_it_is_off_by_default() -> None:
    """GW-16.1"""
    tragedy(4, 4, 4, tragedy_of_heroes=False).asks("red trade")


# --- random boards


@pytest.mark.parametrize("players", [3, 4])
def test_gw_16_2_the_terrain_is_shuffled_and_the_numbers_stay(players: int) -> None:
    """GW-16.2, GW-16.4: on the board of three the 16 tiles that are listed for three."""
    printed = Opening(players, mode="full").hexes()
    laid = Opening(players, mode="full", layout="random", seed="other").shows(tormund="camp").hexes()
    assert laid != printed
    assert [name.split(" ")[1] for name in laid] == [name.split(" ")[1] for name in printed]
    assert Counter(name.split(" ")[0] for name in laid) == Counter(name.split(" ")[0] for name in printed)


@pytest.mark.parametrize(("players", "key"), [(3, "tiles_full_3p"), (4, "tiles_full_4p")])
def test_gw_16_4_the_tiles_are_those_of_the_box(players: int, key: str) -> None:
    """GW-16.4, GW-RU3"""
    terrains = find_game("watch").content().root.entries("terrain")
    listed = {entry.text("id"): entry.number(key) for entry in terrains if entry.has(key) and entry.number(key)}
    assert Counter(name.split(" ")[0] for name in Opening(players, mode="full").hexes()) == listed
