"""How sure a search is of its options: which of them can be compared, and which were tried too little for that."""

import math
from dataclasses import dataclass
from typing import Final

from longhouse.bots.plans import carried
from longhouse.bots.search import ENDLESS, Budget, Clock, grow, imagined
from longhouse.kernel.decision import Decision
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import Limb, Tree, prior_of
from longhouse.kernel.table import Table

COMPARED: Final = 3  # options that are tried often enough to be ranked
LIKED: Final = 5  # options of which a plan is tried
FEWEST: Final = 30  # visits of an option that is ranked
WIDEST: Final = 0.08  # margin of an option that is ranked
LEAST: Final = 0.005  # chances; a smaller lead would be shown as none
SURE: Final = 1.96  # standard errors of 95 %
SEARCHED: Final = 0.55  # of the budget; the rest is for the options that are compared


@dataclass(frozen=True)
class Tried:
    """An option (its place in the decision), and the results in the worlds in which it was tried, which are the same
    for all options. `value` is what is expected; 19 times out of 20 it is right within `margin`."""

    at: int
    value: float
    results: list[float]

    @property
    def visits(self) -> int:
        return len(self.results)

    @property
    def margin(self) -> float:
        return margin_of(self.results)

    @property
    def sure(self) -> bool:
        return self.visits >= FEWEST and self.margin <= WIDEST

    def beats(self, other: "Tried") -> bool:
        """Whether it is better by more than chance explains and people see, in the worlds in which both were tried."""
        gaps = [one - two for one, two in zip(self.results, other.results)]
        return bool(gaps) and sum(gaps) / len(gaps) > max(LEAST, margin_of(gaps))


def margin_of(values: list[float]) -> float:
    n = len(values)
    if n < 2:
        return 1.0
    mean = sum(values) / n
    return SURE * math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def ranked(tried: list[Tried], best: Tried) -> list[Tried]:
    """Those that can be compared, the best first: what the bot would pick, unless another is better for sure."""
    sure = sorted([each for each in tried if each.sure], key=lambda each: -each.value)
    better = [each for each in sure if each.beats(best)]
    first = better[0] if better else best
    return [first, *[each for each in sure if each is not first]] if first.sure else []


# --- searching


def searched(view: Table, decision: Decision, budget: Budget, seed: str) -> tuple[Tree, list[Tried], Tried]:
    """The options that were tried, and which of them was tried most."""
    tree = grow(view, decision, part_of(budget, SEARCHED), seed, False)
    tree_best = tree.most
    even_out(tree, view, decision, budget, seed)
    limbs = [tree.root.limbs[option] for option in decision.options]
    tried = {limb.option: Tried(at, tree.worth(limb), results_of(limb)) for at, limb in enumerate(limbs) if limb.visits}
    return tree, list(tried.values()), tried[tree_best.option]


def part_of(budget: Budget, part: float) -> Budget:
    return Budget(math.ceil(budget.simulations * part), budget.seconds * part)


def even_out(tree: Tree, view: Table, decision: Decision, budget: Budget, seed: str) -> None:
    """With the rest of the budget, try the most promising options as often as they must be tried to be ranked; each of
    them once however slow that is."""
    clock = Clock(part_of(budget, 1.0 - SEARCHED))
    most = budget.simulations or ENDLESS
    promising = sorted(tree.root.ranked, key=lambda limb: -limb.visits)[:COMPARED]
    for limb in promising:
        while limb.visits < FEWEST and tree.worlds < most and not (clock.over and limb.visits):
            tree.follow(limb, imagined(view, decision.seat, f"{seed}/{limb.visits}"))


def results_of(limb: Limb) -> list[float]:
    return [after - before for before, after in zip(limb.sums, limb.sums[1:])]


# --- carrying out plans


def carried_out(view: Table, decision: Decision, budget: Budget, seed: str) -> tuple[list[Tried], Tried]:
    """The options that the judge likes best, each carried out as the judge would; the judge's plan is the best."""
    mind, options = mind_of(view), decision.options
    priors = prior_of(mind.judge(view, decision), mind.style.heat)
    liked = sorted(range(len(options)), key=lambda at: -priors[at])[:LIKED]
    results: dict[int, list[float]] = {at: [] for at in liked}
    clock, worlds = Clock(budget), 0
    while worlds == 0 or not clock.over_after(worlds):
        if budget.simulations and (worlds + 1) * len(liked) > max(budget.simulations, len(liked)):
            break
        for at in liked:
            results[at].append(carried(view, decision, options[at], f"{seed}/{worlds}"))
        worlds += 1
    tried = [Tried(at, sum(found) / len(found), found) for at, found in results.items()]
    return tried, tried[0]
