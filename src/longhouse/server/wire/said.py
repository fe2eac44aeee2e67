"""Every message that a client sends: one half of the wire schema; wire.py has the server's messages."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

MAX_FRAME: Final = 4096  # bytes of one frame from a client; valid messages are far shorter
MAX_CHAT: Final = 300
MAX_PASSWORD: Final = 128

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]  # made by the client; a resent message keeps its own
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
OptionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]
Speaker: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Choice: TypeAlias = Literal["bot", "wait"]


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class HelloIn(Said, tag="hello"):
    """The first message; sent again to change seats on a shared screen. `seen` is the last version that was seen (-1:
    none yet, send the whole state), `chat` the last line of chat. With `patches`, a pick is followed by a `patch`
    where it can be, otherwise by an `update` with the whole picture. `grace` is as in the message of that name."""

    seen: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    seat: SeatNumber | None = None
    chat: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    patches: bool = False
    grace: bool = True


class PickIn(Said, tag="pick"):
    """`seq` and `version` are those of the state in which the seat chose; `option` is a text such as `road/3,-1,E`.
    Without `version`, which older clients do not send, a pick may be taken for one in a state with the same `seq` that
    came after an undo. A `careful` pick is not made if there is something to warn of: it is answered with the
    `preview`, which the player may not have seen yet."""

    id: Id
    seq: Count
    seat: SeatNumber
    option: OptionText
    version: Count | None = None
    careful: bool = False


class UndoIn(Said, tag="undo"):
    """Take the last pick back. `seq` and `version` are as in a pick."""

    id: Id
    seq: Count
    seat: SeatNumber
    version: Count | None = None


class WhyIn(Said, tag="why"):
    """Why can I not pick this?"""

    id: Id
    seat: SeatNumber
    option: OptionText


class PreviewIn(Said, tag="preview"):
    """What would this pick cost and bring?"""

    id: Id
    seat: SeatNumber
    option: OptionText


class BoardIn(Said, tag="board"):
    """Draw the table as text, in this language: for a client that has no page for this game."""

    id: Id
    language: Literal["en", "ru", "uk"]


class HintIn(Said, tag="hint"):
    """What would a bot that thinks ahead do in my place, after a second or, if that is not enough, `longer`? Only where
    no other person plays."""

    id: Id
    seat: SeatNumber
    longer: bool = False


class AdviseIn(Said, tag="advise"):
    """Is there something that I should be told because it matters here for the first time in this game?"""

    id: Id
    seat: SeatNumber


class ChatIn(Said, tag="chat"):
    """A line of chat."""

    id: Id
    text: ChatText


class MuteIn(Said, tag="mute"):
    """Mute a person's chat, here and at other tables; `off` to hear it again."""

    speaker: Speaker
    off: bool = False


class VoteIn(Said, tag="vote"):
    """What to do about the seat of a person who left."""

    id: Id
    seat: SeatNumber
    choice: Choice


class TakebackSeatIn(Said, tag="takeback_seat"):
    """Play on in my seat, which a bot has been playing for me."""

    seat: SeatNumber


class FormalitiesIn(Said, tag="formalities"):
    """Turn on or off that the server answers for my seat when I am asked only as a formality."""

    seat: SeatNumber
    on: bool


class GraceIn(Said, tag="grace"):
    """Whether bots wait a little before they answer my picks that can still be undone, on this connection. They do,
    unless told otherwise; turning it off also ends the current wait."""

    on: bool


class ShownIn(Said, tag="shown"):
    """My screen has come to this version; bots wait a little for players whose screens are behind. -1: I am not looking
    (the page is hidden), wait for me no longer. Nobody waits for a client that never sends this, or for a spectator."""

    version: Annotated[int, Meta(ge=-1, le=2**31 - 1)]


class LessonNextIn(Said, tag="lesson_next"):
    """I have read what the coach says. `step` is the number that is shown, as in all messages to the coach; at the end
    of the lesson one more than there are steps."""

    id: Id
    step: Count


class LessonBackIn(Said, tag="lesson_back"):
    """Back to the step before, with the table as it was."""

    id: Id
    step: Count


class LessonSkipIn(Said, tag="lesson_skip"):
    """Make the picks of this step for me."""

    id: Id
    step: Count


class LessonLeaveIn(Said, tag="lesson_leave"):
    """End the lesson: the same table goes on as an ordinary game against bots."""

    id: Id
    step: Count


class PingIn(Said, tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = (
    HelloIn
    | PickIn
    | UndoIn
    | WhyIn
    | PreviewIn
    | BoardIn
    | HintIn
    | AdviseIn
    | ChatIn
    | MuteIn
    | VoteIn
    | TakebackSeatIn
    | FormalitiesIn
    | ShownIn
    | GraceIn
    | LessonNextIn
    | LessonBackIn
    | LessonSkipIn
    | LessonLeaveIn
    | PingIn
)

# --- bytes


class BadFrame(ValueError):
    """A frame that is not a valid message."""


DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage, strict=True)


def read_frame(frame: str | bytes) -> ClientMessage:
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadFrame(str(problem)) from problem
