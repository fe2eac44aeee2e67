"""The WebSocket of a table: frames in, frames out. The room decides what they mean."""

import asyncio
import re
from collections.abc import Awaitable
from functools import partial
from typing import Final, final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from longhouse.messages.phrase import Phrase
from longhouse.server.base import health
from longhouse.server.base.bucket import Bucket
from longhouse.server.base.limits import Limits, address_of
from longhouse.server.base.settings import Settings
from longhouse.server.people.people import LOST, people_of
from longhouse.server.store.database import FAILURES
from longhouse.server.table import client as codes
from longhouse.server.table import telling
from longhouse.server.table.client import Client
from longhouse.server.table.handlers import HANDLERS
from longhouse.server.table.room import Room
from longhouse.server.table.rooms import Rooms, UnknownTable, UnreadableTable
from longhouse.server.wire import said
from longhouse.server.wire.wire import ErrorMsg, write_frame

BAD_FRAMES_AT_MOST: Final = 20
TOO_FAST_AT_MOST: Final = 200  # frames that are discarded before we disconnect
COUNTED: Final = {
    said.HelloIn: "hello",
    said.PickIn: "pick",
    said.UndoIn: "pick",
    said.WhyIn: "question",
    said.PreviewIn: "question",
    said.BoardIn: "question",
    said.AdviseIn: "question",
    said.HintIn: "hint",
    said.ChatIn: "chat",
}
ADDRESS: Final = re.compile("/ws/([^/]+)")
QUESTIONS: Final = (said.WhyIn, said.PreviewIn, said.BoardIn, said.HintIn, said.AdviseIn)
LOG: Final = structlog.get_logger("longhouse.sockets")


@final
class Sockets:
    """Takes the sockets of tables before the application finds a route for them: all of its layers would stay on the
    stack of every open socket, and take more memory than the socket itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            return self.app(scope, receive, send)
        return table_socket(WebSocket(scope, receive, send), found[1])


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Everything at a table: hello first, then whatever the client sends."""
    rooms: Rooms = socket.app.state.rooms
    await socket.accept()
    try:
        client = await known(HTTPConnection(socket.scope), rooms)  # whose headers are not kept
        room = await rooms.enter(table_id, client)
    except UnknownTable:
        await turn_away(socket, codes.NO_SUCH_TABLE, "unknown-table", "room-unknown-table")
    except UnreadableTable:
        await turn_away(socket, codes.NO_SUCH_TABLE, "unreadable-table", "room-unreadable-table")
    except FAILURES as problem:
        LOG.warning("a table cannot be read", table=table_id, problem=repr(problem)[:200])
        await turn_away(socket, codes.TRY_LATER, "try-later", "room-try-later")
    except Exception:
        LOG.exception("a table cannot be opened", table=table_id)
        await turn_away(socket, codes.TRY_LATER, "try-later", "room-try-later")
    else:
        await serve(socket, rooms, room, client)


async def known(connection: HTTPConnection, rooms: Rooms) -> Client:
    """Who this is. A visitor whose cookie is no longer valid may watch, and is sent the reason."""
    visit = await people_of(connection).visit(connection)
    client = Client(visit.person, address_of(connection))
    connection.scope["headers"].clear()  # nobody asks for them again, and they would stay as long as the socket
    client.muted = await rooms.store.muted_by(client.person_id)
    if visit.person is None and visit.lost != "none":
        client.complain("cookie", LOST[visit.lost])
    return client


async def serve(socket: WebSocket, rooms: Rooms, room: Room, client: Client) -> None:
    settings = rooms.driver.settings
    health.SOCKETS.inc()
    try:
        if not telling.may_watch(room.table, client.person_id):
            await turn_away(socket, codes.NOT_ALLOWED, "no-spectators", "room-no-spectators")
        elif not room.crowd.seats_of(client) and room.crowd.size > settings.sockets_at_table:
            await turn_away(socket, codes.TRY_LATER, "crowded", "room-crowded")
        else:
            await talk(socket, room, client, settings)
    finally:
        rooms.leave(room, client)
        health.SOCKETS.dec()


async def turn_away(socket: WebSocket, code: int, word: str, key: str) -> None:
    """A browser cannot read why a handshake failed, so accept it and send the reason in a frame first."""
    try:
        await socket.send_text(write_frame(ErrorMsg(word, Phrase(key, {}))))
        await socket.close(code, word)
    except (RuntimeError, WebSocketDisconnect):
        return


