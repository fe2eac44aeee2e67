"""The rooms that are open: made when somebody comes, dropped when nobody has watched for a while."""

import asyncio
import time
from collections.abc import Awaitable, Iterable
from dataclasses import replace
from typing import Final, final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from longhouse import JournalError, SettingError, find_game
from longhouse.server.base import health
from longhouse.server.store.facts import TableInfo, new_id, new_secret
from longhouse.server.store.store import Store
from longhouse.server.table.client import Client
from longhouse.server.table.dealing import Dealer
from longhouse.server.table.record import Record, open_record
from longhouse.server.table.room import Room
from longhouse.server.table.schooling import brought_up_to_date
from longhouse.server.thought.driver import Driver

SWEEP: Final = 1.0  # seconds between two checks for idle rooms
WOKEN_FOR: Final = 7 * 24 * 3600  # games idle for longer than this wait until somebody comes
LOG: Final = structlog.get_logger("longhouse.rooms")


class UnknownTable(Exception):
    """There is no table with this id."""


class UnreadableTable(Exception):
    """This version of the rules cannot continue this table."""


@final
class Rooms:
    """At most one room for each table."""

    def __init__(self, store: Store, driver: Driver) -> None:
        self.store: Final = store
        self.driver: Final = driver
        self.live: Final[dict[str, Room]] = {}
        self.opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self.chores: Final[list[asyncio.Task[None]]] = []
        self.dealer: Final = Dealer(store, driver.settings.words_within, self.started)
        self.bell: Final = asyncio.Event()  # rung when there is something to tell the other processes
        self.closed = False

    # --- coming in

    async def enter(self, table_id: str, client: Client) -> Room:
        """The room of a table, with this client in it. Raises UnknownTable or UnreadableTable."""
        while True:
            room = await self.open(table_id)
            if not room.closed:  # no await until attach, so it stays open
                room.attach(client)
                self.ring()
                return room

    def leave(self, room: Room, client: Client) -> None:
        room.detach(client)
        self.ring()

    def ring(self) -> None:
        """Somebody has come or gone."""
        if not self.driver.workers.alone:
            self.bell.set()

    async def open(self, table_id: str) -> Room:
        room = self.live.get(table_id)
        if room is not None and not room.closed:
            return room
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.make(table_id))
            task.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def make(self, table_id: str) -> Room:
        table = await self.store.find(table_id)
        if table is None:
            raise UnknownTable(table_id)
        table = await brought_up_to_date(table, self.store)
        chat = await self.store.chat(table_id)
        said = await self.store.votes(table_id)
        room = Room(table, await self.record(table), chat, self.store, self.driver)
        room.crowd.votes.replace(said)
        self.live[table_id] = room
        health.ROOMS.set(len(self.live))
        return room

    async def record(self, table: TableInfo) -> Record | None:
        entries = await self.store.entries(table.id)
        if not entries:
            return None
        snapshot = await self.store.snapshot(table.id)
        try:
            return await asyncio.to_thread(open_record, table, entries, snapshot)
        except (JournalError, SettingError) as problem:
            LOG.error("a journal cannot be read", table=table.id, problem=str(problem))
            raise UnreadableTable(str(problem)) from problem

    # --- what the lobby does to tables

    async def begin(self, table: TableInfo) -> None:
        """Nobody else can sit down. Raises Taken if the game has already begun."""
        await self.dealer.begin(table)

    async def started(self, table: TableInfo) -> None:
        await self.refresh(table.id)
        if any(seat.played_by for seat in table.seats):
            await self.open(table.id)

    async def refresh(self, table_id: str) -> None:
        """The table has changed in the database: let everybody who is watching know."""
        task = self.opening.get(table_id)
        if task is not None:  # it may have read the table before it changed
            await asyncio.wait([task])
        room = self.live.get(table_id)
        if room is not None:
            await room.post(room.refresh)

    async def refresh_all(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            await self.refresh(table_id)

    async def rematch(self, table: TableInfo, person: str, promise: str = "") -> str:
        """The id of the table at which the same people play once more. It is created only once; with several people,
        the one who asked for it starts the game when all have come."""
        again = TableInfo(
            id=new_id(),
            game=table.game,
            rules=find_game(table.game).version,
            settings=table.settings,
            seed="",
            watch=table.watch,
            host=person,
            seats=[replace(seat, stand_in="", word="", promise="", formalities=False) for seat in table.seats],
            secret=new_secret(),
            pack=table.pack,
            pack_title=table.pack_title,
        )
        again.promise(person, promise)
        named = await self.store.name_rematch(table.id, again)
        if named == again.id:
            if all(seat.person in (None, person) for seat in again.seats):
                await self.begin(again)
            await self.refresh(table.id)
        return named

    # --- at the beginning and at the end

    def start(self) -> None:
        self.chores.append(asyncio.create_task(self.sweep(), name="sweeper"))
        self.chores.append(asyncio.create_task(self.wake(), name="waker"))

    async def wake(self) -> None:
        """After a restart of this or another process, begin the games that waited for words, and have bots continue
        where it is their move, one table at a time."""
        try:
            for table_id in await self.store.starting():
                self.dealer.wait(table_id)
            sleeping = await self.store.to_wake(time.time() - WOKEN_FOR)
        except Exception as problem:
            LOG.warning("no table could be woken", problem=repr(problem)[:200])
            return
        for table_id in sleeping:
            try:
                await self.open(table_id)
            except (UnknownTable, UnreadableTable):
                continue
            except Exception as problem:
                LOG.warning("a table could not be woken", table=table_id, problem=repr(problem)[:200])

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.driver.settings.idle_after / 2 + 0.01))
            now = time.monotonic()
            for room in [room for room in self.live.values() if room.closed or room.idle(now)]:
                await self.put_away(room)

    async def put_away(self, room: Room) -> None:
        del self.live[room.table.id]
        health.ROOMS.set(len(self.live))
        try:
            await room.close()
        except Exception:
            LOG.exception("a room did not close", table=room.table.id)
        await self.let_go(room)

    async def let_go(self, room: Room) -> None:
        """Release the lease, so that another process may drive the bots of this table. Votes end with those who
        voted."""
        try:
            await self.driver.workers.release(room.table.id)
            if room.crowd.votes.said and room.crowd.is_empty:
                await self.store.forget_votes(room.table.id, [*room.crowd.votes.said])
        except SQLAlchemyError as problem:
            LOG.warning("a table could not be let go", table=room.table.id, problem=repr(problem)[:200])

    async def close(self) -> None:
        """Let every room finish the pick it is working on."""
        self.closed = True
        for task in self.chores:
            task.cancel()
        if self.chores:
            await asyncio.wait(self.chores)
        await self.dealer.close()
        await gather([room.close() for room in self.live.values()])
        self.live.clear()


async def gather(work: list[Awaitable[None]]) -> None:
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, Exception):
            LOG.error("a room did not close", problem=repr(result)[:200])
