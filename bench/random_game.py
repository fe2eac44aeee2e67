"""Whole random games: decisions per second, and how long a game takes."""

from random import Random
from time import process_time

from bench.setups import Setup
from longhouse.kernel.playout import play_out

LIMIT = 100_000

SEEDS = range(1, 101)


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """The same hundred games over and over, until the time is up.

    Whole passes only: both builds must come to the same decisions per game.
    """
    games = decisions = 0
    start = process_time()
    while (took := process_time() - start) < seconds:
        decisions += sum(play_out(setup.new(seed), Random(seed), LIMIT) for seed in SEEDS)
        games += len(SEEDS)
    return {
        "games": games,
        "decisions": decisions,
        "seconds": took,
        "decisions_per_second": decisions / took,
        "decisions_per_game": decisions / games,
        "game_ms": took / games * 1e3,
    }
