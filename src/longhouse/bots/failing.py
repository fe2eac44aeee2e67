"""A custom bot may fail: it raises something, or picks what is not offered. Either is reported in one line."""

import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longhouse.bots import Bot, ask, make_bot
from longhouse.kernel.decision import Decision, IllegalPick, Option
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table


class BotFailed(Exception):
    """What a bot did wrong, in one line."""


def made(name: str, seed: str) -> Bot:
    """A new bot. SettingError if there is none of this name."""
    try:
        return make_bot(name, seed)
    except SettingError:
        raise
    except BaseException as problem:
        if is_ctrl_c(problem):
            raise
        raise BotFailed(f"the bot {name} cannot be made: {in_one_line(problem)}") from problem


def answered(name: str, bot: Bot, table: Table, decision: Decision) -> Option:
    """What the bot of this name answers; the table checks it when it is picked."""
    try:
        option = ask(bot, table, decision)
    except BaseException as problem:
        if is_ctrl_c(problem):
            raise
        raise BotFailed(f"the bot {name} failed: {in_one_line(problem)}") from problem
    if not isinstance(option, Option):
        raise BotFailed(f"the bot {name} answered with {type(option).__name__}, which is no option")
    return option


@contextmanager
def illegal_reported(name: str) -> Iterator[None]:
    try:
        yield
    except IllegalPick as problem:
        raise BotFailed(f"the bot {name} picked what is not offered: {problem}") from problem


def is_ctrl_c(problem: BaseException) -> bool:
    """Whether the user pressed Ctrl-C; in a process that ignores it, the bot itself has raised this."""
    return isinstance(problem, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def in_one_line(problem: BaseException) -> str:
    """What was raised and where, in one line without control codes."""
    place = traceback.extract_tb(problem.__traceback__)[-1]
    line = f"{type(problem).__name__}: {words_of(problem)} ({Path(place.filename).name}, line {place.lineno})"
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(line.split()))


def words_of(problem: BaseException) -> str:
    """A custom exception may fail when it is turned into text."""
    try:
        return str(problem)
    except Exception as another:
        return f"(its words cannot be read: {type(another).__name__})"
