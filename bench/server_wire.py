"""As much of a WebSocket client as a script needs, so that hundreds of them cost little beside the server: one callback
per frame, no task, no queue. The mask is zero, which leaves every byte as it is."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

TEXT: Final = 0x81  # whole, like all that we send and receive
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
SHORT: Final = 126  # from here on the length has two bytes, at LONG eight
LONG: Final = 127
Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket. What arrives is handled at once."""

    def __init__(self, request: bytes) -> None:
        self.request: Final = request
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.hear: Hear = ignore

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has hung up"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            self.shake_hands()
            return
        while self.take_frame():
            pass

    def shake_hands(self) -> None:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if head.split(b" ", 2)[1] != b"101":
            self.opened.set_exception(ConnectionError(head.decode()))
            return
        self.opened.set_result(None)
        self.buffer = b""
        if rest:
            self.data_received(rest)

    def take_frame(self) -> bool:
        """The next whole frame, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1]
        if size >= SHORT:
            start = 4 if size == SHORT else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        self.buffer = buffer[start + size :]
        self.take(buffer[0], buffer[start : start + size])
        return True

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE and self.transport is not None:
            self.transport.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        assert len(payload) < 1 << 16
        size = bytes([MASKED | len(payload)])
        if len(payload) >= SHORT:
            size = bytes([MASKED | SHORT]) + len(payload).to_bytes(2)
        self.transport.write(bytes([kind]) + size + NO_MASK + payload)

    async def close(self) -> None:
        self.send(b"", CLOSE)
        await self.closed


def ignore(payload: bytes) -> None:
    """Until somebody listens."""


async def dial(address: str, path: str, cookie: str = "", sender: str | None = None) -> Wire:
    place = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
        "\r\n",
    )
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    home = None if sender is None else (sender, 0)
    _, wire = await loop.create_connection(
        lambda: Wire(request), place.hostname or "", place.port or 80, local_addr=home
    )
    await wire.opened
    return wire
