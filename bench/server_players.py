"""Scripted players: one event loop, a socket per seat, and the time from a pick to its update. They must cost little
beside the server that they measure: a frame is a callback, and only what a script needs is read from its text.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

import httpx
import msgspec

from bench.server_wire import Wire, dial

NAMES: Final = ("Ada", "Bo", "Cyd", "Dag", "Eir")
AT_ONCE: Final = 8  # tables that are created at the same time
PATIENCE: Final = 30.0
NEWS: Final = (b'{"type":"update"', b'{"type":"patch"', b'{"type":"state"')  # frames that bring a new version
REFUSALS: Final = (b'{"type":"refused"', b'{"type":"error"')
LATE: Final = b'"room-late"'  # the other seat's update had not come yet when we picked
PICK: Final = b'{"type":"pick","id":"1234","seq":1234,"seat":1,"option":"settlement/3,-1,NE"}'
LIKED: Final = {
    "keep": 9,
    "settlement": 8,
    "buy-card": 7,
    "play": 6,
    "road": 5,
    "propose": -1,
    "give": -1,
    "counter": -1,
}


class Setup(NamedTuple):
    """A kind of table."""

    game: str
    players: int
    settings: dict[str, str]


PAIR: Final = Setup("watch", 2, {"mode": "base"})  # the least that a table can be
MIX: Final = (  # every game at its largest number of players
    Setup("watch", 4, {"mode": "full"}),
    Setup("midgard", 4, {}),
    Setup("northgard", 5, {}),
    Setup("wild", 4, {}),
)


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    options: list[Choice]


class Told(msgspec.Struct):
    """As much of a frame as a script wants to know."""

    seq: int
    version: int
    events: msgspec.Raw
    decisions: list[Question] | None = None  # as they were


class PickOut(msgspec.Struct, tag="pick"):
    id: str
    seq: int
    seat: int
    option: str


DECODER: Final = msgspec.json.Decoder(Told)
ENCODER: Final = msgspec.json.Encoder()


class Worker(Protocol):
    """Something that does one thing at a time, again and again."""

    times: list[float]  # seconds that it took
    picks: int  # how often

    @property
    def busy(self) -> bool: ...

    def work(self) -> None: ...


class Guest:
    """A cookie, and requests with it."""

    def __init__(self, address: str, name: str) -> None:
        limits = httpx.Limits(keepalive_expiry=1)  # before the server hangs up by itself
        self.http: Final = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits)
        self.name: Final = name

    async def come(self) -> None:
        self.http.headers["x-csrf-token"] = (await self.http.get("/api/me")).json()["csrf"]
        await self.post("/api/me", name=self.name)

    async def post(self, path: str, **body: object) -> httpx.Response:
        return (await self.http.post(path, json=body)).raise_for_status()

    @property
    def cookie(self) -> str:
        return f"longhouse={self.http.cookies.get('longhouse') or ''}"


class Seat:
    """A socket that has a seat and knows what it may pick."""

    def __init__(self, number: int, wire: Wire, told: Callable[["Seat"], None], late: Callable[["Seat"], None]) -> None:
        self.number: Final = number
        self.wire: Final = wire
        self.told: Final = told
        self.late: Final = late
        self.seq = self.version = 0
        self.options: list[Choice] = []
        self.expected = 0  # the version that the last pick brings
        self.bytes = self.events = 0  # received, and how much of it were events
        wire.hear = self.hear

    def hear(self, frame: bytes) -> None:
        self.bytes += len(frame)
        if frame.startswith(REFUSALS) and LATE in frame:
            self.options = []  # what came in between is on its way, and the current state with it
            self.late(self)
        elif frame.startswith(REFUSALS):
            raise SystemExit(f"bench: a pick was refused: {frame.decode()}")
        if not frame.startswith(NEWS):
            return
        told = DECODER.decode(frame)
        self.seq, self.version = told.seq, told.version
        self.events += len(bytes(told.events))
        if told.decisions is not None:
            self.options = [choice for each in told.decisions if each.seat == self.number for choice in each.options]
        self.told(self)

    def choose(self, luck: random.Random) -> str:
        texts = [choice.text for choice in self.options]
        best = max(liking(text) for text in texts)
        return luck.choice([text for text in texts if liking(text) == best])


def liking(text: str) -> int:
    return LIKED.get(text.partition("/")[0], 0)


class Match:
    """The seats at a table, who pick when they are asked."""

    def __init__(self, seed: int, table: str = "") -> None:
        self.table: Final = table
        self.seats: Final[list[Seat]] = []
        self.luck: Final = random.Random(seed)
        self.times: list[float] = []
        self.picks = 0
        self.sent = 0.0
        self.mover: Seat | None = None
        self.goal = 0  # until there are so many, pick at once when the last pick is seen
        self.news: Final = asyncio.Event()

    @property
    def busy(self) -> bool:
        return self.mover is not None

    def work(self) -> None:
        """One pick of a player who is asked. It is done when that player has seen the result; the others need not: a
        secret pick changes nothing for them."""
        mover = next((seat for seat in self.seats if seat.options), None)
        if mover is None:
            return
        self.picks += 1
        self.mover = mover
        pick = PickOut(str(self.picks), mover.seq, mover.number, mover.choose(self.luck))
        frame = ENCODER.encode(pick)
        for seat in self.seats:
            seat.expected = seat.version + 1
        self.sent = time.perf_counter()
        mover.wire.send(frame)

    def told(self, seat: Seat) -> None:
        if seat.version == seat.expected:
            self.times.append(time.perf_counter() - self.sent)
        self.news.set()
        if seat is self.mover and seat.version >= seat.expected:
            self.mover = None
        if self.picks < self.goal and self.mover is None:  # the next player may get the question a moment later
            self.work()

    def late(self, seat: Seat) -> None:
        """A pick that came too late does not count; the next one is made when the state has arrived."""
        if seat is self.mover:
            self.mover = None
            self.picks -= 1

    async def sit(self, number: int, wire: Wire, hello: bytes) -> None:
        """Say hello, and wait for the first state."""
        seat = Seat(number, wire, self.told, self.late)
        self.seats.append(seat)
        wire.send(hello)
        async with asyncio.timeout(PATIENCE):
            while not seat.version:
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        for seat in self.seats:
            await seat.wire.close()


class Echo:
    """Sends something as long as a pick, and waits for its echo."""

    def __init__(self, wire: Wire) -> None:
        self.wire: Final = wire
        self.times: list[float] = []
        self.picks = 0
        self.busy = False
        self.sent = 0.0
        wire.hear = self.hear

    def work(self) -> None:
        self.busy = True
        self.picks += 1
        self.sent = time.perf_counter()
        self.wire.send(PICK)

    def hear(self, frame: bytes) -> None:
        self.times.append(time.perf_counter() - self.sent)
        self.busy = False


class Relay:
    """Sends something as long as a pick, and waits until everybody at its table was told."""

    def __init__(self, wires: list[Wire]) -> None:
        self.wires: Final = wires
        self.times: list[float] = []
        self.picks = 0
        self.waiting = 0
        self.sent = 0.0
        for wire in wires:
            wire.hear = self.hear

    @property
    def busy(self) -> bool:
        return self.waiting > 0

    def work(self) -> None:
        self.picks += 1
        self.waiting = len(self.wires)
        self.sent = time.perf_counter()
        self.wires[0].send(PICK)

    def hear(self, frame: bytes) -> None:
        self.times.append(time.perf_counter() - self.sent)
        self.waiting -= 1


# --- tables


async def make_matches(address: str, setups: Sequence[Setup]) -> list[Match]:
    """Tables whose games have begun, with all players there."""
    guests = [Guest(address, name) for name in NAMES]
    for guest in guests:
        await guest.come()
    hello = await best_hello(guests[0])
    slots = asyncio.Semaphore(AT_ONCE)

    async def make(seed: int, setup: Setup) -> Match:
        async with slots:
            return await make_match(guests[: setup.players], seed, setup, hello)

    matches = await asyncio.gather(*(make(seed, setup) for seed, setup in enumerate(setups)))
    for guest in guests:
        await guest.http.aclose()
    return matches


async def best_hello(guest: Guest) -> bytes:
    """A page asks for patches; a server from before there were any would not understand that."""
    schema = (await guest.http.get("/api/schema.json")).json()
    patches = "patches" in schema["$defs"]["HelloIn"]["properties"]
    return b'{"type":"hello","patches":true}' if patches else b'{"type":"hello"}'


async def make_match(guests: list[Guest], seed: int, setup: Setup, hello: bytes) -> Match:
    host, *others = guests
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
    made = await host.post("/api/tables", game=setup.game, settings=setup.settings, seats=seats)
    table = made.json()["id"]
    for number, guest in enumerate(others, 1):
        await guest.post(f"/api/tables/{table}/sit", seat=number)
    await host.post(f"/api/tables/{table}/start")
    match = Match(seed, table)
    for number, guest in enumerate(guests):
        await match.sit(number, await dial(str(guest.http.base_url), f"/ws/{table}", guest.cookie), hello)
    return match


# --- work


async def pace(workers: Sequence[Worker], seconds: int, times: int = 1) -> int:
    """Each so many times a second, at its own moments of the second. One that is still busy then skips it; returns how
    many were skipped."""
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.1
    passed = 0
    for turn in range(seconds * times):
        for number, worker in enumerate(workers):
            await asyncio.sleep(begin + (turn + number / len(workers)) / times - loop.time())
            if worker.busy:
                passed += 1
            else:
                worker.work()
    await rest(workers)
    return passed


async def rush(matches: list[Match], each: int, seconds: float) -> float:
    """All tables make so many picks one after another without a pause: picks per second. Games that are over do not
    hold it up for longer than these seconds."""
    before, start = sum(match.picks for match in matches), time.perf_counter()
    for match in matches:
        match.goal = match.picks + each
        match.work()
    while any(match.picks < match.goal for match in matches) and time.perf_counter() < start + seconds:
        await asyncio.sleep(0.01)
    made, took = sum(match.picks for match in matches) - before, time.perf_counter() - start
    for match in matches:
        match.goal = 0
    await rest(matches)
    return made / took


async def rest(workers: Sequence[Worker]) -> None:
    """Until everybody has seen what they wait for."""
    async with asyncio.timeout(PATIENCE):
        while any(worker.busy for worker in workers):
            await asyncio.sleep(0.01)


def take_times(workers: Sequence[Worker]) -> list[float]:
    """What everybody has seen since the last call."""
    times = [seconds for worker in workers for seconds in worker.times]
    for worker in workers:
        worker.times = []
    return times


def take_bytes(matches: Sequence[Match]) -> tuple[int, int]:
    """What everybody has received since the last call, and how much of it were events."""
    seats = [seat for match in matches for seat in match.seats]
    taken = sum(seat.bytes for seat in seats), sum(seat.events for seat in seats)
    for seat in seats:
        seat.bytes = seat.events = 0
    return taken
