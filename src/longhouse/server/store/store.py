"""Storage of tables: rows in, plain data out. A pick is acknowledged only when `append` has returned."""

import asyncio
import json
import time
from contextlib import suppress
from typing import Final, TypeAlias, final

from sqlalchemy import ColumnElement, Connection, UpdateBase, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from longhouse.server.store.database import Database, Rows
from longhouse.server.store.facts import (
    Ballots,
    ChatLine,
    Entry,
    SeatInfo,
    TableInfo,
    chat_line,
    chat_row,
    entry_row,
    seat_info,
    seat_row,
    table_info,
    table_row,
)
from longhouse.server.store.models import (
    ChatRow,
    EntryRow,
    MetRow,
    MuteRow,
    PackRow,
    RemovedRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from longhouse.server.store.worker_rows import VoteRow

AT_ONCE: Final = 200  # entries of many tables that are written in one transaction
CHAT_KEPT: Final = 100  # lines that a newcomer is shown

ENTER: Final = insert(EntryRow)
TOUCH: Final = update(TableRow).where(TableRow.id == bindparam("touched")).values(changed=bindparam("now"))
END: Final = update(TableRow).where(TableRow.id == bindparam("touched")).values(status=bindparam("became"))

Batch: TypeAlias = list[tuple[Entry, asyncio.Future[None]]]  # each future is resolved when its entry is written


class Taken(Exception):
    """Somebody else was quicker: that place in the journal, that seat or that start is taken."""


@final
class Store:
    """The tables in the database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.waiting: Batch = []
        self.writer: asyncio.Task[None] | None = None

    # --- journals

    async def append(self, entry: Entry) -> None:
        """Returns once the entry is saved for good. Raises Taken if its place is taken, or the database's error."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_waiting(), name="journal writer")
        try:
            await done
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from problem

    async def write_waiting(self) -> None:
        """Write everything that waits in one transaction, so that many tables share the cost of one commit. If that
        fails, write each entry by itself, so that one bad entry does not affect the others."""
        while self.waiting:
            batch = self.waiting[:AT_ONCE]
            del self.waiting[:AT_ONCE]
            problem = await self.write_batch(batch)
            if problem is not None and len(batch) > 1:
                for one in batch:
                    answer([one], await self.write_batch([one]))
            else:
                answer(batch, problem)

    async def write_batch(self, batch: Batch) -> Exception | None:
        try:
            await self.database.write_rows(statements([entry for entry, _ in batch]))
        except Exception as problem:
            return problem
        return None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The journal of a table, from the beginning or after a version."""
        columns = (EntryRow.version, EntryRow.line, EntryRow.person, EntryRow.said, EntryRow.at)
        here = (EntryRow.table_id == table_id, EntryRow.version > after)
        query = select(*columns).where(*here).order_by(EntryRow.version)
        async with self.database.reading() as session:
            rows = (await session.execute(query)).all()
        return [Entry(table_id, version, line, person, said, at=at) for version, line, person, said, at in rows]

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        query = select(SnapshotRow.version, SnapshotRow.data).where(SnapshotRow.table_id == table_id)
        async with self.database.reading() as session:
            row = (await session.execute(query)).one_or_none()
        return None if row is None else (row[0], row[1])

    async def keep_snapshot(self, table_id: str, version: int, data: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table_id))
            connection.execute(insert(SnapshotRow).values(table_id=table_id, version=version, data=data))

        await self.database.write(work)

    # --- tables

    async def create(self, table: TableInfo, journal: list[str] | None = None) -> None:
        """A new table with its seats; a table for an uploaded game comes with its journal."""
        async with self.database.writing() as session:
            await add_table(session, table)
            if journal:
                now = time.time()
                lines = [Entry(table.id, version, line) for version, line in enumerate(journal, 1)]
                await session.execute(insert(EntryRow), [entry_row(entry, now) for entry in lines])

    async def keep_pack(self, fingerprint: str, text: str) -> None:
        """Keep the text of a pack, once, for all tables that are played with it."""
        try:
            async with self.database.writing() as session:
                if await session.get(PackRow, fingerprint) is None:
                    session.add(PackRow(fingerprint=fingerprint, text=text))
        except IntegrityError:
            return  # another process has just kept it

    async def pack(self, fingerprint: str) -> str:
        async with self.database.reading() as session:
            return (await session.get_one(PackRow, fingerprint)).text

    async def find(self, table_id: str) -> TableInfo | None:
        if not table_id.isprintable():
            return None  # PostgreSQL does not even look for it
        async with self.database.reading() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            seats = (await session.scalars(query)).all()
        return table_info(row, [seat_info(seat) for seat in seats])

    async def start(self, table: TableInfo, journal: list[str], known: list[SeatInfo]) -> None:
        """Save the first entries: the deal, and picks that are taken over from another table; and the words that it was
        made with. Raises Taken if the game has already begun, or if promises or words are not those of the `known`
        seats any more."""
        try:
            async with self.database.writing() as session:
                now, seating = time.time(), TableRow.seating + 1
                await set_table(session, table.id, status="playing", seed=table.seed, changed=now, seating=seating)
                words = select(SeatRow.promise, SeatRow.word).where(SeatRow.table_id == table.id).order_by(SeatRow.seat)
                if [tuple(row) for row in await session.execute(words)] != [(one.promise, one.word) for one in known]:
                    raise Taken(f"another word for {table.id}")
                lines = [Entry(table.id, version, line) for version, line in enumerate(journal, 1)]
                await session.execute(insert(EntryRow), [entry_row(entry, now) for entry in lines])
                for seat in table.seats:
                    await set_word(session, table.id, seat)
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from problem

    async def change_seat(self, table_id: str, seat: SeatInfo, was: str) -> None:
        """Save that a player sits down, leaves, or is replaced by a bot. Raises Taken unless the seat is still of kind
        `was`."""
        values = {"kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name}
        if seat.kind != was:
            values |= {"promise": seat.promise, "word": ""}
        here = (SeatRow.table_id == table_id, SeatRow.seat == seat.seat, SeatRow.kind == was)
        async with self.database.writing() as session:
            change = update(SeatRow).where(*here).values(**values, stand_in=seat.stand_in).returning(SeatRow.seat)
            if (await session.execute(change)).first() is None:
                raise Taken(f"seat {seat.seat} is not {was} any more")
            await set_table(session, table_id, seating=TableRow.seating + 1)

    async def promise(self, table_id: str, seat: int, promise: str) -> None:
        """Raises Taken if nobody can promise any more."""
        async with self.database.writing() as session:
            await pass_stage(session, table_id, "open", "open")
            here = (SeatRow.table_id == table_id, SeatRow.seat == seat)
            await session.execute(update(SeatRow).where(*here).values(promise=promise))

    async def close_promises(self, table_id: str) -> None:
        """From now on words are revealed. Raises Taken if they are already, or if the game has begun."""
        async with self.database.writing() as session:
            await pass_stage(session, table_id, "open", "starting")

    async def reveal(self, table_id: str, seat: SeatInfo) -> None:
        """Raises Taken unless words are awaited."""
        async with self.database.writing() as session:
            await pass_stage(session, table_id, "starting", "starting")
            await set_word(session, table_id, seat)

    async def starting(self) -> list[str]:
        """Tables that wait for words."""
        async with self.database.reading() as session:
            return list(await session.scalars(select(TableRow.id).where(TableRow.status == "starting")))

    async def keep_course(self, table_id: str, course: str) -> None:
        """Save where in a lesson its learner is."""
        async with self.database.writing() as session:
            await set_table(session, table_id, course=course, seating=TableRow.seating + 1)

    async def deal_anew(self, table: TableInfo, journal: list[str]) -> None:
        """The lesson of this table has changed: another journal takes the place of what was played by the old one."""
        lines = [Entry(table.id, version, line) for version, line in enumerate(journal, 1)]
        now, values = time.time(), {"settings": json.dumps(table.settings), "rules": table.rules}
        async with self.database.writing() as session:
            for row in (EntryRow, SnapshotRow):
                await session.execute(delete(row).where(row.table_id == table.id))
            await session.execute(insert(EntryRow), [entry_row(entry, now) for entry in lines])
            change = update(TableRow).where(TableRow.id == table.id)
            await session.execute(change.values(**values, course=table.course, seed=table.seed, changed=now))
            await set_table(session, table.id, status="playing", seating=TableRow.seating + 1)

    async def lessons_of(self, person: str) -> list[TableInfo]:
        """The tables of a person's lessons without their seats, the newest first."""
        mine = select(TableRow).where(TableRow.host == person, TableRow.lesson != "")
        async with self.database.reading() as session:
            return [table_info(row, []) for row in await session.scalars(mine.order_by(TableRow.created.desc()))]

    async def give_up(self, table_id: str) -> None:
        """The game ends here, without a result. Raises Taken if it is not being played."""
        async with self.database.writing() as session:
            await pass_stage(session, table_id, "playing", "given_up")

    async def take_off(self, table_id: str, person: str, back: bool) -> None:
        """Take a table off the list of a person, or put it back."""
        mine = (RemovedRow.table_id == table_id, RemovedRow.person == person)
        with suppress(IntegrityError):  # another tab of theirs has just done the same
            async with self.database.writing() as session:
                await session.execute(delete(RemovedRow).where(*mine))
                if not back:
                    await session.execute(insert(RemovedRow).values(table_id=table_id, person=person))

    async def answer_formalities(self, table_id: str, seat: int, on: bool) -> None:
        """Turn the answering of formalities on or off for this seat."""
        here = (SeatRow.table_id == table_id, SeatRow.seat == seat)
        async with self.database.writing() as session:
            await session.execute(update(SeatRow).where(*here).values(formalities=on))
            await set_table(session, table_id, seating=TableRow.seating + 1)

    async def to_wake(self, since: float) -> list[str]:
        """Running games in which it may be a bot's move, or the server has a formality to answer; the newest first."""
        ours = (SeatRow.kind == "bot") | (SeatRow.stand_in != "") | SeatRow.formalities
        bots = select(SeatRow.table_id).where(ours)
        query = select(TableRow.id).where(TableRow.status == "playing", TableRow.changed > since)
        async with self.database.reading() as session:
            found = await session.scalars(query.where(TableRow.id.in_(bots)).order_by(TableRow.changed.desc()))
            return list(found)

    async def name_rematch(self, table_id: str, again: TableInfo) -> str:
        """Create the table that follows this one, unless there is one already. Returns the id of the one that
        counts."""
        async with self.database.writing() as session:
            row = await session.get_one(TableRow, table_id)
            if row.rematch is not None:
                return row.rematch
            row.rematch = again.id
            row.seating += 1
            await add_table(session, again)
        return again.id

    # --- tips

    async def met(self, person: str, game: str) -> set[str]:
        """The tips that a person has been given in a game."""
        query = select(MetRow.tip).where(MetRow.person == person, MetRow.game == game)
        async with self.database.reading() as session:
            return set(await session.scalars(query))

    async def meet(self, person: str, game: str, tip: str) -> None:
        with suppress(IntegrityError):  # another tab of theirs was told the same just now
            async with self.database.writing() as session:
                await session.execute(insert(MetRow).values(person=person, game=game, tip=tip))

    # --- votes

    async def votes(self, table_id: str) -> Ballots:
        """What was voted on the seats of people who left."""
        async with self.database.reading() as session:
            return await read_votes(session, table_id)

    async def vote(self, table_id: str, seat: int, person: str, choice: str) -> Ballots:
        """Save a vote; all votes with this one. As each begins with a change of the table, one of two processes that
        save at the same time waits for the other and reads its vote, too."""
        mine = (VoteRow.table_id == table_id, VoteRow.seat == seat, VoteRow.person == person)
        row = {"table_id": table_id, "seat": seat, "person": person, "choice": choice}
        async with self.database.writing() as session:
            await set_table(session, table_id, seating=TableRow.seating + 1)
            await session.execute(delete(VoteRow).where(*mine))
            await session.execute(insert(VoteRow).values(**row))
            return await read_votes(session, table_id)

    async def forget_votes(self, table_id: str, seats: list[int]) -> None:
        """The vote on these seats is over."""
        async with self.database.writing() as session:
            await set_table(session, table_id, seating=TableRow.seating + 1)
            await session.execute(delete(VoteRow).where(VoteRow.table_id == table_id, VoteRow.seat.in_(seats)))

    # --- chat

    async def say(self, table_id: str, line: ChatLine) -> ChatLine:
        """The line with its id. Raises Taken if this person has already said it here."""
        row = chat_row(table_id, line)
        try:
            async with self.database.writing() as session:
                session.add(row)
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from problem
        return chat_line(row)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """The last lines, the newest at the end."""
        here = (ChatRow.table_id == table_id, ChatRow.id > after)
        query = select(ChatRow).where(*here).order_by(ChatRow.id.desc()).limit(CHAT_KEPT)
        async with self.database.reading() as session:
            rows = (await session.scalars(query)).all()
        return [chat_line(row) for row in reversed(rows)]

    async def muted_by(self, person: str) -> dict[str, str]:
        """Whom a person has muted: ids and names."""
        query = select(MuteRow.muted, MuteRow.name).where(MuteRow.person == person)
        async with self.database.reading() as session:
            return {row.muted: row.name for row in await session.execute(query)}

    async def mute(self, person: str, muted: str, name: str | None) -> None:
        """Mute a person; without a name, unmute them."""
        async with self.database.writing() as session:
            await session.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.muted == muted))
            if name is not None:
                await session.execute(insert(MuteRow).values(person=person, muted=muted, name=name))


