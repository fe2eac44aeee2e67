"""`longhouse learn GAME`: a guided first game at the terminal, with the coach and the steps of the page."""

import shlex
from typing import Annotated, Final

import typer

from longhouse import Option, find_game, game_names
from longhouse.boards.drawing import draw_board
from longhouse.bots import bot_seed, make_bot
from longhouse.cli.ending import show_score
from longhouse.cli.person import ASK_AGAIN, KEYS, QUIT, Question
from longhouse.cli.play import play_on
from longhouse.cli.problems import Interrupted, Problem
from longhouse.cli.session import Session
from longhouse.cli.settings import Language, read_language, read_names
from longhouse.cli.talk import Talk
from longhouse.kernel.history import History
from longhouse.lessons.course import Course
from longhouse.lessons.lesson import Lesson
from longhouse.lessons.reading import lesson_names, load
from longhouse.lessons.staging import back_to, begin_at, play
from longhouse.messages.catalog import Catalog
from longhouse.messages.phrase import Phrase

FEW: Final = 4  # accepted options that are named one by one
LESSON_KEYS: Final = {"т": "n", "з": "p", "ы": "s", "і": "s", "ч": "x"}  # n, p, s, x on the other layouts
GOLD: Final = "**"  # around what is golden on the page: there it is clicked
NEXT, BACK, SKIP, LEAVE = "n", "p", "s", "x"


def learn(
    game: Annotated[str, typer.Argument(help="A game. Without it, the lessons are listed.")] = "",
    lesson: Annotated[str, typer.Option(help="A lesson of the game; by default its first.")] = "",
    start: Annotated[int, typer.Option("--from", min=1, help="The number of the step to begin at.")] = 1,
    lang: Language = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
) -> None:
    """Learn a game by playing it, with somebody who tells you what to do."""
    catalog = Catalog(read_language(lang))
    if not game:
        list_lessons(catalog)
        return
    found = find_lesson(game, lesson)
    if start > len(found.steps):
        raise Problem(f"--from {start}: the lesson '{found.name}' has {len(found.steps)} steps")
    (you,) = read_names([name] if name else [], 1, 1, catalog, [0])
    session = LessonSession(found, you, start - 1, catalog)
    session.words = ["--lang", lang] if lang else []
    session.words += ["--name", name] if name else []
    session.talk.say(catalog.text(found.title), "bold")
    session.talk.say(catalog.text("terminal-lesson-how-to"))
    try:
        if teach(session) and play_on(session):
            show_score(session.history, catalog, session.talk)
    except KeyboardInterrupt:
        session.talk.end_line()
        raise Interrupted(where_left(session)) from None
    session.talk.say(where_left(session))


def list_lessons(catalog: Catalog) -> None:
    talk = Talk()
    for game in game_names():
        for name in lesson_names(find_game(game)):
            found = load(game, name)
            talk.say(catalog.text(found.title), "bold")
            facts = catalog.text("terminal-lesson-facts", minutes=found.minutes, steps=len(found.steps))
            talk.say(f"  {catalog.text(found.about)} {facts}")
            talk.say(f"  longhouse learn {game} --lesson {name}")


def find_lesson(game: str, name: str) -> Lesson:
    names = lesson_names(find_game(game))
    if not names:
        raise Problem(f"there is no lesson of {game} yet; `longhouse learn` lists all lessons")
    return load(game, name or names[0])


class LessonSession(Session):
    """A table with a coach."""

    def __init__(self, lesson: Lesson, you: str, step: int, catalog: Catalog) -> None:
        names = [catalog.text(role.key) if role.key else you for role in lesson.roles]
        history, course = begin_at(lesson, names, step)
        bots = {
            seat: make_bot(role.bot, bot_seed(lesson.seed, seat)) for seat, role in enumerate(lesson.roles) if role.key
        }
        super().__init__(history, bots, catalog, Talk())
        self.course: Final[Course] = course
        self.words: list[str] = []  # what must be given besides the lesson to go on with it
        self.said = -1  # the last step that the coach has spoken of

    def pick(self, option: Option, seat: int) -> None:
        play(self.history, self.course, option, seat)
        self.remember()

    def undo(self) -> None:
        super().undo()
        self.course.follow(self.history)
        self.said = -1

    def go_back(self) -> None:
        self.restore(back_to(self.history, self.course.go_back()))
        self.said = -1

    def skip(self) -> None:
        """The lesson's own picks of this step."""
        course, number = self.course, self.course.place.step
        course.skip()
        while course.place.step == number and not course.place.done and not course.go_on(self.table):
            option = course.own_pick(self.table)
            if option is None:
                course.pass_over()
            else:
                self.pick(option, course.lesson.learner)

    def restore(self, history: History) -> None:
        """The same game after fewer picks."""
        self.history = history
        self.forget_after(len(history.journal.picks))


# --- the way through a lesson


def teach(session: LessonSession) -> bool:
    """Until the lesson is left for its game (True) or the table is left (False)."""
    course = session.course
    while course.is_on:
        cue = course.cue(session.table)
        if cue.option is not None:
            session.pick(cue.option, cue.seat)
            session.tell()
        elif cue.bots:
            session.bot_picks(session.table.decision)
            session.tell()
        elif not take_step(session):
            return False
    return True


