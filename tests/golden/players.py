"""The players of the golden games. They are kept here, because a bot that improves must not change a golden."""

import random
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import Final

from longhouse import Option, Table
from longhouse.bots import ask, bot_seed, make_bot
from longhouse.kernel.journal import played_game, read_journal
from tests.golden.golden import Golden

Player = Callable[[Table], tuple[int, Option]]  # what is picked at this table, and by which seat

# by game how likely an option is, by its verb or its whole text; all others are 1
NORTHGARD: Final = {
    "play": 12,
    "upgrade": 6,
    "replace": 3,
    "remove": 3,
    "recruit": 4,
    "from": 4,
    "attack": 3,
    "build": 4,
    "build/forge": 40,
    "build/fortress": 40,
    "build/altar_of_kings": 40,
    "exchange": 4,
    "collect": 3,
    "choose": 4,
    "pay": 4,
    "strike": 4,
    "counter": 3,
    "call": 4,
    "yes": 3,
}
MIDGARD: Final = {
    "place/runesmith": 6,
    "place/sages_house": 4,
    "place/large_longship": 5,
    "place/small_longship": 5,
    "place/hafter": 4,
    "place/blacksmith": 4,
    "place/swordsmith": 4,
    "place/shipwright": 6,
    "place/worker_huts": 8,
    "place/troll": 4,
    "place/draugr_1": 4,
    "place/draugr_2": 4,
    "use": 3,
    "send": 8,
    "load": 5,
    "confirm": 2,
    "mark": 3,
    "roll": 2,
}
WILD: Final = {
    "play": 6,
    "attack": 8,
    "undead": 8,
    "dragon": 3,
    "mission": 40,
    "build": 3,
    "build/beer_storage": 6,
    "build/gold_storage": 6,
    "upgrade": 12,
    "upgrade-by-hand": 6,
    "swap": 2,
    "swap-by-hand": 2,
    "buy": 2,
    "path": 4,
    "steal": 2,
    "add": 3,
    "ready": 3,
    "commit": 6,
    "respond": 3,
}
LIKELY: Final = {"northgard": NORTHGARD, "midgard": MIDGARD, "wild": WILD}


def uniform(golden: Golden) -> Player:
    """Any option of any seat that is asked. (Of Random's methods only random() is guaranteed to stay the same.)"""
    luck = random.Random(golden.seed)

    def pick(table: Table) -> tuple[int, Option]:
        decision = table.decisions[int(luck.random() * len(table.decisions))]
        return decision.seat, decision.options[int(luck.random() * len(decision.options))]

    return pick


def eager(golden: Golden) -> Player:
    """Prefers acting to waiting, and so reaches what random players, who pass early, are too poor for."""
    luck = random.Random(golden.seed)

    def pick(table: Table) -> tuple[int, Option]:
        decision = table.decisions[int(luck.random() * len(table.decisions))]
        ends = list(accumulate(likely(golden.game, table.spell(option)) for option in decision.options))
        return decision.seat, decision.options[bisect_right(ends, int(luck.random() * ends[-1]))]

    return pick


def restless(golden: Golden) -> Player:
    """Just as eager, and now and then takes an offer that nobody waits for."""
    luck, act = random.Random(f"restless {golden.seed}"), eager(golden)

    def pick(table: Table) -> tuple[int, Option]:
        offers = [question for question in table.questions if question not in table.decisions]
        if not offers or luck.random() > 0.1:
            return act(table)
        offer = offers[int(luck.random() * len(offers))]
        return offer.seat, offer.options[int(luck.random() * len(offer.options))]

    return pick


def likely(game: str, text: str) -> int:
    weights = LIKELY[game]
    return weights.get(text) or weights.get(text.partition("/")[0], 1)


def kept(golden: Golden) -> Player:
    """The picks of the existing golden, with the chance of its seed."""
    text = golden.path.read_text(encoding="utf-8")
    picks = iter(read_journal(played_game(text), text).picks)

    def pick(table: Table) -> tuple[int, Option]:
        written = next(picks)
        option = table.read(written.option)
        assert option is not None
        return written.seat, option

    return pick


def greedy(golden: Golden) -> Player:
    """The bots of that name, as they are today."""
    bots = [make_bot("greedy", bot_seed(str(golden.seed), seat)) for seat in range(golden.players)]

    def pick(table: Table) -> tuple[int, Option]:
        decision = table.decision
        return decision.seat, ask(bots[decision.seat], table, decision)

    return pick


PLAYERS: Final = {"uniform": uniform, "eager": eager, "restless": restless, "greedy": kept}
