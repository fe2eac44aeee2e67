"""A real Ray, with two workers on this machine, one of which is killed in the middle of a game."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final

from tests.cli.console import SCRIPT, environment

SECONDS: Final = 300  # Ray takes its time to start
GAME: Final = ("tournament", "watch", "--option", "mode=base", "--option", "trade_max_offers_per_turn=0")
BOTS: Final = ("--bots", "uniform,tests.arena.rogues:Rebel,tests.arena.rogues:Hanging", "--think-limit", "2")


def played(died: Path, *where: str) -> dict[str, Any]:
    """Ray tells on its own that a worker died, so that there may be errors to read."""
    ended = subprocess.run(
        [SCRIPT, *GAME, *BOTS, "--players", "2", "--games", "6", "--seed", "3", "--json", *where],
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        env=environment(DIED_ONCE=str(died)),
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def test_a_cluster_plays_the_same_games_and_a_dead_worker_costs_nothing(tmp_path: Path) -> None:
    died = tmp_path / "died"
    there = played(died, "--ray", "local:2")
    assert died.exists()
    assert there == played(died, "--jobs", "2")
    assert there["finished"] == 2 and there["unfinished"] == 0
    assert there["forfeits"]["tests.arena.rogues:Hanging"] == 4
