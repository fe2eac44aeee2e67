"""Rolls compared with their averages, over a whole game. Each game says what dice give (fortune.py)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Rolled


@dataclass(frozen=True)
class Count:
    """Something that dice gave a seat (NOBODY: the whole table), and the average for as many rolls.

    `key` and `args` are those of a message, `words` what it says. `chance` is exact: how likely it was to get as much
    or more, or where it was less than the average, as little or less.
    """

    seat: Seat
    key: str
    args: tuple[int, ...]
    words: str
    times: int
    came: float
    expected: float
    chance: float


def counted(rolls: list[Rolled], words: Callable[[Rolled], str]) -> list[Count]:
    """Seat by seat, and the whole table last; in the order in which things were first rolled, the same for all."""
    sums: dict[tuple[Seat, str, tuple[int, ...]], list[Rolled]] = {}
    for roll in rolls:
        sums.setdefault((roll.seat, roll.key, tuple(roll.args)), []).append(roll)
    found = [counted_together(what, same, words(same[0])) for what, same in sums.items()]
    order = list(dict.fromkeys((roll.key, tuple(roll.args)) for roll in rolls))
    return sorted(found, key=lambda count: (count.seat == NOBODY, count.seat, order.index((count.key, count.args))))


def counted_together(what: tuple[Seat, str, tuple[int, ...]], same: list[Rolled], words: str) -> Count:
    came, expected = sum(roll.came for roll in same), sum(roll.expected for roll in same)
    likely = distribution(same)
    tail = sum(chance for total, chance in likely.items() if (total >= came if came >= expected else total <= came))
    return Count(*what, words, len(same), came, expected, min(1.0, tail))


def distribution(rolls: list[Rolled]) -> dict[float, float]:
    """How likely each sum of these rolls was."""
    found = {0.0: 1.0}
    for roll in rolls:
        ways = Counter(roll.ways)
        longer: dict[float, float] = {}
        for total, chance in found.items():
            for value, times in ways.items():
                longer[total + value] = longer.get(total + value, 0.0) + chance * times / len(roll.ways)
        found = longer
    return found
