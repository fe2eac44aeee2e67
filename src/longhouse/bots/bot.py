"""What a bot is: it is given what its seat sees and the options, and returns one of them."""

import hashlib
from typing import Final

from longhouse.kernel.box import Box
from longhouse.kernel.chance import seeded
from longhouse.kernel.content import ContentFile, Entry
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.origin import Origin
from longhouse.kernel.table import Table


class Bot:
    """A program that plays. The same seed, views and questions always give the same answers.

    `name` is what it is called in messages, by default its class. `sees` says whether the bot looks at the view at all:
    if not, no view is made for it.
    """

    name = "bot"
    sees = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" not in vars(cls):
            cls.name = cls.__name__

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def choose(self, view: Table, decision: Decision) -> Option:
        """One of the options of the decision, which is always put to the seat whose view this is."""
        raise NotImplementedError


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in this seat, made from that of the game, which would reveal all rolls and draws."""
    return hashlib.sha256(f"longhouse bot/{seat}/{seed}".encode()).hexdigest()


def blank_table() -> Table:
    """A table of no game, with nothing on it."""
    return Table(Box(Origin("", 0, {}, ContentFile(Entry({}, ""), "")), 0), seeded("", ()), [])


NOTHING_SEEN: Final = blank_table()  # the view of a bot that does not look


def ask(bot: Bot, table: Table, decision: Decision) -> Option:
    """What the bot answers to an open decision of this table. A bot never gets the table itself or one of its lists."""
    if bot.sees:
        view = table.view(decision.seat)
        return bot.choose(view, view.decision_for(decision.seat))
    return bot.choose(NOTHING_SEEN, Decision(decision.seat, decision.ask, decision.args[:], decision.options[:]))
