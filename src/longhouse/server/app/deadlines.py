"""Cuts off connections that keep the server waiting: for a request, for the rest of one, or to read an answer.

What a table expects of an open WebSocket (a hello, answers to pings, reading what it is sent) is not seen to here.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longhouse.server.base.drops import Drops
from longhouse.server.base.settings import Settings

UNREAD: Final = 30.0  # seconds in which nothing of an answer is read
CLOSING: Final = 10.0  # seconds until a closed connection is gone, whether or not its last bytes were read

Waiting = tuple[str, object]  # what for, and something that changes when there is progress


@final
class Deadlines:
    """Looks at all connections now and then. A timer for each would have to be set at every request."""

    def __init__(self, settings: Settings, drops: Drops, clock: Callable[[], float] = time.monotonic) -> None:
        self.drops: Final = drops
        self.clock: Final = clock
        self.within: Final = {
            "head": settings.head_within,
            "body": settings.head_within + settings.body_within,  # an answer, which the guard gives, comes first
            "unread": UNREAD,
            "closing": CLOSING,
        }
        self.since: dict[asyncio.BaseProtocol, tuple[Waiting, float]] = {}

    def look(self, connections: Iterable[asyncio.BaseProtocol]) -> None:
        now, since = self.clock(), {}
        for connection in connections:
            waiting = waits_for(connection)
            if waiting is None:
                continue
            before, begun = self.since.get(connection, (waiting, now))
            begun = begun if before == waiting else now
            if now - begun < self.within[waiting[0]]:
                since[connection] = (waiting, begun)
            else:
                self.drops.add(waiting[0])
                cut_off(connection)
        self.since = since


def waits_for(connection: asyncio.BaseProtocol) -> Waiting | None:
    """None while it is the server's turn."""
    if not isinstance(connection, H11Protocol | WebSocketsSansIOProtocol):
        return None
    transport = connection.transport
    if transport.is_closing():
        return "closing", None
    if isinstance(connection, WebSocketsSansIOProtocol):
        return None if connection.writable.is_set() else ("unread", transport.get_write_buffer_size())
    if connection.flow.write_paused:
        return "unread", transport.get_write_buffer_size()
    request = connection.conn.their_state
    if request is h11.IDLE and connection.timeout_keep_alive_task is None:  # otherwise uvicorn closes it, and soon
        return "head", connection.cycle
    return ("body", connection.cycle) if request is h11.SEND_BODY else None


def cut_off(connection: asyncio.BaseProtocol) -> None:
    """At once; what was not read yet is lost."""
    assert isinstance(connection, H11Protocol | WebSocketsSansIOProtocol)
    connection.transport.abort()
