"""The digest's table of options, and the contents of the box."""

import pytest

import longhouse
from longhouse import SettingValue
from tests.scenes.wild.scene import Opening, Scene

GAME = longhouse.find_game("wild")
ROOT = GAME.content().root


def test_the_options_and_their_defaults() -> None:
    """VW-16.1, VW-2.6, VW-15.4, VW-11.7, VW-7.9, VW-13.7, VW-4.10, VW-16.8, VW-19.5, VW-16.11: the digest's table."""
    assert {choice.name: choice.default for choice in GAME.choices} == {
        "long_game": "false",
        "first_game_setup": "false",
        "asgard_row_last": "false",
        "mission_swap_any_gold": "false",
        "allow_hopeless_attacks": "true",
        "store_hall_loot": "false",
        "limited_tokens": "false",
        "tie_break_scope": "contenders",
        "first_player": "random",
        "first_seat": "1",
        "by_hand": "true",
        "round_limit": "0",
    }


@pytest.mark.parametrize("players", [0, 1, 5])
def test_vw_1_1_two_to_four_players(players: int) -> None:
    """VW-1.1: no fewer and no more."""
    with pytest.raises(longhouse.SettingError):
        Opening(players)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("tie_break_scope", "nobody"),
        ("first_player", "seat1"),
        ("first_seat", 0),
        ("round_limit", -1),
        ("by_hand", "no"),
    ],
)
def test_values_that_are_not_in_the_table(option: str, value: SettingValue) -> None:
    """VW-2.11: nothing else can be chosen."""
    with pytest.raises(longhouse.SettingError):
        Opening(2, **{option: value})


def test_vw_2_11_the_first_player_has_a_seat() -> None:
    """VW-2.11: option first_seat is bounded by the number of players, if the host chooses."""
    with pytest.raises(longhouse.SettingError, match="there is no seat 3"):
        Opening(2, first_player="host_choice", first_seat=3)
    Opening(2, first_player="random", first_seat=3, luck={"seats": [2]}).shows(first="blue")
    Opening(2, first_player="host_choice", first_seat=2).shows(first="blue")


def test_vw_4_10_limited_tokens() -> None:
    """VW-4.10, VW-RU25: 25 of each type with the option, no count without it."""
    Opening(2, limited_tokens=True).shows(tokens={"beer": 25, "gold": 25})
    assert Opening(2).table.token_supply == []


def test_vw_19_12_by_hand_is_an_option() -> None:
    """VW-19.12, VW-RU44: without it storing is always automatic."""
    town = ("gold_storage tokens=3", "smelter tokens=1")
    Scene("red", "blue").town("red", *town).storage().asks("red storage")
    Scene("red", "blue", by_hand=False).town("red", *town).storage().shows(vp={"red": 1}, round=2)


def test_all_options_together() -> None:
    """VW-16.1: everything can be combined, with any number of players."""
    for players in (2, 3, 4):
        opening = Opening(
            players,
            long_game=True,
            first_game_setup=True,
            asgard_row_last=True,
            mission_swap_any_gold=True,
            allow_hopeless_attacks=False,
            store_hall_loot=True,
            limited_tokens=True,
            tie_break_scope="all_players",
            first_player="host_choice",
            first_seat=2,
            by_hand=False,
            round_limit=1,
        )
        opening.shows(first="blue", last=True, tokens={"beer": 25}).asks("blue turn")
        for n in range(players):
            opening.pick(opening.colours[(n + 1) % players], "end-turn")
        assert opening.table.over


# --- the box


def test_vw_ru3_components_of_the_box() -> None:
    """VW-RU3, VW-RU7: the printed counts; eight missions are worth 1 VP, eight 2 VP, four 3 VP."""
    missions = [mission.number("vp") for mission in ROOT.entries("mission") for _ in range(mission.number("count"))]
    assert [missions.count(vp) for vp in (1, 2, 3)] == [8, 8, 4]
    twice = {mission.text("id") for mission in ROOT.entries("mission") if mission.number("count") == 2}
    assert twice == {"worship", "worker", "strategy", "shield"}
    scoring = ROOT.entry("scoring")
    assert scoring.numbers("asgard_thresholds") == [5, 12, 20]
    assert scoring.numbers("achievement_vp_share") == [6, 3, 2, 1]


def test_vw_ru6_town_halls() -> None:
    """VW-RU6, VW-9.10, VW-6.8: price, defence, limit, and 3 VP on reaching level 3."""
    box = Scene("red", "blue").table.box
    halls = [box.sites[box.hall(level)] for level in (1, 2, 3)]
    assert [hall.cost for hall in halls] == [[], [0, 3], [0, 6]]
    assert [(hall.defence, hall.limit, hall.on_upgrade) for hall in halls] == [(4, 3, 0), (5, 6, 0), (6, 0, 3)]


def test_vw_ru31_storages_hold_four() -> None:
    """VW-RU31, VW-9.10: of one type each."""
    box = Scene("red", "blue").table.box
    stores = {site.name: (site.stores, site.capacity) for site in box.sites if site.capacity}
    assert stores == {"beer_storage": (0, 4), "gold_storage": (1, 4)}
