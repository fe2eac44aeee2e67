"""`longhouse replay`: a game described pick by pick, checked, and as one seat saw it."""

import re
from pathlib import Path

import pytest

from tests.cli import played
from tests.cli.console import refused, refused_inside, works, works_inside


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    path.write_text(played.journal(), encoding="utf-8")
    return path


def test_the_whole_game(journal: Path) -> None:
    out = works("replay", journal)
    assert "   1  Ada: Roll the dice\n      Ada rolls " in out
    assert out.count(": Roll the dice") == played.picks().count("roll")
    assert "Total" in out and " wins!" in out


def test_up_to_a_pick_with_the_board(journal: Path) -> None:
    out = works_inside("replay", journal, "--to", 2, "--lang", "ru")
    assert "   2  Ada: " in out and "   3  " not in out
    assert "Тормунд" in out and "Ada: " in out.splitlines()[-1]


def test_before_the_first_pick(journal: Path) -> None:
    out = works_inside("replay", journal, "--to", 0)
    assert "Ada: Roll the dice (before" in out.splitlines()[-1]


def test_as_a_spectator_no_secret_is_told(journal: Path) -> None:
    """What was stolen or drawn is in the full account, not in the spectator's."""
    told, seen = works_inside("replay", journal), works_inside("replay", journal, "--as", "spectator")
    secret = re.compile(r"takes 1 \w+ from (?:Ada|Bo)|buys a development card: ")
    assert secret.search(told) and not secret.search(seen)
    assert ": Roll the dice" not in seen and "rolls" in seen


def test_as_a_seat_only_its_own_secrets(journal: Path) -> None:
    out = works_inside("replay", journal, "--as", 1)
    assert "Bo: Roll the dice" in out and "Ada: Roll the dice" not in out
    assert not re.search(r"Ada buys a development card: ", out)
    assert re.search(r"Bo buys a development card: ", out)


def test_a_good_journal_is_ok(journal: Path) -> None:
    out = works_inside("replay", journal, "--check")
    assert re.fullmatch(rf"ok: {len(played.picks())} picks, winner (Ada|Bo)\n", out)


def test_an_unfinished_journal_with_comments_is_ok(tmp_path: Path) -> None:
    path = tmp_path / "part.journal"
    path.write_text(played.shortened(3) + "\n# to be continued\n", encoding="utf-8")
    assert works_inside("replay", path, "--check") == "ok: 3 picks, not finished\n"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("longhouse-journal 2", "longhouse-journal 9", "this is no journal"),
        ("game watch", "game chess", "there is no game 'chess'"),
        ("rules 2", "rules 7", "rules version 7"),
        ("content standard", "content 0123456789abcdef", "--content"),
        ("seat Bo\n", "seat Bo\nseat Cy\nseat Di\nseat Ed\n", "players, not 5"),
        ("turn_phases=book", "turn_phases=books", "did you mean 'book'"),
        ("\ndeal ", "\ndeal deck=99 ", "deal"),
        ("\n0 roll dice=", "\n1 roll dice=", "pick 1 of seat 1"),
        ("\n0 roll dice=", "\n0 go-on\n0 roll dice=", "pick 1 of seat 0: go-on cannot be picked now (GW-3.1)"),
        ("\n0 roll dice=", "\n0 rock dice=", "'rock' is not an option of watch"),
        ("\n0 roll dice=", "\n0 roll dice=1,1,", "outcomes are recorded"),
        ("\n0 roll dice=", "\n0 roll cube=", "known streams"),
        ("\n0 roll dice=", "\nx roll dice=", "is no pick"),
    ],
)
def test_a_damaged_journal_is_told_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    path = tmp_path / "damaged"
    text = played.shortened(4)
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    err = refused_inside("replay", path, "--check")
    assert words in err and str(path) in err


def test_luck_left_out_is_found(tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    path.write_text(re.sub(r"\n0 roll dice=\S+", "\n0 roll", played.shortened(4), count=1), encoding="utf-8")
    assert "outcomes are recorded" in refused("replay", path, "--check")


def test_a_seat_that_is_not_there(journal: Path) -> None:
    for seat in ("2", "", "0000005", "9" * 5000):
        assert "the seats 0, 1" in refused_inside("replay", journal, "--as", seat)


def test_not_a_text(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(bytes(range(256)))
    assert "no journal" in refused_inside("replay", path)


def test_a_pack_is_named_where_its_game_is_played_and_shown(tmp_path: Path) -> None:
    pack, save = tmp_path / "steel.toml", tmp_path / "game.journal"
    pack.write_text('pack = { name = "Steel dice", game = "midgard", extends = true }\n', encoding="utf-8")
    out = works_inside("play", "midgard", "--content", pack, "--save", save, "--lang", "ru", said="q\n")
    assert "\nЗначения: Steel dice\n" in out
    assert works_inside("replay", save, "--to", 0, "--lang", "uk").startswith("Значення: Steel dice\n")
    save = tmp_path / "standard.journal"
    works_inside("play", "midgard", "--save", save, said="q\n")
    assert "Values" not in works_inside("replay", save, "--to", 0)
