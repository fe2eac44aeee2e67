"""Whole games for the tests of the terminal, made once: a journal between bots, and what a person would type for it."""

from functools import cache

import longhouse
from longhouse.bots import ask, make_bot
from longhouse.kernel.chance import COUNTER
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import read_journal
from longhouse.kernel.proof import Proof

OPTIONS = {"mode": "base", "trade_max_offers_per_turn": "0", "first_player": "seat"}
SEED = "w17"


@cache
def journal() -> str:
    """Two bots that play well, so that it does not take long."""
    return journal_of(SEED, None)


def journal_of(seed: str, proof: Proof | None, generator: str = COUNTER) -> str:
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=seed, settings=OPTIONS, generator=generator)
    history.journal.proof = proof
    bots = [make_bot("greedy", "170"), make_bot("greedy", "171")]
    while not history.table.over:
        decision = history.table.decision
        history.pick(ask(bots[decision.seat], history.table, decision), decision.seat)
    return longhouse.write_journal(history.game, history.journal)


def picks() -> list[str]:
    """The game as text forms of options."""
    return [line.split()[1] for line in journal().split("\ndeal")[1].splitlines()[1:]]


@cache
def numbers() -> tuple[int, ...]:
    """The game as numbers of options."""
    game = longhouse.find_game("watch")
    history = longhouse.replay(journal(), upto=0)
    found: list[int] = []
    for number, pick in enumerate(read_journal(game, journal()).picks, 1):
        spelled = [history.table.spell(option) for option in history.table.legal_options(pick.seat)]
        found.append(spelled.index(pick.option) + 1)
        replay_pick(history, number, pick)
    return tuple(found)


def shortened(count: int) -> str:
    """The journal up to this pick."""
    head, _, rest = journal().partition("\ndeal")
    lines = rest.splitlines()
    return "\n".join([f"{head}\ndeal{lines[0]}", *lines[1 : count + 1]]) + "\n"
