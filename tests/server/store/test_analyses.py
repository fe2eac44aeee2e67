"""The queue of analyses, on both kinds of database."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from longhouse.server.store.analyses import Analyses
from longhouse.server.store.database import Database
from longhouse.server.store.facts import SeatInfo, TableInfo
from longhouse.server.store.store import Store
from longhouse.server.store.workers import Workers

TABLES = ("one", "two", "three")


@asynccontextmanager
async def opened(name: str) -> AsyncIterator[Database]:
    """With three tables whose games are over."""
    database = Database(name)
    await database.open()
    try:
        for id in TABLES:
            seats = [SeatInfo(0, "bot", "Bo")]
            await Store(database).create(TableInfo(id, "watch", 1, {}, "1", "all", "ada", seats, status="over"))
        yield database
    finally:
        await database.close()


def on(name: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(name) as database:
            await work(database)

    asyncio.run(run())


def test_each_is_taken_once_the_longest_waiting_first(database: str) -> None:
    async def work(open_one: Database) -> None:
        analyses, here, there = Analyses(open_one), Workers(open_one), Workers(open_one)
        await here.arrive()
        await there.arrive()
        for id in TABLES:
            await analyses.ask(id, f"journal {id}", "ada", "{}", 9)
        last = await analyses.progress("three")
        assert last is not None and (last.state, last.ahead) == ("waiting", 2)
        assert not await analyses.ask("one", "journal four", "ada", "{}", 3)
        assert await analyses.ask("one", "journal one", "ada", "{}", 3), "it waits already"
        assert await analyses.ask("one", "journal four", "bo", "{}", 3)
        taken = [await analyses.take(worker.id) for worker in (here, there, here, there)]
        assert [job and job.journal for job in taken] == ["journal one", "journal two", "journal three", "journal four"]

    on(database, work)


def test_what_a_process_left_behind_is_taken_by_another(database: str) -> None:
    async def work(open_one: Database) -> None:
        analyses, here, there = Analyses(open_one), Workers(open_one), Workers(open_one)
        await here.arrive()
        await there.arrive()
        await analyses.ask("one", "journal", "ada", "{}", 9)
        job = await analyses.take(here.id)
        assert job is not None and await analyses.keep(job, here.id, 3, 9, '{"so": "far"}')
        assert await analyses.take(there.id) is None
        await here.leave()
        again = await analyses.take(there.id)
        assert again is not None and again.journal == "journal"
        assert not await analyses.keep(job, here.id, 4, 9, "late"), "it belongs to another process now"
        found = await analyses.progress("one")
        assert found is not None and (found.here, found.all, found.report) == (3, 9, '{"so": "far"}')

    on(database, work)


def test_what_is_stopped_keeps_what_was_found(database: str) -> None:
    async def work(open_one: Database) -> None:
        analyses, here = Analyses(open_one), Workers(open_one)
        await here.arrive()
        await analyses.ask("one", "journal", "ada", "{}", 9)
        job = await analyses.take(here.id)
        assert job is not None and await analyses.keep(job, here.id, 3, 9, "found")
        await analyses.stop("journal")
        assert not await analyses.keep(job, here.id, 5, 9, "more")
        await analyses.ask("two", "journal", "bo", "{}", 9)
        for id in ("one", "two"):
            found = await analyses.progress(id)
            assert found is not None and (found.state, found.person, found.report) == ("waiting", "bo", "found")
        assert (await analyses.progress("one", have=3)).report == ""  # type: ignore[union-attr]  # it was there

    on(database, work)


def test_what_is_done_is_not_done_again(database: str) -> None:
    async def work(open_one: Database) -> None:
        analyses, here = Analyses(open_one), Workers(open_one)
        await here.arrive()
        await analyses.ask("one", "journal", "ada", '{"a": "long journal"}', 9)
        job = await analyses.take(here.id)
        assert job is not None and await analyses.keep(job, here.id, 9, 9, "all")
        await analyses.ask("two", "journal", "bo", "{}", 9)
        found = await analyses.progress("two")
        assert found is not None and (found.state, found.person, found.report) == ("done", "ada", "all")
        assert await analyses.take(here.id) is None

    on(database, work)
