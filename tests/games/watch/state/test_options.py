"""The settings of the base game: values, defaults, and what is refused."""

import pytest

import longhouse
from longhouse import SettingError, SettingValue
from tests.scenes.watch.scene import Opening, Scene

CHOICES = {
    "board": ("auto", ["base_gift", "classic19"]),
    "layout": ("standard", ["random"]),
    "initial_placement": ("auto", ["printed", "phase"]),
    "first_player": ("auto", ["seat", "random", "roll"]),
    "turn_phases": ("book", ["combined"]),
    "shortage": ("classic", ["strict"]),
    "win_timing": ("immediate", ["end_of_turn"]),
    "roads_per_player": ("15", ["14"]),
    "trade_max_offers_per_turn": ("5", ["0", "20"]),
    "trade_max_cards_per_side": ("4", ["1", "9"]),
    "trade_counter_offers": ("1", ["0"]),
    "dev_deck": ("auto", ["watch", "classic"]),
    "friendly_tormund": ("false", ["true"]),
}
REFUSED = {"trade_max_offers_per_turn": "21", "trade_max_cards_per_side": "10", "roads_per_player": "13"}


@pytest.mark.parametrize("name", CHOICES)
def test_gw_1_6_the_default_of_every_option(name: str) -> None:
    """GW-1.6, GW-2.6, GW-2.9, GW-3.3, GW-3.6, GW-4.4, GW-4.9, GW-7.7, GW-15.5, GW-16.5: as the Options table says."""
    settings = longhouse.find_game("watch").complete_settings(4, {"mode": "base"})
    assert settings[name] == CHOICES[name][0]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in CHOICES for value in CHOICES[name][1]])
def test_gw_1_6_every_value_of_every_option_can_be_played(name: str, value: str) -> None:
    """GW-1.6: a table is dealt and asks its first question."""
    assert Opening(4, **{name: value}).questions()


@pytest.mark.parametrize("name", CHOICES)
def test_gw_1_6_other_values_are_refused(name: str) -> None:
    """GW-1.6: and the error names the option."""
    for value in ("sometimes", "-1", REFUSED.get(name, "")):
        with pytest.raises(SettingError, match=name):
            Opening(4, **{name: value})


def test_gw_1_6_an_unknown_option_is_refused_with_a_hint() -> None:
    """GW-1.6"""
    with pytest.raises(SettingError, match="did you mean 'shortage'"):
        Opening(4, shortages="strict")


@pytest.mark.parametrize(
    ("option", "value"), [("friendly_tormund", True), ("trade_counter_offers", 0), ("colours", ["blue", "red"])]
)
def test_gw_1_6_options_are_given_as_they_are_meant(option: str, value: SettingValue) -> None:
    """GW-1.6, GW-2.10, GW-4.9, GW-16.5: numbers, lists, true and false are understood."""
    assert Opening(4, **{option: value}).questions()


def test_gw_ru12_steps_apart_are_the_default() -> None:
    """GW-RU12, GW-3.3"""
    Scene("red", "blue").turn("red").dice(1, 1).pick("red", "roll").asks("red trade")
    Scene("red", "blue", turn_phases="book").turn("red").dice(1, 1).pick("red", "roll").asks("red trade")


def test_gw_ru7_victory_at_once_is_the_default() -> None:
    """GW-RU7, GW-9.2"""
    scene = Scene("red", "blue").keep("red", "0,0,N", "2,0,N", "-1,1,N", "3,2,S").settlement("red", "0,3,S", "1,1,S")
    scene.turn("red").won("red", 10)
