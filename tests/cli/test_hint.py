"""`longhouse hint`, and `h` at the terminal."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest

from tests.cli import played
from tests.cli.console import refused_inside, works, works_inside

GAME = ("play", "northgard", "--players", "2", "--seed", "3", "-o", "first_player=seat1")
LINE = re.compile(r"^ +(\d+)  .+ — (?:wins (\d+) of 100 ± \d+, )?tried (?:once|(\d+) times)(?: \(.+\))?$", re.MULTILINE)
SCHEMA = Path(__file__).parents[2] / "docs" / "hint.schema.json"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game in which the first seat has the move."""
    path = tmp_path / "game.journal"
    works_inside(*GAME, "--save", path, said="q\n")
    return path


def test_the_best_options_first(journal: Path) -> None:
    out = works("hint", journal, "--bot", "search/60", "--lang", "en")
    assert "Played on 60 times in " in out
    found = LINE.findall(out)
    visits = [int(tried or 1) for _, _, tried in found]
    assert 1 <= len(found) <= 5 and sum(visits) <= 60
    ranked = [int(percent) for _, percent, _ in found if percent]
    assert all(0 <= percent <= 100 for percent in ranked)
    assert all(tried >= 30 for tried in visits[: len(ranked)])
    assert "Tried too little to be ranked:" in out


def test_as_json_with_reasons(journal: Path) -> None:
    out = json.loads(works_inside("hint", journal, "--bot", "search/60", "--lang", "en", "--json"))
    jsonschema_rs.validate(json.loads(SCHEMA.read_text(encoding="utf-8")), out)
    assert (out["game"], out["seat"], out["simulations"]) == ("northgard", 0, 60)
    assert all(option["visits"] >= 30 for option in out["options"] if option["ranked"])


def test_for_any_move_of_a_finished_game(tmp_path: Path) -> None:
    """And with reasons that cite their rules."""
    over = tmp_path / "over.journal"
    over.write_text(played.journal(), encoding="utf-8")
    out = json.loads(works_inside("hint", over, "--to", 60, "--bot", "search/40", "--lang", "en", "--json"))
    assert out["to"] == 60
    reasons = [why for option in out["options"] for why in option["reasons"]]
    assert any(why["rule"] for why in reasons if why["kind"] == "brings")
    assert "this journal has" in refused_inside("hint", over, "--to", 99999)
    words = works_inside("hint", over, "--to", 60, "--bot", "search/40", "--lang", "ru")
    assert "Приносит: " in words
    nudge = works_inside("hint", over, "--to", 60, "--bot", "search/40", "--lang", "en", "--nudge")
    assert "What counts most here: " in nudge and "Brings" not in nudge


def test_simulations_give_the_same_hint_again(journal: Path) -> None:
    said = [works_inside("hint", journal, "--bot", "search/30", "--seat", 0, "--lang", "ru") for _ in range(2)]
    without_clock = [re.sub(r"за \S+ с", "", out) for out in said]
    assert without_clock[0] == without_clock[1]
    assert "проверено" in said[0]


def test_only_what_the_seat_sees_counts(journal: Path) -> None:
    """Another seed deals other hidden cards: the same question gets the same hint."""
    other = journal.with_name("other.journal")
    text = journal.read_text(encoding="utf-8")
    other.write_text(re.sub(r"(?m)^seed \S+$", "seed 99", text), encoding="utf-8")
    hints = [
        LINE.findall(works_inside("hint", path, "--bot", "search/30", "--lang", "en")) for path in (journal, other)
    ]
    assert hints[0] == hints[1] != []


def test_what_cannot_be_hinted(journal: Path, tmp_path: Path) -> None:
    assert "seat 1 has nothing to decide now; the table waits for seat 0" in refused_inside(
        "hint", journal, "--seat", 1
    )
    assert "this journal has the seats 0, 1" in refused_inside("hint", journal, "--seat", "7")
    assert "a hint needs a bot that searches" in refused_inside("hint", journal, "--bot", "greedy")
    assert "write search, search/400" in refused_inside("hint", journal, "--bot", "search/lots")
    over = tmp_path / "over.journal"
    over.write_text(played.journal(), encoding="utf-8")
    assert "the game is over" in refused_inside("hint", over)
    assert "No such file" in refused_inside("hint", tmp_path / "none.journal")


def test_h_at_the_terminal() -> None:
    out = works_inside(*GAME, "--lang", "en", said="h\nq\n")
    assert LINE.findall(out)
    assert "подсказка: что здесь" in works_inside(*GAME, "--lang", "ru", said="?\nq\n")


def test_h_where_several_play() -> None:
    out = works_inside(*GAME, "--lang", "en", "--hotseat", said="h\nр\nq\n")
    assert out.count("A hint is only given where nobody else plays") == 2
    assert LINE.findall(out) == []
