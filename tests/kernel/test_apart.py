"""Where seats choose apart: offers, which nobody waits for, and open picks, which everybody sees."""

import itertools
import random

import pytest

from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import NOTHING_ASKED, SPECTATOR, IllegalPick, Option
from longhouse.kernel.history import History, replay
from longhouse.kernel.journal import read_journal, write_journal
from longhouse.kernel.playout import play_out
from longhouse.kernel.saving import load, save
from longhouse.kernel.search.unseen import determinize
from longhouse.kernel.secret import formality
from longhouse.kernel.table import Table
from tests.kernel.seals import DEMAND, SEAL, SEALS, Seals, new_game, new_table, pick

LAST = 3  # the seat that has nothing to seal
ORDER = [3, 2, 1, 0]  # in which the phase lists its seats


def waited_for(table: Table) -> list[int]:
    return [decision.seat for decision in table.decisions]


def offered(table: Table) -> list[int]:
    return [offer.seat for offer in table.offers]


def seal(table: Table, seat: int, *numbers: int) -> None:
    for number in numbers:
        pick(table, seat, f"seal/{number}")


def all_sealed_but(seat: int) -> Seals:
    table = new_table()
    for other in {0, 1, 2} - {seat}:
        seal(table, other, other, 0)
    return table


# --- offers


def test_nobody_waits_for_an_offer() -> None:
    table = new_table()
    assert waited_for(table) == [2, 1, 0]
    assert offered(table) == [LAST]
    assert table.decision_for(LAST).ask == "seals-ask-wait"
    assert [table.spell(option) for option in table.legal_options(LAST)] == ["demand", "halt"]
    assert table.decision_for(0).ask == "seals-ask-seal", "what is waited for comes before an offer"


def test_who_is_done_keeps_an_offer_and_is_not_waited_for() -> None:
    table = new_table()
    seal(table, 1, 0, 2)
    assert waited_for(table) == [2, 0]
    assert offered(table) == [LAST, 1]


def test_the_phase_ends_when_nobody_is_waited_for() -> None:
    table = all_sealed_but(2)
    assert waited_for(table) == [2]
    seal(table, 2, 1, 1)
    assert table.over
    assert table.shown[:9] == [2, 0, 0, 1, 1, 0, 0, 2, 0]
    assert table.offers == []
    assert table.decision_for(LAST) is NOTHING_ASKED


def test_a_seat_that_chooses_apart_may_be_asked_for_forms_sake() -> None:
    """Known from its own agenda, and to itself alone."""
    table = new_table()
    seal(table, 1, 2)
    assert [formality(table, seat) for seat in (0, 1, 2, LAST)] == [None, Option(SEAL, 0), None, None]
    assert formality(table.view(1), 1) == Option(SEAL, 0)
    assert formality(table.view(0), 1) is None
    seal(table, 1, 0)
    assert formality(table, 1) is None


def test_an_offer_is_taken_only_by_name() -> None:
    table = new_table(2)
    with pytest.raises(IllegalPick):
        pick(table, 1, "seal/0")
    assert table.why_not(Option(DEMAND), 1) is None
    pick(table, 1, "demand")
    assert table.demands[0] // 10 == 1


