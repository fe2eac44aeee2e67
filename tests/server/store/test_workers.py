"""Several processes serve one database: any of them any table, and nothing is lost between them."""

import os
import random
import signal
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from longhouse.server.store.store import Store
from longhouse.server.store.workers import Workers
from longhouse.server.table.record import open_record
from tests.server.crashing import journal
from tests.server.house import PATIENCE, House, Talker, house
from tests.server.outside import ME, OPEN, Guest, Served, bot, served
from tests.server.table.test_sync import propose

SLOW_QUERY = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT max(i) FROM n"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers on one file."""
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        served(folders[0], tmp_path / "test.db", LONGHOUSE_LOOK_EVERY="0.05") as one,
        served(folders[1], tmp_path / "test.db", LONGHOUSE_LOOK_EVERY="0.05") as two,
    ):
        yield one, two


def test_the_lookout_and_the_waker_outlive_any_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is one task: if it ended, nothing would look any more until the next start."""
    with house(tmp_path, look_every=0.01) as home:
        state, looked = home.app.state, threading.Event()
        real = state.workers.beat
        faults = [ZeroDivisionError("a fault of ours"), RuntimeError("another")]

        async def beat(workers: Workers) -> bool:
            if faults:
                raise faults.pop()
            looked.set()
            return bool(await real())

        async def nothing(store: Store, since: float) -> list[str]:
            raise ZeroDivisionError(since)

        monkeypatch.setattr(Workers, "beat", beat)
        monkeypatch.setattr(Store, "to_wake", nothing)
        assert looked.wait(PATIENCE)
        assert home.run(state.rooms.wake()) is None
        assert faults == []


@pytest.mark.parametrize("name", ["beat", "take"])
def test_a_server_that_stops_waits_for_what_it_has_asked_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A cancelled query goes on in its thread, which would call a loop that is closed by then."""
    asked = threading.Event()

    async def slow(self: Workers, *_: object) -> bool:
        async with self.database.reading() as session:
            asked.set()
            await session.execute(text(SLOW_QUERY))
        return False

    monkeypatch.setattr(Workers, name, slow)
    with house(tmp_path, look_every=0.01) as home:
        home.table(home.visitor("Ada"), "uniform")
        assert asked.wait(PATIENCE)


