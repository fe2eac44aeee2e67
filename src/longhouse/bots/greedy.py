"""A bot that takes what looks best one step ahead. What looks good is each game's own judgement."""

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.games import NAMES as GAMES
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table

Judge = Callable[[Table, Decision], list[float]]


@final
class Greedy(Bot):
    """Equally good options are equally likely."""

    name = "greedy"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.luck: Final = random.Random(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = judge_of(view.origin.game)(view, decision)
        best = max(values)
        equals = [options[i] for i in range(len(options)) if values[i] == best]
        return equals[int(self.luck.random() * len(equals))]


@cache
def judge_of(game: str) -> Judge:
    """Of a game that is played; the judges of the others are not even loaded."""
    if game not in GAMES:
        raise SettingError(f"the greedy bot does not know the game '{game}'; it knows {', '.join(GAMES)}")
    judge: Judge = import_module(f"longhouse.games.{game}.mind.judgement").judge
    return judge
