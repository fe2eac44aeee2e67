"""Champions of Midgard for the other commands: simulated, replayed, checked, and asked for help at once."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.console import another_roll, changed, inside, refused_inside, works_inside
from tests.golden.games import GOLDEN

TIED = next(golden.path for golden in GOLDEN if golden.name == "sealed-2-tie-enemies")
SHARED = next(golden.path for golden in GOLDEN if golden.name == "sealed-3-shared")


def test_a_simulation_is_the_same_with_journals(tmp_path: Path) -> None:
    """CM-1.1: every game has eight rounds."""
    wish = ("simulate", "midgard", "--players", 3, "--bots", "uniform", "--games", 2, "--seed", "s", "--json")
    found, again = [json.loads(works_inside(*wish, *more)) for more in ((), ("--journals", tmp_path))]
    for key in ("decisions", "wins_by_seat", "points", "turns"):
        assert found[key] == again[key]
    assert found["finished"] == 2 and found["turns"]["mean"] == 8
    journals = sorted(tmp_path.iterdir())
    assert len(journals) == 2
    for path in journals:
        assert re.fullmatch(r"ok: \d+ picks, winner .+\n", works_inside("replay", path, "--check"))


def test_a_replay_tells_the_end() -> None:
    """CM-12.13: of two players with the same glory, the one who has defeated more enemies."""
    out = works_inside("replay", TIED)
    assert "midgard-" not in out
    glory = re.findall(r"(?m)^ +(\w+) has (-?\d+) glory in all\.", out)
    assert len(glory) == 2 and glory[0][1] == glory[1][1]
    won = re.findall(r"(?m)^ +(\w+) is the champion of Midgard with (-?\d+) glory\. \[CM-12\.13\]$", out)
    assert len(won) == 1 and won[0] in glory
    assert re.findall(r"Round (\d) begins", out) == [str(n) for n in range(1, 9)]


def test_a_shared_victory_is_told() -> None:
    """CM-12.13"""
    winners = works_inside("replay", SHARED, "--check").partition("winner ")[2].strip().split(", ")
    out = works_inside("replay", SHARED)
    assert len(winners) > 1
    assert re.findall(r"(?m)^ +(\w+) is the champion of Midgard", out) == winners


def test_a_replay_tells_a_seat_its_own_destinies_only() -> None:
    """CM-H2"""
    told = [works_inside("replay", SHARED, "--as", eyes) for eyes in ("0", "spectator")]
    named = [re.findall(r"(\w+) receives the destiny “", out) for out in told]
    assert set(named[0]) == {"Ada"} and not named[1]


def test_another_roll_of_the_dice_is_found(tmp_path: Path) -> None:
    ended = inside("verify", another_roll(TIED, tmp_path))
    assert ended.code == 1 and ended.out.startswith("Wrong: at pick ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("assign=simultaneous", "assign=simultaneous more=1", "midgard has no setting 'more'"),
        ("seat Bo\n", "", "of 1 seat"),
        (" leader/", " ladder/", "is not an option of midgard"),
        (" dice=", " dice=9,", "but only 0 to 5 are possible"),
    ],
)
def test_a_damaged_journal_is_told_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refused_inside("replay", changed(TIED, tmp_path, old, new), "--check")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_help_before_anything_was_picked(language: str) -> None:
    """CM-2.7: the first question comes after a few events, the last of which names its rule."""
    said = "?\nr\nr CM-99.9\nr CM-5.12\nl\nw place\nw leader/nobody\nfoo\nq\n"
    out = works_inside("play", "midgard", "--bots", "uniform", "--seed", 5, "--lang", language, said=said)
    assert "w place/blacksmith" in out and "r CM-2.7" in out and re.search(r"CM-5\.12 (\w+, )?`shipwright`", out)
