"""Our environments: steps per second of `longhouse.env.zoo`; one line of JSON; random legal actions, like the peers."""

import argparse
import json
import platform
from random import Random
from time import process_time

import numpy as np

import longhouse.env
from bench.ours import build, require
from bench.setups import SETUPS, Setup
from longhouse.env.aec import Zoo


def one_game(env: Zoo, luck: Random, seconds: float) -> int:
    """Played to its end, or to the end of the time: a game of ours is long."""
    steps, start = 0, process_time()
    env.reset(seed=luck.randrange(2**31))
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
        if process_time() - start > seconds:
            break
    return steps


def per_second(setup: Setup, seconds: float) -> float:
    env = longhouse.env.zoo(setup.game, players=setup.players, settings=setup.options)
    luck, steps = Random(1), 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += one_game(env, luck, seconds - spent)
    return steps / (process_time() - start)


def main() -> None:
    """Print the line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each setup")
    parser.add_argument("--build", help="pure or compiled: stop if it is the other")
    given = parser.parse_args()
    require(given.build or build())
    rates = {setup.name: per_second(setup, given.seconds) for setup in SETUPS}
    print(json.dumps({"build": build(), "python": platform.python_version(), "steps_per_second": rates}))


if __name__ == "__main__":
    main()
