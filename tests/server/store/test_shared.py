"""What is asked across processes has one answer: who is here, what was voted, how often somebody did something."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar

import pytest

from longhouse.server.base.limits import Limits, Use
from longhouse.server.store.database import Database
from longhouse.server.store.facts import Presence, SeatInfo, TableInfo
from longhouse.server.store.presences import Presences
from longhouse.server.store.rates import Rates
from longhouse.server.store.store import Store
from longhouse.server.store.workers import BEAT_ALONE, BEAT_EVERY, GONE_AFTER, Workers
from tests.server.house import PATIENCE, Frame, House, Talker, Visitor, house

T = TypeVar("T")
WISH = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"mode": "base"}}


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


# --- through two servers


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def houses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers on one database, for all tests of this file."""
    folder = tmp_path_factory.mktemp("shared")
    name = str(folder / "test.db") if request.param == "sqlite" else request.getfixturevalue("cluster").database()
    settings = {"database": name, "look_every": 0.1, "limits": 0.3, "chat_every": 3600.0, "chat_burst": 2}
    with house(folder, **settings) as one, house(folder, **settings) as two:
        for home in (one, two):
            wait_for(lambda state=home.app.state: not state.workers.alone)  # type: ignore[misc]
            book = home.app.state.limits.book
            home.app.state.limits = Limits(0.3, lambda: 0.0, book)  # however slow this machine is, nothing is filled up
        yield one, two


def there_too(visitor: Visitor, home: House) -> Visitor:
    """The same person at another server."""
    return home.visitor(visitor.name, visitor.http.cookies)


def seats_until(talker: Talker, right: Callable[[list[Frame]], bool]) -> list[Frame]:
    """The seats, once they are as they should be."""
    while True:
        seats: list[Frame] = talker.hear("presence", "state", "update")["seats"]
        if right(seats):
            return seats


def test_people_and_votes_count_wherever_they_are(houses: tuple[House, House]) -> None:
    one, two = houses
    ada, bo, cy = one.visitor("Ada"), two.visitor("Bo"), two.visitor("Cy")
    table = one.table(ada, bo, cy, first_player="seat")
    here = ada.join(table)
    there, last = bo.join(table), cy.join(table)
    seats_until(here, lambda seats: all(seat["online"] for seat in seats))
    spectator = Talker(two.port, table)
    spectator.hello()
    while here.hear("presence")["watching"] != 1:
        pass
    last.close()
    seats = seats_until(here, lambda seats: not seats[2]["online"])
    assert seats[2]["needed"] == 2  # Bo has a say in it, though at the other server
    here.say(type="vote", id="1", seat=2, choice="bot")
    assert there.hear("vote")["vote"] == {"seat": 2, "bot": ["Ada 0"], "wait": [], "needed": 2}
    assert one.run(one.app.state.store.find(table)).seats[2].stand_in == ""
    there.say(type="vote", id="2", seat=2, choice="bot")
    for talker in (here, there):
        seats_until(talker, lambda seats: seats[2]["stand_in"] == "greedy")
    spectator.close()


def test_who_comes_back_through_another_server_ends_the_vote(houses: tuple[House, House]) -> None:
    one, two = houses
    ada, bo, cy = one.visitor("Ada"), one.visitor("Bo"), one.visitor("Cy")
    table = one.table(ada, bo, cy, first_player="seat")
    here, _ = ada.join(table), bo.join(table)
    here.say(type="vote", id="1", seat=2, choice="bot")
    assert here.hear("vote")["vote"]["bot"] == ["Ada 0"]
    back = there_too(cy, two).join(table)
    assert here.hear("vote")["vote"]["bot"] == []
    assert back.state["votes"] == []
    wait_for(lambda: one.run(one.app.state.store.votes(table)) == {})


def test_the_lobby_knows_who_is_at_a_table_of_another_server(houses: tuple[House, House]) -> None:
    one, two = houses
    ada, bo = two.visitor("Ada"), two.visitor("Bo")
    table = two.table(ada, bo, first_player="seat")
    ada.join(table)

    def online() -> list[bool]:
        return [seat["online"] for seat in one.get(f"/api/tables/{table}").json()["seats"]]

    wait_for(lambda: online() == [True, False])
    assert table not in one.app.state.rooms.live


def test_limits_count_for_all_servers_together(houses: tuple[House, House]) -> None:
    ada = houses[0].visitor("Ada")
    doors = [ada, there_too(ada, houses[1])] * 3
    codes = [door.http.post("/api/tables", json=WISH).status_code for door in doors[:5]]
    assert codes == [201, 201, 201, 429, 429]  # three a minute
    wrong = {"name": "Nobody here", "password": "guess it"}
    codes = [door.http.post("/api/login", json=wrong).status_code for door in doors[:5]]
    assert codes == [403, 403, 403, 429, 429]


def test_a_line_of_chat_counts_at_every_server(houses: tuple[House, House]) -> None:
    one, two = houses
    ada = one.visitor("Ada")
    table = one.table(ada, "uniform", first_player="seat")
    here, there = ada.join(table), there_too(ada, two).join(table)
    for number in range(2):
        here.say(type="chat", id=str(number), text=f"line {number}")
        there.hear("chat")
    there.say(type="chat", id="2", text="one too many")
    assert there.hear("error", "done")["why"]["key"] == "room-chat-too-fast"


