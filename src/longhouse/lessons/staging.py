"""Puts a lesson on the table and plays it: its luck, its prelude, its script, its own picks."""

from typing import Final

from longhouse.kernel.chance import NO_RECORD
from longhouse.kernel.decision import NO_OPTION, IllegalPick, Option
from longhouse.kernel.history import History, content_name, replay
from longhouse.kernel.journal import Journal, Pick, load_luck
from longhouse.kernel.registry import find_game
from longhouse.lessons.course import Course, Place
from longhouse.lessons.lesson import Lesson, LessonError, Line

MOST_PICKS: Final = 500  # that a skipped step can need


def pick_with(history: History, option: Option, seat: int, luck: tuple[int, ...]) -> Pick:
    """Pick with these outcomes; those that nobody draws are forgotten. Raises IllegalPick and BadOutcome."""
    history.table.chance.loaded = NO_RECORD
    load_luck(history.table, list(luck))
    try:
        return history.pick(option, seat)
    finally:
        history.table.chance.loaded = NO_RECORD
        if history.before:  # an undo must not bring them back
            history.before[-1].chance.loaded = NO_RECORD


def begin(lesson: Lesson, names: list[str]) -> tuple[History, Course]:
    """The table where the story begins."""
    game = find_game(lesson.game)
    content = game.content()
    journal = Journal(game.name, game.version, content_name(game, content), lesson.seed, lesson.settings.copy(), names)
    journal.deal = list(lesson.deal)
    history = History(game, journal, content)
    history.table.chance.loaded = NO_RECORD
    for line in lesson.prelude:
        play_line(history, line)
    course = Course(lesson, Place(seen=len(journal.picks), marks=[len(journal.picks)]))
    return history, course


def play_line(history: History, line: Line) -> None:
    option = history.table.read(line.option) or NO_OPTION
    pick_with(history, option, line.seat, line.luck)


def play(history: History, course: Course, option: Option, seat: int) -> Pick:
    """A pick in a lesson, with the outcomes that the lesson wants."""
    luck = course.luck(history.table.spell(option), seat)
    pick = pick_with(history, option, seat, luck)
    course.follow(history)
    return pick


def recite(history: History, course: Course) -> bool:
    """Make the next pick of the script; False where there is none."""
    cue = course.cue(history.table)
    if cue.option is None:
        return False
    play(history, course, cue.option, cue.seat)
    return True


def begin_at(lesson: Lesson, names: list[str], step: int) -> tuple[History, Course]:
    """The table at the beginning of a step: the lesson makes all picks before it itself."""
    history, course = begin(lesson, names)
    for _ in range(MOST_PICKS):
        if course.place.step >= step:
            break
        take_own_step(history, course)
    return history, course


def take_own_step(history: History, course: Course) -> None:
    """One pick of the script or of the lesson's own, or on to the next step."""
    if recite(history, course) or course.go_on(history.table):
        return
    option = course.own_pick(history.table)
    if option is None:
        course.pass_over()
    else:
        play(history, course, option, course.lesson.learner)


def back_to(history: History, picks: int) -> History:
    """The same game after its first picks."""
    return replay(history.game, history.journal, history.content, picks)


# --- whether it can be played


def rehearse(lesson: Lesson, names: list[str]) -> tuple[History, Course]:
    """Play a lesson to its end by its own picks. Raises LessonError where it does not fit the rules (any more)."""
    try:
        history, course = begin(lesson, names)
    except (IllegalPick, ValueError) as problem:
        raise LessonError(f"{lesson.name}.toml, prelude: {problem}") from problem
    while course.step is not None:
        rehearse_step(history, course)
    return history, course


def rehearse_step(history: History, course: Course) -> None:
    """One step with its script."""
    step, table = course.step, history.table
    assert step is not None
    number, learner = course.place.step, course.lesson.learner
    if step.only_speaks:
        course.go_on(table)
    for line in step.own:
        accepts = course.place.step == number and step.line_for(line.option, course.place.made) is not None
        if not accepts or history.table.read(line.option) not in course.accepted(history.table):
            said = f"'do' picks {line.option}, which is not accepted now"
            raise LessonError(f"{step.where}: {said}; {legal(history, Line(learner, ''))}")
        stage(history, course, line, step.where)
    for place, line in enumerate(step.script):
        if course.place.step != number or course.place.played != place:
            said = f"'then' cannot pick {line.option} for seat {line.seat} now"
            raise LessonError(f"{step.where}: {said}; {legal(history, line)}")
        stage(history, course, line, step.where)
    if course.place.step != number + 1:
        raise LessonError(f"{step.where}: 'do' does not end the step: its last pick must fit 'until'")


def stage(history: History, course: Course, line: Line, where: str) -> None:
    """Every outcome that is loaded must be drawn: a typing mistake in one would go unnoticed."""
    luck = course.luck(line.option, line.seat)
    try:
        pick = play(history, course, history.table.read(line.option) or NO_OPTION, line.seat)
    except (IllegalPick, ValueError) as problem:
        raise LessonError(f"{where}: {problem}; {legal(history, line)}") from problem
    if len(luck) > len(pick.luck):
        raise LessonError(f"{where}: {line.option} draws fewer outcomes than are loaded for it")


def legal(history: History, line: Line) -> str:
    table = history.table
    options = ", ".join([table.spell(option) for option in table.legal_options(line.seat)])
    asked = ", ".join([str(decision.seat) for decision in table.decisions])
    return f"asked: seat {asked or 'none'}; legal for seat {line.seat}: {options or 'nothing'}"
