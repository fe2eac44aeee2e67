"""The server on a public port: visitors who keep it waiting are cut off, and others do not notice them."""

import base64
import json
import os
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from longhouse.server.app.serving import listen
from longhouse.server.base import door
from longhouse.server.base.drops import Drops
from tests.server.house import NO_CERTIFICATES, PATIENCE, House, home_cookie, house

EVE = "127.0.0.66"
SOON = 1.0  # seconds; who is honest makes them even on a slow machine
CAP = 30
HEAD = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Deadlines are short here."""
    changes = {"head_within": SOON, "body_within": SOON, "hello_within": SOON, "ping_every": SOON}
    with house(tmp_path_factory.mktemp("port"), connections_from_address=CAP, **changes) as made:
        made.app.state.drops.told = float("inf")  # nothing is logged, all is counted
        yield made


def call(home: House, sent: bytes = b"", host: str = EVE) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", home.port), PATIENCE, source_address=(host, 0))
    made.sendall(sent)
    return made


def answers(called: socket.socket) -> bytes:
    """What comes until the server hangs up."""
    heard = b""
    with called:
        try:
            while more := called.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
    return heard


def counted(home: House, why: str) -> int:
    return int(home.app.state.drops.counts[why])


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.02)):
        if condition():
            return
        threading.Event().wait(0.02)
    raise AssertionError("it does not happen")


# --- many


def test_half_open_and_silent_connections_are_turned_away_and_nobody_else_notices(home: House) -> None:
    """More than an address may have are closed at once, the others when their time is up."""
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy"))
    before = counted(home, "address"), counted(home, "head")
    callers = [call(home, HEAD if number % 2 else b"") for number in range(3 * CAP)]
    assert talker.until_asked(0)
    assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.7", verify=NO_CERTIFICATES)
    with httpx.Client(base_url=home.address, timeout=PATIENCE, transport=elsewhere) as visitor:
        assert visitor.get("/api/games").status_code == 200
    assert [answers(caller) for caller in callers] == [b""] * len(callers)
    assert (counted(home, "address") - before[0], counted(home, "head") - before[1]) == (2 * CAP, CAP)
    wait_until(lambda: EVE not in home.socket.inside)
    assert answers(call(home, HEAD + b"connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200")
    talker.close()


def test_all_together_are_limited_too() -> None:
    heard = listen("127.0.0.1", 0)
    heard.setblocking(False)
    heard.most = 3
    callers = [
        socket.create_connection(heard.getsockname(), PATIENCE, source_address=(f"127.0.1.{n}", 0)) for n in range(1, 6)
    ]
    inside = [heard.accept()[0] for _ in range(3)]
    with pytest.raises(BlockingIOError):
        heard.accept()
    assert heard.drops.counts == {"full": 2}
    inside[0].close()
    inside[0].close()  # counts once
    assert heard.all == 2 and len(heard.inside) == 2
    callers.append(socket.create_connection(heard.getsockname(), PATIENCE))
    inside.append(heard.accept()[0])
    for each in (*callers, *inside, heard):
        each.close()


def test_a_flood_does_not_keep_the_tables_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few who are turned away everything else has its turn."""
    monkeypatch.setattr(door, "AT_ONCE", 2)
    heard = listen("127.0.0.1", 0)
    heard.setblocking(False)
    heard.most_of_one = 1
    callers = [socket.create_connection(heard.getsockname(), PATIENCE) for _ in range(5)]
    inside = heard.accept()[0]
    for turned_away in (2, 4):
        with pytest.raises(BlockingIOError):
            heard.accept()
        assert heard.drops.counts == {"address": turned_away}
    for each in (*callers, inside, heard):
        each.close()


# --- slow


def test_a_request_that_drips_is_cut_off_all_the_same(home: House) -> None:
    before, caller = counted(home, "head"), call(home)
    for _ in range(int(PATIENCE / 0.05)):
        try:
            caller.sendall(b"G")
        except (BrokenPipeError, ConnectionResetError):
            break
        threading.Event().wait(0.05)
    caller.close()
    assert counted(home, "head") == before + 1