def take_step(session: LessonSession) -> bool:
    """What the coach says, and what the learner does; False if they leave the table."""
    session.tell()
    speak(session)
    course = session.course
    if course.step is None or course.only_speaks(session.table):
        show_board(session)
        return wait_for_next(session)
    question = LessonQuestion(session)
    question.show()
    show_lit(session)
    answer = question.answer()
    if isinstance(answer, Option):
        session.pick(answer, course.lesson.learner)
    elif answer not in (QUIT, ASK_AGAIN):
        obey(session, answer)
    return answer != QUIT


def speak(session: LessonSession) -> None:
    """Once for every step."""
    course, catalog, talk = session.course, session.catalog, session.talk
    number = course.place.step
    if session.said == number:
        return
    session.said = number
    before = course.lesson.steps[number - 1] if number else None
    if before is not None and before.done_key and before.id not in course.place.skipped:
        talk.say(catalog.text("terminal-lesson-did", what=catalog.text(before.done_key)), "green")
    talk.say()
    if course.step is None:
        show_end(session)
        return
    steps = catalog.text("terminal-lesson-step", n=number + 1, all=len(course.lesson.steps))
    talk.say(f"{catalog.text('lesson-coach')} · {steps}", "bold")
    talk.say(catalog.text(course.step.key).replace(GOLD, ""))


def show_board(session: LessonSession) -> None:
    """What the coach speaks of, if there is something new to see on it; questions show it themselves."""
    talk = session.talk
    if session.drawn != len(session.log):
        view = session.table.view(session.course.lesson.learner)
        talk.say()
        talk.draw(draw_board(view, session.catalog, session.seats, {}, talk.colour, talk.width))
        session.drawn = len(session.log)


def show_end(session: LessonSession) -> None:
    course, catalog, talk = session.course, session.catalog, session.talk
    talk.say(catalog.render(Phrase("lesson-end", {"game": Phrase(f"{course.lesson.game}-name", {})})), "bold")
    skipped = {step.chapter for step in course.lesson.steps if step.id in course.place.skipped}
    for number, chapter in enumerate(course.lesson.chapters):
        topic = catalog.text(chapter.key)
        talk.say(f"  {catalog.text('terminal-lesson-skipped', topic=topic) if number in skipped else topic}")
    talk.say(catalog.text("terminal-lesson-play-on"))


def show_lit(session: LessonSession) -> None:
    """The page lights what is meant; here it is named, with its number."""
    course, table = session.course, session.table
    legal = table.legal_options(course.lesson.learner)
    lit = course.accepted(table)
    if len(lit) <= FEW and lit != legal:
        names = [
            f"{legal.index(option) + 1} ({session.catalog.option(table, option, session.seats)})" for option in lit
        ]
        session.talk.say(session.catalog.text("terminal-lesson-lit", options=", ".join(names)), "yellow")


def wait_for_next(session: LessonSession) -> bool:
    """Where there is nothing to pick: Enter goes on, at the end into the game."""
    while True:
        text = session.talk.ask()
        key = "q" if text is None else lesson_key(text)
        if key == "q":
            return False
        if key in ("", NEXT, SKIP) and session.course.step is not None:
            session.course.go_on(session.table)
            return True
        if key in ("", NEXT):
            key = LEAVE
        if key in (BACK, LEAVE):
            obey(session, key)
            return True
        session.talk.say(session.catalog.text("terminal-lesson-how-to"))


def obey(session: LessonSession, key: str) -> None:
    if key == BACK and session.course.can_go_back():
        session.go_back()
    elif key == SKIP:
        session.skip()
    elif key == LEAVE:
        session.course.leave()


def lesson_key(text: str) -> str:
    key = text.strip().lower()
    return LESSON_KEYS.get(key, KEYS.get(key, key))


class LessonQuestion(Question):
    """A question whose right answer is taught: others are answered kindly, and nothing is played."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session, session.course.lesson.learner)
        self.lesson: Final = session

    def understand(self, text: str) -> Option | str | None:
        key = lesson_key(text)
        if key in (BACK, SKIP, LEAVE):
            return key
        if key in ("", NEXT):
            show_lit(self.lesson)
            return None
        if key == "?":
            self.session.talk.say(self.session.catalog.text("terminal-lesson-how-to"))
        answer = super().understand(text)
        return self.taught(answer) if isinstance(answer, Option) else answer

    def taught(self, option: Option) -> Option | None:
        found = self.lesson.course.answer(self.lesson.table, option)
        if found is None:
            return option
        self.session.talk.say(f"{self.session.catalog.text(found.key)} [{found.rule}]")
        show_lit(self.lesson)
        return None


def where_left(session: LessonSession) -> str:
    course, catalog = session.course, session.catalog
    if course.place.finished:
        return catalog.text("terminal-lesson-over")
    lesson, number = course.lesson, course.place.step + 1
    words = ["longhouse", "learn", lesson.game, "--lesson", lesson.name, "--from", str(number), *session.words]
    return catalog.text("terminal-lesson-left", n=number, all=len(lesson.steps), command=shlex.join(words))
