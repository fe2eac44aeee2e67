"""Limits how often something may be done: a token bucket that refills over time, whatever the wall clock says."""

import math
import time
from collections.abc import Callable
from typing import Final, final


@final
class Bucket:
    """A number at once, and then a number per second."""

    __slots__ = ("burst", "clock", "filled", "rate", "taken", "tokens")  # each socket has two

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        self.tokens = float(burst)  # less than 0 if other processes have given away too many
        self.filled = clock()
        self.taken = 0  # of which no other process knows

    def take(self) -> bool:
        return self.wait() == 0

    def wait(self) -> float:
        """Take one: 0 if there was one, otherwise the seconds until there is."""
        self.fill()
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        self.taken += 1
        return 0.0

    def charge(self) -> None:
        """Count one that was taken elsewhere."""
        self.fill()
        self.tokens -= 1

    def hand_over(self) -> float:
        """What was taken since the last time and is not filled up again: all the others need to know."""
        self.fill()
        taken, self.taken = self.taken, 0
        return min(taken, self.burst - self.tokens)

    def settle(self, level: float) -> None:
        """All processes together have used this much, without what was taken here in the meantime."""
        self.fill()
        self.tokens = min(self.tokens, self.burst - level - self.taken)

    def debt(self) -> float:
        """The seconds until nothing is owed any more."""
        self.fill()
        return max(0.0, -self.tokens / self.rate)

    def matters(self, part: int) -> bool:
        """Whether a part of the limit was taken that no other process knows of and that is not filled up again."""
        self.fill()
        self.taken = min(self.taken, math.ceil(self.burst - self.tokens))
        return self.taken * part > self.burst

    def is_full(self) -> bool:
        self.fill()
        return self.tokens == self.burst

    def fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
