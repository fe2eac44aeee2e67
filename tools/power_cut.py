"""What a power cut would leave of a server's database: `python -m tools.power_cut [CUTS] [PICKS] [full|normal] [SEED]`.

A server plays with people and bots at tables of all four games, while a small library (power_cut.c) logs its writes and
syncs. Then the files are made as they would be after a power cut at many moments: all that was synced is there; of
every other write each sector is there or not, at random, as a disk may write them in any order. Each time the database
must be sound, and have every pick and every line of chat that was acknowledged before the cut. Half of the cuts come
just after something was acknowledged.
"""

import random
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.crashing import Game
from tests.server.house import USUAL
from tests.server.outside import served

HEADER: Final = struct.Struct("=QQQIIII")
WRITE, TRUNCATE, SYNC_BEGINS, SYNC_ENDS = range(4)
SECTOR: Final = 512
ENDINGS: Final = ("", "-wal")
SOON: Final = 300_000  # nanoseconds after an answer
FATES: Final = (0.0, 0.5, 1.0)  # how much of what was not synced is there


class Record(NamedTuple):
    kind: int
    file: int
    when: int
    offset: int
    thread: int
    data: bytes


def library(folder: Path) -> Path:
    """power_cut.c, compiled. Raises FileNotFoundError where there is no C compiler."""
    made = folder / "power_cut.so"
    source = Path(__file__).with_suffix(".c")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"], check=True)
    return made


def preloaded(folder: Path) -> dict[str, str]:
    """The environment of a process that is to be watched; its log is in this folder."""
    return {"LD_PRELOAD": str(library(folder)), "POWER_CUT_LOG": str(folder / "writes.log")}


def read_log(file: Path) -> list[Record]:
    data, at, found = file.read_bytes(), 0, []
    while at + HEADER.size <= len(data):
        when, offset, length, kind, file_number, thread, _ = HEADER.unpack_from(data, at)
        at += HEADER.size
        found.append(Record(kind, file_number, when, offset, thread, data[at : at + length]))
        at += length
    return found


# --- what is left


def files_after(records: list[Record], cut: int, fate: float, luck: random.Random) -> tuple[bytes, bytes]:
    """The database and its log after a power cut at this time."""
    happened = [record for record in records if record.when <= cut]
    safe = safe_before(happened)
    images = (bytearray(), bytearray())
    for number, record in enumerate(happened):
        if record.kind in (WRITE, TRUNCATE):
            apply(images[record.file], record, number < safe[record.file], fate, luck)
    return bytes(images[0]), bytes(images[1])


def safe_before(happened: list[Record]) -> list[int]:
    """By file: the number of the record before which everything is on the disk."""
    safe, begun = [0, 0], {}
    for number, record in enumerate(happened):
        if record.kind == SYNC_BEGINS:
            begun[record.file, record.thread] = number
        elif record.kind == SYNC_ENDS:
            safe[record.file] = max(safe[record.file], begun[record.file, record.thread])
    return safe


def apply(image: bytearray, record: Record, safe: bool, fate: float, luck: random.Random) -> None:
    if record.kind == TRUNCATE:
        if safe or luck.random() < fate:
            resize(image, record.offset)
        return
    end = record.offset + len(record.data)
    for begin, stop in [(record.offset, end)] if safe else sectors(record.offset, end):
        if safe or luck.random() < fate:
            resize(image, max(len(image), stop))
            image[begin:stop] = record.data[begin - record.offset : stop - record.offset]


def sectors(begin: int, end: int) -> Iterator[tuple[int, int]]:
    while begin < end:
        stop = min(end, (begin // SECTOR + 1) * SECTOR)
        yield begin, stop
        begin = stop


def resize(image: bytearray, size: int) -> None:
    del image[size:]
    image.extend(bytes(size - len(image)))


# --- what must be there


class Left(NamedTuple):
    """What a database still has: the ids of picks and lines by table, and how many entries each journal has."""

    said: set[tuple[str, str]]
    faults: list[str]


def opened(folder: Path, files: tuple[bytes, bytes]) -> Path:
    path = folder / "cut.db"
    for ending, data in zip(ENDINGS, files, strict=True):
        Path(f"{path}{ending}").write_bytes(data)
    Path(f"{path}-shm").unlink(missing_ok=True)
    return path


def look(path: Path) -> Left:
    with closing(sqlite3.connect(path)) as database:
        checked = [row[0] for row in database.execute("PRAGMA integrity_check")]
        ids = "SELECT table_id, said FROM {} WHERE said IS NOT NULL"
        said = {row for name in ("entries", "chats") for row in database.execute(ids.format(name))}
        gaps = "SELECT table_id FROM entries GROUP BY table_id HAVING max(version) <> count(*) OR min(version) <> 1"
        holes = [f"a hole in the journal of {table}" for (table,) in database.execute(gaps)]
    return Left(said, [*[line for line in checked if line != "ok"], *holes])


# --- a run


def play(folder: Path, picks: int, sync: str, luck: random.Random) -> list[tuple[int, str, str]]:
    """All that was acknowledged: when, at which table, with which id."""
    with served(folder, None, **preloaded(folder), LONGHOUSE_SYNC=sync) as server:
        games = [Game(server, luck.randrange(2**32), name) for name in USUAL]
        for game in games:
            game.come()
        while sum(len(player.done) for game in games for player in game.players) < picks:
            for game in games:
                game.play(1)
        for game in games:
            game.close()
    return sorted(answer for game in games for player in game.players for answer in player.answered)


def main(cuts: int, picks: int, sync: str, seed: int) -> int:
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        answered = play(folder, picks, sync, luck)
        records = read_log(folder / "writes.log")
        lost, faults = cut_often(folder, records, answered, cuts, luck)
    syncs = sum(record.kind == SYNC_ENDS for record in records)
    print(
        f"sync={sync}: {len(answered)} acknowledged, {len(records)} writes and syncs, {syncs} syncs; {cuts} power cuts:"
    )
    print(f"{sum(lost)} acknowledged lost in {sum(map(bool, lost))} cuts; {len(faults)} damaged databases {faults[:3]}")
    return int(bool(faults) or (sync == "full" and any(lost)))


def cut_often(
    folder: Path, records: list[Record], answered: list[tuple[int, str, str]], cuts: int, luck: random.Random
) -> tuple[list[int], list[str]]:
    """By cut: how many acknowledged messages are lost; and what else is wrong."""
    lost, faults = [], []
    first, last = answered[0][0], answered[-1][0]
    for number in range(cuts):
        soon = luck.choice(answered)[0] + luck.randrange(SOON)
        cut = soon if number % 2 else luck.randrange(first, last)
        left = look(opened(folder, files_after(records, cut, FATES[number % len(FATES)], luck)))
        lost.append(sum((table, said) not in left.said for when, table, said in answered if when <= cut))
        faults += left.faults
    return lost, faults


if __name__ == "__main__":
    if shutil.which("cc") is None:
        sys.exit("power_cut: there is no C compiler (cc) here")
    given = dict(enumerate(sys.argv[1:]))
    sys.exit(main(int(given.get(0, 200)), int(given.get(1, 600)), given.get(2, "full"), int(given.get(3, 1))))
