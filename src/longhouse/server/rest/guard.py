"""Checks every request and every socket before anything else: its origin, its size, and that it is not forged."""

import asyncio
import hmac
from collections.abc import Awaitable
from typing import Final, final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from longhouse.server.base.drops import Drops
from longhouse.server.base.headers import with_security
from longhouse.server.base.limits import check_requests
from longhouse.server.base.refusal import Refusal, refuse
from longhouse.server.base.settings import Settings
from longhouse.server.people.cookies import COOKIE, Nothing
from longhouse.server.people.people import LOST, people_of

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MONITORING: Final = ("/healthz", "/metrics")  # may always ask
HELD_FOR: Final = 1.0  # seconds
MOST_BYTES: Final = 16 * 1024
MOST_BYTES_OF_PACK: Final = 512 * 1024  # 200,000 letters of any alphabet
MOST_BYTES_AT: Final = {"/api/journals": 2 * 1024 * 1024, "/api/tables": MOST_BYTES_OF_PACK}
CSRF_HEADER: Final = "x-csrf-token"
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
LOG: Final = structlog.get_logger("longhouse.guard")


@final
class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, drops: Drops) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.drops: Final = drops
        self.proxy_seen = bool(settings.proxies)  # or the host was told that one is not named
        origins = settings.origins.split(",")
        self.origins: Final = frozenset(origin.strip().rstrip("/").lower() for origin in origins if origin.strip())

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if not self.proxy_seen:
            self.look_for_proxy(scope)
        if scope["type"] == "websocket":
            return self.socket(scope, receive, send)
        if scope["type"] == "http":
            return self.request(scope, receive, send)
        return self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        secured = securing(send, scope["path"])
        try:
            self.check(HTTPConnection(scope))
            body = await read_body(scope, receive, self.settings.body_within)
        except Refusal as refusal:
            await hold(refusal)
            await answer(refusal)(scope, receive, secured)
        else:
            await self.app(scope, again(body, receive), secured)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check_socket(HTTPConnection(scope))
        except Refusal as refusal:
            await hold(refusal)
            await turn_away(refusal, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def look_for_proxy(self, scope: Scope) -> None:
        """Behind a proxy that is not named all visitors have one address and share its limits, so the host is told."""
        if any(name == b"x-forwarded-for" for name, _ in scope.get("headers", [])):
            self.proxy_seen = True
            LOG.warning("X-Forwarded-For is not believed: name your proxy in LONGHOUSE_PROXIES", sender=scope["client"])

    # --- checks

    def check(self, connection: HTTPConnection) -> None:
        path: str = connection.scope["path"]
        cookie = connection.cookies.get(COOKIE, "")[:100]
        if not path.startswith("/api"):
            if path not in MONITORING:
                check_requests(connection, cookie, "file")
            return
        check_requests(connection, cookie)
        if connection.scope["method"] not in SAFE:
            self.check_origin(connection)
            check_csrf(connection)

    def check_socket(self, connection: HTTPConnection) -> None:
        """A page of another site can open a socket to us with our cookie; only its origin gives it away."""
        try:
            self.check_origin(connection)
            check_requests(connection)
            check_requests(connection, connection.cookies.get(COOKIE, "")[:100], "socket")
        except Refusal as refusal:
            if self.drops.add(refusal.code) == 1:
                LOG.warning("socket refused", code=refusal.code, origin=connection.headers.get("origin", "")[:100])
            raise

    def check_origin(self, connection: HTTPConnection) -> None:
        """Browsers always name the page that makes a request; a client without an origin is not a browser and has no
        cookie to steal."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise refuse(403, "server-origin")
        elif origin.lower() not in self.origins and not same_place(origin, connection):
            raise refuse(403, "server-origin")


def same_place(origin: str, connection: HTTPConnection) -> bool:
    try:
        page = urlsplit(origin)
        here = urlsplit(f"//{connection.headers.get('host', '')}")
        page_port = page.port or DEFAULT_PORTS.get(page.scheme)
        # behind a proxy that ends TLS we see http, so the page's own scheme decides which port is the default
        here_port = here.port or DEFAULT_PORTS.get(page.scheme)
    except ValueError:
        return False
    known = page.scheme in ("http", "https") and page.hostname is not None
    return known and page.hostname == here.hostname and page_port == here_port


def check_csrf(connection: HTTPConnection) -> None:
    signer = people_of(connection).signer
    cookie = signer.read(connection.cookies.get(COOKIE, ""))
    if isinstance(cookie, Nothing):
        raise refuse(401, LOST[cookie.why])
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), signer.csrf(cookie).encode()):
        raise refuse(403, "server-csrf")


# --- bodies


async def read_body(scope: Scope, receive: Receive, within: float) -> bytes:
    """The whole body, unless it is too big or too slow."""
    most = most_bytes(scope["path"])
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length[:12]) > most:
        raise too_big(most)
    body = bytearray()
    try:
        async with asyncio.timeout(within):
            more = True
            while more:
                message = await receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > most:
                    raise too_big(most)
    except TimeoutError:
        raise refuse(408, "server-too-slow") from None
    return bytes(body)


def most_bytes(path: str) -> int:
    if path.startswith("/api/games/") and path.endswith("/packs"):
        return MOST_BYTES_OF_PACK
    return MOST_BYTES_AT.get(path, MOST_BYTES)


def too_big(most: int) -> Refusal:
    return refuse(413, "server-too-big", most=most // 1024)


def again(body: bytes, receive: Receive) -> Receive:
    """Replay the body to the application, then whatever else arrives."""
    waiting = [body]

    async def read() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return read


# --- answers


async def hold(refusal: Refusal) -> None:
    """Whoever asks too often waits for the refusal: even that would keep us busy, given as fast as it can be asked for.
    An address has only so many connections to wait with."""
    if refusal.status_code == 429:
        await asyncio.sleep(HELD_FOR)


def securing(send: Send, path: str) -> Send:
    async def secured(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = with_security(list(message.get("headers", [])), path)
        await send(message)

    return secured


def answer(refusal: Refusal) -> JSONResponse:
    return JSONResponse(refusal.to_json(), refusal.status_code, refusal.headers)


async def turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a handshake with the same refusal that a request would get."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(refusal)(scope, receive, send)
        raise ClientDisconnected  # the answer is sent; otherwise uvicorn would log an incomplete handshake
    await send({"type": "websocket.close", "code": 1008})
