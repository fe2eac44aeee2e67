"""What a host may configure, on the command line or by environment (LONGHOUSE_BOT_PAUSE=0.2); the defaults suit a small
club."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final, final

from longhouse.kernel.content import did_you_mean

DEFAULT_DATABASE: Final = "longhouse.db"
PREFIX: Final = "LONGHOUSE_"
ELSEWHERE: Final = (
    "BUILD",
    "GAMES",
    "OBJECTS",
    "OPT",
    "PAGE",
    "PURE",
    "RULES",
    "RULES_SOON",
    "SCRATCH",
)  # read by others: games of other packages, builds, tests


class SettingProblem(ValueError):
    """An impossible setting; the text is one line."""


@final
@dataclass(frozen=True, slots=True)
class Settings:
    """Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE  # a file (SQLite) or a URL such as postgresql://longhouse@localhost/longhouse
    sync: str = "full"  # whether SQLite waits for the disk: full (a pick survives a power cut) or normal (a crash)
    web: str = ""  # the folder of the built client; by default the one that comes with the package
    packs: str = ""  # a folder of packs (content files, *.toml) that tables may be played with
    bot_pause: float = 0.5  # before a bot's pick, so that people can follow
    grace: float = 3.0  # before a bot answers a pick that can be undone; a player may waive it
    follow: float = 4.0  # how long a bot waits in one turn for players whose screens are behind; 0: not at all
    formality_pause: float = 4.0  # a formality is answered after half to twice this time
    thinkers: int = 2  # processes in which bots think ahead
    analysts: int = 1  # processes in which finished games are analysed; 0: none are
    warm_up: float = 0.01  # after so long they are started, at low priority; 0: when they are first needed
    idle_after: float = 300.0  # a table that nobody watches is then dropped from memory
    snapshot_every: int = 50  # picks
    look_every: float = 1.0  # how often to check what other processes have done at the same tables
    words_within: float = 10.0  # then a game begins without the words that were promised and not revealed
    leave_grace: float = 30.0  # then the others may vote on the seat of a person who has left
    connections: int = 4000  # in all, at the same time
    connections_from_address: int = 256  # proxies may have more
    proxies: str = ""  # addresses or networks, separated by commas, that are believed when they say for whom they ask
    head_within: float = 10.0  # from connecting until a request has begun
    body_within: float = 20.0  # for the rest of it
    ping_every: float = 20.0  # a socket that does not answer within the same time is closed
    hello_within: float = 10.0
    send_within: float = 10.0  # a reader that takes longer is cut off
    chat_every: float = 1.0  # between two lines of chat; a few may come at once
    chat_burst: int = 5
    frames_a_second: float = 20.0  # from one socket
    frames_burst: int = 60
    sockets_at_table: int = 200  # spectators; players can always connect
    limits: float = 1.0  # factor for the rate limits of people and addresses; 0 for no limits
    origins: str = ""  # additional addresses under which our pages are served, separated by commas
    metrics_token: str = ""  # gives access to /metrics; if empty, only this machine has it
    logs: str = "auto"  # auto (text on a terminal, otherwise json), text, json or none


def database_url(database: str) -> str:
    """A file name or a URL as SQLAlchemy expects it, with the asynchronous driver."""
    name, colon, rest = database.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{database}"
    if name in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if name in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise SettingProblem(f"--db {database}: a file, or a URL that begins with sqlite:// or postgresql://")


def from_environment(settings: Settings, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings, as overridden by the environment."""
    given: dict[str, str | int | float] = {}
    known = [f"{PREFIX}{name.upper()}" for name in (*[field.name for field in fields(Settings)], *ELSEWHERE)]
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            raise SettingProblem(
                f"there is no setting {name[:60]}{did_you_mean(name, known)}; unset it, or see docs/guide/server.md"
            )
    for field in fields(Settings):
        name = f"{PREFIX}{field.name.upper()}"
        if name in environment:
            given[field.name] = read_value(name, environment[name], type(getattr(settings, field.name)))
    return replace(settings, **given)  # type: ignore[arg-type]  # each was read as what its field is


def read_value(name: str, text: str, kind: type) -> str | int | float:
    if kind is str:
        return text
    try:
        number: int | float = int(text) if kind is int else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        raise SettingProblem(f"{name}={text[:40]}: a number, 0 or more")
    return number


def client_folder(settings: Settings) -> Path:
    """Where the built web client lies: in the installed package, or in a clone."""
    if settings.web:
        return Path(settings.web)
    shipped = Path(__file__).parents[2] / "web"
    return shipped if shipped.is_dir() else Path(__file__).parents[4] / "web" / "dist"
