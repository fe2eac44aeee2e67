"""The server is killed again and again in the middle of games: what it has acknowledged stays, once and in order, and
everybody plays on."""

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from longhouse.server.store.database import Database
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.store.store import Store
from longhouse.server.table import story
from longhouse.server.table.record import open_record
from tests.server.crashing import BROKEN, Game, Player
from tests.server.house import PATIENCE, Frame, Talker
from tests.server.outside import Nest

LONGEST: Final = {"starting": 0.4, "coming": 0.1, "playing": 0.25}  # seconds from that moment until the kill
ANSWERING: Final = 0.012  # seconds in which a server reads a pick, commits it, and answers
BOT: Final = 2  # its seat
# most kills come while a pick is between its sender and the disk, where it could be lost or doubled
MOMENTS: Final = ["starting", "coming", "playing", *["answering"] * 5] * 2


@pytest.fixture
def nest(tmp_path: Path) -> Iterator[Nest]:
    made = Nest(tmp_path)
    yield made
    made.close()


@pytest.fixture
def game(nest: Nest) -> Iterator[Game]:
    nest.hatch()
    nest.wait_until_up()
    made = Game(nest, seed=50)
    yield made
    made.close()


def test_no_acknowledged_pick_is_lost_or_doubled(nest: Nest, game: Game) -> None:
    nest.kill()
    for moment in MOMENTS:
        one_life(nest, game, moment)
    nest.hatch()
    nest.wait_until_up()
    game.come()
    game.play(20)
    check_the_stories(nest, game)
    check_the_journals(nest, game)


def one_life(nest: Nest, game: Game, moment: str) -> None:
    """From a start of the server to a kill, at any moment after this one."""
    wait = game.luck.uniform(0, LONGEST.get(moment, ANSWERING))
    killer = threading.Timer(wait, os.kill, (nest.hatch(), signal.SIGKILL))
    if moment == "answering":
        game.light(killer, game.luck.randrange(1, 6))
    try:
        for now in LONGEST:
            if now == "coming":
                nest.wait_until_up()
            elif now == "playing":
                game.come()
            if now == moment:
                killer.start()
        game.play(10**6)
    except TimeoutError:
        raise  # the server hangs, which is another fault
    except BROKEN:
        killer.join()
    game.forget()
    game.go()
    nest.wait_until_gone()


# --- what was received


def check_the_stories(nest: Nest, game: Game) -> None:
    """A client that was cut off so often knows the same as one that connects now."""
    for player in game.players:
        assert player.talker is not None
        fresh = player.guest.join(nest.port, game.tables[-1])
        hear_the_same(player.talker, fresh)
        assert told(player.talker.state) == told(fresh.state)
        fresh.close()


def hear_the_same(*talkers: Talker) -> None:
    """Until all know of the same move and the bot, which may move while one of them listens, has none to make."""
    patience = time.monotonic() + PATIENCE
    while True:
        for talker in talkers:
            talker.until_quiet()
        asked = {decision["seat"] for talker in talkers for decision in talker.state["decisions"]}
        if len({talker.state["version"] for talker in talkers}) == 1 and BOT not in asked:
            return
        assert time.monotonic() < patience, "they never hear the same"


def told(state: Frame) -> Frame:
    last = state["events"][-100:]
    return {**{key: state[key] for key in ("seq", "version", "picture", "decisions", "undo", "over")}, "events": last}


# --- what was kept


def check_the_journals(nest: Nest, game: Game) -> None:
    last = [player.talker.state for player in game.players if player.talker is not None]
    game.go()
    nest.kill(signal.SIGTERM)
    said: list[str] = []
    for table in game.tables:
        info, entries = journal(nest.database, table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        said += [entry.said for entry in entries if entry.said]
        record = open_record(info, entries)  # every pick is legal at its place, without the help of a snapshot
    for player in game.players:
        assert [id for id in said if id.startswith(player.guest.name)] == player.done
        assert player.waiting is None
    for seat, state in enumerate(last):
        assert record.numbers_for(seat) == (state["seq"], state["version"])
        picture = story.picture(record.history.table.view(seat))
        assert json.loads(json.dumps(picture)) == state["picture"]
    report(game.players, len(said))


def report(players: list[Player], said: int) -> None:
    refused = sum(len(player.refused) for player in players)
    print(f"{len(MOMENTS)} kills, {said} acknowledged, {refused} refused")


def journal(database: Path | str, table: str) -> tuple[TableInfo, list[Entry]]:
    async def read() -> tuple[TableInfo, list[Entry]]:
        opened = Database(str(database))
        try:
            store = Store(opened)
            info = await store.find(table)
            assert info is not None
            return info, await store.entries(table)
        finally:
            await opened.close()

    return asyncio.run(read())
