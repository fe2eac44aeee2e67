"""Levels of difficulty for people: easy, normal, hard. Each stands for a bot."""

import random
from dataclasses import dataclass
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.table import Table


@dataclass(frozen=True)
class Level:
    """Which bot plays, and how often it picks at random instead of thinking."""

    bot: str
    by_lot: float = 0.0


LEVELS: Final = {
    "easy": Level("greedy", by_lot=0.3),
    "normal": Level("greedy"),
    "hard": Level("search"),  # for at most a second
}


@final
class Careless(Bot):
    """Wraps another bot and makes some of its decisions at random."""

    def __init__(self, bot: Bot, by_lot: float) -> None:
        super().__init__(bot.seed)
        self.bot: Final = bot
        self.by_lot: Final = by_lot
        self.rng: Final = random.Random(f"{bot.seed}/easy")

    def choose(self, view: Table, decision: Decision) -> Option:
        if len(decision.options) > 1 and self.rng.random() < self.by_lot:
            return self.rng.choice(decision.options)
        return self.bot.choose(view, decision)
