"""Limits how often something may be done: a token bucket that refills over time, whatever the wall clock says."""

import time
from collections.abc import Callable
from typing import Final, final


@final
class Bucket:
    """A number at once, and then a number per second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        self.tokens = float(burst)
        self.filled = clock()

    def take(self) -> bool:
        return self.wait() == 0

    def wait(self) -> float:
        """Take one: 0 if there was one, otherwise the seconds until there is."""
        self.fill()
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0.0

    def is_full(self) -> bool:
        self.fill()
        return self.tokens == self.burst

    def fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
