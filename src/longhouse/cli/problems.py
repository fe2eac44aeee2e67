"""Errors in one line: bad input ends with code 2, Ctrl-C with 130, never with a traceback."""

import errno
import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, ParamSpec, TextIO

from longhouse import ContentError, JournalError, SaveError, SettingError
from longhouse.bots.failing import BotFailed
from longhouse.kernel.content import Facts, wrong_at
from longhouse.messages import (
    LANGUAGES,
    BrokenMessage,
    Catalog,
    MissingMessage,
    content_phrase,
    journal_phrase,
    setting_phrase,
)

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

P = ParamSpec("P")


class Problem(Exception):
    """Something the user can fix; the text is one line that says how."""


class FileProblem(Problem):
    """Something is wrong with a file; the reason is given in the reader's language, if possible."""

    def __init__(self, path: Path, cause: Exception) -> None:
        super().__init__(f"{path}: {cause}")
        self.path = path
        self.cause = cause


ONE_LINERS: Final = (
    Problem,
    BotFailed,
    SettingError,
    ContentError,
    JournalError,
    SaveError,
    MissingMessage,
    BrokenMessage,
)


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in a command that has something to say about it, in one line."""


class OutputClosed(BrokenPipeError):
    """The output was closed, and the command has something to say about it, in one line."""


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Runs a command; its output is flushed, or one line says what went wrong."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except ONE_LINERS as problem:
            end(BAD_INPUT, tell(problem, str(kwargs.get("lang") or "")))
        except KeyboardInterrupt as stop:
            end(INTERRUPTED, str(stop) or "stopped")
        except BrokenPipeError as closed:
            end(BAD_INPUT, str(closed) if isinstance(closed, OutputClosed) else "")
        except OSError as problem:
            end(BAD_INPUT, tell_os_error(problem))

    return run


def tell(problem: Exception, given: str) -> str:
    """The error in the language that was asked for; its own text is the English one."""
    language = given or system_language()
    if language == "en" or language not in LANGUAGES:
        return str(problem)
    if isinstance(problem, FileProblem):
        return f"{problem.path}: {tell(problem.cause, given)}"
    if isinstance(problem, SettingError) and problem.key:
        return Catalog(language).render(setting_phrase(problem))
    if isinstance(problem, JournalError) and problem.key:
        return Catalog(language).render(journal_phrase(problem))
    if isinstance(problem, ContentError):
        return Catalog(language).render(content_phrase(problem))
    return str(problem)


def system_language() -> str:
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def end(code: int, line: str) -> None:
    """Say it and leave."""
    let_go(sys.stdout)
    if line:
        with suppress(OSError):
            print(f"longhouse: {one_line(line)}", file=sys.stderr)
    let_go(sys.stderr)
    sys.exit(code)


def let_go(stream: TextIO) -> None:
    """Flush; if the output is closed, drop the rest, or Python would complain when it exits."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextmanager
def blamed_on(content: Path | None) -> Iterator[None]:
    """An error while a table is dealt is the fault of the user's content file, if there is one."""
    try:
        yield
    except ONE_LINERS:
        raise
    except (
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        StopIteration,
        TypeError,
        ValueError,
    ) as problem:
        if content is None:
            raise
        facts: Facts = {"problem": f"{type(problem).__name__}: {problem}"}
        raise wrong_at(content.name, "cannot be dealt ({problem})", "fault-dealt", facts) from problem


def one_line(text: str) -> str:
    """Without line breaks, and without control codes that came in with the input."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def tell_os_error(problem: OSError) -> str:
    why = problem.strerror or type(problem).__name__
    if problem.filename is None:
        return f"the output cannot be written: {why}" if problem.errno == errno.ENOSPC else why
    return f"{os.fsdecode(problem.filename)}: {why}"


def prepare_streams() -> None:
    """Any terminal must accept texts in three alphabets, and a closed stream counts as empty."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  (stays open as long as we run)
    if sys.stdout is None:
        sys.stdout = nowhere()
    if sys.stderr is None:
        sys.stderr = nowhere()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def nowhere() -> TextIOWrapper:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  (stays open as long as we run)