# --- without a server


def on(database: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        opened = Database(database)
        await opened.open()
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(run())


class Pair:
    """Processes on two machines, of which neither can see whether the other one is alive."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch: Final = monkeypatch
        self.now = 1000.0

    async def arrive(self, opened: Database) -> tuple[Workers, Workers]:
        made = []
        for name in ("here", "there"):
            self.monkeypatch.setattr(socket, "gethostname", lambda name=name: name)
            made.append(Workers(opened, lambda: self.now))
            await made[-1].arrive()
        assert await made[0].others()
        return made[0], made[1]

    async def beat(self, worker: Workers) -> bool:
        """Whether it has found that the other is gone."""
        self.now += BEAT_ALONE if worker.alone else BEAT_EVERY
        return await worker.beat()

    def jump(self, hours: int) -> None:
        jumped = time.time() + hours * 3600
        self.monkeypatch.setattr(time, "time", lambda: jumped)


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Pair:
    return Pair(monkeypatch)


def test_clocks_that_differ_by_an_hour_bury_nobody(database: str, pair: Pair) -> None:
    """A process is gone when it has not beaten while another did several times, and not before."""

    async def work(opened: Database) -> None:
        assert Workers(opened).clock is time.monotonic  # these two have one that the test sets
        here, there = await pair.arrive(opened)
        for hours in (0, 1, -2, 5):
            for worker in (here, there):
                pair.jump(hours)
                assert not await pair.beat(worker)
                assert await worker.others()
        for _ in range(GONE_AFTER - 1):
            pair.now += 3600  # nobody could beat, as the database was away
            assert not await pair.beat(here)
        await pair.beat(there)
        assert [await pair.beat(here) for _ in range(GONE_AFTER + 1)] == [False] * GONE_AFTER + [True]
        assert not await here.others()
        await pair.beat(there)  # was only slow, and signs again
        assert await here.others()

    on(database, work)


def test_who_was_there_through_a_process_goes_with_it(database: str, pair: Pair) -> None:
    shown = {"a": Presence(frozenset({"ada", "bo"}), 3)}

    async def work(opened: Database) -> None:
        await Store(opened).create(TableInfo("a", "watch", 1, {}, "7", "all", "me", [SeatInfo(0, "open", "")]))
        workers = await pair.arrive(opened)
        here, there = (Presences(worker) for worker in workers)
        await there.show({**shown, "removed": shown["a"]})  # just now: nothing is shown this time
        assert await here.elsewhere(["a"]) == {}
        await there.show(shown)
        assert await here.elsewhere(["a", "b"]) == shown
        assert await there.elsewhere(["a"]) == {}
        for _ in range(GONE_AFTER + 1):
            await pair.beat(workers[0])
        await pair.beat(workers[1])  # was only slow
        await workers[0].others()
        assert await here.elsewhere(["a"]) == {}
        await there.show(shown)  # it knows that its rows are gone
        assert await here.elsewhere(["a"]) == shown

    on(database, work)


def test_what_is_used_falls_as_time_goes_by(database: str) -> None:
    async def work(opened: Database) -> list[list[float]]:
        book = Rates(Workers(opened))
        slow, quick = Use("slow", 3, 1e-6), Use("quick", 3, 1e6)
        return [await book.add([quick, slow]), await book.add([slow, quick]), await book.add([slow])]

    first, second, third = on(database, work)
    assert first == [3, 3]
    assert second == pytest.approx([6, 3], abs=1e-3)
    assert third == pytest.approx([9], abs=1e-3)


class CountingBook:
    """The book of all processes, in memory."""

    def __init__(self) -> None:
        self.alone = False
        self.levels: dict[str, float] = {}
        self.written = 0

    async def add(self, uses: list[Use]) -> list[float]:
        self.written += 1
        for use in uses:
            self.levels[use.key] = self.levels.get(use.key, 0) + use.taken
        return [self.levels[use.key] for use in uses]


def test_what_is_frequent_is_shared_when_a_part_of_the_limit_is_used_up() -> None:
    async def work() -> None:
        book: Any = CountingBook()
        one, two = (Limits(1.0, lambda: 0.0, book) for _ in range(2))
        assert {one.wait("chat", "ada", "") for _ in range(27)} == {0.0}  # of thirty
        await one.share()
        assert [two.wait("chat", "ada", "") for _ in range(4)] == [0.0] * 4  # a small allowance, of which nobody knows
        await two.share()
        assert two.wait("chat", "ada", "") > 0
        assert book.written == 2
        assert "ada" not in "".join(book.levels)

    asyncio.run(work())


def test_who_plays_as_people_do_costs_no_write() -> None:
    now = 0.0

    async def work() -> int:
        nonlocal now
        book: Any = CountingBook()
        limits = Limits(1.0, lambda: now, book)
        for _ in range(100):
            now += 0.5
            assert limits.wait("pick", "ada", "here") == 0.0
            await limits.share()
        return int(book.written)

    assert asyncio.run(work()) == 0
