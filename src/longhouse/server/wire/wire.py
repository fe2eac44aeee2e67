"""Every message that the server sends. Together with the clients' messages (said.py) it is the one schema of the wire,
and `python -m longhouse.server.wire.publish` writes it for the browser.

Frames are JSON texts, each with its `type`. No sentence goes over the wire: a Phrase is rendered where it is read.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from longhouse.messages.phrase import Phrase
from longhouse.server.wire.patch import Patch

WatchRule: TypeAlias = Literal["all", "link", "none"]
# starting: all sit, and their words are awaited; given_up: ended without a result; brought: an uploaded journal of an
# unfinished game
Status: TypeAlias = Literal["open", "starting", "playing", "over", "given_up", "brought"]
SeatKind: TypeAlias = Literal["person", "hotseat", "bot", "open"]
Role: TypeAlias = Literal["host", "seat", "spectator"]
Mood: TypeAlias = Literal["says", "asks", "glad"]

# --- parts of the server's messages


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
    """An option, how often the search tried it, and how many games in a hundred it is expected to win."""

    option: OptionOut
    visits: int
    percent: int


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


# --- from the server


class Told(Struct, tag_field="type"):
    """A message from the server."""


class StateMsg(Told, tag="state"):
    """The whole view: on hello, after too long a gap, after a refused pick. `viewer` is -1 for a spectator."""

    seq: int
    version: int
    table: TableFacts
    seats: list[SeatFacts]
    me: list[int]
    role: Role
    viewer: int
    scenery: Mapping[str, object] | None  # null until the game has begun
    picture: Mapping[str, object] | None
    decisions: list[DecisionOut]
    events: list[EventOut]  # the last ones; the replay has them all
    undo: UndoOut
    since: SinceOut | None  # null for a spectator, and before the viewer's first pick
    over: ScoreOut | None
    chat: list[ChatOut]
    speaker: str  # the mark of the reader's own lines of chat
    muted: list[SpeakerOut]
    votes: list[VoteOut]
    formalities: list[int] | None  # my seats whose formalities the server answers; null where there are none
    lesson: LessonOut | None = None  # null at an ordinary table, and where a lesson was left


class UpdateMsg(Told, tag="update"):
    """What a pick (or an undo) has changed. `events` are the new ones; known events with a later seq are undone."""

    seq: int
    version: int
    picture: Mapping[str, object] | None
    decisions: list[DecisionOut]
    events: list[EventOut]
    undo: UndoOut
    over: ScoreOut | None
    seats: list[SeatFacts]


class PatchMsg(Told, tag="patch"):
    """The same for a client that has asked for patches: `changes` make the new picture of the one it has, which must
    be that of version `since`. What is left out is as it was. A change is `[path, value]` (put it there), `[path]`
    (remove this key) or `[path, at, count, items]` (in this list, replace `count` items from `at` on), in this order;
    a path is a list of keys and places."""

    seq: int
    version: int
    since: int
    changes: Patch
    events: list[EventOut]
    decisions: list[DecisionOut] | UnsetType = UNSET
    undo: UndoOut | UnsetType = UNSET
    over: ScoreOut | UnsetType | None = UNSET


class DoneMsg(Told, tag="done"):
    """The request was carried out; a pick is safely in the journal."""

    id: str
    seq: int


class RefusedMsg(Told, tag="refused"):
    """The request was not carried out, and why. After a refused pick the whole state follows."""

    id: str
    seq: int
    why: Phrase
    rule: str


class ReasonMsg(Told, tag="reason"):
    """The answer to `why`; `may` is true if the option is allowed."""

    id: str
    may: bool
    rule: str
    why: Phrase | None


class PreviewMsg(Told, tag="preview"):
    """What a pick would cost and bring, line by line. `rules` has the rule of each line at the same index, `warns`
    whether it warns of a pick that is dangerous or brings nothing."""

    id: str
    lines: list[Phrase]
    rules: list[str]
    warns: list[bool]


class BoardMsg(Told, tag="board"):
    """The table as text, in the language that was asked for: lines for letters of one width."""

    id: str
    lines: list[str]


class HintMsg(Told, tag="hint"):
    """The best options first, in the state of `seq`. Without `simulations` there was only one option and no search.

    `planned`: the first line is a bot's plan for many picks.
    """

    id: str
    seq: int
    simulations: int
    seconds: float
    planned: bool
    lines: list[HintLine]


class ChatMsg(Told, tag="chat"):
    line: ChatOut


class PresenceMsg(Told, tag="presence"):
    """Who is here, and what has changed about the table apart from the game."""

    table: TableFacts
    seats: list[SeatFacts]
    watching: int


class VoteMsg(Told, tag="vote"):
    vote: VoteOut


class FormalitiesMsg(Told, tag="formalities"):
    """The reader's own seats whose formalities the server answers; nobody else receives it."""

    seats: list[int]


class LessonMsg(Told, tag="lesson"):
    """The lesson has gone on; null when it was left, and the table is an ordinary one from now on."""

    lesson: LessonOut | None


class ErrorMsg(Told, tag="error"):
    """Something was wrong with a message or the connection; `id` is that of the message, if it had one."""

    code: str
    why: Phrase
    id: str = ""


class PongMsg(Told, tag="pong"):
    """I am here."""


ServerMessage: TypeAlias = (
    StateMsg
    | UpdateMsg
    | PatchMsg
    | DoneMsg
    | RefusedMsg
    | ReasonMsg
    | PreviewMsg
    | BoardMsg
    | HintMsg
    | ChatMsg
    | PresenceMsg
    | VoteMsg
    | FormalitiesMsg
    | LessonMsg
    | ErrorMsg
    | PongMsg
)

# --- the replay page (REST)


class FrameOut(Struct, frozen=True):
    """The table after one pick, as its viewer sees it; pick 0 is the deal."""

    seq: int
    seat: int
    option: str
    events: list[EventOut]
    picture: Mapping[str, object]


class ReplayOut(Struct, frozen=True):
    """A range of frames of a table."""

    table: TableFacts
    seats: list[SeatFacts]
    picks: int
    viewer: int
    scenery: Mapping[str, object]
    frames: list[FrameOut]
    over: ScoreOut | None


# --- bytes

ENCODER: Final = msgspec.json.Encoder()


def write_frame(message: ServerMessage) -> str:
    return ENCODER.encode(message).decode()
