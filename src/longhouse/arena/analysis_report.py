"""An analysis for people (`analysis.md` with its charts) and for programs (JSON, CSV, Parquet)."""

import csv
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longhouse.arena.analysis import Analysis, Move, Player
from longhouse.arena.analysis_charts import draw_charts
from longhouse.arena.analysis_grids import (
    Grid,
    draws_grid,
    headline,
    mistakes_grid,
    players_grid,
    rolls_grid,
    strokes_grid,
    why_lines,
    words_of,
)
from longhouse.arena.dice import Count
from longhouse.arena.draws import Draw
from longhouse.arena.luck import Moment
from longhouse.extras import need
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.game import SettingError

REPORT: Final = "analysis.md"
WHOLE: Final = "analysis.json"
CHARTS: Final = "charts"
SHEET: Final = "decisions.csv"
PARQUET: Final = "decisions.parquet"
SHOWN: Final = 10  # of a list

HEADS: Final[dict[str, type]] = {
    "pick": int,
    "turn": int,
    "seat": int,
    "player": str,
    "ask": str,
    "options": int,
    "picked": str,
    "best": str,
    "how": str,
    "agreed": bool,
    "value": float,
    "best_value": float,
    "loss": float,
    "margin": float,
    "mistake": bool,
}  # and after them every seat's chances before and after

Cell = str | int | float | bool


# --- the folder


@dataclass(frozen=True)
class Source:
    """The journal that is analysed, identified by its contents, not by its name."""

    name: str
    fingerprint: str


def source_of(path: Path, journal: bytes) -> Source:
    return Source(path.name, hashlib.sha256(journal).hexdigest())


def check_folder(folder: Path, source: Source) -> None:
    """A folder that is empty, or has an analysis of the same journal. SettingError if it contains something else."""
    if folder.exists() and not folder.is_dir():
        raise SettingError(f"{folder}: this is no folder; name another --out")
    if not folder.is_dir() or not any(folder.iterdir()):
        return
    try:
        there = json.loads((folder / WHOLE).read_text(encoding="utf-8"))["journal"]
        name, fingerprint = str(there["name"]), there["sha256"]
    except (OSError, ValueError, LookupError, TypeError):
        raise SettingError(f"{folder} contains something other than an analysis; name another --out") from None
    if fingerprint != source.fingerprint:
        other = f"another {name}" if name == source.name else name
        raise SettingError(f"{folder} has the analysis of {other}; name another --out")


def write_analysis(folder: Path, source: Source, analysis: Analysis) -> Path:
    """Write everything; first the file that says which journal this is. Returns the path of the report."""
    folder.mkdir(parents=True, exist_ok=True)
    facts = {"journal": {"name": source.name, "sha256": source.fingerprint}, **as_json(analysis)}
    (folder / WHOLE).write_text(f"{json.dumps(facts, ensure_ascii=False, indent=1)}\n", encoding="utf-8")
    write_decisions(folder, analysis)
    drawn = draw_charts(analysis, folder / CHARTS)
    path = folder / REPORT
    path.write_text(report_text(analysis, drawn), encoding="utf-8")
    return path


def write_decisions(folder: Path, analysis: Analysis) -> None:
    seats = range(len(analysis.names))
    columns = [*HEADS, *(f"{when}_{seat}" for when in ("before", "after") for seat in seats)]
    rows = list(rows_of(analysis))
    with (folder / SHEET).open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)
    pyarrow, parquet = need("pyarrow", "arena"), need("pyarrow.parquet", "arena")
    kinds = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    schema = pyarrow.schema([(name, kinds[HEADS.get(name, float)]) for name in columns])
    table = pyarrow.table({name: [row[at] for row in rows] for at, name in enumerate(columns)}, schema=schema)
    parquet.write_table(table, folder / PARQUET)


def rows_of(analysis: Analysis) -> Iterator[list[Cell]]:
    for move in analysis.moves:
        facts = move_json(analysis, move)
        head: list[Cell] = [facts[name] for name in HEADS]
        yield [*head, *rounded(move.before), *rounded(move.after)]


# --- for programs


