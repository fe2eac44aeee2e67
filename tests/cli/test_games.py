"""`longhouse games`, `--help` and `--version`."""

import json

from tests.cli.console import longhouse, works, works_inside


def test_games_are_listed_with_their_settings() -> None:
    out = works("games")
    assert "watch" in out and "2-4 players" in out
    assert "turn_phases" in out and "one of book, combined" in out
    assert "northgard" in out and "Northgard: Uncharted Lands" in out and "2-5 players" in out
    assert "harvest_order" in out and "one of turn_order, together" in out
    assert "midgard" in out and "Champions of Midgard" in out and "2-4 players" in out
    assert "huts_price" in out and "one of game, round" in out
    assert "wild" in out and "Vikings Gone Wild" in out
    assert "tie_break_scope" in out and "one of contenders, all_players" in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 100


def test_games_as_json() -> None:
    midgard, northgard, watch, wild = json.loads(works_inside("games", "--json"))
    assert midgard["name"] == "midgard" and midgard["players"] == [2, 3, 4]
    assert {option["name"]: option["default"] for option in midgard["settings"]} == {
        "hall_of_fame": "false",
        "distrust": "false",
        "assign": "simultaneous",
        "huts_price": "game",
        "rune_display": "3",
        "first_player": "random",
        "leader_choice": "pick",
    }
    assert northgard["name"] == "northgard" and northgard["players"] == [2, 3, 4, 5]
    assert northgard["settings"][0] == {"name": "years", "default": "7", "values": ["7", "10"], "several": False}
    assert watch["name"] == "watch" and watch["players"] == [2, 3, 4]
    settings = {option["name"]: option for option in watch["settings"]}
    assert settings["board"]["values"] == ["auto", "base_gift", "full_gift_3p", "full_gift_4p", "classic19"]
    assert settings["trade_max_offers_per_turn"] == {
        "name": "trade_max_offers_per_turn",
        "default": "5",
        "low": 0,
        "high": 20,
    }
    assert wild["name"] == "wild" and wild["players"] == [2, 3, 4]
    settings = {option["name"]: option for option in wild["settings"]}
    assert settings["by_hand"]["default"] == "true" and settings["long_game"]["default"] == "false"
    assert settings["round_limit"] == {"name": "round_limit", "default": "0", "low": 0, "high": 99}


def test_help_names_every_command() -> None:
    out = works_inside("--help")
    assert all(command in out for command in ("play", "games", "rules", "content", "replay", "simulate"))


def test_version() -> None:
    assert works_inside("--version").startswith("longhouse ")


def test_an_unknown_command_is_a_usage_error() -> None:
    ended = longhouse("plays")
    assert ended.code == 2 and "plays" in ended.err
