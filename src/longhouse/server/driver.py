"""Bots think outside the event loop, and are given what their seat sees and nothing else."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

import structlog

from longhouse import Option, Table
from longhouse.bots import Bot, find_bot
from longhouse.server.health import BOT_SECONDS
from longhouse.server.settings import Settings
from longhouse.server.workers import Workers

THREADS: Final = 2
FALLBACK: Final = "uniform"  # picks when another bot fails: a game must go on
HESITATES: Final = (0.5, 2.0)  # times the usual pause
LUCK: Final = secrets.SystemRandom()  # of no game: what it draws nobody is told, and nobody can tell from the seed
LOG: Final = structlog.get_logger("longhouse.bots")


@final
class Driver:
    """The threads in which the bots of all tables think."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings: Final = settings
        self.workers: Final = workers
        self.threads: Final = ThreadPoolExecutor(THREADS, "bot")

    async def choose(self, bot: Bot, view: Table, seat: int) -> Option:
        """What the bot picks for the seat whose view this is."""
        loop = asyncio.get_running_loop()
        with BOT_SECONDS.time():
            try:
                option = await loop.run_in_executor(self.threads, bot.choose, view, view.asked(seat))
                if option in view.asked(seat).options:
                    return option
                LOG.error("bot picked what is not offered", bot=bot.name, option=repr(option))
            except Exception:
                LOG.exception("bot failed", bot=bot.name)
        return find_bot(FALLBACK, bot.seed).choose(view, view.asked(seat))

    def hesitation(self) -> float:
        """Seconds before a formality is answered: at once, everybody would know that there was nothing to choose."""
        return LUCK.uniform(*HESITATES) * self.settings.formality_pause

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
