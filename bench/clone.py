"""Time to clone a table in mid-game, in µs."""

from bench.stopwatch import microseconds
from longhouse.kernel.table import Table


def measure(tables: list[Table]) -> float:
    """One clone."""

    def work() -> None:
        for table in tables:
            table.clone()

    return microseconds(work, len(tables))
