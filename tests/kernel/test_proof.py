"""Chance that was promised before the game. The vectors were made with printf and sha256sum, as proof.py explains."""

from functools import cache

import pytest

import longhouse
from longhouse.kernel.chance import COUNTER, KEYED
from longhouse.kernel.journal import JournalError, read_journal
from longhouse.kernel.proof import Proof, commitment_of, seed_of
from longhouse.kernel.verify import NOTHING, RIGHT, WRONG
from tests.cli import played

NOUGHT = "00" * 32
SECRET = "5e" * 32
WORDS = ["raven", "зима та сіль"]


@pytest.mark.parametrize(
    ("secret", "commitment"),
    [
        (NOUGHT, "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"),
        (SECRET, "8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e"),
    ],
)
def test_the_commitment_is_the_hash_of_the_secret(secret: str, commitment: str) -> None:
    assert commitment_of(secret) == commitment


@pytest.mark.parametrize(
    ("secret", "words", "seed"),
    [
        (NOUGHT, ["", ""], "f3edaa777b97b4705d26813c7f5cde78018aa5715874944b2d6fa424fa5780ce"),
        (SECRET, [*WORDS, ""], "eb0377b87bc7ad9d9b76ea8a18e8aee75b8ce70665fe7dfa3f58c3627fc39556"),
        (SECRET, ["raven зима", "та сіль", ""], "25f03e67c9f7224312e4ec91d94bcaa3c19c3bfc7f324cd9a722c0763d8beac3"),
    ],
)
def test_the_seed_comes_from_the_secret_and_the_words_in_seat_order(secret: str, words: list[str], seed: str) -> None:
    assert seed_of(secret, words, KEYED) == seed
    assert seed_of(secret, words, COUNTER) == seed[:32]


def test_other_words_give_another_seed() -> None:
    ways = [["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a b", ""], ["", ""], [""], ["", "", ""]]
    assert len({seed_of(SECRET, words, KEYED) for words in ways}) == len(ways)


# --- verifying


@cache
def promised(generator: str = KEYED) -> str:
    """The journal of a whole game whose luck was promised."""
    proof = Proof(commitment_of(SECRET), SECRET, WORDS, [])
    return played.journal_of(seed_of(SECRET, WORDS, generator), proof, generator)


def line_with(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


def changed(part: str, old: str, new: str) -> str:
    """The journal with something else in the first line that has this part."""
    line = line_with(promised(), part)
    assert old in line
    return promised().replace(line, line.replace(old, new), 1)


def found(text: str) -> tuple[int, str]:
    finding = longhouse.verify(text)
    return finding.verdict, finding.key


@cache
def with_promises(*unrevealed: int) -> str:
    """The head of a journal whose words were promised, as far as the deal."""
    promises = [commitment_of(word) for word in WORDS]
    words = [promises[seat] if seat in unrevealed else word for seat, word in enumerate(WORDS)]
    proof = Proof(commitment_of(SECRET), SECRET, words, promises)
    seed, settings = seed_of(SECRET, words, KEYED), {"mode": "base"}
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=seed, settings=settings, generator=KEYED)
    history.journal.proof = proof
    return longhouse.write_journal(history.game, history.journal)


def test_words_that_were_promised_are_right() -> None:
    assert found(with_promises()) == (RIGHT, "proof-right")
    assert found(with_promises(1)) == (RIGHT, "proof-unrevealed")
    assert longhouse.verify(with_promises(0, 1)).args["seats"] == "Ada, Bo"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["promise", "word"])
@pytest.mark.parametrize("left_out", [True, False])
def test_a_word_that_is_not_the_promised_one_is_found(name: str, seat: int, left_out: bool) -> None:
    """Also a word that was not promised, if others have promised theirs: it could have been chosen last."""
    line = line_with(with_promises(), f"{name} {seat} ")
    changed = with_promises().replace(
        f"{line}\n", "" if left_out else f"{line[:-1]}{'0' if line[-1] != '0' else '1'}\n"
    )
    finding = longhouse.verify(changed)
    assert (finding.verdict, finding.key, finding.args) == (WRONG, "proof-word", {"name": ["Ada", "Bo"][seat]})


