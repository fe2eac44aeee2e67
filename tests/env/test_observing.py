"""What a learner observes, at fixed indexes: what its seat sees of every field (except `UNTOLD`), and nothing else.
Cards in a pile, in a hand or in a row are counted by kind, without their order.
"""

from functools import cache
from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse import Table, determinize, find_game
from longhouse.env.observing import HIGH, LOW, Observer
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import EVERYBODY
from longhouse.kernel.zone import Zone
from tests.properties.playing import moments, new_table
from tests.properties.registry import CASES, GAMES, Case

pytestmark = pytest.mark.usefixtures("hnefatafl")

# settings with everything there is to see
NAMES = ("plain", "mixed", "more-creatures", "teams", "classic", "full", "full-tragedy")
LARGEST = list({(case.game, case.name): case for case in CASES if case.name in NAMES}.values())
every_case = pytest.mark.parametrize("case", LARGEST, ids=str)

# fields without a part, and why
UNTOLD = {
    "turn": "counts; of rounds and years there is another count, and what rests in this turn is told",
    "colours": "are for eyes",
    "placed": "is told as `lie`",
    "earned": "is told as `glory`; what brought it shows in the trophies, as far as a seat sees them",
    "past": "is what may not come again, and what may not be done is not offered",
    "built": "is what stands in `slots` and `loose`",
    "winner": "is there when the game is over, as the next seven are",
    "winners": "",
    "ending": "",
    "tie": "",
    "finish": "",
    "places": "",
    "shares": "",
    "breaking": "",
}

NORTH = {  # what only the full game of the Watch has
    *("frostfangs", "camps", "clearings", "posts", "gift", "breaches", "reserve", "under", "used", "trail_die"),
    *("heroes", "hero_sides", "hero_rests", "display", "hero_uses", "looked", "discarded"),
}


@cache
def observer_of(case: Case) -> Observer:
    return Observer(find_game(case.game), new_table(case, 1))


@every_case
def test_tables_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    observer = observer_of(case)
    for number, table in enumerate(moments(case)):
        seat = number % table.seats
        other = table.clone()
        determinize(other, seat, str(number))
        seen = observer.observe(table.view(seat), seat)
        assert (observer.observe(other.view(seat), seat) == seen).all()


@pytest.mark.parametrize("case", [case for case in LARGEST if GAMES[case.game].secrets], ids=str)
def test_a_seat_sees_its_own_secrets(case: Case) -> None:
    """What another seat holds looks different to that seat after a reshuffle, at some moment."""
    observer = observer_of(case)
    assert any(differs(observer, table, number % table.seats) for number, table in enumerate(moments(case)))


def differs(observer: Observer, table: Table, seat: int) -> bool:
    other, owner = table.clone(), (seat + 1) % table.seats
    determinize(other, seat, "again")
    before, after = (observer.observe(one.view(owner), owner) for one in (table, other))
    return bool((before != after).any())


@every_case
def test_every_part_keeps_to_its_place(case: Case) -> None:
    observer = observer_of(case)
    for number, table in enumerate(moments(case)):
        seat = number % table.seats
        view = table.view(seat)
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
    rows = [observer.observe(table.view(0), 0) for table in moments(case)]
    assert all(row.dtype == np.float32 and row.min() >= LOW and row.max() <= HIGH for row in rows)
    assert np.mean(rows) < 1


@every_case
def test_the_question_is_told_to_who_is_asked(case: Case) -> None:
    observer = observer_of(case)
    for table in moments(case):
        for seat in range(table.seats):
            row = observer.observe(table.view(seat), seat)
            ask = "".join(decision.ask for decision in table.decisions if decision.seat == seat)  # no offers
            asked = np.flatnonzero(row[observer.ask : observer.args])
            assert [list(observer.asks)[at] for at in asked] == ([ask] if ask else [])
            assert (row[observer.asked] == 1) == (seat in [decision.seat for decision in table.decisions])


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """Public information is the same in the rows of all seats, rotated."""
    case = next(case for case in LARGEST if case.game == "midgard" and case.name == "plain")
    observer = observer_of(case)
    places = {name: (at, size) for name, at, size in observer.names()}
    for table in moments(case):
        rows = [observer.observe(table.view(seat), seat) for seat in range(table.seats)]
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


@every_case
def test_every_field_is_told(case: Case) -> None:
    table = new_table(case, 1)
    told = {part.field for part in observer_of(case).parts}
    untold = set(type(table).FIELDS) - told - set(UNTOLD)
    assert not untold or (case.game == "watch" and not table.box.full and untold <= NORTH)  # type: ignore[attr-defined]


