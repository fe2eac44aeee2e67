"""What can be wrong with the database, in one line each; and picks that cannot be stored did not happen."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from longhouse.server.base.settings import SettingProblem, Settings, database_url, from_environment
from longhouse.server.store.database import READERS, Database, DatabaseProblem
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo
from longhouse.server.store.store import Store, Taken
from tests.server.house import PATIENCE, house
from tests.server.refusals import refused


def opened(name: str) -> None:
    async def run() -> None:
        database = Database(name)
        await database.open()
        await database.close()

    asyncio.run(run())


def problem_of(name: str) -> str:
    with pytest.raises(DatabaseProblem) as problem:
        opened(name)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_a_new_file_is_made_and_opened_again(tmp_path: Path) -> None:
    opened(str(tmp_path / "new.db"))
    opened(f"sqlite:///{tmp_path / 'new.db'}")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "there is no folder" in problem_of(str(tmp_path / "nowhere" / "x.db"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_text("Dear diary, " * 100)
    assert "is no database" in problem_of(str(file))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "cannot be opened" in problem_of(str(tmp_path))


def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "x.db") as other:
        other.execute("CREATE TABLE tables (wood TEXT)")
    other.close()
    assert "holds something else" in problem_of(str(tmp_path / "x.db"))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    opened(str(tmp_path / "x.db"))
    with sqlite3.connect(tmp_path / "x.db") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    assert "newer version" in problem_of(str(tmp_path / "x.db"))


def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    opened(str(tmp_path / "x.db"))
    assert "may not be written to" in problem_of(f"sqlite:///file:{tmp_path / 'x.db'}?mode=ro&uri=true")


def test_a_database_that_another_program_has_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(str(tmp_path / "x.db"))
    monkeypatch.setattr("longhouse.server.store.database.BUSY", 50)
    other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "another program has it locked" in problem_of(str(tmp_path / "x.db"))
    other.close()


def test_urls() -> None:
    assert database_url("club.db") == "sqlite+aiosqlite:///club.db"
    assert database_url("postgresql://me@host/club") == "postgresql+asyncpg://me@host/club"
    with pytest.raises(SettingProblem, match="mysql"):
        database_url("mysql://me@host/club")


def test_a_password_is_not_told() -> None:
    with pytest.raises(DatabaseProblem) as problem:
        opened("postgresql://me:secret@127.0.0.1:1/club")
    assert "secret" not in str(problem.value)


def test_settings_from_the_environment() -> None:
    settings = from_environment(Settings(), {"LONGHOUSE_BOT_PAUSE": "0.25", "LONGHOUSE_PORT": "9", "OTHER": "x"})
    assert (settings.bot_pause, settings.port) == (0.25, 9)
    for bad in ("many", "-1", "inf", "nan"):
        with pytest.raises(SettingProblem, match="LONGHOUSE_BOT_PAUSE"):
            from_environment(Settings(), {"LONGHOUSE_BOT_PAUSE": bad})


def test_a_mistyped_setting_is_named() -> None:
    with pytest.raises(SettingProblem, match=r"LONGHOUSE_BOT_PAUZE .did you mean 'LONGHOUSE_BOT_PAUSE'"):
        from_environment(Settings(), {"LONGHOUSE_BOT_PAUZE": "0.25"})
    assert from_environment(Settings(), {"LONGHOUSE_GAMES": "a.b:C", "LONGHOUSE_BUILD": "pure"}) == Settings()


# --- entries


def test_with_its_last_pick_a_game_is_over_in_the_database(database: str) -> None:
    async def run() -> list[str]:
        opened = Database(database)
        await opened.open()
        store = Store(opened)
        told: list[str] = []
        for name in ("a", "b"):
            table = TableInfo(name, "watch", 1, {}, "7", "all", "me", [SeatInfo(0, "open", "")])
            await store.create(table)
            await store.start(table, ["head"], table.seats)
        await asyncio.gather(store.append(Entry("a", 2, "pick")), store.append(Entry("b", 2, "pick", over=True)))
        with pytest.raises(Taken):
            await store.append(Entry("a", 2, "another", over=True))  # was not stored, so nothing has ended
        for name in ("a", "b"):
            found = await store.find(name)
            assert found is not None
            told.append(found.status)
        await opened.close()
        return told

    assert asyncio.run(run()) == ["playing", "over"]


def test_a_room_that_cannot_read_its_table_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could reach it any more, and its task would wait for ever."""
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, initial_placement="phase", first_player="seat")
        talker = ada.join(table)
        room = home.app.state.rooms.live[table]

        async def unreadable(*_: object) -> None:
            raise OSError("no such disk")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", unreadable)
            patch.setattr(Store, "entries", unreadable)
            refusal = talker.pick(talker.options(0)[0], 0)
            assert (refusal["type"], refusal["seq"]) == ("refused", 0)
            assert [frame["type"] for frame in talker.frames[-2:]] == [
                "error",
                "refused",
            ]  # not with a state that is lost
            home.run(asyncio.wait_for(room.task, PATIENCE))
        assert ada.join(table).options(0)


