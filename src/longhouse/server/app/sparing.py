"""The WebSockets of uvicorn without what each would keep for nothing: there may be thousands, most of which wait."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast, final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longhouse.server.base.inbox import Gate, Inbox
from longhouse.server.table.line import OPEN_SOCKET, Listener

Event = dict[str, Any]


@final
class Told:
    """Takes the place of the queue of a socket that was handed over: nothing waits any more."""

    __slots__ = ("put_nowait",)

    def __init__(self, hear: Callable[[Event], None]) -> None:
        self.put_nowait: Final = hear


class SparingSocket(WebSocketsSansIOProtocol):
    """Forgets how it was opened, and needs no task once it is open: an application may have it handed over
    (`table.line.OpenSocket`)."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.incoming: Final = Inbox[Event]()
        self.queue = cast(asyncio.Queue[Any], self.incoming)
        self.writable = cast(asyncio.Event, Gate())
        self.listener: Listener | None = None

    async def run_asgi(self) -> None:
        """As uvicorn does it, but a socket that was handed over stays open."""
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[OPEN_SOCKET] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self.transport.close()

    def send(self, message: ASGISendEvent) -> Coroutine[Any, Any, None]:
        return self.accept(message) if message["type"] == "websocket.accept" else super().send(message)

    async def accept(self, message: ASGISendEvent) -> None:
        """Our application has its own copy of the headers of the request."""
        await super().send(message)
        self.request.headers.clear()
        self.response.headers.clear()

    # --- once it is handed over

    def hand_over(self, listener: Listener) -> None:
        self.listener = listener
        self.scope.clear()  # type: ignore[attr-defined]
        self.read_paused = True  # so that uvicorn does not hold each frame back until it is taken from the queue
        self.transport.resume_reading()
        self.queue = cast(asyncio.Queue[Any], Told(self.heard))
        while not self.incoming.empty():
            self.heard(self.incoming.items.pop(0))

    def heard(self, event: Event) -> None:
        assert self.listener is not None
        if event["type"] == "websocket.disconnect":
            self.listener.gone()
        else:
            text = event.get("text")
            self.listener.hear(event["bytes"] if text is None else text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.may_write()

    @property
    def reads_on(self) -> bool:
        return self.writable.is_set()

    def say(self, frames: list[str]) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        for frame in frames:
            self.conn.send_text(frame.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    def goodbye(self, code: int, reason: str) -> None:
        closing = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": reason}))
        self.tasks.add(closing)
        closing.add_done_callback(self.on_task_complete)

    def cut_off(self) -> None:
        self.transport.abort()

    def hold(self) -> None:
        self.transport.pause_reading()

    def go_on(self) -> None:
        self.transport.resume_reading()
