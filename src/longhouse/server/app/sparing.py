"""The WebSockets of uvicorn without what each would keep for nothing: there may be thousands, most of which wait."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, cast, final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Event = dict[str, Any]


@final
class Incoming:
    """As much of an `asyncio.Queue` as is used here: one task reads. A queue has places for many that wait, empty ones
    too: 3 kB for each socket."""

    __slots__ = ("events", "reader")

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []
        self.reader: asyncio.Future[None] | None = None  # who waits

    def put_nowait(self, event: Event) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Event:
        assert self.reader is None, "only one may wait"
        while not self.events:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class SparingSocket(WebSocketsSansIOProtocol):
    """Forgets how it was opened."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast(asyncio.Queue[Any], Incoming())

    def send(self, message: ASGISendEvent) -> Coroutine[Any, Any, None]:
        return self.accept(message) if message["type"] == "websocket.accept" else super().send(message)

    async def accept(self, message: ASGISendEvent) -> None:
        """Our application has its own copy of the headers of the request."""
        await super().send(message)
        self.request.headers.clear()
        self.response.headers.clear()
