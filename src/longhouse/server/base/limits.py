"""Limits how often something may be done, counted by person and by address.

A whole household or club may share one address, so an address may do much more than a person.
"""

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final, TypeAlias, final

from starlette.requests import HTTPConnection

from longhouse.messages.phrase import Phrase
from longhouse.server.base.bucket import Bucket
from longhouse.server.base.proxies import address_in, home_of
from longhouse.server.base.refusal import Refusal

Rate: TypeAlias = tuple[int, int]  # so many at once, and again in so many seconds

MINUTE: Final = 60
HOUR: Final = 3600
# kind of action: how often by one person, how often from one address
RATES: Final[dict[str, tuple[Rate, Rate]]] = {
    "request": ((600, MINUTE), (3000, MINUTE)),
    "pick": ((20, 1), (100, 1)),
    "question": ((60, 2), (300, 2)),  # why, preview: counted separately from picks
    "hint": ((10, 20), (60, 20)),  # each takes up to a second of computing
    "chat": ((30, MINUTE), (200, MINUTE)),
    "table": ((10, MINUTE), (60, MINUTE)),
    "seat": ((30, MINUTE), (200, MINUTE)),
    "journal": ((10, MINUTE), (40, MINUTE)),
    "pack": ((10, MINUTE), (40, MINUTE)),  # each takes up to a second of computing
    "name": ((20, MINUTE), (100, MINUTE)),
    "account": ((5, HOUR), (30, HOUR)),
    "login": ((10, MINUTE), (30, MINUTE)),  # by name and address together
    "login-name": ((20, MINUTE), (60, MINUTE)),  # by name, from anywhere: more of them are only answered more slowly
}
SLOWEST: Final = 3.0  # seconds
SWEEP_EVERY: Final = 60.0


@final
class Limits:
    """`factor` times the RATES; 0 turns all limits off, for tests and benchmarks."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor: Final = factor
        self.clock: Final = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}  # by kind, and by person or address
        self.swept = clock()

    def wait(self, kind: str, person: str, address: str) -> float:
        """Count this action; 0 if it is allowed, otherwise the seconds after which to try again."""
        if self.factor == 0:
            return 0.0
        self.sweep()
        by_person, by_address = RATES[kind]
        waits = [
            self.bucket(kind, who, rate).wait()
            for rate, who in ((by_person, f"p {person}"), (by_address, f"a {address}"))
            if who[2:]
        ]
        return max(waits, default=0.0)

    def bucket(self, kind: str, who: str, rate: Rate) -> Bucket:
        found = self.buckets.get((kind, who))
        if found is None:
            amount = max(1, math.ceil(rate[0] * self.factor))
            found = self.buckets[kind, who] = Bucket(amount / rate[1], amount, self.clock)
        return found

    def sweep(self) -> None:
        """Forget everybody who may do everything again."""
        now = self.clock()
        if now - self.swept > SWEEP_EVERY:
            self.swept = now
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; uvicorn has already put in what a proxy says whom the host has named."""
    return "unknown" if connection.client is None else home_of(connection.client.host)


def is_local(connection: HTTPConnection) -> bool:
    """Whether it comes from this very machine. What a proxy passes on does not, even if the host has not named it."""
    address = None if connection.client is None else address_in(connection.client.host)
    if address is None or "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def check_rate(connection: HTTPConnection, kind: str, person: str = "") -> None:
    """Raises Refusal if this is done too often."""
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    seconds = math.ceil(limits.wait(kind, person, address_of(connection)))
    if seconds:
        raise too_often(seconds)


async def slow_down(connection: HTTPConnection, kind: str, who: str) -> None:
    """Make everybody wait a little who does what is done too often, without refusing it."""
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    await asyncio.sleep(min(SLOWEST, limits.wait(kind, who, "")))


def too_often(seconds: int) -> Refusal:
    return Refusal(429, Phrase("server-too-many", {"seconds": seconds}), headers={"Retry-After": str(seconds)})
