"""What a tournament stores so that it can be continued."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longhouse import SettingError
from longhouse.arena.match import Fixture, Match, forfeited
from longhouse.arena.record import Plan, opened, planned_seed

PLAN = Plan("watch", 1, "abc", 2, {"mode": "base", "board": "auto"}, ["greedy", "uniform"], "7", 60.0)


def lost(number: int) -> Match:
    return forfeited(Fixture(number, "7/1", ["greedy", "uniform"]), 0, "it failed — нет")


def kept(folder: Path) -> dict[int, Match]:
    with opened(folder, PLAN) as record:
        return dict(record.matches)


def test_games_are_there_again(tmp_path: Path) -> None:
    with opened(tmp_path / "new" / "folder", PLAN) as record:
        record.add(lost(2))
        assert (tmp_path / "new" / "folder" / "games.jsonl").read_text(encoding="utf-8").endswith("}\n")
        record.add(lost(1))
    assert kept(tmp_path / "new" / "folder") == {2: lost(2), 1: lost(1)}
    assert planned_seed(tmp_path / "new" / "folder") == "7" and planned_seed(tmp_path) is None


def test_games_survive_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan and every game are on the disk before anything else happens."""
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: sizes.append(os.fstat(file).st_size))
    with opened(tmp_path, PLAN) as record:
        assert sizes == [(tmp_path / "tournament.json").stat().st_size]
        for number in (1, 2):
            record.add(lost(number))
            assert sizes[-1] == (tmp_path / "games.jsonl").stat().st_size and len(sizes) == number + 1


def test_a_torn_last_line_is_a_game_that_has_not_ended(tmp_path: Path) -> None:
    with opened(tmp_path, PLAN) as record:
        record.add(lost(1))
    path = tmp_path / "games.jsonl"
    whole = path.read_bytes()
    for cut in (1, 20, len(whole) - 1):
        path.write_bytes(whole + whole[:cut])
        with opened(tmp_path, PLAN) as record:
            assert list(record.matches) == [1]
            record.add(lost(2))
        assert list(kept(tmp_path)) == [1, 2]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": "8"}, "seed is 7 there and 8 here"),
        ({"bots": ["greedy"]}, "bots is greedy,uniform there and greedy here"),
        ({"settings": {"mode": "full", "board": "auto"}}, "settings is mode=base there and mode=full here"),
        ({"think_limit": 5.0}, "think-limit is 60.0 there and 5.0 here"),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    kept(tmp_path)
    with pytest.raises(SettingError, match=told), opened(tmp_path, replace(PLAN, **change)):
        pass


def test_what_is_no_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine\n", encoding="utf-8")
    with pytest.raises(SettingError, match=r"no tournament\.json"):
        kept(tmp_path)
    path.unlink()
    kept(tmp_path)
    path.write_text("mine\n", encoding="utf-8")
    with pytest.raises(SettingError, match="line 1: this is no game"):
        kept(tmp_path)
    (tmp_path / "tournament.json").write_text("{}", encoding="utf-8")
    with pytest.raises(SettingError, match="this is no tournament"):
        kept(tmp_path)


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "report.md").write_text("mine", encoding="utf-8")
    with pytest.raises(SettingError, match="contains something other than a tournament; name another --out"):
        kept(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["report.md"]


def test_killed_before_it_began(tmp_path: Path) -> None:
    for name in ("games.jsonl", "tournament.half"):
        (tmp_path / name).write_bytes(b"")
    assert kept(tmp_path) is not None


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    with opened(tmp_path, PLAN), pytest.raises(SettingError, match="another tournament is being played"):
        kept(tmp_path)
