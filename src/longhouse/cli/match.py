"""One game between bots, as fast as the rules allow: nothing is seen, told or recorded that nobody asked for."""

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, final

from longhouse import Decision, Option, Table, content_of, find_game, new_game, write_journal
from longhouse.bots import Bot, ask, bot_seed, find_bot
from longhouse.cli.problems import illegal_told
from longhouse.kernel.chance import seeded
from longhouse.kernel.content import ContentFile
from longhouse.kernel.playout import play_out

LIMIT: Final = 100_000  # picks after which a game is given up as endless


@dataclass(frozen=True)
class Job:
    """What all games of a simulation have in common; sent to every process."""

    game: str
    players: int
    settings: dict[str, str]
    content: Path | None
    seed: str
    bots: list[str]
    journals: Path | None


@dataclass(frozen=True)
class Match:
    """How one game went; bots and points by seat. A game that was given up has neither winners nor points."""

    number: int
    seed: str
    bots: list[str]
    finished: bool
    decisions: int
    turns: int
    winners: list[int]
    points: list[int]


@final
class Lot(Bot):
    """Picks for all seats from one lot, just as `play_out` does: so a recorded game is the same game."""

    sees = False

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draw = random.Random(seed).random

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        return options[0] if len(options) == 1 else options[int(self.draw() * len(options))]


def play_match(job: Job, number: int) -> Match:
    """Game `number` of a simulation. It depends on nothing but the job and its number.

    The bots move on by one seat from game to game, so that none profits from where it sits.
    """
    seed = f"{job.seed}/{number}"
    names = [job.bots[(seat + number) % job.players] for seat in range(job.players)]
    by_lot = all(name == "uniform" for name in names)
    if job.journals is not None:
        path = job.journals / f"game-{number:06}.journal"
        table, count = play_recorded(job, path, seed, names, lots(job, seed) if by_lot else find_bots(names, seed))
    else:
        table = deal(job, seed)
        if by_lot:
            count = play_out(table, random.Random(f"{seed}/lot"), LIMIT)
        else:
            count = play_bots(table, find_bots(names, seed))
    return told(table, count, number, seed, names)


def lots(job: Job, seed: str) -> list[Bot]:
    return [Lot(f"{seed}/lot")] * job.players


def find_bots(names: list[str], seed: str) -> list[Bot]:
    return [find_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]


def deal(job: Job, seed: str) -> Table:
    """A table as `new_table` makes it, of settings that are settled already."""
    game = find_game(job.game)
    chance = seeded(seed, game.stream_names())
    table = game.deal(job.players, job.settings, content_for(job.game, job.content), chance)
    table.settle()
    return table


@cache
def content_for(game: str, content: Path | None) -> ContentFile:
    """A content file of one's own is read once, not for every game."""
    return content_of(find_game(game), content)


def play_bots(table: Table, bots: list[Bot]) -> int:
    """Every bot is given what its seat sees."""
    count = 0
    while not table.over and count < LIMIT:
        decision = table.decision
        with illegal_told(bots[decision.seat].name):
            table.pick(ask(bots[decision.seat], table, decision), decision.seat)
        count += 1
    return count


def play_recorded(job: Job, path: Path, seed: str, names: list[str], bots: list[Bot]) -> tuple[Table, int]:
    """The same game with its journal, which takes longer."""
    seats = [f"{name} {seat}" for seat, name in enumerate(names)]
    history = new_game(job.game, seats=seats, seed=seed, options=job.settings, content=job.content)
    while not history.table.over and len(history.journal.picks) < LIMIT:
        decision = history.table.decision
        with illegal_told(bots[decision.seat].name):
            history.pick(ask(bots[decision.seat], history.table, decision), decision.seat)
    path.write_text(write_journal(history.game, history.journal), encoding="utf-8")
    return history.table, len(history.journal.picks)


def told(table: Table, count: int, number: int, seed: str, names: list[str]) -> Match:
    result = table.result
    if result is None:
        return Match(number, seed, names, False, count, table.turn, [], [])
    return Match(number, seed, names, True, count, table.turn, result.winners, result.points)
