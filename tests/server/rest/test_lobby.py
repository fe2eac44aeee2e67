"""Tables before the game: created, listed, joined, left, started."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from longhouse.server.rest.listing import SeatOut, TableOut
from longhouse.server.wire.parts import SeatFacts, TableFacts
from tests.server.house import House, Visitor
from tests.server.refusals import refused

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def make(visitor: Visitor, *seats: dict[str, str], **more: Any) -> str:
    wish = {"game": "watch", "seats": list(seats), "watch": "all", **more}
    wish["settings"] = {"mode": "base"} | more.get("settings", {})
    answer = visitor.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"] == f"/join/{answer.json()['id']}"
    return str(answer.json()["id"])


def look(visitor: Visitor, table: str) -> dict[str, Any]:
    answer = visitor.http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def listed(visitor: Visitor, which: str) -> list[str]:
    return [one["table"]["id"] for one in visitor.http.get(f"/api/tables?{which}=1").json()]


def names(told: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in told["seats"]]


@pytest.fixture
def ada(home: House) -> Any:
    visitor = Visitor(home, "Ada")
    yield visitor
    visitor.close()


@pytest.fixture
def bo(home: House) -> Any:
    visitor = Visitor(home, "Bo")
    yield visitor
    visitor.close()


def test_rest_and_wire_say_the_same_of_a_table() -> None:
    for model, struct in ((TableOut, TableFacts), (SeatOut, SeatFacts)):
        assert list(model.model_fields) == [field.name for field in msgspec.structs.fields(struct)]


# --- making


def test_play_now_against_bots_begins_at_once(ada: Visitor) -> None:
    table = make(ada, ME, BOT, BOT, BOT)
    told = look(ada, table)
    assert told["table"]["status"] == "playing"
    assert (told["table"]["host"], told["table"]["seed"], told["me"]) == ("Ada", None, [0])
    assert len(set(names(told))) == 4
    talker = ada.join(table)
    assert (talker.state["role"], talker.state["me"]) == ("host", [0])
    assert talker.until_asked(0)
    talker.close()


def test_bots_are_called_in_the_language_of_who_asked_for_them(ada: Visitor) -> None:
    for language, name in (("uk-UA,uk;q=0.9", "Астрід"), ("ru", "Астрид"), ("de, en;q=0.5", "Astrid"), ("", "Astrid")):
        ada.http.headers["accept-language"] = language
        assert name in names(look(ada, make(ada, ME, BOT, BOT, BOT)))


def test_a_bot_does_not_take_the_name_of_a_person(home: House) -> None:
    astrid = Visitor(home, "Astrid")
    told = names(look(astrid, make(astrid, ME, BOT, BOT, BOT)))
    assert told[0] == "Astrid"
    assert len(set(told)) == 4
    astrid.close()


def test_hot_seats_belong_to_one_person(ada: Visitor) -> None:
    table = make(ada, ME, {"kind": "hotseat", "name": "Bo"}, {"kind": "bot", "bot": "uniform", "name": "Thor"})
    told = look(ada, table)
    assert names(told) == ["Ada", "Bo", "Thor"]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "hotseat", "bot"]
    assert told["me"] == [0, 1]
    talker = ada.join(table, seat=1)
    assert (talker.state["me"], talker.state["viewer"]) == ([0, 1], 1)
    talker.close()


def test_options_are_settled(ada: Visitor) -> None:
    table = make(ada, ME, BOT, settings={"board": " classic19 ", "trade_max_offers_per_turn": "03"})
    options = look(ada, table)["table"]["settings"]
    assert (options["board"], options["trade_max_offers_per_turn"], options["mode"]) == ("classic19", "3", "base")


def test_a_seed_of_ones_own_where_nobody_else_plays(ada: Visitor) -> None:
    first = {"first_player": "seat"}  # the bot waits for us
    one, two = (ada.join(make(ada, ME, BOT, seed="midwinter", settings=first)) for _ in range(2))
    assert one.state["picture"] == two.state["picture"]
    assert one.state["table"]["seed"] is None
    one.close()
    two.close()


def test_two_tables_are_not_alike_without_a_seed(home: House, ada: Visitor) -> None:
    ids = [make(ada, ME, BOT) for _ in range(2)]
    tables = [home.run(home.app.state.store.find(id)) for id in ids]
    assert tables[0].seed != tables[1].seed
    assert min(len(table.seed) for table in tables) >= 16


# --- joining


def test_others_sit_down_and_the_host_begins(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN, BOT)
    assert table in listed(bo, "open")
    waiting = ada.join(table)
    assert (waiting.state["table"]["status"], waiting.state["picture"]) == ("open", None)
    refused(ada.http.post(f"/api/tables/{table}/start"), 409, "seats-free")
    told = bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).json()
    assert (told["me"], names(told)[:2]) == ([1], ["Ada", "Bo"])
    assert waiting.hear("state")["seats"][1]["name"] == "Bo"  # waiting players are notified
    refused(bo.http.post(f"/api/tables/{table}/start"), 403, "not-host")
    assert ada.http.post(f"/api/tables/{table}/start").json()["table"]["status"] == "playing"
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 200  # twice does no harm
    while waiting.state["table"]["status"] != "playing":
        waiting.read()
    assert table in listed(bo, "mine")
    waiting.close()


def test_the_host_gives_free_seats_to_bots(ada: Visitor) -> None:
    table = make(ada, ME, OPEN, OPEN)
    refused(ada.http.post(f"/api/tables/{table}/start", json={"bots": "hal"}), 422, "bot-unknown", "bots")
    told = ada.http.post(f"/api/tables/{table}/start", json={"bots": "uniform"}).json()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]
    assert all(names(told))
    assert told["table"]["status"] == "playing"


def test_two_who_want_one_seat(home: House, ada: Visitor) -> None:
    table = make(ada, ME, OPEN, OPEN)
    rivals = [Visitor(home, f"Rival {number}") for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        codes = pool.map(lambda v: v.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code, rivals)
        assert sorted(codes) == [200, 403, 403, 403]
    for rival in rivals:
        rival.close()


# --- leaving


def test_getting_up_frees_the_seat(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    told = bo.http.post(f"/api/tables/{table}/leave").json()
    assert (told["me"], told["seats"][1]["kind"], told["seats"][1]["name"]) == ([], "open", "")
    refused(bo.http.post(f"/api/tables/{table}/leave"), 403, "not-seated")
    assert bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200


def test_a_host_who_leaves_hands_the_table_on(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    told = ada.http.post(f"/api/tables/{table}/leave").json()
    assert told["table"]["host"] == "Bo"
    assert bo.http.post(f"/api/tables/{table}/start", json={"bots": "uniform"}).status_code == 200


def test_when_the_last_one_leaves_the_table_is_gone(ada: Visitor) -> None:
    table = make(ada, ME, OPEN)
    assert ada.http.post(f"/api/tables/{table}/leave").status_code == 200
    refused(ada.http.get(f"/api/tables/{table}"), 404, "unknown-table")
    assert table not in listed(ada, "mine")


def test_who_leaves_a_game_is_stood_in_for_and_may_come_back(ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    ada.http.post(f"/api/tables/{table}/start")
    watching = ada.join(table)
    told = bo.http.post(f"/api/tables/{table}/leave").json()
    assert (told["seats"][1]["name"], told["seats"][1]["stand_in"], told["me"]) == ("Bo", "greedy", [1])
    assert watching.hear("state")["seats"][1]["stand_in"] == "greedy"
    back = bo.join(table)
    back.say(type="takeback_seat", seat=1)
    while back.hear("presence")["seats"][1]["stand_in"]:
        pass
    watching.close()
    back.close()


def test_who_plays_alone_may_just_go(ada: Visitor) -> None:
    table = make(ada, ME, BOT)
    assert ada.http.post(f"/api/tables/{table}/leave").json()["seats"][0]["stand_in"] == ""
    assert table in listed(ada, "mine")


# --- looking


def test_only_what_all_may_watch_is_listed(ada: Visitor, bo: Visitor) -> None:
    shown = [make(ada, ME, OPEN), make(ada, ME, BOT)]
    hidden = [make(ada, ME, *seats, watch=watch) for watch in ("link", "none") for seats in ([OPEN], [BOT])]
    found = listed(bo, "open")
    assert set(shown) <= set(found)
    assert not set(hidden) & set(found)
    assert set(shown + hidden) <= set(listed(ada, "mine"))
    assert not set(shown + hidden) & set(listed(bo, "mine"))
    assert found.index(shown[0]) < found.index(shown[1])  # a free seat comes before a game to watch


def test_who_may_watch(ada: Visitor, bo: Visitor) -> None:
    linked, closed = make(ada, ME, BOT, watch="link"), make(ada, ME, BOT, watch="none")
    assert look(bo, linked)["me"] == []
    refused(bo.http.get(f"/api/tables/{closed}"), 403, "no-spectators")
    assert look(ada, closed)["me"] == [0]
    waiting = make(ada, ME, OPEN, watch="none")
    assert look(bo, waiting)["seats"][1]["kind"] == "open"  # anyone with the link may still sit down


def test_whose_move_it_is_and_who_is_here(home: House, ada: Visitor, bo: Visitor) -> None:
    table = make(ada, ME, {"kind": "hotseat", "name": "Cy"})
    assert len(look(bo, table)["waiting"]) == 1
    talker = ada.join(table)
    told = look(bo, table)
    assert told["waiting"] == [decision["seat"] for decision in talker.state["decisions"]]
    assert told["seats"][0]["online"] is True
    talker.close()


def play_to_the_end(home: House, visitor: Visitor) -> str:
    """A finished game of this visitor, who let bots play it."""
    table = home.lay(visitor, "greedy", seed="5")
    table.seats[0].stand_in = "greedy"
    home.run(home.app.state.store.change_seat(table.id, table.seats[0], "person"))
    home.run(home.app.state.rooms.begin(table))
    talker = visitor.join(table.id)
    while talker.state["over"] is None:
        talker.read()
    talker.close()
    return table.id


def test_after_the_game(home: House, ada: Visitor, bo: Visitor) -> None:
    """The winners are known from memory and from the journal; a rematch is one table for all who ask."""
    running = home.table(ada, "greedy")
    refused(ada.http.post(f"/api/tables/{running}/rematch"), 409, "not-over")
    table = play_to_the_end(home, ada)
    winners = look(ada, table)["winners"]
    assert len(winners) == 1
    rooms = home.app.state.rooms
    home.run(rooms.live.pop(table).close())
    told = look(ada, table)
    assert (told["winners"], told["waiting"], told["table"]["status"]) == (winners, [], "over")
    assert table not in rooms.live  # it was read, not opened
    refused(bo.http.post(f"/api/tables/{table}/rematch"), 403, "not-your-seat")
    first, second = (ada.http.post(f"/api/tables/{table}/rematch").json()["id"] for _ in range(2))
    assert first == second != table
    assert look(ada, table)["table"]["rematch"] == first
    assert look(ada, first)["table"]["settings"] == look(ada, table)["table"]["settings"]


def test_bots_are_called_what_they_are_called_in_the_readers_language(home: House) -> None:
    """The seat and the journal have the name in the host's language; sentences have a message."""
    ada = home.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform", "name": "Rolf"}]
    wish = {"game": "watch", "settings": {"mode": "base", "first_player": "seat"}, "seats": seats}
    table = ada.http.post("/api/tables", json=wish, headers={"Accept-Language": "ru"}).json()["id"]
    listed = ada.http.get(f"/api/tables/{table}").json()["seats"]
    names = [("Ada 1", ""), ("Торстейн", "bot-thorstein"), ("Rolf", "")]
    assert [(seat["name"].replace(ada.name, "Ada 1"), seat["named"]) for seat in listed] == names
    talker = ada.join(table)
    while not any(event["seat"] == 2 for event in talker.state["events"]):
        talker.until_asked(0)
        talker.pick(talker.options(0)[0], 0)
        talker.until_quiet()
    who = {event["seat"]: event["label"]["args"].get("who") for event in talker.state["events"]}
    assert who[1] == {"key": "bot-thorstein", "args": {}}
    assert who[2] == "Rolf"
    talker.say(type="board", id="board", language="en")
    board = "\n".join(talker.hear("board")["lines"])
    assert "Thorstein" in board and "Торстейн" not in board
