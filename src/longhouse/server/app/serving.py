"""Listen, serve, and shut down in good order."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from typing import Final, final

import uvicorn
from fastapi import FastAPI

from longhouse.server.app.app import make_app
from longhouse.server.app.deadlines import Deadlines
from longhouse.server.app.sparing import SparingSocket
from longhouse.server.base.door import AT_ONCE, Door, connections_for
from longhouse.server.base.drops import Drops
from longhouse.server.base.proxies import Proxies
from longhouse.server.base.settings import SettingProblem, Settings
from longhouse.server.store.database import Database
from longhouse.server.wire.said import MAX_FRAME

LAST_WORDS: Final = 10  # seconds for sockets to close when we shut down
LONGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body
LOOK_TICKS: Final = 5  # tenths of a second between two looks at the deadlines
# So many objects may come before the collector looks for circles among them. They are the pictures of several picks,
# most of which are gone by then without it; with the usual 700 it goes through those of every pick several times.
YOUNG: Final = 10_000


class PortProblem(Exception):
    """We cannot listen on this address; the text is one line."""


class Server(uvicorn.Server):
    """uvicorn behind our door: with limits on connections, and deadlines for each."""

    def __init__(self, app: FastAPI, settings: Settings, door: Door) -> None:
        super().__init__(configure(app, settings, door.proxies))
        self.drops: Final[Drops] = app.state.drops
        self.deadlines: Final = Deadlines(settings, self.drops)
        door.most, door.most_of_one = connections_for(settings.connections), settings.connections_from_address
        door.drops = self.drops
        self.door: Final = door

    async def listen(self) -> None:
        """Serve until told to stop."""
        log = logging.getLogger("uvicorn.error")
        log.addFilter(self.drops)
        try:
            await self.serve([self.door])
        finally:
            log.removeFilter(self.drops)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            self.deadlines.look(self.server_state.connections)
            self.drops.tell()
        return await super().on_tick(counter)


@final
class Announced(Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, app: FastAPI, settings: Settings, door: Door, show: bool) -> None:
        super().__init__(app, settings, door)
        self.address: Final = address_of(door, settings.host)
        self.show: Final = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Longhouse is at {self.address}", flush=True)
            if self.show and can_show():
                await asyncio.to_thread(webbrowser.open, self.address)


def can_show() -> bool:
    """Whether there is a screen on which a browser can be opened."""
    screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return sys.stdout.isatty() and screen


def listen(host: str, port: int, proxies: str = "") -> Door:
    named = Proxies(proxies)
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        door = Door(family, named)
    except OSError as problem:
        raise PortProblem(explain(host, port, problem)) from problem
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen()
    except OSError as problem:
        door.close()
        raise PortProblem(explain(host, port, problem)) from problem
    return door


def explain(host: str, port: int, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"port {port} is in use: another server runs there; choose another one with --port"
    if problem.errno == errno.EACCES:
        return f"port {port} may not be used: choose one above 1023 with --port"
    return f"--host {host} --port {port}: {problem.strerror or problem}"


def address_of(heard: socket.socket, host: str) -> str:
    shown = (
        "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    )
    return f"http://{shown}:{heard.getsockname()[1]}"


async def serve(settings: Settings, show: bool = False) -> None:
    """Serve until told to stop. Raises DatabaseProblem, PortProblem or SettingProblem before anything has begun."""
    if not 0 <= settings.port < 65536:
        raise SettingProblem(f"--port {settings.port}: a number from 0 to 65535")
    with listen(settings.host, settings.port, settings.proxies) as door:
        database = Database(settings.database, settings.sync)
        await database.open()
        app = make_app(settings, database)
        gc.collect()
        gc.freeze()  # imported modules stay anyway: scanning them every time would make all tables wait for 80 ms
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
        await Announced(app, settings, door, show).listen()


def configure(app: FastAPI, settings: Settings, proxies: Proxies) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="h11",  # the deadlines know its states
        log_config=None,
        access_log=False,
        server_header=False,
        ws=SparingSocket,
        ws_max_size=16 * MAX_FRAME,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_every,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        forwarded_allow_ips=proxies.texts(),
        backlog=AT_ONCE,
        timeout_graceful_shutdown=LAST_WORDS,
    )
