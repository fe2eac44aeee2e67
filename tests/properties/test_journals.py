"""The journal is the truth: written, read and replayed it gives the same table; and undo works."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import SPECTATOR, History, determinize, save
from longhouse.kernel.decision import NOBODY
from longhouse.server.table import story
from tests.properties.playing import STABLE, finish, new_table, open_frame, photo, play_on, some_pick
from tests.properties.registry import CASES, GAMES, Case, every_case

NAMES = ["Ada", "Bo Ek", "Чайка", "D'Arcy #1", "Eir"]


def new_game(case: Case, seed: int) -> History:
    return longhouse.new_game(case.game, seats=NAMES[: case.players], seed=seed, settings=case.settings)


def played(case: Case, seed: int, picks: int) -> History:
    """A game of this many random picks, or to its end."""
    history = new_game(case, seed)
    luck = random.Random(seed)
    for _ in range(picks):
        if history.table.over:
            break
        seat, option = some_pick(history.table, luck)
        history.pick(option, seat)
    return history


def whole(case: Case, seed: int) -> History:
    history = played(case, seed, GAMES[case.game].longest)
    assert history.table.over
    return history


def text_of(history: History) -> str:
    return longhouse.write_journal(history.game, history.journal)


@every_case
def test_a_journal_replays_to_the_same_table_and_text(case: Case) -> None:
    history = whole(case, 20)
    text = text_of(history)
    again = longhouse.replay(text)
    assert text_of(again) == text
    assert photo(again.table) == photo(history.table)
    assert again.journal.seats == NAMES[: case.players]
    assert photo(history.table) == photo(finish(new_table(case, 20), 20)), "listening and recording change nothing"


@every_case
def test_a_journal_replays_without_its_seed(case: Case) -> None:
    """Outcomes are recorded, so an old journal survives a change of the generator."""
    history = played(case, 22, 500)
    text = text_of(history)
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("seed "))
    assert len(without) < len(text)
    again = longhouse.replay(without)
    assert text_of(again) == without
    assert save(again.table)[3:] == save(history.table)[3:]


@settings(STABLE, max_examples=40)
@given(
    case=st.sampled_from(CASES),
    seed=st.integers(0, 2**32),
    upto=st.integers(0, 600),
    numbers=st.lists(st.integers(0, 2**16), max_size=40),
)
def test_a_game_is_resumed_from_its_journal_at_any_pick(case: Case, seed: int, upto: int, numbers: list[int]) -> None:
    """As if it had never stopped: chance too continues as it would have."""
    true = played(case, seed, upto)
    longer = played(case, seed, upto + 50)
    for resumed in (longhouse.replay(text_of(true)), longhouse.replay(text_of(longer), upto=upto)):
        assert text_of(resumed) == text_of(true)
        assert photo(resumed.table) == photo(true.table)
        assert play_on(resumed.table, numbers) == play_on(true.table.clone(), numbers)


@every_case
def test_comments_and_empty_lines_are_left_out(case: Case) -> None:
    text = text_of(played(case, 23, 60))
    noted = text.replace("\n", "\n\n# a note\n")
    assert text_of(longhouse.replay(noted)) == text
    assert text_of(longhouse.replay(text.replace("\n", "\r\n"))) == text


@every_case
def test_undo_restores_table_and_journal_exactly(case: Case) -> None:
    """Play on at random, and take back at random what may be taken back."""
    history = new_game(case, 24)
    luck = random.Random(24)
    states = [photo(history.table)]
    texts = [text_of(history)]
    for _ in range(150):
        if history.table.over:
            break
        seat, option = some_pick(history.table, luck)
        history.pick(option, seat)
        states.append(photo(history.table))
        texts.append(text_of(history) if len(texts) < 60 else "")
        while luck.random() < 0.3 and history.can_undo(history.journal.picks[-1].seat):
            history.undo()
            states.pop()
            texts.pop()
            assert photo(history.table) == states[-1]
            assert not texts[-1] or text_of(history) == texts[-1]
            assert len(history.journal.picks) == len(states) - 1
    assert photo(longhouse.replay(text_of(history)).table) == states[-1]


@every_case
def test_undo_stops_at_luck_at_reveals_and_at_the_picks_of_others(case: Case) -> None:
    """Not at the end of a move: until somebody else has picked, it is only said whose move it is."""
    history = new_game(case, 25)
    luck = random.Random(25)
    assert not any(history.can_undo(seat) for seat in range(case.players))
    taken_back = 0
    for _ in range(1200):
        if history.table.over:
            break
        seat, option = some_pick(history.table, luck)
        barriers, frame = history.table.barriers(), open_frame(history.table)
        seen = frame is not None and len(frame.seats) > 1 and frame.is_open(option, seat)
        pick = history.pick(option, seat)
        shown = history.table.barriers() - history.table.opened != barriers
        crossed = seen or pick.luck or shown or history.table.over
        if not crossed and asked_in_secret(history, seat):
            crossed = True
        if not crossed and frame is not None and open_frame(history.table) is None:
            continue  # the last to choose apart: whether others did is not known here
        assert history.can_undo(seat) == (not crossed)
        assert not any(history.can_undo(other) for other in range(case.players) if other != seat)
        taken_back += not crossed
    assert taken_back


def asked_in_secret(history: History, seat: int) -> bool:
    """Whether others are asked, and this seat does not see when they answer."""
    others = [decision for decision in history.table.view(seat).decisions if decision.seat != seat]
    return bool(others) and (open_frame(history.table) is not None or others[0].seat == NOBODY)


@every_case
def test_nothing_is_left_of_a_pick_that_was_taken_back(case: Case) -> None:
    """For nobody, also where it was somebody else's move: every view, and what it is asked, byte by byte."""
    history = new_game(case, 28)
    luck = random.Random(28)
    for number in range(300):
        if history.table.over:
            break
        before = everything(history) if number % 10 == 0 else []
        seat, option = some_pick(history.table, luck)
        history.pick(option, seat)
        if before and history.can_undo(seat):
            history.undo()
            assert everything(history) == before
            history.pick(option, seat)


def everything(history: History) -> list[object]:
    """The journal, the table, and the table as everybody sees it."""
    views = [history.table.view(seat) for seat in (*range(history.table.seats), SPECTATOR)]
    told = [(*photo(view), story.picture(view), story.decisions(view, NAMES)) for view in views]
    return [text_of(history), photo(history.table), *told]


@every_case
def test_what_can_be_taken_back_has_taught_nothing(case: Case) -> None:
    """If the picker could have learned something from the pick (on a table that looked the same), it cannot be
    undone."""
    history = new_game(case, 26)
    luck = random.Random(26)
    for number in range(GAMES[case.game].longest):
        seat, option = some_pick(history.table, luck)
        history.pick(option, seat)
        if history.can_undo(seat) and (number % 15 == 0 or history.table.over):
            other = history.before[-1].clone()
            determinize(other, seat, str(number))
            other.pick(option, seat)
            assert save(other.view(seat)) == save(history.table.view(seat))
        if history.table.over:
            break


@every_case
def test_the_same_pick_after_an_undo_gives_the_same_table(case: Case) -> None:
    history = new_game(case, 27)
    luck = random.Random(27)
    for _ in range(200):
        if history.table.over:
            break
        seat, option = some_pick(history.table, luck)
        history.pick(option, seat)
        if history.can_undo(seat):
            after = photo(history.table)
            told = [repr(event) for event in history.table.events]
            history.undo()
            history.pick(option, seat)
            assert photo(history.table) == after
            assert [repr(event) for event in history.table.events] == told
