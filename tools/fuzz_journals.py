"""Thousands of damaged journals, saves and snapshots: `python -m tools.fuzz_journals [COUNT] [SEED]`.

A journal goes through what an uploaded one goes through, a save is loaded, a snapshot is what a server finds in its
database. Each is read or refused with its own kind of error; anything else, or more than SLOW seconds, is a fault.
Saves that can be loaded are played on. Where that fails is counted, but is no fault: a program cannot know which number
was in its owner's file.
"""

import collections
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from longhouse import JournalError, Option, SettingError, Table, load, replay, save
from longhouse.kernel.saving import SaveError
from longhouse.server.rest.journals import read_upload
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo
from longhouse.server.table.record import open_record
from tests.kernel.damage import damaged_bytes, damaged_journals, damaged_saves

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
GAMES: Final = ("watch", "northgard", "midgard", "wild")
SLOW: Final = 2.0  # seconds of CPU time
HANGS: Final = 5.0  # seconds after which it is given up
PLAYED_ON: Final = 5  # picks
SNAPSHOTS: Final = 3  # of each game; each that is refused costs a replay
REFUSALS: Final = (JournalError, SettingError, SaveError)

Ends = collections.Counter[str]


def give_up(*_: object) -> None:
    raise TimeoutError("it does not end")


def main(count: int, seed: int) -> int:
    signal.signal(signal.SIGVTALRM, give_up)
    broken = False
    for game in GAMES:
        ends: Ends = collections.Counter()
        files = sorted((GOLDEN / game).glob("*.journal"))
        share = max(1, count // len(GAMES) // len(files) // 2)
        for number, file in enumerate(files):
            fuzz_file(file.read_text(encoding="utf-8"), share, random.Random(f"{seed} {number}"), ends)
        print(f"{game}, {len(files)} games:", flush=True)
        for end, times in sorted(ends.items()):
            print(f"{times:6} {end}", flush=True)
        broken = broken or any("BROKEN" in end or "SLOW" in end for end in ends)
    return int(broken)


def fuzz_file(text: str, share: int, luck: random.Random, ends: Ends) -> None:
    for journal in damaged_journals(text, share, luck):
        note(ends, "journal", partial(read_upload, journal, "me"))
    some = "".join(text.splitlines(keepends=True)[: luck.randrange(20, 120)])
    history = replay(some)
    for saved in damaged_saves(save(history.table), share, luck):
        table = note(ends, "save", partial(load, saved))
        if isinstance(table, Table):
            ends[f"save, {played_on(table)}"] += 1
    info, entries = kept(some)
    whole = open_record(info, entries).snapshot()
    for data in damaged_bytes(whole, SNAPSHOTS, luck):
        note(ends, "snapshot", partial(open_record, info, entries, (len(entries), data)))


def kept(text: str) -> tuple[TableInfo, list[Entry]]:
    """As a server has it."""
    table, lines, _ = read_upload(text, "me")
    table.seats = [SeatInfo(seat.seat, "person", seat.name) for seat in table.seats]
    return table, [Entry(table.id, version, line) for version, line in enumerate(lines, 1)]


def note(ends: Ends, what: str, work: Callable[[], object]) -> object:
    begun = time.process_time()
    found: object = None
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
    try:
        found = work()
        end = "read"
    except REFUSALS as problem:
        end = "refused" if "\n" not in str(problem) else f"BROKEN two lines: {problem}"
    except Exception as problem:
        end = f"BROKEN {place_of(problem)}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if time.process_time() - begun > SLOW:
        ends[f"{what} SLOW {end}"] += 1
    ends[f"{what} {end}"] += 1
    return found


def played_on(table: Table) -> str:
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
    try:
        for _ in range(PLAYED_ON):
            for viewer in range(table.seats):
                table.view(viewer)
            if not table.over:
                table.play(first_option(table), table.decision.seat)
    except Exception as problem:
        return f"played on, then {type(problem).__name__}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return "played on"


def first_option(table: Table) -> Option:
    return table.decision.options[0]


def place_of(problem: BaseException) -> str:
    last = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} {problem} {Path(last.filename).name}:{last.lineno}"[:200]


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(main(given[0] if given else 10_000, given[1] if given[1:] else 1))
