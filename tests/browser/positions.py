"""Recorded positions on a real server: golden journals up to one of their picks, at tables where the game goes on."""

import functools
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import APIRequestContext

from longhouse.kernel.game import Game
from longhouse.kernel.history import History, content_of_journal, replay, replay_pick
from longhouse.kernel.journal import Journal, played_game, read_journal, write_journal
from tests.golden.golden import FOLDER

# the longest names that bots have
NAMES: Final = ("Ингрид", "Торстейн", "Сигрид", "Рагнхильд", "Фрейдис")


@dataclass(frozen=True)
class Position:
    """After this share of a golden game, or soon after: the next question to one seat, or the next of this kind."""

    journal: str
    share: float
    ask: str = ""
    press: str = ""  # a key that opens something

    @property
    def name(self) -> str:
        return f"{self.journal.replace('/', '-')}-{self.ask or round(self.share * 100)}{self.press}"

    @property
    def game(self) -> str:
        return self.journal.partition("/")[0]


@functools.cache
def recorded(name: str) -> tuple[Game, Journal]:
    """With the game as it was by the rules of that time."""
    text = (FOLDER / f"{name}.journal").read_text("utf-8")
    game = played_game(text)
    return game, read_journal(game, text)


@functools.cache
def reach(position: Position) -> History:
    """The game at this position."""
    game, journal = recorded(position.journal)
    at = round(position.share * len(journal.picks))
    history = replay(game, journal, content_of_journal(game, journal), at)
    while not is_wanted(history, position.ask):
        replay_pick(history, at + 1, journal.picks[at])
        at += 1
    return history


def is_wanted(history: History, ask: str) -> bool:
    """Bots must have nothing to pick, or the position would not stay."""
    decisions = history.table.decisions
    if len(decisions) != 1:
        return False
    return not ask or decisions[0].ask.endswith(f"ask-{ask}")


def put_on(server: APIRequestContext, database: Path, position: Position) -> str:
    """A table with this position, where the owner of the request sits on the seat that is asked; its id."""
    history = reach(position)
    headers = {"x-csrf-token": server.get("/api/me").json()["csrf"]}
    assert server.post("/api/me", data={"name": NAMES[0]}, headers=headers).ok
    headers["content-type"] = "text/plain"
    answer = server.post("/api/journals", data=write_journal(history.game, history.journal), headers=headers)
    assert answer.ok, answer.text()
    table, asked = str(answer.json()["id"]), history.table.decision.seat
    with sqlite3.connect(database, timeout=30) as rows:
        rows.execute("update tables set status = 'playing' where id = ?", [table])
        for seat in range(len(history.journal.seats)):
            kind, bot = ("person", "") if seat == asked else ("bot", "greedy")
            rows.execute(
                "update seats set kind = ?, bot = ?, name = ?, person = case when ? then (select host from tables "
                "where id = ?) end where table_id = ? and seat = ?",
                [kind, bot, NAMES[seat], seat == asked, table, table, seat],
            )
    rows.close()
    return table
