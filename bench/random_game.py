"""Whole random games: decisions per second, and how long a game takes."""

from random import Random
from time import perf_counter

from bench.setups import Setup
from longhouse.kernel.table import Table

SEEDS = range(1, 101)


def pick_at_random(table: Table, random: Random) -> None:
    """One decision, where no time is taken."""
    decision = table.decision
    options = decision.options
    table.play(decision.seat, options[int(random.random() * len(options))])


def play_out(table: Table, seed: int) -> int:
    """The same picks to the end, in a tight loop; how many decisions it took."""
    random = Random(seed).random
    decisions = 0
    while not table.over:
        decision = table.decision
        options = decision.options
        table.play(decision.seat, options[int(random() * len(options))])
        decisions += 1
    return decisions


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """The same hundred games over and over, until the time is up.

    Whole passes only: both builds must come to the same decisions per game.
    """
    games = decisions = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds:
        decisions += sum(play_out(setup.new(seed), seed) for seed in SEEDS)
        games += len(SEEDS)
    return {
        "games": games,
        "decisions": decisions,
        "seconds": took,
        "decisions_per_second": decisions / took,
        "decisions_per_game": decisions / games,
        "game_ms": took / games * 1e3,
    }
