"""Northgard for the other commands: simulated, replayed, checked, and asked for help before anything has happened."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.console import another_roll, changed, inside, refused_inside, works_inside
from tests.golden.games import GOLDEN

TEAMS = next(golden.path for golden in GOLDEN if golden.name == "territories-4-teams")
SHARED = next(golden.path for golden in GOLDEN if golden.name == "shared-3")


def test_a_simulation_is_the_same_with_journals(tmp_path: Path) -> None:
    """NG-20.6: partners win together, so a game of teams has two winners."""
    wish = ("simulate", "northgard", "--players", 4, "--games", 3, "--seed", "s", "--json", "--setting", "teams=true")
    found, again = [json.loads(works_inside(*wish, *more)) for more in ((), ("--journals", tmp_path))]
    for key in ("decisions", "wins_by_seat", "points", "turns"):
        assert found[key] == again[key]
    assert found["finished"] == 3 and sum(found["wins_by_seat"]) == 6
    journals = sorted(tmp_path.iterdir())
    assert len(journals) == 3
    for journal in journals:
        assert re.fullmatch(r"ok: \d+ picks, winner \S+ \d, \S+ \d\n", works_inside("replay", journal, "--check"))
        assert works_inside("verify", journal).startswith("There is no proof: ")


def test_a_replay_tells_the_end() -> None:
    """NG-16.1, NG-20.6"""
    out = works_inside("replay", TEAMS)
    assert "northgard-" not in out
    assert re.findall(r"(?m)^ +(\w+) .*\[NG-16\.1\]$", out) == ["Ada", "Cy"]


def test_a_shared_victory_is_told() -> None:
    """NG-16.4, NG-RU59"""
    assert works_inside("replay", SHARED, "--check").endswith("winner Bo, Cy\n")


def test_a_replay_tells_a_seat_its_own_cards_only() -> None:
    """NG-4.1"""
    told = [works_inside("replay", SHARED, "--as", eyes) for eyes in ("0", "spectator")]
    drawn = [re.findall(r"(\w+) draws “", out) for out in told]
    assert set(drawn[0]) == {"Ada"} and not drawn[1]


def test_another_roll_of_the_dice_is_found(tmp_path: Path) -> None:
    ended = inside("verify", another_roll(TEAMS, tmp_path))
    assert ended.code == 1 and ended.out.startswith("Wrong: at pick ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("teams=true", "teams=false more=1", "northgard has no setting 'more'"),
        ("seat Dag\n", "", "of 3 seats"),
        ("\n0 clan/", "\n1 clan/", "pick 1 of seat 1"),
        ("\n0 clan/", "\n0 clam/", "is not an option of northgard"),
        (" dice=", " dice=9,", "but only 0 to 5 are possible"),
    ],
)
def test_a_damaged_journal_is_told_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refused_inside("replay", changed(TEAMS, tmp_path, old, new), "--check")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_help_before_anything_has_happened(language: str) -> None:
    """NG-3.19: the first question comes before the first event, and help still names a rule."""
    out = works_inside(
        "play", "northgard", "--seed", 5, "--lang", language, said="?\nr\nr NG-99.9\nl\nw pass\nfoo\nq\n"
    )
    assert "r NG-6.1" in out and "NG-9.9" in out
