"""Two options played to the end of the game, by the judge for all seats: whether what looks better also wins more.

An evaluation may be wrong about a position, and a search that ends in it is then wrong in all worlds alike. Here nothing
is evaluated. A game is won or lost, so that the margin is wide: this can refute a loss, hardly measure it.
"""

import math
from typing import Final, NamedTuple

from longhouse.bots.search import imagined
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import play_on
from longhouse.kernel.table import Table

NEVER: Final = 1_000_000_000  # a turn that no game reaches
STRETCHES: Final = 12  # of `play_on`; a game that does not end then is evaluated as it stands


class Endings(NamedTuple):
    """How many worlds were played to the end, what share of each the picked option won, by how much the other was
    better, and the standard error of that."""

    worlds: int
    won: float
    gain: float
    error: float


def played_to_the_end(view: Table, decision: Decision, picked: Option, better: Option, worlds: int, seed: str) -> Endings:
    """Both in the same worlds."""
    gains: list[float] = []
    won = 0.0
    for number in range(worlds):
        world = imagined(view, decision.seat, f"{seed}/{number}")
        one, other = (ended(world.clone(), option, decision) for option in (picked, better))
        won += one
        gains.append(other - one)
    mean = sum(gains) / worlds
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, worlds - 1)
    return Endings(worlds, won / worlds, mean, math.sqrt(variance / worlds))


def ended(world: Table, option: Option, decision: Decision) -> float:
    mind = mind_of(world)
    world.play(option, decision.seat)
    for _ in range(STRETCHES):
        if world.over:
            break
        play_on(world, mind.judge, NEVER)
    return mind.evaluate(world)[decision.seat]
