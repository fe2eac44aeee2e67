"""What cannot be done in the lobby, each with its own clear answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from longhouse import find_game
from longhouse.messages import Catalog
from tests.server.house import House, Visitor
from tests.server.refusals import phrase_of, refused

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def ada(home: House) -> Iterator[Visitor]:
    visitor = Visitor(home, "Ada")
    yield visitor
    visitor.close()


@pytest.fixture(scope="module")
def bo(home: House) -> Iterator[Visitor]:
    visitor = Visitor(home, "Bo")
    yield visitor
    visitor.close()


def wish(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    options = more.pop("settings", {})
    if isinstance(options, dict):
        options = {"mode": "base"} | options
    return {"game": "watch", "seats": list(seats or (ME, OPEN)), "watch": "all", "settings": options} | more


def make(visitor: Visitor, *seats: dict[str, Any]) -> str:
    return str(visitor.http.post("/api/tables", json=wish(*seats)).json()["id"])


@pytest.mark.parametrize("id", ["nothing", "x" * 64, "%00", "..", "a'b", "%F0%9F%8E%B2", "-", " "])
@pytest.mark.parametrize(
    "deed", ["", "/sit", "/leave", "/start", "/rematch", "/play-on", "/analysis", "/analysis/stop"]
)
def test_an_unknown_table(ada: Visitor, id: str, deed: str) -> None:
    if id == "..":
        id = "%2e%2e"
    path = f"/api/tables/{id}{deed}"
    body = {"/sit": {"seat": 0}, "/play-on": {"move": 0, "seats": [ME]}}.get(deed)
    answer = ada.http.get(path) if not deed else ada.http.post(path, json=body)
    assert answer.status_code == 404, answer.text
    refused(answer, 404, answer.json()["code"])
    assert answer.json()["code"] in ("unknown-table", "no-such-page")


def test_an_id_that_is_too_long(ada: Visitor) -> None:
    refused(ada.http.get(f"/api/tables/{'x' * 1000}"), 422, "field-long", "id")


def test_a_full_table(home: House, ada: Visitor, bo: Visitor) -> None:
    for table in (make(ada, ME, BOT), home.lay(ada, "greedy").id):
        for seat in (0, 1):
            refused(bo.http.post(f"/api/tables/{table}/sit", json={"seat": seat}), 409, "table-full")


def test_somebody_elses_seat(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, BOT, OPEN)
    for seat in (0, 1):
        refused(bo.http.post(f"/api/tables/{table}/sit", json={"seat": seat}), 403, "seat-taken", "seat")


def test_a_seat_that_is_not_there(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN)
    told = refused(bo.http.post(f"/api/tables/{table}/sit", json={"seat": 2}), 422, "no-such-seat", "seat")
    assert told == "There is no such seat: this table has 2 seats."
    for seat in (-1, 99, 10**30, 1.5, "one", None, True):
        refused(bo.http.post(f"/api/tables/{table}/sit", json={"seat": seat}), 422, "field-wrong", "seat")


def test_a_second_seat(ada: Visitor) -> None:
    table = make(ada, ME, OPEN, OPEN)
    for seat in (0, 1):
        refused(ada.http.post(f"/api/tables/{table}/sit", json={"seat": seat}), 409, "seated-already", "seat")


def test_a_name_that_is_taken_at_the_table(home: House, ada: Visitor) -> None:
    table = make(ada, ME, OPEN)
    for name in ("ada", "Ａda", "A D A"):
        twin = Visitor(home, name)
        refused(twin.http.post(f"/api/tables/{table}/sit", json={"seat": 1}), 409, "name-at-table", "name")
        twin.close()


def test_leaving_and_beginning_at_tables_of_others(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN)
    refused(bo.http.post(f"/api/tables/{table}/leave"), 403, "not-seated")
    refused(bo.http.post(f"/api/tables/{table}/start"), 403, "not-host")
    refused(bo.http.post(f"/api/tables/{table}/rematch"), 403, "not-your-seat")


@pytest.mark.parametrize(
    ("more", "code", "field", "words"),
    [
        ({"game": "chess"}, "game-unknown", "game", "There is: midgard, northgard, watch, wild."),
        ({"settings": {"bord": "auto"}}, "unknown", "settings", "“bord”"),
        (
            {"settings": {"board": "hexagons"}},
            "value",
            "settings.board",
            "auto, base_gift, full_gift_3p, full_gift_4p, classic19",
        ),
        ({"settings": {"trade_max_cards_per_side": "99"}}, "number", "settings.trade_max_cards_per_side", "1 to 9"),
        ({"settings": {"trade_max_cards_per_side": "-1"}}, "number", "settings.trade_max_cards_per_side", "1 to 9"),
        ({"settings": {"bord": "auto"}}, "unknown", "settings", "Did you mean “board”?"),
        ({"settings": {"board": "clasic19"}}, "value", "settings.board", "Did you mean “classic19”?"),
        ({"settings": {"colours": "red,green"}}, "value", "settings.colours", "red, blue"),
        ({"settings": {"colours": "blue,red,red"}}, "twice", "settings.colours", "Colours: “red” is named twice."),
        (
            {"settings": {"board": "classic19", "initial_placement": "printed"}},
            "watch-cannot-printed",
            "settings.initial_placement",
            "First settlements: places are printed only on the board of the Gift",
        ),
        (
            {"settings": {"colours": "red"}, "seats": [ME, OPEN, OPEN]},
            "watch-cannot-colour",
            "settings.colours",
            "with 3 players there is no printed start for “red”",
        ),
        (
            {"settings": {"board": "classic19", "colours": "red,blue,black"}},
            "watch-cannot-colours",
            "settings.colours",
            "Colours: 3 chosen, but there are only 2 players.",
        ),
        ({"settings": {"board": 5}}, "field-wrong", "settings.board", ""),
        ({"settings": {"x" * 200: "y"}}, "field-long", None, ""),
        ({"settings": {f"o{n}": "y" for n in range(100)}}, "field-long", "settings", ""),
        ({"settings": []}, "field-wrong", "settings", ""),
        ({"watch": "me"}, "field-wrong", "watch", ""),
        ({"seed": "7"}, "seed-open", "seed", "knows every card"),
        ({"seed": "x" * 100}, "field-long", "seed", ""),
        ({"seed": ""}, "field-short", "seed", ""),
        ({"colour": "red"}, "field-unknown", "colour", ""),
    ],
)
def test_a_wish_that_cannot_be(ada: Visitor, more: dict[str, Any], code: str, field: str | None, words: str) -> None:
    answer = ada.http.post("/api/tables", json=wish(**more))
    told = refused(answer, 422, code, answer.json()["field"] if field is None else field)
    assert words in told


def test_what_the_rules_refuse_is_told_in_the_readers_language(ada: Visitor) -> None:
    """GW-2.10: no word of it comes from the English text of the library."""
    seats = {"seats": [ME, OPEN, OPEN]}
    why = phrase_of(ada.http.post("/api/tables", json=wish(settings={"colours": "red"}, **seats)).json()["why"])
    assert Catalog("ru").render(why) == "Цвета: когда играют 3 игрока, для цвета «красный» нет указанных мест."
    assert Catalog("uk").render(why) == "Кольори: коли грають 3 гравці, для кольору «червоний» немає позначених місць."


def test_an_option_is_named_in_the_readers_language(ada: Visitor) -> None:
    answer = ada.http.post("/api/tables", json=wish(settings={"board": "x"}))
    assert answer.json()["why"]["args"]["setting"] == {"key": "watch-setting-board", "args": {}}


@pytest.mark.parametrize(
    ("seats", "code", "field"),
    [
        ([ME], "players", "seats"),
        ([ME, *[BOT] * 4], "players", "seats"),
        ([ME, ME], "seats-me", "seats"),
        ([ME, {"kind": "king"}], "field-wrong", "seats.1"),
        ([ME, {}], "field-wrong", "seats.1"),
        ([ME, "bot"], "field-wrong", "seats.1"),
        ([ME, {"kind": "bot"}], "field-missing", "seats.1.bot"),
        ([ME, {"kind": "bot", "bot": "hal"}], "bot-unknown", "seats.1.bot"),
        ([ME, {"kind": "bot", "bot": "os:system"}], "bot-unknown", "seats.1.bot"),
        ([ME, {"kind": "bot", "bot": "greedy", "name": "\u202e"}], "name-letters", "seats.1.name"),
        ([ME, {"kind": "hotseat"}], "field-missing", "seats.1.name"),
        ([ME, {"kind": "hotseat", "name": "Ada"}], "name-twice", "seats.1.name"),
        ([ME, {"kind": "hotseat", "name": "Ad\u00e1"}], "name-twice", "seats.1.name"),
        ([ME, {"kind": "hotseat", "name": "x" * 10_000}], "name-long", "seats.1.name"),
        ([ME, {"kind": "hotseat", "name": "greedy"}], "name-of-bot", "seats.1.name"),
        ([ME, {"kind": "open", "name": "Eve"}], "field-unknown", "seats.1.name"),
    ],
)
def test_seats_that_cannot_be(ada: Visitor, seats: list[Any], code: str, field: str) -> None:
    refused(ada.http.post("/api/tables", json=wish(*seats)), 422, code, field)


@pytest.mark.parametrize("words", ["\x00\x1b[31m", "\u202eold", "x" * 99, "\U0001f3b2" * 99])
def test_what_is_repeated_is_one_short_line(ada: Visitor, words: str) -> None:
    for answer in (
        ada.http.post("/api/tables", json=wish(settings={"board": words})),
        ada.http.post("/api/tables", json=wish(settings={words: "x"})),
        ada.http.post("/api/tables", json=wish(ME, BOT, **{words: "x"})),
    ):
        told = answer.json()
        said = [arg for arg in told["why"]["args"].values() if isinstance(arg, str)] + [told["field"]]
        assert answer.status_code == 422
        assert all(text.isprintable() and len(text) <= 60 for text in said), said


def test_half_a_letter_is_no_text(ada: Visitor) -> None:
    """Lone surrogates get through JSON, but cannot be stored."""
    headers = {"content-type": "application/json"}
    bodies = {
        "/api/me": rb'{"name": "\ud800"}',
        "/api/login": rb'{"name": "Ada", "password": "\udfff"}',
        "/api/tables": rb'{"game": "watch", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "\ud800"}',
    }
    for path, body in bodies.items():
        answer = ada.http.post(path, content=body, headers=headers)
        refused(answer, 422, "field-wrong", answer.json()["field"])


def test_a_seed_that_is_no_word(ada: Visitor) -> None:
    refused(ada.http.post("/api/tables", json=wish(ME, BOT, seed=" \t ")), 422, "seed", "seed")
    refused(ada.http.post("/api/tables", json=wish(ME, BOT, seed="a\x00b")), 422, "seed", "seed")


def test_nobody_can_fill_our_memory_with_options(home: House, ada: Visitor) -> None:
    """What was asked for is not stored verbatim, with its blanks."""
    before = len(find_game("watch").completed)
    for blanks in range(5):
        assert (
            ada.http.post("/api/tables", json=wish(settings={"layout": " " * blanks + "standard"})).status_code == 201
        )
    assert len(find_game("watch").completed) <= before
