"""The processes that serve one database. Any of them may serve any table; a lease says which one drives its bots.

Without leases nothing would be lost, because a place in a journal can be taken only once: bots would merely think
twice.
"""

import os
import secrets
import socket
import time
from collections.abc import Callable
from typing import Final, final

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from longhouse.server.store.database import Database
from longhouse.server.store.facts import Presence
from longhouse.server.store.worker_rows import LeaseRow, PresenceRow, RateRow, WorkerRow

BEAT_EVERY: Final = 1.0  # seconds
BEAT_ALONE: Final = 3.0  # while nobody waits for it
GONE_AFTER: Final = 4  # of our beats; a process that has not beaten meanwhile is gone
HOST_LENGTH: Final = 80
ALIVE_HERE: Final[set[str]] = set()  # workers in this very process; a test may have several
LOG: Final = structlog.get_logger("longhouse.workers")


@final
class Workers:
    """This process, and what it knows of the others."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self.database: Final = database
        self.host: Final = socket.gethostname()[:HOST_LENGTH]
        self.process: Final = os.getpid()
        self.id: Final = f"{self.host}-{self.process}-{secrets.token_hex(4)}"
        self.held: Final[set[str]] = set()  # the tables whose bots we drive
        self.shown: Final[dict[str, Presence]] = {}  # by table: who is here, as far as the others can read it
        self.clock: Final = clock  # one that never jumps
        self.beaten = clock() - BEAT_ALONE  # when our row was last updated
        self.silent: dict[str, tuple[int, int]] = {}  # by process: its beats, and how many of ours have come since
        self.alone = True  # no other process serves this database

    # --- being there

    async def arrive(self) -> None:
        """Register this process. Processes that are gone lose their tables. The first one begins to count anew."""
        async with self.database.writing() as session:
            await bury(session, await self.gone(session))
            await self.sign(session)
            if self.alone:
                await session.execute(delete(RateRow))

    async def beat(self) -> bool:
        """Confirm that this process is still alive. Returns whether another one was found to be gone."""
        if self.clock() - self.beaten < (BEAT_ALONE if self.alone else BEAT_EVERY):
            return False
        async with self.database.writing() as session:
            gone = await self.gone(session)
            await bury(session, gone)
            beat = update(WorkerRow).where(WorkerRow.id == self.id).values(beats=WorkerRow.beats + 1)
            if (await session.execute(beat.returning(WorkerRow.id))).first() is None:  # others drive our tables now
                self.held.clear()
                await self.sign(session)
            self.beaten = self.clock()
        return bool(gone)

    async def sign(self, session: AsyncSession) -> None:
        ALIVE_HERE.add(self.id)
        self.shown.clear()
        self.beaten = self.clock()
        row = {"id": self.id, "host": self.host, "process": self.process, "beats": 0}
        await session.execute(insert(WorkerRow).values(**row))

    async def gone(self, session: AsyncSession) -> list[str]:
        """Processes that have died on this machine, where we can tell at once, or that did not beat while we did
        several times. No times are compared: machines differ in them, and while the database is away nobody beats."""
        rows = (await session.scalars(select(WorkerRow).where(WorkerRow.id != self.id))).all()
        self.silent = {row.id: (row.beats, self.missed(row)) for row in rows}
        dead = [row.id for row in rows if row.host == self.host and is_dead(row)]
        silent = [id for id, (_, missed) in self.silent.items() if missed >= GONE_AFTER]
        self.alone = not {row.id for row in rows}.difference(dead, silent)
        return [*dead, *[id for id in silent if id not in dead]]

    def missed(self, worker: WorkerRow) -> int:
        """How often we have seen it since its last beat."""
        beats, missed = self.silent.get(worker.id, (-1, 0))
        return missed + 1 if beats == worker.beats else 0

    async def others(self) -> bool:
        """Whether any other process is alive."""
        query = select(WorkerRow.id).where(WorkerRow.id != self.id).limit(1)
        async with self.database.reading() as session:
            self.alone = (await session.execute(query)).first() is None
        return not self.alone

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
    """Delete these processes, their leases, and who was there through them."""
    await session.execute(delete(LeaseRow).where(LeaseRow.worker.in_(workers)))
    await session.execute(delete(PresenceRow).where(PresenceRow.worker.in_(workers)))
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
