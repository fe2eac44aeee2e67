"""What an open socket keeps, and that nothing that arrives is lost, doubled or told in another order."""

import asyncio
import json
from typing import Any

import pytest

from longhouse.server.app.sparing import Incoming, SparingSocket
from tests.server.house import House


def test_what_arrives_is_told_in_its_order_whoever_was_first() -> None:
    async def play() -> list[int]:
        incoming = Incoming()
        incoming.put_nowait({"number": 0})
        found = [await incoming.get()]
        reader = asyncio.create_task(incoming.get())
        await asyncio.sleep(0)
        for number in (1, 2, 3):
            incoming.put_nowait({"number": number})
        found += [await reader, await incoming.get()]
        assert not incoming.empty()
        found.append(await incoming.get())
        assert incoming.empty()
        return [event["number"] for event in found]

    assert asyncio.run(play()) == [0, 1, 2, 3]


@pytest.mark.parametrize("arrived", [False, True])
def test_a_reader_that_gives_up_takes_nothing_with_it(arrived: bool) -> None:
    async def play() -> dict[str, Any]:
        incoming = Incoming()
        reader = asyncio.create_task(incoming.get())
        await asyncio.sleep(0)
        if arrived:
            incoming.put_nowait({"number": 1})
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        if not arrived:
            incoming.put_nowait({"number": 1})
        return await incoming.get()

    assert asyncio.run(play()) == {"number": 1}


def test_two_readers_are_a_mistake() -> None:
    async def play() -> None:
        incoming = Incoming()
        reader = asyncio.create_task(incoming.get())
        await asyncio.sleep(0)
        with pytest.raises(AssertionError, match="only one"):
            await incoming.get()
        reader.cancel()

    asyncio.run(play())


def test_an_open_socket_has_forgotten_its_headers_and_cookie(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "uniform"))
    (kept,) = home.run(sockets_of(home))
    assert kept == {"request": [], "response": [], "scope": []}
    assert talker.state["me"] == [0], "it was read before"


async def sockets_of(home: House) -> list[dict[str, list[Any]]]:
    assert home.server is not None
    sockets = [one for one in home.server.server_state.connections if isinstance(one, SparingSocket)]
    return [
        {
            "request": list(socket.request.headers.raw_items()),
            "response": list(socket.response.headers.raw_items()),
            "scope": list(socket.scope),
        }
        for socket in sockets
    ]


def test_many_frames_at_once_are_all_answered(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "uniform"))
    for number in range(40):
        talker.socket.send(json.dumps({"type": "why", "id": f"w{number}", "seat": 0, "option": "nothing"}))
    assert [talker.hear("reason")["id"] for _ in range(40)] == [f"w{number}" for number in range(40)]
