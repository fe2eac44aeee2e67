"""Whole games of the full rules for the tests of the terminal, made once."""

from functools import cache

import longhouse
from longhouse import History
from longhouse.bots import ask, bot_seed, make_bot

SEATS = ("Ada", "Bo", "Cid")
OPTIONS = {"trade_max_offers_per_turn": "0"}
SEED = "f17"


def play(seed: str, bot: str) -> History:
    """Seats its bots as `longhouse play` does, and one more in the first seat."""
    history = longhouse.new_game("watch", seats=list(SEATS), seed=seed, settings=OPTIONS)
    bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(len(SEATS))]
    while not history.table.over:
        decision = history.table.decision
        history.pick(ask(bots[decision.seat], history.table, decision), decision.seat)
    return history


@cache
def well_played() -> History:
    """A game between bots that look ahead."""
    return play(SEED, "greedy")


@cache
def lost() -> History:
    """GW-15.2: a game at random in which the Wall was breached too often."""
    for number in range(100):
        history = play(f"lost{number}", "uniform")
        result = history.table.result
        if result is not None and result.ending == "watch-ending-breaches" and result.winners:
            return history
    raise AssertionError("the Wall stands too well for these seeds")
