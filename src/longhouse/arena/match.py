"""One game between bots, as fast as possible: views, events and journals are made only where they are needed."""

import random
import time
from collections.abc import MutableSequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from longhouse import Decision, Option, Table, find_game, write_journal
from longhouse.bots import Bot, bot_seed
from longhouse.bots.failing import BotFailed, answered, illegal_reported, made
from longhouse.bots.saved import Content, content_for
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.history import History, content_name
from longhouse.kernel.journal import Journal
from longhouse.kernel.playout import play_out
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.evaluation import decided

LIMIT: Final = 100_000  # picks after which a game is given up as endless
CIRCLES: Final = 5_000  # picks of one seat in a row, after which it is going round in circles: sends, recalls, sends ..
LONGEST_PROBLEM: Final = 300  # letters


@dataclass(frozen=True)
class Job:
    """What all games have in common; sent to every process."""

    game: str
    players: int
    settings: dict[str, str]
    content: Content | None  # None: the content that comes with the game
    folder: str  # where custom bots are
    think_limit: float = 0.0  # seconds for a decision; 0: as long as it likes
    journals: Path | None = None


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its seed, and who sits where. Apart from the job, the game depends on nothing else."""

    number: int
    seed: str
    bots: list[str]


@dataclass(frozen=True)
class Match:
    """How one game went; all lists are by seat. A game without an end has neither winners nor points.

    `shares` are the shares of the victory. `problem` says what went wrong, and `forfeit` which seat is to blame.
    """

    number: int
    seed: str
    bots: list[str]
    finished: bool
    decisions: int
    turns: int
    winners: list[int]
    points: list[int]
    sources: list[list[int]]
    shares: list[float]
    ending: str = ""
    forfeit: int = NOBODY
    problem: str = ""


class Pulse:
    """Who is thinking, and since when, in shared memory: a bot that hangs cannot report it itself."""

    def __init__(self, cells: MutableSequence[float]) -> None:
        self.cells: Final = cells  # since when (0: nobody thinks), which seat, and 1 while its bot is being made

    def begin(self, seat: int) -> None:
        self.mark(seat, 0.0)

    def begin_making(self, seat: int) -> None:
        self.mark(seat, 1.0)

    def mark(self, seat: int, making: float) -> None:
        self.cells[0] = 0.0  # no reader may see the time of one seat and the number of another
        self.cells[1], self.cells[2] = seat, making
        self.cells[0] = time.monotonic()

    def end(self) -> None:
        self.cells[0] = 0.0

    def seat(self) -> int:
        return int(self.cells[1]) if self.cells[0] else NOBODY

    def making(self) -> bool:
        return bool(self.cells[2])

    def seconds(self) -> float:
        since = self.cells[0]
        return time.monotonic() - since if since else 0.0


class Streak:
    """How often the same seat has picked while nobody else was asked."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.picks = 0

    def count(self, seat: int, bot: str) -> None:
        """One more pick. BotFailed if it will go on for ever."""
        self.picks = self.picks + 1 if seat == self.seat else 1
        self.seat = seat
        if self.picks == CIRCLES:
            raise BotFailed(f"the bot {bot} goes round in circles: it picked {CIRCLES:,} times in a row")


@final
class Lot(Bot):
    """Picks at random for all seats, exactly as `play_out` does, so that a recorded game is the same game."""

    sees = False

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng: Final = random.Random(seed)

    def choose(self, view: Table, decision: Decision) -> Option:
        options = decision.options
        return options[0] if len(options) == 1 else options[int(self.rng.random() * len(options))]


# --- playing


def play_match(job: Job, fixture: Fixture, pulse: Pulse) -> Match:
    """A bot that fails forfeits the game."""
    try:
        if job.journals is not None:
            return played_recorded(job, fixture, job.journals / f"game-{fixture.number:06}.journal", pulse)
        table = deal(job, fixture.seed)
        if by_lot(fixture):
            return match_of(fixture, table, play_out(table, random.Random(f"{fixture.seed}/lot"), LIMIT))
        return match_of(fixture, table, play_bots(job, fixture, table, pulse))
    except BotFailed as problem:
        return forfeited(fixture, pulse.seat(), str(problem))
    finally:
        pulse.end()


