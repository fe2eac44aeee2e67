"""Runs bots outside the event loop, with what their seat sees and nothing else."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

import structlog

from longhouse import Decision, Option, Table
from longhouse.bots import Bot, make_bot
from longhouse.bots.hint import Hint, forced
from longhouse.bots.search import Search
from longhouse.messages.phrase import Players
from longhouse.server.base.health import BOT_SECONDS
from longhouse.server.base.settings import Settings
from longhouse.server.store.workers import Workers
from longhouse.server.thought.thinkers import Thinkers

THREADS: Final = 2
FALLBACK: Final = "uniform"  # picks when another bot fails, so that the game goes on
HESITATES: Final = (0.5, 2.0)  # times the configured pause
PAUSES: Final = secrets.SystemRandom()  # not from the game's seed: nobody may be able to predict a pause
LOG: Final = structlog.get_logger("longhouse.bots")


@final
class Driver:
    """The threads in which the bots of all tables think, and the processes for those that think longer."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings: Final = settings
        self.workers: Final = workers
        self.threads: Final = ThreadPoolExecutor(THREADS, "bot")
        self.thinkers: Final = Thinkers(settings.thinkers)

    async def choose(self, table: str, bot: Bot, view: Table, seat: int) -> Option:
        """What the bot picks at this table for the seat that has this view."""
        decision = view.decision_for(seat)
        with BOT_SECONDS.time():
            try:
                option = await self.answer(table, bot, view, decision)
                if option in decision.options:
                    return option
                LOG.error("bot picked an option that is not offered", bot=bot.name, option=repr(option))
            except Exception:
                LOG.exception("bot failed", bot=bot.name)
        return make_bot(FALLBACK, bot.seed).choose(view, decision)

    def hesitation(self) -> float:
        """Seconds before a formality is answered. An instant answer would show that there was nothing to choose."""
        return PAUSES.uniform(*HESITATES) * self.settings.formality_pause

    async def answer(self, table: str, bot: Bot, view: Table, decision: Decision) -> Option:
        loop = asyncio.get_running_loop()
        if not isinstance(bot, Search):
            return await loop.run_in_executor(self.threads, bot.choose, view, decision)
        try:
            return await self.search(table, bot, view, decision)
        except Exception:
            LOG.exception("a search failed: picking what looks best one step ahead")
        return await loop.run_in_executor(self.threads, bot.greedy.choose, view, decision)

    async def search(self, table: str, search: Search, view: Table, decision: Decision) -> Option:
        """Chooses as the bot itself would, but in another process."""
        loop = asyncio.get_running_loop()
        known = await loop.run_in_executor(self.threads, search.at_once, view, decision)
        return known or (await self.thinkers.think(table, view, decision, search.next_seed(), True)).best

    async def hint(self, table: str, view: Table, decision: Decision, seats: Players, longer: bool) -> Hint:
        """What a search would pick here, what it expects and why; raises whatever goes wrong."""
        if len(decision.options) == 1:
            return forced()
        return await self.thinkers.advise(table, view, decision, seats, longer)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        await self.thinkers.close()
