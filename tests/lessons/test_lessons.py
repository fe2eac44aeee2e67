"""Every lesson of every game: played to its end by its own picks, and by wrong ones at every step."""

import re

import pytest

from longhouse.kernel.saving import save
from longhouse.lessons.lesson import Lesson
from longhouse.lessons.staging import play, rehearse, take_own_step
from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.bundle import bundle_of
from longhouse.messages.rulebook import look_up
from tests.lessons.every import LESSONS, names_of, started

EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
SENTENCE = re.compile(r"[.!?…](?=\s|$)")
MOST_SENTENCES = 2
TRIED = 6  # accepted picks of a step


@EVERY
def test_a_lesson_is_played_to_its_end_by_its_own_picks(lesson: Lesson) -> None:
    history, course = rehearse(lesson, names_of(lesson))
    assert course.place.finished
    assert not history.table.over
    assert 12 <= len(lesson.steps) <= 20


@EVERY
def test_every_wrong_pick_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    history, course = started(lesson)
    catalog = Catalog("en")
    while (step := course.step) is not None:
        table = history.table
        if not course.place.done and not step.only_speaks:
            legal, accepted = table.legal_options(lesson.learner), course.accepted(table)
            assert accepted
            assert set(accepted) <= set(legal)
            before = (save(table), course.kept())
            for option in legal:
                answer = course.answer(table, option)
                assert (answer is None) == (option in accepted)
                assert answer is None or catalog.text(answer.key)
            assert (save(table), course.kept()) == before
        take_own_step(history, course)


@EVERY
def test_every_accepted_pick_leads_to_the_end(lesson: Lesson) -> None:
    """The lesson goes on by its own picks, and where its story does not fit any more, it still comes to its end."""
    history, course = started(lesson)
    while course.step is not None:
        picks, number = len(history.journal.picks), course.place.step
        accepted = course.accepted(history.table)
        for option in accepted[:: -(-len(accepted) // TRIED)] if accepted and not course.place.done else []:
            other_way(lesson, number, picks, history.table.spell(option))
        take_own_step(history, course)


def other_way(lesson: Lesson, number: int, picks: int, text: str) -> None:
    history, course = started(lesson)
    while (course.place.step, len(history.journal.picks)) != (number, picks):
        take_own_step(history, course)
    option = history.table.read(text)
    assert option is not None
    play(history, course, option, lesson.learner)
    for _ in range(300):
        if course.step is None:
            return
        if not course.cue(history.table).bots or course.place.done:
            take_own_step(history, course)
        else:
            asked = history.table.decision
            play(history, course, asked.options[-1], asked.seat)
    raise AssertionError(f"after {text} in step {number + 1} the lesson does not come to its end")


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_and_is_short(lesson: Lesson, language: str) -> None:
    catalog = Catalog(language)
    texts = {key: catalog.text(key) for key in lesson.message_keys()}
    long = {key: text for key, text in texts.items() if len(SENTENCE.findall(text)) > MOST_SENTENCES}
    assert long == {}


@EVERY
def test_what_is_to_be_clicked_is_golden_in_every_language(lesson: Lesson) -> None:
    """As often in each; where nothing is to be picked, nothing is."""
    for step in lesson.steps:
        marks = {language: Catalog(language).text(step.key).count("**") for language in LANGUAGES}
        assert len(set(marks.values())) == 1, f"{step.where}: {marks}"
        assert marks["en"] % 2 == 0, step.where
        assert (marks["en"] > 0) != step.only_speaks, step.where


@EVERY
def test_every_answer_cites_a_rule_that_exists(lesson: Lesson) -> None:
    for step in lesson.steps:
        for answer in step.wrong:
            assert look_up(answer.rule, "en"), f"{step.where}: {answer.rule}"


@EVERY
def test_everything_that_is_lit_is_there(lesson: Lesson) -> None:
    """Things of the game and seats are checked when the file is read; an option must be legal in its step."""
    history, course = started(lesson)
    wanted = {(step.id, light.name) for step in lesson.steps for light in step.lights if light.kind == "option"}
    while course.step is not None:
        texts = [history.table.spell(option) for option in history.table.legal_options(lesson.learner)]
        id = course.step.id
        wanted -= {
            (id, light.name) for light in course.step.lights if light.kind == "option" and fits(light.name, texts)
        }
        take_own_step(history, course)
    assert wanted == set()
    words = {light.name for step in lesson.steps for light in step.lights if light.kind == "word"}
    assert all(bundle_of("en").has(f"{lesson.game}-{word}") for word in words)


def fits(pattern: str, texts: list[str]) -> bool:
    return any(re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), text) for text in texts)
