"""Every message that the server sends, made of what is in parts.py. Together with the clients' messages (said.py) it is
the one schema of the wire, and `python -m longhouse.server.wire.publish` writes it for the browser.

Frames are JSON texts, each with its `type`. No sentence goes over the wire: a Phrase is rendered where it is read.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from longhouse.messages.phrase import Phrase
from longhouse.server.wire.parts import (
    ChatOut,
    DecisionOut,
    EventOut,
    HintLine,
    LessonOut,
    Role,
    ScoreOut,
    SeatFacts,
    SinceOut,
    SpeakerOut,
    TableFacts,
    UndoOut,
    VoteOut,
)
from longhouse.server.wire.patch import Patch


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
    whether it warns of a pick that is dangerous or brings nothing. It also answers a careful pick that was not made."""

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

    `planned`: the first line is a bot's plan for many picks. `nudge` says what counts most, but not which option.
    """

    id: str
    seq: int
    simulations: int
    seconds: float
    planned: bool
    nudge: Phrase | None
    lines: list[HintLine]


class AdviceMsg(Told, tag="advice"):
    """A tip for somebody who meets something for the first time, which is never said to them again; null if there is
    none now. `left` counts those that may still come, at any table of this game."""

    id: str
    tip: Phrase | None
    rule: str
    left: int


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
    | AdviceMsg
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
    """A range of frames of a table. `broken` says why a game that was played by other rules is not told any further."""

    table: TableFacts
    seats: list[SeatFacts]
    picks: int
    viewer: int
    scenery: Mapping[str, object]
    frames: list[FrameOut]
    over: ScoreOut | None
    broken: Phrase | None


# --- bytes

ENCODER: Final = msgspec.json.Encoder()


def write_frame(message: ServerMessage) -> str:
    return ENCODER.encode(message).decode()
