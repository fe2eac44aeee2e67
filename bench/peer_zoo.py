"""The peers of our environments: PettingZoo's own classics, and RLCard. One line of JSON; random legal actions.

Runs in `.venv-bench-env` only. A step is one action of one agent, with the observation and the mask that led to it:
PettingZoo's `last` and `step`, RLCard's `step`, whose answer has them. A game is dealt inside the timed part.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

import numpy as np

CLASSICS = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
CARDS = ("gin-rummy", "mahjong", "doudizhu")


def zoo_steps(env: Any, luck: Random) -> int:
    """One game of a PettingZoo environment."""
    steps = 0
    env.reset(seed=luck.randrange(2**31))
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps


def card_steps(env: Any, luck: Random) -> int:
    """One game of an RLCard environment."""
    steps = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(luck.random() * len(legal))])
        steps += 1
    return steps


def per_second(play: Callable[[Any, Random], int], env: Any, seconds: float) -> float:
    luck, steps = Random(1), 0
    play(env, luck)  # one-time work is not counted
    start = process_time()
    while process_time() - start < seconds:
        steps += play(env, luck)
    return steps / (process_time() - start)


def peers() -> Iterator[tuple[str, Callable[[Any, Random], int], Any]]:
    """Those that can be imported here: chess needs a separate package, all card games RLCard."""
    for name in CLASSICS:
        with left_out(f"PettingZoo {name}"):
            yield f"PettingZoo {name}", zoo_steps, import_module(f"pettingzoo.classic.{name}").env()
    with left_out("RLCard"):
        rlcard = import_module("rlcard")
        for name in CARDS:
            yield f"RLCard {name}", card_steps, rlcard.make(name, {"seed": 1})


@contextmanager
def left_out(name: str) -> Iterator[None]:
    """What is missing is reported: nobody would notice a table with one line less."""
    try:
        yield
    except ImportError as problem:
        print(f"bench: {name} is left out: {problem}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each environment")
    seconds = parser.parse_args().seconds
    line = {
        "build": "peer",
        "python": platform.python_version(),
        "version": version("pettingzoo"),
        "steps_per_second": {name: per_second(play, env, seconds) for name, play, env in peers()},
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
