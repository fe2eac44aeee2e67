"""Worker processes. They ignore Ctrl-C, none outlives its parent, and a pool replaces those that die."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final, final

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
        self.closed = False  # then no processes are started any more

    def open(self) -> ProcessPoolExecutor:
        if self.closed:
            raise RuntimeError("these processes have been closed")
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.processes, BESIDE, stand_back, (self.nice,))
        return self.executor

    def drop(self, executor: ProcessPoolExecutor) -> None:
        """New ones are started when they are next needed; several callers may notice at once that these are dead."""
        if self.executor is executor:
            self.executor = None
        executor.shutdown(wait=False, cancel_futures=True)


def end_processes(executor: ProcessPoolExecutor) -> None:
    """At once; callers that wait for one of them get BrokenProcessPool."""
    for process in list((executor._processes or {}).values()):  # one that was shut down has none
        process.kill()


def stand_back(nice: int) -> None:
    """In the new process."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
