"""A room is one table and one task: whatever changes the game goes through its mailbox, one after the other."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, final

import structlog

from longhouse import Option, Table
from longhouse.bots import Bot, bot_seed, make_bot
from longhouse.kernel.secret import formality
from longhouse.server.base import health
from longhouse.server.base.bucket import Bucket
from longhouse.server.base.settings import Settings
from longhouse.server.store.facts import ChatLine, Entry, TableInfo
from longhouse.server.store.store import CHAT_KEPT, Store, Taken
from longhouse.server.table import story, telling
from longhouse.server.table.client import NO_SUCH_TABLE, RESTART, TRY_LATER, Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.record import Record, open_record
from longhouse.server.table.story import Log
from longhouse.server.table.telling import Scene
from longhouse.server.thought.driver import Driver
from longhouse.server.wire.wire import StateMsg, UndoOut, UpdateMsg, write_frame

Job = Callable[[], Awaitable[None]]
MAILBOX: Final = 256
LONGEST_REST: Final = 30.0
LOG: Final = structlog.get_logger("longhouse.room")


class NotKept(Exception):
    """What was done could not be kept, and the room is again as its journal tells. Somebody was quicker, if `late`."""

    def __init__(self, late: bool) -> None:
        super().__init__()
        self.late = late


@final
class Room:
    """Owns the game of one table, while somebody looks or a bot plays."""

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
        self.shown: Final[dict[int, Scene]] = {}  # by viewer: what its sockets were told last
        self.buckets: Final[dict[str, Bucket]] = {}  # by person, for chat
        self.chat_said: Final[dict[tuple[str, str], int]] = {}  # by person and the client's id: the line
        self.bots: Final[dict[int, Bot]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.hesitating: Final[dict[int, asyncio.Task[None]]] = {}  # by seat: a formality that will be answered
        self.stalled = False  # another process has the bots play, as far as we know
        self.rest = 0.0  # seconds that bots wait longer, while their picks cannot be kept
        self.hinting: Final[dict[str, tuple[str, Client]]] = {}  # by person: the hint that is being thought about
        self.chores: Final[set[asyncio.Task[None]]] = set()
        self.quiet_since = time.monotonic()
        self.closed = False
        self.mailbox: Final[asyncio.Queue[Job | None]] = asyncio.Queue(MAILBOX)
        self.task: Final = asyncio.create_task(self.run(), name=f"room {table.id}")

    @property
    def table(self) -> TableInfo:
        return self.crowd.table

    # --- the mailbox

    async def post(self, job: Job) -> None:
        if not self.closed:
            await self.mailbox.put(job)

    async def run(self) -> None:
        self.drive()
        while not (self.closed and self.mailbox.empty()):
            job = await self.mailbox.get()
            if job is None:
                return
            try:
                await job()
            except Exception:
                self.log.exception("a job failed: the journal is read again")
                await self.reload()
            self.quiet_since = time.monotonic()

    def idle(self, now: float) -> bool:
        busy = self.crowd.clients or self.thinking is not None or self.hesitating or not self.mailbox.empty()
        return not busy and now - self.quiet_since >= self.settings.idle_after

    async def close(self) -> None:
        """Finish what is in the mailbox, then let everybody go."""
        if self.closed:
            return
        self.shut()
        await self.mailbox.put(None)
        await self.task
        self.crowd.send_away(RESTART)
        if self.chores:
            await asyncio.wait(self.chores)

    def shut(self) -> None:
        """Nothing more comes in; when the mailbox is empty, the room's task ends."""
        self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()
        for task in self.hesitating.values():
            task.cancel()

    # --- who is here

    def attach(self, client: Client) -> None:
        self.crowd.add(client)
        self.look(client)

    def detach(self, client: Client) -> None:
        self.crowd.remove(client)
        self.quiet_since = time.monotonic()
        if not self.closed:
            self.crowd.tell_presence()

    def look(self, client: Client) -> None:
        """Give the client the eyes that it may have now."""
        asked = [] if self.record is None else [d.seat for d in self.record.history.table.decisions]
        client.viewer = telling.whose_eyes(self.crowd.seats_of(client), client.wanted, asked)

    # --- telling; from the room's own task, because at other times a pick may be made that is not kept yet

    def state(self, client: Client) -> StateMsg:
        table, record, crowd = self.table, self.record, self.crowd
        mine = crowd.seats_of(client)
        said = [telling.chat_out(table.id, line) for line in self.chat if line.person not in client.muted]
        message = StateMsg(
            seq=0,
            version=0,
            table=crowd.facts(),
            seats=crowd.seat_facts(),
            me=mine,
            role=telling.role_of(table, client.person_id, mine),
            viewer=story.NO_SEAT,
            scenery=None,
            picture=None,
            decisions=[],
            events=[],
            undo=UndoOut(story.NO_SEAT, False),
            over=None,
            chat=said,
            speaker=telling.speaker_of(table.id, client.person_id),
            muted=telling.muted_out(table.id, client.muted),
            votes=crowd.open_votes(),
            formalities=crowd.formalities_of(client),
        )
        if record is not None:
            self.fill(message, record, client.viewer)
        return message

    def fill(self, message: StateMsg, record: Record, viewer: int) -> None:
        """The game itself, once it has begun."""
        view = record.history.table.seen_from(viewer)
        shown = self.shown[viewer] = telling.scene(record, view, self.crowd.names)
        message.seq, message.version = record.told(viewer)
        message.viewer = story.seat_of(view)
        message.scenery, message.picture = story.scenery(view), shown.picture
        message.decisions, message.undo, message.over = shown.decisions, shown.undo, shown.over
        message.events = telling.happened(record, view, record.log[-telling.EVENTS_TOLD :], self.crowd.names)

    def missed(self, record: Record, viewer: int, log: Log) -> UpdateMsg:
        """What somebody has missed who was here before."""
        view = record.history.table.seen_from(viewer)
        shown = self.shown[viewer] = telling.scene(record, view, self.crowd.names)
        return telling.update(record, view, shown, log, self.crowd.seat_facts(), self.crowd.names)

    def tell_change(self, log: Log, actor: int) -> None:
        """Tell everybody what has changed for them. What a seat chooses in secret changes nothing for the others, and
        they are not even told that it has picked."""
        record = self.record
        assert record is not None
        seats, names = self.crowd.seat_facts(), self.crowd.names
        viewers = self.crowd.by_viewer()
        for viewer in [viewer for viewer in self.shown if viewer not in viewers]:
            del self.shown[viewer]
        for viewer, clients in viewers.items():
            view = record.history.table.seen_from(viewer)
            shown = telling.scene(record, view, names)
            if viewer != actor and not log and self.shown.get(viewer) == shown:
                continue
            self.shown[viewer] = shown
            frame = write_frame(telling.update(record, view, shown, log, seats, names))
            for client in clients:
                client.send_frame(frame)
        if record.history.table.over:
            self.crowd.tell_presence()  # the secret of the dice is none any more

    def tell_all_anew(self) -> None:
        """Everybody gets the whole state: seats or the table itself have changed."""
        for client in self.crowd.clients:
            self.look(client)
            if client.greeted:
                client.catch_up(self.state(client))

    # --- the journal

    async def pick(self, option: Option, seat: int, person: str | None, said: str | None) -> None:
        """A pick that is known to be legal. Raises NotKept."""
        record = self.record
        assert record is not None
        line = record.pick(option, seat)
        over = record.history.table.over
        await self.keep(Entry(self.table.id, record.version, line, person, said, over))
        health.PICKS.labels(self.table.game, "bot" if person is None else "person").inc()
        if over:
            self.table.status = "over"
            self.log.info("game over", picks=record.seq)
        if person is not None and said is not None:
            record.said[person, said] = record.told(seat)[0]

    async def undo(self, seat: int, person: str, said: str) -> None:
        """Raises NotKept."""
        record = self.record
        assert record is not None
        line = record.undo()
        await self.keep(Entry(self.table.id, record.version, line, person, said))
        record.said[person, said] = record.told(seat)[0]

    async def keep(self, entry: Entry) -> None:
        """Wait until the entry is in the journal. If it cannot be, go back to what is."""
        try:
            await self.store.append(entry)
        except Exception as problem:
            late = isinstance(problem, Taken)
            self.log.warning("an entry was not kept", version=entry.version, late=late, problem=repr(problem)[:200])
            await self.reload()
            raise NotKept(late) from problem
        record = self.record
        if record is not None and record.may_be_kept(self.settings.snapshot_every):
            record.kept = record.version
            keeping = self.store.keep_snapshot(self.table.id, record.version, record.snapshot())
            self.chore(keeping, "a snapshot was not kept")

    async def reload(self) -> None:
        """The journal is the truth. If it cannot be read either, everybody must come again later."""
        health.FAILURES.inc()
        try:
            table = await self.store.find(self.table.id)
            assert table is not None
            entries = await self.store.entries(table.id)
            self.record = open_record(table, entries) if entries else None
            self.crowd.table = table
        except Exception:
            self.log.exception("the table cannot be read")
            self.shut()
            self.crowd.send_away(TRY_LATER)
            return
        self.tell_all_anew()
        self.drive()

    async def refresh(self) -> None:
        """Something about the table has changed in the database: who sits where, or that the game has begun."""
        table = await self.store.find(self.table.id)
        if table is None:
            self.shut()
            self.crowd.send_away(NO_SUCH_TABLE)
            return
        if self.record is None:
            entries = await self.store.entries(table.id)
            self.record = open_record(table, entries) if entries else None
        before, self.crowd.table = self.crowd.table, table
        if table.is_told_like(before):
            self.crowd.tell_formalities([seat.seat for seat in table.seats if seat not in before.seats])
        else:
            self.tell_all_anew()
        self.drive()

    def chore(self, work: Awaitable[None], failed: str) -> None:
        """Something that nobody waits for; when it fails, nothing is lost."""

        async def do() -> None:
            try:
                await work
            except Exception as problem:
                self.log.warning(failed, problem=repr(problem)[:200])

        task = asyncio.create_task(do())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    # --- bots, and what is only a formality

    def drive(self) -> None:
        """Have picked what people need not pick themselves."""
        record = self.record
        if record is not None and not self.closed and not record.history.table.over:
            self.see_to_formalities(record)
            if self.thinking is None:
                self.have_a_bot_think(record)

    def have_a_bot_think(self, record: Record) -> None:
        """If a bot has the move, about what it sees now; one at a time, and for somebody."""
        if self.crowd.is_deserted:
            self.chore(self.driver.workers.release(self.table.id), "a lease was not given up")
            return
        for decision in record.history.table.decisions:
            name = self.table.seats[decision.seat].played_by
            if name:
                view = record.history.table.seen_from(decision.seat)
                work = self.think(self.bot(decision.seat, name), view, record.told(decision.seat)[0])
                self.thinking = asyncio.create_task(work, name=f"bot of {self.table.id}")
                return

    def bot(self, seat: int, name: str) -> Bot:
        known = self.bots.get(seat)
        if known is None or known.name != name:
            known = self.bots[seat] = make_bot(name, bot_seed(self.table.seed, seat))
        return known

    async def think(self, bot: Bot, view: Table, seq: int) -> None:
        """The view is of the moment when the bot was asked; the room goes on meanwhile."""
        seat = view.viewer
        try:
            if not await self.may_drive():
                return
            await asyncio.sleep(self.rest + self.settings.bot_pause / len(view.decisions))
            option = await self.driver.choose(bot, view, seat)
        finally:
            self.thinking = None
        await self.post(lambda: self.bot_picks(option, seat, seq))

    async def may_drive(self) -> bool:
        """Whether no other process does it."""
        self.stalled = not await self.driver.workers.take(self.table.id)
        return not self.stalled

    async def bot_picks(self, option: Option, seat: int, seq: int) -> None:
        """The seat may have been taken back meanwhile, or the table be another one."""
        await self.pick_for(option, seat, seq, bool(self.table.seats[seat].played_by))

    def see_to_formalities(self, record: Record) -> None:
        """For whoever wishes it; each takes its own time, whatever else is waited for."""
        table = record.history.table
        for seat in [decision.seat for decision in table.decisions if self.crowd.spares(decision.seat)]:
            option = formality(table, seat)
            if option is not None and seat not in self.hesitating:
                work = self.hesitate(option, seat, record.told(seat)[0])
                self.hesitating[seat] = asyncio.create_task(work, name=f"formality of {self.table.id}")

    async def hesitate(self, option: Option, seat: int, seq: int) -> None:
        """Nobody shall tell it from somebody who thinks."""
        try:
            if not await self.may_drive():
                return
            await asyncio.sleep(self.rest + self.driver.hesitation())
        finally:
            del self.hesitating[seat]
        await self.post(lambda: self.pick_for(option, seat, seq, self.crowd.spares(seat)))

    async def pick_for(self, option: Option, seat: int, seq: int, wanted: bool) -> None:
        """What nobody has said; if it is still wanted, and the question still open."""
        record = self.record
        if record is not None and wanted and record.may_pick(option, seat, seq):
            try:
                await self.pick(option, seat, None, None)
            except NotKept:
                self.rest = min(2 * self.rest + 1, LONGEST_REST)
                return
            self.rest = 0.0
            self.tell_change(record.latest(), seat)
        self.drive()
