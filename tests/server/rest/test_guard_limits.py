"""How often somebody may do something, by person and by address."""

import asyncio
import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longhouse.server.base.bucket import Bucket
from longhouse.server.base.limits import RATES, Limits, address_of
from longhouse.server.base.refusal import refuse
from longhouse.server.rest import guard
from tests.server.house import PATIENCE, House, Talker, Visitor, house
from tests.server.refusals import refused

WISH = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"mode": "base"}}


@pytest.fixture(autouse=True)
def nobody_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HELD_FOR", 0.0)


def stop_the_clock(home: House) -> None:
    """However slow this machine is, no time passes for the limits."""
    home.app.state.limits = Limits(home.settings.limits, lambda: 0.0)


def test_a_person_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with house(tmp_path, limits=0.3) as home:  # three a minute, and eighteen for all from one address
        stop_the_clock(home)
        ada, bo = Visitor(home, "Ada"), Visitor(home, "Bo")
        codes = [ada.http.post("/api/tables", json=WISH).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        answer = ada.http.post("/api/tables", json=WISH)
        told = refused(answer, 429, "too-many")
        assert told.startswith("That was too often. Try again in ")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert bo.http.post("/api/tables", json=WISH).status_code == 201  # the household is not punished for one
        ada.close()
        bo.close()


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    """Attempts are counted by name: another cookie or another spelling does not help."""
    with house(tmp_path, limits=0.3) as home:
        stop_the_clock(home)
        visitors = [Visitor(home, f"Eve {number}") for number in range(4)]
        wishes = [{"name": name, "password": "guess it"} for name in ("Ada", "ADA", "\u0410\u0434\u0430", "ada", "Ada")]
        wishes[2]["name"] = "\u0410da"
        codes = [v.http.post("/api/login", json=w).status_code for v, w in zip([*visitors, visitors[0]], wishes)]
        assert codes == [403, 403, 403, 429, 429]
        for visitor in visitors:
            visitor.close()


def test_an_address_has_its_limit_too(tmp_path: Path) -> None:
    with house(tmp_path, limits=0.01) as home:  # thirty requests a minute
        stop_the_clock(home)
        codes = [home.get("/api/games").status_code for _ in range(32)]
        assert codes.count(200) == 30
        assert codes[-1] == 429
        assert home.get("/healthz").status_code == 200  # the host's monitoring may always ask
        with pytest.raises(InvalidStatus) as problem:
            connect(f"ws://127.0.0.1:{home.port}/ws/x", open_timeout=PATIENCE)
        assert problem.value.response.status_code == 429


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with house(tmp_path, limits=0.002) as home:  # six files, six requests
        stop_the_clock(home)
        codes = [home.get("/assets/none.js").status_code for _ in range(7)]
        assert 429 not in codes[:6]
        assert codes[6] == 429
        assert home.get("/").status_code == 429
        assert home.get("/api/games").status_code == 200
        assert home.get("/healthz").status_code == 200


def test_who_asks_too_often_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(guard, "HELD_FOR", 7.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    for status in (429, 403):
        asyncio.run(guard.hold(refuse(status, "server-origin")))
    assert slept == [7.0]


def test_sockets_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with house(tmp_path, limits=0.01) as home:  # three sockets a minute, thirty requests
        stop_the_clock(home)
        for _ in range(3):
            Talker(home.port, "x").close()
        with pytest.raises(InvalidStatus) as problem:
            connect(f"ws://127.0.0.1:{home.port}/ws/x", open_timeout=PATIENCE)
        assert problem.value.response.status_code == 429
        assert home.get("/api/games").status_code == 200


def test_without_limits_there_are_none(home: House) -> None:
    ada = Visitor(home, "Ada")
    assert {ada.http.post("/api/tables", json=WISH).status_code for _ in range(15)} == {201}
    ada.close()


# --- counting


def test_rates_are_counted_apart() -> None:
    counted = Limits(1.0)
    assert [counted.wait("pick", "ada", "here") for _ in range(20)] == [0.0] * 20
    assert counted.wait("pick", "ada", "here") > 0
    assert counted.wait("pick", "bo", "here") == 0.0
    assert counted.wait("chat", "ada", "here") == 0.0


def test_an_address_may_do_more_than_a_person() -> None:
    for kind, (person, address) in RATES.items():
        assert address[0] >= 3 * person[0] and address[1] == person[1], kind


def test_time_gives_back_what_was_used_and_then_forgets_it() -> None:
    now = 1000.0
    counted = Limits(1.0, lambda: now)
    assert [counted.wait("hint", "ada", "here") for _ in range(11)] == [0.0] * 10 + [2.0]  # ten in twenty seconds
    now += 2
    assert [counted.wait("hint", "ada", "here"), counted.wait("hint", "ada", "here")] == [0.0, 2.0]
    now += 100
    assert counted.wait("chat", "bo", "there") == 0.0
    assert {kind for kind, _ in counted.buckets} == {"chat"}


def test_a_wall_clock_that_jumps_changes_nothing(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour either way: nobody is let in sooner, and nobody is shut out longer. A server counts by the clock that
    never jumps, and while that one stands still, nothing is given back."""
    served: Limits = home.app.state.limits
    assert served.clock is time.monotonic
    assert Limits(1.0).clock is Bucket(1.0, 1).clock is time.monotonic
    counted = Limits(1.0, lambda: 1000.0)
    for hours in (0, 1, -2):
        jumped = time.time() + hours * 3600
        monkeypatch.setattr(time, "time", lambda jumped=jumped: jumped)
        assert [counted.wait("account", f"ada {hours}", "") for _ in range(6)] == [0.0] * 5 + [720.0]
    assert counted.wait("account", "ada 0", "") == 720.0


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("/run/longhouse.sock", "/run/longhouse.sock"),
    ],
)
def test_a_home_is_one_address(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == counted


def test_no_address_is_one_too() -> None:
    assert address_of(HTTPConnection({"type": "http", "client": None, "headers": []})) == "unknown"
