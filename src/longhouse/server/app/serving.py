"""Listen, serve, and shut down in good order."""

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from typing import Final, final

import uvicorn
from fastapi import FastAPI

from longhouse.server.app.app import make_app
from longhouse.server.base.settings import SettingProblem, Settings
from longhouse.server.store.database import Database
from longhouse.server.wire.said import MAX_FRAME

LAST_WORDS: Final = 10  # seconds for sockets to close when we shut down
BACKLOG: Final = 512


class PortProblem(Exception):
    """We cannot listen on this address; the text is one line."""


@final
class Announced(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self.address: Final = address
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


def listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # asyncio sends small frames at once only if it knows that this is TCP; otherwise each is delayed by 40 ms
        heard = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        heard.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        heard.bind(address)
        heard.listen(BACKLOG)
    except OSError as problem:
        raise PortProblem(explain(host, port, problem)) from problem
    return heard


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
    heard = listen(settings.host, settings.port)
    database = Database(settings.database, settings.sync)
    await database.open()
    app = make_app(settings, database)
    gc.collect()
    gc.freeze()  # imported modules stay anyway: scanning them in every collection would make all tables wait for 80 ms
    await Announced(configure(app), address_of(heard, settings.host), show).serve([heard])


def configure(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=16 * MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
