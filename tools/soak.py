"""A long evening on a real server: `python -m tools.soak [MINUTES] [SEED]`.

People and bots play all four games, one table after another, take back, chat, go and come back. Memory, open files,
threads, tasks, tables and sockets of the server are looked at again and again: after the first third, in which caches
fill, they must not grow any more. In the end, when all have gone, no table and no socket is left.
"""

import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.server.crashing import Game
from tests.server.fuzzing import faults, open_files
from tests.server.house import PATIENCE, USUAL
from tests.server.outside import Guest, Served, served

EVERY: Final = 2.0  # seconds between two looks
SHOWN_EVERY: Final = 30  # looks
BREATH: Final = 0.02  # seconds between two rounds, as nobody picks all the time
AWAY_ONCE_IN: Final = 40  # rounds
SOON: Final = "3"  # seconds after which a table that nobody looks at is dropped
MORE: Final = 1.05  # by so much a median may differ by chance
COUNTED: Final = ("longhouse_tasks", "longhouse_rooms", "longhouse_sockets")


class Look(NamedTuple):
    at: float
    memory: float  # MiB
    files: float
    threads: float
    tasks: float
    rooms: float
    sockets: float

    def __str__(self) -> str:
        return (
            f"{self.at:5.0f} s {self.memory:6.1f} MiB {self.files:3.0f} files {self.threads:3.0f} threads"
            f" {self.tasks:3.0f} tasks {self.rooms:3.0f} tables {self.sockets:3.0f} sockets"
        )


def look(server: Served, guest: Guest, at: float) -> Look:
    status = dict(line.split(":", 1) for line in Path(f"/proc/{server.pid}/status").read_text().splitlines())
    lines = guest.http.get("/metrics").text.splitlines()
    told = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}
    memory, threads = int(status["VmRSS"].split()[0]) / 1024, int(status["Threads"])
    return Look(at, memory, len(open_files(server.pid)), threads, *[told[name] for name in COUNTED])


def soak(folder: Path, minutes: float, luck: random.Random) -> tuple[list[Look], Look, list[Game]]:
    """What was seen while they played, what was left when all had gone, and the games."""
    with served(folder, LONGHOUSE_IDLE_AFTER=SOON) as server:
        guest = Guest(server.address, "Vi")
        games = [Game(server, luck.randrange(2**32), name) for name in USUAL]
        for game in games:
            game.come()
        looks = play(server, guest, games, 60 * minutes, luck)
        for game in games:
            game.close()
        patience = time.monotonic() + PATIENCE
        while (last := look(server, guest, time.monotonic())).rooms and time.monotonic() < patience:
            time.sleep(0.1)
        guest.close()
    return looks, last, games


def play(server: Served, guest: Guest, games: list[Game], seconds: float, luck: random.Random) -> list[Look]:
    begun, looks = time.monotonic(), list[Look]()
    while (now := time.monotonic() - begun) < seconds:
        if now >= EVERY * len(looks):
            looks.append(look(server, guest, now))
            if len(looks) % SHOWN_EVERY == 1:
                print(looks[-1], flush=True)
        for game in games:
            game.play(1)
            if luck.randrange(AWAY_ONCE_IN) == 0:
                game.go()
                if luck.randrange(2):
                    game.lay()  # most games between people are never finished
                game.come()
        time.sleep(BREATH)
    return looks


def growth(looks: list[Look]) -> dict[str, list[float]]:
    """By what was counted: its median in the second and in the last third."""
    third = len(looks) // 3
    parts = looks[third : 2 * third], looks[2 * third :]
    names = [name for name in Look._fields if name != "at"]
    before, after = [[median(getattr(one, name) for one in part) for name in names] for part in parts]
    return {name: found for name, *found in zip(names, before, after, strict=True)}


def main(minutes: float, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        looks, last, games = soak(Path(folder), minutes, random.Random(seed))
        broken = faults(Path(folder) / "log.jsonl")
    picks = sum(len(player.done) for game in games for player in game.players)
    print(f"{minutes:g} minutes, {sum(len(game.tables) for game in games)} tables, {picks} picks and undos of people")
    grown = []
    for name, (before, after) in growth(looks).items():
        print(f"{name:8} {before:7.1f} in the second third, {after:7.1f} in the last")
        grown += [name] if after > before * MORE + 1 else []
    print(f"left in the end: {last}; errors in the log: {len(broken)}; grown: {grown or 'nothing'}")
    return int(bool(grown or broken or last.rooms or last.sockets))


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if sys.argv[1:] else 15, int(sys.argv[2]) if sys.argv[2:] else 1))
