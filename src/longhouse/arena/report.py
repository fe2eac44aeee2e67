"""A tournament's report: `report.md` with its charts, for people; sheets for programs."""

import json
from pathlib import Path
from typing import Final

from longhouse import find_game
from longhouse.arena.charts import Charts
from longhouse.arena.record import Plan
from longhouse.arena.sheets import write_sheets
from longhouse.arena.standing import Standing, fair_share, spread
from longhouse.arena.tournament import Outcome

REPORT: Final = "report.md"
CHARTS: Final = "charts"


def write_report(folder: Path, outcome: Outcome) -> Path:
    """Write everything from the games that have ended. Returns the path of the report."""
    write_sheets(folder, outcome)
    drawn = Charts(outcome).draw(folder / CHARTS)
    (folder / "summary.json").write_text(f"{json.dumps(outcome.as_json(), indent=2)}\n", encoding="utf-8")
    path = folder / REPORT
    path.write_text(report_text(outcome, drawn), encoding="utf-8")
    return path


def report_text(outcome: Outcome, drawn: list[tuple[str, str]]) -> str:
    pictures = [f"![{title}]({CHARTS}/{name}.svg)" for name, title in drawn]
    parts = [
        f"# {headline(outcome)}",
        opening(outcome),
        *pictures[:1],
        ranking(outcome.standings()),
        *pictures[1:],
        *troubles(outcome),
        closing(outcome),
    ]
    return "\n\n".join(parts) + "\n"


def headline(outcome: Outcome) -> str:
    """What readers want to know first."""
    ranks = outcome.standings()
    if not outcome.counted:
        return f"{outcome.plan.game}: no game says who is stronger"
    if len(ranks) < 2:
        return f"{outcome.plan.game}: {ranks[0].bot} plays itself"
    first, second = ranks[:2]
    if first.interval[0] > second.interval[1]:
        return f"{outcome.plan.game}: {first.bot} wins"
    return f"{outcome.plan.game}: {first.bot} before {second.bot}, but that may be chance"


def opening(outcome: Outcome) -> str:
    plan = outcome.plan
    settings = "".join(f", `{name}={value}`" for name, value in chosen(plan).items())
    games = f"{len(outcome.matches):,} games of {plan.players} players{settings}, seed `{plan.seed}`"
    return f"{games}. Every bot sat in every seat equally often, with the same dice and cards."


def chosen(plan: Plan) -> dict[str, str]:
    """The settings that differ from their defaults; `summary.json` has them all."""
    default = {choice.name: choice.default for choice in find_game(plan.game).choices}
    return {name: value for name, value in plan.settings.items() if value != default.get(name)}


def ranking(ranks: list[Standing]) -> str:
    lines = ["| bot | win share | 95 % | rating | points | seats |", "| --- | ---: | :---: | ---: | ---: | ---: |"]
    for one in ranks:
        low, high = one.interval
        rating = f"{one.rating.mu:.1f} ± {one.rating.mu - one.rating.interval[0]:.1f}"
        numbers = f"{low:.1%} to {high:.1%} | {rating} | {one.points:.2f} | {one.seats:,}"
        lines.append(f"| `{one.bot}` | **{one.win_share:.1%}** | {numbers} |")
    return "\n".join(lines)


def troubles(outcome: Outcome) -> list[str]:
    problems = outcome.problems()
    if not problems:
        return []
    numbers = f"{len(outcome.forfeited)} forfeited, {len(outcome.unfinished)} unfinished."
    counted = "A bot that forfeits has lost, and the others share the victory; an unfinished game counts for nobody."
    return ["## What went wrong", f"{numbers} {counted}", "\n".join(f"- `` {line} ``" for line in problems)]


def closing(outcome: Outcome) -> str:
    turns = spread([match.turns for match in outcome.finished])
    length = spread([match.decisions for match in outcome.finished])
    took = (
        f"A game took {turns['mean']:.1f} turns ({turns['min']} to {turns['max']}) and {length['mean']:.0f} decisions. "
        f"If all were equally strong, each would have a share of {fair_share(outcome.matches):.1%}. "
    )
    files = (
        "All games are in `games.csv` and `games.parquet`, a row for every seat; the numbers above in `summary.json`."
    )
    return took + files if outcome.finished else f"No game was played to its end. {files}"
