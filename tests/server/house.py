"""A server for a test: a real one on a free port with a real database file, and people who visit it."""

import asyncio
import json
import random
import ssl
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

import longhouse
from longhouse.server.app.app import make_app
from longhouse.server.app.serving import Server, listen
from longhouse.server.base.settings import Settings
from longhouse.server.store.database import Database
from longhouse.server.store.facts import SeatInfo, TableInfo, new_id
from longhouse.server.wire.patch import apply

T = TypeVar("T")
Frame = dict[str, Any]

QUICKLY: Final = 0.0002  # the server and its visitors are threads of one process, and wait for one another all the time
NO_CERTIFICATES: Final = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # http only: reading all of them for each visitor takes long
PATIENCE: Final = 60.0  # seconds until a test gives up; nothing is measured by it
QUICK: Final = Settings(
    bot_pause=0.0,
    grace=0.0,
    follow=0.0,
    warm_up=0.0,
    leave_grace=0.0,
    limits=0.0,
    frames_a_second=1e6,
    frames_burst=10**6,
    sync="normal",
)

USUAL: Final[dict[str, dict[str, str]]] = {"watch": {"mode": "base"}, "northgard": {}, "midgard": {}, "wild": {}}
WORTH: Final = {
    "keep": 9,
    "settlement": 8,
    "buy-card": 7,
    "play": 6,
    "road": 5,
    "propose": -1,
    "give": -1,
    "counter": -1,
}


