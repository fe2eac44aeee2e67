"""Who thinks next, where many tables share a few processes."""

import asyncio
from collections import deque
from typing import Final, final


@final
class Turns:
    """Lets so many think at a time. Tables that wait take turns: one that asks for a lot gets no more than the others,
    and whoever waits is preceded by each other table at most once."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.busy = 0
        self.lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}  # by table, whose turn is next comes first

    async def take(self, table: str) -> None:
        """Wait for a place. Whoever has got one must leave it again."""
        if self.busy < self.places:  # then nobody waits
            self.busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.step_out(table, turn)
            else:
                self.leave()  # the place was given to somebody who no longer wants it
            raise

    def step_out(self, table: str, turn: asyncio.Future[None]) -> None:
        line = self.lines.get(table, deque())
        if turn in line:
            line.remove(turn)
            if not line:
                del self.lines[table]

    def leave(self) -> None:
        """Give the place to the next table; if that has more to ask, it goes to the end of the line."""
        while self.lines:
            table = next(iter(self.lines))
            line = self.lines.pop(table)
            turn = line.popleft()
            if line:
                self.lines[table] = line
            if not turn.cancelled():
                turn.set_result(None)
                return
        self.busy -= 1

    def share(self) -> float:
        """How much of its usual time each may take, so that all tables that think or wait get an answer in time."""
        return min(1.0, self.places / max(1, self.busy + len(self.lines)))
