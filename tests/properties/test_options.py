"""One list of legal options: never empty, without duplicates, always the same, and consistent with why_not."""

import random

import pytest
from hypothesis import given, settings

import longhouse
from longhouse import IllegalPick, Option, Reason, Table
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.secret import formality
from tests.properties import playing
from tests.properties.registry import CASES, GAMES, Case, every_case
from tests.properties.words import rule_ids

FAR = [(-1, 0), (10_000, 0), (0, 1)]  # no place, card or seat has the first two; few verbs take two numbers


def check_decisions(table: Table, case: Case) -> None:
    """Somebody is asked, nobody twice, and everybody has something to pick, each thing once."""
    assert bool(table.decisions) != table.over
    seats = [decision.seat for decision in table.questions]
    assert len(set(seats)) == len(seats)
    for decision in table.questions:
        assert 0 <= decision.seat < table.seats
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        assert len(decision.args) == case.words.asks[decision.ask], decision.ask


@every_case
def test_options_are_never_empty_or_doubled(case: Case) -> None:
    vocabulary = set(playing.new_table(case, 0).vocabulary())
    for table in playing.walk(playing.new_table(case, 1), 1):
        check_decisions(table, case)
        for decision in table.questions:
            assert vocabulary.issuperset(decision.options)


@every_case
def test_the_same_table_asked_again_gives_the_same_list(case: Case) -> None:
    for table in playing.moments(case):
        again = table.clone()
        again.reask()
        assert playing.photo(again) == playing.photo(table)


@every_case
def test_every_option_can_be_picked(case: Case) -> None:
    for table in playing.moments(case):
        for decision in table.questions:
            for option in decision.options:
                after = table.clone()
                after.pick(option, decision.seat)
                check_decisions(after, case)
                playing.check_conserved(after)


def check_reason(reason: Reason, case: Case) -> None:
    """It names a rule that exists, and its sentence has all it needs."""
    rule, args = case.words.reasons[reason.key]
    assert reason.rule == rule
    assert rule in rule_ids()
    assert len(reason.args) == args, reason


@every_case
def test_a_formality_is_the_only_answer_and_known_to_nobody_else(case: Case) -> None:
    """Only games that say so have any, and answering for a seat needs no more than it sees."""
    has_some = longhouse.find_game(case.game).formalities
    for table in playing.moments(case):
        for seat in range(table.seats):
            option = formality(table, seat)
            assert option is None or (has_some and table.legal_options(seat) == [option])
            for viewer in playing.eyes(table):
                assert formality(table.view(viewer), seat) == (option if viewer == seat else None)


@every_case
def test_why_not_agrees_with_the_options(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        for decision in table.questions:
            offered = set(decision.options)
            for option in [*decision.options, *playing.sample(table.vocabulary(), number)]:
                reason = table.why_not(option, decision.seat)
                assert (reason is None) == (option in offered), [decision.ask, table.spell(option), reason]
                if reason is not None:
                    check_reason(reason, case)


@every_case
def test_who_is_not_asked_is_told_so(case: Case) -> None:
    for table in playing.moments(case):
        asked = {decision.seat for decision in table.questions}
        for seat in set(playing.eyes(table)) - asked:
            for option in table.vocabulary()[seat % 7 :: 7]:
                reason = table.why_not(option, seat)
                assert reason is not None
                check_reason(reason, case)


def refuse(table: Table, option: Option, seat: int) -> None:
    with pytest.raises(IllegalPick) as refused:
        table.pick(option, seat)
    assert str(refused.value).count("\n") == 0
    assert refused.value.reason.rule in rule_ids()
    if seat != NOBODY and not table.over:
        shown, open_now = refused.value.decision, table.decision_for(seat)
        assert (shown.seat, shown.ask, shown.options) == (open_now.seat, open_now.ask, open_now.options)


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    luck = random.Random(str(case))
    for table in playing.moments(case):
        before = playing.photo(table)
        for seat in playing.eyes(table):
            offered = table.legal_options(seat)
            barred = [option for option in table.vocabulary() if option not in offered]
            for option in luck.sample(barred, 3):
                refuse(table, option, seat)
        assert playing.photo(table) == before


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_nobody_can_say_is_refused(game: str) -> None:
    """An option that is not in the vocabulary, whoever made it, is an illegal pick like any other."""
    case = next(case for case in CASES if case.game == game)
    for table in playing.moments(case):
        known = set(table.vocabulary())
        verbs = {option.verb for option in known}
        far = [Option(verb, a, b) for verb in verbs for a, b in FAR]
        foreign = [Option(-1), Option(max(verbs) + 1), *[option for option in far if option not in known]]
        assert len(foreign) > 2 * len(verbs)
        before = playing.photo(table)
        for option in foreign:
            refuse(table, option, NOBODY)
        assert playing.photo(table) == before


def test_no_seat_named_means_the_first_that_is_asked() -> None:
    for table in playing.moments(CASES[2]):
        if not table.over:
            named, unnamed = table.clone(), table.clone()
            option = table.decision.options[-1]
            named.pick(option, table.decision.seat)
            unnamed.pick(option)
            assert playing.photo(named) == playing.photo(unnamed)


@every_case
def test_texts_are_unique_and_can_be_read(case: Case) -> None:
    table = playing.new_table(case, 0)
    vocabulary = table.vocabulary()
    texts = [table.spell(option) for option in vocabulary]
    assert len(set(texts)) == len(texts) == len(set(vocabulary))
    assert all(text and not text[0].isdigit() and len(text.split()) == 1 and "=" not in text for text in texts)
    assert [longhouse.read_option(table, text) for text in texts] == vocabulary
    for text in ("", " ", texts[0].upper() + "?", texts[0] + " "):
        assert longhouse.read_option(table, text) is None


@settings(playing.STABLE, max_examples=60)
@given(table=playing.tables_in_play(), numbers=playing.picks)
def test_a_fast_pick_is_a_pick(table: Table, numbers: list[int]) -> None:
    """`play`, which checks nothing, does what `pick` does."""
    other = table.clone()
    playing.play_on(table, numbers)
    for number in numbers:
        if other.over:
            break
        decisions = other.decisions
        decision = decisions[number % len(decisions)]
        other.play(decision.options[number // len(decisions) % len(decision.options)], decision.seat)
    assert playing.photo(other) == playing.photo(table)
