"""`make play`: starts at once, and has the rules compiled meanwhile, if there is a C compiler.

    python tools/play.py FOLDER COMMAND ...

FOLDER is where the compiled rules of these sources belong; COMMAND is one of `longhouse`. If they are there, it uses
them. If not, it begins on the pure rules, and `make fast` compiles them at the lowest priority: bots and analyses think
with them as soon as they are ready, everything else from the next start on. What is interrupted when the command ends
goes on at the next start.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path
from typing import Final

from longhouse.bots.processes import READY, RULES, RULES_SOON

LOWEST: Final = 19


def main(folder: Path, words: list[str]) -> int:
    command = [str(Path(sys.executable).with_name("longhouse")), *words]
    if (folder / READY).exists():
        return ended(subprocess.Popen(command, env={**os.environ, RULES: str(folder)}))
    if not can_compile():
        return ended(subprocess.Popen(command))
    with compiling(folder) as build:
        print(
            "The rules are being compiled in the background, with which bots think six to ten times as fast.",
            flush=True,
        )
        try:
            return ended(subprocess.Popen(command, env={**os.environ, RULES_SOON: str(folder)}))
        finally:
            stop(build)


def can_compile() -> bool:
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return os.name == "posix" and shutil.which(words[0]) is not None


def compiling(folder: Path) -> subprocess.Popen[bytes]:
    with Path(f"{folder.parent}.log").open("wb") as file:
        return subprocess.Popen(
            ["nice", "-n", str(LOWEST), os.environ.get("MAKE", "make"), "--no-print-directory", "fast"],
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def ended(command: subprocess.Popen[bytes]) -> int:
    """Ctrl-C reaches the command too, which ends in good order; we only wait for it."""
    while True:
        with suppress(KeyboardInterrupt):
            return command.wait()


def stop(build: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(build.pid, signal.SIGTERM)
    build.wait()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
