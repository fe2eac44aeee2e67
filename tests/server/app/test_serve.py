"""`longhouse serve` as a process: its address, what it says if it cannot start, and how it stops."""

import logging
import os
import signal
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from tests.cli.console import inside, one_line_of
from tests.server.house import NO_CERTIFICATES, PATIENCE
from tests.server.outside import COMMAND, ME, Guest, bot, environment, served


def refused(folder: Path, *arguments: str) -> str:
    """The one line that the command prints if it cannot serve."""
    run = subprocess.run(
        [COMMAND, "serve", *arguments],
        env=environment(),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    return run.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = refused(tmp_path, "--port", str(port))
    assert line == f"longhouse: port {port} is in use: another server runs there; choose another one with --port\n"


@pytest.fixture
def own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In a folder of its own, and the logs of this process are afterwards what they were."""
    monkeypatch.chdir(tmp_path)
    root, ours = logging.getLogger(), logging.getLogger("longhouse")
    handlers, level, own_level = root.handlers, root.level, ours.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    ours.setLevel(own_level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "--port 99999: a number from 0 to 65535"),
        (["--host", "nowhere.invalid", "--port", "0"], "--host nowhere.invalid"),
        (["--port", "0", "--db", "nowhere/x.db"], "database nowhere/x.db: there is no folder nowhere"),
        (["--port", "0", "--db", "text.db"], "database text.db: this file is no database"),
        (["--port", "0", "--db", "mysql://club"], "--db mysql://club: a file, or a URL"),
        (["--port", "0", "--db", "sqlite:///file:old.db?mode=ro&uri=true"], "it may not be written to"),
    ],
)
def test_what_cannot_be_served(tmp_path: Path, arguments: list[str], said: str) -> None:
    (tmp_path / "text.db").write_text("this is not a database, " * 50)
    sqlite3.connect(tmp_path / "old.db").close()
    (tmp_path / "old.db").write_bytes(b"")
    ended = inside("serve", *arguments)
    assert said in one_line_of(ended)
    assert ended.out == ""


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LONGHOUSE_BOT_PAUSE", "long", "LONGHOUSE_BOT_PAUSE=long: a number"),
        ("LONGHOUSE_LOGS", "loud", "LONGHOUSE_LOGS=loud"),
    ],
)
def test_a_setting_that_cannot_be(name: str, value: str, said: str) -> None:
    ended = inside("serve", "--port", "0", **{name: value})
    assert said in one_line_of(ended)
    assert ended.out == ""


def test_it_says_where_it_is_and_leaves_in_good_order(tmp_path: Path) -> None:
    """Asked to stop, it closes sockets with a code that makes browsers come back, and nothing is lost."""
    with served(tmp_path) as server:
        guest = Guest(server.address, "Ada")
        table = guest.make_table(ME, bot("greedy"), bot("uniform"))
        talker = guest.join(server.port, table)
        talker.until_asked(0)
        assert talker.pick(talker.options(0)[0], 0, id="last")["type"] == "done"
        os.kill(server.pid, signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                talker.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        talker.close()
        guest.close()
    with served(tmp_path) as server:
        back = guest.join(server.port, table)
        assert back.pick("roll", 0, seq=0, id="last")["type"] == "done"
        back.close()


def test_bots_play_on_after_a_restart_without_anybody(tmp_path: Path) -> None:
    with served(tmp_path, LONGHOUSE_BOT_PAUSE="1000") as server:
        guest = Guest(server.address, "Ada")
        table = guest.make_table(bot("greedy"), bot("uniform"))
        guest.close()
    with (
        served(tmp_path) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE, verify=NO_CERTIFICATES) as http,
    ):
        for _ in range(int(PATIENCE / 0.05)):
            if http.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
                break
            threading.Event().wait(0.05)
        else:
            raise AssertionError("the bots do not play on")
