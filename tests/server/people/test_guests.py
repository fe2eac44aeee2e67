"""Guests: a name and a signed cookie, and nothing else."""

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from longhouse.server.people.cookies import GUEST_FOR, RENEW_AFTER, Guest, Nothing, Signer
from tests.server.house import NO_CERTIFICATES, House, Visitor, home_cookie, house
from tests.server.refusals import refused


@pytest.fixture
def stranger(home: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=home.address, verify=NO_CERTIFICATES) as client:
        yield client


def signer_of(home: House) -> Signer:
    signer = home.app.state.people.signer
    assert isinstance(signer, Signer)
    return signer


def test_a_newcomer_is_a_guest_without_a_name(stranger: httpx.Client) -> None:
    told = stranger.get("/api/me").json()
    assert told == {"name": "", "guest": True, "csrf": told["csrf"], "notice": None}
    assert stranger.get("/api/me").json() == told  # and stays the same one


def test_the_cookie_is_out_of_reach(stranger: httpx.Client) -> None:
    """Not for scripts, not for other sites; it is the only one."""
    (cookie,) = stranger.get("/api/me").headers.get_list("set-cookie")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts  # over plain http; behind a proxy with TLS it is set: tests/server/app/test_proxies.py


def test_a_name_is_kept_and_changed(home: House) -> None:
    ada = Visitor(home, "Ada")
    assert ada.http.get("/api/me").json()["name"] == "Ada"
    token = ada.http.get("/api/me").json()["csrf"]
    assert ada.http.post("/api/me", json={"name": "  Ada   Byron "}).json()["name"] == "Ada Byron"
    told = ada.http.get("/api/me").json()
    assert (told["name"], told["csrf"]) == ("Ada Byron", token)  # other tabs can go on
    ada.close()


def test_nothing_about_a_guest_is_kept(home: House, tmp_path: Path) -> None:
    ada = Visitor(home, "Unmistakable")
    assert b"Unmistakable" not in Path(home.settings.database).read_bytes()
    assert b"Unmistakable" not in Path(f"{home.settings.database}-wal").read_bytes()
    ada.close()


@pytest.mark.parametrize(
    "spoil", ["other key", "other name", "cut", "no signature", "rubbish", "not ascii", "huge", "s"]
)
def test_a_forged_cookie_makes_a_new_guest(home: House, stranger: httpx.Client, spoil: str) -> None:
    ada = Visitor(home, "Ada")
    cookie = spoiled(home_cookie(ada.http), spoil)
    sent = {b"cookie": f"longhouse={cookie}".encode("latin-1")}
    told = stranger.get("/api/me", headers=sent)
    assert told.status_code == 200
    assert told.json()["name"] == ""
    assert told.json()["notice"]["key"] == "server-cookie-forged"
    assert "longhouse=g." in told.headers["set-cookie"]
    sent[b"x-csrf-token"] = ada.http.headers["x-csrf-token"].encode()
    refused(stranger.post("/api/me", json={"name": "Eve"}, headers=sent), 401, "cookie-forged")
    ada.close()


def spoiled(cookie: str, how: str) -> str:
    kind, payload, mac = cookie.split(".")
    guest = json.loads(base64.urlsafe_b64decode(payload + "=="))
    other = base64.urlsafe_b64encode(json.dumps([guest[0], "Eve", guest[2]]).encode()).decode().rstrip("=")
    return {
        "other key": Signer(b"x" * 32).write(Guest(*guest)),
        "other name": f"{kind}.{other}.{mac}",
        "cut": cookie[:-1],
        "no signature": f"{kind}.{payload}",
        "rubbish": "rubbish",
        "not ascii": f"g.{payload}.\u00e9".encode().decode("latin-1"),
        "huge": cookie + "x" * 3000,
        "s": "s.short",
    }[how]


def test_an_expired_cookie_makes_a_new_guest(home: House, stranger: httpx.Client) -> None:
    old = signer_of(home).write(Guest("ada", "Ada", int(time.time()) - GUEST_FOR - 1))
    headers = {"cookie": f"longhouse={old}"}
    told = stranger.get("/api/me", headers=headers).json()
    assert (told["name"], told["notice"]["key"]) == ("", "server-cookie-expired")
    refused(stranger.post("/api/me", json={"name": "Ada"}, headers=headers), 401, "cookie-expired")


def test_a_clock_that_is_set_back_costs_nobody_their_seats(home: House, stranger: httpx.Client) -> None:
    """A cookie that was written before is from the future now; its signature says that it is ours all the same."""
    early = signer_of(home).write(Guest("ada", "Ada", int(time.time()) + 10_000))
    told = stranger.get("/api/me", headers={"cookie": f"longhouse={early}"}).json()
    assert (told["name"], told["notice"]) == ("Ada", None)


def test_who_comes_now_and_then_is_not_forgotten(home: House, stranger: httpx.Client) -> None:
    old = signer_of(home).write(Guest("ada", "Ada", int(time.time()) - RENEW_AFTER - 1))
    answer = stranger.get("/api/me", headers={"cookie": f"longhouse={old}"})
    assert answer.json()["name"] == "Ada"
    new = answer.headers["set-cookie"].split(";")[0].removeprefix("longhouse=")
    renewed = signer_of(home).read(new)
    assert isinstance(renewed, Guest)
    assert (renewed.id, renewed.name) == ("ada", "Ada")
    assert time.time() - renewed.since < 60


def test_cookies_of_older_versions_stay_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    """People keep their seats by them. This one was written before `itsdangerous` signed them."""
    old = "g.WyJjMlZoZENCclpXVndaWEkiLCLQhtC90pHRgNGW0LQiLDE3OTUwMDAwMDBd.0-arMZyzhcVINOwPNFAKB3CYe_gyoD6fGntWHSbz0ag"
    monkeypatch.setattr(time, "time", lambda: 1795000000.0 + RENEW_AFTER)
    signer = Signer(bytes(range(32)))
    guest = signer.read(old)
    assert guest == Guest("c2VhdCBrZWVwZXI", "Інґрід", 1795000000)
    assert signer.write(Guest("c2VhdCBrZWVwZXI", "Інґрід", 1795000000)) == old
    assert signer.csrf(Guest("c2VhdCBrZWVwZXI", "Інґрід", 0)) == "o6gAIh5F2s_QTvpN1Cgis4jl1lpvRqKnMyST4tM4wlk"
    assert Signer(bytes(range(1, 33))).read(old) == Nothing("forged")


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        ada = Visitor(first, "Ada")
        cookie = home_cookie(ada.http)
        ada.close()
    with house(tmp_path) as second:
        told = second.get("/api/me", headers={"cookie": f"longhouse={cookie}"}).json()
        assert told["name"] == "Ada"


def test_without_a_name_nobody_makes_a_table(home: House, stranger: httpx.Client) -> None:
    stranger.headers["x-csrf-token"] = stranger.get("/api/me").json()["csrf"]
    wish = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"mode": "base"}}
    refused(stranger.post("/api/tables", json=wish), 409, "name-needed", "name")
