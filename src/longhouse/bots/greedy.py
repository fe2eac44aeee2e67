"""A bot that takes what looks best one step ahead, according to the judge of each game."""

import random
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.registry import mind_of
from longhouse.kernel.table import Table


@final
class Greedy(Bot):
    """Equally good options are equally likely."""

    name = "greedy"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng: Final = random.Random(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = mind_of(view).judge(view, decision)
        best = max(values)
        equals = [options[i] for i in range(len(options)) if values[i] == best]
        return equals[int(self.rng.random() * len(equals))]
