"""One open socket as its room sees it: who it is, whose eyes it has, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final, final

from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Arg, Phrase
from longhouse.server.people import Person
from longhouse.server.wire import ErrorMsg, ServerMessage, write_frame

WAITING_AT_MOST: Final = 64  # frames; who reads more slowly is told the whole state when it catches up

# why we close a socket; a client connects again but after the 44xx
RESTART: Final = 1012
TRY_LATER: Final = 1013
BAD_FRAMES: Final = 4400
NOT_ALLOWED: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429


@final
class Client:
    """A socket of a person, or of somebody without a name who watches."""

    def __init__(self, person: Person | None, address: str = "") -> None:
        self.person: Final = person
        self.address: Final = address
        self.viewer = SPECTATOR  # a seat of this person, if they have one
        self.wanted: int | None = None  # the seat that was asked for, at one screen
        self.said_hello = False
        self.greeted = False  # until the room has answered its hello, it is told nothing
        self.muted: set[str] = set()  # whose chat it does not want to hear; shared by all sockets of a person
        self.outbox: deque[str] = deque()
        self.lagging = False  # so far behind that it was dropped to the next whole state
        self.closing: tuple[int, str] | None = None
        self.bell: Final = asyncio.Event()

    @property
    def person_id(self) -> str:
        return "" if self.person is None else self.person.id

    def send(self, message: ServerMessage) -> None:
        self.send_frame(write_frame(message))

    def send_frame(self, frame: str) -> None:
        """Never waits. A slow reader loses what waited, and is brought up to date at once when it reads again."""
        if len(self.outbox) >= WAITING_AT_MOST:
            self.outbox.clear()
            self.lagging = True
        if not self.lagging:
            self.outbox.append(frame)
        self.bell.set()

    def catch_up(self, message: ServerMessage) -> None:
        """The whole state, after which nothing that waited is needed."""
        self.outbox.clear()
        self.lagging = False
        self.send(message)

    def complain(self, code: str, key: str, id: str = "", **args: Arg) -> None:
        self.send(ErrorMsg(code, Phrase(key, args), id))

    def close(self, code: int, reason: str) -> None:
        """When what waits is sent."""
        self.closing = self.closing or (code, reason)
        self.bell.set()
