"""The lesson of a table, if it is one: what is taught now, and what the learner wants of the coach."""

from typing import Final, TypeAlias, final

import structlog

from longhouse import Option, SettingError
from longhouse.lessons.course import BOTS, Course, Cue, read_kept
from longhouse.lessons.lesson import ANY, Answer, LessonError, Step
from longhouse.lessons.reading import load
from longhouse.messages.phrase import Phrase
from longhouse.server.store.facts import TableInfo
from longhouse.server.table.record import Record
from longhouse.server.wire import said
from longhouse.server.wire.parts import LessonOut, LightOut, TopicOut

LOG: Final = structlog.get_logger("longhouse.lessons")
Wish: TypeAlias = said.LessonNextIn | said.LessonBackIn | said.LessonSkipIn | said.LessonLeaveIn


def course_of(table: TableInfo) -> Course | None:
    """The course of a table; None at an ordinary one, and where a lesson was left or is not known any more."""
    if not table.lesson:
        return None
    try:
        lesson = load(table.game, table.lesson)
    except (SettingError, LessonError) as problem:
        LOG.warning("a lesson cannot be read", table=table.id, problem=str(problem)[:200])
        return None
    course = Course(lesson, read_kept(table.course).place)
    return course if course.is_on else None


@final
class Coach:
    """Of one room. Without a course the table is an ordinary one."""

    def __init__(self, table: TableInfo, record: Record | None) -> None:
        self.course: Course | None = None
        self.read(table, record)

    def read(self, table: TableInfo, record: Record | None) -> None:
        """The table was read (again)."""
        self.course = course_of(table)
        if self.course is not None and record is not None:
            self.course.follow(record.history)

    def cue(self, record: Record) -> Cue:
        return BOTS if self.course is None else self.course.cue(record.history.table)

    def luck(self, record: Record, option: Option, seat: int) -> tuple[int, ...]:
        return () if self.course is None else self.course.luck(record.history.table.spell(option), seat)

    def answer(self, record: Record, option: Option, seat: int) -> Answer | None:
        """What is said to a legal pick that is not taught now."""
        course, table = self.course, record.history.table
        if course is None or option not in table.legal_options(seat):
            return None
        return course.answer(table, option)

    def follow(self, record: Record) -> bool:
        """Something was picked, or taken back. Says whether there is something new to tell."""
        return self.course is not None and self.course.follow(record.history)

    def number(self) -> int:
        """Of the step, from 1; one more than there are when the lesson is at its end."""
        return 0 if self.course is None else self.course.place.step + 1

    def out(self, record: Record | None) -> LessonOut | None:
        """What the learner is shown."""
        if self.course is None or record is None or not self.course.is_on:
            return None
        return lesson_out(self.course, record)


def lesson_out(course: Course, record: Record) -> LessonOut:
    lesson, place, step, table = course.lesson, course.place, course.step, record.history.table
    speaks = course.only_speaks(table) and not place.done
    steps = len(lesson.steps)
    return LessonOut(
        name=lesson.name,
        title=Phrase(lesson.title, {}),
        id="" if step is None else step.id,
        step=min(place.step + 1, steps),
        of=steps,
        chapter=None if step is None else Phrase(lesson.chapters[step.chapter].key, {}),
        say=Phrase("lesson-end", {"game": Phrase(f"{lesson.game}-name", {})}) if step is None else Phrase(step.key, {}),
        mood="glad" if step is None else step.mood,  # type: ignore[arg-type]  # one of MOODS: it was checked
        lights=[] if step is None else [LightOut(light.kind, light.name) for light in step.lights],
        accepted=accepted(course, record, step),
        busy=place.done,
        next=speaks,
        back=course.can_go_back(),
        skip=step is not None and not place.done and not speaks,
        did=did(course),
        end=step is None,
        topics=topics(course),
        renewed=place.renewed,
    )


def accepted(course: Course, record: Record, step: Step | None) -> list[str] | None:
    """None where every legal pick is welcome."""
    if step is None or (not course.place.done and any(line.option == ANY for line in step.accept)):
        return None
    table = record.history.table
    return [table.spell(option) for option in course.accepted(table)]


def did(course: Course) -> Phrase | None:
    """What the step before has brought, if the learner took it."""
    number = course.place.step - 1
    before = course.lesson.steps[number] if number >= 0 else None
    if before is None or not before.done_key or before.id in course.place.skipped:
        return None
    return Phrase(before.done_key, {})


def topics(course: Course) -> list[TopicOut]:
    """The chapters, and whether a step of them was skipped."""
    skipped = {step.chapter for step in course.lesson.steps if step.id in course.place.skipped}
    return [
        TopicOut(Phrase(chapter.key, {}), number in skipped) for number, chapter in enumerate(course.lesson.chapters)
    ]
