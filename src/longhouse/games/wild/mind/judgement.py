"""How good an option looks to a seat, one step ahead: how the greedy bot decides."""

from math import log
from typing import Final

from longhouse.games.wild.mind.answers import answer_worth
from longhouse.games.wild.mind.defending import judge_response, taken_out_worth
from longhouse.games.wild.mind.raids import compose_values
from longhouse.games.wild.mind.standing import Mind
from longhouse.games.wild.mind.turn_plans import judge_turn
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Decision
from longhouse.kernel.search.tree import Style
from longhouse.kernel.table import Table

STYLE: Final = Style(heat=1.0, rounds=1)  # how the search plays
# questions that are answered by a plan over many picks: a purchase, an attack, or what is kept for later
PLANNED: Final[tuple[str, ...]] = (
    "wild-ask-compose",
    "wild-ask-gain",
    "wild-ask-hold",
    "wild-ask-keep",
    "wild-ask-pay",
    "wild-ask-step",
    "wild-ask-storage",
    "wild-ask-store",
)


def judge(view: Table, decision: Decision) -> list[float]:
    """How good each option looks from this view; comparable within one decision only.

    The best is 0. Options far behind differ less than those near it, because in a turn the numbers only say what comes
    first.
    """
    values = judge_ask(view, decision)
    best = max(values)
    return [-log(1.0 + best - value) for value in values]


def judge_ask(view: Table, decision: Decision) -> list[float]:
    assert isinstance(view, Wild)
    mind = Mind(view, decision.seat)
    ask, options = decision.ask, decision.options
    if ask == "wild-ask-turn":
        return judge_turn(mind, options)
    if ask == "wild-ask-compose":
        return compose_values(mind, options)
    if ask == "wild-ask-respond":
        return judge_response(mind, options)
    if ask == "wild-ask-take-out":
        return [taken_out_worth(mind, option) for option in options]
    return [answer_worth(mind, option) for option in options]
