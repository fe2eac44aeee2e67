"""A room is one table and one task: everything that changes the game goes through its mailbox, one job at a time."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple, final

import structlog
from prometheus_client import Histogram

from longhouse import Option
from longhouse.messages.phrase import Phrase
from longhouse.server.base import health
from longhouse.server.base.bucket import Bucket
from longhouse.server.base.inbox import Inbox
from longhouse.server.base.settings import Settings
from longhouse.server.store.database import FAILURES, is_full, is_lost
from longhouse.server.store.facts import ChatLine, Entry, TableInfo
from longhouse.server.store.store import CHAT_KEPT, Store, Taken
from longhouse.server.table.chores import Chores
from longhouse.server.table.client import NO_SUCH_TABLE, RESTART, TRY_LATER, Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.deputies import Asked, Deputies, Wanted
from longhouse.server.table.entries import is_pick
from longhouse.server.table.lessons import Coach
from longhouse.server.table.patience import Patience
from longhouse.server.table.record import Record, note_who, open_record
from longhouse.server.table.teller import Teller
from longhouse.server.thought.driver import Driver
from longhouse.server.wire.wire import ErrorMsg, LessonMsg

Job = Callable[[], Awaitable[None]]
MAILBOX: Final = 256
LOG: Final = structlog.get_logger("longhouse.room")


class Letter(NamedTuple):
    """A job in the mailbox, and the histogram that records how long it took from being posted to being done."""

    job: Job
    timer: Histogram | None
    posted: float


class NotKept(Exception):
    """A change could not be saved, and the room is back at the state of its journal. `why` is the key of a sentence;
    with `unsure`, it may be in the journal after all, but that cannot be read."""

    def __init__(self, why: str, unsure: bool) -> None:
        super().__init__()
        self.why: Final = why
        self.unsure: Final = unsure

    @property
    def late(self) -> bool:
        """Somebody else was quicker."""
        return self.why == "room-late"


def why_not_kept(problem: Exception) -> str:
    if isinstance(problem, Taken):
        return "room-late"
    return "room-disk-full" if is_full(problem) else "room-database-lost" if is_lost(problem) else "room-not-kept"


@final
class Room:
    """Owns the game of one table, while anyone is watching or a bot plays."""

    def __init__(
        self, table: TableInfo, record: Record | None, chat: list[ChatLine], store: Store, driver: Driver
    ) -> None:
        self.record = record  # None until the game has begun
        self.crowd: Final = Crowd(table, driver.settings.leave_grace)
        self.chat: Final = deque(chat, CHAT_KEPT)
        self.store: Final = store
        self.driver: Final = driver
        self.settings: Final[Settings] = driver.settings
        self.log: Final = LOG.bind(table=table.id, game=table.game)
        self.patience: Final = Patience(self.crowd, driver.settings)
        self.coach: Final = Coach(table, record)
        self.teller: Final = Teller(self.crowd, self.chat, self.patience, self.coach)
        self.chores: Final = Chores(self.log)
        self.deputies: Final = Deputies(self.crowd, driver, self.chores, self.patience, self.propose, self.coach.cue)
        self.buckets: Final[dict[str, Bucket]] = {}  # by person, for chat
        self.hinting: Final[dict[str, tuple[str, Client]]] = {}  # by person: the hint that is being worked out
        self.quiet_since = time.monotonic()
        self.closed = False
        self.lost = False  # the journal cannot be read, so that nobody knows what it says
        self.mailbox: Final[Inbox[Letter | None]] = Inbox(MAILBOX)
        self.task: Final = asyncio.create_task(self.run(), name=f"room {table.id}")

    @property
    def table(self) -> TableInfo:
        return self.crowd.table

    # --- the mailbox

    async def post(self, job: Job, timer: Histogram | None = None) -> None:
        if not self.closed:
            await self.mailbox.put(Letter(job, timer, time.perf_counter()))

    def take(self, job: Job, timer: Histogram | None) -> bool:
        """The same without waiting: False if there is no place for it now."""
        if self.closed:
            return True
        if self.mailbox.full():
            return False
        self.mailbox.put_nowait(Letter(job, timer, time.perf_counter()))
        return True

    async def run(self) -> None:
        self.drive()
        while not (self.closed and self.mailbox.empty()):
            letter = await self.mailbox.get()
            if letter is None:
                return
            if self.lost:
                continue  # whoever sent it was sent away, and sends it again
            try:
                await letter.job()
            except Exception:
                self.log.exception("a job failed: the journal is read again")
                await self.reload()
            else:
                if letter.timer is not None:
                    letter.timer.observe(time.perf_counter() - letter.posted)
            self.quiet_since = time.monotonic()

    def idle(self, now: float) -> bool:
        busy = self.crowd.clients or self.deputies.busy or not self.mailbox.empty()
        return not busy and now - self.quiet_since >= self.settings.idle_after

    async def close(self) -> None:
        """Finish what is in the mailbox, then disconnect everybody."""
        if self.closed:
            return
        self.shut()
        await self.mailbox.put(None)
        await self.task
        self.crowd.send_away(RESTART)
        await self.chores.finish()

    def shut(self) -> None:
        """Accept no more jobs; once the mailbox is empty, the room's task ends."""
        self.closed = True
        self.deputies.stop()

    # --- who is here

    def attach(self, client: Client) -> None:
        self.close_votes(self.crowd.add(client))
        self.teller.look(self.record, client)

    def detach(self, client: Client) -> None:
        self.crowd.remove(client)
        self.quiet_since = time.monotonic()
        if not self.closed:
            self.crowd.tell_presence()

    def close_votes(self, seats: list[int]) -> None:
        """Nobody has to vote on these seats any more, through whichever process."""
        if seats:
            self.chores.start(self.store.forget_votes(self.table.id, seats), "a vote could not be forgotten")

    # --- the journal

    async def keep(self, line: str, seat: int, person: str | None = None, said: str | None = None) -> None:
        """Wait until the line that was just played is in the journal. Raises NotKept if it cannot be saved."""
        record = self.record
        assert record is not None
        over = record.history.table.over
        entry = Entry(self.table.id, record.version, line, person, said, over)
        try:
            await self.store.append(entry)
        except Exception as problem:
            why = why_not_kept(problem)
            self.log.warning("an entry could not be saved", version=entry.version, why=why, problem=repr(problem)[:200])
            await self.reload()
            raise NotKept(why, self.lost and not self.store.database.is_sqlite) from problem
        entry.at = time.time()
        note_who(record, entry, seat)
        if is_pick(line):
            health.PICKS.labels(self.table.game, "bot" if person is None else "person").inc()
        if over:
            self.table.status = "over"
            self.log.info("game over", picks=record.seq)
        if record.may_be_kept(self.settings.snapshot_every):
            record.kept = record.version
            keeping = self.store.keep_snapshot(self.table.id, record.version, record.snapshot())
            self.chores.start(keeping, "a snapshot could not be saved")

    async def reload(self) -> None:
        """Go back to what the journal says. If it cannot be read either, everybody has to come back later."""
        health.FAILURES.inc()
        try:
            table = await self.store.find(self.table.id)
            assert table is not None
            entries = await self.store.entries(table.id)
            self.record = open_record(table, entries) if entries else None
            self.crowd.table = table
            self.coach.read(table, self.record)
        except Exception:
            self.log.exception("the table cannot be read")
            self.lost = True
            self.shut()
            self.crowd.tell(ErrorMsg("try-later", Phrase("room-try-later", {})))
            self.crowd.send_away(TRY_LATER)
            return
        self.teller.tell_all_anew(self.record)
        self.drive()

    async def refresh(self) -> None:
        """Follow a change of the table in the database: who sits where, or that the game has begun."""
        table = await self.store.find(self.table.id)
        if table is None:
            self.shut()
            self.crowd.send_away(NO_SUCH_TABLE)
            return
        if self.record is None:
            entries = await self.store.entries(table.id)
            self.record = open_record(table, entries) if entries else None
        self.coach.read(table, self.record)
        said = await self.store.votes(table.id)
        before, self.crowd.table = self.crowd.table, table
        if table.looks_like(before):
            self.crowd.tell_formalities([seat.seat for seat in table.seats if seat not in before.seats])
        else:
            self.teller.tell_all_anew(self.record)
        self.crowd.take_votes(said)
        self.drive()

    # --- what nobody at the table has to pick

    def drive(self) -> None:
        """Have the deputies choose, if they have a move."""
        record = self.record
        if record is not None and not self.closed and not self.table.is_past and not record.history.table.over:
            self.deputies.start(record)

    async def propose(self, option: Option, seat: int, asked: Asked, wanted: Wanted) -> None:
        await self.post(partial(self.pick_for, option, seat, asked, wanted))

    async def pick_for(self, option: Option, seat: int, asked: Asked, wanted: Wanted) -> None:
        """Play what a deputy proposed, if it still plays this seat and the question is still open."""
        record = self.record
        stands = record is not None and asked.stands(record) and record.may_pick(option, seat, asked.seq)
        if record is not None and stands and wanted(seat) and not self.table.is_past:
            try:
                await self.keep(record.play(option, seat, self.coach.luck(record, option, seat)), seat)
            except NotKept:
                self.deputies.rest_longer()
                return
            self.deputies.rest = 0.0
            self.patience.end()
            self.teller.tell_change(record, record.latest(), seat)
            await self.follow_lesson(record)
        self.drive()

    # --- a lesson

    async def follow_lesson(self, record: Record) -> None:
        """After a pick, or what takes one back."""
        if self.coach.follow(record):
            await self.tell_lesson()

    def follow_lesson_elsewhere(self, record: Record) -> None:
        """The same, where another process has made the pick and saves where the learner is."""
        if self.coach.follow(record):
            self.crowd.tell(LessonMsg(self.coach.out(record)))

    async def tell_lesson(self) -> None:
        """Save where the learner is now, then say it. If it cannot be saved, most of it follows from the journal."""
        course = self.coach.course
        if course is None:
            return
        self.table.course = course.kept()
        try:
            await self.store.keep_course(self.table.id, self.table.course)
        except FAILURES as problem:
            self.log.warning("a course could not be saved", problem=repr(problem)[:200])
        if not course.is_on:
            self.coach.course = None
        self.crowd.tell(LessonMsg(self.coach.out(self.record)))
