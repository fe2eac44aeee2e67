"""A course: what is accepted, back and undo, skip, the end, and what is kept of it."""

import json

from longhouse.kernel.history import History
from longhouse.kernel.saving import save
from longhouse.lessons.course import Course, read_kept
from longhouse.lessons.staging import back_to, begin_at, pick_with, play, take_own_step
from tests.lessons.every import catan, go_to, names_of, recite_all, started


def pick(history: History, course: Course, text: str, seat: int = 0) -> None:
    option = history.table.read(text)
    assert option is not None
    play(history, course, option, seat)


def spelled(history: History, course: Course) -> list[str]:
    return [history.table.spell(option) for option in course.accepted(history.table)]


def test_a_step_that_only_speaks_accepts_nothing_and_goes_on_by_next() -> None:
    history, course = started(catan())
    assert course.only_speaks(history.table)
    assert spelled(history, course) == []
    assert not course.cue(history.table).bots
    assert course.go_on(history.table)
    assert course.step is not None
    assert course.step.id == "house"
    assert not course.go_on(history.table)


def test_picks_of_a_step_come_in_their_order() -> None:
    history, course = started(catan())
    go_to(history, course, "offer")
    for text in ("propose", "add/wool", "done", "add/brick", "send"):
        assert spelled(history, course) == [text]
        pick(history, course, text)
    assert course.place.done
    assert spelled(history, course) == []
    recite_all(history, course)
    assert course.step is not None
    assert course.step.id == "deal"


def test_the_outcomes_of_a_lesson_are_those_of_its_story_and_no_others_are_left() -> None:
    history, course = started(catan())
    go_to(history, course, "roll")
    pick(history, course, "roll")
    assert history.journal.picks[-1].luck == [3, 4, 3, 5]
    assert history.table.chance.unused() == 0


def test_a_wrong_pick_is_answered_by_the_most_special_answer() -> None:
    history, course = started(catan())
    go_to(history, course, "offer")
    option = history.table.read("go-on")
    assert option is not None
    answer = course.answer(history.table, option)
    assert answer is not None
    assert (answer.key, answer.rule) == ("watch-lesson-catan-trade-first", "GW-3.3")


def test_back_leads_to_the_step_before_and_the_table_is_as_it_was() -> None:
    history, course = started(catan())
    go_to(history, course, "roll")
    then = save(history.table)
    go_to(history, course, "offer")
    pick(history, course, "propose")
    history = back_to(history, course.go_back())
    course.follow(history)
    assert course.step is not None
    assert course.step.id == "roll"
    assert save(history.table) == then
    go_to(history, course, "offer")
    assert spelled(history, course) == ["propose"]


def test_back_from_amid_a_script_leads_to_the_beginning_of_its_step() -> None:
    history, course = started(catan())
    go_to(history, course, "end-turn")
    pick(history, course, "end-turn")
    take_own_step(history, course)
    assert course.place.played == 1
    history = back_to(history, course.go_back())
    assert course.step is not None
    assert course.step.id == "end-turn"
    assert spelled(history, course) == ["end-turn"]


def test_undo_takes_the_course_along() -> None:
    history, course = started(catan())
    go_to(history, course, "road")
    pick(history, course, "go-on")
    pick(history, course, "road/0,1,E")
    assert course.step is not None
    assert course.step.id == "end-turn"
    history.undo()
    course.follow(history)
    assert read_kept(course.kept()).id == "road"
    assert spelled(history, course) == ["road/0,1,E"]


def test_outcomes_that_nobody_draws_are_forgotten_and_do_not_come_back_by_an_undo() -> None:
    history, course = started(catan())
    go_to(history, course, "road")
    option = history.table.read("go-on")
    assert option is not None
    pick_with(history, option, 0, (3, 0, 3, 0))
    assert history.table.chance.unused() == 0
    history.undo()
    assert history.table.chance.unused() == 0


def test_a_course_that_lags_behind_its_journal_catches_up() -> None:
    history, course = started(catan())
    go_to(history, course, "track")
    kept = read_kept(course.kept()).place
    go_to(history, course, "offer")
    behind = Course(catan(), kept)
    assert behind.follow(history)
    assert behind.kept() == course.kept()


def test_what_is_kept_names_the_lesson_the_step_and_how_many_there_are() -> None:
    history, course = started(catan())
    go_to(history, course, "deal")
    kept = read_kept(course.kept())
    assert (kept.fingerprint, kept.of, kept.id) == (catan().fingerprint, 17, "deal")
    assert Course(catan(), kept.place).kept() == course.kept()
    assert json.loads(course.kept())["step"] == 7


def test_the_nearest_step_of_a_lesson_that_has_changed() -> None:
    assert catan().nearest("deal", 3) == 7
    assert catan().nearest("was-once", 3) == 3
    assert catan().nearest("was-once", 99) == 16


def test_a_lesson_can_begin_at_any_step() -> None:
    for number, step in enumerate(catan().steps):
        history, course = begin_at(catan(), names_of(catan()), number)
        assert course.step is step
        assert step.only_speaks or spelled(history, course)


def test_at_the_end_nobody_picks_until_the_learner_plays_on() -> None:
    history, course = started(catan())
    go_to(history, course, "points")
    assert course.go_on(history.table)
    assert course.step is None
    assert course.place.finished
    assert not course.cue(history.table).bots
    pick(history, course, "roll")
    assert course.place.left
    assert course.cue(history.table).bots


def test_where_the_learner_takes_another_way_the_script_gives_way_to_bots() -> None:
    """A journal of other picks than the lesson's: what no script can play any more, bots do."""
    history, course = started(catan())
    go_to(history, course, "offer")
    for text in ("propose", "add/wool", "done", "add/ore", "add/ore", "send"):
        option = history.table.read(text)
        assert option is not None
        history.pick(option, 0)
    course.follow(history)
    recite_all(history, course)
    assert course.step is not None
    assert course.accepted(history.table) == history.table.legal_options(0)
