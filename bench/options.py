"""Legal options: time to list them in mid-game, in µs, and how many there are."""

from random import Random

from bench.setups import Setup
from bench.stopwatch import microseconds
from longhouse.kernel.playout import play_out
from longhouse.kernel.table import Table

SEEDS = range(1, 11)


def measure(tables: list[Table]) -> float:
    """One list, made again for the decision that is open."""

    def work() -> None:
        for table in tables:
            table.reask()

    return microseconds(work, len(tables))


def mean_number(setup: Setup) -> float:
    """How many options a decision has, over whole random games."""
    seen: list[int] = []
    for seed in SEEDS:
        table, random = setup.new(seed), Random(seed)
        while not table.over:
            seen.append(len(table.decision.options))
            play_out(table, random, 1)
    return sum(seen) / len(seen)