def test_a_body_that_drips_is_answered_and_then_cut_off(home: House) -> None:
    ada = home.visitor("Ada")
    lines = [
        "POST /api/me HTTP/1.1",
        "host: x",
        "content-length: 90",
        f"cookie: longhouse={home_cookie(ada.http)}",
        f"x-csrf-token: {ada.http.headers['x-csrf-token']}",
    ]
    before, caller = counted(home, "body"), call(home, "\r\n".join([*lines, "", ""]).encode())
    threading.Thread(target=drip, args=(caller,), daemon=True).start()
    heard = answers(caller)
    assert heard.startswith(b"HTTP/1.1 408") and b"too-slow" in heard
    assert counted(home, "body") == before + 1


def drip(caller: socket.socket) -> None:
    try:
        while True:
            caller.sendall(b" ")
            threading.Event().wait(0.1)
    except OSError:
        return


def test_an_answer_that_nobody_reads_is_given_up(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert home.server is not None
    monkeypatch.setitem(home.server.deadlines.within, "unread", SOON)
    before = counted(home, "unread")
    caller = call(home, b"GET /api/schema.json HTTP/1.1\r\nhost: x\r\n\r\n" * 200)
    wait_until(lambda: counted(home, "unread") == before + 1)
    caller.close()


def test_a_browser_that_keeps_its_connection_may_use_it_again_and_again(home: House) -> None:
    """Each request has its own time."""
    with httpx.Client(base_url=home.address, timeout=PATIENCE, verify=NO_CERTIFICATES) as browser:
        begun, ports = time.monotonic(), set()
        while time.monotonic() - begun < 2.5 * SOON:
            answer = browser.get("/api/games")
            ports.add(answer.extensions["network_stream"].get_extra_info("client_addr"))
            threading.Event().wait(SOON / 4)
    assert len(ports) == 1


# --- not what we expect


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\nx: " + b"y" * 40_000, b"\x16\x03\x01" * 100 + b"\r\n\r\n"])
def test_what_is_too_long_or_no_request_is_refused_and_counted(
    home: House, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = counted(home, "malformed")
    heard = answers(call(home, sent))
    assert heard == b"" or heard.startswith(b"HTTP/1.1 400")
    assert counted(home, "malformed") == before + 1
    assert caplog.records == []


def upgrade(home: House, table: str) -> socket.socket:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/{table} HTTP/1.1",
        "host: x",
        "connection: upgrade",
        "upgrade: websocket",
        f"sec-websocket-key: {key}",
        "sec-websocket-version: 13",
        "\r\n",
    )
    return call(home, "\r\n".join(lines).encode())


@pytest.mark.parametrize("hello", [False, True])
def test_a_socket_that_never_sends_anything_is_closed(home: House, hello: bool) -> None:
    """Without a hello soon; after it, when it does not answer a ping."""
    ada = home.visitor("Ada")
    text, end = json.dumps({"type": "hello"}).encode(), b"keepalive ping timeout" if hello else b"no hello"
    with upgrade(home, home.table(ada, "greedy")) as caller:
        heard = caller.recv(1000)
        assert heard.startswith(b"HTTP/1.1 101")
        if hello:
            caller.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        while more := caller.recv(65536):
            heard = heard[-100:] + more
            if end in heard:
                break
        else:
            raise AssertionError(heard)


# --- what the host is told


def test_there_is_one_line_a_minute_however_many_are_dropped() -> None:
    now = 1000.0
    drops = Drops(lambda: now)
    with capture_logs() as logs:
        for _ in range(150):
            now += 1
            drops.add("head")
            drops.add("address")
            drops.tell()
    lines = [(log["event"], log["head"], log["address"]) for log in logs]
    assert lines == [("connections dropped", 1, 1), ("connections dropped", 60, 60), ("connections dropped", 60, 60)]


def test_the_limit_of_files_is_raised_and_the_host_told_if_it_is_low(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, asked = (256, 100_000), []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    with capture_logs() as logs:
        assert door.connections_for(4000) == 4000
        assert door.connections_for(50_000) == 50_000
        assert (asked, logs) == ([(16384, 100_000), (50_128, 100_000)], [])
        limits = (256, 1024)
        assert door.connections_for(4000) == 1024 - 128
    assert [(log["files"], log["connections"]) for log in logs] == [(1024, 896)]


def test_the_server_counts_nobody_twice(tmp_path: Path) -> None:
    """A socket of a table is still the connection that it was before the upgrade."""
    with house(tmp_path) as made:
        ada = made.visitor("Ada")
        talker = ada.join(made.table(ada, "greedy"))
        ada.http.close()
        wait_until(lambda: made.socket.all == 1)
        assert dict(made.socket.inside) == {"127.0.0.1": 1}
        talker.close()
