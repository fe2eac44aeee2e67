"""All games as a table for other programs, CSV and Parquet: a row for every seat of every game."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longhouse.arena.match import Match
from longhouse.arena.tournament import Outcome
from longhouse.extras import need
from longhouse.kernel.decision import NOBODY

HEADS: Final[dict[str, type]] = {
    "game": int,
    "luck": str,
    "seat": int,
    "bot": str,
    "state": str,
    "share": float,
    "points": int,
    "turns": int,
    "decisions": int,
    "ending": str,
    "problem": str,
}  # and after them, what each source of points brought

Cell = str | int | float | None


def write_sheets(folder: Path, outcome: Outcome) -> None:
    columns = [*HEADS, *outcome.source_names()]
    rows = [row for match in outcome.matches for row in rows_of(match, len(columns) - len(HEADS))]
    with (folder / "games.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)
    pyarrow, parquet = need("pyarrow", "arena"), need("pyarrow.parquet", "arena")
    kinds = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64()}
    schema = pyarrow.schema([(name, kinds[HEADS.get(name, int)]) for name in columns])
    table = pyarrow.table({name: [row[at] for row in rows] for at, name in enumerate(columns)}, schema=schema)
    parquet.write_table(table, folder / "games.parquet")


def rows_of(match: Match, sources: int) -> Iterator[list[Cell]]:
    """Cells without a value, in a game that was not finished, stay empty."""
    for seat, bot in enumerate(match.bots):
        share = match.shares[seat] if match.shares else None
        points: list[Cell] = [match.points[seat]] if match.finished else [None]
        length: list[Cell] = [match.turns, match.decisions] if match.finished else [None, None]
        by_source: list[Cell] = [*match.sources[seat]] if match.finished else [None] * sources
        head: list[Cell] = [match.number, match.seed, seat, bot, state(match, seat), share]
        yield [*head, *points, *length, match.ending, match.problem, *by_source]


def state(match: Match, seat: int) -> str:
    if match.finished:
        return "finished"
    if match.forfeit == NOBODY:
        return "unfinished"
    return "forfeited" if match.forfeit == seat else "walkover"
