"""An open socket costs no task, and neither a busy room nor a slow reader loses or holds up anything."""

import asyncio
import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from longhouse.server.table.client import Client
from longhouse.server.table.room import MAILBOX
from tests.server.house import PATIENCE, House, house

MORE: Final = 2 * MAILBOX
BIG: Final = "x" * 100_000


async def tasks() -> int:
    return len(asyncio.all_tasks())


def wait_for(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_an_open_socket_has_no_task(home: House) -> None:
    """There may be thousands that wait, and a task takes more memory than the socket."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    ada.join(table).until_quiet()
    before = home.run(tasks())
    for visitor in (ada, bo, bo):
        visitor.join(table).until_quiet()
    wait_for(lambda: home.run(tasks()) <= before)


def test_what_a_busy_room_has_no_place_for_is_read_later(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, home.visitor("Bo"))
    talker = ada.join(table)
    talker.until_quiet()
    room = home.app.state.rooms.live[table]
    go_on = asyncio.Event()

    async def busy() -> None:
        await go_on.wait()

    async def let_go() -> None:
        go_on.set()

    home.run(room.post(busy))
    for number in range(MORE):
        talker.socket.send(json.dumps({"type": "why", "id": f"w{number}", "seat": 0, "option": "nothing"}))
    wait_for(room.mailbox.full)
    home.run(let_go())
    assert [talker.hear("reason")["id"] for _ in range(MORE)] == [f"w{number}" for number in range(MORE)]


def test_who_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    with house(tmp_path, send_within=0.05, ping_every=1000.0) as home:
        assert home.server is not None
        home.server.deadlines.within["unread"] = math.inf  # so that nobody else does it
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo)
        deaf, other = ada.join(table), bo.join(table)
        room = home.app.state.rooms.live[table]

        async def flood() -> None:
            client = next(client for client in room.crowd.clients if client.person_id == ada.id)
            for _ in range(400):
                client.put(BIG, False)

        home.run(flood())
        other.until_quiet()
        wait_for(lambda: len(room.crowd.clients) == 1)
        deaf.socket.close()


def test_a_queue_is_sent_in_parts() -> None:
    """Only what is read soon leaves our own queue, from which updates are dropped when they are late."""
    client = Client(None)
    for frame in ("a" * 10, "b" * 10, "c" * 30, "d"):
        client.put(frame, False)
    taken = [client.take(20) for _ in range(3)]
    assert [[frame[0] for frame in frames] for frames in taken] == [["a", "b"], ["c"], ["d"]]
    assert not client.outbox
