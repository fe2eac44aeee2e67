"""An analysis for people (`analysis.md` with its charts) and for programs (JSON, CSV, Parquet)."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longhouse.arena.analysis import Analysis, Moment, Move, Player
from longhouse.arena.analysis_charts import draw_charts
from longhouse.arena.dice import Count
from longhouse.arena.extras import need
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.game import SettingError

REPORT: Final = "analysis.md"
WHOLE: Final = "analysis.json"
CHARTS: Final = "charts"
SHOWN: Final = 10  # of a list
SHOWN_STROKES: Final = 5

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


def check_folder(folder: Path, journal: str) -> None:
    """A folder that is empty, or has an analysis of the same journal. SettingError if it holds something else."""
    if folder.exists() and not folder.is_dir():
        raise SettingError(f"{folder}: this is no folder; name another --out")
    if not folder.is_dir() or not any(folder.iterdir()):
        return
    try:
        there = json.loads((folder / WHOLE).read_text(encoding="utf-8")).get("journal", "")
    except (OSError, ValueError, AttributeError):
        raise SettingError(f"{folder} holds something else than an analysis; name another --out") from None
    if there != journal:
        raise SettingError(f"{folder} has the analysis of {there or 'another game'}; name another --out")


def write_analysis(folder: Path, journal: str, analysis: Analysis) -> Path:
    """Everything anew; first what says whose folder this is. Where the report is."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {"journal": journal, **as_json(analysis)}
    (folder / WHOLE).write_text(f"{json.dumps(told, ensure_ascii=False, indent=1)}\n", encoding="utf-8")
    write_decisions(folder, analysis)
    drawn = draw_charts(analysis, folder / CHARTS)
    path = folder / REPORT
    path.write_text(report_text(analysis, drawn), encoding="utf-8")
    return path


