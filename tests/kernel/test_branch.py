"""Playing on from a move: the parent in the journal, what is proved of it, and what cannot be played on."""

import hashlib
from pathlib import Path

import pytest

import longhouse
from longhouse import Finding, JournalError, Played, SettingError, find_game, load, replay, verify
from longhouse.kernel.journal import read_journal, write_journal
from longhouse.kernel.verify import RIGHT, WRONG, draws_of, verify_parent

WATCH = find_game("watch")
SETTINGS = {"mode": "base", "board": "classic19", "first_player": "seat"}


def whole() -> Played:
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed="7", settings=SETTINGS)
    for number in range(60):
        decision = history.table.decision
        history.pick(decision.options[number % len(decision.options)], decision.seat)
    return load(write_journal(WATCH, history.journal))


GAME = whole()
PARENT = write_journal(WATCH, GAME.journal)
HEAD = PARENT[: PARENT.index("\n", PARENT.index("\ndeal") + 1)].count("\n") + 1


def child(picks: int = 40, more: int = 20, generator: str = "counter") -> str:
    """Played on from a move, with rolls of its own."""
    history = GAME.play_on(picks, seats=["Cy", "Dan"], seed="8", generator=generator)
    for _ in range(more):
        decision = history.table.decision
        history.pick(decision.options[-1], decision.seat)
    assert not more or "dice=" in "".join(write_journal(WATCH, history.journal).splitlines(keepends=True)[-more:])
    return write_journal(WATCH, history.journal)


def found(finding: Finding | None) -> tuple[int, str]:
    assert finding is not None
    return finding.verdict, finding.key


def refused(text: str) -> str:
    with pytest.raises(JournalError) as problem:
        replay(text)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def changed(text: str, line: int, old: str, new: str) -> str:
    lines = text.splitlines(keepends=True)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return "".join(lines)


def test_the_parent_is_named_by_a_hash_that_anybody_can_compute() -> None:
    """`head -n LINES PARENT | sha256sum`."""
    beginning = "".join(PARENT.splitlines(keepends=True)[: HEAD + 40])
    assert f"\nparent {hashlib.sha256(beginning.encode()).hexdigest()} 40\n" in child()


def test_the_dice_of_a_branch_come_from_its_own_seed_from_the_first_number_on() -> None:
    journal = read_journal(WATCH, child(generator="blake2b"))
    rolled = draws_of(WATCH, journal, WATCH.content())["dice"]
    fresh = longhouse.new_game("watch", seats=["Ada", "Bo"], seed="8", settings=SETTINGS, generator="blake2b")
    assert rolled
    chance = fresh.table.chance
    chance.counts = [0] * len(chance.counts)
    dice = WATCH.stream_names().index("dice")
    assert [outcome for _, outcome in rolled] == [chance.below(dice, n) for n, _ in rolled]


def test_the_same_seed_gives_the_same_future_and_none_gives_another() -> None:
    assert child() == child()
    one, other = (GAME.at(40).chance.below(0, 10**6) for _ in range(2))
    assert one != other


def test_what_is_proved_of_a_branch() -> None:
    right = verify(child())
    assert (right.verdict, right.key, right.args["inherited"]) == (RIGHT, "proof-seed-only-on", 40)
    last = max(number for number, line in enumerate(child().splitlines()) if " dice=" in line)
    roll = child().splitlines()[last].split(" dice=")[1][0]
    assert found(verify(changed(child(), last, f"dice={roll}", f"dice={int(roll) % 6 + 1}"))) == (WRONG, "proof-luck")


def test_what_was_taken_over_must_be_possible_but_is_not_proved() -> None:
    text = child()
    first = next(number for number, line in enumerate(text.splitlines()) if " roll dice=" in line)
    roll = text.splitlines()[first].split(" dice=")[1][0]
    other = changed(text, first, f"dice={roll}", "dice=9")
    assert found(verify(other)) == (WRONG, "proof-taken")
    assert "pick" in refused(other)
    wrong = changed(text, text[: text.index("\ndeal")].count("\n") + 1, "deal", "deal dice=1")
    assert found(verify(wrong)) == (WRONG, "proof-taken")


def test_the_parent_is_compared() -> None:
    game, parent, branch = WATCH, read_journal(WATCH, PARENT), read_journal(WATCH, child())
    assert verify_parent(game, branch, parent) is None
    assert found(verify_parent(game, parent, branch)) == (WRONG, "proof-no-parent")
    assert found(verify_parent(game, branch, read_journal(game, PARENT.replace("seat Ada", "seat Eve")))) == (
        WRONG,
        "proof-other-parent",
    )
    picks = branch.picks
    branch.picks = [picks[0], *picks[:39], *picks[40:]]
    assert found(verify_parent(game, branch, parent)) == (WRONG, "proof-other-parent")


@pytest.mark.parametrize(
    ("picks", "words"), [(-1, "no move -1"), (61, "its moves are 0 (the deal) to 60"), (10**9, "no move 1000000000")]
)
def test_there_is_no_such_move(picks: int, words: str) -> None:
    for ask in (GAME.at, GAME.play_on):
        with pytest.raises(JournalError, match=words.replace("(", r"\(").replace(")", r"\)")):
            ask(picks)


def test_the_seed_of_a_branch_is_another_one() -> None:
    with pytest.raises(SettingError, match="the seed 7 is that of the game which is played on"):
        GAME.play_on(40, seed=7)
    with pytest.raises(SettingError, match="not empty"):
        GAME.at(40, seed=" ")
    with pytest.raises(SettingError, match="2 seats, and each needs a name"):
        GAME.play_on(40, seats=["Ada"])
    with pytest.raises(SettingError, match="a generator is one of counter, blake2b"):
        GAME.play_on(40, generator="dice")


def test_a_game_that_is_over_is_not_played_on() -> None:
    path = Path(__file__).parents[1] / "golden" / "watch" / "classic-2-random.journal"
    game = load(path)
    assert game.at(len(game)).over
    with pytest.raises(JournalError, match="the game is over: play on from an earlier one"):
        game.play_on(len(game))
    assert not game.play_on(len(game) - 1).table.over


@pytest.mark.parametrize("text", ["", "12", "abc 12", "G" * 64 + " 3", "0" * 64 + " x", "0" * 64 + " 3 4"])
def test_a_parent_that_cannot_be_read(text: str) -> None:
    line = next(line for line in child().splitlines() if line.startswith("parent "))
    assert "a fingerprint of 64 digits and a number follow it" in refused(child().replace(line, f"parent {text}"))


def test_a_branch_that_breaks_off_before_it_begins() -> None:
    text = "".join(child(more=0).splitlines(keepends=True)[:-3])
    assert "breaks off after 37 of the 40 picks" in refused(text)
    assert found(verify(text)) == (WRONG, "proof-taken")


def test_a_text_is_a_journal_and_a_list_is_a_save() -> None:
    assert len(load(PARENT)) == 60
    with pytest.raises(JournalError, match="this is no journal"):
        load("watch")


def test_a_journal_of_an_older_format_is_played_on_in_it() -> None:
    old = load(Path(__file__).parent / "format1" / "wild.journal")
    branch = old.play_on(len(old) // 2, seed="new")
    text = write_journal(branch.game, branch.journal)
    assert text.startswith("longhouse-journal 1\n")
    assert write_journal(branch.game, replay(text).journal) == text
