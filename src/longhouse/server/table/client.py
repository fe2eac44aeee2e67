"""One open socket as its room sees it: whose it is, which seat's view it gets, and what is queued for it."""

from collections.abc import Callable
from typing import Final, final

from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Arg, Phrase
from longhouse.server.people.people import Person, id_of
from longhouse.server.wire import wire

WAITING_AT_MOST: Final = 64  # frames; a slower reader gets the whole state when it catches up
ANSWERS_AT_MOST: Final = 512  # answers queued; a client that never reads them is disconnected
# messages that a later whole state makes superfluous
WHOLE: Final = (wire.StateMsg, wire.UpdateMsg)
NEWS: Final = (*WHOLE, wire.PresenceMsg, wire.ChatMsg, wire.VoteMsg, wire.FormalitiesMsg, wire.LessonMsg)

# Why we close a socket. Clients reconnect, except after a 44xx.
RESTART: Final = 1012
TRY_LATER: Final = 1013
BAD_FRAMES: Final = 4400
NOT_ALLOWED: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429


@final
class Client:
    """A socket that belongs to a person, or to a spectator without a name."""

    __slots__ = (  # there may be thousands
        *("person", "address", "viewer", "wanted", "said_hello", "greeted", "patches", "version", "grace", "shown"),
        *("muted", "outbox", "lagging", "closing", "ring"),
    )

    def __init__(self, person: Person | None, address: str = "") -> None:
        self.person: Final = person
        self.address: Final = address
        self.viewer = SPECTATOR  # a seat of this person, if they have one
        self.wanted: int | None = None  # the seat it asked for, where several people share a screen
        self.said_hello = False
        self.greeted = False  # nothing is sent to it until the room has answered its hello
        self.patches = False  # it wants what has changed instead of whole pictures
        self.version = -1  # of the last picture that was sent
        self.grace = True  # bots wait before they answer its picks, as long as these can be undone
        self.shown = -1  # the version that its screen has come to; -1: nobody is looking, or it does not say
        self.muted: dict[str, str] = {}  # person id -> name; shared by all sockets of this person
        self.outbox: list[tuple[str, bool]] = []  # each frame, and whether a later whole state would replace it
        self.lagging = False  # so far behind that updates are held back until the next whole state
        self.closing: tuple[int, str] | None = None
        self.ring: Callable[[], None] = nobody_listens  # somebody should look what is queued

    @property
    def person_id(self) -> str:
        return id_of(self.person)

    def send(self, message: wire.ServerMessage) -> None:
        if isinstance(message, WHOLE):
            self.version = message.version
        self.put(wire.write_frame(message), isinstance(message, NEWS))

    def put(self, frame: str, news: bool) -> None:
        """Queue a frame; never waits.

        A slow reader loses the updates that were queued and gets the whole state once it reads again. Answers to its
        own requests cannot be recovered that way, so they are kept.
        """
        if len(self.outbox) >= WAITING_AT_MOST and not self.lagging:
            self.drop_news()
            self.lagging = True
        if len(self.outbox) >= ANSWERS_AT_MOST:
            self.close(TRY_LATER, "nothing is read")
        elif not (self.lagging and news):
            self.outbox.append((frame, news))
        self.ring()

    def take(self, letters: int) -> list[str]:
        """The next frames to be sent: at least one, and no more after so many letters."""
        taken, size = 0, 0
        while taken < len(self.outbox) and (not taken or size < letters):
            size += len(self.outbox[taken][0])
            taken += 1
        frames = [frame for frame, _ in self.outbox[:taken]]
        del self.outbox[:taken]
        return frames

    def drop_news(self) -> None:
        self.outbox = [waiting for waiting in self.outbox if not waiting[1]]

    def catch_up(self, message: wire.StateMsg) -> None:
        """Send the whole state, which replaces all queued updates."""
        self.drop_news()
        self.lagging = False
        self.send(message)

    def complain(self, code: str, key: str, id: str = "", **args: Arg) -> None:
        self.send(wire.ErrorMsg(code, Phrase(key, args), id))

    def close(self, code: int, reason: str) -> None:
        """Close the socket once everything in the queue has been sent."""
        self.closing = self.closing or (code, reason)
        self.ring()


def nobody_listens() -> None:
    """What is queued before the socket is open is sent then; what is queued after its end never is."""