def by_lot(fixture: Fixture) -> bool:
    return all(name == "uniform" for name in fixture.bots)


def find_bots(fixture: Fixture, pulse: Pulse) -> list[Bot]:
    """SettingError if there is no such bot; BotFailed if it cannot be made."""
    bots: list[Bot] = []
    for seat, name in enumerate(fixture.bots):
        pulse.begin_making(seat)
        bots.append(made(name, bot_seed(fixture.seed, seat)))
    return bots


def deal(job: Job, seed: str) -> Table:
    """A table as `new_table` makes it, from settings that are complete."""
    game = find_game(job.game)
    return game.new_table(job.players, job.settings, content_for(game, job.content), seed)


def play_bots(job: Job, fixture: Fixture, table: Table, pulse: Pulse) -> int:
    """Every bot is given what its seat sees. Returns the number of picks."""
    bots, streak = find_bots(fixture, pulse), Streak()
    count = 0
    while not table.over and count < LIMIT:
        decision = table.decision
        name = fixture.bots[decision.seat]
        option = thought(job, name, bots[decision.seat], table, pulse)
        with illegal_reported(name):
            table.pick(option, decision.seat)
        streak.count(decision.seat, name)
        count += 1
    return count


def thought(job: Job, name: str, bot: Bot, table: Table, pulse: Pulse) -> Option:
    """What the bot answers, if it does so in time."""
    pulse.begin(table.decision.seat)
    option = answered(name, bot, table, table.decision)
    if job.think_limit and pulse.seconds() > job.think_limit:
        raise BotFailed(too_long(name, job))
    return option


def too_long(bot: str, job: Job) -> str:
    return f"the bot {bot} thought for more than {job.think_limit:g} s about a decision"


def played_recorded(job: Job, fixture: Fixture, path: Path, pulse: Pulse) -> Match:
    """The same game with its journal, which takes longer."""
    bots = [Lot(f"{fixture.seed}/lot")] * job.players if by_lot(fixture) else find_bots(fixture, pulse)
    game = find_game(job.game)
    content = content_for(game, job.content)
    seats = [f"{name} {seat}" for seat, name in enumerate(fixture.bots)]
    name = content_name(game, content)
    history = History(game, Journal(game.name, game.version, name, fixture.seed, job.settings.copy(), seats), content)
    streak = Streak()
    while not history.table.over and len(history.journal.picks) < LIMIT:
        seat = history.table.decision.seat
        option = thought(job, fixture.bots[seat], bots[seat], history.table, pulse)
        with illegal_reported(fixture.bots[seat]):
            history.pick(option, seat)
        streak.count(seat, fixture.bots[seat])
    path.write_text(write_journal(history.game, history.journal), encoding="utf-8")
    return match_of(fixture, history.table, len(history.journal.picks))


# --- results


def match_of(fixture: Fixture, table: Table, count: int) -> Match:
    score = table.result
    if score is None:
        return without_end(fixture, "", count, table.turn)
    return Match(
        fixture.number,
        fixture.seed,
        fixture.bots,
        True,
        count,
        table.turn,
        score.winners,
        score.points,
        score.sources,
        decided(score, sides_of(table)) if score.winners else [0.0] * table.seats,
        score.ending,
    )


def sides_of(table: Table) -> list[int]:
    """Partners win together."""
    return mind_of(table).sides(table)


def forfeited(fixture: Fixture, seat: int, problem: str) -> Match:
    """The seat that failed has lost, and the others share the victory (ADR 0023)."""
    others = len(fixture.bots) - 1
    shares = [0.0 if at == seat else 1.0 / others for at in range(len(fixture.bots))]
    line = problem[:LONGEST_PROBLEM]
    return Match(fixture.number, fixture.seed, fixture.bots, False, 0, 0, [], [], [], shares, "", seat, line)


def without_end(fixture: Fixture, problem: str, count: int = 0, turns: int = 0) -> Match:
    """Nobody's fault, so it counts for nobody (ADR 0023)."""
    line = problem[:LONGEST_PROBLEM]
    return Match(fixture.number, fixture.seed, fixture.bots, False, count, turns, [], [], [], [], "", NOBODY, line)
