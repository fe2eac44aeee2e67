"""Limits how often something may be done, counted by person and by address.

A whole household or club may share one address, so an address may do much more than a person.
"""

import asyncio
import hashlib
import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, TypeAlias, final

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
    "file": ((600, 30), (3000, 30)),  # a page has about sixty, which browsers keep
    "socket": ((60, MINUTE), (300, MINUTE)),  # so that all who share an address can come back at once
    "hello": ((20, 10), (100, 10)),  # after a socket's first: each may send the whole state
    "pick": ((20, 1), (100, 1)),
    "question": ((60, 2), (300, 2)),  # why, preview: counted separately from picks
    "hint": ((10, 20), (60, 20)),  # each takes up to a second of computing
    "chat": ((30, MINUTE), (200, MINUTE)),
    "table": ((10, MINUTE), (60, MINUTE)),
    "seat": ((30, MINUTE), (200, MINUTE)),
    "journal": ((10, MINUTE), (40, MINUTE)),
    "analysis": ((20, HOUR), (100, HOUR)),  # each takes a minute or more of computing
    "pack": ((10, MINUTE), (40, MINUTE)),  # each takes up to a second of computing
    "name": ((20, MINUTE), (100, MINUTE)),
    "account": ((5, HOUR), (30, HOUR)),
    "login": ((10, MINUTE), (30, MINUTE)),  # by name and address together
    "login-name": ((20, MINUTE), (60, MINUTE)),  # by name, from anywhere: more of them are only answered more slowly
}
SLOWEST: Final = 3.0  # seconds
SWEEP_EVERY: Final = 60.0
ALLOWANCE: Final = 8  # this part of a limit may be used up before the other processes are told
SHARED_AT_ONCE: Final = 200  # limits that are told in one transaction
KEY_BYTES: Final = 16


class Use(NamedTuple):
    """What this process has used of a limit."""

    key: str  # nobody can read a person or an address from it
    taken: float
    rate: float


class Book(Protocol):
    """Where all processes write down what they have used, and read what that makes together."""

    @property
    def alone(self) -> bool:
        """Whether this process is the only one."""

    async def add(self, uses: list[Use]) -> list[float]: ...


@final
class Limits:
    """`factor` times the RATES; 0 turns all limits off, for tests and benchmarks. With a book, the limits count for all
    processes together: what is rare is written down before it is allowed, what is frequent in groups, once a part of
    the limit is used up."""

    def __init__(
        self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic, book: Book | None = None
    ) -> None:
        self.factor: Final = factor
        self.clock: Final = clock
        self.book: Final = book
        self.buckets: dict[tuple[str, str], Bucket] = {}  # by kind, and by person or address
        self.due: Final[set[tuple[str, str]]] = set()  # those of which the other processes should be told
        self.swept = clock()

    def wait(self, kind: str, person: str, address: str) -> float:
        """Count this action; 0 if it is allowed, otherwise the seconds after which to try again."""
        return max([self.take(key, rate) for key, rate in self.counted(kind, person, address)], default=0.0)

    async def wait_everywhere(self, kind: str, person: str, address: str) -> float:
        """The same, and nothing is allowed before all processes have counted it: for what is rare."""
        seconds = self.wait(kind, person, address)
        if seconds or self.book is None or self.book.alone:
            return seconds
        told = await self.tell([key for key, _ in self.counted(kind, person, address)])
        return max([bucket.debt() for bucket in told], default=0.0)

    def counted(self, kind: str, person: str, address: str) -> list[tuple[tuple[str, str], Rate]]:
        if self.factor == 0:
            return []
        by_person, by_address = RATES[kind]
        whose = ((f"p {person}", by_person), (f"a {address}", by_address))
        return [((kind, who), rate) for who, rate in whose if who[2:]]

    def take(self, key: tuple[str, str], rate: Rate) -> float:
        self.sweep()
        bucket = self.buckets.get(key)
        if bucket is None:
            amount = max(1, math.ceil(rate[0] * self.factor))
            bucket = self.buckets[key] = Bucket(amount / rate[1], amount, self.clock)
        seconds = bucket.wait()
        if bucket.taken * ALLOWANCE > bucket.burst:
            self.due.add(key)
        return seconds

    def sweep(self) -> None:
        """Forget everybody who may do everything again."""
        now = self.clock()
        if now - self.swept > SWEEP_EVERY:
            self.swept = now
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
            self.due.intersection_update(self.buckets)

    # --- the other processes

    async def share(self) -> None:
        """Tell the other processes what was used here, as far as it matters, and hear the same of them."""
        keys = [key for key in self.due if self.buckets[key].matters(ALLOWANCE)][:SHARED_AT_ONCE]
        self.due.clear()
        await self.tell(keys)

    async def tell(self, keys: list[tuple[str, str]]) -> list[Bucket]:
        if self.book is None or not keys:
            return []
        buckets = [self.buckets[key] for key in keys]
        uses = [Use(hide(key), bucket.hand_over(), bucket.rate) for key, bucket in zip(keys, buckets, strict=True)]
        for bucket, level in zip(buckets, await self.book.add(uses), strict=True):
            bucket.settle(level)
        return buckets


def hide(key: tuple[str, str]) -> str:
    """Addresses, names and cookies have no business in the database."""
    return hashlib.blake2b(" ".join(key).encode(), digest_size=KEY_BYTES).hexdigest()


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


def limits_of(connection: HTTPConnection) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def check_requests(connection: HTTPConnection, person: str = "", kind: str = "request") -> None:
    """Raises Refusal if there are too many requests of any kind."""
    seconds = math.ceil(limits_of(connection).wait(kind, person, address_of(connection)))
    if seconds:
        raise too_often(seconds)


async def check_rate(connection: HTTPConnection, kind: str, person: str = "") -> None:
    """Raises Refusal if this is done too often, through whichever process."""
    seconds = math.ceil(await limits_of(connection).wait_everywhere(kind, person, address_of(connection)))
    if seconds:
        raise too_often(seconds)


async def slow_down(connection: HTTPConnection, kind: str, who: str) -> None:
    """Make everybody wait a little who does what is done too often, without refusing it."""
    await asyncio.sleep(min(SLOWEST, await limits_of(connection).wait_everywhere(kind, who, "")))


def too_often(seconds: int) -> Refusal:
    return Refusal(429, Phrase("server-too-many", {"seconds": seconds}), headers={"Retry-After": str(seconds)})
