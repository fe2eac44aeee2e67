"""A bot that picks any option, each equally likely."""

import random
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.table import Table


@final
class Uniform(Bot):
    """Looks at nothing but the number of options."""

    name = "uniform"
    sees = False

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng: Final = random.Random(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        return options[int(self.rng.random() * len(options))]
