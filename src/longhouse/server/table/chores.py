"""Background work that nobody waits for: a snapshot, a released lease, a hint. If it fails, nothing is lost."""

import asyncio
from collections.abc import Awaitable
from typing import Final, final

from structlog.typing import FilteringBoundLogger


@final
class Chores:
    """The background tasks of one room that are still running."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        self.log: Final = log
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, work: Awaitable[None], failed: str) -> None:
        self.add(asyncio.create_task(self.do(work, failed)))

    def add(self, task: asyncio.Task[None]) -> None:
        """Somebody else's task that must also end before the room does."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def do(self, work: Awaitable[None], failed: str) -> None:
        try:
            await work
        except Exception as problem:
            self.log.warning(failed, problem=repr(problem)[:200])

    async def finish(self) -> None:
        if self.tasks:
            await asyncio.wait(self.tasks)
