"""`longhouse tournament`: the same games wherever they are played, stored whatever happens, and a report."""

import csv
import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from longhouse.arena.charts import length_rows
from longhouse.extras import command_for, need
from tests.cli.console import SECONDS, inside, longhouse, refused_inside, started, works, works_inside
from tests.extras import need_full

need_full("altair", "openskill", "pyarrow", "vl_convert")

BASE = ("tournament", "watch", "--setting", "mode=base", "--setting", "trade_max_offers_per_turn=0", "--players", 2)
HONEST = "tests.arena.rogues:Honest"
QUICK = (*BASE, "--bots", f"uniform,{HONEST}", "--seed", "s")


def read(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def test_as_json_the_same_in_any_number_of_processes() -> None:
    alone = read(works_inside(*QUICK, "--games", 8, "--json"))
    assert alone == read(works_inside(*QUICK, "--games", 8, "--json", "--jobs", 3))
    assert alone["games"] == alone["finished"] == 8 and alone["forfeited"] == alone["unfinished"] == 0
    assert sum(alone["win_share"].values()) == 1.0 and alone["fair_share"] == 0.5
    for bot, share in alone["win_share"].items():
        low, high = alone["interval"][bot]
        assert 0 <= low <= share <= high <= 1
        assert sum(alone["sources"][bot].values()) == pytest.approx(alone["points"][bot], abs=0.01)
    assert alone["turns"]["min"] > 0 and alone["problems"] == []


def test_the_better_bot_wins_and_what_a_bot_prints_is_not_the_answer() -> None:
    bots = ("--bots", "greedy,tests.arena.rogues:Printing")
    ended = longhouse(*BASE, *bots, "--games", 6, "--seed", 1, "--json")
    assert ended.code == 0 and "thinking" in ended.err and "made" in ended.err
    assert read(ended.out)["win_share"]["greedy"] > 0.5


def test_the_pack_is_named(tmp_path: Path) -> None:
    steel = tmp_path / "steel.toml"
    steel.write_text('pack = { name = "Steel dice", extends = true }\nstart = { coin = 5 }\n', encoding="utf-8")
    out = works_inside("tournament", "midgard", "--bots", "uniform", "--seed", "s", "--games", 1, "--content", steel)
    assert out.partition("\n")[0].endswith(" players, seed s, values of the pack “Steel dice”")


def test_a_report_to_look_at(tmp_path: Path) -> None:
    """It speaks English, whatever the language of the system is."""
    out = tmp_path / "out"
    bots = ("--bots", f"uniform,{HONEST},tests.arena.rogues:Raising")
    shown = works_inside(*BASE, *bots, "--games", 7, "--seed", 5, "--out", out, LC_ALL="ru_RU.UTF-8")
    assert "games      12 (7 asked for" in shown and "problem    the bot tests.arena.rogues:Raising failed" in shown
    report = (out / "report.md").read_text(encoding="utf-8")
    charts = re.findall(r"!\[[^\]]+\]\((charts/[a-z-]+\.svg)\)", report)
    assert "games of 2 players, `mode=base`, `trade_max_offers_per_turn=0`, seed `5`." in report
    assert len(charts) == 6 and "| `uniform` | **" in report and "8 forfeited, 0 unfinished" in report
    drawn = [(out / chart).read_text(encoding="utf-8") for chart in charts]
    assert not re.search("[А-Яа-я]", shown + report + "".join(drawn))
    for chart, drawing in zip(charts, drawn, strict=True):
        assert "</svg>" in drawing
        assert (out / chart).with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    rows = list(csv.DictReader((out / "games.csv").read_text(encoding="utf-8").splitlines()))
    sheet = need("pyarrow.parquet", "arena").read_table(out / "games.parquet").to_pylist()
    assert [row["bot"] for row in rows] == [row["bot"] for row in sheet] and len(rows) == 24
    assert {row["state"] for row in sheet} == {"finished", "forfeited", "walkover"}
    ends = [row for row in sheet if row["state"] == "finished"]
    assert [sum(list(row.values())[-6:]) for row in ends] == [row["points"] for row in ends]
    assert read((out / "summary.json").read_text(encoding="utf-8"))["forfeits"]["tests.arena.rogues:Raising"] == 8


def test_a_report_of_games_that_nobody_finished(tmp_path: Path) -> None:
    out = tmp_path / "out"
    shown = works_inside(*BASE, "--bots", "uniform,tests.arena.rogues:Cheating", "--games", 2, "--out", out)
    assert "length" not in shown and "problem    the bot tests.arena.rogues:Cheating picked" in shown
    report = (out / "report.md").read_text(encoding="utf-8")
    assert "No game was played to its end." in report and "length.svg" not in report


@pytest.mark.parametrize(
    ("lengths", "bars"),
    [
        ([9, 9, 11], [(8.5, 9.5, 2), (10.5, 11.5, 1)]),
        ([40, 41, 99], [(39.5, 41.5, 2), (97.5, 99.5, 1)]),
        ([7, 290], [(-0.5, 9.5, 1), (289.5, 299.5, 1)]),
    ],
)
def test_bars_stand_over_their_numbers(lengths: list[int], bars: list[tuple[float, float, int]]) -> None:
    assert [(row["low"], row["high"], row["games"]) for row in length_rows(lengths)] == bars


def test_killed_and_gone_on_with(tmp_path: Path) -> None:
    """Killed with SIGKILL, and with a half-written line: the result is what it would have been."""
    out = tmp_path / "out"
    command = (*QUICK, "--games", 30, "--json", "--out", out)
    games = out / "games.jsonl"
    with started(*command, "--jobs", 2) as process:
        while not games.exists() or games.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate(timeout=SECONDS)
    before = games.read_bytes()
    assert 3 <= before.count(b"\n") < 30
    games.write_bytes(before + b'{"number":29,"seed":')
    again = read(works_inside(*command))
    assert games.read_bytes().startswith(before) and games.read_bytes().count(b"\n") == 30
    assert again == read(works_inside(*QUICK, "--games", 30, "--json", "--jobs", 2))


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with started(*QUICK, "--games", 100000, "--out", out) as process:
        games = out / "games.jsonl"
        while not games.exists() or not games.read_bytes().count(b"\n"):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        said, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, said) == (130, "")
    assert re.fullmatch(
        r"longhouse: stopped after \d+ of 100000 games; the same command goes on with those in .*\n", err
    )


