"""What dice that nobody can predict cost a pick more than those of a simulation, in µs."""

from collections.abc import Callable
from random import Random

from bench.random_game import LIMIT
from bench.setups import Setup
from bench.stopwatch import microseconds
from longhouse.kernel.chance import Chance, keyed, seeded
from longhouse.kernel.playout import play_out

SEEDS = range(1, 11)
DRAWS = 100


def measure(setup: Setup) -> float:
    """The draws of a pick, by random games without their deals, times what a draw costs more."""
    return draws_a_pick(setup) * (draw_cost(keyed) - draw_cost(seeded))


def draws_a_pick(setup: Setup) -> float:
    draws = picks = 0
    for seed in SEEDS:
        table = setup.new(seed)
        dealt = table.chance.draws()
        picks += play_out(table, Random(seed), LIMIT)
        draws += table.chance.draws() - dealt
    return draws / picks


def draw_cost(make: Callable[[str, tuple[str, ...]], Chance]) -> float:
    chance = make("7", ("dice",))

    def work() -> None:
        for _ in range(DRAWS):
            chance.below(0, 6)

    return microseconds(work, DRAWS)
