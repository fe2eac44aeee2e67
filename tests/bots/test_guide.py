"""The examples of docs/guide/bots.md are run as they are printed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longhouse.bots import Bot, make_bot
from tests.bots.playing import NO_TRADE, moments, play
from tests.cli.console import works
from tools.fitting import read_arguments

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


BUILDER, PROGRAM, DREAMER, SETTLER, THINKER = examples("python")


@pytest.fixture(autouse=True)
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_bots.py").write_text(BUILDER, encoding="utf-8")
    (tmp_path / "my_dreams.py").write_text(DREAMER, encoding="utf-8")
    (tmp_path / "my_clans.py").write_text(SETTLER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return iter(())


@pytest.mark.parametrize("board", ["base_gift", "classic19"])
def test_the_first_bot_plays_whole_games(board: str) -> None:
    assert play(["my_bots:Builder", "uniform"], 7, board=board).over


def test_the_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAM, "bots.md", "exec"), {})
    assert re.fullmatch(r"\[[01]\] \[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_dreaming_bot_answers_with_what_is_offered() -> None:
    bot: Bot = make_bot("my_dreams:Dreamer", "7")
    for number, (table, decision) in enumerate(moments(["uniform", "uniform"], 3, **NO_TRADE)):
        if number % 20 == 0:
            assert bot.choose(table.view(decision.seat), decision) in decision.options
        if number == 200:
            break


def test_the_settler_beats_chance() -> None:
    """As the guide says, though with fewer games: it wins far more than its third of them."""
    bots = ["--bots", "my_clans:Settler,uniform,uniform"]
    out = works("simulate", "northgard", "--players", 3, *bots, "--games", 20, "--seed", 7, "--json")
    assert json.loads(out)["wins_by_bot"]["my_clans:Settler"] >= 10


def test_a_search_says_what_it_thinks(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(THINKER.replace("simulations=200", "simulations=10"), "bots.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(re.fullmatch(r"leader/\w+ \d+ [01]\.\d\d 0\.\d\d", line) for line in lines)


def test_the_commands_run() -> None:
    *commands, fitting = examples("sh")
    assert fitting.startswith("python -m tools.fitting ")
    assert read_arguments(fitting.split()[3:]).game == "midgard"
    for line in commands:
        words = line.replace("--games 100", "--games 2").split()
        assert words[0] == "longhouse"
        (own,) = re.findall(r"my_\w+:\w+", line)
        assert own in works(*words[1:])
