"""Zones, tallies, events, options: what is hidden is hidden, and a copy is a copy."""

from longhouse.kernel.decision import EVERYBODY, NO_EYES, SPECTATOR, Decision, Option, Reason
from longhouse.kernel.event import Event
from longhouse.kernel.zone import FACE_DOWN, NO_POOL, Tally, Zone, tally

POOL = 0


def test_a_zone_shows_its_faces_to_those_who_may_see_them() -> None:
    zone = Zone([3, 1, 2], 1 << 1, POOL)
    assert zone.seen_from(1).cards == [3, 1, 2]
    for seat in (0, 2, SPECTATOR):
        assert zone.seen_from(seat).cards == [FACE_DOWN] * 3
    assert zone.cards == [3, 1, 2]


def test_what_everybody_sees_the_spectator_sees_and_what_nobody_sees_nobody() -> None:
    assert Zone([5], EVERYBODY, POOL).seen_from(SPECTATOR).cards == [5]
    for seat in (0, 1, SPECTATOR):
        assert Zone([5], NO_EYES, POOL).seen_from(seat).cards == [FACE_DOWN]


def test_a_zone_is_cloned_with_its_order_eyes_and_pool() -> None:
    zone = Zone([3, 1, 2], 5, 2)
    clone = zone.clone()
    clone.cards.pop()
    assert zone.cards == [3, 1, 2]
    assert (clone.cards, clone.seen_by, clone.pool) == ([3, 1], 5, 2)
    view = zone.seen_from(0)
    view.cards.append(9)
    assert zone.cards == [3, 1, 2]


def hands() -> Tally:
    found = tally(3, 2, [1 << 0, 1 << 1, EVERYBODY], POOL)
    found.counts = [1, 2, 0, 4, 7, 8]
    return found


def test_an_empty_tally_has_no_cards() -> None:
    empty = tally(2, 3, [NO_EYES] * 2, POOL)
    assert [empty.size(row) for row in range(2)] == [0, 0]
    assert empty.row(1) == [0, 0, 0]


def test_a_row_is_a_copy_and_clearing_takes_only_that_row() -> None:
    found = hands()
    row = found.row(1)
    row[0] = 99
    assert found.row(1) == [0, 4]
    found.clear(1)
    assert found.counts == [1, 2, 0, 0, 7, 8]


def test_a_tally_shows_how_many_but_not_which() -> None:
    view = hands().seen_from(0)
    assert view.counts == [1, 2, 0, 0, 7, 8]
    assert view.unknown == [0, 4, 0]
    assert [view.size(row) for row in range(3)] == [3, 4, 15]
    watched = hands().seen_from(SPECTATOR)
    assert watched.counts == [0, 0, 0, 0, 7, 8]
    assert watched.unknown == [3, 4, 0]


def test_looking_at_a_tally_does_not_change_it() -> None:
    found = hands()
    view = found.seen_from(0)
    view.counts[0] = 50
    view.unknown[0] = 50
    assert found.counts == [1, 2, 0, 4, 7, 8]
    assert found.unknown == [0, 0, 0]


def test_of_a_secret_choice_not_even_the_size_is_seen() -> None:
    chosen = tally(2, 2, [1 << 0, 1 << 1], NO_POOL)
    chosen.counts = [1, 0, 0, 3]
    view = chosen.seen_from(0)
    assert view.counts == [1, 0, 0, 0]
    assert view.unknown == [0, 0]


def test_a_clone_of_a_tally_counts_for_itself() -> None:
    found = hands()
    clone = found.clone()
    clone.counts[0] += 1
    clone.clear(2)
    assert found.counts == [1, 2, 0, 4, 7, 8]
    assert (clone.width, clone.pool, clone.seen_by) == (2, POOL, found.seen_by)


def test_an_event_shows_its_secret_part_to_those_who_saw_it() -> None:
    event = Event("robbed", "GW-6.3", 0, [1, 4], 1, 1 << 0 | 1 << 1)
    for seat in (0, 1):
        assert event.seen_from(seat).args == [1, 4]
    for seat in (2, SPECTATOR):
        shown = event.seen_from(seat)
        assert shown.args == [1, FACE_DOWN]
        assert (shown.kind, shown.rule, shown.seat) == ("robbed", "GW-6.3", 0)
    assert event.args == [1, 4]


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("rolled", "GW-3.1", 2, [3, 4], 2, EVERYBODY)
    assert all(event.seen_from(seat).args == [3, 4] for seat in (0, 5, SPECTATOR))
    assert repr(event) == "Event(rolled, GW-3.1, seat 2, [3, 4])"


def test_options_are_equal_by_value() -> None:
    assert Option(3, 1) == Option(3, 1, 0)
    assert len({Option(1, 2, 3), Option(1, 2, 3), Option(1, 3, 2), Option(2, 1, 3)}) == 3
    assert Option(1) != Option(1, 1)
    assert Option(1) != 1
    assert repr(Option(3, 1)) == "Option(3, 1, 0)"


def test_decisions_and_reasons_say_what_they_are() -> None:
    assert repr(Decision(1, "watch-ask-roll", [], [Option(0)])) == "Decision(seat 1, watch-ask-roll, 1 options)"
    assert repr(Reason("GW-5.1", "watch-why-cannot-pay", [1])) == "Reason(GW-5.1, watch-why-cannot-pay, [1])"
