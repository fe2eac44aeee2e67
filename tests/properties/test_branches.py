"""Playing on from any pick: everybody sees what they saw, nothing hidden has moved, and only the luck is new."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import SPECTATOR, History, Played, Table, save
from longhouse.kernel.saving import save_decision
from tests.properties.playing import STABLE, some_pick
from tests.properties.registry import CASES, Case, every_case
from tests.properties.test_journals import NAMES, played, text_of

CHANCE = 2  # where a save has its generator

any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 2**32)


def without_chance(table: Table) -> list[object]:
    """All that is on the table, and what is asked; not what will be drawn."""
    saved = save(table)
    return [*saved[:CHANCE], *saved[CHANCE + 1 :], [save_decision(question) for question in table.questions]]


def views(table: Table) -> list[list[object]]:
    return [without_chance(table.view(seat)) for seat in (*range(table.seats), SPECTATOR)]


def draws(table: Table) -> list[int]:
    """What each stream would give next."""
    chance = table.chance.clone()
    return [chance.below(stream, 10**6) for stream in range(len(chance.counts)) for _ in range(4)]


def begun_elsewhere(case: Case, seed: int, picks: int) -> tuple[History, Played]:
    true = played(case, seed, picks)
    return true, longhouse.load(text_of(played(case, seed, picks + 20)))


@settings(STABLE, max_examples=60)
@given(case=any_case, seed=any_seed, picks=st.integers(0, 500))
def test_a_branch_begins_where_the_game_stood(case: Case, seed: int, picks: int) -> None:
    true, game = begun_elsewhere(case, seed, picks)
    picks = len(true.journal.picks)
    if true.table.over:
        picks -= 1
        true = played(case, seed, picks)
    for table in (game.at(picks), game.play_on(picks).table):
        assert without_chance(table) == without_chance(true.table), "what is hidden lies where it lay"
        assert views(table) == views(true.table)
        assert not table.chance.unused()
        assert draws(table) != draws(true.table)


@settings(STABLE, max_examples=40)
@given(case=any_case, seed=any_seed, picks=st.integers(0, 400), more=st.integers(0, 80))
def test_a_branch_is_replayed_and_verified_from_its_journal(case: Case, seed: int, picks: int, more: int) -> None:
    _, game = begun_elsewhere(case, seed, picks)
    picks = min(picks, max(len(game) - 1, 0))
    branch = game.play_on(picks, seats=[name[::-1] for name in game.journal.seats], generator="blake2b")
    luck = random.Random(seed)
    for _ in range(more):
        if branch.table.over:
            break
        seat, option = some_pick(branch.table, luck)
        branch.pick(option, seat)
    text = text_of(branch)
    again = longhouse.replay(text)
    assert (text_of(again), save(again.table)) == (text, save(branch.table))
    assert text.partition("\ndeal")[2].startswith(text_of(game.history(picks)).partition("\ndeal")[2])
    found = longhouse.verify(text)
    assert (found.key, found.args["inherited"]) == ("proof-seed-only-on", picks)


@every_case
def test_a_branch_of_a_branch(case: Case) -> None:
    """Three seeds in one game; each part can be taken back, but nothing before it."""
    first = longhouse.load(text_of(played(case, 31, 40)))
    second = first.play_on(20, seed=32)
    luck = random.Random(33)
    while len(second.journal.picks) < 30 and not second.table.over:
        assert not (len(second.journal.picks) == 20 and any(second.can_undo(seat) for seat in range(case.players)))
        seat, option = some_pick(second.table, luck)
        second.pick(option, seat)
    third = longhouse.load(text_of(second)).play_on(25, seed=34)
    assert third.journal.parent is not None and third.journal.parent.picks == 25
    assert save(longhouse.replay(text_of(third)).table) == save(third.table)
    assert first.play_on(20, seed=32).table.chance.counts == [0] * len(third.table.chance.counts)
    assert NAMES[: case.players] == third.journal.seats
