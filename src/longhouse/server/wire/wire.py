"""Every message that the server tells. With what clients say (said.py) it is the one schema of the wire, and
`python -m longhouse.server.wire.publish` writes it for the browser.

Frames are JSON texts, each with its `type`. No sentence goes over the wire: a Phrase is rendered where it is read.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from longhouse.messages.phrase import Phrase

WatchRule: TypeAlias = Literal["all", "link", "none"]
Status: TypeAlias = Literal["open", "playing", "over", "brought"]  # brought: a journal that was uploaded and has no end
SeatKind: TypeAlias = Literal["person", "hotseat", "bot", "open"]
Role: TypeAlias = Literal["host", "seat", "spectator"]

# --- parts of what the server tells


class OptionOut(Struct, frozen=True):
    """One thing that may be picked: its text, and the same apart: [["path", "3,-1,E"]]."""

    text: str
    verb: str
    args: list[tuple[str, str]]
    label: Phrase


class DecisionOut(Struct, frozen=True):
    """A question; one to another seat has no options here. An `offer` may be taken, but nobody waits for it."""

    seat: int
    ask: Phrase
    options: list[OptionOut]
    offer: bool = False


class EventOut(Struct, frozen=True):
    """What happened, by which rule. `seq` is the number of its pick; 0 is the deal. `seat` is -1 for nobody."""

    seq: int
    kind: str
    rule: str
    seat: int
    args: list[int]  # numbers of the game's own, places in the order of the scenery; -1 is what is not seen
    label: Phrase
    mine: bool


class HintLine(Struct, frozen=True):
    """An option, how often it was tried in thought, and of how many games in a hundred it is expected to win."""

    option: OptionOut
    visits: int
    percent: int


class UndoOut(Struct, frozen=True):
    """Whether the viewer may take the last pick back; if not, why not."""

    seat: int
    allowed: bool
    why: Phrase | None = None


class SeatFacts(Struct, frozen=True):
    """Who sits where. `stand_in` is the bot that plays for somebody who left, until they come back. Where the others
    may decide on that, `needed` is how many must want it (0: nothing to decide), in `wait` seconds at the earliest."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    online: bool
    stand_in: str = ""
    word: str = ""  # what this seat adds to the luck
    needed: int = 0
    wait: int = 0


class TableFacts(Struct, frozen=True):
    """What was agreed on before the game. The commitment is the SHA-256 of a secret from which, with the words of the
    seats, the seed is made; secret and seed are told when it is over. Without a commitment the seed was chosen."""

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
    rematch: str | None = None  # the table that plays on after this one


class ScoreOut(Struct, frozen=True):
    """How it ended: points by source for every seat; `source_keys` are the messages of the sources.

    Nobody has won where `winners` is empty. `tie` says what decided among equals, where something had to.
    """

    winners: list[int]
    points: list[int]
    sources: list[list[int]]
    source_keys: list[str]
    ending: Phrase
    rule: str
    tie: Phrase | None = None


class SpeakerOut(Struct, frozen=True):
    """Somebody who is not heard any more."""

    speaker: str
    name: str


class ChatOut(Struct, frozen=True):
    """A line of chat; `at` are seconds since 1970. A spectator may be called like somebody who sits here: `watching`
    tells them apart (`seat` is -1 then), and `speaker` is the same in all lines of one person at this table."""

    id: int
    name: str
    speaker: str
    watching: bool
    seat: int
    text: str
    at: float


class VoteOut(Struct, frozen=True):
    """The vote on an empty seat: who said what, and how many must want a bot."""

    seat: int
    bot: list[str]
    wait: list[str]
    needed: int


# --- from the server


class Told(Struct, tag_field="type"):
    """What the server tells."""


class StateMsg(Told, tag="state"):
    """The whole view: on hello, after a gap too wide, after a refused pick. `viewer` is -1 for a spectator."""

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
    over: ScoreOut | None
    chat: list[ChatOut]
    speaker: str  # as the reader's own lines of chat have it
    muted: list[SpeakerOut]
    votes: list[VoteOut]
    formalities: list[int] | None  # my seats whose formalities the server answers; null where there are none


class UpdateMsg(Told, tag="update"):
    """What a pick (or an undo) has changed. Events are the new ones; known ones of a later seq are taken back."""

    seq: int
    version: int
    picture: Mapping[str, object] | None
    decisions: list[DecisionOut]
    events: list[EventOut]
    undo: UndoOut
    over: ScoreOut | None
    seats: list[SeatFacts]


class DoneMsg(Told, tag="done"):
    """What was asked for is done; a pick is in the journal to stay."""

    id: str
    seq: int


class RefusedMsg(Told, tag="refused"):
    """It was not done, and why. The whole state follows a refused pick."""

    id: str
    seq: int
    why: Phrase
    rule: str


class ReasonMsg(Told, tag="reason"):
    """The answer to `why`; `may` if nothing speaks against it."""

    id: str
    may: bool
    rule: str
    why: Phrase | None


class PreviewMsg(Told, tag="preview"):
    """What a pick would cost and bring, a line each, with its rule at the same place."""

    id: str
    lines: list[Phrase]
    rules: list[str]


class HintMsg(Told, tag="hint"):
    """The best options first, at the time of `seq`. Without `simulations` nothing was thought about, and there is one.

    `planned`: the plan of a bot for many picks stands first.
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
    """Who is here, and what has become of the table besides the game."""

    table: TableFacts
    seats: list[SeatFacts]
    watching: int


class VoteMsg(Told, tag="vote"):
    vote: VoteOut


class FormalitiesMsg(Told, tag="formalities"):
    """The reader's own seats whose formalities the server answers; told to nobody else."""

    seats: list[int]


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
    | DoneMsg
    | RefusedMsg
    | ReasonMsg
    | PreviewMsg
    | HintMsg
    | ChatMsg
    | PresenceMsg
    | VoteMsg
    | FormalitiesMsg
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
