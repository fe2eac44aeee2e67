"""Many tables at once: the same as each alone."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import longhouse
from longhouse import GAMES, SettingError
from longhouse.env import batch, gym
from longhouse.env.many import Batch
from tests.env.playing import PLAIN, any_of


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


def alone(tables: int, **given: Any) -> SyncVectorEnv[Any, Any]:
    """Gymnasium's own vector environment over single ones."""
    makers = [lambda: gym(**given) for _ in range(tables)]
    return SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)


def same(told: dict[str, Any], expected: dict[str, Any]) -> None:
    """All that is expected, with the same shapes and kinds of numbers."""
    for key, value in expected.items():
        if isinstance(value, dict):
            same(told[key], value)
        elif key == "final_obs":
            for one, other in zip(told[key], value, strict=True):
                assert (one is None and other is None) or np.array_equal(one, other)
        else:
            assert told[key].dtype == value.dtype and np.array_equal(told[key], value), key
    assert set(told) <= {*expected, "scores", "_scores"}


@pytest.mark.parametrize("cut", [40, 50_000])
def test_a_batch_tells_what_gymnasiums_own_vector_environment_tells(cut: int) -> None:
    """Games that are cut off, and games that are lost by an illegal action; some steps end none, some several."""
    given: dict[str, Any] = {"game": "midgard", "players": 2, "illegal": "lose", "most_picks": cut}
    ours, theirs = batch(**given, tables=3), alone(3, **given)
    (rows, info), (others, expected) = ours.reset(seed=4), theirs.reset(seed=4)
    luck, ended = np.random.default_rng(4), set()
    for step in range(60):
        assert np.array_equal(rows, others)
        same(info, expected)
        actions = np.array([any_of(mask, luck) for mask in info["action_mask"]])
        if step % 20 == 7:
            actions[:2] = ours.rules.actions.number("roll")
        rows, paid, over, cut_off, info = ours.step(actions)
        others, *due, expected = theirs.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip((paid, over, cut_off), due, strict=True))
        ended.add(int((over | cut_off).sum()))
        assert ("final_obs" in info) == ("final_info" in info) == bool((over | cut_off).any())
    assert {0, 2} <= ended


def test_in_self_play_the_last_row_is_of_the_seat_that_picked() -> None:
    env = batch("midgard", tables=2, players=2, bots=None, illegal="lose", most_picks=30)
    _, info = env.reset(seed=1)
    luck, seats = np.random.default_rng(1), set()
    for step in range(60):
        before, plays = info["seat"].copy(), env.plays[:]
        actions = np.array([any_of(mask, luck) for mask in info["action_mask"]])
        if step % 20 == 5:
            actions[1] = env.rules.actions.number("roll")
        _, rewards, over, cut, info = env.step(actions)
        for table in np.flatnonzero(over | cut):
            seat, final = before[table], info["final_info"]
            assert np.array_equal(info["final_obs"][table], plays[table].observe(seat))
            assert final["seat"][table] == seat and not final["action_mask"][table].any()
            assert ("roll cannot be picked" in str(final.get("illegal", [""] * 2)[table])) == over[table]
            assert rewards[table] == (-1 if over[table] else 0)
            seats.add(int(seat))
    assert seats == {0, 1}


def test_the_last_row_is_kept_when_the_others_are_written_anew() -> None:
    env = batch("midgard", tables=1, players=2, bots=None, most_picks=1)
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    last = info["final_obs"][0]
    before = last.copy()
    env.step(info["action_mask"].argmax(axis=1))
    assert np.array_equal(last, before)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_a_batch(game: str) -> None:
    name = f"longhouse.env:Longhouse/{game.capitalize()}-v0"
    env = gymnasium.make_vec(name, num_envs=4, vectorization_mode="vector_entry_point", **PLAIN[game], bots=None)
    assert isinstance(env, Batch) and env.opponents is None
    rows, _ = env.reset(seed=1)
    assert rows.shape == (4, env.rules.observer.size)
    assert env.rules.game.name == game
    assert isinstance(gymnasium.make_vec(name, num_envs=1, **PLAIN[game]), Batch)
    assert isinstance(gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", **PLAIN[game]), SyncVectorEnv)


def test_gymnasiums_wrappers_take_a_batch() -> None:
    """Statistics of games that have ended, and a list of infos."""
    env: Any = gymnasium.make_vec("longhouse.env:Longhouse/Midgard-v0", num_envs=2, players=2, most_picks=20)
    env = DictInfoToList(RecordEpisodeStatistics(env))
    _, infos = env.reset(seed=1)
    ended: list[dict[str, Any]] = []
    for _ in range(30):
        _, _, _, _, infos = env.step(np.array([info["action_mask"].argmax() for info in infos]))
        ended += [info for info in infos if "final_info" in info]
    assert ended and all(info["episode"]["l"] > 0 and "seat" in info["final_info"] for info in ended)
