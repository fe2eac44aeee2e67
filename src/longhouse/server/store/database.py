"""The database: one connection that writes, a few that read, and one-line explanations of what can go wrong.

SQLite allows one writer at a time, and a connection that waits for another's write sleeps. So the writes of this
process take turns, and each starts with BEGIN IMMEDIATE, because a read that turns into a write would not wait at all.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from logging import ERROR, INFO
from pathlib import Path
from typing import Final, TypeAlias, final

import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, UpdateBase, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from longhouse.extras import command_for
from longhouse.server.base.settings import database_url
from longhouse.server.store.files import Files

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY: Final = 5000  # milliseconds to wait for another program's write
READERS: Final = 4
SYNCS: Final = ("full", "normal")  # what survives: a power cut, or only a crash of the process
PATIENCE: Final = {"timeout": 5.0, "command_timeout": 20.0}  # seconds for a connection to PostgreSQL, and for an answer
POOL_WITHIN: Final = 10.0  # seconds to wait for a connection that others are using
AWAY_FOR: Final = 0.5  # seconds until we try again to reach it
CHANNEL: Final = "longhouse"  # of PostgreSQL's LISTEN and NOTIFY
NOTIFY: Final = text(f"NOTIFY {CHANNEL}")
FAILURES: Final = (SQLAlchemyError, sqlite3.Error, OSError)
LOG: Final = structlog.get_logger("longhouse.database")

Rows: TypeAlias = list[dict[str, object]]  # strings and numbers only
Plain: TypeAlias = tuple[str, list[tuple[object, ...]]]  # SQL and parameters for SQLite's own driver


class DatabaseProblem(Exception):
    """The database cannot be used; the text says why in one line."""


class DatabaseGone(SQLAlchemyError):
    """Something happened to the files: anything written to the ones we hold open would be lost."""


class DatabaseAway(SQLAlchemyError):
    """PostgreSQL cannot be reached, or does not answer in time."""


@final
class Database:
    """`reading` and `writing` give a session; a write is committed when its block ends without an exception."""

    def __init__(self, database: str, sync: str = SYNCS[0]) -> None:
        self.name: Final = database
        if sync not in SYNCS:
            raise DatabaseProblem(f"LONGHOUSE_SYNC={sync[:40]}: {' or '.join(SYNCS)}")
        try:
            url = make_url(database_url(database))
            self.is_sqlite: Final = url.get_backend_name() == "sqlite"
            at_once = "BEGIN IMMEDIATE" if self.is_sqlite else ""
            self.reader: Final = make_engine(database_url(database), READERS, "BEGIN" if self.is_sqlite else "", sync)
            self.writer: Final = make_engine(database_url(database), 1, at_once, sync)
            self.quick: Final = make_quick_engine(database_url(database), sync) if self.is_sqlite else None
        except (ArgumentError, ModuleNotFoundError) as problem:
            raise DatabaseProblem(explain(database, problem)) from problem
        self.file: Final = url.database or ""
        named = self.is_sqlite and self.file not in ("", ":memory:") and not self.file.startswith("file:")
        self.path: Final = self.file if named else ""  # empty unless the database is a file
        self.files: Final = Files(self.path)
        self.fault = ""  # what was last found wrong with the files
        self.trouble = ""  # what the last write failed of, in a line; empty since one has succeeded
        self.away_until = 0.0  # by the monotonic clock
        self.turn: Final = asyncio.Lock()
        self.thread: Final = ThreadPoolExecutor(1, "journal")
        self.texts: Final[dict[UpdateBase, tuple[str, list[str]]]] = {}  # by statement: its SQL, its columns in order

    async def open(self) -> None:
        """Create the tables or bring them up to date. Raises DatabaseProblem."""
        folder = Path(self.file).parent
        if self.path and not folder.is_dir():
            raise DatabaseProblem(f"database {self.name}: there is no folder {folder}")
        try:
            await self.write(migrate)
            if self.quick is not None:
                await asyncio.get_running_loop().run_in_executor(self.thread, checkpoint, self.quick)
            if self.path:
                self.files.hold()
                self.check_files()
        except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as problem:
            await self.close()
            raise DatabaseProblem(explain(self.name, problem)) from problem

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        with self.reachable():
            async with AsyncSession(self.reader, expire_on_commit=False) as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        writer = AsyncSession(self.writer, expire_on_commit=False)
        async with self.turn, self.careful(), writer as session, session.begin():
            yield session
            if not self.is_sqlite:
                await session.execute(NOTIFY)

    @asynccontextmanager
    async def listening(self, hear: Callable[[], None]) -> AsyncIterator[Callable[[], bool]]:
        """Calls `hear` when any process has written, if the database can notify us; SQLite cannot. What is returned
        says whether the connection is still open."""
        if self.is_sqlite:
            yield lambda: True
            return
        with self.reachable():
            async with self.reader.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None

                def heard(*_: object) -> None:
                    hear()

                await driver.add_listener(CHANNEL, heard)
                try:
                    yield lambda: not driver.is_closed()
                finally:
                    if not driver.is_closed():
                        await driver.remove_listener(CHANNEL, heard)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """A short write, such as a pick. For SQLite the whole write is one trip to a thread, not one for each
        statement."""
        async with self.turn, self.careful():
            if self.quick is None:
                async with self.writer.begin() as connection:
                    await connection.run_sync(work)
            else:
                await asyncio.get_running_loop().run_in_executor(self.thread, in_transaction, self.quick, work)

    async def write_rows(self, batch: list[tuple[UpdateBase, Rows]]) -> None:
        """Run statements with their rows in one transaction: the picks. As these are the most frequent writes, they go
        directly to SQLite's driver, at a sixth of the cost. Each statement must be a constant, because its text is
        cached, and take all its values from the rows."""
        if self.quick is None:
            async with self.turn, self.careful(), self.writer.begin() as connection:
                for statement, rows in batch:
                    await connection.execute(statement, rows)
                await connection.execute(NOTIFY)
            return
        plain = [self.plain(self.quick, statement, rows) for statement, rows in batch]
        async with self.turn, self.careful():
            await asyncio.get_running_loop().run_in_executor(self.thread, write_plain, self.quick, plain)

    def plain(self, engine: Engine, statement: UpdateBase, rows: Rows) -> Plain:
        known = self.texts.get(statement)
        if known is None:
            compiled = statement.compile(engine, column_keys=list(rows[0]))
            known = self.texts[statement] = (str(compiled), compiled.positiontup or [])
        return known[0], [tuple([row[name] for name in known[1]]) for row in rows]

    # --- what can happen to it

    @asynccontextmanager
    async def careful(self) -> AsyncIterator[None]:
        """Around every write: looks at the files first, as that costs next to nothing, and remembers how it ended."""
        self.check_files()
        try:
            with self.reachable():
                yield
        except IntegrityError:
            raise
        except FAILURES as problem:
            self.trouble = meaning_of(problem)
            raise
        self.trouble = ""

    @contextmanager
    def reachable(self) -> Iterator[None]:
        """The driver of PostgreSQL lets the errors of the network through as they are. After one, all who are waiting
        are refused at once, instead of finding out one after the other."""
        if time.monotonic() < self.away_until:
            raise DatabaseAway("the database could not be reached a moment ago")
        try:
            yield
        except OSError as problem:
            self.away_until = time.monotonic() + AWAY_FOR
            raise DatabaseAway(f"the database cannot be reached: {problem!r}") from problem

    def check_files(self) -> None:
        """Raises DatabaseGone."""
        fault = self.files.fault()
        if fault != self.fault:
            LOG.log(ERROR if fault else INFO, fault or "the database can be used again", database=self.path)
        self.fault = fault
        if fault:
            raise DatabaseGone(fault)

    async def guard(self) -> None:
        """Looks at the files also while nobody writes. If the log was deleted, nothing in it is lost as long as we have
        it open: it is copied to the database at once, before anybody kills us."""
        try:
            self.check_files()
        except DatabaseGone:
            if self.quick is not None and self.files.log_is_gone():
                async with self.turn:
                    await asyncio.get_running_loop().run_in_executor(self.thread, checkpoint, self.quick)
            raise

    async def state(self) -> str:
        """Empty if the database can be read and writes would last, otherwise what is wrong."""
        try:
            self.check_files()
            async with self.reading() as session:
                await session.execute(text("SELECT 1"))
        except DatabaseGone:
            return "the database cannot be written to any more"
        except FAILURES:
            return "the database does not answer"
        return self.trouble

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()
        if self.quick is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.quick.dispose)
        await asyncio.get_running_loop().run_in_executor(self.thread, self.files.release)
        self.thread.shutdown()


def in_transaction(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        work(connection)


def write_plain(engine: Engine, plain: list[Plain]) -> None:
    with closing(engine.raw_connection()) as connection:  # which rolls back what was not committed
        cursor = connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            for sql, rows in plain:
                cursor.executemany(sql, rows)
            connection.commit()
        except sqlite3.IntegrityError as problem:
            raise IntegrityError(None, None, problem) from problem
        finally:
            cursor.close()


def make_engine(url: str, size: int, begin: str, sync: str) -> AsyncEngine:
    if begin:
        engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=POOL_WITHIN)
        begin_with(engine.sync_engine, begin, sync)
        return engine
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=POOL_WITHIN, connect_args=PATIENCE)
    event.listen(engine.sync_engine, "checkout", replace_closed)
    return engine


def replace_closed(connection: DBAPIConnection, _: ConnectionPoolEntry, __: PoolProxiedConnection) -> None:
    """A connection that PostgreSQL has cut is replaced when it is next needed, without asking it every time."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def make_quick_engine(url: str, sync: str) -> Engine:
    engine = create_engine(url.replace("+aiosqlite", "", 1), pool_size=1, max_overflow=0)
    begin_with(engine, "BEGIN IMMEDIATE", sync)
    return engine


