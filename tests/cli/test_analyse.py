"""`longhouse analyse`: what is printed, what is written, and what cannot be analysed."""

import csv
import hashlib
import json
import re
import signal
from pathlib import Path

import pytest

from longhouse.extras import command_for, need
from tests.arena.test_analysis import head_of
from tests.cli import played
from tests.cli.console import inside, longhouse, refused_inside, works_inside
from tests.extras import need_full

need_full("altair", "pyarrow", "vl_convert")

QUICK = ("--simulations", 4)
FILES = ("charts", "chances", "luck", "svg", "decisions", "csv", "parquet", "analysis", "json", "md")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """The first picks of a game."""
    path = tmp_path / "evening.journal"
    path.write_text(head_of(played.journal(), 30), encoding="utf-8")
    return path


def test_for_people(journal: Path) -> None:
    out = works_inside("analyse", journal, *QUICK)
    assert "Brotherhood of the Watch, 2 players, 30 picks, not finished" in out and "as search/4 sees them" in out
    assert re.search(
        r"(?m)^Ada +\d+ +\d+% +\d+ +\d+\.\d +[+-]\d+\.\d ± \d+\.\d +[+-]\d+\.\d +[+-]\d+\.\d +± \d+\.\d", out
    )
    assert "The biggest strokes of luck" in out
    assert re.search(r"(?m)^all +number 7 +\d+ +\d+ +\d+\.\d +\d+% *$", out)
    assert "rich" not in out


def test_as_json_and_always_the_same(journal: Path) -> None:
    said = [works_inside("analyse", journal, "--bot", "search/4", "--json", "--seat", 0) for _ in range(2)]
    assert said[0] == said[1]
    told = json.loads(said[0])
    assert (told["game"], told["picks"], told["finished"], told["judged"]) == ("watch", 30, False, [0])
    assert len(told["chances"]) == 31
    assert {one["seat"] for one in told["decisions"]} == {0}
    assert {"before", "after", "picked", "best", "loss", "margin"} <= told["decisions"][0].keys()
    assert told["luck"] and {one["what"] for one in told["rolls"]} == {
        "watch-rolls-sevens",
        "watch-rolls-cards",
        "watch-rolls-number",
    }


@pytest.mark.parametrize(("language", "words"), [("ru", "Главные удары судьбы"), ("uk", "Найбільші удари долі")])
def test_in_the_language_that_is_asked_for(journal: Path, tmp_path: Path, language: str, words: str) -> None:
    """All words but names; what programs read is the same."""
    out = tmp_path / "out"
    shown = works_inside("analyse", journal, *QUICK, "--lang", language, "--out", out)
    told = works_inside("analyse", journal, *QUICK, "--lang", language, "--json")
    assert told == works_inside("analyse", journal, *QUICK, "--json")
    report = (out / "analysis.md").read_text(encoding="utf-8")
    assert words in shown and f"## {words}" in report
    for text in (shown.replace(str(out), ""), report):
        assert set(re.findall("[A-Za-z]{2,}", text)) <= {"Ada", "Bo", "Catan", "search", *FILES}
    for chart in (out / "charts").glob("*.svg"):
        said = re.sub("<[^>]+>", " ", chart.read_text(encoding="utf-8"))
        assert set(re.findall("[A-Za-z]{2,}", said)) <= {"Ada", "Bo"}


