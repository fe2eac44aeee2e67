"""The processes that serve one database. Any of them may serve any table; a lease says which one drives its bots.

Without leases nothing would be lost, because a place in a journal can be taken only once: bots would merely think
twice.
"""

import os
import secrets
import socket
import time
from typing import Final, final

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from longhouse.server.store.database import Database
from longhouse.server.store.worker_rows import LeaseRow, WorkerRow

BEAT_EVERY: Final = 3.0  # seconds
GONE_AFTER: Final = 12.0  # seconds; a process that was not seen for this long is gone
HOST_LENGTH: Final = 80
ALIVE_HERE: Final[set[str]] = set()  # workers in this very process; a test may have several
LOG: Final = structlog.get_logger("longhouse.workers")


@final
class Workers:
    """This process, and what it knows of the others."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.host: Final = socket.gethostname()[:HOST_LENGTH]
        self.process: Final = os.getpid()
        self.id: Final = f"{self.host}-{self.process}-{secrets.token_hex(4)}"
        self.held: Final[set[str]] = set()  # the tables whose bots we drive
        self.beaten = -BEAT_EVERY  # when our row was last updated, by a clock that never jumps

    # --- being there

    async def arrive(self) -> None:
        """Register this process. Processes that are gone lose their tables."""
        async with self.database.writing() as session:
            await bury(session, await self.gone(session))
            await self.sign(session)

    async def beat(self) -> bool:
        """Confirm that this process is still alive. Returns whether another one was found to be gone."""
        if time.monotonic() - self.beaten < BEAT_EVERY:
            return False
        async with self.database.writing() as session:
            gone = await self.gone(session)
            await bury(session, gone)
            still = update(WorkerRow).where(WorkerRow.id == self.id).values(seen=time.time()).returning(WorkerRow.id)
            if (await session.execute(still)).first() is None:  # others drive our tables now
                self.held.clear()
                await self.sign(session)
            self.beaten = time.monotonic()
        return bool(gone)

    async def sign(self, session: AsyncSession) -> None:
        ALIVE_HERE.add(self.id)
        self.beaten = time.monotonic()
        row = {"id": self.id, "host": self.host, "process": self.process, "seen": time.time()}
        await session.execute(insert(WorkerRow).values(**row))

    async def gone(self, session: AsyncSession) -> list[str]:
        """Processes that were not seen for long, or that have died on this machine, where we can tell at once."""
        rows = (await session.scalars(select(WorkerRow).where(WorkerRow.id != self.id))).all()
        then = time.time() - GONE_AFTER
        return [row.id for row in rows if row.seen < then or (row.host == self.host and is_dead(row))]

    async def others(self) -> bool:
        """Whether any other process is alive."""
        query = select(WorkerRow.id).where(WorkerRow.id != self.id, WorkerRow.seen > time.time() - GONE_AFTER)
        async with self.database.reading() as session:
            return (await session.execute(query.limit(1))).first() is not None

    async def leave(self) -> None:
        """Release our tables for the others."""
        self.held.clear()
        ALIVE_HERE.discard(self.id)
        async with self.database.writing() as session:
            await bury(session, [self.id])

    # --- leases

    async def take(self, table_id: str) -> bool:
        """Whether this process drives the bots of this table."""
        if table_id in self.held:
            return True
        try:
            async with self.database.writing() as session:
                query = select(LeaseRow.worker).where(LeaseRow.table_id == table_id)
                holder = await session.scalar(query)
                if holder is None:
                    await session.execute(insert(LeaseRow).values(table_id=table_id, worker=self.id))
        except IntegrityError:
            return False  # another process was quicker, or the table is gone
        except SQLAlchemyError as problem:
            LOG.warning("no lease", table=table_id, problem=repr(problem)[:200])
            return False
        if holder not in (None, self.id):
            return False
        self.held.add(table_id)
        return True

    async def release(self, table_id: str) -> None:
        """Nobody watches this table here any more; the next process that opens it drives its bots."""
        if table_id in self.held:
            self.held.discard(table_id)
            async with self.database.writing() as session:
                mine = (LeaseRow.table_id == table_id, LeaseRow.worker == self.id)
                await session.execute(delete(LeaseRow).where(*mine))


async def bury(session: AsyncSession, workers: list[str]) -> None:
    """Delete these processes and their leases."""
    await session.execute(delete(LeaseRow).where(LeaseRow.worker.in_(workers)))
    await session.execute(delete(WorkerRow).where(WorkerRow.id.in_(workers)))


def is_dead(worker: WorkerRow) -> bool:
    """For a process on this machine. One with our own process id ran before us, as after the restart of a container."""
    if worker.process == os.getpid():
        return worker.id not in ALIVE_HERE
    if os.name != "posix":
        return False  # on other systems, probing a process may kill it
    try:
        os.kill(worker.process, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
