"""How long bots wait for people: for a player who may still take back the last pick, and for screens that are behind.

Nobody else waits: a person may pick at any time.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

from longhouse.kernel.decision import NOBODY
from longhouse.server.base.settings import Settings
from longhouse.server.table.client import Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.record import Record

GUESS: Final = 1.0  # seconds that a screen needs for a pick, where it is another process that hears of it


@final
class Patience:
    """Of one room. After a restart a grace is over: what can be undone can still be undone until a bot has picked."""

    def __init__(self, crowd: Crowd, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.crowd: Final = crowd
        self.settings: Final = settings
        self.clock: Final = clock
        self.bell: Final = asyncio.Event()  # rings when somebody may have waited long enough
        self.until = 0.0  # the end of the grace
        self.mover = NOBODY  # whose pick it is that may be taken back
        self.turn: tuple[int, int] | None = None  # in which bots have waited for screens: its number, or whose answer,
        self.spare = 0.0  # and how much longer they may

    # --- a pick that may be taken back

    def begin(self, record: Record, seat: int) -> None:
        """A person has picked in this seat. If that can be undone, bots wait before they answer it."""
        self.end()
        if record.turn_of == NOBODY:
            self.turn = None
        if self.settings.grace and record.history.can_undo(seat):
            self.mover = seat
            self.until = self.clock() + self.settings.grace

    def end(self) -> None:
        """Nothing is left to wait for: it was undone or answered, or the player waives the grace."""
        self.until = 0.0
        self.mover = NOBODY
        self.bell.set()

    def left(self, record: Record, seat: int) -> int | None:
        """Milliseconds until a bot may answer the last pick of this seat; None if no bot is asked. Formalities do not
        count here: nobody may know for whom they are answered."""
        if seat != self.mover or not any(self.crowd.has_bot(asked.seat) for asked in record.history.table.decisions):
            return None
        return round(1000 * max(0.0, self.until - self.clock()))

    async def grant(self) -> None:
        """Wait until the last pick has stood long enough."""
        while (left := self.until - self.clock()) > 0:
            await self.rest(left)

    # --- screens

    def shown(self, client: Client, version: int) -> None:
        client.shown = version
        self.bell.set()

    def is_behind(self, record: Record) -> bool:
        """Whether a player who is looking has not been shown yet what happened last."""
        players = [client for client in self.crowd.clients if client.shown >= 0 and self.crowd.seats_of(client)]
        return any(client.shown < record.numbers_for(client.viewer)[1] for client in players)

    def lag(self, record: Record) -> float:
        """How long to wait for screens at most. What players see who are connected to another process is not known
        here: bots go on at a pace that can be followed."""
        if self.is_behind(record):
            return self.spare
        return min(GUESS, self.spare) if self.crowd.elsewhere.people else 0.0

    async def follow(self, record: Record, seat: int) -> None:
        """Wait for screens before the bot in this seat picks; in one turn, no longer than the host allows, whoever else
        is asked in it. Between turns each bot has its own time."""
        turn = (record.turns, seat if record.turn_of == NOBODY else NOBODY)
        if turn != self.turn:
            self.turn, self.spare = turn, self.settings.follow
        begun = self.clock()
        while (left := begun + self.lag(record) - self.clock()) > 0:
            await self.rest(left)
        self.spare = max(0.0, self.spare - (self.clock() - begun))

    async def rest(self, seconds: float) -> None:
        """Wait, but look again when the bell rings."""
        self.bell.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.bell.wait()
