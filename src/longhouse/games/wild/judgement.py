"""How good an option looks to a seat, one step ahead: what the greedy bot asks. No rule is made here."""

from longhouse.games.wild.answers import answer_worth
from longhouse.games.wild.defending import judge_response, taken_out_worth
from longhouse.games.wild.raids import compose_values
from longhouse.games.wild.standing import Mind
from longhouse.games.wild.table import Wild
from longhouse.games.wild.turn_plans import judge_turn
from longhouse.kernel.decision import Decision
from longhouse.kernel.table import Table


def judge(view: Table, decision: Decision) -> list[float]:
    """How good each option looks from this view; comparable within one decision only."""
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
