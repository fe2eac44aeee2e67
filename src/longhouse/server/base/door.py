"""The socket that listens: whom there is no room for is turned away before they cost more than an `accept`."""

import socket
import sys
from collections import Counter
from typing import Any, Final, final

import structlog

from longhouse.server.base.drops import Drops
from longhouse.server.base.proxies import Proxies, home_of

BACKLOG: Final = 1024  # who waits to be accepted
AT_ONCE: Final = 64  # accepted or turned away before the tables have their turn again
FILES: Final = 16384  # as many as we ask for, if that is enough
RESERVED: Final = 128  # files for the database, the thinking processes and what is served
LOG: Final = structlog.get_logger("longhouse.connections")


@final
class Caller(socket.socket):
    """A connection, which is counted until it is closed."""

    def __init__(self, door: "Door", home: str, accepted: socket.socket) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, accepted.detach())
        self.door: Final = door
        self.home: Final = home
        self.counted = True

    def close(self) -> None:
        if self.counted:
            self.counted = False
            self.door.leave(self.home)
        super().close()


@final
class Door(socket.socket):
    """Lets in so many in all and so many from one address; proxies stand for many visitors and may have all."""

    def __init__(self, family: int, proxies: Proxies) -> None:
        # asyncio sends small frames at once only if it knows that this is TCP; otherwise each is delayed by 40 ms
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.most = self.most_of_one = 0  # 0 is no limit
        self.proxies: Final = proxies
        self.drops = Drops()
        self.inside: Final[Counter[str]] = Counter()  # connections by address
        self.all = 0

    def listen(self, backlog: int = BACKLOG, /) -> None:
        """asyncio accepts as many at once as may wait. We let more wait."""
        super().listen(max(backlog, BACKLOG))

    def accept(self) -> tuple[socket.socket, Any]:
        """Raises BlockingIOError if nobody is left, or to let the tables have their turn."""
        for _ in range(AT_ONCE):
            accepted, address = super().accept()
            home = home_of(address[0])
            why = self.why_not(address[0], home)
            if not why:
                self.inside[home] += 1
                self.all += 1
                return Caller(self, home, accepted), address
            accepted.close()
            self.drops.add(why)
        raise BlockingIOError

    def why_not(self, host: str, home: str) -> str:
        """Empty if there is room."""
        if 0 < self.most <= self.all:
            return "full"
        if 0 < self.most_of_one <= self.inside[home] and host not in self.proxies:
            return "address"
        return ""

    def leave(self, home: str) -> None:
        self.all -= 1
        self.inside[home] -= 1
        if not self.inside[home]:
            del self.inside[home]


def connections_for(wanted: int) -> int:
    """As many connections as are wanted or, if this process may not open that many files, as many as it may."""
    if sys.platform == "win32":
        return wanted
    files = raise_file_limit(max(FILES, wanted + RESERVED))
    most = min(wanted or files, max(1, files - RESERVED))
    if most < wanted:
        LOG.warning("few files may be open at once: raise the limit (ulimit -n)", files=files, connections=most)
    return most


def raise_file_limit(wanted: int) -> int:
    """How many files this process may have open, after asking for more if its user may have them."""
    import resource  # noqa: PLC0415  (Windows has no such module)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return soft
    return most
