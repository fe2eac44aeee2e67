"""`python -m tests.server.nest`: everything is imported once, and every line on stdin forks a `longhouse serve`.

This makes a start take a fraction of a second, so a test can kill fifty servers. What is forked is the command itself,
with the arguments of the line; it prints `pid N` first, and `end CODE` at its end.
"""

import os
import shlex
import signal
import sys
from typing import Final

import longhouse.server.app.serving  # noqa: F401  (before the fork, so that nobody waits for it)
from longhouse.cli.main import main
from longhouse.server.app.app import load_games

AT_MOST: Final = int(os.environ.get("NEST_SECONDS", "300"))  # that anything here lives, whatever happens to the test


def serve(arguments: list[str]) -> None:
    signal.alarm(AT_MOST)
    print(f"pid {os.getpid()}", flush=True)
    sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115  (as long as the process lives)
    sys.argv = ["longhouse", "serve", *arguments]
    main()


def nest() -> None:
    signal.alarm(AT_MOST)
    load_games()
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            serve(shlex.split(line))
            return
        _, status = os.waitpid(child, 0)
        print(f"end {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    nest()