def test_promises_stay_in_a_journal_that_is_read_and_written() -> None:
    game = longhouse.find_game("watch")
    assert longhouse.write_journal(game, read_journal(game, with_promises(1))) == with_promises(1)
    with pytest.raises(JournalError, match="is no promise"):
        read_journal(game, with_promises().replace("promise 1", "promise 2 #", 1))


@pytest.mark.parametrize("generator", [COUNTER, KEYED])
def test_what_was_promised_is_right(generator: str) -> None:
    finding = longhouse.verify(promised(generator))
    assert (finding.verdict, finding.key) == (RIGHT, "proof-right")
    picks = promised(generator).partition("\ndeal")[2].splitlines()[1:]
    assert finding.args == {"commitment": commitment_of(SECRET), "picks": len(picks)}


def test_a_journal_keeps_its_proof_when_it_is_read_and_written() -> None:
    history = longhouse.replay(promised())
    assert longhouse.write_journal(history.game, history.journal) == promised()


@pytest.mark.parametrize(
    ("part", "old", "new", "key"),
    [
        ("commitment ", "8414", "8415", "proof-commitment"),
        ("secret ", "5e", "5f", "proof-commitment"),
        ("word 0", "raven", "Raven", "proof-seed"),
        ("word 1", "word 1 ", "word 0 ", "proof-seed"),
        ("seed ", "seed ", "seed 0", "proof-seed"),
        ("generator ", KEYED, COUNTER, "proof-seed"),
        ("deal ", "deck=", "deck=0,", "proof-deal"),
        ("roll dice", "roll", "end-turn", "proof-pick"),
        ("roll dice", "roll", "fly", "proof-pick"),
    ],
)
def test_what_was_changed_is_found(part: str, old: str, new: str, key: str) -> None:
    assert found(changed(part, old, new)) == (WRONG, key)


def test_every_outcome_of_every_pick_counts() -> None:
    """The last roll of the game, one pip more or less."""
    lines = promised().splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("deal"))
    last = max(number for number, line in enumerate(lines) if " dice=" in line)
    before, _, dice = lines[last].rpartition("=")
    one, other = dice.split(",")
    lines[last] = f"{before}={6 if one != '6' else 5},{other}"
    finding = longhouse.verify("\n".join(lines))
    assert finding.key == "proof-luck"
    assert finding.args["number"] == last - head
    assert finding.args["drawn"] == f"dice={dice}"
    assert finding.args["recorded"] == lines[last].split()[2]


def test_luck_that_is_left_out_is_found() -> None:
    roll = line_with(promised(), "roll dice")
    assert longhouse.verify(promised().replace(roll, roll.partition(" dice")[0], 1)).args["recorded"] == "–"


def test_a_pick_after_the_end_is_found() -> None:
    assert found(promised() + "0 roll\n") == (WRONG, "proof-pick")


def test_without_a_proof_the_seed_can_still_be_checked() -> None:
    assert found(played.journal()) == (RIGHT, "proof-seed-only")
    assert found(played.journal().replace(f"seed {played.SEED}", "seed other")) == (WRONG, "proof-deal")


def test_without_a_seed_there_is_nothing_to_check() -> None:
    assert found(played.journal().replace(f"seed {played.SEED}\n", "")) == (NOTHING, "proof-nothing")


@pytest.mark.parametrize("line", ["word 2 raven", "word raven", "word"])
def test_a_word_of_nobody_is_no_journal(line: str) -> None:
    with pytest.raises(JournalError, match=r"is no word \(word SEAT TEXT\) of 2 seats"):
        longhouse.verify(promised().replace("\ndeal", f"\n{line}\ndeal", 1))
