"""What a searching bot would do in somebody's place: the best options, how often each was tried, what it expects."""

from dataclasses import dataclass
from typing import Final

from longhouse.bots.search import Budget, Prospect, Search, Thought
from longhouse.kernel.decision import Decision
from longhouse.kernel.table import Table

SHOWN: Final = 5
SEED: Final = "hint"  # any will do: with a budget of simulations the same hint is given to the same question


@dataclass(frozen=True)
class Hint:
    """The best options first. Where nothing was searched (one option, or a plan over many picks) there is one alone,
    and `simulations` is 0."""

    best: list[Prospect]
    simulations: int
    seconds: float


def hint(view: Table, decision: Decision, budget: Budget) -> Hint:
    """What to do in this decision, from the view of its seat. SettingError if the game cannot be searched."""
    known = hint_at_once(view, decision)
    return hint_of(Search(SEED, budget).think(view, decision)) if known is None else known


def hint_at_once(view: Table, decision: Decision) -> Hint | None:
    """The hint where a searching bot does not search; else None."""
    known = Search(SEED, Budget()).at_once(view, decision)
    return None if known is None else Hint([Prospect(known, 0, 0.0, 1.0)], 0, 0.0)


def hint_of(thought: Thought) -> Hint:
    tried = [prospect for prospect in thought.best_first() if prospect.visits]
    return Hint(tried[:SHOWN], thought.simulations, thought.seconds)


def per_cent(value: float) -> int:
    """An expected result as people say it: of a hundred games, how many are won."""
    return round(100 * min(1.0, max(0.0, value)))
