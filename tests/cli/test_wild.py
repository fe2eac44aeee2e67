"""Vikings Gone Wild for the other commands: simulated, replayed, checked, and asked for help at once."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.console import changed, inside, refused_inside, works_inside
from tests.golden.games import GOLDEN

PLAIN = next(golden.path for golden in GOLDEN if golden.game == "wild" and golden.name == "plain-2")
SHARED = next(golden.path for golden in GOLDEN if golden.game == "wild" and golden.name == "shared-2")
KEEPING = next(golden.path for golden in GOLDEN if golden.game == "wild" and golden.name == "plain-4")


def test_a_simulation_is_the_same_with_journals(tmp_path: Path) -> None:
    """VW-16.11: a limit of rounds is kept."""
    wish = ("simulate", "wild", "--players", 3, "--bots", "uniform", "--games", 2, "--seed", "s", "--json")
    limited = (*wish, "--setting", "round_limit=9")
    found, again = [json.loads(works_inside(*limited, *more)) for more in ((), ("--journals", tmp_path))]
    for key in ("decisions", "wins_by_seat", "points", "turns"):
        assert found[key] == again[key]
    assert found["finished"] == 2
    journals = sorted(tmp_path.iterdir())
    assert len(journals) == 2
    for path in journals:
        assert re.fullmatch(r"ok: \d+ picks, winner .+\n", works_inside("replay", path, "--check"))
        assert "Round 10 begins" not in works_inside("replay", path)


def test_a_replay_tells_the_end() -> None:
    """VW-16.6: the target is reached, then achievements are scored, then the most points win."""
    out = works_inside("replay", PLAIN)
    assert "wild-" not in out
    rounds = re.findall(r"Round (\d+) begins", out)
    assert rounds == [str(n) for n in range(1, len(rounds) + 1)]
    reached = re.findall(r"(?m)^ +(\w+) has reached 40 victory points: this round is the last\. \[VW-16\.2\]$", out)
    won = re.findall(r"(?m)^ +(\w+) wins with (\d+) victory points?\. \[VW-16\.6\]$", out)
    assert len(reached) == 1 and len(won) == 1 and int(won[0][1]) >= 40
    assert out.index("this round is the last") < out.rindex(" fulfils ") < out.index(" wins with ")


def test_a_shared_victory_is_told() -> None:
    """VW-16.7 to VW-16.9: four achievements of the box are revealed, and none tells the two apart."""
    winners = works_inside("replay", SHARED, "--check").partition("winner ")[2].strip().split(", ")
    out = works_inside("replay", SHARED)
    assert len(winners) == 2
    assert re.findall(r"(?m)^ +(\w+) wins with", out) == winners
    assert out.count("is revealed to break it") == 4


def test_a_replay_tells_a_seat_the_cards_that_it_keeps_only() -> None:
    """VW-14.2"""
    told = [works_inside("replay", KEEPING, "--as", eyes) for eyes in ("3", "spectator")]
    named = [set(re.findall(r"(\w+) keeps (?!a card)", out)) for out in told]
    unnamed = [set(re.findall(r"(\w+) keeps a card", out)) for out in told]
    assert [len(names) for names in named] == [1, 0]
    assert not unnamed[0] & named[0] and unnamed[1] >= named[0]


def test_another_shuffle_is_found(tmp_path: Path) -> None:
    path = tmp_path / "tampered.journal"
    text = PLAIN.read_text(encoding="utf-8")
    drawn = re.search(r" path=(\d+)", text)
    assert drawn is not None
    path.write_text(f"{text[: drawn.start(1)]}{(int(drawn[1]) + 1) % 40}{text[drawn.end(1) :]}", encoding="utf-8")
    ended = inside("verify", path)
    assert ended.code == 1 and ended.out.startswith("Wrong: ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("by_hand=true", "by_hand=true more=1", "wild has no setting 'more'"),
        ("seat Bo\n", "", "of 1 seat"),
        (" end-turn", " send-turn", "is not an option of wild"),
        (" path=", " path=40,", "but only 0 to 39 are possible"),
    ],
)
def test_a_damaged_journal_is_told_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refused_inside("replay", changed(PLAIN, tmp_path, old, new), "--check")


FULL_DEFENCE = {"en": "Full defence", "ru": "Полная защита", "uk": "Повний захист"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_help_before_anything_was_picked(language: str) -> None:
    """VW-6.1: the first question is a turn."""
    said = "?\nr\nr VW-99\nr VW-8.8\nl\ni\nw attack\nw attack/1,hall\nw play/nothing\nfoo\nq\n"
    out = works_inside("play", "wild", "--bots", "uniform", "--seed", 5, "--lang", language, said=said)
    assert "r VW-6.1" in out and re.search(rf"(?m)^ *VW-8\.8 +{FULL_DEFENCE[language]}: ", out)
