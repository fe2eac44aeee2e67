"""What guards every request: origin, CSRF token, size, and the headers of every answer."""

import json
import logging
import sqlite3
import threading
from collections.abc import Iterator

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longhouse.server.base.headers import SECURITY
from longhouse.server.rest.guard import MOST_BYTES
from tests.messages.ftl import plain_keys
from tests.messages.keys import strings
from tests.server.house import PATIENCE, House, Visitor, home_cookie, house
from tests.server.refusals import refused

WISH = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"mode": "base"}}
ELSEWHERE = [
    "http://evil.example",
    "null",
    "http://127.0.0.1",
    "https://127.0.0.1:1",
    "file://",
    "http://[",
    "127.0.0.1",
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("guard"), origins="https://play.example, http://localhost:5173/") as made:
        yield made


@pytest.fixture
def ada(home: House) -> Iterator[Visitor]:
    visitor = Visitor(home, "Ada")
    yield visitor
    visitor.close()


# --- origin


def test_our_own_pages_may_ask(home: House, ada: Visitor) -> None:
    for origin in (home.address, home.address.upper(), "https://play.example", "http://localhost:5173"):
        assert ada.http.post("/api/me", json={"name": "Ada"}, headers={"origin": origin}).status_code == 200, origin


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_others_may_not(ada: Visitor, origin: str) -> None:
    refused(ada.http.post("/api/tables", json=WISH, headers={"origin": origin}), 403, "origin")


def test_a_browser_that_hides_the_origin_still_says_where_it_is(ada: Visitor) -> None:
    for site in ("cross-site", "same-site"):
        refused(ada.http.post("/api/me", json={"name": "Ada"}, headers={"sec-fetch-site": site}), 403, "origin")


