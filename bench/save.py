"""Time to save a table in mid-game as plain lists, in µs."""

from bench.stopwatch import microseconds
from longhouse import save
from longhouse.kernel.table import Table


def measure(tables: list[Table]) -> float:
    """One save."""

    def work() -> None:
        for table in tables:
            save(table)

    return microseconds(work, len(tables))
