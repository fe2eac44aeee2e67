"""Every lesson of every game."""

from functools import cache
from typing import Final

from longhouse import find_game
from longhouse.games import NAMES
from longhouse.kernel.history import History
from longhouse.lessons.course import Course
from longhouse.lessons.lesson import Lesson
from longhouse.lessons.reading import lesson_names, load
from longhouse.lessons.staging import begin, recite, take_own_step

LESSONS: Final = [load(game, name) for game in NAMES for name in lesson_names(find_game(game))]


def names_of(lesson: Lesson) -> list[str]:
    return [f"Seat {number}" for number in range(len(lesson.roles))]


def started(lesson: Lesson) -> tuple[History, Course]:
    return begin(lesson, names_of(lesson))


@cache
def catan() -> Lesson:
    return load("watch", "catan")


def go_to(history: History, course: Course, step: str) -> None:
    """To the beginning of a step, by the lesson's own picks."""
    ids = [each.id for each in course.lesson.steps]
    while course.place.step < ids.index(step):
        take_own_step(history, course)
    assert course.step is not None
    assert course.step.id == step


def recite_all(history: History, course: Course) -> None:
    while recite(history, course):
        pass