class House:
    """A running server. `run` runs something in the server's thread instead of the test's."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.socket: Final = listen("127.0.0.1", 0, settings.proxies)
        self.port: Final[int] = self.socket.getsockname()[1]
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.loop: Final = asyncio.new_event_loop()
        self.visitors: Final[list[Visitor]] = []
        self.server: Server | None = None
        self.problem: BaseException | None = None
        self.up: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self.live, name="house")

    def live(self) -> None:
        try:
            self.loop.run_until_complete(self.serve())
            left = [task.get_name() for task in asyncio.all_tasks(self.loop)]
            assert not left, f"the server has stopped, but not its tasks: {left}"
        except BaseException as problem:
            self.problem = problem
        finally:
            self.up.set()
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()

    async def serve(self) -> None:
        database = Database(self.settings.database, self.settings.sync)
        await database.open()
        self.app = make_app(self.settings, database)
        self.server = server = Server(self.app, self.settings, self.socket)
        ready = asyncio.create_task(self.tell_when_up(server))
        await server.listen()
        ready.cancel()

    async def tell_when_up(self, server: Server) -> None:
        while not server.started:
            await asyncio.sleep(0.005)
        self.up.set()

    def open(self) -> None:
        sys.setswitchinterval(QUICKLY)
        self.thread.start()
        assert self.up.wait(PATIENCE), "the server does not start"
        if self.problem is not None:
            raise self.problem

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close()
        if self.server is not None:
            self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"
        if self.problem is not None:
            raise self.problem

    def visitor(self, name: str, cookies: httpx.Cookies | None = None) -> "Visitor":
        """A new visitor (or one known by cookies), who leaves when the server is closed."""
        visitor = Visitor(self, name, cookies)
        self.visitors.append(visitor)
        return visitor

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        """A request without a browser."""
        return httpx.get(f"{self.address}{path}", headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    # --- tables

    def table(
        self, *seats: "Visitor | str", game: str = "watch", watch: str = "all", seed: str = "7", **settings: str
    ) -> str:
        """The id of a table whose game has begun: visitors are seated, names are those of bots."""
        table = self.lay(*seats, game=game, watch=watch, seed=seed, **settings)
        self.run(self.app.state.rooms.begin(table))
        return table.id

    def lay(
        self, *seats: "Visitor | str", game: str = "watch", watch: str = "all", seed: str = "7", **settings: str
    ) -> TableInfo:
        """A table that waits. A visitor with several seats plays them at one screen; `open` is an open seat."""
        found = longhouse.find_game(game)
        host = next((seat.id for seat in seats if isinstance(seat, Visitor)), "nobody")
        table = TableInfo(
            id=new_id(),
            game=found.name,
            rules=found.version,
            settings=found.complete_settings(len(seats), USUAL[game] | settings),
            seed=seed,
            watch=watch,
            host=host,
            seats=[seat_info(number, seat) for number, seat in enumerate(seats)],
        )
        self.run(self.app.state.store.create(table))
        return table


def seat_info(number: int, seat: "Visitor | str") -> SeatInfo:
    if isinstance(seat, Visitor):
        return SeatInfo(number, "person", f"{seat.name} {number}", seat.id)
    if seat == "open":
        return SeatInfo(number, "open", "")
    return SeatInfo(number, "bot", f"Bot {number}", None, seat)


@contextmanager
def house(folder: Path, **changes: Any) -> Iterator[House]:
    made = House(replace(QUICK, **{"database": str(folder / "test.db"), **changes}))
    made.open()
    try:
        yield made
    finally:
        made.close()


class Visitor:
    """A visitor with a browser: a cookie, a name, and sockets."""

    def __init__(self, home: House, name: str, cookies: httpx.Cookies | None = None) -> None:
        self.house: Final = home
        self.name: Final = name
        self.talkers: Final[list[Talker]] = []
        self.http: Final = httpx.Client(
            base_url=home.address, timeout=PATIENCE, cookies=cookies, verify=NO_CERTIFICATES
        )
        token = self.http.get("/api/me").json()["csrf"]
        self.http.headers["x-csrf-token"] = token
        self.http.post("/api/me", json={"name": name}).raise_for_status()
        self.id: Final = self.find_id()

    def find_id(self) -> str:
        cookie = home_cookie(self.http)
        guest = self.house.app.state.people.signer.read(cookie)
        found: str = guest.id
        return found

    def close(self) -> None:
        for talker in self.talkers:
            talker.close()
        self.http.close()

    def join(self, table: str, seat: int | None = None, seen: int = -1, patches: bool = False) -> "Talker":
        talker = self.call(table)
        talker.hello(seat, seen, patches)
        return talker

    def call(self, table: str) -> "Talker":
        """A socket that has not said hello yet."""
        talker = Talker(self.house.port, table, home_cookie(self.http))
        self.talkers.append(talker)
        return talker


def home_cookie(http: httpx.Client) -> str:
    return http.cookies.get("longhouse") or ""


class Talker:
    """An open socket at a table, which keeps what it received."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        headers = {"cookie": f"longhouse={cookie}"} if cookie else {}
        self.socket: Final[ClientConnection] = connect(
            f"ws://127.0.0.1:{port}/ws/{table}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            legacy=True,
        )
        self.frames: Final[list[Frame]] = []
        self.state: Frame = {"events": [], "decisions": [], "version": 0}
        self.ids = 0

    def hello(self, seat: int | None = None, seen: int = -1, patches: bool = False) -> None:
        self.say(type="hello", seen=seen, patches=patches, **({} if seat is None else {"seat": seat}))
        if seen < 0:
            self.hear("state")

    def close(self) -> None:
        self.socket.close()

    # --- talking

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next_id(self) -> str:
        self.ids += 1
        return f"{id(self)}-{self.ids}"

    def read(self) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout=PATIENCE))
        self.frames.append(frame)
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] in ("update", "patch"):
            news = {key: value for key, value in frame.items() if key not in ("type", "events", "since", "changes")}
            if frame["type"] == "patch":
                assert frame["since"] == self.state["version"]
                news["picture"] = apply(self.state["picture"], frame["changes"])
            events = [event for event in self.state["events"] if event["seq"] <= frame["seq"]]
            self.state = {**self.state, **news, "events": events + frame["events"]}
        return frame

    def hear(self, *kinds: str) -> Frame:
        """The next frame of one of these kinds."""
        while True:
            frame = self.read()
            if frame["type"] in kinds:
                return frame

    # --- playing

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    @property
    def numbers(self) -> dict[str, int]:
        """Those of the state that it has, for a pick."""
        return {key: self.state[key] for key in ("seq", "version")}

    def options(self, seat: int) -> list[str]:
        found = [decision for decision in self.state["decisions"] if decision["seat"] == seat]
        return [option["text"] for decision in found for option in decision["options"]]

    def eager(self, seat: int, luck: random.Random) -> str:
        """What a player who wants to win soon would pick: builds, buys, and does not trade."""
        options = self.options(seat)
        best = max(WORTH.get(option.partition("/")[0], 0) for option in options)
        return luck.choice([option for option in options if WORTH.get(option.partition("/")[0], 0) == best])

    def pick(self, option: str, seat: int, seq: int | None = None, id: str | None = None) -> Frame:
        """Pick, and return the answer: `done` or `refused`; after it comes what has changed. With a `seq` of its own it
        is the pick of an older client, which does not send the version."""
        name = id or self.next_id()
        numbers = self.numbers if seq is None else {"seq": seq}
        self.say(type="pick", id=name, seat=seat, option=option, **numbers)
        answer = self.hear("done", "refused")
        assert answer["id"] == name
        return answer

    def undo(self, seat: int) -> Frame:
        self.say(type="undo", id=self.next_id(), seat=seat, **self.numbers)
        return self.hear("done", "refused")

    def until(self, version: int) -> None:
        """Read until the table has at least this seq."""
        while self.state["version"] < version:
            self.read()

    def until_quiet(self) -> None:
        """Read everything sent so far: a later question is answered after it."""
        self.say(type="ping")
        self.hear("pong")

    def until_asked(self, seat: int) -> bool:
        """Read until this seat has something to pick; False if the game is over before."""
        while not self.options(seat):
            if self.state["over"]:
                return False
            self.read()
        return True
