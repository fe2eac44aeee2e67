"""Storage of analyses: the queue that all processes of the server share, and the reports."""

import time
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.server.store.analysis_rows import AnalysedRow, AnalysisRow
from longhouse.server.store.database import Database
from longhouse.server.store.worker_rows import WorkerRow

EDITION: Final = 2  # of the reports
OPEN: Final = ("waiting", "running")


@dataclass(slots=True)
class Progress:
    """How far an analysis is. `ahead` are the others that come first."""

    journal: str
    state: str
    person: str
    ahead: int
    here: int
    all: int
    seconds: float
    report: str


@dataclass(slots=True)
class Job:
    """An analysis that a process has taken on."""

    journal: str
    question: str
    seconds: float


@final
class Analyses:
    """The analyses in the database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def progress(self, table_id: str, have: int = -1) -> Progress | None:
        """Of the game of this table. The report is left out if the reader has already seen it at pick `have`."""
        row_of = select(AnalysisRow).join(AnalysedRow, AnalysedRow.journal == AnalysisRow.journal)
        async with self.database.reading() as session:
            row = await session.scalar(row_of.where(AnalysedRow.table_id == table_id))
            if row is None or row.edition != EDITION:
                return None
            before = (AnalysisRow.state.in_(OPEN), AnalysisRow.asked < row.asked)
            waits = row.state == "waiting"
            ahead = (await session.scalar(select(func.count()).where(*before)) or 0) if waits else 0
        report = "" if have == row.here else row.report
        return Progress(row.journal, row.state, row.person, ahead, row.here, row.all, row.seconds, report)

    async def ask(self, table_id: str, journal: str, person: str, question: str, most: int) -> bool:
        """Put it into the queue, at its end, unless it is there already or done; false if this person has so many there
        already."""
        try:
            return await self.put(table_id, journal, person, question, most)
        except IntegrityError:  # another process has just put it there
            return await self.put(table_id, journal, person, question, most)

    async def put(self, table_id: str, journal: str, person: str, question: str, most: int) -> bool:
        begun = {"state": "waiting", "person": person, "asked": time.time(), "worker": "", "question": question}
        fresh = {"edition": EDITION, "here": 0, "all": 0, "seconds": 0.0, "report": ""}
        async with self.database.writing() as session:
            row = await session.get(AnalysisRow, journal)
            begins = row is None or row.edition != EDITION or row.state in ("stopped", "failed")
            if begins and (await session.scalar(open_of(person)) or 0) >= most:
                return False
            if row is None:
                await session.execute(insert(AnalysisRow).values(journal=journal, **begun, **fresh))
            elif row.edition != EDITION:
                await session.execute(
                    update(AnalysisRow).where(AnalysisRow.journal == journal).values(**begun, **fresh)
                )
            elif row.state in ("stopped", "failed"):
                await session.execute(update(AnalysisRow).where(AnalysisRow.journal == journal).values(**begun))
            if await session.get(AnalysedRow, table_id) is None:
                await session.execute(insert(AnalysedRow).values(table_id=table_id, journal=journal))
        return True

    async def stop(self, journal: str) -> None:
        """What was found stays."""
        here = (AnalysisRow.journal == journal, AnalysisRow.state.in_(OPEN))
        async with self.database.writing() as session:
            await session.execute(update(AnalysisRow).where(*here).values(state="stopped", worker=""))

    # --- for those who do the work

    async def take(self, worker: str) -> Job | None:
        """The one that has waited longest; first those whose process is gone."""
        gone = AnalysisRow.worker.not_in(select(WorkerRow.id))
        free = (AnalysisRow.state == "waiting") | ((AnalysisRow.state == "running") & gone)
        query = select(AnalysisRow).where(free).order_by(AnalysisRow.state, AnalysisRow.asked).limit(1)
        async with self.database.reading() as session:
            found = await session.scalar(query)
        if found is None:
            return None
        same = (AnalysisRow.state == found.state, AnalysisRow.worker == found.worker)
        change = update(AnalysisRow).where(AnalysisRow.journal == found.journal, *same)
        async with self.database.writing() as session:
            taken = await session.execute(change.values(state="running", worker=worker).returning(AnalysisRow.journal))
            if taken.first() is None:
                return None  # another process was quicker
        return Job(found.journal, found.question, found.seconds)

    async def keep(self, job: Job, worker: str, here: int, all_: int, report: str) -> bool:
        """Save how far it is; false if it was stopped meanwhile."""
        done = here == all_
        values = {"here": here, "all": all_, "seconds": job.seconds, "report": report}
        if done:
            values |= {"state": "done", "worker": "", "question": ""}
        return await self.change(job, worker, values)

    async def fail(self, job: Job, worker: str) -> None:
        await self.change(job, worker, {"state": "failed", "worker": ""})

    async def give_back(self, job: Job, worker: str) -> None:
        """This process ends: another one, or this one when it is started again, goes on."""
        await self.change(job, worker, {"state": "waiting", "worker": ""})

    async def change(self, job: Job, worker: str, values: dict[str, object]) -> bool:
        mine = (AnalysisRow.journal == job.journal, AnalysisRow.state == "running", AnalysisRow.worker == worker)
        async with self.database.writing() as session:
            change = update(AnalysisRow).where(*mine).values(**values).returning(AnalysisRow.journal)
            return (await session.execute(change)).first() is not None


def open_of(person: str) -> Select[int]:
    """How many analyses of this person are not finished."""
    return select(func.count()).where(AnalysisRow.person == person, AnalysisRow.state.in_(OPEN))
