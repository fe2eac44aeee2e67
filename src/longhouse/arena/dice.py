"""Rolls compared with their averages, over a whole game. Each game says what dice give (fortune.py)."""

from collections.abc import Callable
from dataclasses import dataclass

from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Rolled


@dataclass(frozen=True)
class Count:
    """Something that dice gave a seat (NOBODY: the whole table), and the average for as many rolls.

    `key` and `args` are those of a message, `words` what it says.
    """

    seat: Seat
    key: str
    args: tuple[int, ...]
    words: str
    times: int
    came: float
    expected: float


def counted(rolls: list[Rolled], words: Callable[[Rolled], str]) -> list[Count]:
    """Seat by seat, and the whole table last; in the order in which things were first rolled, the same for all."""
    sums: dict[tuple[Seat, str, tuple[int, ...]], list[Rolled]] = {}
    for roll in rolls:
        sums.setdefault((roll.seat, roll.key, tuple(roll.args)), []).append(roll)
    found = [
        Count(*what, words(same[0]), len(same), sum(roll.came for roll in same), sum(roll.expected for roll in same))
        for what, same in sums.items()
    ]
    order = list(dict.fromkeys((roll.key, tuple(roll.args)) for roll in rolls))
    return sorted(found, key=lambda count: (count.seat == NOBODY, count.seat, order.index((count.key, count.args))))
