"""Tables in mid-game, for the numbers that need one."""

from random import Random

from bench.random_game import LIMIT
from bench.setups import Setup
from longhouse.kernel.playout import play_out
from longhouse.kernel.table import Table

SEEDS = range(1, 11)


def halfway(setup: Setup, seed: int) -> Table:
    """A random game stopped after half of its decisions."""
    decisions = play_out(setup.new(seed), Random(seed), LIMIT)
    table = setup.new(seed)
    play_out(table, Random(seed), decisions // 2)
    return table


def halfway_tables(setup: Setup) -> list[Table]:
    """Ten of them, so that no single position decides a number."""
    return [halfway(setup, seed) for seed in SEEDS]
