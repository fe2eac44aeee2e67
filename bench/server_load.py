"""Many live tables on loopback: how long a pick takes until it is seen, beside a bare echo server in the same run.

Server and players share the cores of this machine, so the players are part of what is measured; the echo server is
measured with the same players, and says how much of it is not ours.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.server_players import Echo, Match, dial, make_matches, pace

REPOSITORY: Final = Path(__file__).parents[1]
BUDGET_MS: Final = 20.0
UNPACED_SECONDS: Final = 5.0
SETTINGS: Final = {
    "LONGHOUSE_LIMITS": "0",
    "LONGHOUSE_FRAMES_A_SECOND": "1e6",
    "LONGHOUSE_FRAMES_BURST": "1000000",
    "LONGHOUSE_LOGS": "none",
}
Figures = dict[str, float]


# --- processes


@contextmanager
def running(command: list[str]) -> Iterator[tuple[int, str]]:
    """A server: its process and its address. It ends with us."""
    settings = {**os.environ, **SETTINGS}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings, cwd=REPOSITORY)
    assert process.stdout is not None
    try:
        yield process.pid, process.stdout.readline().rsplit(maxsplit=1)[-1]
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def memory(pid: int) -> float:
    """Kilobytes that the process really has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def core_seconds(pid: int) -> float:
    """How long the process has kept a core busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- measuring


def quantiles(times: list[float]) -> Figures:
    """In milliseconds."""
    ordered = sorted(times)
    last = len(ordered) - 1
    return {name: ordered[round(last * part)] * 1000 for name, part in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0))}


async def measure_echo(address: str, sockets: int, seconds: int) -> Figures:
    """As many sockets as there are tables, each with one message a second."""
    echoes = [Echo(await dial(address, "/")) for _ in range(sockets)]
    await pace([echo.ask for echo in echoes], seconds)
    for echo in echoes:
        await echo.socket.close()
    return quantiles([seconds for echo in echoes for seconds in echo.times])


async def measure_server(pid: int, address: str, tables: int, seconds: int) -> Figures:
    first = await make_matches(address, 1)  # so that everything is loaded that one table needs
    before = memory(pid)
    matches = await make_matches(address, tables)
    found: Figures = {}
    busy, start = core_seconds(pid), time.perf_counter()
    await pace([match.pick for match in matches], seconds)
    elapsed = time.perf_counter() - start
    found |= quantiles(taken(matches))
    found["picks per second"] = sum(match.picks for match in matches) / elapsed
    found["cores"] = (core_seconds(pid) - busy) / elapsed
    found["kB per table"] = (memory(pid) - before) / tables
    found["picks per second, as fast as it goes"] = await rush(matches)
    for match in first + matches:
        await match.close()
    return found


def taken(matches: list[Match]) -> list[float]:
    return [seconds for match in matches for seconds in match.take_times()]


async def rush(matches: list[Match]) -> float:
    """All tables pick one after the other without a pause."""
    before = sum(match.picks for match in matches)
    start = time.perf_counter()

    async def run(match: Match) -> None:
        while time.perf_counter() - start < UNPACED_SECONDS:
            await match.pick()
            await asyncio.sleep(0)

    await asyncio.gather(*(run(match) for match in matches))
    return (sum(match.picks for match in matches) - before) / (time.perf_counter() - start)


# --- telling


def bundle() -> str:
    """What a browser has to load; the client's own script knows."""
    try:
        command = ["node", "web/scripts/size.mjs"]
        told = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=60, check=False)
    except FileNotFoundError:
        return "bundle: no node here"
    return told.stdout.strip() or "bundle: the web client is not built"


def row(name: str, found: Figures) -> str:
    cells = [f"{found[key]:10.1f}" for key in ("p50", "p99", "worst")]
    return f"{name:<28}{''.join(cells)}"


def tell(name: str, found: Figures, echo: Figures) -> None:
    print(row(name, found))
    met = "met" if found["p99"] <= BUDGET_MS else "missed"
    print(f"  p99 budget {BUDGET_MS:.0f} ms: {met}; {found['p99'] / echo['p99']:.1f} × the bare echo")
    for key in list(found)[3:]:
        print(f"  {key}: {found[key]:,.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=20, help="of one pick a table and second")
    parser.add_argument("--server", action="append", help="the command `longhouse` of an environment; several in turn")
    parser.add_argument("--out", type=Path, help="a file for the numbers, as JSON")
    arguments = parser.parse_args()
    tables, seconds = arguments.tables, arguments.seconds
    gc.disable()  # the pauses of the players are not what is measured
    print(f"{tables} tables, 1 pick a table and second, {os.cpu_count()} cores; ms from pick to update seen")
    print(f"{'':<28}{'p50':>10}{'p99':>10}{'worst':>10}")
    with running([sys.executable, "-m", "bench.server_echo"]) as (_, address):
        echo = asyncio.run(measure_echo(address, tables, min(seconds, 10)))
    print(row("bare echo", echo))
    numbers = {"echo": echo}
    for server in arguments.server or [str(Path(sys.executable).parent / "longhouse")]:
        with tempfile.TemporaryDirectory() as folder:
            command = [server, "serve", "--port", "0", "--db", f"{folder}/bench.db"]
            with running(command) as (pid, address):
                numbers[server] = asyncio.run(measure_server(pid, address, tables, seconds))
        tell(server, numbers[server], echo)
    print(bundle())
    if arguments.out:
        arguments.out.write_text(json.dumps(numbers, indent=1) + "\n")


if __name__ == "__main__":
    main()
