"""A hint for a player: the best options with what is expected of them and why, as a bot that searches sees them."""

import time
from dataclasses import dataclass
from typing import Final

from longhouse.bots.lines import steps_of
from longhouse.bots.plans import is_planned
from longhouse.bots.ranking import COMPARED, Tried, carried_out, part_of, ranked, searched
from longhouse.bots.reasons import BRINGS, Inquiry, Why
from longhouse.bots.search import Budget
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.search.tree import Tree
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Phrase, Players

SHOWN: Final = 5
SEED: Final = "hint"  # fixed: with a budget of simulations the same question gets the same hint
THINKING: Final = 0.7  # of the seconds; the rest is for finding reasons


@dataclass(frozen=True)
class Advised:
    """An option (its place in the decision): how often it was tried, its expected result (1 is a victory), which is
    right within `margin` 19 times out of 20, and why. If it is `level`, chance alone may have put it behind the best.

    `steps` are the picks that belong to it, if it is the first of several.
    """

    at: int
    visits: int
    value: float
    margin: float
    level: bool
    why: list[Why]
    steps: list[Phrase]


@dataclass(frozen=True)
class Hint:
    """The best options first; of these, `ranked` have been tried often enough to be compared. If there is only one
    option, there was no search, and `simulations` is 0.

    `planned` says that the bot answers such questions by a plan over many picks; `nudge` what counts most for the best.
    """

    options: list[Advised]
    ranked: int
    simulations: int
    seconds: float
    planned: bool
    nudge: Phrase | None


def hint(view: Table, decision: Decision, budget: Budget, seats: Players) -> Hint:
    """What to do in this decision, from the view of its seat. SettingError if the game cannot be searched."""
    if len(decision.options) == 1:
        return forced()
    started = time.monotonic()
    thinking = budget if budget.simulations else part_of(budget, THINKING)
    tree: Tree | None = None
    planned = is_planned(view, decision)
    if planned:
        tried, best = carried_out(view, decision, thinking, SEED)
    else:
        tree, tried, best = searched(view, decision, thinking, SEED)
    order = ordered(tried, best)
    sure = min(len(ranked(tried, best)), COMPARED)
    seconds = 0.0 if budget.simulations else max(0.1, started + budget.seconds - time.monotonic())
    explained = Explained(view, decision, order, max(1, sure), seats, tree, seconds)
    simulations = sum(each.visits for each in tried)
    return Hint(explained.all(), sure, simulations, time.monotonic() - started, planned, explained.nudge())


def forced() -> Hint:
    return Hint([Advised(0, 0, 0.0, 1.0, False, [], [])], 0, 0, 0.0, False, None)


def ordered(tried: list[Tried], best: Tried) -> list[Tried]:
    """Those that are ranked, then those that were tried most."""
    first = ranked(tried, best)[:COMPARED]
    rest = [each for each in tried if each not in first]
    rest.sort(key=lambda each: (each is not best, -each.visits, -each.value))
    return [*first, *rest][:SHOWN]


class Explained:
    """The options of a hint, with reasons for those that are ranked."""

    def __init__(
        self,
        view: Table,
        decision: Decision,
        order: list[Tried],
        ranked: int,
        seats: Players,
        tree: Tree | None,
        seconds: float,
    ) -> None:
        self.view: Final = view
        self.decision: Final = decision
        self.order: Final = order
        self.ranked: Final = ranked
        self.seats: Final = seats
        options = [decision.options[each.at] for each in order[: max(2, ranked)]]
        if len(options) == 1:  # there was no time for more: it is compared with another that was never tried
            options.append(next(option for option in decision.options if option != options[0]))
        self.rival: Final = options[1]
        self.inquiry: Final = Inquiry(view, decision, options, seats, tree, None, seconds)

    def all(self) -> list[Advised]:
        return [self.advised(place, each) for place, each in enumerate(self.order)]

    def advised(self, place: int, tried: Tried) -> Advised:
        best, option = self.order[0], self.option(place)
        why = self.why(place) if place < self.ranked else []
        steps = steps_of(self.inquiry.plan(option)) if place < self.ranked else []
        level = 0 < place < self.ranked and not best.beats(tried)
        return Advised(tried.at, tried.visits, tried.value, tried.margin, level, why, steps)

    def why(self, place: int) -> list[Why]:
        """The best against the second; the others against the best: one thing for them, and one against."""
        option, best = self.option(place), self.option(0)
        if place:
            brings = [why for why in self.inquiry.reasons(option, best) if why.kind == BRINGS]
            return [*brings[:1], *self.inquiry.lacks(option, best)]
        return self.inquiry.reasons(option, self.rival)

    def option(self, place: int) -> Option:
        return self.decision.options[self.order[place].at]

    def nudge(self) -> Phrase | None:
        return self.inquiry.matter(self.option(0), self.rival)


def per_cent(value: float) -> int:
    """An expected result as people say it: of a hundred games, how many are won."""
    return round(100 * min(1.0, max(0.0, value)))
