"""What a lesson says, in typed parts, as it was read from its file (reading.py)."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, final

ANY: Final = "*"  # every legal pick
MOODS: Final = ("says", "asks", "glad")

# What can be lit besides the things that options name: seats, options, words of the rules, and these parts of the page.
PARTS: Final = (
    *("status", "board", "hand", "goods", "seats", "main", "chronicle", "dice", "menu", "hint", "goal", "score"),
    *("market", "track", "deck", "cards", "supply", "build", "tiles", "breaches", "achievements", "town"),
)


@final
class LessonError(ValueError):
    """A lesson that cannot be played. Only authors read it: the text says in which file, line and step, and what is
    known."""


@final
@dataclass(frozen=True, slots=True)
class Line:
    """A pick as journals write it, `1 roll dice=3,4`: who picks what, and the outcomes that are loaded before it. What
    is accepted may be a pattern with `*`."""

    seat: int
    option: str
    luck: tuple[int, ...] = ()

    def fits(self, option: str) -> bool:
        return fnmatchcase(option, self.option)


@final
@dataclass(frozen=True, slots=True)
class Light:
    """Something that is lit: `territory 4`, `seat 1`, `part status`, `option build/*`."""

    kind: str
    name: str


@final
@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says to a pick that is legal, but not the one that is taught now: a message key and a rule."""

    pattern: str
    key: str
    rule: str

    def fits(self, option: str) -> bool:
        return fnmatchcase(option, self.pattern)


@final
@dataclass(frozen=True, slots=True)
class Step:
    """The coach says something, and waits for a pick; or, if nothing is accepted, only for the learner to go on."""

    id: str
    key: str  # of what the coach says
    done_key: str  # of what is said for a moment when the step is done; "" for nothing
    chapter: int
    mood: str
    lights: tuple[Light, ...]
    accept: tuple[Line, ...]  # patterns; none: exactly the lesson's own picks, in their order
    until: tuple[str, ...]  # which of the accepted picks end the step
    own: tuple[Line, ...]  # the picks that the lesson makes itself when the step is skipped
    wrong: tuple[Answer, ...]  # the last one fits every pick
    script: tuple[Line, ...]  # what is picked after the step, by the others or for the learner
    where: str  # the place in the file, for errors

    @property
    def only_speaks(self) -> bool:
        return not self.own

    def line_for(self, option: str, made: int) -> Line | None:
        """What accepts this pick, after so many picks in this step; None if nothing does."""
        lines = self.accept or self.own[made : made + 1]
        return next((line for line in lines if line.fits(option)), None)

    def ends_with(self, option: str, made: int) -> bool:
        if not self.accept:
            return made >= len(self.own)
        return any(fnmatchcase(option, pattern) for pattern in self.until)


@final
@dataclass(frozen=True, slots=True)
class Chapter:
    """Some steps about one thing. At the end of the lesson, chapters are what was learned."""

    id: str
    key: str


@final
@dataclass(frozen=True, slots=True)
class Role:
    """Who sits in a seat: the learner, or somebody with a name (a message key) whom a script and then a bot plays."""

    key: str  # "" for the learner
    bot: str


@final
@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game."""

    game: str
    name: str
    title: str  # message keys
    about: str
    order: int  # among the lessons of its game
    minutes: int
    settings: dict[str, str]
    seed: str
    deal: tuple[int, ...]  # outcomes that are loaded before the deal
    roles: tuple[Role, ...]
    learner: int
    prelude: tuple[Line, ...]
    chapters: tuple[Chapter, ...]
    steps: tuple[Step, ...]
    fingerprint: str  # of the file

    def message_keys(self) -> list[str]:
        """Every message that the lesson needs."""
        found = [self.title, self.about, *[role.key for role in self.roles if role.key]]
        found += [chapter.key for chapter in self.chapters]
        for step in self.steps:
            found += [step.key, *[answer.key for answer in step.wrong], *([step.done_key] if step.done_key else [])]
        return list(dict.fromkeys(found))

    def nearest(self, id: str, number: int) -> int:
        """The step with this id, or else the one that now has its number."""
        ids = [step.id for step in self.steps]
        return ids.index(id) if id in ids else min(max(number, 0), len(ids) - 1)
