"""Worker processes. They ignore Ctrl-C, none outlives its parent, and a pool replaces those that die."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Final, final

RULES: Final = "LONGHOUSE_RULES"  # the folder of compiled rules that a process uses
RULES_SOON: Final = "LONGHOUSE_RULES_SOON"  # one in which they are being compiled, complete once READY is there
READY: Final = "ready"
TRIES: Final = 2  # how often a process may die over the same work before it is given up


class Process(SpawnProcess):
    """Ctrl-C reaches all processes of a terminal at once; only the one that stops the others should react."""

    def start(self) -> None:
        """A process inherits which signals are ignored, so it ignores Ctrl-C from the start, even while it imports."""
        if threading.current_thread() is not threading.main_thread():
            super().start()
            return
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            super().start()
        finally:
            signal.signal(signal.SIGINT, heard)

    def run(self) -> None:
        """In the new process. One that was not started by a main thread ignores Ctrl-C from here on."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        threading.Thread(target=end_with_parent, daemon=True).start()
        super().run()


def end_with_parent() -> None:
    """A parent that is killed cannot end its processes, so they end themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


@final
class Beside(SpawnContext):
    """How all our processes are started."""

    Process = Process


BESIDE: Final = Beside()


@final
class Pool:
    """Some processes, started when they are first needed. When one of them dies, all of them are replaced."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes: Final = processes
        self.nice: Final = nice  # as in `os.nice`
        self.executor: ProcessPoolExecutor | None = None
        self.rules: str | None = None  # with which the processes were started
        self.closed = False  # then no processes are started any more

    def open(self) -> ProcessPoolExecutor:
        if self.closed:
            raise RuntimeError("these processes have been closed")
        rules = rules_now()
        if self.executor is not None and rules != self.rules:
            self.executor.shutdown(wait=False)  # after what they are doing
            self.executor = None
        if self.executor is None:
            self.rules = rules
            self.executor = ProcessPoolExecutor(self.processes, BESIDE, stand_back, (self.nice,))
        return self.executor

    def drop(self, executor: ProcessPoolExecutor) -> None:
        """New ones are started when they are next needed; several callers may notice at once that these are dead."""
        if self.executor is executor:
            self.executor = None
        executor.shutdown(wait=False, cancel_futures=True)


def rules_now() -> str | None:
    """The compiled rules that a process started now uses: perhaps they have only been ready since we began."""
    soon = os.environ.get(RULES_SOON)
    if soon is not None and Path(soon, READY).exists():
        os.environ[RULES] = os.environ.pop(RULES_SOON)
    return os.environ.get(RULES)


def end_processes(executor: ProcessPoolExecutor) -> None:
    """At once; callers that wait for one of them get BrokenProcessPool."""
    for process in list((executor._processes or {}).values()):  # one that was shut down has none
        process.kill()


def stand_back(nice: int) -> None:
    """In the new process."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
