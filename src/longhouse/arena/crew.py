"""Games played in worker processes, so that a bot that hangs or ends its process harms no other game."""

import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final

from longhouse.arena.match import Fixture, Job, Match, Pulse, forfeited, play_match, too_long, without_end
from longhouse.bots.failing import in_one_line
from longhouse.bots.processes import BESIDE, TRIES
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.game import SettingError

AHEAD: Final = 2  # games that a process has: the current one and the next, so that it never waits
STARTS: Final = 3  # processes in a row that may end before they are ready
LOOK: Final = 0.2  # seconds between two checks whether a bot hangs
GRACE: Final = 1.0  # more seconds, in which the bot's own process may report that it took too long
MAKING: Final = 60.0  # seconds at least for creating a bot: it may load what it has learned
PATIENCE: Final = 5.0  # seconds for a process to end


class CrewProblem(SettingError):
    """No games can be played here; one line says why."""


class Worker:
    """A process that plays one game after the other."""

    def __init__(self, job: Job) -> None:
        self.pipe, theirs = BESIDE.Pipe()
        cells: Any = BESIDE.RawArray("d", 3)
        self.pulse: Final = Pulse(cells)
        self.fixtures: Final[deque[Fixture]] = deque()  # the first is being played
        self.ready = False
        self.process: Final = BESIDE.Process(target=work, args=(job, theirs, cells), daemon=True)
        self.process.start()
        theirs.close()

    def hand(self, fixture: Fixture) -> None:
        self.fixtures.append(fixture)
        with suppress(OSError):  # it has ended, which the next check will notice
            self.pipe.send(fixture)

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join(PATIENCE)


class Crew:
    """Up to `size` processes, kept as long as the `with` block lasts, and started only when there is a game to play."""

    def __init__(self, job: Job, size: int) -> None:
        self.job: Final = job
        self.size: Final = size
        self.workers: Final[list[Worker]] = []
        self.waiting: Final[deque[Fixture]] = deque()
        self.ended: Final[Counter[int]] = Counter()  # how often a process ended, by the game it was in
        self.false_starts = 0

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, place: TracebackType | None) -> None:
        for worker in self.workers:
            worker.stop()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """The games as they end: every one of them, once."""
        self.waiting.extend(fixtures)
        while self.waiting or any(worker.fixtures for worker in self.workers):
            self.hand_out()
            heard = wait([worker.pipe for worker in self.workers], LOOK)
            for worker in self.workers[:]:
                if worker.pipe in heard:
                    yield from self.heard_from(worker)
                elif self.hangs(worker):
                    yield self.hung(worker)

    def hand_out(self) -> None:
        """One each, then one more each, so that no worker has two games while another has none."""
        idle = sum(not worker.fixtures for worker in self.workers)
        for _ in range(min(self.size - len(self.workers), len(self.waiting) - idle)):
            self.workers.append(Worker(self.job))
        for most in range(1, AHEAD + 1):
            for worker in self.workers:
                if self.waiting and len(worker.fixtures) < most:
                    worker.hand(self.waiting.popleft())

    def heard_from(self, worker: Worker) -> Iterator[Match]:
        try:
            said = worker.pipe.recv()
        except (EOFError, OSError):
            yield from self.lost(worker)
            return
        if isinstance(said, SettingError):
            raise said
        self.false_starts = 0
        if isinstance(said, Match):
            worker.fixtures.popleft()
            yield said
        worker.ready = True

    def hangs(self, worker: Worker) -> bool:
        limit = self.job.think_limit
        if limit and worker.pulse.making():
            limit = max(limit, MAKING)
        return limit > 0 and worker.pulse.seconds() > limit + GRACE

    def hung(self, worker: Worker) -> Match:
        """The only way to end it is to end its process."""
        fixture, seat = worker.fixtures[0], worker.pulse.seat()
        bot = fixture.bots[seat]
        why = f"the bot {bot} was still not made" if worker.pulse.making() else too_long(bot, self.job)
        self.dismiss(worker, 1)
        return forfeited(fixture, seat, f"{why} and was ended")

    def lost(self, worker: Worker) -> Iterator[Match]:
        """Its process ended. The game is tried again; if it happens again, the bot is to blame."""
        worker.process.join(PATIENCE)
        how = how_it_ended(worker.process.exitcode)
        if not worker.ready:
            self.false_starts += 1
            if self.false_starts == STARTS:
                raise CrewProblem(f"processes for games cannot be started: {how}")
        if not worker.ready or not worker.fixtures:
            self.dismiss(worker, 0)
            return
        fixture, seat = worker.fixtures[0], worker.pulse.seat()
        self.ended[fixture.number] += 1
        again = self.ended[fixture.number] < TRIES
        self.dismiss(worker, 0 if again else 1)
        if not again:
            yield given_up(fixture, seat, how)

    def dismiss(self, worker: Worker, done: int) -> None:
        """Its games, except the first `done`, are played by other processes."""
        self.waiting.extendleft(reversed(list(worker.fixtures)[done:]))
        worker.stop()
        self.workers.remove(worker)


def given_up(fixture: Fixture, seat: int, how: str) -> Match:
    if seat == NOBODY:
        return without_end(fixture, f"the process ended {TRIES} times: {how}")
    return forfeited(fixture, seat, f"the process ended {TRIES} times while {fixture.bots[seat]} was thinking: {how}")


def how_it_ended(code: int | None) -> str:
    if code is not None and code < 0:
        return f"signal {signal.Signals(-code).name}"
    return f"exit code {code}"


# --- in the other process


def work(job: Job, pipe: Connection, cells: Any) -> None:
    """Plays games until the pipe is closed."""
    make_room_for_bots(job.folder)
    pulse = Pulse(cells)
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            pipe.send(attempt(job, pipe.recv(), pulse))


def attempt(job: Job, fixture: Fixture, pulse: Pulse) -> Match | SettingError:
    """An error that is no bot's fault affects this game only; wrong settings stop them all."""
    try:
        return play_match(job, fixture, pulse)
    except SettingError as problem:
        return SettingError(str(problem))
    except Exception as problem:
        return without_end(fixture, f"the game broke off: {in_one_line(problem)}")


def make_room_for_bots(folder: str) -> None:
    """Custom bots are found in this folder; what they print must not get into the output of the command."""
    os.dup2(2, 1)
    if folder not in sys.path:
        sys.path.append(folder)
