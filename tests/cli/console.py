"""The console script as people run it: in a pipe, with its output and its exit code."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from longhouse.cli.main import main

SCRIPT: Final = str(Path(sys.executable).parent / "longhouse")
SECONDS: Final = 300  # until a test gives up; it measures nothing
TORN: Final = ("LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TERM")


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """The same for everybody: English, and no terminal that asks for colours."""
    kept = {name: value for name, value in os.environ.items() if name not in TORN}
    return kept | {"LC_ALL": "C.UTF-8"} | more


def longhouse(*args: object, said: str = "", **more: str) -> Ended:
    """Run it to its end; `said` is what people type."""
    ended = subprocess.run(
        [SCRIPT, *[str(arg) for arg in args]],
        input=said,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        env=environment(**more),
        check=False,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def works(*args: object, said: str = "", **more: str) -> str:
    """What it prints when nothing is wrong."""
    ended = longhouse(*args, said=said, **more)
    assert (ended.code, ended.err) == (0, "")
    return ended.out


def refused(*args: object, said: str = "", **more: str) -> str:
    """The one line it says about bad input."""
    return one_line_of(longhouse(*args, said=said, **more))


def one_line_of(ended: Ended) -> str:
    assert ended.code == 2, ended
    assert ended.err.startswith("longhouse: ") and ended.err.count("\n") == 1 and ended.err.endswith("\n"), ended.err
    return ended.err


def shell(line: str) -> Ended:
    ended = subprocess.run(["bash", "-c", line], capture_output=True, encoding="utf-8", env=environment(), check=False)
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def inside(*args: object, said: str = "", **more: str) -> Ended:
    """The same in this process, without the cost of starting one: for the many ways in which something can go wrong."""
    out, err = StringIO(), StringIO()
    argv = ["longhouse", *[str(arg) for arg in args]]
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        patch.object(sys, "argv", argv),
        patch.object(sys, "stdin", StringIO(said)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
    return Ended(code, out.getvalue(), err.getvalue())


def works_inside(*args: object, said: str = "", **more: str) -> str:
    ended = inside(*args, said=said, **more)
    assert (ended.code, ended.err) == (0, "")
    return ended.out


def refused_inside(*args: object) -> str:
    return one_line_of(inside(*args))


def changed(journal: Path, tmp_path: Path, old: str, new: str) -> Path:
    """The journal with one occurrence of a text replaced."""
    path = tmp_path / "changed.journal"
    text = journal.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def another_roll(journal: Path, tmp_path: Path) -> Path:
    """The journal with another outcome of the last dice."""
    path = tmp_path / "tampered.journal"
    text = journal.read_text(encoding="utf-8")
    at = text.rindex(" dice=") + len(" dice=")
    path.write_text(f"{text[:at]}{1 + int(text[at]) % 6}{text[at + 1 :]}", encoding="utf-8")
    return path


def hear_ctrl_c() -> None:
    """Tests that run in the background ignore it, and so does everything that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*args: object) -> Iterator[subprocess.Popen[str]]:
    """A run that lasts no longer than the test. As from a terminal, it has its own process group."""
    with subprocess.Popen(
        [SCRIPT, *[str(arg) for arg in args]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509  (no threads here)
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def say(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def heard(process: subprocess.Popen[str], words: str) -> str:
    """Everything it says up to a line with these words."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or words not in lines[-1]:
        line = process.stdout.readline()
        assert line, f"it ended without saying '{words}': {''.join(lines)}"
        lines.append(line)
    return "".join(lines)
