"""Arguments of environments: a wrong type is reported in one line by all of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from longhouse import SettingError, find_game
from longhouse.env import batch, gym, zoo


def many(game: Any = "midgard", **given: Any) -> Any:
    return batch(game, **{"tables": 2} | given)


every_maker = pytest.mark.parametrize("make", [zoo, gym, many])
CONTENT = find_game("midgard").folder / "content.toml"


@every_maker
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": None}, "there is no game 'None'"),
        ({"players": "2"}, "players is a whole number, not '2'"),
        ({"players": 2.0}, "players is a whole number, not 2.0"),
        ({"players": True}, "players is a whole number, not True"),
        ({"most_picks": None}, "most_picks is a whole number, not None"),
        ({"content": 3}, "content is the path of a file, not 3"),
        ({"settings": ["assign"]}, "settings are a dict of names and values, not ['assign']"),
        ({"settings": {1: 2}}, "midgard has no setting '1'"),
        ({"settings": {"assign": [1]}}, "setting assign cannot be '1'"),
        ({"rewards": None}, "rewards cannot be 'None'; it is win or zero_sum"),
        ({"illegal": ["lose"]}, "illegal cannot be '['lose']'"),
        ({"forced": "no"}, "forced is True or False, not 'no'"),
    ],
)
def test_a_wrong_kind_is_told_in_one_line(make: Callable[..., Any], given: dict[str, Any], told: str) -> None:
    make("midgard", players=2)  # what was decided before is not asked again
    refused(make, {"game": "midgard", "players": 2} | given, told)


@pytest.mark.parametrize("make", [gym, many])
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": "1"}, "seat is a whole number, not '1'"),
        ({"seat": 0.5}, "seat is a whole number, not 0.5"),
        ({"seat": -1}, "there is no seat -1; there are 0 to 1"),
        ({"bots": 3}, "bots are named, 'greedy,uniform' or ['greedy', 'uniform'], not 3"),
        ({"bots": [None]}, "not [None]"),
    ],
)
def test_a_wrong_seat_or_bot_is_told_in_one_line(make: Callable[..., Any], given: dict[str, Any], told: str) -> None:
    refused(make, {"game": "midgard", "players": 2} | given, told)


def test_what_only_one_of_them_is_given() -> None:
    refused(gym, {"game": "midgard", "bots": None}, "bots are named")
    refused(zoo, {"game": "midgard", "render_mode": 3}, "render_mode cannot be '3'")
    refused(many, {"tables": "4"}, "tables is a whole number, not '4'")


def refused(make: Callable[..., Any], given: dict[str, Any], told: str) -> None:
    with pytest.raises(SettingError) as problem:
        make(**given)
    assert told in str(problem.value)
    assert "\n" not in str(problem.value)


@every_maker
@pytest.mark.parametrize("content", [CONTENT, str(CONTENT)])
def test_a_content_file_may_be_named_by_a_text(make: Callable[..., Any], content: Path | str) -> None:
    assert make("midgard", players=2, content=content).rules.actions.texts


@every_maker
def test_numbers_of_numpy_are_numbers(make: Callable[..., Any]) -> None:
    assert make("midgard", players=np.int64(2), most_picks=np.int32(9), forced=np.True_).rules.players == 2