def test_a_report_to_look_at(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    shown = works_inside("analyse", journal, *QUICK, "--out", out)
    assert f"Report: {out / 'analysis.md'}" in shown
    report = (out / "analysis.md").read_text(encoding="utf-8")
    charts = re.findall(r"!\[[^\]]+\]\((charts/[a-z-]+\.svg)\)", report)
    assert charts == ["charts/chances.svg", "charts/luck.svg"] and "| Ada | " in report
    for chart in charts:
        assert "</svg>" in (out / chart).read_text(encoding="utf-8")
        assert (out / chart).with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    rows = list(csv.DictReader((out / "decisions.csv").read_text(encoding="utf-8").splitlines()))
    sheet = need("pyarrow.parquet", "arena").read_table(out / "decisions.parquet").to_pylist()
    told = json.loads((out / "analysis.json").read_text(encoding="utf-8"))
    assert [row["picked"] for row in rows] == [row["picked"] for row in sheet]
    assert [float(row["loss"]) for row in rows] == [one["loss"] for one in told["decisions"]]
    assert [float(row["after_1"]) for row in rows] == [one["after"][1] for one in told["decisions"]]
    assert told["journal"]["name"] == "evening.journal"


def test_a_folder_belongs_to_one_journal_whatever_its_name(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    journal.write_text(head_of(played.journal(), 3), encoding="utf-8")
    works_inside("analyse", journal, *QUICK, "--out", out)
    journal.write_text(head_of(played.journal(), 4), encoding="utf-8")
    said = refused_inside("analyse", journal, "--out", out)
    assert said == f"longhouse: {out} has the analysis of another evening.journal; name another --out\n"
    other = journal.rename(tmp_path / "other.journal")
    said = refused_inside("analyse", other, "--out", out)
    assert said == f"longhouse: {out} has the analysis of evening.journal; name another --out\n"
    other.write_text(head_of(played.journal(), 3), encoding="utf-8")
    works_inside("analyse", other, *QUICK, "--out", out)
    assert json.loads((out / "analysis.json").read_text(encoding="utf-8"))["journal"]["name"] == "other.journal"


def test_a_folder_that_holds_something_else(journal: Path, tmp_path: Path) -> None:
    """Only an analysis of the same journal is overwritten; an interrupted one is made again."""
    assert "contains something other than an analysis" in refused_inside("analyse", journal, "--out", tmp_path)
    for other in ("[]", "{", '{"journal": []}', '{"journal": "evening.journal"}'):
        (tmp_path / "analysis.json").write_text(other)
        assert "contains something other than an analysis" in refused_inside("analyse", journal, "--out", tmp_path)
    assert "this is no folder" in refused_inside("analyse", journal, "--out", journal)
    out = tmp_path / "out"
    out.mkdir()
    begun = {"journal": {"name": "evening.journal", "sha256": hashlib.sha256(journal.read_bytes()).hexdigest()}}
    (out / "analysis.json").write_text(json.dumps(begun))
    works_inside("analyse", journal, "--simulations", 2, "--out", out)
    assert (out / "analysis.md").is_file()


def test_what_cannot_be_analysed(journal: Path, tmp_path: Path) -> None:
    assert "No such file" in refused_inside("analyse", tmp_path / "none.journal")
    assert "this journal has the seats 0, 1" in refused_inside("analyse", journal, "--seat", 2)
    assert "give only one of them" in refused_inside("analyse", journal, *QUICK, "--bot", "search/4")
    assert "such as search/400" in refused_inside("analyse", journal, "--bot", "greedy")
    assert "such as search/400" in refused_inside("analyse", journal, "--bot", "search/1s")
    assert "such as search/400" in refused_inside("analyse", journal, "--bot", "search/40x2")
    text = journal.read_text(encoding="utf-8")
    for broken, why in (
        ("hello\n", "this is no journal"),
        (text.replace("game watch", "game chess"), "chess"),
        (f"{text}0 settlement/9,9,N\n", "pick 31"),
        (text.partition("\ndeal")[0], "a line 'deal' is missing"),
    ):
        journal.write_text(broken, encoding="utf-8")
        said = refused_inside("analyse", journal)
        assert said.startswith(f"longhouse: {journal}: ") and why in said
    journal.write_bytes(b"\xff\xfe")
    assert "not a text in UTF-8" in refused_inside("analyse", journal)


def test_a_journal_without_a_pick(journal: Path, tmp_path: Path) -> None:
    journal.write_text(head_of(played.journal(), 0), encoding="utf-8")
    assert "0 picks, not finished" in works_inside("analyse", journal, "--out", tmp_path / "out")


def test_a_missing_extra_is_told_before_the_thinking(journal: Path, tmp_path: Path) -> None:
    (tmp_path / "altair.py").write_text("raise ImportError('not here')", encoding="utf-8")
    ended = longhouse("analyse", journal, "--out", tmp_path / "out", PYTHONPATH=str(tmp_path))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"longhouse: this needs the extra 'plots': {command_for('plots')}\n"


def test_ctrl_c(journal: Path, tmp_path: Path) -> None:
    """After half a second of CPU time, however slow the machine is; again, if a callback swallowed it."""
    works_inside("analyse", journal, *QUICK, "--out", tmp_path / "first")  # so that all it needs is loaded
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background of a shell
    before = signal.signal(signal.SIGVTALRM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.5, 0.5)
    try:
        ended = inside("analyse", journal, "--simulations", 5000, "--out", tmp_path / "out")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        signal.signal(signal.SIGINT, heard)
    assert ended.code == 130 and ended.out == ""
    assert re.fullmatch(r"longhouse: stopped after \d+ of \d+ steps; nothing was written\n", ended.err)
    assert not (tmp_path / "out").exists()