def begin_with(engine: Engine, begin: str, sync: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        prepare_sqlite(connection, sync)

    @event.listens_for(engine, "begin")
    def do_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def prepare_sqlite(connection: DBAPIConnection, sync: str) -> None:
    """A committed row survives a crash of the process and, with `full`, of the machine; readers and the writer do not
    wait for one another."""
    connection.isolation_level = None  # only we begin transactions
    cursor = connection.cursor()
    try:
        for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        cursor.close()
        connection.close()  # nobody else would close it, and aiosqlite's thread would outlive the event loop
        raise
    cursor.close()


def checkpoint(engine: Engine) -> None:
    """The file itself has the tables then: it is a database even if the log beside it gets lost."""
    with closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # can it be written at all?


FULL: Final = "the disk is full"
READ_ONLY: Final = "it may not be written to"
WHAT_IT_MEANS: Final = (
    ("unable to open database file", "it cannot be opened: is it a file that may be read and written?"),
    ("not a database", "this file is no database"),
    ("malformed", "this file is damaged"),
    ("readonly", READ_ONLY),
    ("locked", "another program has it locked"),
    ("disk is full", FULL),
    ("already exists", "it holds something else already: name another one"),
    ("can't locate revision", "it was made by a newer version of Longhouse"),
    ("no module named 'asyncpg'", f"PostgreSQL needs the extra 'postgres': {command_for('postgres')}"),
)


def explain(database: str, problem: BaseException) -> str:
    """One line for what a driver says in many."""
    return f"database {without_password(database)}: {meaning_of(problem)}"


def meaning_of(problem: BaseException) -> str:
    said = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return next((meaning for word, meaning in WHAT_IT_MEANS if word in said.lower()), " ".join(said.split())[:200])


def is_full(problem: BaseException) -> bool:
    return meaning_of(problem) == FULL


def is_lost(problem: BaseException) -> bool:
    """Whether nothing can be written until the host has done something about it."""
    return isinstance(problem, DatabaseGone) or meaning_of(problem) == READ_ONLY


def without_password(database: str) -> str:
    scheme, colon, rest = database.partition("://")
    person, at, place = rest.rpartition("@")
    return f"{scheme}://{person.partition(':')[0]}@{place}" if colon and at else database
