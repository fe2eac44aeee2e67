"""What all processes together have used of a limit: one number for each, which falls by itself as time goes by.

Time is measured by one clock for all of them: that of PostgreSQL, or, as only processes of one machine can share a
file, the one of this machine that never jumps.
"""

import time
from typing import Final, final

from sqlalchemy import Float, bindparam, text

from longhouse.server.base.limits import Use
from longhouse.server.store.workers import Workers

SWEEP_EVERY: Final = 600.0  # seconds
SQLITE_NOW: Final = ":now"
POSTGRES_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
ADD: Final = """
INSERT INTO rates (key, level, at) VALUES (:key, :taken, {now})
ON CONFLICT (key) DO UPDATE SET at = excluded.at, level = :taken + CASE
    WHEN excluded.at <= rates.at THEN rates.level
    WHEN rates.level > (excluded.at - rates.at) * :rate THEN rates.level - (excluded.at - rates.at) * :rate
    ELSE 0 END
RETURNING level
"""
FORGET: Final = "DELETE FROM rates WHERE at < {now} - 3600"  # no limit counts for longer than an hour


@final
class Rates:
    """The book in which the processes write what they have used."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        self.database: Final = workers.database
        self.swept = time.monotonic()
        now = SQLITE_NOW if self.database.is_sqlite else POSTGRES_NOW
        numbers = [bindparam(name, type_=Float) for name in ("taken", "rate")]
        self.adding: Final = text(ADD.format(now=now)).bindparams(*numbers)
        self.forgetting: Final = text(FORGET.format(now=now))

    @property
    def alone(self) -> bool:
        return self.workers.alone

    async def add(self, uses: list[Use]) -> list[float]:
        """Add what was used here; how much that makes with what all others have used."""
        levels: dict[str, float] = {}
        clock = {"now": time.monotonic()} if self.database.is_sqlite else {}
        async with self.database.writing() as session:
            for use in sorted(uses):  # in one order, so that no two processes wait for one another
                row = {"key": use.key, "taken": use.taken, "rate": use.rate}
                levels[use.key] = float((await session.execute(self.adding, {**row, **clock})).scalar_one())
            if time.monotonic() - self.swept > SWEEP_EVERY:
                self.swept = time.monotonic()
                await session.execute(self.forgetting, clock)
        return [levels[use.key] for use in uses]
