"""Reads lessons from their files, with errors that name the file, the line, the step and what is known."""

from functools import cache
from pathlib import Path
from typing import Final, final

from longhouse.bots import LEVELS
from longhouse.kernel.content import NONE_NEAR, ContentError, Entry, fingerprint_of, nearest, parse_toml, read_text
from longhouse.kernel.game import Game, SettingError
from longhouse.kernel.journal import JournalError, read_luck
from longhouse.kernel.packs.lines import find_lines
from longhouse.kernel.registry import find_game
from longhouse.kernel.table import Table
from longhouse.lessons.lesson import (
    ANY,
    MOODS,
    PARTS,
    Answer,
    Chapter,
    Lesson,
    LessonError,
    Light,
    Line,
    Role,
    Step,
)

FOLDER: Final = "lessons"
KEYS: Final = ("order", "minutes", "settings", "seed", "deal", "prelude", "seat", "otherwise", "chapter")
STEP_KEYS: Final = ("id", "mood", "lit", "accept", "until", "do", "wrong", "otherwise", "then", "done")
SHOWN: Final = 12  # known words in an error


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    paths = sorted((game.folder / FOLDER).glob("*.toml"))
    return [lesson.name for lesson in sorted([load(game.name, path.stem) for path in paths], key=place_of)]


def place_of(lesson: Lesson) -> tuple[int, str]:
    return lesson.order, lesson.name


@cache
def load(game: str, name: str) -> Lesson:
    """A lesson that comes with its game. Raises SettingError if there is none, LessonError if it is wrong."""
    found = find_game(game)
    path = found.folder / FOLDER / f"{name}.toml"
    known = sorted(path.stem for path in path.parent.glob("*.toml"))
    if name not in known:
        said = f"there is no lesson '{name}' of {game}; there is {', '.join(known) or 'none'}"
        raise SettingError(said, "lesson-unknown", {"lesson": name[:40], "known": ", ".join(known) or "-"})
    return read_lesson(found, path)


def read_lesson(game: Game, path: Path) -> Lesson:
    try:
        text = read_text(path)
        return Reader(game, path, text).lesson(fingerprint_of(text))
    except ContentError as problem:
        raise LessonError(str(problem)) from problem


def flaw(entry: Entry, said: str) -> LessonError:
    return LessonError(f"{entry.where}: {said}")


