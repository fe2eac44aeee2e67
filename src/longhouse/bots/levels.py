"""Bots for people who want to be told how hard it will be: easy, normal, hard."""

import random
from typing import Final, final

from longhouse.bots.bot import Bot
from longhouse.bots.greedy import Greedy
from longhouse.bots.search import Budget, Search
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.table import Table

BY_LOT: Final = 0.3  # how often the easy bot does not think


@final
class Easy(Bot):
    """Knows what is good, but of ten decisions it leaves three to the lot."""

    name = "easy"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.luck: Final = random.Random(f"{seed}/easy")
        self.greedy: Final = Greedy(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        if len(decision.options) > 1 and self.luck.random() < BY_LOT:
            return self.luck.choice(decision.options)
        return self.greedy.choose(view, decision)


@final
class Normal(Bot):
    """The greedy bot: takes what looks best one step ahead, at once."""

    name = "normal"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.greedy: Final = Greedy(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        return self.greedy.choose(view, decision)


@final
class Hard(Bot):
    """The searching bot: thinks ahead for at most a second."""

    name = "hard"
    sees = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.search: Final = Search(seed, Budget())

    def choose(self, view: Table, decision: Decision) -> Option:
        return self.search.choose(view, decision)
