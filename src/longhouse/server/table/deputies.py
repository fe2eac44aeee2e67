"""Makes the choices that people need not make themselves: the moves of bots, and answers that are a mere formality.

A deputy only proposes. By the time it has chosen, the game may have moved on, so the room checks the proposal again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol, final

from longhouse import Option, Table
from longhouse.bots import Bot, bot_seed, make_bot
from longhouse.kernel.secret import formality
from longhouse.lessons.course import Cue
from longhouse.server.table.chores import Chores
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.patience import Patience
from longhouse.server.table.record import Record
from longhouse.server.thought.driver import Driver

LONGEST_REST: Final = 30.0

Wanted = Callable[[int], bool]  # whether a deputy should still choose for this seat


class Asked(NamedTuple):
    """The state of the game in which a deputy was asked. After an undo, the same seq may be of another state."""

    seq: int
    version: int

    def stands(self, record: Record) -> bool:
        """Whether nothing was undone since."""
        return record.undone <= self.version


class Propose(Protocol):
    """Puts a choice into the room's mailbox."""

    def __call__(self, option: Option, seat: int, asked: Asked, wanted: Wanted) -> Awaitable[None]: ...


@final
class Deputies:
    """The bots of one table, and the answers to its formalities. One bot thinks at a time."""

    def __init__(
        self,
        crowd: Crowd,
        driver: Driver,
        chores: Chores,
        patience: Patience,
        propose: Propose,
        cue: Callable[[Record], Cue],
    ) -> None:
        self.crowd: Final = crowd
        self.driver: Final = driver
        self.chores: Final = chores
        self.patience: Final = patience
        self.propose: Final = propose
        self.cue: Final = cue  # whom a lesson lets pick
        self.bots: Final[dict[int, Bot]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.hesitating: Final[dict[int, asyncio.Task[None]]] = {}  # by seat: the task that will answer its formality
        self.stalled = False  # as far as we know, another process drives the bots
        self.rest = 0.0  # extra seconds to wait while picks cannot be saved

    @property
    def busy(self) -> bool:
        return self.thinking is not None or bool(self.hesitating)

    def start(self, record: Record) -> None:
        """Start a choice for every seat that a deputy has to move for."""
        self.answer_formalities(record)
        if self.thinking is None:
            self.have_a_bot_think(record)

    def stop(self) -> None:
        thinking = [] if self.thinking is None else [self.thinking]
        for task in [*thinking, *self.hesitating.values()]:
            task.cancel()
            self.chores.add(task)

    def rest_longer(self) -> None:
        self.rest = min(2 * self.rest + 1, LONGEST_REST)

    async def may_drive(self) -> bool:
        """Whether this process drives the deputies of this table, rather than another."""
        self.stalled = not await self.driver.workers.take(self.crowd.table.id)
        return not self.stalled

    # --- bots

    def have_a_bot_think(self, record: Record) -> None:
        """If it is a bot's move, have it think about what it sees now; not at a deserted table."""
        table = self.crowd.table
        if self.crowd.is_deserted:
            self.chores.start(self.driver.workers.release(table.id), "a lease could not be released")
            return
        cue = self.cue(record)
        if cue.option is not None:
            work = self.recite(cue.option, cue.seat, record)
            self.thinking = asyncio.create_task(work, name=f"script of {table.id}")
            return
        for decision in record.history.table.decisions if cue.bots else []:
            name = table.seats[decision.seat].played_by
            if name:
                view = record.history.table.view(decision.seat)
                work = self.think(self.bot(decision.seat, name), view, record)
                self.thinking = asyncio.create_task(work, name=f"bot of {table.id}")
                return

    def bot(self, seat: int, name: str) -> Bot:
        known = self.bots.get(seat)
        if known is None or known.name != name:
            known = self.bots[seat] = make_bot(name, bot_seed(self.crowd.table.seed, seat))
        return known

    async def think(self, bot: Bot, view: Table, record: Record) -> None:
        """The view is of the moment when the bot was asked; the room goes on in the meantime. The bot thinks while it
        waits for people, unless what it thinks about was undone."""
        seat = view.viewer
        asked = asked_now(record, seat)
        try:
            if not await self.may_drive():
                return
            await asyncio.sleep(self.rest + self.driver.settings.bot_pause / len(view.decisions))
            option = await self.driver.choose(self.crowd.table.id, bot, view, seat)
            if asked.stands(record):
                await self.patience.grant()
                await self.patience.follow(record, seat)
        finally:
            self.thinking = None
        await self.propose(option, seat, asked, self.crowd.has_bot)

    # --- the script of a lesson

    async def recite(self, option: Option, seat: int, record: Record) -> None:
        """What the script says, at the pace of bots."""
        asked = asked_now(record, seat)
        try:
            if not await self.may_drive():
                return
            await asyncio.sleep(self.rest + self.driver.settings.bot_pause)
            if asked.stands(record):
                await self.patience.follow(record, seat)
        finally:
            self.thinking = None
        await self.propose(option, seat, asked, lambda seat: self.cue(record) == Cue(False, option, seat))

    # --- formalities

    def answer_formalities(self, record: Record) -> None:
        """Answer for the seats that asked for it. Each takes its own time, even if others are still choosing."""
        table = record.history.table
        for seat in [decision.seat for decision in table.decisions if self.crowd.spares(decision.seat)]:
            option = formality(table, seat)
            if option is not None and seat not in self.hesitating:
                work = self.hesitate(option, seat, asked_now(record, seat))
                self.hesitating[seat] = asyncio.create_task(work, name=f"formality of {self.crowd.table.id}")

    async def hesitate(self, option: Option, seat: int, asked: Asked) -> None:
        """Wait about as long as a person would think, so that nobody can tell the difference."""
        try:
            if not await self.may_drive():
                return
            await asyncio.sleep(self.rest + self.driver.hesitation())
            await self.patience.grant()
        finally:
            del self.hesitating[seat]
        await self.propose(option, seat, asked, self.crowd.spares)


def asked_now(record: Record, seat: int) -> Asked:
    return Asked(record.numbers_for(seat)[0], record.version)
