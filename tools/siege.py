"""One address against a server with the usual settings, while tables play: `python -m tools.siege [--server COMMAND]`.

Connections are half open or silent, say hello again and again, or load the largest file of the page again and again.
Whatever the server hangs up on is dialled again, and some connections send their request letter by letter. Reported is
how long picks and the requests of visitors from other addresses take, before the siege and during it.
"""

import argparse
import asyncio
import gc
import os
import shlex
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx

from bench.server_load import core_seconds, running
from bench.server_players import PAIR, Match, make_matches, pace, take_times
from bench.server_wire import dial
from longhouse.server.base.settings import Settings, client_folder

BESIEGER: Final = "127.0.0.66"
VISITORS: Final = [f"127.0.0.{number}" for number in range(2, 12)]
HALF: Final = b"GET / HTTP/1.1\r\nHost: longhouse\r\nX-Slow: "
HELLO: Final = b'{"type":"hello"}'
HELLO_EVERY: Final = 0.05  # as often as one socket may send anything
AGAIN: Final = 0.2  # seconds until a closed connection is dialled again
DRIP_EVERY: Final = 2.0
KINDS: Final = ("half", "silent", "hellos", "files")
LONGEST_PICK: Final = 1.0
PATIENCE: Final = 20.0
TABLES_OF_ONE: Final = 10  # that one person may make at once
QUIET: Final = {"LONGHOUSE_LOGS": "none"}  # everything else is as it is for a host who sets nothing


# --- the siege, in a process of its own


async def hold(port: int, half: bool) -> None:
    """One connection that keeps the server waiting, for ever."""
    while True:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(BESIEGER, 0))
            if half:
                writer.write(HALF)
            while half and not reader.at_eof():
                writer.write(b"x")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(100), DRIP_EVERY)
            await reader.read()
            writer.close()
        await asyncio.sleep(AGAIN)


async def greet(address: str, table: str) -> None:
    """A spectator without a cookie who says hello as often as a socket may, for ever."""
    while True:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                wire = await dial(address, f"/ws/{table}", sender=BESIEGER)
            while not wire.closed.done():
                wire.send(HELLO)
                await asyncio.sleep(HELLO_EVERY)
        await asyncio.sleep(AGAIN)


async def load(port: int, path: str) -> None:
    """A browser that keeps nothing, for ever."""
    request = f"GET {path} HTTP/1.1\r\nHost: longhouse\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode()
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(BESIEGER, 0))
            writer.write(request)
            await reader.read()
            writer.close()
        await asyncio.sleep(0)


def largest_file() -> str:
    folder = client_folder(Settings())
    found = max(folder.glob("assets/*.js"), key=lambda file: file.stat().st_size, default=folder / "index.html")
    return f"/{found.relative_to(folder).as_posix()}"


async def besiege(port: int, table: str, half: int, silent: int, hellos: int, files: int) -> None:
    address = f"http://127.0.0.1:{port}"
    await asyncio.gather(
        *(hold(port, True) for _ in range(half)),
        *(hold(port, False) for _ in range(silent)),
        *(greet(address, table) for _ in range(hellos)),
        *(load(port, largest_file()) for _ in range(files)),
    )


# --- those who suffer


async def visit(address: str, sender: str, times: list[float], failed: list[str]) -> None:
    """A visitor who opens the page on a new connection, again and again."""
    while True:
        transport = httpx.AsyncHTTPTransport(local_address=sender, verify=False)  # http: no certificates to read
        begun = time.perf_counter()
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=transport) as http:
                (await http.get("/api/games")).raise_for_status()
            times.append(time.perf_counter() - begun)
        except httpx.HTTPError as problem:
            failed.append(repr(problem)[:80])
        await asyncio.sleep(0.5)


def figures(times: list[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(1000 * seconds for seconds in times)
    p50, p99, worst = (ordered[int((len(ordered) - 1) * part)] for part in (0.5, 0.99, 1.0))
    return f"{len(ordered)}, p50 {p50:.0f}, p99 {p99:.0f}, worst {worst:.0f} ms"


async def sit_down(address: str, tables: int) -> list[Match]:
    """Nobody makes more tables than a person may."""
    matches: list[Match] = []
    while len(matches) < tables:
        matches += await make_matches(address, [PAIR] * min(TABLES_OF_ONE, tables - len(matches)))
    return matches


async def suffer(pid: int, address: str, arguments: argparse.Namespace) -> bool:
    """Whether all was well."""
    seen: list[float] = []
    failed: list[str] = []
    matches = await sit_down(address, arguments.tables)
    visitors = [asyncio.create_task(visit(address, sender, seen, failed)) for sender in VISITORS]
    well = True
    for name, siege in (("before", []), ("siege", siege_of(address, matches[0].table, arguments))):
        with Siege(siege):
            busy = core_seconds(pid)
            passed = await pace(matches, arguments.seconds)
            picks, spent, held = take_times(matches), core_seconds(pid) - busy, files(pid)
        print(f"  {name}: picks {figures(picks)}; missed {passed}; visits {figures(seen)}; failed {len(failed)}")
        print(f"    the server: {spent / arguments.seconds * 100:.0f} % of a core, {held} files open", flush=True)
        well = well and max(picks) <= LONGEST_PICK and not failed and not passed
        seen.clear()
    for task in visitors:
        task.cancel()
    await asyncio.gather(*visitors, return_exceptions=True)
    for match in matches:
        await match.close()
    return well


def siege_of(address: str, table: str, arguments: argparse.Namespace) -> list[str]:
    numbers = [f"--{kind}={getattr(arguments, kind)}" for kind in KINDS]
    return [sys.executable, "-m", "tools.siege", "--besiege", f"{urlsplit(address).port}", table, *numbers]


class Siege:
    """A process while it is needed; nothing, if there is no command."""

    def __init__(self, command: list[str]) -> None:
        self.command: Final = command

    def __enter__(self) -> None:
        self.process = subprocess.Popen(self.command) if self.command else None

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def files(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--half", type=int, default=2000)
    parser.add_argument("--silent", type=int, default=500)
    parser.add_argument("--hellos", type=int, default=0, help="sockets that say hello again and again")
    parser.add_argument("--files", type=int, default=0, help="connections that load a file again and again")
    parser.add_argument("--seconds", type=int, default=30, help="before the siege, and again during it")
    parser.add_argument(
        "--server", action="append", help="a command that serves, several in turn; {db} is the database"
    )
    parser.add_argument("--besiege", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args(words)
    if arguments.besiege:
        os.nice(10)  # dialling again and again would take a core from the server, which on two machines it does not
        port, table = arguments.besiege
        asyncio.run(besiege(int(port), table, *(getattr(arguments, kind) for kind in KINDS)))
    usual = f"{Path(sys.executable).parent / 'longhouse'} serve --port 0 --db {{db}}"
    well = True
    for number, server in enumerate(arguments.server or [usual]):
        kinds = {kind: getattr(arguments, kind) for kind in KINDS}
        print(f"{number}: {server}; {', '.join(f'{count} {kind}' for kind, count in kinds.items())}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            command = shlex.split(server.replace("{db}", f"{folder}/siege.db"))
            with running(command, QUIET) as (pid, address):
                well = asyncio.run(suffer(pid, address, arguments)) and well
    print("all was well" if well else "picks or visitors had to suffer")
    return int(not well)


if __name__ == "__main__":
    gc.disable()  # the pauses of the players are not what is measured
    sys.exit(main())