@final
class Reader:
    """One file. A table of the lesson says which options and things there are."""

    def __init__(self, game: Game, path: Path, text: str) -> None:
        self.game: Final = game
        self.path: Final = path
        self.lines: Final = find_lines(text)
        self.root: Final = Entry(parse_toml(text, path.name), path.name)
        self.prefix: Final = f"{game.name}-lesson-{path.stem}"
        self.root.check_known(KEYS)
        self.roles: Final = [self.role(entry) for entry in self.parts("seat", "seat")]
        self.settings: Final = self.read_settings()
        self.table: Final[Table] = game.new_table(len(self.roles), self.settings, game.content(), "1")
        self.options: Final = [self.table.spell(option) for option in self.table.vocabulary()]
        self.things: Final = things_of(self.table)
        self.ids: Final[list[str]] = []

    # --- the head

    def lesson(self, fingerprint: str) -> Lesson:
        root, path = self.root, self.path
        learners = [number for number, role in enumerate(self.roles) if not role.key]
        if len(learners) != 1:
            raise flaw(root, "exactly one [[seat]] must have learner = true")
        chapters = self.parts("chapter", "chapter")
        if not chapters:
            raise flaw(root, "there must be at least one [[chapter]] with a [[chapter.step]]")
        otherwise = self.answer(self.section(root, "otherwise"), ANY)
        steps = [
            self.step(entry, number, learners[0], otherwise)
            for number in range(len(chapters))
            for entry in self.parts(f"chapter/{number}/step", "step")
        ]
        if not steps:
            raise flaw(root, "there must be at least one [[chapter.step]]")
        return Lesson(
            game=self.game.name,
            name=path.stem,
            title=f"{self.prefix}-title",
            about=f"{self.prefix}-about",
            order=root.number_or("order", 1),
            minutes=root.at_least("minutes", 1),
            settings=self.settings,
            seed=root.text("seed"),
            deal=self.luck(root, root.text("deal").split() if root.has("deal") else []),
            roles=tuple(self.roles),
            learner=learners[0],
            prelude=self.picks(root, "prelude"),
            chapters=tuple([Chapter(self.new_id(entry), self.key(entry.text("id"))) for entry in chapters]),
            steps=tuple(steps),
            fingerprint=fingerprint,
        )

    def key(self, word: str) -> str:
        """Keys are made of ids: `watch-lesson-catan-roll`."""
        return f"{self.prefix}-{word}"

    def new_id(self, entry: Entry) -> str:
        id = entry.text("id")
        if id in self.ids or id in ("title", "about"):
            raise flaw(entry, f"there is another '{id}': every chapter and step needs an id of its own")
        self.ids.append(id)
        return id

    def parts(self, path: str, what: str) -> list[Entry]:
        """The tables of a list, each knowing its line."""
        data: object = self.root.data
        for key in path.split("/"):
            inside = data if isinstance(data, dict) else dict(enumerate(data)) if isinstance(data, list) else {}
            data = inside.get(int(key) if key.isdigit() else key, [])
        found: list[Entry] = []
        for number, item in enumerate(data if isinstance(data, list) else []):
            line = self.lines.get(f"{path}/{number}", 0)
            entry = self.root.as_entry(item, f"{self.path.name}, line {line}, {what} {number + 1}")
            if isinstance(entry.data.get("id"), str):
                entry.where = f"{self.path.name}, line {line}, {what} '{entry.data['id']}'"
            found.append(entry)
        return found

    def section(self, entry: Entry, key: str) -> Entry:
        return entry.as_entry(entry.value(key), f"{entry.where}, {key}")

    def read_settings(self) -> dict[str, str]:
        given = self.section(self.root, "settings") if self.root.has("settings") else Entry({}, self.root.where)
        try:
            return self.game.check_settings(len(self.roles), {name: given.text(name) for name in given.data})
        except SettingError as problem:
            raise flaw(given, str(problem)) from problem

    def role(self, entry: Entry) -> Role:
        if entry.has("learner") and entry.flag("learner"):
            entry.check_known(("learner",))
            return Role("", "")
        entry.check_known(("name", "bot"))
        entry.one_of("bot", list(LEVELS))
        return Role(self.key(entry.text("name")), entry.text("bot"))

    # --- steps

    def step(self, entry: Entry, chapter: int, learner: int, otherwise: Answer) -> Step:
        entry.check_known(STEP_KEYS)
        accept = tuple([self.pattern(entry, "accept", text, learner) for text in self.texts(entry, "accept")])
        general = self.answer(self.section(entry, "otherwise"), ANY) if entry.has("otherwise") else otherwise
        wrong = [self.answer(answer, answer.text("pick")) for answer in entry.entries("wrong")]
        until = [self.pattern(entry, "until", text, learner).option for text in self.texts(entry, "until")]
        own = [self.pick(entry, "do", f"{learner} {text}") for text in self.texts(entry, "do")]
        if accept and not own:
            raise flaw(entry, "'accept' needs 'do', which is what the lesson picks itself if the step is skipped")
        if until and not accept:
            raise flaw(entry, "'until' is one of what 'accept' allows; without 'accept', the last pick of 'do' ends it")
        if entry.has("mood"):
            entry.one_of("mood", list(MOODS))
        id = self.new_id(entry)
        return Step(
            id=id,
            key=self.key(id),
            done_key=self.key(f"{id}-done") if entry.has("done") and entry.flag("done") else "",
            chapter=chapter,
            mood=entry.text("mood") if entry.has("mood") else MOODS[0],
            lights=tuple([self.light(entry, text) for text in self.texts(entry, "lit")]),
            accept=accept,
            until=tuple(until or [line.option for line in accept]),
            own=tuple(own),
            wrong=(*wrong, general),
            script=self.picks(entry, "then"),
            where=entry.where,
        )

    def texts(self, entry: Entry, key: str) -> list[str]:
        """One text or several."""
        if not entry.has(key):
            return []
        return [entry.text(key)] if isinstance(entry.value(key), str) else entry.texts(key)

    def answer(self, entry: Entry, pattern: str) -> Answer:
        entry.check_known(("pick", "says", "rule"))
        if pattern != ANY:
            self.pattern(entry, "pick", pattern, 0)
        return Answer(pattern, self.key(entry.text("says")), entry.text("rule"))

    def pattern(self, entry: Entry, key: str, text: str, seat: int) -> Line:
        """`any`, or a text of options in which `*` stands for anything, and the outcomes to be loaded before it."""
        first, *luck = text.split()
        line = Line(seat, ANY if first == "any" else first, self.luck(entry, luck))
        if not any(line.fits(option) for option in self.options):
            raise self.unknown(entry, key, first, self.options)
        return line

    def known(self, entry: Entry, key: str, text: str) -> str:
        if text not in self.options:
            raise self.unknown(entry, key, text, self.options)
        return text

    def unknown(self, entry: Entry, key: str, word: str, known: list[str]) -> LessonError:
        near = nearest(word, known)
        shown = ", ".join(known[:SHOWN]) + (", …" if len(known) > SHOWN else "")
        hint = "" if near == NONE_NEAR else f" (did you mean '{near}'?)"
        return flaw(entry, f"'{key}' cannot be '{word}'{hint}; known: {shown}")

    def picks(self, entry: Entry, key: str) -> tuple[Line, ...]:
        return tuple([self.pick(entry, key, text) for text in self.texts(entry, key)])

    def pick(self, entry: Entry, key: str, text: str) -> Line:
        """A line of a journal: `1 roll dice=3,4`."""
        words = text.split()
        if len(words) < 2 or not words[0].isdigit() or int(words[0]) >= len(self.roles):
            raise flaw(entry, f"'{key}' holds picks such as '0 {self.options[0]}', not '{text}'")
        return Line(int(words[0]), self.known(entry, key, words[1]), self.luck(entry, words[2:]))

    def luck(self, entry: Entry, words: list[str]) -> tuple[int, ...]:
        try:
            return tuple(read_luck(self.game, 0, words))
        except JournalError as problem:
            raise flaw(entry, str(problem).removeprefix("line 0: ")) from problem

    def light(self, entry: Entry, text: str) -> Light:
        kind, _, name = text.partition(" ")
        known = {"part": list(PARTS), "seat": [str(seat) for seat in range(len(self.roles))], **self.things}
        if kind == "option":
            self.pattern(entry, "lit", name or "?", 0)
        elif kind == "word":
            self.check_word(entry, name)
        elif kind not in known:
            raise self.unknown(entry, "lit", kind, ["option", "word", *known])
        elif name not in known[kind]:
            raise self.unknown(entry, f"lit = {kind}", name, known[kind])
        return Light(kind, name)

    def check_word(self, entry: Entry, name: str) -> None:
        """A word is a message of the game: `word resource-ore` is `watch-resource-ore`. Tests know all messages."""
        if not name:
            raise flaw(entry, "'word' needs the key of what is explained, such as 'word resource-ore'")


def things_of(table: Table) -> dict[str, list[str]]:
    """By kind, the names of the things that options of this table can name."""
    box = table.shared
    found: dict[str, dict[str, None]] = {}
    for option in table.vocabulary():
        for kind, number in zip(box.verbs[option.verb].kinds, (option.a, option.b), strict=False):
            found.setdefault(kind, {})[box.name_of(kind, number)] = None
    return {kind: list(names) for kind, names in found.items()}