def test_nothing_is_excused_that_is_told() -> None:
    cases = {case.game: case for case in LARGEST}.values()
    untold = [set(type(new_table(case, 1)).FIELDS) - {part.field for part in observer_of(case).parts} for case in cases]
    assert set(UNTOLD) <= set().union(*untold)


@every_case
def test_how_many_cards_lie_in_each_pile_is_told(case: Case) -> None:
    """One card less in any of them changes the row."""
    observer = observer_of(case)
    for number, table in enumerate(moments(case)):
        seat = number % table.seats
        before = observer.observe(table.view(seat), seat)
        for field in piles_of(table):
            other = table.clone()
            setattr(other, field, shorter(getattr(table, field)))
            assert (observer.observe(other.view(seat), seat) != before).any(), field


def piles_of(table: Table) -> list[str]:
    """Fields that are a zone, or a list of them, with a card in it."""
    zones = {field: getattr(table, field) for field in type(table).FIELDS}
    return [field for field, value in zones.items() if shorter(value) is not None]


def shorter(value: object) -> Zone | list[Zone] | None:
    """The same with one card less, if it has cards."""
    if isinstance(value, Zone):
        return Zone(value.cards[1:], value.seen_by, value.pool) if value.cards else None
    if isinstance(value, list) and value and all(isinstance(zone, Zone) and zone.cards for zone in value):
        return [shorter(value[0]), *value[1:]]
    return None


WATCH = {"players": 3, "options": {"tragedy_of_heroes": True}}
NORTHGARD = {"players": 3, "options": {"creatures": True}}


@pytest.mark.parametrize(
    ("game", "given", "field", "value"),
    [
        ("watch", WATCH, "hero_uses", [1]),
        ("watch", WATCH, "hero_rests", [0, 1, 1]),
        ("watch", WATCH, "discarded", Zone([0], EVERYBODY, 0)),
        ("watch", WATCH, "sent", [[1, 0, 0, 0, 0, 0, 0, 1, 0, 0]]),
        ("northgard", NORTHGARD, "resolved", [[], [3], []]),
        ("northgard", NORTHGARD, "removed", [3]),
        ("northgard", NORTHGARD, "creature_discard", [1]),
        ("northgard", NORTHGARD, "looker", 2),
        ("northgard", NORTHGARD, "loose", [2, 1]),
        ("wild", {"players": 3}, "forts", [1, 0, 4]),
        ("midgard", {"players": 3}, "bundles", [Zone([2], 1, 0)]),
    ],
)
def test_a_seat_is_told_what_lies_open(game: str, given: dict[str, Any], field: str, value: object) -> None:
    table = longhouse.new_table(game, seed=1, **given)
    other = table.clone()
    setattr(other, field, value)
    assert row_of(other) != row_of(table)


def test_a_hero_that_rests_is_its_owners() -> None:
    """Counted from the viewer: seat 1's use is that of the next seat for 0, of itself for 1, of the last for 2."""
    table = longhouse.new_table("watch", players=3, seed=1)
    assert isinstance(table, Watch)
    table.hero_rests = [-1, table.turn, -1]
    table.hero_uses = [len(table.box.heroes) + 2]
    observer = Observer(find_game("watch"), table)
    places = {name: (at, size) for name, at, size in observer.names()}
    for seat, block in ((0, 1), (1, 0), (2, 2)):
        row = observer.observe(table.view(seat), seat)
        (rests, _), (uses, size) = places["hero_rests"], places["hero_uses"]
        assert row[rests : rests + 3].tolist() == [float(n == block) for n in range(3)]
        assert np.flatnonzero(row[uses : uses + size]).tolist() == [block * len(table.box.heroes) + 2]


def row_of(table: Table) -> bytes:
    return Observer(find_game(table.origin.game), table).observe(table.view(0), 0).tobytes()


def test_a_seat_tells_numbers_apart_that_are_rolled_as_often() -> None:
    """6 and 8 have the same pips, but pay on other rolls."""
    table = longhouse.new_table("watch", players=2, seed=1, settings={"mode": "base", "board": "classic19"})
    assert isinstance(table, Watch)
    other = table.clone()
    six, eight = (table.token.index(table.box.tokens.index(label)) for label in ("6", "8"))
    other.token = table.token[:]
    other.token[six], other.token[eight] = table.token[eight], table.token[six]
    assert row_of(other) != row_of(table)


def test_a_seat_sees_where_a_creature_stands() -> None:
    table = longhouse.new_table("northgard", players=2, seed=1, settings={"creatures": True})
    assert isinstance(table, Northgard)
    rows = set()
    for region in (-1, *range(4)):
        other = table.clone()
        other.creature_at = [region, *table.creature_at[1:]]
        rows.add(row_of(other))
    assert len(rows) == 5
