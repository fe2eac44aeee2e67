"""Fifty tables of `hard` bots share the thinking processes: `python -m tools.thinking`.

Reported are the first hint after the start and one beside all these tables, how long tables wait for a process and how
evenly they are served, and how long the picks of people at other tables take meanwhile.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

from bench.server_load import running
from bench.server_players import PAIR, Guest, make_matches, pace, take_times
from bench.server_wire import Hear, Wire, dial
from tools.siege import figures

GAMES: Final = ("northgard", "wild", "midgard", "watch")
WAITS: Final = "longhouse_thinker_wait_seconds"
PATIENCE: Final = 60.0
EVENTS: Final = b'{"type":"update"'


async def first_hint(address: str, guest: Guest) -> float:
    """Seconds from asking to the answer, at a table that has just begun."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "normal"}]
    settings = {"first_player": "seat1"}
    table = (await guest.post("/api/tables", game="northgard", settings=settings, seats=seats)).json()["id"]
    wire = await dial(address, f"/ws/{table}", guest.cookie)
    frames: asyncio.Queue[bytes] = asyncio.Queue()
    wire.hear = frames.put_nowait
    wire.send(b'{"type":"hello"}')
    while b'"type":"state"' not in await frames.get():
        pass
    begun = time.perf_counter()
    wire.send(json.dumps({"type": "hint", "id": "1", "seat": 0}).encode())
    async with asyncio.timeout(PATIENCE):
        while not (frame := await frames.get()).startswith((b'{"type":"hint"', b'{"type":"error"')):
            pass
    took = time.perf_counter() - begun
    assert frame.startswith(b'{"type":"hint"'), frame
    await wire.close()
    return took


async def set_up(address: str, guest: Guest, tables: int, served: Counter[str]) -> list[Wire]:
    """Tables at which only bots play, each with somebody who counts its picks."""
    found = []
    for number in range(tables):
        game = GAMES[number % len(GAMES)]
        bots = [{"kind": "bot", "bot": "hard"}] * (3 if game == "watch" else 2)
        table = (await guest.post("/api/tables", game=game, seats=bots)).json()["id"]
        wire = await dial(address, f"/ws/{table}", guest.cookie)
        wire.hear = counter(served, f"{number} {game}")
        wire.send(b'{"type":"hello"}')
        found.append(wire)
    return found


def counter(served: Counter[str], name: str) -> Hear:
    def hear(frame: bytes) -> None:
        served[name] += frame.startswith(EVENTS)

    return hear


async def waits(address: str) -> dict[float, float]:
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        text = (await http.get("/metrics")).raise_for_status().text
    family = next(family for family in text_string_to_metric_families(text) if family.name == WAITS)
    return {float(sample.labels["le"]): sample.value for sample in family.samples if "le" in sample.labels}


async def hint_beside(address: str, guest: Guest) -> None:
    """A busy machine makes it late, but does not change how many are served before it."""
    before = (await waits(address))[float("inf")]
    took = await first_hint(address, guest)
    turns = (await waits(address))[float("inf")] - before
    print(f"a hint beside them: {took:.2f} s, {turns:.0f} turns after its table was made")


def within(counts: dict[float, float], part: float) -> float:
    most = counts[float("inf")]
    return min((limit for limit, count in counts.items() if count >= part * most), default=float("inf"))


async def measure(address: str, arguments: argparse.Namespace) -> None:
    guest, served = Guest(address, "Ada"), Counter[str]()
    await guest.come()
    await asyncio.sleep(arguments.after)
    print(f"first hint, asked {arguments.after:g} s after the start: {await first_hint(address, guest):.2f} s")
    print(f"second hint: {await first_hint(address, guest):.2f} s", flush=True)
    matches = await make_matches(address, [PAIR] * 5)
    await pace(matches, arguments.seconds // 2)
    print(f"picks of people before: {figures(take_times(matches))}")
    wires = await set_up(address, guest, arguments.tables, served)
    before = await waits(address)
    served.clear()
    await pace(matches, arguments.seconds)
    print(f"picks of people beside {arguments.tables} tables of bots: {figures(take_times(matches))}")
    counts = {limit: count - before[limit] for limit, count in (await waits(address)).items()}
    shares = [served[f"{number} {GAMES[number % len(GAMES)]}"] for number in range(arguments.tables)]
    half, most = within(counts, 0.5), within(counts, 1)
    print(f"waits for a process: {counts[float('inf')]:.0f}, half within {half:g} s, all within {most:g} s")
    print(f"picks of a table of bots: {min(shares)} to {max(shares)}, {sum(shares)} in all")
    await hint_beside(address, guest)
    for wire in wires:
        await wire.close()
    for match in matches:
        await match.close()
    await guest.http.aclose()


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument(
        "--after", type=float, default=3.0, help="seconds after the start when the first hint is asked for"
    )
    parser.add_argument("--server", default=str(Path(sys.executable).parent / "longhouse"))
    arguments = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        command = [arguments.server, "serve", "--port", "0", "--db", f"{folder}/thinking.db"]
        with running(command) as (_, address):
            asyncio.run(measure(address, arguments))


if __name__ == "__main__":
    gc.disable()  # the pauses of the players are not what is measured
    main()
