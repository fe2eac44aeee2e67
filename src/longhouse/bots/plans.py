"""Questions that a game's judge answers by a plan over many picks: a search of single picks would only disturb it."""

from typing import Final

from longhouse.bots.search import imagined
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.registry import mind_of
from longhouse.kernel.table import Table

LONGEST: Final = 60  # picks of a plan


def is_planned(view: Table, decision: Decision) -> bool:
    return decision.ask in mind_of(view).planned


def carried(view: Table, decision: Decision, option: Option, seed: str) -> float:
    """The expected result of an option that is carried out as the judge would, in one imagined world.

    With the same seed all options meet the same world.
    """
    world = imagined(view, decision.seat, seed)
    world.play(option, decision.seat)
    carry_out(world, decision.seat)
    return mind_of(view).evaluate(world)[decision.seat]


def carry_out(world: Table, seat: Seat) -> None:
    """Until something else or another seat is asked."""
    mind = mind_of(world)
    judge, planned = mind.judge, mind.planned
    for _ in range(LONGEST):
        decision = world.decision
        if world.over or decision.seat != seat or decision.ask not in planned:
            return
        worth = judge(world, decision) if len(decision.options) > 1 else [0.0]
        world.play(decision.options[worth.index(max(worth))], seat)
