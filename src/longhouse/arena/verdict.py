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
SMALLEST: Final = 0.0005  # mistake or stroke of luck: less is shown as nothing


@dataclass(frozen=True)
class Verdict:
    """`best` is the best alternative; values are expected results (1 is a victory) of the seat that decided.

    `agreed` says that the bot would have picked the same. `loss` is what was given away compared with its pick; 19
    times out of 20 it is correct within `margin`.
    """

    how: str
    agreed: bool
    value: float
    best: Option
    best_value: float
    loss: float
    margin: float

    @property
    def mistake(self) -> bool:
        """Something was given away, and the randomness of the search does not explain it."""
        return self.loss > self.margin and self.loss >= SMALLEST


def judged(view: Table, decision: Decision, picked: Option, simulations: int, seed: str) -> Verdict:
    """`view` is that of the seat that decided. The same seed and simulations give the same verdict."""
    if is_planned(view, decision):
        return judged_plan(view, decision, picked, seed)
    tree = grow(view, decision, Budget(simulations), f"{seed}/search", False)
    best = most_tried(tree, [option for option in decision.options if option != picked])
    agreed = most_tried(tree, decision.options) == picked
    half = max(2, simulations // 2)
    values = [tried(view, decision, option, half, f"{seed}/duel") for option in (picked, best)]
    return weighed(SEARCHED, values[0], best, values[1], agreed)


def most_tried(tree: Tree, options: list[Option]) -> Option:
    """As the bot picks; among options that were never tried, what the judge prefers."""
    limbs = [tree.root.limbs[option] for option in options]
    return max(limbs, key=lambda limb: (limb.visits, limb.total, limb.prior)).option


def tried(view: Table, decision: Decision, option: Option, times: int, seed: str) -> list[float]:
    """The results of an option, from a tree that grows from it alone. Two options are tried in the same worlds."""
    mind = mind_of(view)
    tree = Tree(view, decision, mind.judge, mind.evaluate, mind.style)
    values: list[float] = []
    before = 0.0
    for number in range(times):
        tree.follow(tree.root.limbs[option], imagined(view, decision.seat, f"{seed}/{number}"))
        values.append(tree.root.total - before)
        before = tree.root.total
    return values


def weighed(how: str, values: list[float], best: Option, others: list[float], agreed: bool) -> Verdict:
    """Both were tried in the same worlds, so that luck distorts the comparison little."""
    n = len(values)
    value, other = sum(values) / n, sum(others) / n
    gaps = [b - a for a, b in zip(values, others, strict=True)]
    variance = sum((gap - (other - value)) ** 2 for gap in gaps) / max(1, n - 1)
    loss = 0.0 if agreed else max(0.0, other - value)
    return Verdict(how, agreed, value, best, other, loss, sure(n) * math.sqrt(variance / n))


def sure(worlds: int) -> float:
    """Standard errors of 95 %: the fewer worlds, the less is known about how far they lie apart (Student's t)."""
    free = max(1, worlds - 1)
    return FEW[free - 1] if free <= len(FEW) else SURE + 2.4 / free + 2.8 / free**2


# --- plans over many picks


def judged_plan(view: Table, decision: Decision, picked: Option, seed: str) -> Verdict:
    """What was picked and what the judge likes best, each carried out as the judge would, then evaluated."""
    worth = mind_of(view).judge(view, decision)
    liked = dict(zip(decision.options, worth, strict=True))
    agreed = liked[picked] == max(worth)
    best = max([option for option in decision.options if option != picked], key=lambda option: liked[option])
    seeds = [f"{seed}/plan/{number}" for number in range(WORLDS_OF_A_PLAN)]
    values = [[carried(view, decision, option, world) for world in seeds] for option in (picked, best)]
    return weighed(PLANNED, values[0], best, values[1], agreed)
