"""Guided first games: which there are, how far you are, and the table to learn at."""

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints

from longhouse import SettingError, find_game, game_names
from longhouse.lessons.course import read_kept
from longhouse.lessons.lesson import Lesson, Role
from longhouse.lessons.reading import lesson_names, load
from longhouse.messages import Catalog, Phrase
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import PhraseOut, Shape, language_of, may_refuse, refuse, shown
from longhouse.server.people.bot_names import name_bots
from longhouse.server.people.names import outline
from longhouse.server.people.people import Person, person_of, somebody
from longhouse.server.store.facts import SeatInfo, TableInfo
from longhouse.server.store.store import Store
from longhouse.server.table.schooling import lay, lesson_table

router: Final = APIRouter(prefix="/api/lessons", tags=["lessons"])

Word = Annotated[str, StringConstraints(pattern="^[a-z0-9_-]{1,40}$")]
# open: it is finished, and its game goes on
State = Literal["new", "begun", "open", "finished"]


class LessonEntry(Shape):
    """A lesson, and how far you are in it. `table` is where you learn, if you have begun."""

    game: str
    name: str
    title: PhraseOut
    about: PhraseOut
    minutes: int
    steps: int
    chapters: Annotated[list[PhraseOut], Field(description="What is learned")]
    state: State
    step: Annotated[int, Field(description="Where you are, from 1; 0 if you have not begun")]
    table: str | None


class Starting(Shape):
    """Where to begin: at a step or chapter by its id, or where you were; `anew`: at the beginning, at a new table."""

    at: Word | None = None
    anew: bool = False


class Started(Shape):
    """The table of your lesson."""

    id: str
    link: str


@router.get("", responses=may_refuse())
async def lessons(request: Request) -> list[LessonEntry]:
    """All lessons, those of a game in their order, with your progress."""
    person = await person_of(request)
    mine = [] if person is None else await store_of(request).lessons_of(person.id)
    known = [load(game, name) for game in game_names() for name in lesson_names(find_game(game))]
    return [entry_of(lesson, [table for table in mine if is_of(table, lesson)]) for lesson in known]


@router.post("/{game}/{name}", status_code=201, responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def start(request: Request, game: Word, name: Word, wish: Starting | None = None) -> Started:
    """Begin a lesson, or go on where you were."""
    lesson, wanted, store = find_lesson(game, name), wish or Starting(), store_of(request)
    person = await somebody(request)
    await check_rate(request, "table", person.id)
    mine = [table for table in await store.lessons_of(person.id) if is_of(table, lesson)]
    step, skipped = 0, list[str]()
    if wanted.at is not None:
        step = step_of(lesson, wanted.at)
    elif mine and not wanted.anew:
        kept = read_kept(mine[0].course)
        if not kept.place.left and not mine[0].is_past:
            return Started(id=mine[0].id, link=f"/table/{mine[0].id}")
        if not kept.place.finished:
            step, skipped = lesson.nearest(kept.id, kept.place.step), kept.place.skipped
    table = lesson_table(lesson, seats_for(lesson, person, language_of(request)), person.id)
    await store.create(table, await asyncio.to_thread(lay, table, lesson, step, skipped))
    return Started(id=table.id, link=f"/table/{table.id}")


def store_of(request: Request) -> Store:
    store = request.app.state.store
    assert isinstance(store, Store)
    return store


def is_of(table: TableInfo, lesson: Lesson) -> bool:
    return (table.game, table.lesson) == (lesson.game, lesson.name)


def find_lesson(game: str, name: str) -> Lesson:
    try:
        return load(game, name)
    except SettingError:
        raise refuse(404, "server-lesson-unknown", lesson=shown(f"{game}/{name}")) from None


def step_of(lesson: Lesson, id: str) -> int:
    """The step with this id, or the first of the chapter."""
    for number, step in enumerate(lesson.steps):
        if id in (step.id, lesson.chapters[step.chapter].id):
            return number
    raise refuse(422, "server-lesson-step", field="at", step=shown(id))


def seats_for(lesson: Lesson, person: Person, language: str) -> list[SeatInfo]:
    """The learner by name; the others by the names of the story, unless that is the learner's own."""
    seats = [seat_for(number, role, person, language) for number, role in enumerate(lesson.roles)]
    namesakes = [seat for seat in seats if seat.kind == "bot" and outline(seat.name) == outline(person.name)]
    name_bots(namesakes, {outline(seat.name) for seat in seats}, language)
    return seats


def seat_for(number: int, role: Role, person: Person, language: str) -> SeatInfo:
    if not role.key:
        return SeatInfo(number, "person", person.name, person.id)
    return SeatInfo(number, "bot", Catalog(language).text(role.key), None, role.bot)


def entry_of(lesson: Lesson, mine: list[TableInfo]) -> LessonEntry:
    """The newest table says how far they are; a lesson that was finished once stays so, unless it is begun again."""
    state: State = "new"
    step = 0
    if mine:
        kept = read_kept(mine[0].course)
        state = ("finished" if mine[0].is_past else "open") if kept.place.finished else "begun"
        number = len(lesson.steps) - 1 if kept.place.finished else lesson.nearest(kept.id, kept.place.step)
        step = number + 1
    return LessonEntry(
        game=lesson.game,
        name=lesson.name,
        title=phrase_out(lesson.title),
        about=phrase_out(lesson.about),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        chapters=[phrase_out(chapter.key) for chapter in lesson.chapters],
        state=state,
        step=step,
        table=mine[0].id if mine else None,
    )


def phrase_out(key: str) -> PhraseOut:
    return PhraseOut.model_validate(msgspec.to_builtins(Phrase(key, {})))
