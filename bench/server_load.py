"""Many live tables of all games on loopback, each with as many players as it takes: how long a pick takes until it is
seen, what it costs and how much is sent, beside a bare echo and a bare relay in the same run.

Server and players share the cores of this machine. So CPU time is reported too, which a busy machine changes less, and
what the server itself has measured: from a pick received to its updates ready to be sent.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

from bench.server_players import MIX, Echo, Match, Relay, Worker, make_matches, pace, rush, take_bytes, take_times
from bench.server_wire import dial

REPOSITORY: Final = Path(__file__).parents[1]
BUDGET_MS: Final = 20.0
BUDGET_CORE: Final = 2.0  # ms for a pick
BUDGET_KB: Final = 6.0  # for a pick, to all clients together, without its events
BUDGET_TIMES: Final = 4.0  # the relay's time on a core (ADR 0074)
BUDGET_MB: Final = 200.0  # for 1,000 tables
WARM_UP: Final = 3  # seconds of picks that are not counted
ECHO_SECONDS: Final = 10
MIDDLE: Final = 40  # picks at each table until it is measured: a game in its middle has more to show
RUSH: Final = 60.0  # seconds that these may take
EACH: Final = 8  # seconds for each game alone
QUIET: Final = 5.0  # seconds without any picks
QUANTILES: Final = {"p50": 0.5, "p99": 0.99, "worst": 1.0}
LONGEST: Final = 600.0  # seconds that one server is measured, whatever happens
INSIDE: Final = "longhouse_pick_seconds"
CORE: Final = "ms on a core, server"
IDLE: Final = "ms on a core for a second without picks"
MEMORY: Final = "kB per table, which are MB per 1,000"
KB: Final = "kB to all clients"
EVENTS_KB: Final = "kB of events"
SETTINGS: Final = {
    "LONGHOUSE_LIMITS": "0",
    "LONGHOUSE_FRAMES_A_SECOND": "1e6",
    "LONGHOUSE_FRAMES_BURST": "1000000",
    "LONGHOUSE_LOGS": "none",
    "LONGHOUSE_CONNECTIONS_FROM_ADDRESS": "4000",
}
Figures = dict[str, float]
Buckets = dict[float, float]


# --- processes


@contextmanager
def running(command: list[str], settings: dict[str, str] = SETTINGS) -> Iterator[tuple[int, str]]:
    """A server: its process and its address. It ends with us."""
    environment = {**os.environ, **settings}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=REPOSITORY)
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
    """The resident memory of the process in kilobytes."""
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
    return {name: ordered[round(last * part)] * 1000 for name, part in QUANTILES.items()}


async def measure_echo(pid: int, address: str, sockets: int, seconds: int) -> Figures:
    """As many sockets as there are tables, each with one message per second."""
    echoes = [Echo(await dial(address, "/")) for _ in range(sockets)]
    found = await measure_pace(pid, echoes, seconds)
    for echo in echoes:
        await echo.wire.close()
    return found


async def measure_relay(pid: int, address: str, tables: int, seconds: int) -> Figures:
    """As many tables as there are in the mix, with as many sockets each, and one message per second."""
    sizes = [MIX[number % len(MIX)].players for number in range(tables)]
    relays = [Relay([await dial(address, f"/{number}") for _ in range(size)]) for number, size in enumerate(sizes)]
    found = await measure_pace(pid, relays, seconds)
    for relay in relays:
        for wire in relay.wires:
            await wire.close()
    return found


async def measure_server(pid: int, address: str, tables: int, seconds: int) -> tuple[Figures, list[Figures]]:
    """The mix, and each game of it alone."""
    first = await make_matches(address, MIX)  # so that everything that a table needs is loaded
    before = memory(pid)
    matches = await make_matches(address, [MIX[number % len(MIX)] for number in range(tables)])
    pace_found = await rush(matches, MIDDLE, RUSH)
    found: Figures = {MEMORY: (memory(pid) - before) / tables, "picks per second, as fast as it goes": pace_found}
    found |= await measure_pace(pid, matches, seconds, address)
    found[IDLE] = await measure_idle(pid)
    alone = [await measure_game(pid, matches[number :: len(MIX)], found[IDLE]) for number in range(len(MIX))]
    for match in first + matches:
        await match.close()
    return found, alone


async def measure_idle(pid: int) -> float:
    """What the server does by itself while all tables think: ms on a core for each second."""
    busy, start = core_seconds(pid), time.perf_counter()
    await asyncio.sleep(QUIET)
    return (core_seconds(pid) - busy) / (time.perf_counter() - start) * 1000


async def measure_game(pid: int, matches: list[Match], idle: float) -> Figures:
    """A quarter of the tables make as many picks a second as all of them did: with fewer, each would be dearer only
    because others have the core and its caches in the meantime. What the server does anyway is not counted."""
    take_bytes(matches)
    before = sum(match.picks for match in matches)
    found = await measure_pace(pid, matches, EACH, warm_up=0, times=len(MIX))
    picks = sum(match.picks for match in matches) - before
    sent, events = take_bytes(matches)
    found[CORE] -= idle / found["per second"]
    return {**found, KB: (sent - events) / picks / 1000, EVENTS_KB: events / picks / 1000}


async def measure_pace(
    pid: int, workers: Sequence[Worker], seconds: int, metrics: str = "", warm_up: int = WARM_UP, times: int = 1
) -> Figures:
    await pace(workers, warm_up)
    take_times(workers)
    inside = await buckets(metrics)
    before = sum(worker.picks for worker in workers)
    busy, mine, start = core_seconds(pid), time.process_time(), time.perf_counter()
    passed = await pace(workers, seconds, times)
    elapsed = time.perf_counter() - start
    done = sum(worker.picks for worker in workers) - before
    found = quantiles(take_times(workers))
    found["per second"] = done / elapsed
    found["moments that passed because the last was not done"] = passed
    found[CORE] = (core_seconds(pid) - busy) / done * 1000
    found["ms on a core, players"] = (time.process_time() - mine) / done * 1000
    if metrics:
        found |= inside_figures(inside, await buckets(metrics))
    return found


def inside_figures(before: Buckets, after: Buckets) -> Figures:
    """What the server has measured meanwhile; its clock knows only the limits of its buckets."""
    counts = {limit: count - before[limit] for limit, count in after.items()}
    most = counts.pop(float("inf"))
    within = min((limit for limit, count in counts.items() if count >= 0.99 * most), default=float("inf"))
    return {
        "inside the server, ms within which 99 % are ready": within * 1000,
        "inside the server, % ready within the budget": counts[BUDGET_MS / 1000] / most * 100,
    }


async def buckets(address: str) -> Buckets:
    """By limit in seconds: how many picks the server itself says took no longer."""
    if not address:
        return {}
    async with httpx.AsyncClient(base_url=address) as http:
        text = (await http.get("/metrics")).raise_for_status().text
    family = next(family for family in text_string_to_metric_families(text) if family.name == INSIDE)
    return {float(sample.labels["le"]): sample.value for sample in family.samples if "le" in sample.labels}


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
    cells = [f"{found[key]:10.1f}" for key in QUANTILES]
    return f"{name:<28}{''.join(cells)}"


def tell(name: str, found: Figures, alone: list[Figures], echo: Figures, relay: Figures) -> None:
    print(row(name, found))
    print(f"  p99 {within(found['p99'], BUDGET_MS)} ms; {found['p99'] / echo['p99']:.1f} × the bare echo")
    print(f"  time on a core: {within(found[CORE] / relay[CORE], BUDGET_TIMES)} × the bare relay")
    print(f"  time on a core: {found[CORE] / echo[CORE]:.1f} × the bare echo, which tells one and keeps nothing")
    print(f"  1,000 tables: {within(found[MEMORY], BUDGET_MB)} MB")
    tell_rest(found)
    print("  each game alone, for a pick:")
    for setup, game in zip(MIX, alone, strict=True):
        core, sent = within(game[CORE], BUDGET_CORE), within(game[KB], BUDGET_KB)
        print(
            f"    {setup.game} for {setup.players}: {core} ms on a core; {sent} kB, and {game[EVENTS_KB]:.1f} of events"
        )


def within(figure: float, budget: float) -> str:
    return f"{figure:.2f} of {budget:.0f}{'' if figure <= budget else ' (missed)'}"


def tell_rest(found: Figures) -> None:
    for key in found:
        if key not in QUANTILES:
            print(f"  {key}: {found[key]:,.2f}")


async def measure_bare(tables: int, seconds: int) -> tuple[Figures, Figures]:
    """The echo, and the relay."""
    seconds = min(seconds, ECHO_SECONDS)
    async with asyncio.timeout(LONGEST):
        with running([sys.executable, "-m", "bench.server_echo"]) as (pid, address):
            echo = await measure_echo(pid, address, tables, seconds)
        with running([sys.executable, "-m", "bench.server_relay"]) as (pid, address):
            return echo, await measure_relay(pid, address, tables, seconds)


async def measure(server: str, tables: int, seconds: int) -> tuple[Figures, list[Figures]]:
    """One server in its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [server, "serve", "--port", "0", "--db", f"{folder}/bench.db"]
        async with asyncio.timeout(LONGEST):
            with running(command) as (pid, address):
                return await measure_server(pid, address, tables, seconds)


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
    echo, relay = asyncio.run(measure_bare(tables, seconds))
    for name, bare in (("bare echo", echo), ("bare relay", relay)):
        print(row(name, bare))
        tell_rest(bare)
    numbers: dict[str, object] = {"echo": echo, "relay": relay}
    for server in arguments.server or [str(Path(sys.executable).parent / "longhouse")]:
        found, alone = asyncio.run(measure(server, tables, seconds))
        numbers[server] = {**found, "alone": alone}
        tell(server, found, alone, echo, relay)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    print(bundle())
    if arguments.out:
        arguments.out.write_text(json.dumps(numbers, indent=1) + "\n")


if __name__ == "__main__":
    main()
