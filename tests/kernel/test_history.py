"""A history plays, records, and takes back."""

import random

import pytest

import longhouse
from longhouse import History, IllegalPick, Option, save, write_journal


def new_game() -> History:
    settings = {"mode": "base", "board": "classic19", "first_player": "seat"}
    return longhouse.new_game("watch", seats=["Ada", "Bo"], seed=7, settings=settings)


def pick_first(history: History) -> None:
    decision = history.table.decision
    history.pick(decision.options[0], decision.seat)


def test_a_new_game_is_a_new_table_with_a_journal() -> None:
    history = new_game()
    table = longhouse.new_table(
        "watch", players=2, seed=7, settings={"mode": "base", "board": "classic19", "first_player": "seat"}
    )
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


def test_nothing_cannot_be_picked() -> None:
    """What `read_option` gives for a text that means nothing."""
    table = new_game().table
    before = save(table)
    for seat in (0, 1, 7, -1):
        with pytest.raises(IllegalPick, match="nothing cannot be picked now"):
            table.pick(None, seat)
    assert save(table) == before


def test_a_settlement_is_taken_back_and_its_road_too_until_the_other_has_picked() -> None:
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
    assert history.can_undo(0)
    assert not history.can_undo(1)
    history.undo()
    history.undo()
    assert save(history.table) == start
    for _ in range(3):
        pick_first(history)
    assert not history.can_undo(0)
    assert history.can_undo(1)
    history.undo()
    assert not history.can_undo(0) and not history.can_undo(1), "what was answered once stays"


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


def test_a_pick_without_a_seat_is_written_down_with_the_seat_that_was_asked() -> None:
    history = new_game()
    assert history.pick(history.table.decision.options[0], -1).seat == history.journal.picks[-1].seat == 0
    assert write_journal(history.game, longhouse.replay(write_journal(history.game, history.journal)).journal)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    history = longhouse.new_game(
        "watch", seats=["Ada", "Bo"], seed=1, settings={"mode": "base", "trade_max_offers_per_turn": 0}
    )
    luck = random.Random(5)
    while not history.table.over:
        decision = history.table.decision
        history.pick(luck.choice(decision.options), decision.seat)
    assert not history.can_undo(0) and not history.can_undo(1)


def test_settings_of_one_game_are_not_those_of_the_next() -> None:
    history = new_game()
    history.journal.settings["board"] = "base_gift"
    assert new_game().journal.settings["board"] == "classic19"


def test_gw_7_1_a_card_that_was_played_is_taken_back_unless_it_showed_something_more() -> None:
    """GW-7.1: its player knew it; GW-12.3: a tile that comes with it turns a token over."""
    history = longhouse.new_game(
        "watch", seats=["Ada", "Bo"], seed=3, settings={"mode": "base", "trade_max_offers_per_turn": 0}
    )
    luck = random.Random(1)
    played = 0
    while not history.table.over:
        decision = history.table.decision
        option = luck.choice(decision.options)
        before = save(history.table)
        history.pick(option, decision.seat)
        if history.table.spell(option).startswith("play/") and history.can_undo(decision.seat):
            played += 1
            history.undo()
            assert save(history.table) == before
            history.pick(option, decision.seat)
    assert played


def test_luck_of_another_stream_is_not_the_luck_that_was_drawn() -> None:
    history = new_game()
    while history.table.decision.ask != "watch-ask-trade":
        pick_first(history)
    text = write_journal(history.game, history.journal)
    dice = text.rsplit("dice=", 1)[1].split()[0]
    one, two = dice.split(",")
    with pytest.raises(longhouse.JournalError, match="outcomes are recorded"):
        longhouse.replay(text.replace(f"roll dice={one},{two}", f"roll dice={one} theft=0"))


@pytest.mark.parametrize("seats", [["Ada", "Bo"], ["Ada", "Bo", "Cy"]], ids=len)
def test_an_offer_taken_while_others_choose_apart_is_final(seats: list[str]) -> None:
    """A proposal is withdrawn (GW-4.12) when one opponent has begun to answer: they know of it when they go on."""
    settings = {"mode": "base", "board": "classic19", "first_player": "seat"}
    history = longhouse.new_game("watch", seats=seats, seed=7, settings=settings)
    luck = random.Random(1)
    while not any(offer.seat == history.table.active for offer in history.table.all_offers()):  # type: ignore[attr-defined]
        decision = history.table.decision
        history.pick(luck.choice(decision.options), decision.seat)
    (offer,) = history.table.all_offers()
    answer = history.table.decision
    counter = history.table.read("counter")
    first = counter if counter in answer.options else answer.options[0]
    if len(seats) > 2:
        assert first is not None
        history.pick(first, answer.seat)
    assert offer.seat not in [decision.seat for decision in history.table.decisions]
    history.pick(offer.options[0], offer.seat)
    assert history.journal.picks[-1].option == "withdraw"
    assert not history.can_undo(offer.seat)
    assert not history.can_undo(answer.seat)
    text = write_journal(history.game, history.journal)
    assert save(longhouse.replay(text).table) == save(history.table)