def as_json(analysis: Analysis) -> dict[str, object]:
    winners = analysis.winners
    return {
        "game": analysis.game,
        "settings": analysis.settings,
        "players": [player_json(player) for player in analysis.players()],
        "simulations": analysis.simulations,
        "worlds": analysis.worlds,
        "judged": analysis.judged,
        "picks": analysis.picks,
        "finished": winners is not None,
        "winners": winners or [],
        "chances": [rounded(row) for row in analysis.chances],
        "decisions": [
            {
                **move_json(analysis, move),
                "before": rounded(move.before),
                "after": rounded(move.after),
                "why": [{"kind": why.kind, "rule": why.rule, "words": words_of(analysis, why)} for why in move.why],
            }
            for move in analysis.moves
        ],
        "luck": [moment_json(moment) for moment in analysis.moments],
        "rolls": [count_json(count) for count in analysis.counts],
        "draws": [draw_json(draw) for draw in analysis.draws],
    }


def move_json(analysis: Analysis, move: Move) -> dict[str, Cell]:
    verdict = move.verdict
    return {
        "pick": move.number,
        "turn": move.turn,
        "seat": move.seat,
        "player": analysis.names[move.seat],
        "ask": move.ask,
        "options": move.options,
        "picked": move.picked,
        "best": move.best,
        "how": verdict.how,
        "agreed": verdict.agreed,
        "value": round(verdict.value, 4),
        "best_value": round(verdict.best_value, 4),
        "loss": round(verdict.loss, 4),
        "margin": round(verdict.margin, 4),
        "mistake": verdict.mistake,
    }


def moment_json(moment: Moment) -> dict[str, object]:
    return {
        "pick": moment.number,
        "turn": moment.turn,
        "seat": moment.seat,
        "picked": moment.picked,
        "rolled": moment.rolled,
        "drawn": moment.kind,
        "worlds": moment.worlds,
        "luck": rounded(moment.luck),
        "spread": rounded(moment.spread),
    }


def player_json(player: Player) -> dict[str, Cell]:
    return {
        "seat": player.seat,
        "name": player.name,
        "decisions": player.decisions,
        "agreed": player.agreed,
        "mistakes": player.mistakes,
        "given_away": round(player.given_away, 4),
        "luck": round(player.luck, 4),
        "luck_margin": round(player.luck_margin, 4),
        "by_rolls": round(player.by_rolls, 4),
        "by_draws": round(player.by_draws, 4),
        "swing": round(player.swing, 4),
        "luckier": round(player.luckier, 4),
    }


def count_json(count: Count) -> dict[str, object]:
    return {
        "seat": None if count.seat == NOBODY else count.seat,
        "what": count.key,
        "args": list(count.args),
        "times": count.times,
        "came": round(count.came, 4),
        "expected": round(count.expected, 4),
        "chance": round(count.chance, 4),
    }


def draw_json(draw: Draw) -> dict[str, object]:
    return {
        "seat": draw.seat,
        "what": draw.key,
        "times": draw.times,
        "luck": round(draw.luck, 4),
        "margin": round(draw.margin, 4),
        "usual": round(draw.usual, 4),
    }


def rounded(row: list[float]) -> list[float]:
    return [round(value, 4) for value in row]


# --- for people


def report_text(analysis: Analysis, drawn: list[tuple[str, str]]) -> str:
    said = analysis.catalog.text
    pictures = [f"![{title}]({CHARTS}/{name}.svg)" for name, title in drawn]
    rolls, draws = rolls_grid(analysis), draws_grid(analysis)
    parts = [
        f"# {headline(analysis)}",
        pictures[0],
        said("analysis-explained", simulations=analysis.simulations, worlds=analysis.worlds),
        markdown(players_grid(analysis)),
        *pictures[1:],
        f"## {said('analysis-title-mistakes')}",
        markdown(mistakes_grid(analysis, SHOWN)) if analysis.mistakes() else said("analysis-no-mistakes"),
        *why_lines(analysis, SHOWN),
        f"## {said('analysis-title-strokes')}",
        markdown(strokes_grid(analysis, SHOWN)) if analysis.strokes() else said("analysis-no-strokes"),
        *([f"## {said('analysis-title-rolls')}", markdown(rolls)] if rolls.rows else []),
        *([f"## {said('analysis-title-draws')}", markdown(draws)] if draws.rows else []),
        said("analysis-files", csv=SHEET, parquet=PARQUET, json=WHOLE),
    ]
    return "\n\n".join(parts) + "\n"


def markdown(grid: Grid) -> str:
    lines = [grid.heads, ["---"] * len(grid.heads), *grid.rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
