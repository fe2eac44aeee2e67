"""A bot that plays on in imagined worlds and takes what it tried most: information-set Monte-Carlo tree search.

The tree itself is in the kernel (tree.py), where it is compiled; here are the worlds, the clock and the processes.
"""

import random
import re
import time
from dataclasses import dataclass
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.bots.greedy import Greedy
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.game import SettingError
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import Style, Tree
from longhouse.kernel.search.unseen import determinize
from longhouse.kernel.table import Table

SECONDS: Final = 1.0  # for a decision, by default
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_PROCESSES: Final = 64
ENDLESS: Final = 10**9
TWICE: Final = 2  # how often the same question is searched before anything has happened
LOOK: Final = 16  # simulations between two checks whether anything can still change
FEW: Final = 30  # simulations would be too few; in a game that slow, positions are evaluated without being played on
SLOW: Final = 2  # how many simulations at the start may take longer
FORM: Final = re.compile(r"search(?:/(?:(\d{1,9})|(\d{1,9}(?:\.\d{1,9})?)s)(?:x(\d{1,3}))?)?")


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: a number of simulations or of seconds, and in how many processes."""

    simulations: int = 0
    seconds: float = SECONDS
    processes: int = 1


def read_budget(name: str) -> Budget:
    """`search`, `search/400`, `search/0.5s`, `search/400x2`; raises SettingError in one line."""
    found = FORM.fullmatch(name)
    if found is None:
        forms = "search, search/400 (simulations), search/0.5s (seconds) or search/400x2 (in two processes)"
        raise SettingError(f"there is no bot '{name}'; write {forms}")
    simulations, seconds, processes = found.groups()
    budget = Budget(int(simulations or 0), float(seconds or SECONDS), int(processes or 1))
    if simulations and not 1 <= budget.simulations <= MOST_SIMULATIONS:
        raise SettingError(f"bot '{name}': it can do 1 to {MOST_SIMULATIONS} simulations")
    if not 0 < budget.seconds <= MOST_SECONDS:
        raise SettingError(f"bot '{name}': it can think for more than 0 and at most {MOST_SECONDS:g} seconds")
    if not 1 <= budget.processes <= MOST_PROCESSES:
        raise SettingError(f"bot '{name}': it can use 1 to {MOST_PROCESSES} processes")
    return budget


@final
class Clock:
    """Says when the seconds of a budget are over; never, for a budget of simulations."""

    def __init__(self, budget: Budget) -> None:
        self.seconds: Final = 0.0 if budget.simulations else budget.seconds
        self.started: Final = time.monotonic()

    @property
    def passed(self) -> float:
        return time.monotonic() - self.started

    @property
    def over(self) -> bool:
        return self.seconds > 0 and self.passed >= self.seconds

    def over_after(self, rounds: int) -> bool:
        """Whether another round, as long as those that are done, would be too much."""
        return self.seconds > 0 and self.passed * (rounds + 1) > self.seconds * rounds


@dataclass(frozen=True)
class Prospect:
    """What a search found out about an option: how often it was tried, its expected result (1 is a victory; for an
    option that was never tried, the mean of all), and how likely it is the best according to the judge."""

    option: Option
    visits: int
    value: float
    prior: float


@dataclass(frozen=True)
class Thought:
    """The result of a search: the options in the order of the decision."""

    prospects: list[Prospect]
    simulations: int
    seconds: float

    @property
    def best(self) -> Option:
        return self.best_first()[0].option

    def best_first(self) -> list[Prospect]:
        """Most visits; of equals the higher value, then the order of the decision."""
        return sorted(self.prospects, key=lambda prospect: (-prospect.visits, -prospect.value))


@final
class Search(Bot):
    """Thinks as long as its budget lets it. With a budget of simulations the same seed gives the same answers."""

    name = "search"
    sees = True

    def __init__(self, seed: str, budget: Budget, style: Style | None = None) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        self.style: Final = style
        self.rng: Final = random.Random(seed)
        self.greedy: Final = Greedy(seed)
        self.moment = (0, 0)
        self.asked: dict[tuple[str, tuple[Option, ...]], int] = {}  # how often, since something happened

    def choose(self, view: Table, decision: Decision) -> Option:
        """Stops early when no option can overtake the one tried most."""
        known = self.at_once(view, decision)
        return known or self.consider(view, decision, True).best

    def at_once(self, view: Table, decision: Decision) -> Option | None:
        """What it picks without a search, where there is no choice or the judge plans better; else None."""
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.ask in mind_of(view).planned or self.goes_round(view, decision):
            return self.greedy.choose(view, decision)
        return None

    def next_seed(self) -> str:
        """For one search."""
        return str(self.rng.getrandbits(64))

    def goes_round(self, view: Table, decision: Decision) -> bool:
        """Whether it is asked the same again and again, as it takes back what it does: that must come to an end."""
        moment = (view.turn, view.barriers())
        if moment != self.moment:
            self.moment = moment
            self.asked = {}
        question = (decision.ask, tuple(decision.options))
        self.asked[question] = self.asked.get(question, 0) + 1
        return self.asked[question] > TWICE

    def think(self, view: Table, decision: Decision) -> Thought:
        """What comes of each option, with the whole budget."""
        return self.consider(view, decision, False)

    def consider(self, view: Table, decision: Decision, hurry: bool) -> Thought:
        started = time.monotonic()
        seed = self.next_seed()
        if self.budget.processes > 1:
            from longhouse.bots.parallel import grow_apart  # noqa: PLC0415  (it imports this module)

            counts = grow_apart(view, decision, self.budget, seed)
        else:
            counts = counts_of(grow(view, decision, self.budget, seed, hurry, self.style), decision)
        return thought_of(decision, counts, time.monotonic() - started)


# --- growing a tree


def grow(view: Table, decision: Decision, budget: Budget, seed: str, hurry: bool, style: Style | None = None) -> Tree:
    """A tree of this decision, grown as long as the budget allows; in a hurry only until nothing can change."""
    mind = mind_of(view)
    tree = Tree(view, decision, mind.judge, mind.evaluate, style or mind.style)
    worlds: list[Table] = []
    started = time.monotonic()
    for done in range(budget.simulations or ENDLESS):
        passed = 0.0 if budget.simulations else time.monotonic() - started
        if done and passed >= budget.seconds:
            break
        if hurry and done and done % LOOK == 0 and tree.lead() > left(budget, done, passed):
            break
        if done and passed > budget.seconds * (done + SLOW) / FEW:
            tree.hurry()
        limb = tree.begin()
        if limb.visits == len(worlds):
            worlds.append(imagined(view, decision.seat, f"{seed}/{limb.visits}"))
        tree.follow(limb, worlds[limb.visits].clone())  # all options in the same worlds, so that none is just luckier
    return tree


def left(budget: Budget, done: int, passed: float) -> float:
    """How many simulations are still to come, estimated by the clock."""
    if budget.simulations:
        return budget.simulations - done
    return done * (budget.seconds - passed) / passed if passed else ENDLESS


def imagined(view: Table, seat: Seat, seed: str) -> Table:
    """A world in which this seat would see exactly what it sees now."""
    world = view.clone()
    determinize(world, seat, seed)
    return world


# --- results

Count = tuple[int, float, float]  # of an option: visits, the sum of their values, prior


def counts_of(tree: Tree, decision: Decision) -> list[Count]:
    limbs = [tree.root.limbs[option] for option in decision.options]
    return [(limb.visits, limb.visits * tree.worth(limb) if limb.visits else 0.0, limb.prior) for limb in limbs]


def thought_of(decision: Decision, counts: list[Count], seconds: float) -> Thought:
    done = sum(visits for visits, _, _ in counts)
    mean = sum(total for _, total, _ in counts) / max(1, done)
    prospects = [
        Prospect(option, visits, total / visits if visits else mean, prior)
        for option, (visits, total, prior) in zip(decision.options, counts)
    ]
    return Thought(prospects, done, seconds)