def test_playouts_never_take_an_offer() -> None:
    """Of the seats that seal, some stop the table by chance; the last seat never does: nobody asks it to choose."""
    stopped = set()
    for seed in range(40):
        table = new_table(seed=str(seed))
        play_out(table, random.Random(seed), 1000)
        stopped |= {demand // 10 for demand in table.demands}
    assert stopped == {0, 1, 2}


def test_offers_are_made_anew_and_kept_by_a_clone_and_a_save() -> None:
    table = all_sealed_but(0)
    told = [(offer.seat, offer.ask, offer.options) for offer in table.offers]
    assert [seat for seat, _, _ in told] == [3, 2, 1]
    again = [table.clone(), load(SEALS, SEALS.content(), save(table))]
    again[0].reask()
    for other in again:
        assert [(offer.seat, offer.ask, offer.options) for offer in other.offers] == told


def test_a_view_has_ones_own_offer_with_its_options_and_that_of_others_without() -> None:
    table = new_table()
    seal(table, 1, 0, 2)
    for viewer in (0, 1, LAST, SPECTATOR):
        view = table.view(viewer)
        assert waited_for(view) == [2, 0]
        assert offered(view) == [LAST, 1]
        assert [len(offer.options) for offer in view.offers] == [2 * (viewer == LAST), 2 * (viewer == 1)]
        assert all(offer.ask == "seals-ask-others" for offer in view.offers if offer.seat != viewer)
        assert save(load(SEALS, SEALS.content(), save(view))) == save(view)


# --- open picks


@pytest.mark.parametrize("seat", [0, 1, LAST])
def test_an_open_pick_is_played_on_the_common_agenda(seat: int) -> None:
    """By seats that are half done (0), done (1), or have nothing to choose."""
    table = new_table()
    table.record_events()
    seal(table, 0, 2)
    seal(table, 1, 0, 0)
    pick(table, seat, "demand")
    assert [event.kind for event in table.events] == ["seals-event-stopped"]
    assert [decision.ask for decision in table.questions] == ["seals-ask-talk"]
    assert isinstance(table.agenda[1], Apart), "the phase lies below"
    pick(table, seat, "answer")
    assert waited_for(table) == [2, 0]
    assert offered(table) == [LAST, 1]
    seal(table, 0, 2)
    seal(table, 2, 1, 1)
    assert table.over
    assert table.shown[:9] == [0, 0, 2, 2, 0, 0, 0, 2, 0]


def test_an_open_pick_may_end_the_phase() -> None:
    table = new_table()
    pick(table, LAST, "halt")
    assert len(table.agenda) == 2
    pick(table, LAST, "answer")
    assert table.over


# --- what is not seen


def test_how_far_others_are_is_not_seen_but_who_is_done() -> None:
    table = new_table()
    before = save(table.view(0))
    seal(table, 2, 1)
    assert save(table.view(0)) == before
    seal(table, 2, 2)
    once = save(table.view(0))
    assert once != before
    other = new_table()
    seal(other, 2, 0, 0)
    assert save(other.view(0)) == once


@pytest.mark.parametrize("viewer", [0, 1, 2, LAST, SPECTATOR])
@pytest.mark.parametrize("stopped", [False, True])
def test_who_was_done_chooses_again_and_nobody_else(viewer: int, stopped: bool) -> None:
    """On a table and on a view of it, even while another question is open above the phase."""
    table = new_table()
    seal(table, 1, 0, 0)
    seal(table, 2, 1)
    if stopped:
        pick(table, LAST, "demand")
    seen = set()
    for seed in range(30):
        for other in (table.clone(), table.view(viewer)):
            determinize(other, viewer, str(seed))
            assert isinstance(other, Seals)
            assert other.sealed.size(1) == 2
            assert other.sealed.size(2) == (1 if viewer == 2 else 0)
            assert other.demands == table.demands, "what was picked openly is not picked again"
            assert save(other.view(viewer))[3:] == save(table.view(viewer))[3:]
            seen.add(tuple(other.sealed.row(1)))
    assert len(seen) == (1 if viewer == 1 else 6)


# --- journals


def played(order: list[tuple[int, str]], seed: str = "order") -> History:
    history = new_game(seed=seed)
    for seat, text in order:
        option = history.table.read(text)
        assert option is not None
        history.pick(option, seat)
    return history


def text_of(history: History) -> str:
    return write_journal(SEALS, history.journal)


def test_whoever_is_first_the_journal_is_the_same() -> None:
    picks = {0: ["seal/0", "seal/1"], 1: ["seal/2", "seal/2"], 2: ["seal/1", "seal/0"]}
    texts, tables = set(), []
    for seats in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        left = {seat: iter(texts) for seat, texts in picks.items()}
        history = played([(seat, next(left[seat])) for seat in seats])
        texts.add(text_of(history))
        tables.append(save(history.table))
    (text,) = texts
    journal = read_journal(SEALS, text)
    assert [(pick.seat, pick.option) for pick in journal.picks] == [(s, t) for s in (2, 1, 0) for t in picks[s]]
    assert [len(pick.luck) for pick in journal.picks] == [0] * 5 + [2]
    again = replay(SEALS, journal, SEALS.content())
    assert text_of(again) == text
    assert all(table == save(again.table) for table in tables)


@pytest.mark.parametrize("stop", ["demand", "halt"])
@pytest.mark.parametrize("seat", [0, LAST])
def test_an_open_pick_stands_where_it_was_made(stop: str, seat: int) -> None:
    before = [(0, "seal/0"), (2, "seal/1"), (1, "seal/2")]
    talk = [(seat, stop), (seat, "answer")]
    after = [(0, "seal/0"), (1, "seal/1"), (2, "seal/2")] if stop == "demand" else []
    texts = {
        text_of(played([*first, *talk, *then]))
        for first in itertools.permutations(before)
        for then in itertools.permutations(after)
    }
    (text,) = texts
    seats = [pick.seat for pick in read_journal(SEALS, text).picks]
    assert seats == [2, 1, 0, seat, seat, *([2, 1, 0] if after else [])]
    assert text_of(replay(SEALS, read_journal(SEALS, text), SEALS.content())) == text


def test_a_journal_that_was_written_as_the_picks_came_is_read_and_put_in_order() -> None:
    text = text_of(played([(2, "seal/0"), (2, "seal/0"), (1, "seal/0"), (1, "seal/0"), (0, "seal/0"), (0, "seal/1")]))
    *head, a, b, c, d, e, f = text.splitlines(keepends=True)
    luck = f.removeprefix("0 seal/1").strip()
    came = "".join([*head, e, a, c, "0 seal/1\n", b, f"{d.strip()} {luck}\n"])
    assert text_of(replay(SEALS, read_journal(SEALS, came), SEALS.content())) == text


def test_a_choice_is_taken_back_while_all_others_are_done() -> None:
    history = played([(0, "seal/0"), (0, "seal/0"), (1, "seal/0"), (1, "seal/0"), (2, "seal/2")])
    assert history.can_undo(2) and not history.can_undo(0)
    history.undo()
    for text in ("seal/1", "seal/1"):
        option = history.table.read(text)
        assert option is not None
        history.pick(option, 2)
    assert [(pick.seat, pick.option) for pick in history.journal.picks[:3]] == [
        (2, "seal/1"),
        (2, "seal/1"),
        (1, "seal/0"),
    ]
    assert not any(history.can_undo(seat) for seat in range(4))


def test_an_open_pick_is_not_taken_back() -> None:
    history = played([(0, "seal/0"), (0, "seal/0"), (1, "seal/0"), (1, "seal/0"), (2, "demand")])
    assert not history.can_undo(2)
