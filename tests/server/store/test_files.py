"""What may happen to the files of a running server: it is noticed, and picks are refused that would be lost."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from longhouse.server.store.database import Database
from longhouse.server.store.files import Files
from tests.server.house import PATIENCE, House, Talker, Visitor, house
from tests.server.refusals import refused

WISH = {"game": "watch", "settings": {"mode": "base"}, "seats": [{"kind": "me"}, {"kind": "open"}]}


def delete(file: Path) -> None:
    file.unlink()


def replace_by_another(file: Path) -> None:
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    copy.replace(file)


def truncate(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 4096)


def empty(file: Path) -> None:
    os.truncate(file, 0)


def forbid_writing(file: Path) -> None:
    file.chmod(0o444)


def overwrite(file: Path) -> None:
    """As `cp` does it: the file stays, with other content."""
    size = file.stat().st_size
    other = file.with_suffix(".other")
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE wood (kind TEXT, rings INTEGER)")
        made.execute("INSERT INTO wood VALUES (zeroblob(?), 3)", (2 * size,))
        made.commit()
    shutil.copyfile(other, file)


class Evening:
    """Two people at a table, and a server whose files are at risk."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.ada, self.bo = home.visitor("Ada"), home.visitor("Bo")
        self.table = home.table(self.ada, self.bo, initial_placement="phase", first_player="seat")
        self.talkers = [self.ada.join(self.table), self.bo.join(self.table)]

    def mover(self) -> tuple[Talker, int]:
        for seat, talker in enumerate(self.talkers):
            talker.until_quiet()
            if talker.options(seat):
                return talker, seat
        raise AssertionError("nobody is asked")

    def pick(self, id: str | None = None) -> str:
        """`done`, or the sentence why not."""
        talker, seat = self.mover()
        answer = talker.pick(talker.options(seat)[0], seat, id=id)
        return "done" if answer["type"] == "done" else str(answer["why"]["key"])

    def say(self, text: str) -> str:
        talker = self.talkers[0]
        talker.say(type="chat", id=text[:9], text=text)
        answer = talker.hear("done", "error")
        return "done" if answer["type"] == "done" else str(answer["why"]["key"])

    @property
    def seq(self) -> int:
        self.mover()
        return self.talkers[0].seq


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with house(tmp_path, look_every=0.05, chat_burst=100) as home:
        yield Evening(home)


