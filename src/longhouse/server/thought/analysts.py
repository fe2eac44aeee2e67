"""The processes that analyse finished games, at the lowest priority: whoever plays comes first.

The queue is in the database, so that it survives a restart and all processes of the server share it.
"""

import asyncio
import json
import time
from contextlib import suppress
from typing import Final, final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from longhouse.bots.processes import Pool, end_processes
from longhouse.messages.phrase import Phrase, Players
from longhouse.server.store.analyses import Analyses, Job
from longhouse.server.store.workers import Workers
from longhouse.server.thought.study import study_on
from longhouse.server.thought.waiting import found_in

NICE: Final = 15  # bots have 5, the server itself 0
FIRST: Final = 1.0  # seconds until the first picture
BIT: Final = 3.0  # seconds until the next one, and until another game may come first
LOOK_EVERY: Final = 5.0  # seconds: games that another process was asked for, or left behind
LONGEST: Final = 120.0  # seconds; a process that is silent for longer never answers
LOG: Final = structlog.get_logger("longhouse.analysts")


@final
class Analysts:
    """A few processes that take one game after the other from the queue."""

    def __init__(self, processes: int, workers: Workers) -> None:
        self.processes: Final = processes
        self.workers: Final = workers
        self.analyses: Final = Analyses(workers.database)
        self.pools: Final = [Pool(1, NICE) for _ in range(processes)]
        self.bell: Final = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            for pool in self.pools:
                group.create_task(self.serve(pool), name="analyst")

    async def serve(self, pool: Pool) -> None:
        while True:
            job: Job | None = None
            try:
                self.bell.clear()
                job = await self.analyses.take(self.workers.id)
                if job is not None:
                    await self.do(pool, job)
            except asyncio.CancelledError:
                if job is not None:
                    with suppress(SQLAlchemyError):  # then whoever looks next finds that we are gone
                        await self.analyses.give_back(job, self.workers.id)
                raise
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("the queue of analyses could not be used", problem=repr(problem)[:200])
                job = None
            if job is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self.bell.wait()

    async def do(self, pool: Pool, job: Job) -> None:
        """One game, as far as nobody stops it."""
        text, names = question_of(job)
        seconds = FIRST
        while True:
            began = time.monotonic()
            try:
                step = await found_in(pool, LONGEST, study_on, job.journal, text, names, seconds)
            except Exception:
                LOG.exception("an analysis failed", journal=job.journal[:12])
                await self.analyses.fail(job, self.workers.id)
                return
            job.seconds += time.monotonic() - began
            going = await self.analyses.keep(job, self.workers.id, step.here, step.all, step.report.decode())
            if step.done or not going:
                return
            seconds = BIT

    async def close(self) -> None:
        """What runs is not waited for: it is done again."""
        for pool in self.pools:
            if pool.executor is not None:
                end_processes(pool.executor)
                await asyncio.to_thread(pool.executor.shutdown, True, cancel_futures=True)


def question_from(text: str, names: Players) -> str:
    """A journal and what its players are called, as it waits in the queue."""
    return json.dumps(
        {"journal": text, "names": [name if isinstance(name, str) else {"key": name.key} for name in names]}
    )


def question_of(job: Job) -> tuple[str, Players]:
    found = json.loads(job.question)
    return found["journal"], [name if isinstance(name, str) else Phrase(name["key"], {}) for name in found["names"]]
