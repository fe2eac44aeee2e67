"""The Gymnasium environments: one seat against bots, and many tables at once."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import longhouse
from longhouse import GAMES, IllegalPick, SettingError
from longhouse.bots.failing import BotFailed
from longhouse.env import batch, gym
from longhouse.env.single import Single
from tests.env.playing import FULL, PLAIN, any_of

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_gymnasium_has_nothing_to_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"longhouse.env:Longhouse/{game.capitalize()}-v0", **PLAIN[game])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    assert "Astrid" in capsys.readouterr().out


def play_out(env: Single, seed: int) -> float:
    luck = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        assert (info["action_mask"] == env.action_masks()).all()
        assert env.action_masks().dtype == np.bool_
        _, reward, over, cut, info = env.step(any_of(info["action_mask"], luck))
        if over or cut:
            return reward
        assert env.table.decision.seat == info["seat"]


@every_game
def test_a_game_against_bots(game: str) -> None:
    env = gym(game, **FULL[game], bots=["greedy", "uniform"], most_picks=300)
    assert play_out(env, 1) in (0.0, 0.5, 1.0)
    assert env.action_masks().sum() == 0


def test_a_game_that_is_cut_off_is_truncated_but_not_over() -> None:
    env = gym("midgard", players=2, most_picks=40)
    env.reset(seed=1)
    luck, over, cut = np.random.default_rng(1), False, False
    while not (over or cut):
        _, reward, over, cut, _ = env.step(luck.choice(np.flatnonzero(env.action_masks())))
    assert (reward, over, cut) == (0, False, True)


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed, any_seat = gym("midgard", players=4, seat=2), gym("midgard", players=4)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert {any_seat.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gym("midgard", players=2)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(env.action_number("roll"))
    assert (reward, over, cut) == (-1, True, False)
    assert "roll cannot be picked now" in info["illegal"]
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)


def test_whatever_the_space_contains_is_an_action() -> None:
    env = gym("midgard", players=2)
    env.reset(seed=1)
    first = np.flatnonzero(env.action_masks())[0]
    for action in (int(first), first, np.array(first), np.array(first, np.int8)):
        assert env.action_space.contains(action)
        env.reset(seed=1)
        assert "illegal" not in env.step(action)[4]
    for action in (np.array([first]), np.array(0.5)):
        with pytest.raises(SettingError, match="an action is a number"):
            env.step(action)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_learner_sees_its_own_cards(mode: str) -> None:
    env = gym("watch", **PLAIN["watch"], seat=1, render_mode=mode)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    for _ in range(10):
        env.step(any_of(env.action_masks().astype(np.int8), luck))
    drawn = env.render()
    assert drawn is not None
    assert drawn.startswith("<svg") == (mode == "svg")
    assert "Bjorn" in drawn


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": 4}, "there is no seat 4; there are 0 to 1"),
        ({"bots": "gready"}, "there is no bot 'gready' (did you mean 'greedy'?)"),
        ({"bots": "greedy,greedy,greedy"}, "3 bots for 1 seats"),
        ({"bots": []}, "0 bots for 1 seats"),
    ],
)
def test_what_cannot_be_made_is_told_in_one_line(given: dict[str, Any], told: str) -> None:
    with pytest.raises(SettingError) as problem:
        gym("midgard", players=2, **given)
    assert told in str(problem.value)


def test_a_bot_that_fails_is_told_in_one_line() -> None:
    env = gym("midgard", players=2, seat=1, bots="tests.arena.rogues:Raising")
    with pytest.raises(BotFailed, match="the bot raising failed: ZeroDivisionError"):
        play_out(env, 1)


def test_after_a_bot_has_failed_nobody_plays_for_it() -> None:
    env = gym("midgard", players=2, seat=1, bots="tests.arena.rogues:Raising")
    with pytest.raises(BotFailed):
        play_out(env, 1)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    many = batch("midgard", tables=2, players=2, seat=0, bots="tests.arena.rogues:Raising")
    with pytest.raises(BotFailed):
        _, info = many.reset(seed=1)
        while True:
            _, _, _, _, info = many.step(info["action_mask"].argmax(axis=1))
    with pytest.raises(ResetNeeded, match="reset"):
        many.step(np.zeros(2, np.int64))


def test_a_game_never_ends_before_the_learner_is_asked() -> None:
    env = gym("wild", players=2, seat=1, most_picks=3)
    assert all(env.reset(seed=seed)[1]["action_mask"].any() for seed in range(10))
    for make in (gym, lambda *args, **given: batch(*args, tables=1, **given)):
        with pytest.raises(SettingError, match="most_picks is too small"):
            make("northgard", players=2, seat=1, most_picks=1).reset(seed=1)


def test_before_the_first_reset() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        gym("midgard", players=2).step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        batch("midgard", tables=2, players=2).step(np.zeros(2, np.int64))
    with pytest.raises(SettingError, match="tables must be 1 or more"):
        batch("midgard", tables=0)


def test_gymnasiums_own_vector_environment() -> None:
    env = gymnasium.vector.SyncVectorEnv([lambda: gym("midgard", players=2) for _ in range(3)])
    rows, info = env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(5):
        rows, _, _, _, info = env.step(np.array([any_of(mask, luck) for mask in info["action_mask"]]))
    assert rows.shape == (3, env.single_observation_space.shape[0])  # type: ignore[index]


@every_game
def test_a_batch_looks_at_each_table_as_one_alone(game: str) -> None:
    """Rows, masks and seats are those of the tables, before and after games have ended."""
    env = batch(game, tables=3, **PLAIN[game], most_picks=40)
    rows, info = env.reset(seed=1)
    luck, ended = np.random.default_rng(1), 0
    for _ in range(45):
        for table, play in enumerate(env.plays):
            assert info["seat"][table] == play.seat
            assert (rows[table] == play.observe(play.seat)).all()
            assert (info["action_mask"][table] == play.mask(play.seat)).all()
        actions = np.array([any_of(mask, luck) for mask in info["action_mask"]])
        rows, _, over, cut, info = env.step(actions)
        ended += int((over | cut).sum())
    assert ended > 0
    assert env.observation_space.contains(rows)


def test_self_play_pays_every_seat() -> None:
    env = batch("midgard", tables=4, players=2, bots=None, forced=False, rewards="zero_sum")
    _, info = env.reset(seed=2)
    luck, seats = np.random.default_rng(2), set()
    scores: list[list[float]] = []
    while len(scores) < 3:
        seats |= set(info["seat"].tolist())
        _, _, over, _, info = env.step(np.array([any_of(mask, luck) for mask in info["action_mask"]]))
        scores += info["scores"][over].tolist()
    assert seats == {0, 1}
    assert all(sum(score) == pytest.approx(0) for score in scores)
    assert any(max(score) == 0.5 for score in scores)


def test_a_batch_pays_the_learner() -> None:
    env = batch("midgard", tables=4, players=2, forced=False)
    _, info = env.reset(seed=3)
    luck = np.random.default_rng(3)
    paid: list[float] = []
    while len(paid) < 6:
        seats = info["seat"].copy()
        _, rewards, over, _, info = env.step(np.array([any_of(mask, luck) for mask in info["action_mask"]]))
        for table in np.flatnonzero(over):
            assert rewards[table] == info["scores"][table, seats[table]]
            paid.append(rewards[table])
    assert set(paid) <= {0, 0.5, 1}


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], 0, [[0, 0]]])
def test_a_batch_takes_an_action_for_each_table(actions: Any) -> None:
    env = batch("midgard", tables=2, players=2)
    env.reset(seed=1)
    with pytest.raises(SettingError, match="a step takes 2 actions"):
        env.step(actions)
    env.step([0, 0])  # type: ignore[arg-type]


def test_a_batch_that_is_refused_has_changed_nothing() -> None:
    """Neither at the tables before the one with the illegal action."""
    env = batch("midgard", tables=3, players=2)
    _, info = env.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    before = [longhouse.save(play.table) for play in env.plays]
    for last in (env.rules.actions.number("roll"), 10**6):
        with pytest.raises((IllegalPick, SettingError)):
            env.step(np.array([*actions[:2], last]))
        assert [longhouse.save(play.table) for play in env.plays] == before
