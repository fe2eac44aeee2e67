"""Limits how often something may be done, counted by person and by address.

A whole household or club may share one address, so an address may do much more than a person.
"""

import ipaddress
import math
import time
from typing import Final, final

from limits import RateLimitItem, parse
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from longhouse.messages.phrase import Phrase
from longhouse.server.base.refusal import Refusal

# kind of action: how often by one person, how often from one address
RATES: Final = {
    "request": ("600/minute", "3000/minute"),
    "pick": ("20/second", "100/second"),
    "question": ("60/2 second", "300/2 second"),  # why, preview: counted separately from picks
    "hint": ("10/20 second", "60/20 second"),  # each takes up to a second of computing
    "chat": ("30/minute", "200/minute"),
    "table": ("10/minute", "60/minute"),
    "seat": ("30/minute", "200/minute"),
    "journal": ("10/minute", "40/minute"),
    "pack": ("10/minute", "40/minute"),  # each takes up to a second of computing
    "name": ("20/minute", "100/minute"),
    "account": ("5/hour", "30/hour"),
    "login": ("10/minute", "30/minute"),
}
SWEEP_EVERY: Final = 60.0
HOME_NETWORK: Final = 64  # a household has a whole /64 of IPv6 addresses


@final
class Counters(Storage):
    """Counters in memory. The library's own look for old entries after every hit; once a minute is enough."""

    STORAGE_SCHEME = ["longhouse-memory"]  # noqa: RUF012  (so the library declares it)

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[str, tuple[int, float]] = {}  # by key: how many, and when they expire
        self.swept = time.time()

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = time.time()
        if now - self.swept > SWEEP_EVERY:
            self.swept = now
            self.counts = {each: kept for each, kept in self.counts.items() if kept[1] > now}
        count, until = self.counts.get(key, (0, 0.0))
        if until <= now:
            count, until = 0, now + expiry
        self.counts[key] = (count + amount, until)
        return count + amount

    def get(self, key: str) -> int:
        count, until = self.counts.get(key, (0, 0.0))
        return count if until > time.time() else 0

    def get_expiry(self, key: str) -> float:
        return self.counts.get(key, (0, time.time()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        size = len(self.counts)
        self.counts.clear()
        return size

    def clear(self, key: str) -> None:
        self.counts.pop(key, None)


@final
class Limits:
    """`factor` times the RATES; 0 turns all limits off, for tests and benchmarks."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor: Final = factor
        self.limiter: Final = FixedWindowRateLimiter(Counters())
        self.items: Final = {kind: (self.item(person), self.item(place)) for kind, (person, place) in RATES.items()}

    def item(self, rate: str) -> RateLimitItem:
        item = parse(rate)
        return type(item)(max(1, math.ceil(item.amount * self.factor)), item.multiples)

    def wait(self, kind: str, person: str, address: str) -> float:
        """Count this action; 0 if it is allowed, otherwise the seconds after which to try again."""
        if self.factor == 0:
            return 0.0
        by_person, by_address = self.items[kind]
        waits = [
            self.hit(item, kind, who)
            for item, who in ((by_person, f"p {person}"), (by_address, f"a {address}"))
            if who[2:]
        ]
        return max(waits, default=0.0)

    def hit(self, item: RateLimitItem, kind: str, who: str) -> float:
        if self.limiter.hit(item, kind, who):
            return 0.0
        return max(1.0, self.limiter.get_window_stats(item, kind, who).reset_time - time.time())


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; behind a proxy uvicorn has already put in what the proxy says."""
    if connection.client is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(connection.client.host.partition("%")[0])
    except ValueError:
        return connection.client.host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME_NETWORK), strict=False))


def is_local(connection: HTTPConnection) -> bool:
    """Whether it comes from this very machine."""
    try:
        address = ipaddress.ip_address("" if connection.client is None else connection.client.host)
    except ValueError:
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


def too_often(seconds: int) -> Refusal:
    return Refusal(429, Phrase("server-too-many", {"seconds": seconds}), headers={"Retry-After": str(seconds)})
