"""The PettingZoo environment: its own tests pass, and it plays by the table."""

import pickle
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import longhouse
from longhouse import GAMES, IllegalPick, SettingError
from longhouse.env import zoo
from longhouse.env.aec import Zoo
from tests.env.playing import FULL, PLAIN, any_of, play_out

every_game = pytest.mark.parametrize("game", GAMES)
# PettingZoo knows by name the environments whose observation is a dict, and warns of all others; and of the masks of
# agents whose game is over
known_by_name = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask:UserWarning")


@known_by_name
@every_game
def test_pettingzoo_has_nothing_to_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo(game, **FULL[game]), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@known_by_name
@every_game
def test_pettingzoo_sees_a_game_end(game: str) -> None:
    """`most_picks` ends games early: agents leave as PettingZoo requires."""
    api_test(zoo(game, **PLAIN[game], most_picks=9), num_cycles=20)


@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: zoo(game, **FULL[game]), num_cycles=20)


@every_game
def test_every_mode_draws(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Zoo:
        return zoo(game, **FULL[game], render_mode=render_mode)

    render_test(make, custom_tests={"svg": lambda drawn: ET.fromstring(drawn).tag.endswith("svg")})
    assert "Astrid" in capsys.readouterr().out


@every_game
def test_winners_share_one(game: str) -> None:
    env = zoo(game, **PLAIN[game])
    paid = play_out(env, 3)
    winners = env.table.result.winners  # type: ignore[union-attr]
    assert winners
    assert paid == {f"player_{seat}": 1 / len(winners) if seat in winners else 0 for seat in range(env.table.seats)}


def test_ng_20_a_team_shares_what_it_wins() -> None:
    env = zoo("northgard", players=4, settings={"teams": True})
    paid = play_out(env, 1)
    winners = env.table.result.winners  # type: ignore[union-attr]
    assert len(winners) == 2
    assert [paid[f"player_{seat}"] for seat in winners] == [0.5, 0.5]


def test_zero_sum() -> None:
    paid = play_out(zoo("midgard", players=3, rewards="zero_sum"), 2)
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == pytest.approx(2 / 3)


def test_a_game_that_is_cut_off_is_truncated_and_pays_nobody() -> None:
    env = zoo("midgard", players=2, most_picks=5)
    assert play_out(env, 1) == {"player_0": 0, "player_1": 0}
    env.reset(seed=1)
    for _ in range(5):
        env.step(any_of(env.infos[env.agent_selection]["action_mask"], np.random.default_rng(1)))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())


@every_game
def test_the_mask_is_the_list_of_options(game: str) -> None:
    env = zoo(game, **FULL[game])
    env.reset(seed=4)
    luck = np.random.default_rng(4)
    for _ in range(80):
        table, agent = env.table, env.agent_selection
        mask = env.observe(agent)["action_mask"]
        assert agent == f"player_{table.decision.seat}"
        told = {env.action_text(int(n)) for n in np.flatnonzero(mask)}
        assert told == {table.spell(option) for option in table.decision.options}
        assert (env.infos[agent]["action_mask"] == mask).all()
        others = [other for other in env.agents if other != agent]
        assert all(env.observe(other)["action_mask"].sum() == 0 and not env.infos[other] for other in others)
        env.step(any_of(mask, luck))


@every_game
def test_actions_have_texts(game: str) -> None:
    env = zoo(game, **FULL[game])
    space = env.action_space("player_0")
    texts = [env.action_text(n) for n in range(int(space.n))]
    assert len(set(texts)) == len(texts)
    assert [env.action_number(text) for text in texts] == list(range(len(texts)))


def test_the_same_agent_may_act_again() -> None:
    env = zoo("midgard", players=4)
    env.reset(seed=1)
    luck, asked = np.random.default_rng(1), []
    for _ in range(150):
        asked.append(env.agent_selection)
        env.step(any_of(env.infos[env.agent_selection]["action_mask"], luck))
    assert any(one == other for one, other in pairwise(asked))
    assert set(asked) == set(env.possible_agents)


def test_without_forced_picks_there_is_always_a_choice() -> None:
    """In the full Watch about every fifth question has only one answer."""
    env = zoo("watch", players=4, forced=False)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(100):
        mask = env.infos[env.agent_selection]["action_mask"]
        assert mask.sum() > 1
        env.step(any_of(mask, luck))


