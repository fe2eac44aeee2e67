"""What a learner is told: all that its seat sees, in fixed places, and nothing else."""

from functools import cache

import numpy as np
import pytest

import longhouse
from longhouse import Table, find_game, reshuffle_unseen
from longhouse.env.observing import HIGH, LOW, Observer
from longhouse.games.northgard.table import Northgard
from longhouse.games.watch.table import Watch
from tests.properties.playing import moments, new_table
from tests.properties.registry import CASES, Case

# option sets that have all there is to see
NAMES = ("plain", "mixed", "more-creatures", "teams", "classic", "full", "full-tragedy")
LARGEST = list({(case.game, case.name): case for case in CASES if case.name in NAMES}.values())
every_case = pytest.mark.parametrize("case", LARGEST, ids=str)


@cache
def observer_of(case: Case) -> Observer:
    return Observer(find_game(case.game), new_table(case, 1))


@every_case
def test_tables_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    observer = observer_of(case)
    for number, table in enumerate(moments(case)):
        seat = number % table.seats
        other = table.clone()
        reshuffle_unseen(other, seat, str(number))
        seen = observer.observe(table.seen_from(seat), seat)
        assert (observer.observe(other.seen_from(seat), seat) == seen).all()


@every_case
def test_a_seat_sees_its_own_secrets(case: Case) -> None:
    """What another seat holds looks otherwise after a reshuffle to itself, at some moment."""
    observer = observer_of(case)
    assert any(differs(observer, table, number % table.seats) for number, table in enumerate(moments(case)))


def differs(observer: Observer, table: Table, seat: int) -> bool:
    other, owner = table.clone(), (seat + 1) % table.seats
    reshuffle_unseen(other, seat, "again")
    before, after = (observer.observe(one.seen_from(owner), owner) for one in (table, other))
    return bool((before != after).any())


@every_case
def test_every_part_keeps_to_its_place(case: Case) -> None:
    observer = observer_of(case)
    for number, table in enumerate(moments(case)):
        seat = number % table.seats
        view = table.seen_from(seat)
        for part, at in zip(observer.parts, observer.starts, strict=True):
            row = np.full(observer.size, np.nan, np.float32)
            row[at : at + part.size] = 0
            ones: list[int] = []
            part.write(view, seat, row, at, ones)
            assert np.isnan(row).sum() == observer.size - part.size, part.field
            assert all(at <= place < at + part.size for place in ones), part.field


@every_case
def test_numbers_are_of_a_size_to_learn_from(case: Case) -> None:
    observer = observer_of(case)
    rows = [observer.observe(table.seen_from(0), 0) for table in moments(case)]
    assert all(row.dtype == np.float32 and row.min() >= LOW and row.max() <= HIGH for row in rows)
    assert np.mean(rows) < 1


@every_case
def test_the_question_is_told_to_who_is_asked(case: Case) -> None:
    observer = observer_of(case)
    for table in moments(case):
        for seat in range(table.seats):
            row = observer.observe(table.seen_from(seat), seat)
            ask = table.asked(seat).ask
            asked = np.flatnonzero(row[observer.ask : observer.args])
            assert [list(observer.asks)[at] for at in asked] == ([ask] if ask else [])
            assert (row[observer.asked] == 1) == (seat in [decision.seat for decision in table.decisions])


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """What everybody knows stands in the row of one seat as in that of the other, turned round."""
    case = next(case for case in LARGEST if case.game == "midgard" and case.name == "plain")
    observer = observer_of(case)
    places = {name: (at, size) for name, at, size in observer.names()}
    for table in moments(case):
        rows = [observer.observe(table.seen_from(seat), seat) for seat in range(table.seats)]
        for name in ("goods", "glory", "workers", "ship_of", "first", "holder"):
            at, size = places[name]
            shape = (-1, table.seats) if name == "holder" else (table.seats, -1)
            blocks = [row[at : at + size].reshape(shape) for row in rows]
            axis = 1 if name == "holder" else 0
            assert all((np.roll(block, seat, axis) == blocks[0]).all() for seat, block in enumerate(blocks)), name


def test_the_names_cover_the_row() -> None:
    for case in LARGEST:
        observer = observer_of(case)
        end = 0
        for _, at, size in observer.names():
            assert at == end
            end = at + size
        assert end == observer.size


def row_of(table: Table) -> bytes:
    return Observer(find_game(table.origin.game), table).observe(table.seen_from(0), 0).tobytes()


def test_a_seat_tells_numbers_apart_that_are_rolled_as_often() -> None:
    """6 and 8 have as many pips, but pay on other rolls."""
    table = longhouse.new_table("watch", players=2, seed=1, options={"mode": "base", "board": "classic19"})
    assert isinstance(table, Watch)
    other = table.clone()
    six, eight = (table.token.index(table.box.tokens.index(label)) for label in ("6", "8"))
    other.token = table.token[:]
    other.token[six], other.token[eight] = table.token[eight], table.token[six]
    assert row_of(other) != row_of(table)


def test_a_seat_sees_where_a_creature_stands() -> None:
    table = longhouse.new_table("northgard", players=2, seed=1, options={"creatures": True})
    assert isinstance(table, Northgard)
    rows = set()
    for region in (-1, *range(4)):
        other = table.clone()
        other.creature_at = [region, *table.creature_at[1:]]
        rows.add(row_of(other))
    assert len(rows) == 5
