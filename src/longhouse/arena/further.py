"""Two options played on for longer than a search looks ahead, by the judge for all seats: whether one is better then,
too.

An evaluation may be wrong about a position, and a search that ends in it is then wrong in all worlds alike. A few
rounds later most of what it promised has come, or has not.
"""

from typing import Final

from longhouse.arena.verdict import SEARCHED, Verdict, weighed
from longhouse.bots.search import imagined
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import play_on
from longhouse.kernel.table import Table

FURTHER: Final = 3  # times as far as the search looks
STRETCHES: Final = 4  # of `play_on`, which is given up after some hundred picks


def played_further(view: Table, decision: Decision, picked: Option, better: Option, worlds: int, seed: str) -> Verdict:
    """Both in the same worlds."""
    style = mind_of(view).style
    until = max(1, view.turn) + FURTHER * (style.turns * view.seats + style.rounds)
    values: tuple[list[float], list[float]] = ([], [])
    for number in range(worlds):
        world = imagined(view, decision.seat, f"{seed}/{number}")
        for option, found in zip((picked, better), values, strict=True):
            found.append(later(world.clone(), option, decision, until))
    return weighed(SEARCHED, values[0], better, values[1])


def later(world: Table, option: Option, decision: Decision, until: int) -> float:
    mind = mind_of(world)
    world.play(option, decision.seat)
    for _ in range(STRETCHES):
        if world.over or world.turn >= until:
            break
        play_on(world, mind.judge, until)
    return mind.evaluate(world)[decision.seat]
