"""The server as a separate process, as a host runs it; and guests who know nothing of its internals."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import httpx

from tests.server.house import NO_CERTIFICATES, PATIENCE, USUAL, Talker

REPOSITORY: Final = Path(__file__).parents[2]
COMMAND: Final = str(Path(sys.executable).parent / "longhouse")
QUICK: Final = {
    "LONGHOUSE_BOT_PAUSE": "0",
    "LONGHOUSE_GRACE": "0",
    "LONGHOUSE_FOLLOW": "0",
    "LONGHOUSE_CHAT_EVERY": "0",
    "LONGHOUSE_WARM_UP": "0",
    "LONGHOUSE_LIMITS": "0",
    "LONGHOUSE_FRAMES_A_SECOND": "1e6",
    "LONGHOUSE_FRAMES_BURST": "1000000",
    "LONGHOUSE_SNAPSHOT_EVERY": "20",
    "LONGHOUSE_LOGS": "json",
}


def environment(**changes: str) -> dict[str, str]:
    """Our environment, with the settings of a quick server and without any that a host has set."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LONGHOUSE_")}
    return {**clean, **QUICK, **changes}


class Served:
    """A server that runs now."""

    def __init__(self, pid: int, address: str, database: Path | str) -> None:
        self.pid: Final = pid
        self.database: Final = database
        self.address: Final = address
        self.port: Final = int(address.rpartition(":")[2])


@contextmanager
def served(folder: Path, database: Path | str | None = None, **changes: str) -> Iterator[Served]:
    """`longhouse serve` on a free port, by default with its own database; its log is in `log.jsonl`."""
    database = database or folder / "test.db"
    command = [COMMAND, "serve", "--port", "0", "--db", str(database)]
    with (folder / "log.jsonl").open("w") as log:
        process = subprocess.Popen(
            command, env=environment(**changes), stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder
        )
    assert process.stdout is not None
    try:
        yield Served(process.pid, address_in(process.stdout.readline()), database)
    finally:
        process.terminate()
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def address_in(line: str) -> str:
    assert line.startswith("Longhouse is at "), line or "the server does not start"
    return line.rsplit(maxsplit=1)[-1]


class Nest:
    """Starts and kills servers on one database and one port, again and again."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self.folder: Final = folder
        self.database: Final = folder / "test.db"
        self.port = 0
        with (folder / "log.jsonl").open("w") as log:
            self.process: Final = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nest"],
                env=environment(**changes),
                cwd=REPOSITORY,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.orders: Final[IO[str]] = self.process.stdin
        self.news: Final[IO[str]] = self.process.stdout
        self.pid = 0

    def hatch(self) -> int:
        """A new server begins to start; its process."""
        print(f"--port {self.port} --db {self.database}", file=self.orders, flush=True)
        self.pid = int(self.hear("pid"))
        return self.pid

    def wait_until_up(self) -> None:
        """Raises BrokenPipeError if it was killed before."""
        line = self.news.readline()
        if line.startswith("end "):
            self.pid = 0
            raise BrokenPipeError(line)
        self.port = int(address_in(line).rpartition(":")[2])

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Kills it and waits until it is gone."""
        if self.pid:
            os.kill(self.pid, how)
            self.wait_until_gone()

    def wait_until_gone(self) -> None:
        if self.pid:
            self.hear("end")
            self.pid = 0

    def hear(self, word: str) -> str:
        for line in iter(self.news.readline, ""):
            if line.startswith(f"{word} "):
                return line.split()[1]
        raise AssertionError(f"the nest is gone: {(self.folder / 'log.jsonl').read_text()[-2000:]}")

    def close(self) -> None:
        self.kill()
        self.orders.close()
        self.process.wait(PATIENCE)
        self.news.close()


class Guest:
    """A guest with a cookie and a name."""

    def __init__(self, address: str, name: str) -> None:
        self.name: Final = name
        self.http: Final = httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.http.headers["x-csrf-token"] = self.http.get("/api/me").json()["csrf"]
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("longhouse") or ""

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def make_table(self, *seats: dict[str, str], game: str = "watch", watch: str = "all", **settings: str) -> str:
        wish = {"game": game, "seats": seats, "watch": watch, "settings": USUAL[game] | settings}
        return str(self.post("/api/tables", **wish)["id"])

    def join(self, port: int, table: str) -> Talker:
        talker = Talker(port, table, self.cookie)
        talker.hello()
        return talker


ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}
