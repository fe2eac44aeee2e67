"""Time to see a table in mid-game from one seat, in µs."""

from bench.stopwatch import microseconds
from longhouse.kernel.table import Table


def measure(tables: list[Table], players: int) -> float:
    """One view; every seat looks in turn."""
    seats = range(players)

    def work() -> None:
        for table in tables:
            for seat in seats:
                table.view(seat)

    return microseconds(work, len(tables) * players)
