"""From a table with all its players to a game: wait for the words that were promised, then deal.

First everybody shows a hash, the server that of its secret, each browser that of its word. Only when nobody can promise
any more are the words revealed, so nobody can choose one that fits the others. A word that does not come in time is
replaced by its hash, which everybody has seen: a table never waits for long.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, final

import structlog

from longhouse.kernel.chance import KEYED
from longhouse.kernel.proof import seed_of
from longhouse.server.store.facts import TableInfo
from longhouse.server.store.store import Store, Taken
from longhouse.server.table.record import begin, play_on

AGAIN: Final = 1.0  # seconds until a deal that failed is tried once more
LOG: Final = structlog.get_logger("longhouse.dealing")


@final
class Dealer:
    """`changed` is called with every table that begins, or has begun, to wait for words or to be played."""

    def __init__(self, store: Store, within: float, changed: Callable[[TableInfo], Awaitable[None]]) -> None:
        self.store: Final = store
        self.within: Final = within
        self.changed: Final = changed
        self.waiting: Final[dict[str, asyncio.Task[None]]] = {}  # by table

    async def begin(self, table: TableInfo) -> None:
        """Deal, or wait for words first. Raises Taken if the game has already begun."""
        if not table.awaits_words:
            await self.deal(table)
            return
        await self.store.close_promises(table.id)
        self.wait(table.id)
        await self.changed(table)

    def wait(self, table_id: str) -> None:
        """Deal when the time is up, if it has not happened by then. After a restart the time begins anew."""
        if table_id not in self.waiting:
            self.waiting[table_id] = asyncio.create_task(self.deal_late(table_id), name=f"words {table_id}")

    async def deal_late(self, table_id: str) -> None:
        await asyncio.sleep(self.within)
        while True:
            try:
                await self.deal_in_any_case(table_id)
            except Exception as problem:
                LOG.warning("a game could not begin", table=table_id, problem=repr(problem)[:200])
                await asyncio.sleep(AGAIN)
            else:
                self.waiting.pop(table_id, None)
                return

    async def revealed(self, table_id: str) -> None:
        """A word has come: if it was the last, deal at once."""
        table = await self.store.find(table_id)
        if table is None or table.awaits_words:
            return
        await self.deal_in_any_case(table_id)
        task = self.waiting.pop(table_id, None)
        if task is not None:
            task.cancel()

    async def deal_in_any_case(self, table_id: str) -> None:
        """Read the table again whenever a word came at the last moment or another process was quicker."""
        while True:
            table = await self.store.find(table_id)
            if table is None or table.status != "starting":
                return
            try:
                await self.deal(table)
            except Taken:
                continue

    async def deal(self, table: TableInfo) -> None:
        """Raises Taken if the game has begun, or if a promise or a word has come since this table was read."""
        known, table.seats = table.seats, [replace(seat, word=seat.word or seat.promise) for seat in table.seats]
        if table.secret:
            table.seed = seed_of(table.secret, [seat.word for seat in table.seats], KEYED)
        await self.store.start(table, await self.first_lines(table), known)
        LOG.info("game begun", table=table.id, game=table.game, seats=len(table.seats))
        await self.changed(table)

    async def first_lines(self, table: TableInfo) -> list[str]:
        """The journal at the beginning: the deal, or what is taken over from another table."""
        if table.parent:
            parent = await self.store.find(table.parent)
            assert parent is not None, "past tables are never deleted"
            entries = await self.store.entries(parent.id)
            return await asyncio.to_thread(play_on, table, parent, entries)
        pack = await self.store.pack(table.pack) if table.pack else ""
        return [await asyncio.to_thread(begin, table, pack)]

    async def close(self) -> None:
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
