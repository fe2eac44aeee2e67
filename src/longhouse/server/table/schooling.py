"""Tables of lessons: laid so that they begin at a step, and dealt anew when their lesson has changed since."""

import asyncio

import structlog

from longhouse import SettingError, find_game
from longhouse.kernel.journal import write_head, write_pick
from longhouse.lessons.course import read_kept
from longhouse.lessons.lesson import Lesson, LessonError
from longhouse.lessons.reading import load
from longhouse.lessons.staging import begin_at
from longhouse.server.store.facts import SeatInfo, TableInfo, new_id
from longhouse.server.store.store import Store

LOG = structlog.get_logger("longhouse.lessons")


def lesson_table(lesson: Lesson, seats: list[SeatInfo], host: str) -> TableInfo:
    """An ordinary table that only its learner may see."""
    return TableInfo(
        id=new_id(),
        game=lesson.game,
        rules=find_game(lesson.game).version,
        settings=lesson.settings.copy(),
        seed=lesson.seed,
        watch="none",
        host=host,
        seats=seats,
        status="playing",
        lesson=lesson.name,
    )


def lay(table: TableInfo, lesson: Lesson, step: int, skipped: list[str], renewed: bool = False) -> list[str]:
    """The journal of a table at the beginning of a step: the lesson makes all picks before it."""
    history, course = begin_at(lesson, [seat.name for seat in table.seats], step)
    course.place.skipped = [step.id for step in lesson.steps if step.id in skipped]
    course.place.renewed = renewed
    table.course = course.kept()
    game, journal = history.game, history.journal
    return [write_head(game, journal), *[write_pick(game, journal, pick) for pick in journal.picks]]


async def brought_up_to_date(table: TableInfo, store: Store) -> TableInfo:
    """If its lesson has changed, the table begins again at the nearest step. One that was left goes on as it is."""
    kept = read_kept(table.course) if table.lesson else None
    if kept is None or kept.place.left:
        return table
    try:
        lesson = load(table.game, table.lesson)
    except (SettingError, LessonError):
        return table
    if kept.fingerprint == lesson.fingerprint:
        return table
    step = len(lesson.steps) if kept.place.finished else lesson.nearest(kept.id, kept.place.step)
    table.settings, table.seed, table.rules = lesson.settings.copy(), lesson.seed, find_game(table.game).version
    lines = await asyncio.to_thread(lay, table, lesson, step, kept.place.skipped, True)
    await store.deal_anew(table, lines)
    LOG.info("a lesson has changed", table=table.id, lesson=lesson.name, step=step)
    return table
