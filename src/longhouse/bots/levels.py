"""Names for people who want to know how hard it will be: easy, normal, hard. Each stands for a bot."""

import random
from dataclasses import dataclass
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.table import Table


@dataclass(frozen=True)
class Level:
    """Which bot plays, and how often it does not think but picks anything."""

    bot: str
    by_lot: float = 0.0


LEVELS: Final = {
    "easy": Level("greedy", by_lot=0.3),
    "normal": Level("greedy"),
    "hard": Level("search"),  # for at most a second
}


@final
class Careless(Bot):
    """Another bot that leaves some of its decisions to the lot."""

    def __init__(self, bot: Bot, by_lot: float) -> None:
        super().__init__(bot.seed)
        self.bot: Final = bot
        self.by_lot: Final = by_lot
        self.luck: Final = random.Random(f"{bot.seed}/easy")

    def choose(self, view: Table, decision: Decision) -> Option:
        if len(decision.options) > 1 and self.luck.random() < self.by_lot:
            return self.luck.choice(decision.options)
        return self.bot.choose(view, decision)
