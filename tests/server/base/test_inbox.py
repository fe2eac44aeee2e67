"""What is used instead of queues and events where there are thousands of them."""

import asyncio
from typing import Any

import pytest

from longhouse.server.base.inbox import Gate, Inbox


def test_what_arrives_is_told_in_its_order_whoever_was_first() -> None:
    async def play() -> list[int]:
        incoming = Inbox[dict[str, Any]]()
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
        incoming = Inbox[dict[str, Any]]()
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
        incoming = Inbox[dict[str, Any]]()
        reader = asyncio.create_task(incoming.get())
        await asyncio.sleep(0)
        with pytest.raises(AssertionError, match="only one"):
            await incoming.get()
        reader.cancel()

    asyncio.run(play())


def test_who_finds_it_full_waits_and_keeps_their_order() -> None:
    async def play() -> list[int]:
        inbox = Inbox[int](2)
        writers = [asyncio.create_task(inbox.put(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert inbox.full() and inbox.items == [0, 1]
        found = [await inbox.get() for _ in range(5)]
        await asyncio.gather(*writers)
        return found

    assert asyncio.run(play()) == [0, 1, 2, 3, 4]


def test_who_waits_at_a_gate_and_gives_up_leaves_the_others_waiting() -> None:
    async def play() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        assert not gate.is_set()
        one, other = asyncio.create_task(gate.wait()), asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        one.cancel()
        await asyncio.gather(one, return_exceptions=True)
        assert not other.done()
        gate.set()
        await other

    asyncio.run(play())