async def talk(socket: WebSocket, room: Room, client: Client, settings: Settings) -> None:
    """Read and write until one of the two ends."""
    reader = asyncio.create_task(listen(socket, room, client, settings))
    writer = asyncio.create_task(write(socket, room, client, settings))
    done, pending = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        problem = task.exception()
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError | TimeoutError):
            room.log.error("a socket failed", exc_info=problem)


# --- in


async def listen(socket: WebSocket, room: Room, client: Client, settings: Settings) -> None:
    try:
        async with asyncio.timeout(settings.hello_within):
            first = await read(socket)
    except TimeoutError:
        client.close(codes.NO_HELLO, "no hello")
        await asyncio.Event().wait()  # until the writer ends
        return
    sieve = Sieve(settings, socket.app.state.limits)
    frame: str | bytes | None = first
    while frame is not None:
        message = sieve.sift(client, frame)
        if message is not None:
            timer = health.PICK_SECONDS if isinstance(message, said.PickIn) else None
            await room.post(partial(HANDLERS[type(message)], room, client, message), timer)
        if client.closing is not None:
            await asyncio.Event().wait()
        frame = await read(socket)


@final
class Sieve:
    """Lets through what one socket may send: valid messages, and not too many. Questions are counted separately, so
    that a client that asks many of them can still pick."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits: Final = limits
        self.frames: Final = Bucket(settings.frames_a_second, settings.frames_burst)
        self.questions: Final = Bucket(settings.frames_a_second, settings.frames_burst)
        self.greeted = False
        self.bad = 0
        self.fast = 0

    def sift(self, client: Client, frame: str | bytes) -> said.ClientMessage | None:
        message = understood(client, frame)
        if message is None:
            self.bad += 1
            if self.bad > BAD_FRAMES_AT_MOST:
                client.close(codes.BAD_FRAMES, "too many bad frames")
            return None
        bucket = self.questions if isinstance(message, QUESTIONS) else self.frames
        if not bucket.take():
            self.fast += 1
            too_fast(client, self.fast)
            return None
        kind = COUNTED.get(type(message)) if self.greeted else None  # the first hello came with a connection
        self.greeted = True
        if kind is not None and self.limits.wait(kind, client.person_id, client.address):
            client.complain("too-fast", "room-too-fast", getattr(message, "id", ""))
            return None
        return message


async def read(socket: WebSocket) -> str | bytes | None:
    """The next frame; None when the other side has disconnected."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def understood(client: Client, frame: str | bytes) -> said.ClientMessage | None:
    """The message, if the frame is a valid one; otherwise the client is sent what is wrong with it."""
    size = len(frame.encode()) if isinstance(frame, str) else len(frame)
    try:
        if size > said.MAX_FRAME:
            health.BAD_FRAMES.labels("too-big").inc()
            client.complain("too-big", "room-too-big", bytes=size, most=said.MAX_FRAME)
            return None
        message = said.read_frame(frame)
    except said.BadFrame as problem:
        health.BAD_FRAMES.labels("malformed").inc()
        client.complain("bad-frame", "room-bad-frame", problem=str(problem)[:200])
        return None
    if not client.said_hello and not isinstance(message, said.HelloIn):
        client.complain("no-hello", "room-no-hello")
        return None
    client.said_hello = True
    return message


def too_fast(client: Client, times: int) -> None:
    health.BAD_FRAMES.labels("too-fast").inc()
    if times == 1:
        client.complain("too-fast", "room-too-fast")
    elif times > TOO_FAST_AT_MOST:
        client.close(codes.TOO_FAST, "too fast")


# --- out


async def write(socket: WebSocket, room: Room, client: Client, settings: Settings) -> None:
    """A reader so slow that one frame takes too long is disconnected; when it reconnects, it gets what it missed."""
    while True:
        while client.outbox:
            async with asyncio.timeout(settings.send_within):
                await socket.send_text(client.outbox.pop(0)[0])
        if client.closing is not None:
            if socket.application_state is WebSocketState.CONNECTED:
                await socket.close(*client.closing)
            return
        if client.lagging:
            health.RESYNCS.inc()
            await room.post(partial(catch_up, room, client))
        client.bell.clear()
        await client.bell.wait()


async def catch_up(room: Room, client: Client) -> None:
    client.catch_up(room.teller.state(room.record, client))
    client.send(room.crowd.presence())
