"""What a searching bot would do in a player's place: the best options, how often each was tried, what it expects."""

import time
from dataclasses import dataclass
from typing import Final

from longhouse.bots.plans import carried, is_planned
from longhouse.bots.search import ENDLESS, Budget, Count, Prospect, Search, Thought, thought_of
from longhouse.kernel.decision import Decision
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import prior_of
from longhouse.kernel.table import Table

SHOWN: Final = 5
SEED: Final = "hint"  # fixed: with a budget of simulations the same question gets the same hint


@dataclass(frozen=True)
class Hint:
    """The best options first. If there is only one, there was no search, and `simulations` is 0.

    `planned` says that the bot answers such questions by a plan over many picks: its plan comes first, the others by
    their expected results.
    """

    best: list[Prospect]
    simulations: int
    seconds: float
    planned: bool = False


def hint(view: Table, decision: Decision, budget: Budget) -> Hint:
    """What to do in this decision, from the view of its seat. SettingError if the game cannot be searched."""
    if len(decision.options) == 1:
        return forced(decision)
    if not is_planned(view, decision):
        return hint_of(Search(SEED, budget).think(view, decision))
    started = time.monotonic()
    return plan_of(thought_of(decision, compare(view, decision, budget), time.monotonic() - started))


def forced(decision: Decision) -> Hint:
    return Hint([Prospect(decision.options[0], 0, 0.0, 1.0)], 0, 0.0)


def hint_of(thought: Thought) -> Hint:
    tried = [prospect for prospect in thought.best_first() if prospect.visits]
    return Hint(tried[:SHOWN], thought.simulations, thought.seconds)


def plan_of(thought: Thought) -> Hint:
    tried = [prospect for prospect in thought.prospects if prospect.visits]
    plan = max(tried, key=lambda prospect: prospect.prior)
    rest = sorted([prospect for prospect in tried if prospect is not plan], key=lambda prospect: -prospect.value)
    return Hint([plan, *rest], thought.simulations, thought.seconds, True)


def compare(view: Table, decision: Decision, budget: Budget) -> list[Count]:
    """The options that the judge likes best, each carried out as the judge would, all in the same worlds."""
    mind, options = mind_of(view), decision.options
    priors = prior_of(mind.judge(view, decision), mind.style.heat)
    liked = sorted(range(len(options)), key=lambda at: -priors[at])[:SHOWN]
    totals = [0.0] * len(options)
    started, worlds = time.monotonic(), 0
    while worlds == 0 or worlds < most_worlds(budget, len(liked), worlds, time.monotonic() - started):
        for at in liked:
            totals[at] += carried(view, decision, options[at], f"{SEED}/{worlds}")
        worlds += 1
    return [(worlds if at in liked else 0, totals[at], priors[at]) for at in range(len(options))]


def most_worlds(budget: Budget, options: int, done: int, passed: float) -> int:
    """How many worlds the budget is enough for; by the clock, estimated from those that are done."""
    if budget.simulations:
        return budget.simulations // options
    return int(budget.seconds * done / passed) if passed else ENDLESS


def per_cent(value: float) -> int:
    """An expected result as people say it: of a hundred games, how many are won."""
    return round(100 * min(1.0, max(0.0, value)))
