"""One open socket as its room sees it: who it is, whose eyes it has, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final, final

from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Arg, Phrase
from longhouse.server.people.people import Person, id_of
from longhouse.server.wire.wire import (
    ChatMsg,
    ErrorMsg,
    FormalitiesMsg,
    PresenceMsg,
    ServerMessage,
    StateMsg,
    UpdateMsg,
    VoteMsg,
    write_frame,
)

WAITING_AT_MOST: Final = 64  # frames; who reads more slowly is told the whole state when it catches up
ANSWERS_AT_MOST: Final = 512  # who asks that much without reading is let go, and may ask again with the same ids
# what a later whole state tells as well
NEWS: Final = (StateMsg, UpdateMsg, PresenceMsg, ChatMsg, VoteMsg, FormalitiesMsg)

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
        self.muted: dict[str, str] = {}  # whose chat it does not want to hear, and their names; one for all its sockets
        self.outbox: deque[tuple[str, bool]] = deque()  # frames, and whether a later whole state would replace them
        self.lagging = False  # so far behind that news are kept back until the next whole state
        self.closing: tuple[int, str] | None = None
        self.bell: Final = asyncio.Event()

    @property
    def person_id(self) -> str:
        return id_of(self.person)

    def send(self, message: ServerMessage) -> None:
        self.put(write_frame(message), isinstance(message, NEWS))

    def put(self, frame: str, news: bool) -> None:
        """Into the outbox; never waits. A slow reader loses the news that waited, and gets the whole state when it
        reads again. Answers to what it has asked stand nowhere else, so they are kept."""
        if len(self.outbox) >= WAITING_AT_MOST and not self.lagging:
            self.drop_news()
            self.lagging = True
        if len(self.outbox) >= ANSWERS_AT_MOST:
            self.close(TRY_LATER, "nothing is read")
        elif not (self.lagging and news):
            self.outbox.append((frame, news))
        self.bell.set()

    def drop_news(self) -> None:
        self.outbox = deque(waiting for waiting in self.outbox if not waiting[1])

    def catch_up(self, message: StateMsg) -> None:
        """The whole state, after which no news that waited are needed."""
        self.drop_news()
        self.lagging = False
        self.send(message)

    def complain(self, code: str, key: str, id: str = "", **args: Arg) -> None:
        self.send(ErrorMsg(code, Phrase(key, args), id))

    def close(self, code: int, reason: str) -> None:
        """When what waits is sent."""
        self.closing = self.closing or (code, reason)
        self.bell.set()
