"""Limits how often something may be done: a token bucket that refills over time."""

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
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