def test_nobody_waits_for_ever_for_a_connection(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When others use all of them, a reader is refused, and can try again later."""
    monkeypatch.setattr("longhouse.server.store.database.POOL_WITHIN", 0.01)

    async def work() -> None:
        opened = Database(database)
        await opened.open()
        async with asyncio.timeout(PATIENCE / 4), AsyncExitStack() as others:
            for _ in range(READERS):
                await (await others.enter_async_context(opened.reading())).execute(text("SELECT 1"))
            with pytest.raises(PoolTimeout):
                async with opened.reading() as session:
                    await session.execute(text("SELECT 1"))
        await opened.close()

    asyncio.run(work())


def test_a_place_in_the_journal_is_taken_once(database: str) -> None:
    """Even when many are written at once: only the second one is refused."""

    async def run() -> list[object]:
        opened = Database(database)
        await opened.open()
        store = Store(opened)
        for name in ("a", "b"):
            await store.create(TableInfo(name, "watch", 1, {}, "7", "all", "me", [SeatInfo(0, "open", "")]))
        entries = [Entry(name, version, "line") for name in ("a", "b") for version in (1, 2, 2, 3)]
        entries.append(Entry("nowhere", 1, "line"))
        results = await asyncio.gather(*[store.append(entry) for entry in entries], return_exceptions=True)
        lines = [(entry.table_id, entry.version) for name in ("a", "b") for entry in await store.entries(name)]
        await opened.close()
        return [[type(result) for result in results], lines]

    outcome = [type(None), type(None), Taken, type(None)]
    told, lines = asyncio.run(run())
    assert told == [*outcome, *outcome, Taken]
    assert lines == [(name, version) for name in ("a", "b") for version in (1, 2, 3)]


def test_a_pick_that_cannot_be_kept_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.server.store.database.BUSY", 50)
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, initial_placement="phase", first_player="seat")
        talker, other = ada.join(table), bo.join(table)
        before = talker.state["picture"]
        thief = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        refused = talker.pick(talker.options(0)[0], 0, id="mine")
        assert (refused["type"], refused["why"]["key"]) == ("refused", "room-not-kept")
        talker.until_quiet()
        assert (talker.state["seq"], talker.state["picture"]) == (0, before)
        other.until_quiet()
        assert other.state["seq"] == 0
        thief.close()
        assert talker.pick(talker.options(0)[0], 0, id="mine")["type"] == "done"


def test_a_database_that_becomes_read_only_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, initial_placement="phase", first_player="seat")
        talker = ada.join(table)
        home.run(only_read(home.app.state.database))
        assert talker.pick(talker.options(0)[0], 0, id="mine")["why"]["key"] == "room-database-lost"
        wish = {"game": "watch", "settings": {"mode": "base"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused(ada.http.post("/api/tables", json=wish), 503, "database")
        assert ada.http.get(f"/api/tables/{table}").status_code == 200
        home.run(write_again(home.app.state.database))
        talker.until_quiet()
        assert talker.pick(talker.options(0)[0], 0, id="mine")["type"] == "done"


async def only_read(database: Database) -> None:
    """As with a disk that the system has remounted after a fault."""

    def forbid(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    await database.write(forbid)
    async with database.writer.connect() as connection:
        await connection.run_sync(forbid)


async def write_again(database: Database) -> None:
    """New connections know nothing of it."""
    assert database.quick is not None
    await database.writer.dispose()
    await asyncio.get_running_loop().run_in_executor(database.thread, database.quick.dispose)


def test_somebody_else_has_written_in_the_journal(tmp_path: Path, database: str) -> None:
    """Another process serves the same table: the second pick is refused, with the current state."""
    with house(tmp_path, database=database) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, initial_placement="phase", first_player="seat")
        talker = ada.join(table)
        theirs, mine = talker.options(0)[0], talker.options(0)[1]
        home.run(home.app.state.store.append(Entry(table, 2, f"0 {theirs}\n")))
        assert talker.pick(mine, 0)["why"]["key"] == "room-late"
        talker.until_quiet()
        assert (talker.state["seq"], talker.state["version"]) == (1, 2)
        assert talker.state["picture"]["buildings"][0]["intersection"] == theirs.partition("/")[2]


# --- what a power cut leaves


@pytest.mark.parametrize(("sync", "level"), [("full", 2), ("normal", 1)])
def test_a_pick_is_acknowledged_when_the_disk_has_it_unless_speed_is_wanted(
    tmp_path: Path, sync: str, level: int
) -> None:
    """SQLite's own levels: 2 waits for the disk at every commit, 1 only now and then. On every way to write."""

    def ask(connection: Connection) -> None:
        found.append(connection.exec_driver_sql("PRAGMA synchronous").scalar_one())

    async def run() -> None:
        database = Database(str(tmp_path / "x.db"), sync)
        await database.open()
        await database.write(ask)
        async with database.writing() as session:
            await session.run_sync(lambda inner: ask(inner.connection()))
        await database.close()

    found: list[int] = []
    asyncio.run(run())
    assert found == [level, level]


def test_the_default_survives_a_power_cut() -> None:
    assert Settings().sync == "full"


def test_another_way_to_wait_for_the_disk_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseProblem, match=r"^LONGHOUSE_SYNC=fast: full or normal$"):
        Database(str(tmp_path / "x.db"), from_environment(Settings(), {"LONGHOUSE_SYNC": "fast"}).sync)


def test_a_new_file_has_its_tables_without_the_log_beside_it(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(str(tmp_path / "x.db"))
        await database.open()
        (tmp_path / "alone.db").write_bytes((tmp_path / "x.db").read_bytes())
        await database.close()

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "alone.db")) as alone:
        assert alone.execute("SELECT version_num FROM alembic_version").fetchone()
        assert alone.execute("SELECT count(*) FROM tables").fetchone() == (0,)
