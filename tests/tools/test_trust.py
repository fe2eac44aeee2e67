"""Short runs of what measures how much a server can be trusted; the long ones are started by hand."""

import asyncio
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bench import durability
from tests.server.outside import environment
from tools import fuzz_journals, power_cut, soak

# prints after each commit when it was done, at which table, with which id
WRITER = """
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1], isolation_level=None)
for order in ("journal_mode=WAL", f"synchronous={sys.argv[2]}", "wal_autocheckpoint=8"):
    database.execute(f"PRAGMA {order}")
database.execute("CREATE TABLE entries (table_id TEXT, version INTEGER, said TEXT)")
database.execute("CREATE TABLE chats (table_id TEXT, said TEXT)")
database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
for number in range(1, 61):
    database.execute("INSERT INTO entries VALUES ('t', ?, ?)", (number, f"pick {number}"))
    print(time.monotonic_ns(), "t", f"pick {number}", flush=True)
"""


@pytest.fixture(scope="module")
def compiler() -> None:
    if shutil.which("cc") is None:
        pytest.skip("NO POWER CUT: there is no C compiler here")


@pytest.mark.parametrize("sync", ["full", "normal"])
def test_a_power_cut_takes_what_was_not_synced_and_nothing_else(tmp_path: Path, compiler: None, sync: str) -> None:
    """The simulation must be able to lose something, or it would prove nothing."""
    command = [sys.executable, "-c", WRITER, str(tmp_path / "test.db"), sync]
    watched = environment(**power_cut.preloaded(tmp_path))
    said = subprocess.run(command, env=watched, capture_output=True, text=True, check=True, timeout=60).stdout
    answered = [(int(when), table, id) for when, table, id in (line.split(" ", 2) for line in said.splitlines())]
    records = power_cut.read_log(tmp_path / "writes.log")
    lost, faults = power_cut.cut_often(tmp_path, records, answered, 30, random.Random(1))
    assert faults == []
    assert any(lost) == (sync == "normal")


def test_a_server_has_what_it_acknowledged_after_a_power_cut(
    compiler: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert power_cut.main(8, 16, "full", 1) == 0
    assert "8 power cuts:\n0 acknowledged lost in 0 cuts; 0 damaged" in capsys.readouterr().out


@pytest.mark.parametrize("game", fuzz_journals.GAMES)
def test_damaged_journals_saves_and_snapshots_are_read_or_refused(game: str) -> None:
    ends: Counter[str] = Counter()
    file = min((fuzz_journals.GOLDEN / game).glob("*.journal"))
    fuzz_journals.fuzz_file(file.read_text(encoding="utf-8"), 12, random.Random(3), ends)
    assert {end for end in ends if "BROKEN" in end or "SLOW" in end} == set()
    assert ends["journal refused"] > 0
    assert ends["save refused"] > 0
    assert ends["snapshot read"] == 3


def test_a_server_keeps_nothing_of_those_who_have_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOON", "0.2")
    looks, last, games = soak.soak(tmp_path, 0.03, random.Random(1))
    assert looks[0].sockets == 2 * len(games)
    assert (last.rooms, last.sockets) == (0, 0)
    assert last.files < looks[0].files


def test_what_grows_is_found() -> None:
    looks = [soak.Look(at, 100 + at, 30, 8, 33, 4, 8) for at in range(90)]
    before, after = soak.growth(looks)["memory"]
    assert (before, after) == (144.5, 174.5)
    assert soak.growth(looks)["files"] == [30, 30]


@pytest.mark.parametrize("sync", ["full", "normal"])
def test_what_waiting_for_the_disk_costs_can_be_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sync: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert asyncio.run(durability.rate(sync, 3, 0.05)) > 0
    assert list(tmp_path.iterdir()) == []
