"""Environments that can be played at random quickly."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhouse.env.aec import Zoo

# one quick way to play each game, and one that has everything
PLAIN: Final[dict[str, dict[str, Any]]] = {
    "midgard": {"players": 2},
    "northgard": {"players": 2},
    "watch": {"players": 2, "options": {"mode": "base", "board": "classic19", "trade_max_offers_per_turn": 0}},
    "wild": {"players": 2, "options": {"by_hand": False}},
}
FULL: Final[dict[str, dict[str, Any]]] = {
    "midgard": {"players": 4, "options": {"assign": "simultaneous", "hall_of_fame": True}},
    "northgard": {"players": 5, "options": {"creatures": True}},
    "watch": {"players": 4, "options": {"tragedy_of_heroes": True}},
    "wild": {"players": 4, "options": {"limited_tokens": True, "store_hall_loot": True}},
}


def any_of(mask: NDArray[np.int8], luck: np.random.Generator) -> int:
    """Any legal action."""
    return int(luck.choice(np.flatnonzero(mask)))


def play_out(env: Zoo, seed: int) -> dict[str, float]:
    """A whole random game; returns the total reward of each agent."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else any_of(observation["action_mask"], luck))
    return paid