def test_a_folder_is_added_to_and_never_mixed_up(tmp_path: Path) -> None:
    works_inside(*QUICK, "--games", 2, "--out", tmp_path)
    longer = read(works_inside(*BASE, "--bots", f"uniform,{HONEST}", "--games", 4, "--out", tmp_path, "--json"))
    assert longer["seed"] == "s" and longer["games"] == 4
    assert read(works_inside(*QUICK, "--games", 2, "--out", tmp_path, "--json"))["games"] == 2
    line = refused_inside(*QUICK[:-1], "t", "--games", 2, "--out", tmp_path)
    assert "has another tournament: seed is s there and t here" in line


def test_what_cannot_be_played_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "there is no bot 'gredy'" in refused_inside(*BASE, "--bots", "gredy,uniform")
    assert "it ends its process (exit code 0)" in refused_inside(
        *BASE, "--bots", "tests.arena.rogues:Stillborn,uniform"
    )
    assert "here a bot has one process" in refused_inside(*BASE, "--bots", "search/40x2,uniform")
    assert "give only one of them" in refused_inside(*QUICK, "--jobs", 2, "--ray", "local")
    assert "write local, or local:2" in refused_inside(*QUICK, "--ray", "local:two")
    assert "no cluster answers there" in refused_inside(*QUICK, "--ray", "127.0.0.1:9")
    assert "not 7" in refused_inside("tournament", "watch", "--bots", "uniform", "--players", 7)
    assert "file" in refused_inside(*QUICK, "--out", tmp_path / "file")
    assert "contains something other" in refused_inside(*QUICK, "--out", tmp_path)
    assert inside("tournament", "watch").code == 2


def test_a_missing_extra_is_told_before_the_games(tmp_path: Path) -> None:
    """A module that cannot be imported hides the real one."""
    (tmp_path / "altair.py").write_text("raise ImportError('not here')", encoding="utf-8")
    ended = longhouse(*QUICK, "--out", tmp_path / "out", PYTHONPATH=str(tmp_path))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"longhouse: this needs the extra 'plots': {command_for('plots')}\n"
    assert works(*QUICK, "--games", 2, PYTHONPATH=str(tmp_path))