def health(visitor: Visitor) -> tuple[int, str]:
    answer = visitor.http.get("/healthz")
    return answer.status_code, answer.json()["status"]


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody who writes to x.db, in which some pages are and some are still only in the log."""
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("PRAGMA wal_autocheckpoint=10")
        made.execute("CREATE TABLE logs (wood BLOB)")
        made.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        made.execute("INSERT INTO logs VALUES (randomblob(100))")
        yield made


@pytest.fixture
def files(tmp_path: Path, writer: sqlite3.Connection) -> Iterator[Files]:
    made = Files(str(tmp_path / "x.db"))
    made.hold()
    assert made.fault() == ""
    yield made
    writer.close()
    made.release()


@pytest.mark.parametrize(
    ("what", "ending", "fault"),
    [
        (delete, "", "was deleted or replaced"),
        (delete, "-wal", "was deleted or replaced"),
        (delete, "-shm", "was deleted or replaced"),
        (replace_by_another, "", "was deleted or replaced"),
        (replace_by_another, "-wal", "was deleted or replaced"),
        (truncate, "", "was truncated"),
        (truncate, "-wal", "was truncated"),
        (empty, "", "was truncated"),
        (empty, "-wal", "was truncated"),
        (forbid_writing, "", "may not be written to"),
        (forbid_writing, "-wal", "may not be written to"),
        (overwrite, "", "was overwritten"),
        (overwrite, "-wal", "was overwritten"),
    ],
)
def test_it_is_seen_what_happened_to_which_file(
    tmp_path: Path, files: Files, what: Callable[[Path], None], ending: str, fault: str
) -> None:
    what(tmp_path / f"x.db{ending}")
    assert files.fault() == f"{tmp_path / 'x.db'}{ending} {fault}"


def test_a_checkpoint_that_could_not_copy_the_last_page_is_no_fault(
    tmp_path: Path, writer: sqlite3.Connection, files: Files
) -> None:
    """Somebody still reads an older state of the last page: only the header, which already counts it, is copied."""
    path = tmp_path / "x.db"
    writer.execute("CREATE TABLE pages (n INTEGER PRIMARY KEY, text BLOB)")
    writer.executemany("INSERT INTO pages VALUES (?, zeroblob(3000))", [(n,) for n in range(20)])
    writer.commit()
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM pages").fetchone()
        writer.execute("UPDATE pages SET text = zeroblob(3001) WHERE n = 19")
        writer.commit()
        writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        counted = int.from_bytes(path.read_bytes()[28:32], "big")
        assert path.stat().st_size < counted * 4096, "the test no longer makes a checkpoint that is not complete"
        assert files.fault() == ""
    writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    assert files.fault() == ""
    truncate(path)
    assert files.fault() == f"{path} was truncated"


def test_files_that_change_only_as_sqlite_changes_them_are_well(
    tmp_path: Path, writer: sqlite3.Connection, files: Files
) -> None:
    """Checkpoints of every kind, a growing and a shrinking database: no false alarm at any moment."""
    with closing(sqlite3.connect(tmp_path / "x.db")) as other:
        for number in range(120):
            writer.execute("INSERT INTO logs VALUES (randomblob(9000))")
            if number % 30 == 0:
                writer.execute("DELETE FROM logs WHERE rowid % 2")
                writer.execute("VACUUM")
            if number % 20 == 7:
                mode = ("PASSIVE", "FULL", "RESTART", "TRUNCATE")[number // 20 % 4]
                other.execute(f"PRAGMA wal_checkpoint({mode})").fetchall()
            assert files.fault() == ""


# --- what a server does about it


@pytest.mark.parametrize(("what", "ending"), [(delete, "-wal"), (empty, ""), (forbid_writing, "")])
def test_nothing_is_written_to_files_that_are_not_what_they_were(
    tmp_path: Path, what: Callable[[Path], None], ending: str
) -> None:
    with house(tmp_path) as home:
        evening = Evening(home)
        assert evening.pick() == "done"
        assert health(evening.ada) == (200, "ok")
        what(tmp_path / f"test.db{ending}")
        assert health(evening.ada) == (503, "the database cannot be written to any more")
        assert evening.pick() == "room-database-lost"
        assert evening.say("hello?") == "room-database-lost"
        assert evening.seq == 1
        refused(evening.ada.http.post("/api/tables", json=WISH), 503, "database")


@pytest.mark.parametrize("what", [delete, empty])
def test_a_pick_is_refused_before_anybody_has_looked(tmp_path: Path, what: Callable[[Path], None]) -> None:
    with house(tmp_path, look_every=3600.0) as home:
        evening = Evening(home)
        what(tmp_path / "test.db")
        assert evening.pick() == "room-database-lost"


def test_somebody_looks_even_if_nobody_picks(tmp_path: Path, evening: Evening) -> None:
    (tmp_path / "test.db").chmod(0o444)
    wait_until(lambda: bool(evening.home.app.state.database.fault))
    assert evening.pick() == "room-database-lost"
    (tmp_path / "test.db").chmod(0o644)
    wait_until(lambda: not evening.home.app.state.database.fault)
    assert evening.pick() == "done"


def wait_until(true: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < patience
        time.sleep(0.01)


def test_what_was_in_a_deleted_log_is_saved_at_once(tmp_path: Path, evening: Evening) -> None:
    """Even if the server is killed before it could put its files in order."""
    for _ in range(5):
        assert evening.pick() == "done"
    (tmp_path / "test.db-wal").unlink()
    wait_until(lambda: journal_length(tmp_path) == 6)


def journal_length(folder: Path) -> int:
    """Of the only table, in a copy of the file alone."""
    alone = folder / "alone.db"
    shutil.copyfile(folder / "test.db", alone)
    with closing(sqlite3.connect(alone)) as copy:
        return int(copy.execute("SELECT count(*) FROM entries").fetchone()[0])


# --- a full disk


def test_a_full_disk_takes_nothing_and_play_goes_on_when_there_is_space(evening: Evening) -> None:
    """What players are shown, what is in memory and what is on disk stay the same."""
    database = evening.home.app.state.database
    evening.home.run(limit_pages(database, 1))  # to what it has: the next page that it needs is one too many
    done = 0
    while (answer := evening.pick()) == "done":
        done += 1
        assert done < 200, "there is still space"
    assert answer == "room-disk-full"
    assert health(evening.ada) == (503, "the disk is full")
    assert evening.pick("mine") == "room-disk-full"
    assert (evening.seq, kept(evening)) == (done, done)
    evening.home.run(limit_pages(database, 10**6))
    assert evening.pick("mine") == "done"
    assert health(evening.ada) == (200, "ok")
    assert (evening.seq, kept(evening)) == (done + 1, done + 1)


def test_chat_on_a_full_disk_is_refused_too(evening: Evening) -> None:
    database = evening.home.app.state.database
    evening.home.run(limit_pages(database, 1))
    lines = [f"{number} ".ljust(300, "x") for number in range(30)]
    told = [evening.say(line) for line in lines]
    assert told[-1] == "room-disk-full"
    evening.home.run(limit_pages(database, 10**6))
    assert evening.say(lines[-1]) == "done"
    said = {line.text for line in evening.home.run(evening.home.app.state.store.chat(evening.table))}
    wanted = [line.strip() for line, answer in zip(lines, told, strict=True) if answer == "done"] + lines[-1:]
    assert said == set(wanted)


def kept(evening: Evening) -> int:
    """Picks in the journal."""
    return len(evening.home.run(evening.home.app.state.store.entries(evening.table))) - 1


async def limit_pages(database: Database, pages: int) -> None:
    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    await database.write(limit)
    async with database.writer.connect() as connection:
        await connection.run_sync(limit)
