"""What one socket may send: valid messages, and not too many."""

from typing import Final, final

from longhouse.server.base import health
from longhouse.server.base.bucket import Bucket
from longhouse.server.base.limits import Limits
from longhouse.server.base.settings import Settings
from longhouse.server.table import client as codes
from longhouse.server.table.client import Client
from longhouse.server.wire import said

BAD_FRAMES_AT_MOST: Final = 20
TOO_FAST_AT_MOST: Final = 200  # frames that are discarded before we disconnect
COUNTED: Final = {
    said.HelloIn: "hello",
    said.PickIn: "pick",
    said.UndoIn: "pick",
    said.WhyIn: "question",
    said.PreviewIn: "question",
    said.BoardIn: "question",
    said.AdviseIn: "question",
    said.HintIn: "hint",
    said.ChatIn: "chat",
}
QUESTIONS: Final = (said.WhyIn, said.PreviewIn, said.BoardIn, said.HintIn, said.AdviseIn)


@final
class Sieve:
    """Lets through what one socket may send: valid messages, and not too many. Questions are counted separately, so
    that a client that asks many of them can still pick."""

    __slots__ = ("bad", "fast", "frames", "greeted", "limits", "questions")

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits: Final = limits
        self.frames: Final = Bucket(settings.frames_a_second, settings.frames_burst)
        self.questions: Final = Bucket(settings.frames_a_second, settings.frames_burst)
        self.greeted = False
        self.bad = 0
        self.fast = 0

    def sift(self, client: Client, frame: str | bytes) -> said.ClientMessage | None:
        message = understood(client, frame)
        if message is None:
            self.bad += 1
            if self.bad > BAD_FRAMES_AT_MOST:
                client.close(codes.BAD_FRAMES, "too many bad frames")
            return None
        bucket = self.questions if isinstance(message, QUESTIONS) else self.frames
        if not bucket.take():
            self.fast += 1
            too_fast(client, self.fast)
            return None
        kind = COUNTED.get(type(message)) if self.greeted else None  # the first hello came with a connection
        self.greeted = True
        if kind is not None and self.limits.wait(kind, client.person_id, client.address):
            client.complain("too-fast", "room-too-fast", getattr(message, "id", ""))
            return None
        return message


def understood(client: Client, frame: str | bytes) -> said.ClientMessage | None:
    """The message, if the frame is a valid one; otherwise the client is sent what is wrong with it."""
    size = len(frame.encode()) if isinstance(frame, str) else len(frame)
    try:
        if size > said.MAX_FRAME:
            health.BAD_FRAMES.labels("too-big").inc()
            client.complain("too-big", "room-too-big", bytes=size, most=said.MAX_FRAME)
            return None
        message = said.read_frame(frame)
    except said.BadFrame as problem:
        health.BAD_FRAMES.labels("malformed").inc()
        client.complain("bad-frame", "room-bad-frame", problem=str(problem)[:200])
        return None
    if not client.said_hello and not isinstance(message, said.HelloIn):
        client.complain("no-hello", "room-no-hello")
        return None
    client.said_hello = True
    return message


def too_fast(client: Client, times: int) -> None:
    health.BAD_FRAMES.labels("too-fast").inc()
    if times == 1:
        client.complain("too-fast", "room-too-fast")
    elif times > TOO_FAST_AT_MOST:
        client.close(codes.TOO_FAST, "too fast")
