"""Custom bots are created once before the games, in a worker process, so that whatever goes wrong is reported."""

from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from longhouse.arena.crew import PATIENCE, how_it_ended, make_room_for_bots
from longhouse.bots.failing import BotFailed, made
from longhouse.bots.processes import BESIDE
from longhouse.kernel.game import SettingError

START: Final = 60.0  # seconds for a process to start, on a busy machine


def try_bots(names: list[str], folder: str, limit: float) -> None:
    """SettingError if there is no such bot; BotFailed if it cannot be created within `limit` seconds."""
    ours, theirs = BESIDE.Pipe()
    process = BESIDE.Process(target=make_all, args=(names, folder, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        for name, seconds in [(names[0], START), *((name, limit) for name in names)]:
            if not ours.poll(seconds):
                raise BotFailed(f"the bot {name} cannot be made: it takes more than {seconds:g} s")
            try:
                problem = ours.recv()
            except (EOFError, OSError):
                process.join(PATIENCE)
                how = how_it_ended(process.exitcode)
                raise BotFailed(f"the bot {name} cannot be made: it ends its process ({how})") from None
            if problem is not None:
                raise problem
    finally:
        ours.close()
        process.kill()
        process.join(PATIENCE)


# --- in the other process


def make_all(names: list[str], folder: str, pipe: Connection) -> None:
    make_room_for_bots(folder)
    with suppress(OSError):  # the parent has stopped waiting
        pipe.send(None)
        for name in names:
            pipe.send(problem_of(name))


def problem_of(name: str) -> Exception | None:
    """What is wrong with it, as text: its own exceptions may not be importable elsewhere."""
    try:
        made(name, "")
    except SettingError as problem:
        return SettingError(str(problem))
    except BotFailed as problem:
        return BotFailed(str(problem))
    return None
