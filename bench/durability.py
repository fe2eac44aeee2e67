"""What it costs to wait for the disk: picks per second that the store takes with `sync=full` and `sync=normal`.

The two take turns in the same run, because disks and busy machines differ from minute to minute: `python -m
bench.durability [SECONDS]`. No rules are played and nothing is sent; this is the writing alone.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from longhouse.server.store.database import SYNCS, Database
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo
from longhouse.server.store.store import Store

ROUNDS: Final = 5
TABLES: Final = (1, 20, 200)  # at which somebody picks as soon as the last pick is acknowledged
LINE: Final = "0 road/3,-1,E dice=3,4\n"


async def rate(sync: str, tables: int, seconds: float) -> float:
    """Picks per second at this many tables together."""
    with tempfile.TemporaryDirectory(dir=".") as folder:  # not /tmp, which is no disk on some machines
        database = Database(str(Path(folder) / "bench.db"), sync)
        await database.open()
        store = Store(database)
        names = [f"table {number}" for number in range(tables)]
        for name in names:
            await store.create(TableInfo(name, "watch", 1, {}, "7", "all", "me", [SeatInfo(0, "open", "")]))
        begun = time.perf_counter()
        done = await asyncio.gather(*[pick(store, name, begun + seconds) for name in names])
        taken = time.perf_counter() - begun
        await database.close()
    return sum(done) / taken


async def pick(store: Store, table: str, until: float) -> int:
    version = 0
    while time.perf_counter() < until:
        version += 1
        await store.append(Entry(table, version, LINE, "me", str(version)))
    return version


def main(seconds: float) -> None:
    print(f"picks per second, medians of {ROUNDS} rounds of {seconds:g} s in turns")
    print(f"{'tables':>6} {'full':>8} {'normal':>8}  a pick waits, full and normal")
    for tables in TABLES:
        found: dict[str, list[float]] = {sync: [] for sync in SYNCS}
        for _ in range(ROUNDS):
            for sync in SYNCS:
                found[sync].append(asyncio.run(rate(sync, tables, seconds)))
        full, normal = (median(found[sync]) for sync in SYNCS)
        print(f"{tables:6} {full:8.0f} {normal:8.0f}  {1000 * tables / full:.2f} ms, {1000 * tables / normal:.2f} ms")


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0)
