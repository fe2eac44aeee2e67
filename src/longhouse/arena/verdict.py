"""What a decision was worth: what was picked, and what a bot that sees the same would have picked instead."""

import math
from dataclasses import dataclass
from typing import Final

from longhouse.bots.plans import carried, is_planned
from longhouse.bots.search import Budget, grow, imagined
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import Tree
from longhouse.kernel.table import Table

SEARCHED: Final = "searched"
PLANNED: Final = "planned"  # a question that the bot answers by a plan over many picks
WORLDS_OF_A_PLAN: Final = 8
SURE: Final = 1.96  # standard errors of 95 %, if there are many worlds
FEW: Final = (12.71, 4.30, 3.18, 2.78)  # if there are two to five (Student's t)
SMALLEST: Final = 0.005  # mistake or stroke of luck: less is shown as nothing


@dataclass(frozen=True)
class Verdict:
    """`best` is the best alternative; values are expected results (1 is a victory) of the seat that decided.

    `agreed` says that the bot would have picked the same: then nothing was given away, and the values are those of its
    search. Else both were compared in so many `worlds`: `loss` is what was given away, correct within `margin` 19
    times out of 20.
    """

    how: str
    agreed: bool
    value: float
    best: Option
    best_value: float
    loss: float
    margin: float
    worlds: int

    @property
    def mistake(self) -> bool:
        """Something was given away, and the randomness of the search does not explain it."""
        return self.loss > self.margin and self.loss >= SMALLEST


def judged(view: Table, decision: Decision, picked: Option, simulations: int, seed: str) -> Verdict:
    """`view` is that of the seat that decided. The same seed and simulations give the same verdict."""
    if is_planned(view, decision):
        return judged_plan(view, decision, picked, seed)
    tree = grow(view, decision, Budget(simulations), f"{seed}/search", True)  # until nothing can change what is best
    best = most_tried(tree, [option for option in decision.options if option != picked])
    if most_tried(tree, decision.options) == picked:
        return approved(SEARCHED, found_by(tree, picked), best, found_by(tree, best))
    return compared(view, decision, picked, best, max(2, simulations // 2), f"{seed}/duel")


def most_tried(tree: Tree, options: list[Option]) -> Option:
    """As the bot picks; among options that were never tried, what the judge prefers."""
    limbs = [tree.root.limbs[option] for option in options]
    return max(limbs, key=lambda limb: (limb.visits, limb.total, limb.prior)).option


def found_by(tree: Tree, option: Option) -> float:
    """What the search expects of an option; of one that it never tried, the mean of all."""
    limb = tree.root.limbs[option]
    return tree.worth(limb) if limb.visits else tree.root.total / tree.root.visits


def compared(view: Table, decision: Decision, picked: Option, better: Option, worlds: int, seed: str) -> Verdict:
    """What was picked beside something else, in other worlds than those in which that was found to be better: there it
    may only have been luckier."""
    if is_planned(view, decision):
        seeds = [f"{seed}/{number}" for number in range(worlds)]
        one, other = ([carried(view, decision, option, world) for world in seeds] for option in (picked, better))
        return weighed(PLANNED, one, better, other)
    one, other = duel(view, decision, (picked, better), worlds, seed)
    return weighed(SEARCHED, one, better, other)


def duel(view: Table, decision: Decision, pair: tuple[Option, Option], worlds: int, seed: str) -> list[list[float]]:
    """The results of two options, each from a tree that grows from it alone; both are tried in the same worlds."""
    mind = mind_of(view)
    trees = [Tree(view, decision, mind.judge, mind.evaluate, mind.style) for _ in pair]
    values: list[list[float]] = [[] for _ in pair]
    for number in range(worlds):
        world = imagined(view, decision.seat, f"{seed}/{number}")
        for tree, option, found in zip(trees, pair, values, strict=True):
            before = tree.root.total
            tree.follow(tree.root.limbs[option], world.clone())
            found.append(tree.root.total - before)
    return values


def approved(how: str, value: float, best: Option, other: float) -> Verdict:
    return Verdict(how, True, value, best, other, 0.0, 0.0, 0)


def weighed(how: str, values: list[float], best: Option, others: list[float]) -> Verdict:
    """Both were tried in the same worlds, so that luck distorts the comparison little."""
    n = len(values)
    value, other = sum(values) / n, sum(others) / n
    gaps = [b - a for a, b in zip(values, others, strict=True)]
    variance = sum((gap - (other - value)) ** 2 for gap in gaps) / max(1, n - 1)
    return Verdict(how, False, value, best, other, max(0.0, other - value), sure(n) * math.sqrt(variance / n), n)


def sure(worlds: int) -> float:
    """Standard errors of 95 %: the fewer worlds, the less is known about how far they lie apart (Student's t)."""
    free = max(1, worlds - 1)
    return FEW[free - 1] if free <= len(FEW) else SURE + 2.4 / free + 2.8 / free**2


# --- plans over many picks


def judged_plan(view: Table, decision: Decision, picked: Option, seed: str) -> Verdict:
    """What was picked and what the judge likes best, each carried out as the judge would, then evaluated."""
    worth = mind_of(view).judge(view, decision)
    liked = dict(zip(decision.options, worth, strict=True))
    best = max([option for option in decision.options if option != picked], key=lambda option: liked[option])
    if liked[picked] == max(worth):
        value, other = (carried(view, decision, option, f"{seed}/plan") for option in (picked, best))
        return approved(PLANNED, value, best, other)
    return compared(view, decision, picked, best, WORLDS_OF_A_PLAN, f"{seed}/plan")
