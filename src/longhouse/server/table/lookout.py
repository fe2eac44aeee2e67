"""Watches for what other processes do to the tables that are open here, and has their rooms follow.

Once a second is often enough for people. A database that can notify us (PostgreSQL) does, but nothing depends on it.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, final

import structlog
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from longhouse.server.base.limits import Limits
from longhouse.server.store.database import DatabaseGone
from longhouse.server.store.facts import NOBODY
from longhouse.server.store.models import ChatRow, EntryRow, TableRow
from longhouse.server.store.presences import Presences
from longhouse.server.store.workers import Workers
from longhouse.server.table import talk
from longhouse.server.table.entries import is_pick
from longhouse.server.table.record import Record, note_who
from longhouse.server.table.room import Room
from longhouse.server.table.rooms import Rooms

AT_MOST_EVERY: Final = 0.03  # seconds
LOG: Final = structlog.get_logger("longhouse.lookout")


class Pulse(NamedTuple):
    """The newest versions of a table's journal and seating in the database."""

    seating: int
    version: int
    chat: int


@final
class Lookout:
    """One for all rooms of this process."""

    def __init__(self, workers: Workers, rooms: Rooms, limits: Limits) -> None:
        self.database: Final = workers.database
        self.workers: Final = workers
        self.presences: Final = Presences(workers)
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.every: Final = rooms.driver.settings.look_every
        self.bell: Final = rooms.bell
        self.failed = False

    async def run(self) -> None:
        while True:
            try:
                async with self.database.listening(self.bell.set) as still_open:
                    while still_open():
                        await self.wait()
                        await self.look()
                        self.resume()
            except DatabaseGone:
                pass  # was logged when it was noticed
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("the database could not be read", problem=repr(problem)[:200])
            except Exception:
                LOG.exception("the lookout failed")
            self.failed = True
            await asyncio.sleep(self.every)

    def resume(self) -> None:
        """While the database did not answer, rooms that could not read their table have ended: let bots play on."""
        if self.failed:
            self.failed = False
            self.rooms.chores.append(asyncio.create_task(self.rooms.wake(), name="waker"))

    async def wait(self) -> None:
        """Wait for the next round or a notification, but never so briefly that nothing else gets done."""
        await asyncio.sleep(min(AT_MOST_EVERY, self.every))
        with suppress(TimeoutError):
            async with asyncio.timeout(self.every):
                await self.bell.wait()
        self.bell.clear()

    async def look(self) -> None:
        await self.database.guard()
        if await self.workers.beat():
            self.rooms.chores.append(asyncio.create_task(self.rooms.wake(), name="waker"))
        for room in self.rooms.live.values():
            if room.deputies.stalled:
                room.drive()
        if await self.workers.others():
            await self.follow_others()
        elsewhere = await self.presences.elsewhere([*self.rooms.live])
        for table_id, room in self.rooms.live.items():
            there = elsewhere.get(table_id, NOBODY)
            if room.crowd.elsewhere != there:
                room.crowd.meet(there)

    async def follow_others(self) -> None:
        """Show the other processes who is here and what was done here, and follow what has happened through them."""
        pulses = await self.pulses([*self.rooms.live])
        for table_id, pulse in pulses.items():
            await self.wake(self.rooms.live.get(table_id), pulse)
        here = {name: room.crowd.here for name, room in self.rooms.live.items() if pulses.get(name) is not None}
        await self.presences.show(here)
        await self.limits.share()

    async def wake(self, room: Room | None, pulse: Pulse | None) -> None:
        """Wake a room that has something to do; it is looked at again in a second."""
        if room is not None and room.mailbox.empty() and is_behind(room, pulse):
            await room.post(partial(follow, room, pulse))

    async def pulses(self, table_ids: list[str]) -> dict[str, Pulse | None]:
        """The pulse of every table; None for a table that no longer exists."""
        version = select(func.max(EntryRow.version)).where(EntryRow.table_id == TableRow.id).scalar_subquery()
        chat = select(func.max(ChatRow.id)).where(ChatRow.table_id == TableRow.id).scalar_subquery()
        query = select(TableRow.id, TableRow.seating, version, chat).where(TableRow.id.in_(table_ids))
        if not table_ids:
            return {}
        async with self.database.reading() as session:
            rows = (await session.execute(query)).all()
        found: dict[str, Pulse | None] = dict.fromkeys(table_ids)
        found.update({table_id: Pulse(seating, version or 0, chat or 0) for table_id, seating, version, chat in rows})
        return found


def is_behind(room: Room, pulse: Pulse | None) -> bool:
    if pulse is None:
        return True
    version = 0 if room.record is None else room.record.version
    return room.table.seating != pulse.seating or version < pulse.version or last_line(room) < pulse.chat


def last_line(room: Room) -> int:
    return room.chat[-1].id if room.chat else 0


async def follow(room: Room, pulse: Pulse | None) -> None:
    """Runs in the room's own task; by now the room may have found out by itself."""
    if pulse is None or room.record is None or room.table.seating != pulse.seating:
        await room.refresh()
    if pulse is not None and room.record is not None and room.record.version < pulse.version:
        await follow_journal(room, room.record)
    if pulse is not None and last_line(room) < pulse.chat:
        for line in await room.store.chat(room.table.id, last_line(room)):
            room.chat.append(line)
            talk.bucket_of(room, line.person).charge()
            talk.tell(room, line)


async def follow_journal(room: Room, record: Record) -> None:
    """If an entry cannot be applied, that is an error, after which the room reads the whole journal again."""
    for entry in await room.store.entries(room.table.id, record.version):
        record.take(entry)
        note_who(record, entry, record.mover)
        if record.history.table.over:
            room.table.status = "over"
        if entry.person is not None and is_pick(entry.line):
            room.patience.begin(record, record.mover)
        else:
            room.patience.end()
        room.teller.tell_change(record, record.latest() if is_pick(entry.line) else [], record.mover)
        room.follow_lesson_elsewhere(record)
    room.drive()
