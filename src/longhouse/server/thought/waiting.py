"""Waiting for what other processes find: one that dies is replaced, one that does not answer is ended."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import structlog

from longhouse.bots.processes import TRIES, Pool, end_processes

LOG: Final = structlog.get_logger("longhouse.processes")

T = TypeVar("T")


async def found_in(pool: Pool, patience: float, work: Callable[..., T], *said: object) -> T:
    """What this function finds in one of the processes, each try within so many seconds.

    Raises BrokenProcessPool if processes die or hang repeatedly, RuntimeError if the pool is closed."""
    for attempt in range(1, TRIES + 1):
        executor = pool.open()
        hangs = asyncio.get_running_loop().call_later(patience, give_up, executor)
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, *said)
        except BrokenProcessPool:
            LOG.warning("a process died", attempt=attempt, work=work.__name__)
            pool.drop(executor)
            if attempt == TRIES:
                raise
        finally:
            hangs.cancel()
    raise AssertionError("unreachable")


def give_up(executor: ProcessPoolExecutor) -> None:
    """End these processes, so that everything that waits for them gets an error."""
    LOG.warning("a process does not answer")
    end_processes(executor)
