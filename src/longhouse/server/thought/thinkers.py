"""The processes that run searches. A search in a thread would slow down every table; in a process it does not."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, final

from longhouse import Decision, Table, game_names
from longhouse.bots.hint import Hint
from longhouse.bots.processes import Pool
from longhouse.bots.saved import grow_saved, hint_saved, load_games, question_of
from longhouse.bots.search import SECONDS, Budget, Thought, thought_of
from longhouse.messages.phrase import Players
from longhouse.server.base.health import THINKER_WAIT_SECONDS
from longhouse.server.thought.turns import Turns
from longhouse.server.thought.waiting import found_in, give_up

LEAST: Final = 0.1  # seconds of search, no matter how many tables wait
PROMPT: Final = 1.8  # seconds in which a person has an answer: what they wait for a process is taken off its search
LONGER: Final = 5.0  # seconds for a person who asks to think on
PATIENCE: Final = 30.0  # seconds on top of a search; a process that is still silent then never answers
NICE: Final = 5  # the server itself has priority

T = TypeVar("T")


@final
class Thinkers:
    """A few processes for all tables, which take turns. The more tables wait, the shorter each search."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.pool: Final = Pool(max(1, processes), NICE)
        self.turns: Final = Turns(self.pool.processes)

    async def think(self, table: str, view: Table, decision: Decision, seed: str, hurry: bool) -> Thought:
        """For a bot: the expected outcome of each option of this decision, from the view of its seat, within about a
        second; in a `hurry`, only until nothing can change."""
        question = await asyncio.to_thread(question_of, view, decision)
        async with self.turn(table, False):
            budget = Budget(seconds=max(LEAST, SECONDS * self.turns.share()))
            counts = await self.send(grow_saved, question, budget, seed, hurry)
        return thought_of(decision, counts, budget.seconds)

    async def advise(self, table: str, view: Table, decision: Decision, seats: Players, longer: bool) -> Hint:
        """For a person: the best options and why, within about a second, or in a few if that was not enough."""
        begun = self.clock()
        question = await asyncio.to_thread(question_of, view, decision)
        async with self.turn(f"hints at {table}", True):
            seconds = (LONGER if longer else SECONDS) * self.turns.share()
            await self.send(load_games, ())  # it may have to be started
            left = begun + (LONGER if longer else PROMPT) - self.clock()
            budget = Budget(seconds=max(LEAST, min(seconds, left)))
            return await self.send(hint_saved, question, budget, seats)

    @asynccontextmanager
    async def turn(self, name: str, person: bool) -> AsyncIterator[None]:
        """One of the processes, when it is the turn of this table (or of whoever else asks)."""
        with THINKER_WAIT_SECONDS.time():
            await self.turns.take(name, person)
        try:
            yield
        finally:
            self.turns.leave()

    async def warm_up(self, after: float) -> None:
        """Start the processes before anybody needs them, so that the first hint does not wait for it. They load one
        game after the other: a question that comes meanwhile waits for no more than one of them."""
        await asyncio.sleep(after)
        for name in game_names():
            ready = [self.send(load_games, (name,)) for _ in range(self.pool.processes)]
            await asyncio.gather(*ready, return_exceptions=True)

    async def send(self, work: Callable[..., T], *said: object) -> T:
        """What this function finds in another process, for whoever has a turn; see `found_in`."""
        return await found_in(self.pool, PATIENCE + LONGER, work, *said)

    async def close(self) -> None:
        """Wait for the running searches, which takes a second at most."""
        self.pool.closed = True
        executor = self.pool.executor
        if executor is not None:
            hangs = asyncio.get_running_loop().call_later(PATIENCE, give_up, executor)
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)
            hangs.cancel()
