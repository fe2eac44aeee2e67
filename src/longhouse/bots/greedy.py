"""A bot that takes what looks best one step ahead. What looks good is each game's own judgement."""

import random
from collections.abc import Callable
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.games.midgard import judgement as midgard
from longhouse.games.northgard import judgement as northgard
from longhouse.games.watch import judgement as watch
from longhouse.games.wild import judgement as wild
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table

Judge = Callable[[Table, Decision], list[float]]

JUDGES: Final[dict[str, Judge]] = {
    "watch": watch.judge,
    "northgard": northgard.judge,
    "midgard": midgard.judge,
    "wild": wild.judge,
}


@final
class Greedy(Bot):
    """Equally good options are equally likely."""

    name = "greedy"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draw = random.Random(seed).random

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = judge_of(view.origin.game)(view, decision)
        best = max(values)
        equals = [options[i] for i in range(len(options)) if values[i] == best]
        return equals[int(self.draw() * len(equals))]


def judge_of(game: str) -> Judge:
    if game not in JUDGES:
        raise SettingError(f"the greedy bot does not know the game '{game}'; it knows {', '.join(JUDGES)}")
    return JUDGES[game]
