"""Many tables at once: the same as so many alone."""

from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import SettingError
from longhouse.env import batch
from longhouse.env.many import Batch


def dealt(env: Batch, seed: Any) -> list[list[object]]:
    env.reset(seed=seed)
    return [longhouse.save(play.table) for play in env.plays]


def test_each_table_has_its_own_seed() -> None:
    env = batch("midgard", tables=3, players=2, bots=None)
    games = dealt(env, [7, 5, 7])
    assert games[0] == games[2] != games[1]
    assert dealt(env, 5) == dealt(env, [5, 6, 7]) == dealt(env, np.array([5, 6, 7]))
    assert dealt(env, 5)[2] == games[0]


def test_where_there_is_no_seed_luck_goes_on() -> None:
    env = batch("midgard", tables=2, players=2, bots=None)
    first, again = dealt(env, [1, 2]), dealt(env, [1, None])
    assert again[0] == first[0] and again[1] != first[1]
    assert dealt(env, None) != again
    assert dealt(batch("midgard", tables=2, players=2, bots=None), None) != dealt(env, None)


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        ([1], "a reset takes 2 seeds, one for each table, not 1"),
        ([1, 2, 3], "not 3"),
        ([1, "2"], "a seed is a whole number, not '2'"),
        ("12", "a seed is a whole number, not '12'"),
        (1.5, "a seed is a whole number, not 1.5"),
        (-1, "a seed is at least 0, not -1"),
    ],
)
def test_wrong_seeds_are_told_in_one_line(seed: Any, told: str) -> None:
    with pytest.raises(SettingError) as problem:
        batch("midgard", tables=2, players=2).reset(seed=seed)
    assert told in str(problem.value)


def test_in_self_play_there_is_no_seat_to_choose() -> None:
    with pytest.raises(SettingError, match="in self-play every seat learns"):
        batch("midgard", tables=2, players=2, bots=None, seat=1)
