"""An open socket at a table: what comes in goes to the room, what is queued goes out.

It is called when there is something to do, and has no task of its own: there may be thousands, most of which wait.
"""

import asyncio
from functools import partial
from typing import Final, Protocol, final

from prometheus_client import Histogram

from longhouse.server.base import health
from longhouse.server.base.limits import Limits
from longhouse.server.table import client as codes
from longhouse.server.table.client import Client, nobody_listens
from longhouse.server.table.handlers import HANDLERS
from longhouse.server.table.room import Job, Room
from longhouse.server.table.rooms import Rooms
from longhouse.server.table.sieve import Sieve
from longhouse.server.wire import said

OPEN_SOCKET: Final = "longhouse.open_socket"  # in the extensions of its scope
AT_ONCE: Final = 64 * 1024  # letters, or one frame: what a slow reader does not read is kept by us, who can drop it


class Listener(Protocol):
    """Who is told what happens to an open socket."""

    def hear(self, frame: str | bytes) -> None: ...

    def may_write(self) -> None:
        """What was written before has been read."""

    def gone(self) -> None: ...


class OpenSocket(Protocol):
    """What a server does for us after the handshake (`app/sparing.py`)."""

    @property
    def reads_on(self) -> bool:
        """Whether the other side reads what it is sent."""

    def hand_over(self, listener: Listener) -> None:
        """Tell the listener what happens, beginning with what has come already. Only we close the socket then."""

    def say(self, frames: list[str]) -> None: ...

    def goodbye(self, code: int, reason: str) -> None: ...

    def cut_off(self) -> None: ...

    def hold(self) -> None:
        """Hear nothing until `go_on`."""

    def go_on(self) -> None: ...


@final
class Line:
    """Hears and says until one of the two ends."""

    __slots__ = (
        *("socket", "rooms", "room", "client", "sieve", "send_within", "loop", "silent", "unread", "behind"),
        *("posting", "ringing", "left"),
    )

    def __init__(self, socket: OpenSocket, rooms: Rooms, limits: Limits, room: Room, client: Client) -> None:
        settings = room.settings
        self.socket: Final = socket
        self.rooms: Final = rooms
        self.room: Final = room
        self.client: Final = client
        self.sieve: Final = Sieve(settings, limits)
        self.send_within: Final = settings.send_within
        self.loop: Final = asyncio.get_running_loop()
        self.silent: asyncio.TimerHandle | None = self.loop.call_later(settings.hello_within, self.no_hello)
        self.unread: asyncio.TimerHandle | None = None  # runs while the other side does not read
        self.behind: list[tuple[Job, Histogram | None]] = []  # for which the room has no place yet
        self.posting: asyncio.Task[None] | None = None
        self.ringing = False  # it will be written to in a moment
        self.left = False
        client.ring = self.ring
        self.ring()

    # --- in

    def hear(self, frame: str | bytes) -> None:
        """A frame has come. It is dropped if it is malformed or comes too fast."""
        if self.silent is not None:
            self.silent.cancel()
            self.silent = None
        if self.client.closing is not None:
            return
        message = self.sieve.sift(self.client, frame)
        if message is not None:
            timer = health.PICK_SECONDS if isinstance(message, said.PickIn) else None
            self.post(partial(HANDLERS[type(message)], self.room, self.client, message), timer)

    def no_hello(self) -> None:
        self.silent = None
        self.client.close(codes.NO_HELLO, "no hello")

    def post(self, job: Job, timer: Histogram | None = None) -> None:
        """To the room. While it has no place, nothing more is read."""
        if self.behind or not self.room.take(job, timer):
            self.behind.append((job, timer))
            if self.posting is None:
                self.socket.hold()
                self.posting = asyncio.create_task(self.post_later(), name="a full mailbox")

    async def post_later(self) -> None:
        while self.behind and not self.left:
            await self.room.post(*self.behind[0])
            del self.behind[0]
        self.posting = None
        self.socket.go_on()

    # --- out

    def ring(self) -> None:
        """Something is queued; what else is queued in this moment goes out with it."""
        if not self.ringing:
            self.ringing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what is queued, as far as it is read. A reader for whom that takes too long is cut off; when it comes
        back, it gets what it missed."""
        self.ringing = False
        client, socket = self.client, self.socket
        if self.left:
            return
        while client.outbox and socket.reads_on:
            socket.say(client.take(AT_ONCE))
        if client.outbox:
            self.unread = self.unread or self.loop.call_later(self.send_within, socket.cut_off)
        elif client.closing is not None:
            socket.goodbye(*client.closing)
            self.gone()
        elif client.lagging:
            health.RESYNCS.inc()
            self.post(partial(catch_up, self.room, client))

    def may_write(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        self.flush()

    # --- the end

    def gone(self) -> None:
        """One of the two has ended it."""
        if self.left:
            return
        self.left = True
        for timer in (self.silent, self.unread):
            if timer is not None:
                timer.cancel()
        self.client.ring = nobody_listens
        self.rooms.leave(self.room, self.client)
        health.SOCKETS.dec()


async def catch_up(room: Room, client: Client) -> None:
    client.catch_up(room.teller.state(room.record, client))
    client.send(room.crowd.presence())