def statements(entries: list[Entry]) -> list[tuple[UpdateBase, Rows]]:
    """The writes for these entries: their rows, and the changes to their tables. Every process takes the tables in the
    same order, so that no two of them wait for one another."""
    now = time.time()
    entries = sorted(entries, key=lambda entry: entry.table_id)
    found: list[tuple[UpdateBase, Rows]] = [
        (ENTER, [entry_row(entry, now) for entry in entries]),
        (TOUCH, [{"touched": entry.table_id, "now": now} for entry in entries]),
    ]
    ended: Rows = [{"touched": entry.table_id, "became": "over"} for entry in entries if entry.over]
    return [*found, (END, ended)] if ended else found


def answer(batch: Batch, problem: Exception | None) -> None:
    """Resolve the futures of these entries, unless they were cancelled."""
    for _, done in batch:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


async def set_table(session: AsyncSession, table_id: str, **values: str | float | ColumnElement[int] | None) -> None:
    await session.execute(update(TableRow).where(TableRow.id == table_id).values(**values))


async def pass_stage(session: AsyncSession, table_id: str, before: str, after: str) -> None:
    """Raises Taken unless the table is still at that stage before its game."""
    there = update(TableRow).where(TableRow.id == table_id, TableRow.status == before)
    change = there.values(status=after, seating=TableRow.seating + 1).returning(TableRow.id)
    if (await session.execute(change)).first() is None:
        raise Taken(f"{table_id} is not {before} any more")


async def read_votes(session: AsyncSession, table_id: str) -> Ballots:
    columns = (VoteRow.seat, VoteRow.person, VoteRow.choice)
    query = select(*columns).where(VoteRow.table_id == table_id).order_by(VoteRow.seat, VoteRow.person)
    found: Ballots = {}
    for seat, person, choice in await session.execute(query):
        found.setdefault(seat, {})[person] = choice
    return found


async def set_word(session: AsyncSession, table_id: str, seat: SeatInfo) -> None:
    here = (SeatRow.table_id == table_id, SeatRow.seat == seat.seat)
    await session.execute(update(SeatRow).where(*here).values(word=seat.word))


async def add_table(session: AsyncSession, table: TableInfo) -> None:
    session.add(table_row(table))
    await session.flush()
    session.add_all([seat_row(table.id, seat) for seat in table.seats])
    await session.flush()
