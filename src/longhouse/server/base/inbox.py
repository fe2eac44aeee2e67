"""As much of `asyncio.Queue` and `asyncio.Event` as is used where there are thousands: theirs have places for many that
wait, empty ones too, 3 kB for a queue and 0.7 kB for an event."""

import asyncio
from typing import Final, Generic, TypeVar, final

T = TypeVar("T")


@final
class Gate:
    """Open at first. Who comes while it is closed waits."""

    __slots__ = ("closed", "waiting")

    def __init__(self) -> None:
        self.closed = False
        self.waiting: asyncio.Future[None] | None = None  # all wait for the same

    def is_set(self) -> bool:
        return not self.closed

    def set(self) -> None:
        self.closed = False
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def clear(self) -> None:
        self.closed = True

    async def wait(self) -> None:
        while self.closed:
            if self.waiting is None:
                self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.waiting)


@final
class Inbox(Generic[T]):
    """One task reads. `most` is how much there is room for; 0: for anything."""

    __slots__ = ("gate", "items", "most", "reader")

    def __init__(self, most: int = 0) -> None:
        self.most: Final = most
        self.items: Final[list[T]] = []
        self.reader: asyncio.Future[None] | None = None  # who waits for something
        self.gate: Final = Gate()  # of those who wait for room

    def put_nowait(self, item: T) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def put(self, item: T) -> None:
        while self.full():
            self.gate.clear()
            await self.gate.wait()
        self.put_nowait(item)

    async def get(self) -> T:
        assert self.reader is None, "only one may wait"
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        self.gate.set()
        return self.items.pop(0)

    def empty(self) -> bool:
        return not self.items

    def full(self) -> bool:
        return 0 < self.most <= len(self.items)
