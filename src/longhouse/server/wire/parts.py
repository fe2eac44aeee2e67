"""What the messages of the server are made of."""

from typing import Literal, TypeAlias

from msgspec import Struct

from longhouse.messages.phrase import Phrase
from longhouse.server.wire.analysis import WhyOut

WatchRule: TypeAlias = Literal["all", "link", "none"]
# starting: all sit, and their words are awaited; given_up: ended without a result; brought: an uploaded journal of an
# unfinished game
Status: TypeAlias = Literal["open", "starting", "playing", "over", "given_up", "brought"]
Chance: TypeAlias = Literal["dice", "draws", "none"]
SeatKind: TypeAlias = Literal["person", "hotseat", "bot", "open"]
Role: TypeAlias = Literal["host", "seat", "spectator"]
Mood: TypeAlias = Literal["says", "asks", "glad"]


class OptionOut(Struct, frozen=True):
    """One option that may be picked: its text, and the same taken apart: [["path", "3,-1,E"]]."""

    text: str
    verb: str
    args: list[tuple[str, str]]
    label: Phrase


class DecisionOut(Struct, frozen=True):
    """A question; another seat's has no options here. An `offer` may be taken, but nobody waits for it."""

    seat: int
    ask: Phrase
    options: list[OptionOut]
    offer: bool = False


class EventOut(Struct, frozen=True):
    """What happened, by which rule. `seq` is the number of its pick; 0 is the deal. `seat` is -1 if it concerns no
    seat."""

    seq: int
    kind: str
    rule: str
    seat: int
    args: list[int]  # numbers whose meaning the game defines; places in the order of the scenery; -1 for what is hidden
    label: Phrase
    mine: bool


class HintLine(Struct, frozen=True):
    """An option: how often the search tried it, how many games in a hundred it is expected to win, within a margin; and
    why. Only those that are `ranked` can be compared; if one is `level`, chance alone may have put it behind the best.
    `steps` are the picks that belong to it, if it is the first of several."""

    option: OptionOut
    visits: int
    percent: int
    margin: int
    ranked: bool
    level: bool
    why: list[WhyOut]
    steps: list[Phrase]


class UndoOut(Struct, frozen=True):
    """Whether the viewer may undo the last pick; if not, why not. `left` is how many milliseconds a bot still waits
    before it answers that pick, after which it cannot be undone any more; null where no bot is about to."""

    seat: int
    allowed: bool
    why: Phrase | None = None
    left: int | None = None


class SinceOut(Struct, frozen=True):
    """The last pick (or undo) that the viewer made: the seq after it, and how many seconds ago it was."""

    seq: int
    ago: int


class SeatFacts(Struct, frozen=True):
    """Who sits where. `stand_in` is the bot that plays for a person who left, until they come back. Where the others
    may vote on that, `needed` is how many must want it (0: nothing to decide), in `wait` seconds at the earliest.
    `named` is the message with the name of a bot that the server has named; `name` is what the host read."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    online: bool
    stand_in: str = ""
    needed: int = 0
    wait: int = 0
    named: str = ""


class TableFacts(Struct, frozen=True):
    """What was agreed on before the game. The commitment is the SHA-256 of a secret from which, with the words of the
    seats, the seed is made; secret and seed are revealed when the game is over. Without a commitment the seed was
    chosen. By seat, `promises` are the SHA-256 of the words, and `words` are revealed when the game begins."""

    id: str
    game: str
    rules: int
    settings: dict[str, str]
    status: Status
    watch: WatchRule
    host: str
    created: float
    commitment: str | None = None
    secret: str | None = None
    seed: str | None = None
    rematch: str | None = None  # the table that follows this one
    pack: str = ""  # the name of the values it is played with; empty for those that come with the game
    promises: list[str] = []  # empty where a seat promised nothing
    words: list[str] = []  # the promise itself where the word was not revealed in time
    lesson: str = ""  # the name of the lesson that is, or was, played here
    parent: str = ""  # the table whose game is played on here; empty if that is not on this server
    parent_move: int = -1  # after which move of it; -1 if this game began with its own deal
    chance: Chance = "none"  # what the game leaves to chance, dice before draws


class ScoreOut(Struct, frozen=True):
    """The final result: points by source for every seat; `source_keys` are the messages of the sources.

    If `winners` is empty, nobody has won. `tie` says what decided a tie, if there was one. `title` is the key of the
    headline of a game that was not won by points.
    """

    winners: list[int]
    points: list[int]
    sources: list[list[int]]
    source_keys: list[str]
    ending: Phrase
    rule: str
    tie: Phrase | None = None
    title: str = ""


class SpeakerOut(Struct, frozen=True):
    """A person whose chat is muted."""

    speaker: str
    name: str


class ChatOut(Struct, frozen=True):
    """A line of chat; `at` is in seconds since 1970. A spectator may have the same name as a player: `watching` tells
    them apart (`seat` is -1 then), and `speaker` is the same in all lines of one person at this table."""

    id: int
    name: str
    speaker: str
    watching: bool
    seat: int
    text: str
    at: float


class VoteOut(Struct, frozen=True):
    """The vote on an empty seat: who voted for what, and how many must want a bot."""

    seat: int
    bot: list[str]
    wait: list[str]
    needed: int


class LightOut(Struct, frozen=True):
    """Something that is lit: a kind and a name, such as `territory` and `4`, `seat` and `1`, `part` and `status`, or
    `option` and a pattern of option texts in which `*` stands for anything."""

    kind: str
    name: str


class TopicOut(Struct, frozen=True):
    """A chapter of a lesson, and whether one of its steps was skipped."""

    title: Phrase
    skipped: bool


class LessonOut(Struct, frozen=True):
    """Where a learner is in a lesson. `step` counts from 1; `accepted` has the option texts that are taught now (null:
    every legal pick is welcome), any other is refused with the coach's answer. `busy`: the others' picks are being
    shown. At the `end` a pick, or `lesson_leave`, plays on."""

    name: str
    title: Phrase
    id: str
    step: int
    of: int
    chapter: Phrase | None
    say: Phrase
    mood: Mood
    lights: list[LightOut]
    accepted: list[str] | None
    busy: bool
    next: bool  # which buttons there are
    back: bool
    skip: bool
    did: Phrase | None  # what the step before has brought
    end: bool
    topics: list[TopicOut]
    renewed: bool  # the lesson has changed since the learner was here, and goes on at this step
