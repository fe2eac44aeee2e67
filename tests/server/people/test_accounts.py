"""Accounts are optional; a guest who creates one keeps their games."""

import asyncio
import random
import statistics
import string
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import delete, update
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from longhouse.server.base.limits import Limits, slow_down
from longhouse.server.people.accounts import OUTLINES
from longhouse.server.people.passwords import is_easy
from longhouse.server.store.people_rows import AccountRow, KeyRow, SessionRow
from tests.server.house import House, Talker, Visitor, home_cookie, house
from tests.server.refusals import refused

SECRET = "correct horse"


def sign_up(visitor: Visitor, password: str = SECRET) -> None:
    answer = visitor.http.post("/api/accounts", json={"name": visitor.name, "password": password})
    assert answer.status_code == 201, answer.text
    assert (answer.json()["name"], answer.json()["guest"]) == (visitor.name, False)
    visitor.http.headers["x-csrf-token"] = answer.json()["csrf"]


def sign_in(visitor: Visitor, name: str, password: str = SECRET) -> httpx.Response:
    answer = visitor.http.post("/api/login", json={"name": name, "password": password})
    if answer.status_code == 200:
        visitor.http.headers["x-csrf-token"] = answer.json()["csrf"]
    return answer


def hung_up(talker: Talker) -> int:
    """The code with which the server ends this socket."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            talker.read()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def my_tables(visitor: Visitor) -> list[str]:
    return [listing["table"]["id"] for listing in visitor.http.get("/api/tables?mine=1").json()]


def test_a_guest_who_makes_an_account_keeps_the_games(home: House) -> None:
    ada = Visitor(home, "Ada")
    table = home.table(ada, "greedy")
    guest = home_cookie(ada.http)
    sign_up(ada)
    assert my_tables(ada) == [table]
    talker = ada.join(table)
    assert talker.state["me"] == [0]
    talker.close()
    # the cookie of the former guest does not bypass the password
    headers = {"cookie": f"longhouse={guest}"}
    told = home.get("/api/me", headers=headers).json()
    assert (told["name"], told["notice"]["key"]) == ("", "server-session-over")
    assert home.get("/api/tables?mine=1", headers=headers).json() == []
    ada.close()


def test_signing_in_elsewhere_brings_the_guests_games_along(home: House) -> None:
    bo = Visitor(home, "Bo")
    first = home.table(bo, "greedy")
    sign_up(bo)
    phone = Visitor(home, "Bo on the phone")
    second = home.table(phone, "greedy")
    watching = phone.join(second)
    assert watching.state["me"] == [0]
    assert sign_in(phone, "bo").json()["name"] == "Bo"
    assert set(my_tables(phone)) == set(my_tables(bo)) == {first, second}
    assert hung_up(watching) == 1012  # it belonged to the guest, who no longer exists
    talker = phone.join(second)
    assert (talker.state["me"], talker.state["role"]) == ([0], "host")
    talker.close()
    bo.close()
    phone.close()


def test_who_signs_in_at_a_table_of_their_own_does_not_get_a_second_seat(home: House) -> None:
    di, phone = Visitor(home, "Di"), Visitor(home, "Di on the phone")
    table, other = home.table(di, phone), home.table(phone, "greedy")
    sign_up(di)
    assert sign_in(phone, "di").is_success
    assert my_tables(phone) == my_tables(di)
    assert {table, other} <= set(my_tables(di))
    talkers = [di.join(table), phone.join(other)]
    assert [talker.state["me"] for talker in talkers] == [[0], [0]]
    seats = home.run(home.app.state.store.find(table)).seats
    assert seats[0].person != seats[1].person
    di.close()
    phone.close()


@pytest.mark.parametrize(
    ("name", "password"), [("Cy", "wrong horse"), ("Nobody", SECRET), ("Cy", ""), ("Cy", "x" * 128)]
)
def test_a_wrong_name_and_a_wrong_password_are_one_answer(home: House, name: str, password: str) -> None:
    cy = Visitor(home, f"Cy {time.monotonic_ns() % 10**9}")
    if not home.run(home.app.state.accounts.is_taken("Cy")):
        other = Visitor(home, "Cy")
        sign_up(other)
        other.close()
    refused(sign_in(cy, name, password), 403, "login-wrong", "password")
    assert cy.http.get("/api/me").json()["guest"] is True
    cy.close()


def test_who_does_not_exist_is_refused_after_the_same_work(home: House) -> None:
    """No close timing here: without the work it would be some fifty times faster."""
    dora = Visitor(home, "Dora")
    sign_up(dora)

    def seconds(name: str) -> float:
        started = time.perf_counter()
        assert home.run(home.app.state.accounts.find(name, "wrong horse")) is None
        return time.perf_counter() - started

    known, unknown = ([seconds(name) for _ in range(5)] for name in ("Dora", "Nobody at all"))
    assert statistics.median(unknown) > statistics.median(known) / 3
    dora.close()


def test_names_of_accounts_are_taken(home: House) -> None:
    erik = Visitor(home, "Erik")
    sign_up(erik)
    eve = Visitor(home, "Eve")
    for name in ("Erik", "ERIK", "Er1k", "Егік"):
        refused(eve.http.post("/api/me", json={"name": name}), 409, "account-taken", "name")
        wish = {"name": name, "password": SECRET}
        refused(eve.http.post("/api/accounts", json=wish), 409, "account-taken", "name")
    assert erik.http.post("/api/me", json={"name": "Erik Red"}).json()["name"] == "Erik Red"
    assert eve.http.post("/api/me", json={"name": "Erik"}).json()["name"] == "Erik"
    refused(erik.http.post("/api/accounts", json={"name": "Two", "password": SECRET}), 409, "account-already")
    erik.close()
    eve.close()


def test_a_guest_does_not_sit_under_the_name_of_a_later_account(home: House) -> None:
    """Nor does anybody at one screen with others."""
    first, liv = Visitor(home, "Liv"), Visitor(home, "Liv")
    table = home.lay(home.visitor("Host"), "open").id
    sign_up(liv)
    refused(first.http.post(f"/api/tables/{table}/sit", json={"seat": 1}), 409, "account-taken", "name")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "watch", "settings": {"mode": "base"}, "seats": seats}
    refused(first.http.post("/api/tables", json=wish), 409, "account-taken", "seats.0.name")
    assert first.http.post("/api/me", json={"name": "Live"}).status_code == 200
    seats[1] = {"kind": "hotseat", "name": "L1v"}
    refused(first.http.post("/api/tables", json=wish), 409, "account-taken", "seats.1.name")
    assert liv.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
    first.close()
    liv.close()


def test_accounts_of_older_versions_sign_in_under_their_names(tmp_path: Path) -> None:
    """An older version told names apart that are alike now. Everybody keeps theirs; nobody new gets one like it."""
    with house(tmp_path) as home:
        people = [home.visitor(name) for name in ("Arne", "Bente", "Cora")]
        for number, person in enumerate(people):
            sign_up(person, f"{SECRET} {number}")

        async def age() -> None:
            """As the older version would have it, with a second Arne who was no Arne then."""
            async with home.app.state.database.writing() as session:
                for person, name, form in zip(people, ("Arne", "Ame", "Cora"), ("ame", "ame of old", "arne of old")):
                    change = update(AccountRow).where(AccountRow.id == person.id)
                    await session.execute(change.values(name=name, outline=form))
                await session.execute(delete(KeyRow).where(KeyRow.name == OUTLINES))

        home.run(age())
    for _ in range(2):  # the second start finds it done
        with house(tmp_path) as home:
            for number, name in enumerate(("Arne", "Ame", "Cora")):
                phone = home.visitor(f"Phone {number}")
                assert sign_in(phone, name, f"{SECRET} {number}").json()["name"] == name
            assert sign_in(home.visitor("Eve"), "ARNE", f"{SECRET} 0").json()["name"] == "Arne"
            eve = home.visitor("Eva")
            for name in ("Arne", "Ame", "arné", "C0ra"):
                refused(eve.http.post("/api/me", json={"name": name}), 409, "account-taken", "name")


@pytest.mark.parametrize("password", ["short", "x" * 129, "x" * 9000])
def test_passwords_have_a_length(home: House, password: str) -> None:
    finn = Visitor(home, "Finn")
    wish = {"name": "Finn", "password": password}
    refused(finn.http.post("/api/accounts", json=wish), 422, "password-length", "password")
    finn.close()


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Passw0rd!!",
        "p@ssw0rd1",
        "qwertyuiop",
        "12345678",
        "2024-2025",
        "aaaaaaab",
        "йцукенгшщз",
        "Пароль123",
        "letmein2024",
        "$uperman",
        "Finnegan1",
        "1Finnegan",
        "F1nnegan!",
    ],
)
def test_passwords_that_anybody_would_try_first_are_refused(home: House, password: str) -> None:
    finn = Visitor(home, "Finnegan")
    wish = {"name": "Finnegan", "password": password}
    refused(finn.http.post("/api/accounts", json=wish), 422, "password-easy", "password")
    finn.close()


EASY = """
1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 qwer1234 1234qwer asdfasdf qwertyui aa123456 a1234567 butterfly chocolate alexander
elizabeth gfhjkm123 ghbdtn123 a1b2c3d4 abcdefgh zyxwvuts asdfghjkl йцукен12 фыва1234 пароль12 зфыыцщкв
1qazxsw2 !@#$%^&* qazwsxedc 0987654321 xyz99999 alexalex dragon2024 2024Dragon! Butt3rfly 19051987 наташа1990
олександр12 Калина2024 cjytxrj1 k.,jdm123 sunshine1 abcabcabc lovelove
"""


def test_rules_find_what_no_list_could_name() -> None:
    assert [password for password in EASY.split() if not is_easy(password, "Finnegan")] == []


def test_others_are_taken() -> None:
    good = [
        "correct horse",
        "зима та сіль",
        "Finnegan wakes",
        "q7!vB2#x",
        "passwordless oaks",
        "green kettle",
        "tHx9kW2p",
    ]
    assert not any(is_easy(password, "Finnegan") for password in good)
    luck = random.Random(7)
    drawn = ["".join(luck.choices(string.ascii_letters + string.digits, k=12)) for _ in range(500)]
    assert not any(is_easy(password, "Finnegan") for password in drawn)


def test_who_guesses_cannot_shut_the_owner_out(tmp_path: Path) -> None:
    """Guesses are counted by name and address together: from elsewhere the owner comes in, only a little later."""
    with house(tmp_path, limits=0.3) as home:
        home.app.state.limits = Limits(0.3, lambda: 0.0)
        owner, eve = Visitor(home, "Ada"), Visitor(home, "Eve")
        sign_up(owner)
        codes = [sign_in(eve, "Ada", f"guess number {number}").status_code for number in range(6)]
        assert codes == [403, 403, 403, 429, 429, 429]
        elsewhere = httpx.Client(base_url=home.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with closing(elsewhere) as browser:
            token = browser.get("/api/me").json()["csrf"]
            wish = {"name": "Ada", "password": SECRET}
            assert browser.post("/api/login", json=wish, headers={"x-csrf-token": token}).status_code == 200
        owner.close()
        eve.close()


def test_many_guesses_from_everywhere_are_answered_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("longhouse.server.base.limits.asyncio.sleep", sleep)
    connection = HTTPConnection({"type": "http", "app": SimpleNamespace(state=SimpleNamespace())})
    connection.app.state.limits = Limits(1.0, lambda: 0.0)
    for _ in range(22):
        asyncio.run(slow_down(connection, "login-name", "ada"))
    assert waited == [0.0] * 20 + [3.0] * 2


def test_signing_out_ends_the_session(home: House) -> None:
    gro = Visitor(home, "Gro")
    sign_up(gro)
    session = home_cookie(gro.http)
    playing = gro.join(home.table(gro, "greedy"))
    told = gro.http.post("/api/logout").json()
    assert (told["name"], told["guest"]) == ("", True)
    assert hung_up(playing) == 1012  # and open sockets are of no use any more
    headers = {"cookie": f"longhouse={session}"}
    assert home.get("/api/me", headers=headers).json()["notice"]["key"] == "server-session-over"
    gro.close()


def test_signing_out_everywhere(home: House) -> None:
    hal, phone = Visitor(home, "Hal"), Visitor(home, "Hal 2")
    sign_up(hal)
    assert sign_in(phone, "Hal").status_code == 200
    assert hal.http.post("/api/logout?everywhere=true").status_code == 200
    refused(phone.http.post("/api/me", json={"name": "Hal 3"}), 401, "session-over")
    hal.close()
    phone.close()


def test_a_session_ends_some_day(home: House) -> None:
    ida = Visitor(home, "Ida")
    sign_up(ida)

    async def age() -> None:
        async with home.app.state.database.writing() as session:
            await session.execute(update(SessionRow).values(expires=time.time() - 1))

    home.run(age())
    refused(ida.http.post("/api/me", json={"name": "Ida 2"}), 401, "session-over")
    assert ida.http.get("/api/me").json()["guest"] is True
    ida.close()


def test_the_database_tells_no_password_and_no_session(home: House) -> None:
    joe = Visitor(home, "Joe")
    sign_up(joe, "a password of mine")
    token = home_cookie(joe.http).removeprefix("s.").encode()
    kept = Path(home.settings.database).read_bytes() + Path(f"{home.settings.database}-wal").read_bytes()
    assert b"a password of mine" not in kept
    assert token not in kept
    assert b"$argon2id$" in kept
    joe.close()


def test_two_who_want_one_name_at_once(home: House) -> None:
    visitors = [Visitor(home, f"Kim {number}") for number in range(4)]

    def wish(visitor: Visitor) -> int:
        return visitor.http.post("/api/accounts", json={"name": "Kim", "password": SECRET}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(wish, visitors)) == [201, 409, 409, 409]
    for visitor in visitors:
        visitor.close()
