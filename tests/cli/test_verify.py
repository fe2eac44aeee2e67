"""`longhouse verify`: one line about the dice, and the exit code."""

from pathlib import Path

import pytest

from longhouse.kernel.chance import KEYED
from longhouse.kernel.proof import Proof, commitment_of, seed_of
from tests.cli import played
from tests.cli.console import Ended, inside, longhouse, refused_inside

SECRET = "a1" * 32
WORDS = ["", "raven"]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    proof = Proof(commitment_of(SECRET), SECRET, WORDS, [])
    path.write_text(played.journal_of(seed_of(SECRET, WORDS, KEYED), proof, KEYED), "utf-8")
    return path


def tampered(journal: Path, old: str, new: str) -> Ended:
    text = journal.read_text(encoding="utf-8")
    assert old in text
    journal.write_text(text.replace(old, new, 1), encoding="utf-8")
    return inside("verify", journal)


def test_a_promised_game_is_right(journal: Path) -> None:
    ended = longhouse("verify", journal)
    assert (ended.code, ended.err, ended.out.count("\n")) == (0, "", 1)
    assert ended.out.startswith("All is right: ")
    assert commitment_of(SECRET) in ended.out


@pytest.mark.parametrize(("language", "start"), [("ru", "Всё верно: "), ("uk", "Усе правильно: ")])
def test_in_the_language_of_the_reader(journal: Path, language: str, start: str) -> None:
    assert inside("verify", journal, "--lang", language).out.startswith(start)


def test_what_is_wrong_is_told_in_one_line_with_code_1(journal: Path) -> None:
    ended = tampered(journal, "word 1 raven", "word 1 crow")
    assert ended == (
        1,
        f"Wrong: the seed {seed_of(SECRET, WORDS, KEYED)} does not come from the secret and the players’ words.\n",
        "",
    )
    assert longhouse("verify", journal) == ended


def test_the_pick_that_is_wrong_is_named(journal: Path) -> None:
    ended = tampered(journal, "\n0 roll dice=", "\n0 roll dice=0,")
    assert ended.code == 1
    assert ended.out.startswith("Wrong: at pick 1 (roll) the journal has dice=0,")


def test_a_terminal_game_has_no_proof_but_a_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(played.journal(), encoding="utf-8")
    ended = inside("verify", path)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("There is no proof: ") and f"the seed {played.SEED}." in ended.out


def test_with_nothing_to_check_it_ends_with_code_2(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(played.journal().replace(f"seed {played.SEED}\n", ""), encoding="utf-8")
    assert inside("verify", path) == (
        2,
        "There is no proof in this journal: it holds neither a secret nor a seed.\n",
        "",
    )


def test_what_is_no_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text("hello", encoding="utf-8")
    assert "this is no journal" in refused_inside("verify", path)
    assert "No such file" in refused_inside("verify", tmp_path / "none")
