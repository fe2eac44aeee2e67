"""A tournament's folder: what is played there, and a line for every game that has ended, so that none is lost.

`tournament.json` says what is played; `games.jsonl` is only ever added to. Whatever stops a tournament, the same
command resumes it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Final

from longhouse.arena.match import Match
from longhouse.kernel.game import SettingError

PLAN: Final = "tournament.json"
HALF: Final = "tournament.half"  # of the plan, while it is being written
GAMES: Final = "games.jsonl"


@dataclass(frozen=True)
class Plan:
    """Everything that determines the games of a tournament, except their number: more may follow."""

    game: str
    version: int
    content: str
    players: int
    settings: dict[str, str]
    bots: list[str]
    seed: str
    think_limit: float


class Record:
    """The games that have ended; `add` has each of them on disk before it returns."""

    def __init__(self, matches: list[Match], file: IO[bytes] | None) -> None:
        self.matches: Final = {match.number: match for match in matches}
        self.file: Final = file

    def add(self, match: Match) -> None:
        self.matches[match.number] = match
        if self.file is not None:
            import msgspec

            self.file.write(msgspec.json.encode(match) + b"\n")
            flush(self.file)


def planned_seed(folder: Path | None) -> str | None:
    """The seed of the tournament that was begun there, if there is one."""
    if folder is None or not (folder / PLAN).exists():
        return None
    return read_plan(folder / PLAN).seed


def read_plan(path: Path) -> Plan:
    import msgspec

    try:
        plan = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
        if "options" in plan:  # their name in version 0.1
            plan["settings"] = plan.pop("options")
        return msgspec.convert(plan, type=Plan)
    except (msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise SettingError(f"{path}: this is no tournament ({problem}); name another --out") from problem


@contextmanager
def opened(folder: Path | None, plan: Plan) -> Iterator[Record]:
    """The record of a folder, locked for this process; without a folder nothing is kept."""
    if folder is None:
        yield Record([], None)
        return
    folder.mkdir(parents=True, exist_ok=True)
    refuse_foreign(folder)
    with (folder / GAMES).open("ab+") as file:
        lock(file, folder)
        keep_plan(folder, plan)
        yield Record(read_games(file, folder / GAMES, plan), file)


def refuse_foreign(folder: Path) -> None:
    """A report must not be written over other files."""
    names = {found.name for found in folder.iterdir()}
    if PLAN not in names and names - {GAMES, HALF}:
        raise SettingError(f"{folder} contains something other than a tournament; name another --out")


def keep_plan(folder: Path, plan: Plan) -> None:
    """Write the plan into a new folder; refuse a folder with another plan."""
    path = folder / PLAN
    if path.exists():
        refuse_another(folder, read_plan(path), plan)
        return
    if (folder / GAMES).stat().st_size:
        raise SettingError(f"{folder}: there are games, but no {PLAN} that says which; name another --out")
    import msgspec

    half = folder / HALF
    with half.open("wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        flush(file)
    half.replace(path)


def flush(file: IO[bytes]) -> None:
    """Onto the disk itself, so that a power cut loses nothing."""
    file.flush()
    os.fsync(file.fileno())


def refuse_another(folder: Path, there: Plan, here: Plan) -> None:
    for name, old in asdict(there).items():
        new = asdict(here)[name]
        if old != new:
            what = f"{name.replace('_', '-')} is {spelt(old, new)} there and {spelt(new, old)} here"
            raise SettingError(f"{folder} has another tournament: {what}; name another --out")


def spelt(value: object, other: object) -> str:
    """Of settings, those that differ."""
    if isinstance(value, dict) and isinstance(other, dict):
        return " ".join(f"{name}={value[name]}" for name in value if value[name] != other.get(name)) or "nothing"
    return ",".join(value) if isinstance(value, list) else str(value)


def read_games(file: IO[bytes], path: Path, plan: Plan) -> list[Match]:
    """An incomplete last line is a game that has not ended: it is cut off and played again."""
    import msgspec

    file.seek(0)
    text = file.read()
    whole = text.rfind(b"\n") + 1
    file.truncate(whole)
    found: list[Match] = []
    for number, line in enumerate(text[:whole].splitlines(), 1):
        try:
            match = msgspec.json.decode(line, type=Match)
        except msgspec.DecodeError as problem:
            raise SettingError(f"{path}, line {number}: this is no game ({problem})") from problem
        if not set(match.bots) <= set(plan.bots) or len(match.bots) != plan.players:
            raise SettingError(f"{path}, line {number}: this game is of another tournament")
        found.append(match)
    return found


def lock(file: IO[bytes], folder: Path) -> None:
    """Two processes that write into one file would mix their lines. On a system without locks there is no check."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SettingError(f"{folder}: another tournament is being played into it") from None
