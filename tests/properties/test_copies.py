"""A clone and a save are the same table: equal, independent, and with the same future, even in mid-decision."""

import json

from hypothesis import given, settings

import longhouse
from longhouse import Table
from tests.properties import playing
from tests.properties.registry import GAMES, Case, every_case


def through_json(table: Table) -> Table:
    saved: list[object] = json.loads(json.dumps(longhouse.save(table)))
    return longhouse.load(saved)


@every_case
def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for table in playing.moments(case):
        before = playing.photo(table)
        assert playing.photo(table.clone()) == before
        for decision in table.questions:
            for option in decision.options[:: 1 + len(decision.options) // 12]:
                table.clone().pick(option, decision.seat)
            assert playing.photo(table) == before, decision.ask


@every_case
def test_a_clone_is_equal_all_through_a_game(case: Case) -> None:
    for number, table in enumerate(playing.walk(playing.new_table(case, 4), 4)):
        if number % 20 == 0 or table.over:
            assert playing.photo(table.clone()) == playing.photo(table)


@every_case
def test_a_whole_game_on_a_clone_does_not_touch_the_table(case: Case) -> None:
    for table in playing.moments(case)[::25]:
        before = playing.photo(table)
        playing.finish(table.clone(), 3)
        assert playing.photo(table) == before


@every_case
def test_what_is_saved_is_plain_and_is_loaded_the_same(case: Case) -> None:
    for table in playing.moments(case):
        assert json.loads(json.dumps(longhouse.save(table))) == longhouse.save(table)
        assert playing.photo(through_json(table)) == playing.photo(table)


@every_case
def test_a_save_does_not_share_anything_with_its_table(case: Case) -> None:
    for table in playing.moments(case):
        saved = longhouse.save(table)
        text = json.dumps(saved)
        clone = table.clone()
        saved_clone = longhouse.save(clone)
        loaded = longhouse.load(saved)
        playing.play_a_while(clone, 4, 25)
        playing.play_a_while(loaded, 4, 25)
        assert json.dumps(saved) == text == json.dumps(saved_clone)


@settings(playing.STABLE, max_examples=150)
@given(table=playing.tables_in_play(), numbers=playing.picks)
def test_a_game_saved_in_mid_decision_has_the_same_future(table: Table, numbers: list[int]) -> None:
    loaded = through_json(table)
    cloned = table.clone()
    future = playing.play_on(table, numbers)
    assert playing.play_on(loaded, numbers) == future
    assert playing.play_on(cloned, numbers) == future


@every_case
def test_what_is_remembered_is_what_would_be_found(case: Case) -> None:
    """Throughout a game: recomputed caches give the same questions."""
    subject = GAMES[case.game]
    for number, table in enumerate(playing.walk(playing.new_table(case, 5), 5)):
        if number > 200 and number % 5:
            continue
        fresh = table.clone()
        fresh.refresh()
        assert subject.remembered(fresh) == subject.remembered(table)
        fresh.reask()
        assert [question.options for question in fresh.questions] == [q.options for q in table.questions]


@every_case
def test_what_is_remembered_is_what_the_rule_says(case: Case) -> None:
    subject = GAMES[case.game]
    for table in playing.moments(case):
        assert subject.remembered(table) == subject.recomputed(table)
