"""Scripted players: one event loop, a socket a seat, and the time from a pick to the update that it brings."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE: Final = 8  # tables that are made at the same time
PATIENCE: Final = 30.0
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


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    options: list[Choice]


class Told(msgspec.Struct):
    """As much of a frame as a script wants to know."""

    type: str
    seq: int = 0
    version: int = 0
    decisions: list[Question] = []


class Guest:
    """A cookie, and requests with it."""

    def __init__(self, address: str, name: str) -> None:
        self.http: Final = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.name: Final = name

    async def come(self) -> None:
        self.http.headers["x-csrf-token"] = (await self.http.get("/api/me")).json()["csrf"]
        await self.post("/api/me", name=self.name)

    async def post(self, path: str, **body: object) -> httpx.Response:
        return (await self.http.post(path, json=body)).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("longhouse") or ""


class Seat:
    """A socket that has a seat and knows what it may pick."""

    def __init__(self, number: int, socket: ClientConnection) -> None:
        self.number: Final = number
        self.socket: Final = socket
        self.decoder: Final = msgspec.json.Decoder(Told)
        self.seq = self.version = 0
        self.options: list[str] = []
        self.expected: dict[int, float] = {}  # by version: when the pick was sent that brings it
        self.times: list[float] = []  # seconds from there until it came
        self.news: Final = asyncio.Event()

    async def listen(self) -> None:
        async for frame in self.socket:
            now = time.perf_counter()
            told = self.decoder.decode(frame)
            if told.type not in ("state", "update"):
                continue
            sent = self.expected.pop(told.version, None)
            if sent is not None:
                self.times.append(now - sent)
            self.seq, self.version = told.seq, told.version
            mine = [question for question in told.decisions if question.seat == self.number]
            self.options = [choice.text for question in mine for choice in question.options]
            self.news.set()

    async def wait_for(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                self.news.clear()
                await self.news.wait()

    def choose(self, luck: random.Random) -> str:
        best = max(liking(text) for text in self.options)
        return luck.choice([text for text in self.options if liking(text) == best])


def liking(text: str) -> int:
    return LIKED.get(text.partition("/")[0], 0)


class Match:
    """Two seats at a table, who pick in turn."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        self.seats: Final = seats
        self.luck: Final = random.Random(seed)
        self.listeners: Final = [asyncio.create_task(seat.listen()) for seat in seats]
        self.picks = 0

    async def pick(self) -> None:
        """One pick of whoever is asked, until they have seen what became of it. The other need not be told: a secret
        pick changes nothing for them."""
        mover = next((seat for seat in self.seats if seat.options), None)
        if mover is None:
            return
        self.picks += 1
        version, option = mover.version, mover.choose(self.luck)
        pick = {"type": "pick", "id": str(self.picks), "seq": mover.seq, "seat": mover.number, "option": option}
        frame = msgspec.json.encode(pick).decode()
        for seat in self.seats:
            seat.expected = {version + 1: time.perf_counter()}
        await mover.socket.send(frame)
        await mover.wait_for(version + 1)

    def take_times(self) -> list[float]:
        """What both have seen since this was asked last."""
        times = [seconds for seat in self.seats for seconds in seat.times]
        for seat in self.seats:
            seat.times = []
        return times

    async def close(self) -> None:
        for seat in self.seats:
            await seat.socket.close()
        await asyncio.gather(*self.listeners)


async def make_matches(address: str, number: int) -> list[Match]:
    """So many tables with their games begun, and both players there."""
    guests = [Guest(address, "Ada"), Guest(address, "Bo")]
    for guest in guests:
        await guest.come()
    slots = asyncio.Semaphore(AT_ONCE)

    async def make(seed: int) -> Match:
        async with slots:
            return await make_match(address, guests, seed)

    matches = await asyncio.gather(*(make(seed) for seed in range(number)))
    for guest in guests:
        await guest.http.aclose()
    return matches


async def make_match(address: str, guests: list[Guest], seed: int) -> Match:
    ada, bo = guests
    table = (await ada.post("/api/tables", game="watch", seats=[{"kind": "me"}, {"kind": "open"}])).json()["id"]
    await bo.post(f"/api/tables/{table}/sit", seat=1)
    await ada.post(f"/api/tables/{table}/start")
    match = Match(
        [Seat(number, await dial(address, f"/ws/{table}", guest)) for number, guest in enumerate(guests)], seed
    )
    for seat in match.seats:
        await seat.socket.send('{"type":"hello"}')
        await seat.wait_for(1)
    return match


async def dial(address: str, path: str, guest: Guest | None = None) -> ClientConnection:
    headers = {} if guest is None else {"cookie": f"longhouse={guest.cookie}"}
    url = f"{address.replace('http', 'ws', 1)}{path}"
    return await connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE)


async def pace(works: list[Callable[[], Awaitable[None]]], seconds: int) -> None:
    """Each once a second, at a moment of the second of its own; who is late does not make up for it."""
    loop = asyncio.get_running_loop()
    begin = loop.time()

    async def run(work: Callable[[], Awaitable[None]], moment: float) -> None:
        for second in range(seconds):
            await asyncio.sleep(begin + second + moment - loop.time())
            await work()

    await asyncio.gather(*(run(work, number / len(works)) for number, work in enumerate(works)))


class Echo:
    """Says something as long as a pick, and waits to hear it again."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.times: Final[list[float]] = []

    async def ask(self) -> None:
        sent = time.perf_counter()
        await self.socket.send('{"type":"pick","id":"1234","seq":1234,"seat":1,"option":"settlement/3,-1,NE"}')
        await self.socket.recv()
        self.times.append(time.perf_counter() - sent)