def test_without_a_seed_the_luck_goes_on() -> None:
    """Another reset deals another game; the same first seed, the same two games."""
    env, other = zoo("watch", **PLAIN["watch"]), zoo("watch", **PLAIN["watch"])
    games = []
    for one in (env, other):
        one.reset(seed=5)
        first = longhouse.save(one.table)
        one.reset()
        games.append((first, longhouse.save(one.table)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@every_game
@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_a_copy_plays_on_by_itself(game: str, copied: Callable[[Zoo], Zoo]) -> None:
    """Nothing of it is shared with the first one, and the same picks lead to the same places."""
    env = zoo(game, **FULL[game])
    env.reset(seed=3)
    play_on(env, 30, 1)
    before = longhouse.save(env.table)
    other = copied(env)
    ahead = play_on(other, 60, 2)
    assert longhouse.save(env.table) == before
    assert play_on(env, 60, 2) == ahead
    env.reset()
    other.reset()
    assert longhouse.save(other.table) == longhouse.save(env.table)


def play_on(env: Zoo, picks: int, seed: int) -> list[object]:
    luck = np.random.default_rng(seed)
    for _ in range(picks):
        env.step(any_of(env.infos[env.agent_selection]["action_mask"], luck))
    return longhouse.save(env.table)


# --- bad input


def fresh(**given: Any) -> Zoo:
    env = zoo("midgard", players=2, **given)
    env.reset(seed=1)
    return env


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    env = fresh()
    before = longhouse.save(env.table)
    with pytest.raises(IllegalPick, match=re.escape("roll cannot be picked now (CM-")):
        env.step(env.action_number("roll"))
    assert longhouse.save(env.table) == before


def test_an_illegal_action_may_lose_the_game() -> None:
    env = fresh(illegal="lose")
    agent = env.agent_selection
    env.step(env.action_number("roll"))
    other = next(name for name in env.agents if name != agent)
    assert (env.rewards[agent], env.rewards[other]) == (-1, 0)
    assert all(env.terminations.values())
    assert "roll cannot be picked now" in env.infos[agent]["illegal"]


@pytest.mark.parametrize("action", [-1, 10**9, 1.5, "road", None, True])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(SettingError, match="action"):
        fresh().step(action)


def test_an_agent_that_is_not_there() -> None:
    env = fresh()
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(SettingError, match="there is no agent 'player_7'"):
            ask("player_7")
    with pytest.raises(SettingError, match="there is no action 'plaice/market'"):
        env.action_number("plaice/market")


def test_before_the_first_reset_and_after_the_end() -> None:
    env = zoo("midgard", players=2, most_picks=3)
    for early in (lambda: env.step(0), lambda: env.observe("player_0"), lambda: env.table, env.last):
        with pytest.raises(ResetNeeded, match="reset"):
            early()
    play_out(env, 1)
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": "midgaard"}, "there is no game 'midgaard' (did you mean 'midgard'?)"),
        ({"game": "midgard", "players": 9}, "players"),
        ({"game": "midgard", "options": {"asign": "x"}}, "asign"),
        ({"game": "midgard", "settings": {"assign": "x"}}, "setting assign cannot be 'x'"),
        ({"game": "midgard", "rewards": "zero-sum"}, "rewards cannot be 'zero-sum' (did you mean 'zero_sum'?)"),
        ({"game": "midgard", "illegal": "warn"}, "illegal cannot be 'warn'; it is error or lose"),
        ({"game": "midgard", "render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'"),
        ({"game": "midgard", "most_picks": 0}, "most_picks is at least 1"),
    ],
)
def test_what_cannot_be_made_is_told_in_one_line(given: dict[str, Any], told: str) -> None:
    with pytest.raises(SettingError) as problem:
        zoo(**given)
    assert told in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_missing_extra_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.env.find_spec", lambda name: None)
    for make in (zoo, longhouse.env.gym):
        with pytest.raises(
            SettingError, match=re.escape("this needs the extra 'rl': pip install 'longhouse-games[rl]', in")
        ):
            make("midgard")
