"""The WebSocket of a table, until it is open: who comes, and whether they may."""

import re
from collections.abc import Awaitable
from typing import Final, final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from longhouse.messages.phrase import Phrase
from longhouse.server.base import health
from longhouse.server.base.limits import address_of
from longhouse.server.people.people import LOST, people_of
from longhouse.server.store.database import FAILURES
from longhouse.server.table import client as codes
from longhouse.server.table import telling
from longhouse.server.table.client import Client
from longhouse.server.table.line import OPEN_SOCKET, Line, OpenSocket
from longhouse.server.table.room import Room
from longhouse.server.table.rooms import Rooms, UnknownTable, UnreadableTable
from longhouse.server.wire.wire import ErrorMsg, write_frame

ADDRESS: Final = re.compile("/ws/([^/]+)")
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
    """Accept it, and see who came to which room."""
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
    """Hand the socket over to a `Line`: nothing of this call stays on the stack while it is open."""
    why = no_place(room, client)
    if why is not None:
        try:
            await turn_away(socket, *why)
        finally:
            rooms.leave(room, client)
        return
    health.SOCKETS.inc()
    opened: OpenSocket = socket.scope["extensions"][OPEN_SOCKET]
    opened.hand_over(Line(opened, rooms, socket.app.state.limits, room, client))


def no_place(room: Room, client: Client) -> tuple[int, str, str] | None:
    """Why this client cannot stay."""
    if not telling.may_watch(room.table, client.person_id):
        return codes.NOT_ALLOWED, "no-spectators", "room-no-spectators"
    if not room.crowd.seats_of(client) and room.crowd.size > room.settings.sockets_at_table:
        return codes.TRY_LATER, "crowded", "room-crowded"
    return None


async def turn_away(socket: WebSocket, code: int, word: str, key: str) -> None:
    """A browser cannot read why a handshake failed, so accept it and send the reason in a frame first."""
    try:
        await socket.send_text(write_frame(ErrorMsg(word, Phrase(key, {}))))
        await socket.close(code, word)
    except (RuntimeError, WebSocketDisconnect):
        return
