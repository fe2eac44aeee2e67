"""An offer on the server: it may be taken late, and a seat that only has an offer is not shown as choosing."""

from longhouse.kernel.decision import Option
from longhouse.server.table.record import Record
from longhouse.server.table.veil import seats_apart
from tests.kernel.seals import DEMAND, SEAL, new_game

LAST = 3  # the seat that has nothing to seal


def new_record() -> Record:
    record = Record(new_game(), "table")
    record.note_asked([], -1)
    return record


def test_an_offer_may_be_taken_late() -> None:
    """A viewer that learns nothing of others' choices still has the seq at which the offer was made."""
    record = new_record()
    start = record.numbers_for(LAST)[0]
    for seat, number in ((0, 1), (1, 0), (0, 2)):
        record.play(Option(SEAL, number), seat)
    assert record.numbers_for(2)[0] == start + 1, "only that seat 0 is done"
    assert record.may_pick(Option(DEMAND), LAST, start)
    assert record.may_pick(Option(DEMAND), 0, record.numbers_for(0)[0])
    assert not record.may_pick(Option(SEAL, 1), LAST, start)


def test_what_is_picked_openly_everybody_is_told() -> None:
    record = new_record()
    for seat in (0, 1, 2):
        record.play(Option(SEAL, 0), seat)
    assert [record.numbers_for(seat)[0] for seat in (0, 1, 2, LAST)] == [1, 1, 1, 0]
    record.play(Option(DEMAND), LAST)
    assert [record.numbers_for(seat)[0] for seat in (0, 1, 2, LAST)] == [2, 2, 2, 1], "and nothing else"
    assert [event.kind for _, event in record.latest()] == ["seals-event-stopped"]


def test_who_has_only_an_offer_is_not_choosing() -> None:
    record = new_record()
    assert seats_apart(record.history.table) == [2, 1, 0]
    for _ in range(2):
        record.play(Option(SEAL, 0), 1)
    assert seats_apart(record.history.table) == [2, 0]
