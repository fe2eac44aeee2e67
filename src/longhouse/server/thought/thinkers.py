"""The processes that run searches. A search in a thread would slow down every table; in a process it does not."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Final, TypeVar, final

import structlog

from longhouse import Decision, Table, game_names
from longhouse.bots.processes import TRIES, Pool, end_processes
from longhouse.bots.saved import compare_saved, grow_saved, load_games, question_of
from longhouse.bots.search import SECONDS, Budget, Count, Thought, thought_of
from longhouse.server.base.health import THINKER_WAIT_SECONDS
from longhouse.server.thought.turns import Turns

LEAST: Final = 0.1  # seconds of search, no matter how many tables wait
PATIENCE: Final = 30.0  # seconds on top of a search; a process that is still silent then never answers
NICE: Final = 5  # the server itself has priority
LOG: Final = structlog.get_logger("longhouse.thinkers")

T = TypeVar("T")
Work = Callable[..., list[Count]]  # runs in the other process; its first arguments are a question and a budget


@final
class Thinkers:
    """A few processes for all tables, which take turns. The more tables wait, the shorter each search."""

    def __init__(self, processes: int) -> None:
        self.pool: Final = Pool(max(1, processes), NICE)
        self.turns: Final = Turns(self.pool.processes)
        self.closed = False

    async def think(self, table: str, view: Table, decision: Decision, seed: str, hurry: bool) -> Thought:
        """The expected outcome of each option of this decision, from the view of its seat, within about a second. Bots
        are in a `hurry`, people are not."""
        return await self.find(table, not hurry, grow_saved, view, decision, seed, hurry)

    async def compare(self, table: str, view: Table, decision: Decision) -> Thought:
        """For a person: the expected outcome of the options that the judge prefers, where it follows a plan; within
        about a second."""
        return await self.find(table, True, compare_saved, view, decision)

    async def find(
        self, table: str, person: bool, work: Work, view: Table, decision: Decision, *more: object
    ) -> Thought:
        question = await asyncio.to_thread(question_of, view, decision)
        async with self.turn(f"hints at {table}" if person else table, person):
            budget = Budget(seconds=max(LEAST, SECONDS * self.turns.share()))
            counts = await self.send(work, question, budget, *more)
        return thought_of(decision, counts, budget.seconds)

    @asynccontextmanager
    async def turn(self, name: str, person: bool) -> AsyncIterator[None]:
        """One of the processes, when it is the turn of this table (or of whoever else asks)."""
        with THINKER_WAIT_SECONDS.time():
            await self.turns.take(name, person)
        try:
            yield
        finally:
            self.turns.leave()

    async def warm_up(self, after: float) -> None:
        """Start the processes before anybody needs them, so that the first hint does not wait for it."""
        await asyncio.sleep(after)
        ready = [self.send(load_games, game_names()) for _ in range(self.pool.processes)]
        await asyncio.gather(*ready, return_exceptions=True)

    async def send(self, work: Callable[..., T], *said: object) -> T:
        """What this function finds in another process, for whoever has a turn.

        Raises BrokenProcessPool if processes die or hang repeatedly, RuntimeError if the server is shutting down."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            if self.closed:
                raise RuntimeError("the server is shutting down")
            executor = self.pool.open()
            hangs = loop.call_later(PATIENCE + SECONDS, give_up, executor)
            try:
                return await loop.run_in_executor(executor, work, *said)
            except BrokenProcessPool:
                LOG.warning("a thinking process died", attempt=attempt)
                self.pool.drop(executor)
                if attempt == TRIES:
                    raise
            finally:
                hangs.cancel()
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Wait for the running searches, which takes a second at most."""
        self.closed = True
        executor = self.pool.executor
        if executor is not None:
            hangs = asyncio.get_running_loop().call_later(PATIENCE, give_up, executor)
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)
            hangs.cancel()


def give_up(executor: ProcessPoolExecutor) -> None:
    """End these processes, so that everything that waits for them gets an error."""
    LOG.warning("a thinking process does not answer")
    end_processes(executor)
