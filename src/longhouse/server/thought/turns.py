"""Who thinks next, where many tables share a few processes."""

import asyncio
from collections import deque
from typing import Final, final


@final
class Line:
    """Those who wait under one name."""

    def __init__(self, person: bool, came: int) -> None:
        self.turns: Final[deque[asyncio.Future[None]]] = deque()
        self.person: Final = person
        self.came = came  # how many turns had been given when it came, or came to the end again


@final
class Turns:
    """Lets so many think at a time. Tables that wait take turns: one that asks for a lot gets no more than the others,
    and nobody is preceded by another line more than once. As far as that allows, people go before bots."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.busy = 0
        self.lines: Final[dict[str, Line]] = {}  # by who asks; whoever waits longest comes first
        self.given = 0  # turns so far
        self.served: Final[dict[str, int]] = {}  # by line of a person: the number of its last turn

    async def take(self, name: str, person: bool = False) -> None:
        """Wait for a place. Whoever has got one must leave it again."""
        if self.busy < self.places:  # then nobody waits
            self.busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(name, Line(person, self.given)).turns.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.step_out(name, turn)
            else:
                self.leave()  # the place was given to somebody who no longer wants it
            raise

    def step_out(self, name: str, turn: asyncio.Future[None]) -> None:
        line = self.lines.get(name)
        if line is not None and turn in line.turns:
            line.turns.remove(turn)
            if not line.turns:
                del self.lines[name]

    def leave(self) -> None:
        """Give the place to the next line; if there is more in it, it goes to the end."""
        while self.lines:
            name = self.next()
            line = self.lines.pop(name)
            turn = line.turns.popleft()
            self.given += 1
            if line.person:
                self.served[name] = self.given
            if line.turns:
                self.lines[name], line.came = line, self.given
            if not turn.cancelled():
                turn.set_result(None)
                return
        self.busy -= 1

    def next(self) -> str:
        """The first line of a person that has had no turn since the line came that waits longest; otherwise that
        line."""
        longest, came = next((name, line.came) for name, line in self.lines.items())
        for name in [name for name, turn in self.served.items() if turn <= came]:
            del self.served[name]
        people = (name for name, line in self.lines.items() if line.person and name not in self.served)
        return next(people, longest)

    def share(self) -> float:
        """How much of its usual time each may take, so that all tables that think or wait get an answer in time."""
        return min(1.0, self.places / max(1, self.busy + len(self.lines)))
