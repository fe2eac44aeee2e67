"""What was drawn, kind by kind, and what that did to everybody's chances; how lucky each was in all."""

import math
import random
from dataclasses import dataclass
from typing import Final

from longhouse.arena.luck import SURE, Moment
from longhouse.kernel.decision import Seat

GAMES: Final = 400  # put together from what might have come instead: correct within 5 of 100


@dataclass(frozen=True)
class Draw:
    """All draws of one kind: how many this seat made itself, and what all of them, its own and those of others, did to
    its chances; the margin of that, and how far it commonly goes. `key` is that of a message, `words` what it says."""

    seat: Seat
    key: str
    words: str
    times: int
    luck: float
    margin: float
    usual: float


def drawn(moments: list[Moment], seats: int, words: dict[str, str]) -> list[Draw]:
    """Seat by seat, the kinds in the order of `words`."""
    return [
        of_kind([moment for moment in moments if moment.kind == key], seat, key, said)
        for seat in range(seats)
        for key, said in words.items()
        if any(moment.kind == key for moment in moments)
    ]


def of_kind(moments: list[Moment], seat: Seat, key: str, words: str) -> Draw:
    variances = [moment.spread[seat] ** 2 for moment in moments]
    measured = sum(variance / moment.worlds for variance, moment in zip(variances, moments, strict=True))
    times = sum(moment.seat == seat for moment in moments)
    luck = sum(moment.luck[seat] for moment in moments)
    return Draw(seat, key, words, times, luck, SURE * math.sqrt(measured), math.sqrt(sum(variances)))


def luckier(moments: list[Moment], seats: int) -> list[float]:
    """By seat, in what share of games luck is as good or better: for each moment one comes that might have come."""
    if not moments:
        return [1.0] * seats
    rng = random.Random("luckier")
    better = [0] * seats
    sums = [sum(moment.luck[seat] for moment in moments) for seat in range(seats)]
    for _ in range(GAMES):
        others = [rng.choice(moment.instead) for moment in moments]
        for seat in range(seats):
            better[seat] += sum(luck[seat] for luck in others) >= sums[seat]
    return [times / GAMES for times in better]
