"""A real Ray, with two workers on this machine, one of which is killed in the middle of a game."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cli.console import SCRIPT, environment, works_inside
from tests.extras import need_full

need_full("openskill", "ray")

SECONDS: Final = 300  # Ray takes its time to start
GAMES: Final = (
    *("tournament", "watch", "--setting", "mode=base", "--setting", "trade_max_offers_per_turn=0"),
    *("--bots", "uniform,tests.arena.rogues:Rebel,tests.arena.rogues:Hanging", "--players", "2", "--games", "6"),
    *("--seed", "3", "--think-limit", "1", "--json"),  # a bot that hangs is waited for, so it is short
)


def on_ray() -> str:
    """Ray itself reports that a worker died, so there may be errors to read."""
    ended = subprocess.run(
        [SCRIPT, *GAMES, "--ray", "local:2"],
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        env=environment(),
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_a_cluster_plays_the_same_games_and_a_dead_worker_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    died = tmp_path / "died"
    monkeypatch.setenv("DIED_ONCE", str(died))
    there: dict[str, Any] = json.loads(on_ray())
    assert died.exists()
    assert there == json.loads(works_inside(*GAMES, "--jobs", 2))
    assert there["finished"] == 2 and there["unfinished"] == 0
    assert there["forfeits"]["tests.arena.rogues:Hanging"] == 4
