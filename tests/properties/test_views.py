"""What a seat cannot see does not change what it sees: its view, its options, its events."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import IllegalPick, Table, determinize, save
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.secret import hidden_asker
from longhouse.kernel.zone import FACE_DOWN
from tests.properties import playing
from tests.properties.registry import CASES, GAMES, Case, every_case
from tests.properties.words import rule_ids


def reshuffled(table: Table, seat: int, seed: str) -> Table:
    other = table.clone()
    determinize(other, seat, seed)
    return other


def numbers_in(value: object) -> set[int]:
    if isinstance(value, list):
        return set().union(*[numbers_in(item) for item in value])
    return {value} if isinstance(value, int) else set()


@every_case
def test_what_a_seat_cannot_see_does_not_change_its_view(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        for seat in playing.eyes(table)[number % 2 :: 2]:
            other = reshuffled(table, seat, str(number))
            assert save(other.view(seat)) == save(table.view(seat))


@settings(playing.STABLE, max_examples=80)
@given(table=playing.tables_in_play(), seed=st.text(max_size=3))
def test_the_same_anywhere_in_any_game(table: Table, seed: str) -> None:
    for seat in playing.eyes(table):
        assert save(reshuffled(table, seat, seed).view(seat)) == save(table.view(seat))


@pytest.mark.parametrize("case", [case for case in CASES if GAMES[case.game].secrets], ids=str)
def test_what_is_unseen_is_really_dealt_again(case: Case) -> None:
    """At least one of all moments with secrets is different after a reshuffle, for every viewer."""
    tables = playing.moments(case)
    for seat in playing.eyes(tables[0]):
        assert any(save(reshuffled(table, seat, "again"))[3:] != save(table)[3:] for table in tables)


@every_case
def test_a_view_is_enough_to_deal_again_what_is_unseen(case: Case) -> None:
    """The same seed imagines the same table from the table and from the view alone: nothing hidden was used."""
    for number, table in enumerate(playing.moments(case)):
        for seat in playing.eyes(table)[number % 2 :: 2]:
            view = table.view(seat)
            determinize(view, seat, "imagine")
            assert playing.photo(view) == playing.photo(reshuffled(table, seat, "imagine"))


@every_case
def test_a_view_is_cloned_saved_and_loaded_like_a_table(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        seat = playing.eyes(table)[number % (table.seats + 1)]
        view = table.view(seat)
        loaded = longhouse.load(json.loads(json.dumps(save(view))))
        assert save(loaded) == save(view) == save(view.clone())
        determinize(loaded, seat, "imagine")
        assert playing.photo(loaded) == playing.photo(reshuffled(table, seat, "imagine"))


@every_case
def test_an_imagined_table_can_be_played_to_its_end(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        seat = playing.eyes(table)[number % (table.seats + 1)]
        imagined = table.view(seat)
        determinize(imagined, seat, str(number))
        playing.check_conserved(imagined)
        for step in range(6):
            playing.check_conserved(playing.play_a_while(imagined, number + step, 1))
        if number % 15 == 0:
            playing.check_conserved(playing.finish(imagined, number))


@every_case
def test_another_seats_options_are_withheld(case: Case) -> None:
    for table in playing.moments(case):
        for seat in playing.eyes(table):
            view = table.view(seat)
            for shown, true in zip(view.questions, table.questions, strict=True):
                secret = hidden_asker(table.agenda) and true.seat != seat
                assert shown.seat == (NOBODY if secret else true.seat)
                assert len(shown.args) == case.words.asks[shown.ask]
                assert shown.options == (true.options if shown.seat == seat else [])


@every_case
def test_a_view_knows_no_luck(case: Case) -> None:
    for table in playing.moments(case):
        seeds = set(table.chance.seeds)
        assert all(seed > 1000 for seed in seeds), "too small to be told from other numbers"
        for seat in playing.eyes(table):
            view = table.view(seat)
            assert not seeds & numbers_in(save(view))
            assert not view.chance.loaded


@every_case
def test_luck_that_waits_is_not_seen(case: Case) -> None:
    table = playing.new_table(case, 0)
    plain = [save(table.view(seat)) for seat in playing.eyes(table)]
    for stream in range(len(table.chance.counts)):
        table.chance.load(stream, [0, 1])
    assert [save(table.view(seat)) for seat in playing.eyes(table)] == plain


@every_case
def test_a_view_says_why_not_like_the_table(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        for seat in {number % table.seats, *[decision.seat for decision in table.decisions][:1]}:
            view = table.view(seat)
            for option in table.vocabulary()[number % 3 :: 3]:  # another third at each moment
                true, told = table.why_not(option, seat), view.why_not(option, seat)
                assert (true and [true.key, *true.args]) == (told and [told.key, *told.args])


@every_case
def test_nobody_picks_on_a_view(case: Case) -> None:
    for table in playing.moments(case)[::3]:
        for decision in table.questions:
            view = table.view(decision.seat)
            before = playing.photo(view)
            with pytest.raises(IllegalPick):
                view.pick(decision.options[0], decision.seat)
            assert playing.photo(view) == before


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for number, table in enumerate(playing.moments(case)):
        before = playing.photo(table)
        seat = playing.eyes(table)[number % (table.seats + 1)]
        imagined = table.view(seat)
        determinize(imagined, seat, "look")
        playing.play_a_while(imagined, number, 25)
        assert playing.photo(table) == before


def told(table: Table, seat: int) -> playing.Photo:
    """The events of the last pick, as a seat saw them."""
    return [[e.kind, e.rule, e.seat, e.args] for e in table.view(seat).events]


@every_case
def test_events_do_not_tell_what_is_unseen(case: Case) -> None:
    """Two tables that look alike to a seat before and after a pick gave it the same events."""
    for number, table in enumerate(playing.moments(case)):
        seats = playing.eyes(table)
        for decision in table.questions:
            for option in decision.options[:: max(1, len(decision.options) // 2)]:
                for seat in {decision.seat, seats[number % len(seats)]}:
                    compare_events(table, option, seat, decision.seat)


def compare_events(table: Table, option: longhouse.Option, seat: int, picker: int) -> None:
    one, other = table.clone(), reshuffled(table, seat, "events")
    other.chance = table.chance.clone()  # dice are public: only what is hidden may differ
    if other.why_not(option, picker) is None:
        for side in (one, other):
            side.listening = True
            side.pick(option, picker)
        if save(one.view(seat)) == save(other.view(seat)):
            assert told(one, seat) == told(other, seat)


@every_case
def test_events_have_their_words_rule_and_arguments(case: Case) -> None:
    table = playing.new_table(case, 2)
    table.listening = True
    for _ in playing.walk(table, 2):
        for event in table.events:
            assert len(event.args) == case.words.events[event.kind]
            assert event.rule in rule_ids()
            for seat in playing.eyes(table):
                hidden = not event.seen_by >> seat & 1
                shown = event.seen_from(seat)
                assert shown.args[: event.public] == event.args[: event.public]
                assert all((arg == FACE_DOWN) == hidden for arg in shown.args[event.public :])
