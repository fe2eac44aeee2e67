"""Runs targets of the Makefile beside one another, and shows what each printed once it has ended.

    python tools/together.py [NAME=VALUE ...] TARGET ... [-- TARGET ...]

What stands before `--` is made first, and has to succeed. `make --jobs` could do this, but it waits for ever for a part
that hangs and shows nothing of it, and a process that a test has left behind keeps its output open. Here every part
writes into a file, has a limit, and is ended with all that it started.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, final

ROOT: Final = Path(__file__).parents[1]
AT_ONCE: Final = 2 * (os.cpu_count() or 2)  # servers and browsers often wait
LIMIT: Final = 40 * 60.0  # seconds; the longest part takes five minutes
LOOK: Final = 0.2


@final
class Part:
    """One target while it is being made, in a process group of its own."""

    def __init__(self, target: str, settings: list[str]) -> None:
        self.target: Final = target
        self.output: Final = tempfile.TemporaryFile()  # noqa: SIM115 - closed by report()
        self.began: Final = time.monotonic()
        self.hangs = False
        environment = {
            name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
        }
        self.process: Final = subprocess.Popen(
            [os.environ.get("MAKE", "make"), "--no-print-directory", target, *settings],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def age(self) -> float:
        return time.monotonic() - self.began

    def has_ended(self, limit: float) -> bool:
        if self.process.poll() is None and self.age > limit:
            self.hangs = True
            self.end()
        if self.process.poll() is None:
            return False
        self.end()  # what it may have left behind
        return True

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def report(self, count: str) -> bool:
        """Show what it printed. Whether all went well."""
        with self.output as output:
            output.seek(0)
            sys.stdout.buffer.write(output.read())
        well = self.process.returncode == 0
        verdict = "green" if well else "STOPPED, IT HANGS" if self.hangs else "RED"
        say(f"--- {self.target}: {verdict} after {clock(self.age)} ({count})\n")
        return well


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def say(text: str) -> None:
    sys.stdout.buffer.write(f"{text}\n".encode())
    sys.stdout.buffer.flush()


def make(targets: list[str], settings: list[str], at_once: int = AT_ONCE, limit: float = LIMIT) -> list[str]:
    """Make them all, some at once, in this order; those that failed are returned."""
    waiting, running, failed = list(targets), list[Part](), list[str]()
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                running.append(Part(waiting.pop(0), settings))
            ended = [part for part in running if part.has_ended(limit)]
            for part in ended:
                running.remove(part)
                count = f"{len(targets) - len(waiting) - len(running)} of {len(targets)}"
                if not part.report(count):
                    failed.append(part.target)
            if not ended:
                time.sleep(LOOK)
    finally:
        for part in running:
            part.end()
            part.output.close()
    return failed


def main(words: list[str]) -> int:
    settings = [word for word in words if "=" in word]
    targets = [word for word in words if "=" not in word]
    first, then = [], targets
    if "--" in targets:
        at = targets.index("--")
        first, then = targets[:at], targets[at + 1 :]
    failed = make(first, settings)
    if not failed:
        failed = make(then, settings)
        say(f"parts: {len(then) - len(failed)} passed, {len(failed)} failed")
    if failed:
        say(f"Not green: {', '.join(failed)}")
    return 1 if failed else 0


def stop(number: int, frame: object) -> None:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    sys.exit(main(sys.argv[1:]))
