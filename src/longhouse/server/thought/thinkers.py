"""Processes in which searches think. A thread that searches would hold up every table; a process holds up nobody."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Final, final

import structlog

from longhouse import Decision, Table, find_game
from longhouse.bots.hint import compare
from longhouse.bots.search import SECONDS, Budget, Count, Thought, counts_of, grow, thought_of
from longhouse.kernel.saving import load, save, saved_game

LEAST: Final = 0.1  # seconds of thought, however many tables wait
TRIES: Final = 2  # a process that dies takes along what all of them were thinking about
PATIENCE: Final = 30.0  # seconds beyond its own and those of all who wait: who has not answered then never will
NICE: Final = 5  # the server itself comes first
LOG: Final = structlog.get_logger("longhouse.thinkers")

Work = Callable[..., list[Count]]  # what is done in the other process: a save, a seat and a budget come first


@final
class Thinkers:
    """A few processes for all tables, started when somebody first needs them. Where many wait, each thinks shorter."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = max(1, processes)
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.closed = False

    async def think(self, view: Table, decision: Decision, seed: str, hurry: bool) -> Thought:
        """What comes of each option of this decision, from the view of its seat, within about a second."""
        return await self.find(grow_saved, view, decision, seed, hurry)

    async def compare(self, view: Table, decision: Decision) -> Thought:
        """What comes of the options that the judge likes best, where it answers by a plan; within about a second."""
        return await self.find(compare_saved, view, decision)

    async def find(self, work: Work, view: Table, decision: Decision, *more: object) -> Thought:
        saved = await asyncio.to_thread(save, view)
        self.waiting += 1
        try:
            budget = Budget(seconds=max(LEAST, SECONDS * min(1.0, self.processes / self.waiting)))
            counts = await self.send(work, saved, decision.seat, budget, *more)
        finally:
            self.waiting -= 1
        return thought_of(decision, counts, budget.seconds)

    async def send(self, work: Work, *said: object) -> list[Count]:
        """Raises BrokenProcessPool if processes die or hang again and again, RuntimeError if there will be no more."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            pool = self.open()
            hangs = loop.call_later(PATIENCE + SECONDS * self.waiting, end_processes, pool)
            try:
                return await loop.run_in_executor(pool, work, *said)
            except BrokenProcessPool:
                LOG.warning("a thinking process died", attempt=attempt)
                self.drop(pool)
                if attempt == TRIES:
                    raise
            finally:
                hangs.cancel()
        raise AssertionError("unreachable")

    def open(self) -> ProcessPoolExecutor:
        if self.closed:
            raise RuntimeError("the server is going down")
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=settle_down)
        return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """The next one who thinks starts new processes; several may find out at once that these are dead."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Who is thinking comes to an end, which takes a second at most."""
        self.closed = True
        pool, self.pool = self.pool, None
        if pool is not None:
            hangs = asyncio.get_running_loop().call_later(PATIENCE, end_processes, pool)
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
            hangs.cancel()


def end_processes(pool: ProcessPoolExecutor) -> None:
    """Whoever waits for one of them is told that it died."""
    LOG.warning("a thinking process does not answer")
    for process in list((pool._processes or {}).values()):  # a pool that was shut down has none
        process.kill()


# --- in the other process


def settle_down() -> None:
    """Ctrl-C is for the server, which then ends us; if it is gone without a word, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(0)


def grow_saved(saved: list[object], seat: int, budget: Budget, seed: str, hurry: bool) -> list[Count]:
    view = loaded(saved)
    decision = view.asked(seat)
    return counts_of(grow(view, decision, budget, seed, hurry), decision)


def compare_saved(saved: list[object], seat: int, budget: Budget) -> list[Count]:
    view = loaded(saved)
    return compare(view, view.asked(seat), budget)


def loaded(saved: list[object]) -> Table:
    game = find_game(saved_game(saved))
    return load(game, game.content(), saved)
