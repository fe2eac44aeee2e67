"""Tables to speak of, in any game: fresh ones, and ones at which something has happened."""

import random
from collections.abc import Mapping
from typing import TypeVar

import longhouse
from longhouse import Table

T = TypeVar("T", bound=Table)
PLAYERS = 4


def fresh(kind: type[T], game: str, number: int, settings: Mapping[str, str]) -> T:
    """Nothing has been picked yet."""
    table = longhouse.new_table(game, players=PLAYERS, seed=number, settings=settings)
    assert isinstance(table, kind)
    return table


def settle(table: T, number: int, picks: int) -> T:
    """After this many random picks."""
    luck = random.Random(number)
    for _ in range(picks):
        decision = luck.choice(table.decisions)
        table.pick(luck.choice(decision.options), decision.seat)
    return table
