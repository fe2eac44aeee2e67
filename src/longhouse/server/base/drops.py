"""Connections that were turned away or cut off: counted, and logged once a minute. A line for each would let anybody
fill the disk."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, final

import structlog

from longhouse.server.base.health import DROPPED

TELL_EVERY: Final = 60.0  # seconds
LOG: Final = structlog.get_logger("longhouse.connections")
NOISE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")  # uvicorn's words


@final
class Drops(logging.Filter):
    """Why and how many since the last line in the log. As a filter of uvicorn's log it also counts what that would
    write a line about."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock: Final = clock
        self.counts: Counter[str] = Counter()
        self.told = -TELL_EVERY

    def add(self, why: str) -> int:
        """Count one; returns how many there were for this reason since the last line."""
        DROPPED.labels(why).inc()
        self.counts[why] += 1
        return self.counts[why]

    def tell(self) -> None:
        """Log the counts, if there are any and the last line is a minute old."""
        now = self.clock()
        if self.counts and now - self.told >= TELL_EVERY:
            LOG.warning("connections dropped", **self.counts)
            self.counts = Counter()
            self.told = now

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg not in NOISE:
            return True
        self.add("malformed")
        return False
