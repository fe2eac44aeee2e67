"""A history plays, writes down, and takes back."""

import pytest

import longhouse
from longhouse import History, IllegalPick, Option, save, write_journal


def new_game() -> History:
    options = {"board": "classic19", "first_player": "seat"}
    return longhouse.new_game("watch", seats=["Ada", "Bo"], seed=7, options=options)


def pick_first(history: History) -> None:
    decision = history.table.decision
    history.pick(decision.options[0], decision.seat)


def test_a_new_game_is_a_new_table_with_a_journal() -> None:
    history = new_game()
    table = longhouse.new_table("watch", players=2, seed=7, options={"board": "classic19", "first_player": "seat"})
    assert save(history.table) == save(table)
    assert history.journal.picks == []
    assert history.journal.deal, "the deck was shuffled"


def test_a_history_listens_from_the_beginning() -> None:
    history = new_game()
    assert [event.kind for event in history.table.events] == ["watch-event-first"]
    pick_first(history)
    assert [event.kind for event in history.table.events] == ["watch-event-settlement"]


def test_a_pick_is_written_down_with_its_luck() -> None:
    history = new_game()
    while history.table.decision.ask != "watch-ask-roll":
        pick_first(history)
    pick = history.pick(history.table.decision.options[0], 0)
    assert (pick.seat, pick.option, len(pick.luck)) == (0, "roll", 4)
    assert history.journal.picks[-1] is pick


@pytest.mark.parametrize(
    "option", [Option(0), Option(2), Option(3, 1), Option(26), Option(-1), Option(3, 999)], ids=str
)
@pytest.mark.parametrize("seat", [0, 1, 7, -1])
def test_an_illegal_pick_is_not_written_down(option: Option, seat: int) -> None:
    history = new_game()
    before = save(history.table), write_journal(history.game, history.journal)
    with pytest.raises(IllegalPick):
        history.pick(option, seat)
    assert (save(history.table), write_journal(history.game, history.journal)) == before
    assert not history.can_undo(0)


def test_a_settlement_is_taken_back_and_its_road_too_until_the_other_has_the_move() -> None:
    """GW-2.7: both belong to one move; after the road the other seat is asked."""
    history = new_game()
    start = save(history.table)
    pick_first(history)
    assert history.can_undo(0)
    assert not history.can_undo(1)
    history.undo()
    assert save(history.table) == start
    assert not history.can_undo(0)
    pick_first(history)
    pick_first(history)
    assert history.table.decision.seat == 1
    assert not history.can_undo(0)
    assert not history.can_undo(1)


def test_a_roll_is_never_taken_back() -> None:
    history = new_game()
    while history.table.decision.ask != "watch-ask-roll":
        pick_first(history)
    pick_first(history)
    assert history.table.decision.seat == 0
    assert not history.can_undo(0)


def test_nothing_is_taken_back_where_nothing_may() -> None:
    history = new_game()
    before = write_journal(history.game, history.journal)
    with pytest.raises((IndexError, ValueError)):
        history.undo()
    assert write_journal(history.game, history.journal) == before


def test_after_an_undo_the_table_goes_on_telling_and_recording() -> None:
    history = new_game()
    pick_first(history)
    history.undo()
    pick_first(history)
    assert [event.kind for event in history.table.events] == ["watch-event-settlement"]
    while history.table.decision.ask != "watch-ask-roll":
        pick_first(history)
    assert history.pick(history.table.decision.options[0], 0).luck


def test_a_table_that_was_handed_out_is_not_changed_by_an_undo() -> None:
    history = new_game()
    pick_first(history)
    shown = history.table
    before = save(shown)
    history.undo()
    pick_first(history)
    assert save(shown) == before
