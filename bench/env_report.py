"""Lines of `env_steps` and `peer_zoo` in; a table of steps per second out, with our ratios to each peer."""

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.report import columns, spread

FORM: Final = "{:,.0f}"


def rates(lines: list[dict[str, Any]], build: str) -> dict[str, list[float]]:
    """By environment, round by round."""
    found: dict[str, list[float]] = {}
    for line in lines:
        if line["build"] == build:
            for name, rate in line["steps_per_second"].items():
                found.setdefault(name, []).append(rate)
    return found


def table(lines: list[dict[str, Any]], build: str) -> str:
    peers, ours = rates(lines, "peer"), rates(lines, build)
    rows = [[f"steps per second, {build}", "", *peers]]
    rows.append(["", "", *[spread(values, FORM) for values in peers.values()]])
    for name, values in ours.items():
        ratios = [f"{median(values) / median(peer):.2f} ×" for peer in peers.values()]
        rows.append([name, spread(values, FORM), *ratios])
    return columns(rows)


def main() -> None:
    """env_report.py ROUNDS.jsonl"""
    lines = [json.loads(line) for line in Path(sys.argv[1]).read_text().splitlines()]
    builds = [build for build in ("pure", "compiled") if rates(lines, build)]
    print("\n\n".join(table(lines, build) for build in builds))


if __name__ == "__main__":
    main()