def test_reading_is_open_to_all_but_other_sites_cannot_read_the_answer(home: House) -> None:
    answer = home.get("/api/games", headers={"origin": "http://evil.example"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_socket_from_another_site_is_refused(
    home: House, ada: Visitor, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = home.table(ada, "greedy")
    headers = {"cookie": f"longhouse={home_cookie(ada.http)}", "origin": origin}
    with pytest.raises(InvalidStatus) as problem:
        connect(f"ws://127.0.0.1:{home.port}/ws/{table}", additional_headers=headers, open_timeout=PATIENCE)
    answer = problem.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["code"] == "origin"
    threading.Event().wait(0.05)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_socket_of_our_own_page_is_let_in(home: House, ada: Visitor) -> None:
    table = home.table(ada, "greedy")
    headers = {"cookie": f"longhouse={home_cookie(ada.http)}", "origin": home.address}
    with connect(f"ws://127.0.0.1:{home.port}/ws/{table}", additional_headers=headers, open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(PATIENCE))["me"] == [0]


# --- CSRF


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/accounts", "/api/login", "/api/logout", "/api/tables", "/api/journals", "/api/nothing"]
)
@pytest.mark.parametrize("token", [None, "", "wrong", "é".encode("latin-1")])
def test_without_the_token_nothing_is_changed(ada: Visitor, path: str, token: str | bytes | None) -> None:
    cookie = {b"cookie": f"longhouse={home_cookie(ada.http)}".encode()}
    if token is not None:
        cookie[b"x-csrf-token"] = token if isinstance(token, bytes) else token.encode()
    refused(httpx.post(f"{ada.house.address}{path}", json={}, headers=cookie), 403, "csrf")


def test_the_token_of_somebody_else_is_no_good(home: House, ada: Visitor) -> None:
    eve = Visitor(home, "Eve")
    headers = {"x-csrf-token": eve.http.headers["x-csrf-token"]}
    refused(ada.http.post("/api/me", json={"name": "Eve"}, headers=headers), 403, "csrf")
    eve.close()


def test_without_a_cookie_nothing_is_changed(home: House) -> None:
    refused(httpx.post(f"{home.address}/api/tables", json=WISH), 401, "cookie-none")


# --- sizes


def test_a_huge_body_is_not_read(ada: Visitor) -> None:
    told = refused(ada.http.post("/api/me", json={"name": "x" * MOST_BYTES}), 413, "too-big")
    assert told == "That is too big: at most 16 KiB."


def test_a_body_that_hides_its_size_is_not_read_to_the_end(ada: Visitor) -> None:
    sent = []

    def drip() -> Iterator[bytes]:
        for _ in range(1000):
            sent.append(1)
            yield b" " * 1024

    answer = ada.http.post("/api/me", content=drip(), headers={"content-type": "application/json"})
    refused(answer, 413, "too-big")


def test_a_journal_may_be_bigger(ada: Visitor) -> None:
    refused(ada.http.post("/api/journals", content=b"x" * 100_000), 422, "journal-damaged")
    refused(ada.http.post("/api/journals", content=b"x" * 3_000_000), 413, "too-big")


# --- what cannot be read


def test_what_is_no_json(ada: Visitor) -> None:
    headers = {"content-type": "application/json"}
    for body in (b"", b"{", b"\xff\xfe", b"[1]", b"null", b'"x"', b"[" * 5000):
        refused(ada.http.post("/api/me", content=body, headers=headers), 400, "not-readable")


def test_fields_that_are_wrong(ada: Visitor) -> None:
    refused(ada.http.post("/api/me", json={}), 422, "field-missing", "name")
    refused(ada.http.post("/api/me", json={"name": 5}), 422, "field-wrong", "name")
    refused(ada.http.post("/api/me", json={"name": "Ada", "admin": True}), 422, "field-unknown", "admin")
    seats = [{"kind": "me"}] * 9
    refused(ada.http.post("/api/tables", json={"game": "watch", "seats": seats}), 422, "field-long", "seats")
    refused(ada.http.post("/api/tables", json={"game": "watch", "seats": []}), 422, "field-short", "seats")


def test_addresses_that_are_wrong(home: House, ada: Visitor) -> None:
    refused(home.get("/api/nothing"), 404, "no-such-page")
    refused(ada.http.post("/api/nothing", json={}), 404, "no-such-page")
    refused(ada.http.delete("/api/me"), 405, "wrong-method")
    refused(httpx.put(f"{home.address}/api/games"), 401, "cookie-none")


# --- what every answer says


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/nothing", "/api/tables/x", "/healthz"])
def test_every_answer_is_protected(home: House, path: str) -> None:
    answer = home.get(path)
    assert {name: answer.headers[name] for name in SECURITY} == SECURITY
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")
    assert "server" not in answer.headers


def test_no_script_may_stand_in_a_page() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"


# --- when it is our fault


def test_a_fault_of_ours_tells_no_details(home: House, ada: Visitor) -> None:
    lobby, home.app.state.lobby = home.app.state.lobby, None
    try:
        with capture_logs() as logs:
            answer = home.get("/api/tables")
    finally:
        home.app.state.lobby = lobby
    assert [log["event"] for log in logs if log.get("exc_info")] == ["a request failed"]
    refused(answer, 500, "broken")
    assert "Traceback" not in answer.text
    assert "assert" not in answer.text.lower()
    assert {name: answer.headers[name] for name in SECURITY} == SECURITY


def test_a_locked_database_is_told_so(home: House, ada: Visitor) -> None:
    other = sqlite3.connect(home.settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        answer = ada.http.post("/api/tables", json=WISH)
    finally:
        other.execute("ROLLBACK")
        other.close()
    refused(answer, 503, "database")
    assert answer.headers["retry-after"] == "5"
    assert ada.http.post("/api/tables", json=WISH).status_code == 201


# --- words


def test_every_refusal_has_its_words() -> None:
    said = {key for key in strings("server") if key.startswith("server-")} - {"server-"}
    assert said == {key for key in plain_keys("en") if key.startswith("server-")}