def write_decisions(folder: Path, analysis: Analysis) -> None:
    seats = range(len(analysis.names))
    columns = [*HEADS, *(f"{when}_{seat}" for when in ("before", "after") for seat in seats)]
    rows = list(rows_of(analysis))
    with (folder / "decisions.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)
    pyarrow, parquet = need("pyarrow", "arena"), need("pyarrow.parquet", "arena")
    kinds = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    schema = pyarrow.schema([(name, kinds[HEADS.get(name, float)]) for name in columns])
    table = pyarrow.table({name: [row[at] for row in rows] for at, name in enumerate(columns)}, schema=schema)
    parquet.write_table(table, folder / "decisions.parquet")


def rows_of(analysis: Analysis) -> Iterator[list[Cell]]:
    for move in analysis.moves:
        told = move_json(analysis, move)
        head: list[Cell] = [told[name] for name in HEADS]
        yield [*head, *rounded(move.before), *rounded(move.after)]


# --- for programs


def as_json(analysis: Analysis) -> dict[str, object]:
    winners = analysis.winners
    return {
        "game": analysis.game,
        "options": analysis.options,
        "players": [player_json(player) for player in analysis.players()],
        "simulations": analysis.simulations,
        "worlds": analysis.worlds,
        "judged": analysis.judged,
        "picks": analysis.picks,
        "finished": winners is not None,
        "winners": winners or [],
        "chances": [rounded(row) for row in analysis.chances],
        "decisions": [
            {**move_json(analysis, move), "before": rounded(move.before), "after": rounded(move.after)}
            for move in analysis.moves
        ],
        "luck": [moment_json(moment) for moment in analysis.moments],
        "rolls": [count_json(count) for count in analysis.counts],
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
    }


def count_json(count: Count) -> dict[str, object]:
    return {
        "seat": None if count.seat == NOBODY else count.seat,
        "what": count.key,
        "args": list(count.args),
        "times": count.times,
        "came": round(count.came, 4),
        "expected": round(count.expected, 4),
    }


def rounded(row: list[float]) -> list[float]:
    return [round(value, 4) for value in row]


# --- for people: rows of words, for the terminal and the report alike

Grid = tuple[list[str], list[list[str]]]  # headings, rows


def players_grid(analysis: Analysis) -> Grid:
    """What each lost by mistakes and what luck gave, by rolls and by draws; `usual` is how far luck commonly goes."""
    heads = ["player", "decided", "agreed", "mistakes", "lost", "luck", "rolls", "draws", "usual"]
    rows = [
        [
            player.name,
            str(player.decisions) if player.seat in analysis.judged else "–",
            f"{player.agreed / player.decisions:.0%}" if player.decisions else "–",
            str(player.mistakes) if player.decisions else "–",
            points(player.given_away) if player.decisions else "–",
            f"{signed(player.luck)} ± {points(player.luck_margin)}",
            signed(player.by_rolls),
            signed(player.by_draws),
            f"± {points(player.swing)}",
        ]
        for player in analysis.players()
    ]
    return heads, rows


def mistakes_grid(analysis: Analysis, most: int) -> Grid:
    heads = ["pick", "turn", "player", "picked", "better", "lost"]
    rows = [
        [
            str(move.number),
            str(move.turn),
            analysis.names[move.seat],
            move.picked_words,
            move.best_words,
            f"{points(move.verdict.loss)} ± {points(move.verdict.margin)}",
        ]
        for move in analysis.mistakes()[:most]
    ]
    return heads, rows


def strokes_grid(analysis: Analysis, most: int) -> Grid:
    """Whom luck helped or hurt most at once."""
    heads = ["pick", "turn", "after", "luck of", "luck"]
    rows = [
        [
            str(moment.number),
            str(moment.turn),
            f"{analysis.names[moment.seat]}: {moment.picked_words}",
            analysis.names[moment.most],
            signed(moment.luck[moment.most]),
        ]
        for moment in analysis.strokes()[:most]
        if round(100 * abs(moment.luck[moment.most]), 1)
    ]
    return heads, rows


def rolls_grid(analysis: Analysis) -> Grid:
    heads = ["player", "what", "times", "came", "expected"]
    rows = [
        [
            "all" if count.seat == NOBODY else analysis.names[count.seat],
            count.words,
            str(count.times),
            f"{count.came:g}",
            f"{count.expected:.1f}",
        ]
        for count in analysis.counts
    ]
    return heads, rows


def points(value: float) -> str:
    return f"{100 * value:.1f}"


def signed(value: float) -> str:
    shown = round(100 * value, 1)
    return f"{shown:+.1f}" if shown else "0.0"


def headline(analysis: Analysis) -> str:
    """What it is, and how it ended."""
    if analysis.winners is None:
        ended = "not finished"
    elif analysis.winners:
        ended = f"won by {' and '.join(analysis.names[seat] for seat in analysis.winners)}"
    else:
        ended = "won by nobody"
    return f"{analysis.game}, {len(analysis.names)} players, {analysis.picks} picks, {ended}"


def report_text(analysis: Analysis, drawn: list[tuple[str, str]]) -> str:
    pictures = [f"![{title}]({CHARTS}/{name}.svg)" for name, title in drawn]
    parts = [
        f"# {headline(analysis)}",
        pictures[0],
        "All numbers are points of 100 chances to win, as the bot sees them: it thought about every decision "
        f"{analysis.simulations} times, from what its player saw, and played every pick that luck followed again in "
        f"up to {analysis.worlds} worlds with other luck. It *agreed* with so many decisions; *usual* is how far "
        "luck commonly goes in such a game.",
        markdown(players_grid(analysis)),
        *pictures[1:],
        "## The biggest mistakes",
        markdown(mistakes_grid(analysis, SHOWN)) if analysis.mistakes() else "None that is sure.",
        "## The biggest strokes of luck",
        markdown(strokes_grid(analysis, SHOWN)) if analysis.moments else "There was none.",
        *(["## Rolls against expectation", markdown(rolls_grid(analysis))] if analysis.counts else []),
        "All decisions are in `decisions.csv` and `decisions.parquet`, all numbers in `analysis.json`.",
    ]
    return "\n\n".join(parts) + "\n"


def markdown(grid: Grid) -> str:
    heads, rows = grid
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
