"""Rounds in, tables and `out.json` out. Standard library only; nothing fails here."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

Line = dict[str, Any]

PEER_SETUP: Final = "catan"
BUILDS: Final = ("pure", "compiled")


@dataclass(frozen=True)
class Figure:
    """A row: 1 where more is better, -1 where less is, 0 where it only describes."""

    key: str
    title: str
    form: str
    better: int


FIGURES: Final = (
    Figure("decisions_per_second", "decisions per second", "{:,.0f}", 1),
    Figure("game_ms", "whole game, ms", "{:.2f}", -1),
    Figure("clone_us", "clone, µs", "{:.2f}", -1),
    Figure("save_us", "save, µs", "{:.2f}", -1),
    Figure("view_us", "view of one seat, µs", "{:.2f}", -1),
    Figure("options_us", "legal options, µs", "{:.2f}", -1),
    Figure("dice_us", "unpredictable dice, µs a pick more", "{:.2f}", -1),
    Figure("options", "options per decision", "{:.2f}", 0),
    Figure("decisions_per_game", "decisions per game", "{:,.0f}", 0),
)

# The budgets we set ourselves: key in out.json, at least or at most, how much.
BUDGETS: Final = (
    ("catan_ratio_compiled", "≥", 80),
    ("catan_ratio_pure", "≥", 10),
    ("clone_us_compiled", "≤", 3),
    ("clone_us_pure", "≤", 12),
    ("game_ms_compiled", "≤", 5),
    ("dice_us_pure", "≤", 20),
)


class Rounds:
    """The lines of a run, by who printed them."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.by_build = {build: [line for line in lines if line["build"] == build] for build in ("peer", *BUILDS)}

    def setups(self) -> list[str]:
        """The setups that were measured, in their order."""
        return list(self.by_build["pure"][0]["setups"])

    def peer(self, key: str) -> list[float]:
        """One figure of the peer, round by round; empty where it has none."""
        return [line[key] for line in self.by_build["peer"] if key in line]

    def ours(self, build: str, setup: str, key: str) -> list[float]:
        """One figure of ours, round by round."""
        return [line["setups"][setup][key] for line in self.by_build[build]]

    def worst(self, build: str, key: str) -> float:
        """The highest median among the setups: a budget holds for any game."""
        return max(median(self.ours(build, setup, key)) for setup in self.setups())

    def ratio(self, build: str, key: str, better: int) -> float:
        """How many times better than the peer in the same game, by the medians."""
        ours, peer = self.ours(build, PEER_SETUP, key), self.peer(key)
        return float((median(ours) / median(peer)) ** better)

    def same_games(self, setup: str) -> bool:
        """Whether both builds played the very same games."""
        key = "decisions_per_game"
        return len({x for build in BUILDS for x in self.ours(build, setup, key)}) == 1


def summary(rounds: Rounds) -> dict[str, float]:
    """The numbers with a budget, and those that help to judge them."""
    numbers: dict[str, float] = {}
    for build in BUILDS:
        numbers |= {
            f"catan_ratio_{build}": rounds.ratio(build, "decisions_per_second", 1),
            f"catan_games_ratio_{build}": rounds.ratio(build, "game_ms", -1),
            f"catan_clone_ratio_{build}": rounds.ratio(build, "clone_us", -1),
            f"clone_us_{build}": rounds.worst(build, "clone_us"),
            f"game_ms_{build}": rounds.worst(build, "game_ms"),
            f"dice_us_{build}": rounds.worst(build, "dice_us"),
        }
    return numbers


def spread(values: list[float], form: str) -> str:
    """The median, then the lowest and the highest where they differ."""
    low, middle, high = map(form.format, (min(values), median(values), max(values)))
    return middle if low == high else f"{middle} ({low} to {high})"


def columns(rows: list[list[str]]) -> str:
    """Rows as text: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [c.rjust(w) for c, w in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def peer_table(rounds: Rounds) -> str:
    """The game that the peer plays too, with our ratios."""
    rows = [[PEER_SETUP, "catanatron", "pure", "ratio", "compiled", "ratio"]]
    for figure in FIGURES:
        peer = rounds.peer(figure.key)
        row = [figure.title, spread(peer, figure.form) if peer else ""]
        for build in BUILDS:
            ratio = rounds.ratio(build, figure.key, figure.better) if peer else 0.0
            ours = spread(rounds.ours(build, PEER_SETUP, figure.key), figure.form)
            row += [ours, f"{ratio:.1f} ×" if peer and figure.better else ""]
        rows.append(row)
    return columns(rows)


def own_table(rounds: Rounds, setup: str) -> str:
    """A game that only we play."""
    rows = [[setup, *BUILDS]]
    for figure in FIGURES:
        figures = [rounds.ours(build, setup, figure.key) for build in BUILDS]
        rows.append([figure.title, *(spread(f, figure.form) for f in figures)])
    return columns(rows)


def budget_table(numbers: dict[str, float]) -> str:
    """Every summary number, beside its budget where it has one."""
    budgets = {key: (relation, limit) for key, relation, limit in BUDGETS}
    rows = [["number", "now", "budget", ""]]
    for key in sorted(numbers, key=lambda key: (key not in budgets, key)):
        row = [key, f"{numbers[key]:.2f}", "", ""]
        if key in budgets:
            relation, limit = budgets[key]
            met = numbers[key] >= limit if relation == "≥" else numbers[key] <= limit
            row[2:] = [f"{relation} {limit}", "" if met else "missed"]
        rows.append(row)
    return columns(rows)


def headline(rounds: Rounds) -> str:
    """What was measured, and how."""
    first = [rounds.by_build[build][0] for build in ("peer", *BUILDS)]
    pythons = ", ".join(sorted({line["python"] for line in first}))
    return (
        f"Longhouse {first[1]['version']} beside Catanatron {first[0]['version']}, "
        f"Python {pythons}, {len(rounds.by_build['peer'])} rounds in turn: "
        "median (lowest to highest)"
    )


def main() -> None:
    """report.py ROUNDS.jsonl OUT.json"""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    rounds = Rounds([json.loads(line) for line in source.read_text().splitlines()])
    numbers = summary(rounds)
    parts = [headline(rounds)]
    for setup in rounds.setups():
        is_peers = setup == PEER_SETUP
        parts.append(peer_table(rounds) if is_peers else own_table(rounds, setup))
        if not rounds.same_games(setup):
            parts.append(f"{setup}: pure and compiled did NOT play the same games")
    print("\n\n".join([*parts, budget_table(numbers)]))
    target.write_text(json.dumps({**numbers, "rounds": rounds.lines}, indent=1) + "\n")


if __name__ == "__main__":
    main()
