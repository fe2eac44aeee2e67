"""PostgreSQL that is cut off, does not answer, or does not take what SQLite takes."""

import asyncio
import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from longhouse.server.rest.problems import answer_database_error
from longhouse.server.store import database as module
from longhouse.server.store.database import Database, DatabaseAway
from tests.server.house import PATIENCE, house
from tests.server.postgres import Cluster, why_not
from tests.server.refusals import refused

WAITING: Final = 8


def test_a_connection_that_listens_tells_when_it_is_cut(cluster: Cluster) -> None:
    url = cluster.database()

    async def run() -> None:
        opened = Database(url)
        heard = asyncio.Event()
        async with opened.listening(heard.set) as still_open:
            async with opened.writing():
                pass
            await asyncio.wait_for(heard.wait(), PATIENCE)
            assert still_open()
            await asyncio.to_thread(cluster.cut, url)
            until = time.monotonic() + PATIENCE
            while still_open():
                assert time.monotonic() < until
                await asyncio.sleep(0.01)
        assert await opened.state() == ""  # what was cut is replaced without an error
        await opened.close()

    asyncio.run(run())


def test_what_postgresql_cannot_store_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    """SQLite minds neither a zero in a text nor a long title."""
    with house(tmp_path, database=cluster.database()) as home:
        refused(home.get("/api/tables/%00"), 404, "unknown-table")
        table = home.lay("open", "open")
        long = replace(table, id="long", pack_title="x" * 99)
        home.run(home.app.state.store.create(long))
        with pytest.raises(SQLAlchemyError) as problem:
            home.run(home.app.state.store.create(replace(table, id="zero", pack_title="\0")))
        request = Request({"type": "http", "path": "/", "headers": [], "server": ("here", 1), "query_string": b""})
        assert asyncio.run(answer_database_error(request, problem.value)).status_code == 400


@pytest.mark.skipif(bool(why_not()), reason=f"NOT RUN: {why_not()}")
def test_nobody_waits_for_the_others_to_find_out_that_it_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a cable is pulled: only the first one waits until its patience is at an end."""
    monkeypatch.setattr(module, "PATIENCE", {"timeout": 0.2})
    monkeypatch.setattr(module, "AWAY_FOR", PATIENCE)
    silent = socket.create_server(("127.0.0.1", 0))

    async def write(opened: Database) -> str:
        with pytest.raises(DatabaseAway):
            async with opened.writing() as session:
                await session.connection()
        return "refused"

    async def run() -> None:
        opened = Database(f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/club")
        assert await asyncio.gather(*[write(opened) for _ in range(WAITING)]) == ["refused"] * WAITING
        assert await opened.state() == "the database does not answer"
        await opened.close()

    asyncio.run(run())
    silent.setblocking(False)
    silent.accept()[0].close()
    with pytest.raises(BlockingIOError):
        silent.accept()  # the others did not even try
    silent.close()
