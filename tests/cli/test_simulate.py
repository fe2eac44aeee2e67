"""`longhouse simulate`: many games, the same whoever plays them."""

import csv
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.console import SECONDS, refused_inside, started, works, works_inside

QUICK = ("simulate", "watch", "--setting", "mode=base", "--setting", "trade_max_offers_per_turn=0", "--seed", "s")


def summary(*args: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(works_inside(*QUICK, "--json", *args))
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second", "jobs")}


def test_as_json() -> None:
    found = summary("--games", 6, "--players", 2)
    assert found["games"] == found["finished"] == 6
    assert sum(found["wins_by_seat"]) == 6 and len(found["wins_by_seat"]) == 2
    assert found["wins_by_bot"] == {"uniform": 6}
    assert found["decisions"] > 6 * 50 and found["seconds"] > 0 and found["decisions_per_second"] > 0
    assert found["turns"]["min"] <= found["turns"]["mean"] <= found["turns"]["max"]
    assert max(found["points"]["by_seat"]) <= 12
    assert found["points"]["of_winners"]["min"] >= 10 > min(found["points"]["by_seat"])
    assert found["endings"] == {"watch-ending-goal": 6}


def test_for_people() -> None:
    out = works_inside(*QUICK, "--games", 2, "--players", 2, "--bots", "greedy,uniform")
    assert "games      2\n" in out and " a second\n" in out and "turns" in out
    assert "greedy" in out and "%" in out
    assert "endings    goal 2\n" in out and "winners    10" in out


def test_the_games_are_the_same_in_any_number_of_processes_and_with_journals(tmp_path: Path) -> None:
    games = ("--games", 6, "--players", 3)
    alone = json.loads(works(*QUICK, "--json", *games))
    together = summary(*games, "--jobs", 2, "--journals", tmp_path / "in" / "journals")
    assert timeless(alone) == timeless(together)
    journals = sorted((tmp_path / "in" / "journals").iterdir())
    assert [path.name for path in journals] == [f"game-00000{number}.journal" for number in range(1, 7)]
    assert works_inside("replay", journals[0], "--check").startswith("ok: ")


def test_bots_that_look_play_the_same_with_journals(tmp_path: Path) -> None:
    games = ("--games", 2, "--players", 2, "--bots", "greedy,uniform")
    assert timeless(summary(*games)) == timeless(summary(*games, "--journals", tmp_path))


def test_a_line_for_every_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    found = summary("--games", 4, "--players", 2, "--bots", "uniform,greedy", "--csv", path)
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert [row["game"] for row in rows] == ["1", "2", "3", "4"]
    assert [row["bot_0"] for row in rows] == ["greedy", "uniform", "greedy", "uniform"]
    assert sum(int(row["decisions"]) for row in rows) == found["decisions"]
    assert [row["winners"] for row in rows].count("0") == found["wins_by_seat"][0]
    assert [row["ending"] for row in rows] == ["watch-ending-goal"] * 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_tells_what_was_done(tmp_path: Path, jobs: int) -> None:
    """As a terminal sends it: to all processes at once. While some are being started it would not be heard."""
    path, journals = tmp_path / "games.csv", tmp_path / "journals"
    with started(*QUICK, "--games", 100000, "--jobs", jobs, "--csv", path, "--journals", journals) as process:
        while not list(journals.glob("*")):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert err.startswith("longhouse: stopped after ") and err.count("\n") == 1
    assert out == ""
    assert path.read_text(encoding="utf-8").startswith("game,seed,")


def test_a_file_that_cannot_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    assert "No such file" in refused_inside(*QUICK, "--games", 100000, "--csv", tmp_path / "no" / "games.csv")
    (tmp_path / "file").write_text("mine")
    assert "already exists" in refused_inside(*QUICK, "--games", 100000, "--csv", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"
    assert "file" in refused_inside(*QUICK, "--games", 100000, "--journals", tmp_path / "file")


def test_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = "from longhouse.bots import Bot\nclass Last(Bot):\n    name = 'last'\n"
    Path("mine.py").write_text(f"{bot}    def choose(self, view, decision):\n        return decision.options[-1]\n")
    Path("cheat.py").write_text(
        f"{bot}    def choose(self, view, decision):\n        return Option(99)\n"
        "class Blind(Last):\n    sees = False\nfrom longhouse import Option\n"
    )
    assert summary("--games", 1, "--players", 2, "--bots", "mine:Last,greedy")["wins_by_bot"]["greedy"] == 1
    for cheat in ("Last", "Blind"):
        for more in ((), ("--journals", tmp_path / "journals")):
            assert "not offered" in refused_inside(*QUICK, "--games", 1, "--bots", f"cheat:{cheat}", *more)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_told_in_one_line(jobs: int) -> None:
    bots = ("--bots", "uniform,tests.arena.rogues:Raising", "--players", 2)
    assert "Raising failed: ZeroDivisionError" in refused_inside(*QUICK, "--games", 2, *bots, "--jobs", jobs)
