"""Two people and a bot who play on, whatever happens to the server; they remember what it has acknowledged."""

import random
import threading
import time
from collections.abc import Callable
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import PATIENCE, Frame, Talker
from tests.server.outside import ME, OPEN, Guest, Nest, bot

UNDO_ONCE_IN: Final = 6
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
        undo = talker.state["undo"]["allowed"] and luck.randrange(UNDO_ONCE_IN) == 0
        if not undo and not talker.options(self.seat):
            return False
        number = len(self.done) + len(self.refused)
        words = {"id": f"{self.guest.name} {number}", "seq": talker.seq, "seat": self.seat}
        pick = {"type": "undo"} if undo else {"type": "pick", "option": talker.eager(self.seat, luck)}
        self.say(talker, {**words, **pick})
        return True

    def say(self, talker: Talker, message: Frame) -> None:
        self.waiting = message
        talker.say(**message)
        self.said()
        answer = talker.hear("done", "refused")
        assert answer["id"] == message["id"]
        self.waiting = None
        if answer["type"] == "done":
            self.done.append(answer["id"])
        else:
            self.refused.append(answer["id"])


class Game:
    """The two and their bot at one table after another."""

    def __init__(self, nest: Nest, seed: int) -> None:
        address = f"http://127.0.0.1:{nest.port}"
        self.nest: Final = nest
        self.luck: Final = random.Random(seed)
        self.players: Final = [Player(Guest(address, name), seat) for seat, name in enumerate(("Ada", "Bo"))]
        self.tables: Final[list[str]] = []

    def lay(self) -> None:
        """A new table. If the server dies meanwhile, it is created again."""
        ada, bo = (player.guest for player in self.players)
        table = ada.make_table(ME, OPEN, bot("greedy"), initial_placement="phase")
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

    def light(self, killer: threading.Timer, picks: int) -> None:
        """The kill comes soon after this many more picks were sent."""
        left = iter(range(picks - 1, -1, -1))

        def said() -> None:
            if next(left, None) == 0:
                killer.start()

        for player in self.players:
            player.said = said

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