def rows(database: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(database)
    found = connection.execute(query).fetchall()
    connection.close()
    return found


def sit_apart(pair: tuple[Served, Served], *bots: str) -> tuple[str, list[Guest], list[Talker]]:
    """Ada at one server, Bo at the other, at one table."""
    one, two = pair
    guests = [Guest(one.address, "Ada"), Guest(two.address, "Bo")]
    table = guests[0].make_table(ME, OPEN, *[bot(name) for name in bots])
    there = guests[0].join(one.port, table)
    guests[1].post(f"/api/tables/{table}/sit", seat=1)
    while there.state["seats"][1]["name"] != "Bo":
        there.read()
    talkers = [there, guests[1].join(two.port, table)]
    guests[0].post(f"/api/tables/{table}/start")
    for talker in talkers:
        while talker.state["table"]["status"] != "playing":
            talker.read()
    return table, guests, talkers


def let_go(guests: list[Guest], talkers: list[Talker]) -> None:
    for guest in guests:
        guest.close()
    for talker in talkers:
        talker.close()


def test_a_game_goes_on_through_two_servers(pair: tuple[Served, Served], tmp_path: Path) -> None:
    table, guests, talkers = sit_apart(pair, "uniform")
    luck = random.Random(1)
    made: list[tuple[int, str]] = []
    while len(made) < 60 or {seat for seat, _ in made[-20:]} != {0, 1}:
        for seat, talker in enumerate(talkers):
            talker.until_quiet()
            if talker.options(seat):
                option = talker.eager(seat, luck)
                assert talker.pick(option, seat)["type"] == "done"
                made.append((seat, option))
    record = open_record(*journal(tmp_path / "test.db", table))
    for seat, talker in enumerate(talkers):
        while talker.state["version"] < record.numbers_for(seat)[1]:
            talker.until_quiet()
    kept = rows(tmp_path / "test.db", "SELECT line FROM entries WHERE said IS NOT NULL ORDER BY version")
    assert [tuple(line.split()[:2]) for (line,) in kept] == [(str(seat), option) for seat, option in made]
    kinds = [[event["kind"] for event in talker.state["events"]] for talker in talkers]
    assert all(one == other for one, other in zip(*kinds, strict=False))  # a bot may have moved since
    assert len(rows(tmp_path / "test.db", "SELECT worker FROM leases")) == 1
    let_go(guests, talkers)


def test_chat_is_heard_at_the_other_server(pair: tuple[Served, Served]) -> None:
    _, guests, talkers = sit_apart(pair)
    for number, speaker in enumerate((0, 1, 0)):
        talkers[speaker].say(type="chat", id=str(number), text=f"line {number}")
        for talker in talkers:
            line = talker.hear("chat")["line"]
            assert (line["text"], line["seat"]) == (f"line {number}", speaker)
    let_go(guests, talkers)


def test_when_the_server_of_the_bots_dies_the_other_has_them_play(pair: tuple[Served, Served], tmp_path: Path) -> None:
    one, two = pair
    ada = Guest(one.address, "Ada")
    table = ada.make_table(*[bot("uniform")] * 2, ME, first_player="seat")
    seen = Talker(two.port, table)
    seen.hello()
    seen.until(2)  # a bot has picked
    holders = rows(tmp_path / "test.db", "SELECT process FROM leases JOIN workers ON workers.id = leases.worker")
    assert holders == [(one.pid,)]
    os.kill(one.pid, signal.SIGKILL)
    os.waitpid(one.pid, 0)
    ours = Talker(two.port, table, ada.cookie)
    ours.hello()
    luck = random.Random(2)
    for _ in range(6):
        assert ours.until_asked(2)
        assert ours.pick(ours.eager(2, luck), 2)["type"] == "done"
        ours.until_quiet()
    assert any(event["seat"] in (0, 1) and event["seq"] > seen.seq for event in ours.state["events"])
    let_go([ada], [seen, ours])


@pytest.fixture
def houses(tmp_path: Path, database: str) -> Iterator[tuple[House, House]]:
    """Two servers on one database that never look at what the other does."""
    blind = {"database": database, "look_every": 3600.0}
    with house(tmp_path, **blind) as one, house(tmp_path, **blind) as two:
        yield one, two


def test_seats_that_choose_at_once_do_not_wait_for_another_server(houses: tuple[House, House]) -> None:
    """One seat's answer does not change the other's question, on whichever server that seat is."""
    one, two = houses
    people = [one.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = one.table(*people, first_player="seat")
    talkers = [person.join(table) for person in people]
    propose(talkers)
    far = Talker(two.port, table, people[2].http.cookies.get("longhouse") or "")
    far.hello()
    asked = far.seq
    assert talkers[1].pick("decline", 1)["type"] == "done"
    assert far.pick("decline", 2, seq=asked)["type"] == "done"
    far.until_quiet()
    assert far.seq == asked + 2
    far.close()


def test_of_two_picks_for_one_moment_through_two_servers_one_is_done(houses: tuple[House, House]) -> None:
    one, two = houses
    ada, bo = one.visitor("Ada"), one.visitor("Bo")
    table = one.table(ada, bo, initial_placement="phase", first_player="seat")
    near, far = ada.join(table), Talker(two.port, table, ada.http.cookies.get("longhouse") or "")
    far.hello()
    options = near.options(0)
    assert near.pick(options[0], 0)["type"] == "done"
    assert far.pick(options[1], 0)["why"]["key"] == "room-late"
    assert far.hear("state")["seq"] == 1
    far.close()
