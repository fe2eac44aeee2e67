"""Where several seats choose at once it does not matter who is first, and nothing is revealed before the last is in."""

import random

import pytest

import longhouse
from longhouse import History, Option, Table, find_game, save
from longhouse.kernel.decision import NOTHING_ASKED
from tests.properties.playing import Photo, eyes, moments, new_table, open_frame, photo, some_pick, walk
from tests.properties.registry import CASES, GAMES, Case, every_case


def choices(table: Table, seat: int) -> list[Option]:
    """The options of a seat that are not picked openly."""
    frame = open_frame(table)
    options = table.legal_options(seat)
    return options if frame is None else [option for option in options if not frame.is_open(option, seat)]


def is_choosing(table: Table, seat: int) -> bool:
    """Whether anybody waits for it: an offer is not a question."""
    return any(decision.seat == seat for decision in table.decisions)


def choose_together(table: Table, order: random.Random) -> Table:
    """Every seat picks with its own generator; only the order in which they pick is given. Ends when the last is in."""
    minds = {seat: random.Random(seat) for seat in range(table.seats)}
    frame = open_frame(table)
    draws = table.chance.draws()
    while frame is not None and open_frame(table) is frame:
        assert table.chance.draws() == draws, "luck was drawn while seats choose apart"
        assert not table.events, "something was told while seats choose apart"
        seat = order.choice([decision.seat for decision in table.decisions])
        options = choices(table, seat)
        table.pick(options[int(minds[seat].random() * len(options))], seat)
    return table


@every_case
def test_any_order_of_picks_gives_the_same_table(case: Case) -> None:
    for table in moments(case):
        if len(table.decisions) > 1:
            first = photo(choose_together(table.clone(), random.Random(0)))
            for order in range(1, 5):
                assert photo(choose_together(table.clone(), random.Random(order))) == first


@every_case
def test_any_order_of_picks_gives_the_same_journal(case: Case) -> None:
    """Seat by seat, in the order in which the phase lists them; and it replays to the same table."""
    history = longhouse.new_game(case.game, seats=["Eir"] * case.players, seed=31, settings=case.settings)
    luck = random.Random(31)
    found = 0
    while not history.table.over and found < 5:
        if len(history.table.decisions) > 1:
            found += 1
            text = longhouse.write_journal(history.game, history.journal)
            first, *others = [write_together(longhouse.replay(text), random.Random(order)) for order in range(4)]
            assert others == [first] * 3
            again = longhouse.replay(first[0])
            assert (longhouse.write_journal(again.game, again.journal), photo(again.table)) == first
            write_together(history, luck)
        else:
            seat, option = some_pick(history.table, luck)
            history.pick(option, seat)


def write_together(history: History, order: random.Random) -> tuple[str, Photo]:
    """The journal and the table once the last is in."""
    minds = {seat: random.Random(seat) for seat in range(history.table.seats)}
    frame = open_frame(history.table)
    while frame is not None and open_frame(history.table) is frame:
        seat = order.choice([decision.seat for decision in history.table.decisions])
        options = choices(history.table, seat)
        history.pick(options[int(minds[seat].random() * len(options))], seat)
    return longhouse.write_journal(history.game, history.journal), photo(history.table)


@every_case
def test_a_pick_changes_nothing_for_those_who_still_choose(case: Case) -> None:
    for table in moments(case):
        for decision in table.decisions:
            others = [other for other in table.decisions if other is not decision]
            after = table.clone()
            frame, options = open_frame(after), choices(after, decision.seat)
            if not options:  # everybody sees all that it may pick
                continue
            after.pick(options[0], decision.seat)
            if frame is None or open_frame(after) is not frame:
                continue
            for other in others:
                still = after.decision_for(other.seat)
                assert [still.ask, still.args, still.options] == [other.ask, other.args, other.options]


@every_case
def test_how_far_others_are_is_not_seen(case: Case) -> None:
    """While a seat chooses apart, nobody else can distinguish its picks, or know that it has picked."""
    for table in moments(case):
        views = {seat: save(table.view(seat)) for seat in eyes(table)} if open_frame(table) else {}
        for decision in table.decisions if views else []:
            for option in choices(table, decision.seat)[::2]:
                after = table.clone()
                frame = open_frame(after)
                after.pick(option, decision.seat)
                if open_frame(after) is frame and is_choosing(after, decision.seat):
                    for seat in set(views) - {decision.seat}:
                        assert save(after.view(seat)) == views[seat]


@every_case
def test_every_answer_looks_alike_until_the_last_is_in(case: Case) -> None:
    for table in moments(case):
        for decision in table.decisions:
            if len(table.decisions) == 1:
                continue
            for seat in eyes(table):
                if seat != decision.seat:
                    assert len(looks_of_answers(table, decision.seat, seat)) <= 1


def looks_of_answers(table: Table, chooser: int, seat: int) -> set[str]:
    """The different views that a seat has of the table when another one is done choosing."""
    looks: set[str] = set()
    for option in choices(table, chooser):
        after = table.clone()
        after.pick(option, chooser)
        if not is_choosing(after, chooser):
            looks.add(str(save(after.view(seat))))
    return looks


@pytest.mark.parametrize(
    "game", [game for game in sorted(GAMES) if GAMES[game].at_once and "Apart" in find_game(game).frames]
)
def test_several_seats_do_choose_at_once(game: str) -> None:
    """The tests above have something to look at."""
    most = 0
    for case in CASES:
        if case.game == game and case.players == max(GAMES[game].players):
            most = max([most, *[len(table.decisions) for table in moments(case)]])
    assert most >= max(GAMES[game].players) - 1


@every_case
def test_decisions_begin_with_the_first(case: Case) -> None:
    for table in walk(new_table(case, 6), 6):
        if table.over:
            assert table.decision is NOTHING_ASKED
        else:
            assert table.decisions[0] is table.decision
            assert all(table.decision_for(decision.seat) is decision for decision in table.decisions)
