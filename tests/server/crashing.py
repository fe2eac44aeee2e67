"""Two people and a bot who play, take back and chat on, whatever happens to the server; they remember what it has
acknowledged, and look for it in the database."""

import asyncio
import itertools
import json
import os
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from longhouse.server.store.database import Database
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.store.store import Store
from longhouse.server.table import story
from longhouse.server.table.record import open_record
from tests.server.house import PATIENCE, USUAL, Frame, Talker
from tests.server.outside import ME, OPEN, Guest, Nest, Served, bot

UNDO_ONCE_IN: Final = 6
CHAT_ONCE_IN: Final = 6
LONGEST: Final = {"starting": 0.4, "coming": 0.1, "playing": 0.25}  # seconds from that moment until the kill
ANSWERING: Final = 0.012  # seconds in which a server reads a pick, commits it, and answers
# most kills come while a pick is between its sender and the disk, where it could be lost or doubled
MOMENTS: Final = ("starting", "coming", "playing", *["answering"] * 5)
BOT: Final = 2  # its seat
BROKEN: Final = (WebSocketException, OSError, EOFError, httpx.TransportError)  # what a killed server looks like


def nothing() -> None:
    """Nobody waits for a pick."""


class Player:
    """A player whose browser reconnects by itself, knows what it has seen, and resends what was not answered."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest: Final = guest
        self.seat: Final = seat
        self.talker: Talker | None = None
        self.state: Frame = {}
        self.waiting: Frame | None = None
        self.done: Final[list[str]] = []  # by id: after how many picks it was done
        self.refused: Final[list[str]] = []
        self.lines: Final[list[str]] = []  # of chat, that were acknowledged
        self.chats = 0  # lines that were sent at all
        self.may_lose_lines = False  # by being told that they were not saved
        self.answered: Final[list[tuple[int, str, str]]] = []  # when something was acknowledged, its table and its id
        self.said: Callable[[], None] = nothing  # called as soon as a pick is on its way

    def come(self, port: int, table: str) -> None:
        self.talker = talker = Talker(port, table, self.guest.cookie)
        if self.state.get("table", {}).get("id") == table:
            talker.state = self.state
            talker.hello(seen=self.state["version"])
            talker.hear("state", "update")
        else:
            self.waiting = None
            talker.hello()
        if self.waiting is not None:
            self.say(talker, self.waiting)

    def go(self) -> None:
        if self.talker is not None:
            self.state = self.talker.state
            self.talker.socket.close_socket()
            self.talker = None

    def turn(self, luck: random.Random) -> bool:
        """Pick, or take back, if it is our move; whether it was."""
        talker = self.talker
        assert talker is not None
        talker.until_quiet()
        if talker.options(self.seat) and luck.randrange(CHAT_ONCE_IN) == 0:
            self.chats += 1
            name = f"{self.guest.name}: {self.chats}"
            self.say(talker, {"type": "chat", "id": name, "text": name})  # meanwhile the question may have gone
        undo = talker.state["undo"]["allowed"] and luck.randrange(UNDO_ONCE_IN) == 0
        if not undo and not talker.options(self.seat):
            return False
        number = len(self.done) + len(self.refused)
        words = {"id": f"{self.guest.name} {number}", "seat": self.seat, **talker.numbers}
        pick = {"type": "undo"} if undo else {"type": "pick", "option": talker.eager(self.seat, luck)}
        self.say(talker, {**words, **pick})
        return True

    def say(self, talker: Talker, message: Frame) -> None:
        self.waiting = message
        talker.say(**message)
        self.said()
        answer = talker.hear("done", "refused", "error")
        if answer["type"] == "error" and not answer["id"]:
            answer = talker.hear("done", "refused")  # the table ends, and nobody knows whether it was saved
        assert answer["id"] == message["id"], answer
        self.waiting = None
        if answer["type"] == "done":
            self.answered.append((time.monotonic_ns(), talker.state["table"]["id"], message["id"]))
        if message["type"] == "chat":
            assert answer["type"] == "done" or self.may_lose_lines, answer
            if answer["type"] == "done":
                self.lines.append(message["text"])
        elif answer["type"] == "done":
            self.done.append(answer["id"])
        else:
            self.refused.append(answer["id"])


class Game:
    """The two and their bot at one table after another."""

    def __init__(self, nest: Nest | Served, seed: int, name: str = "watch") -> None:
        address = f"http://127.0.0.1:{nest.port}"
        self.nest: Final = nest
        self.name: Final = name
        self.luck: Final = random.Random(seed)
        self.players: Final = [Player(Guest(address, name), seat) for seat, name in enumerate(("Ada", "Bo"))]
        self.tables: Final[list[str]] = []

    def lay(self) -> None:
        """A new table. If the server dies meanwhile, it is created again."""
        ada, bo = (player.guest for player in self.players)
        table = ada.make_table(ME, OPEN, bot("greedy"), game=self.name)
        bo.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        self.tables.append(table)

    def come(self) -> None:
        if not self.tables or self.players[0].state.get("over"):
            self.lay()
        for player in self.players:
            player.come(self.nest.port, self.tables[-1])

    def go(self) -> None:
        for player in self.players:
            player.go()

    def forget(self) -> None:
        """It has come."""
        for player in self.players:
            player.said = nothing

    def close(self) -> None:
        self.go()
        for player in self.players:
            player.guest.close()

    def play(self, rounds: int) -> None:
        """This many rounds in which somebody picks; when the game is over, at a new table."""
        for _ in range(rounds):
            while not self.somebody_moves():
                self.go()
                self.come()

    def somebody_moves(self) -> bool:
        """False when the game is over. Bots move by themselves, so if nobody else can, they will soon."""
        patience = time.monotonic() + PATIENCE
        while True:
            turns = [player.turn(self.luck) for player in self.players]
            if any(turns):
                return True
            if all(player.talker is not None and player.talker.state["over"] for player in self.players):
                return False
            assert time.monotonic() < patience, "nobody moves any more"


# --- lives


def kill_again_and_again(folder: Path, kills: int, games_at_once: int, luck: random.Random) -> str:
    """What became of them, in a line. At each life this many of the four games are played, in turn."""
    nest = Nest(folder)
    try:
        nest.hatch()
        nest.wait_until_up()
        games = [Game(nest, luck.randrange(2**32), name) for name in USUAL]
        nest.kill()
        for number in range(kills):
            playing = [games[(number + seat) % len(games)] for seat in range(games_at_once)]
            one_life(nest, playing, MOMENTS[number % len(MOMENTS)], luck)
        last_life(nest, games, 5)
        players = [player for game in games for player in game.players]
        for game in games:
            game.close()
        picks, lines = sum(len(player.done) for player in players), sum(len(player.lines) for player in players)
        return f"{kills} kills, {picks} picks and undos and {lines} lines of chat acknowledged, none lost, none doubled"
    finally:
        nest.close()


def one_life(nest: Nest, games: list[Game], moment: str, luck: random.Random) -> None:
    """From a start of the server to a kill, at any moment after this one."""
    wait = luck.uniform(0, LONGEST.get(moment, ANSWERING))
    killer = threading.Timer(wait, os.kill, (nest.hatch(), signal.SIGKILL))
    if moment == "answering":
        light(games, killer, luck.randrange(1, 6))
    try:
        live(nest, games, moment, killer)
    except TimeoutError:
        raise  # the server hangs, which is another fault
    except BROKEN:
        killer.join()
    for game in games:
        game.forget()
        game.go()
    nest.wait_until_gone()


def live(nest: Nest, games: list[Game], moment: str, killer: threading.Timer) -> None:
    for now in LONGEST:
        if now == "coming":
            nest.wait_until_up()
        elif now == "playing":
            for game in games:
                game.come()
        if now == moment:
            killer.start()
    for game in itertools.cycle(games):
        game.play(1)


def light(games: list[Game], killer: threading.Timer, picks: int) -> None:
    """The kill comes soon after this many more messages were sent."""
    left = iter(range(picks - 1, -1, -1))

    def said() -> None:
        if next(left, None) == 0:
            killer.start()

    for player in [player for game in games for player in game.players]:
        player.said = said


def last_life(nest: Nest, games: list[Game], rounds: int) -> None:
    """Everybody plays on, and nothing that was acknowledged is missing or there twice."""
    nest.hatch()
    nest.wait_until_up()
    for game in games:
        game.come()
        game.play(rounds)
        check_the_stories(nest, game)
        game.go()
    nest.kill(signal.SIGTERM)
    for game in games:
        check_the_journals(nest, game)
        check_the_chat(nest, game)


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
    last = [player.state for player in game.players]
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


def check_the_chat(nest: Nest, game: Game) -> None:
    """A line that was not acknowledged may be there or not, but never twice."""
    with closing(sqlite3.connect(nest.database)) as database:
        for player in game.players:
            query = (
                "SELECT text FROM chats WHERE table_id IN (SELECT value FROM json_each(?)) AND text LIKE ? ORDER BY id"
            )
            rows = database.execute(query, (json.dumps(game.tables), f"{player.guest.name}: %"))
            said = [text for (text,) in rows]
            assert len(said) == len(set(said)), "a line was said twice"
            assert [line for line in said if line in set(player.lines)] == player.lines
            assert len(said) <= player.chats


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
