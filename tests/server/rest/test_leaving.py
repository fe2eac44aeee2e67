"""A game against bots is given up; a table where one does not play any more is taken off the list."""

from typing import Any

import longhouse
from tests.server.house import House, Visitor

SETTINGS = {"mode": "base", "first_player": "seat"}


def against_bots(home: House, who: Visitor) -> str:
    """It is this visitor's move."""
    return home.table(who, "greedy", "greedy", first_player="seat")


def refused(answer: Any, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["why"]["key"]) == (status, key)


def mine(who: Visitor) -> list[str]:
    return [one["table"]["id"] for one in who.http.get("/api/tables?mine=1").json()]


def do(who: Visitor, table: str, what: str, **wish: Any) -> Any:
    return who.http.post(f"/api/tables/{table}/{what}", json=wish or None)


def test_a_game_against_bots_ends_without_a_result(home: House) -> None:
    ada, eve = home.visitor("Ada"), home.visitor("Eve")
    table = against_bots(home, ada)
    talker, watcher = ada.join(table), eve.join(table)
    refused(eve.http.get(f"/api/tables/{table}/journal"), 409, "room-journal-later")
    told = do(ada, table, "give-up").json()
    assert (told["table"]["status"], told["waiting"], told["winners"]) == ("given_up", [], [])
    assert do(ada, table, "give-up").status_code == 200, "twice does no harm"
    while watcher.state["table"]["status"] != "given_up":
        watcher.read()
    talker.until_quiet()
    answer = talker.pick(talker.options(0)[0], 0)
    assert (answer["type"], answer["why"]["key"]) == ("refused", "room-given-up")


def test_what_was_played_of_it_stays_for_everybody(home: House) -> None:
    """As after a finished game nothing is hidden: the journal, all hands, and the secret of the dice."""
    ada, eve = home.visitor("Ada"), home.visitor("Eve")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ada.http.post("/api/tables", json={"game": "watch", "settings": SETTINGS, "seats": seats}).json()["id"]
    talker = ada.join(table)
    talker.pick(talker.options(0)[0], 0)
    do(ada, table, "give-up")
    journal = eve.http.get(f"/api/tables/{table}/journal").text
    assert not longhouse.replay(journal).table.over
    whole = eve.http.get(f"/api/tables/{table}/replay?as=all").json()
    assert whole["over"] is None and whole["picks"] == 1
    proof = eve.http.get(f"/api/tables/{table}/proof").json()
    assert (proof["verdict"], proof["commitment"]) == ("right", whole["table"]["commitment"])
    assert eve.http.get(f"/api/tables/{table}").json()["table"]["secret"]


def test_the_bots_of_a_game_that_was_given_up_play_no_more(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table("greedy", ada, first_player="seat")
    home.run(home.app.state.rooms.put_away(home.app.state.rooms.live[table]))
    do(ada, table, "give-up")
    assert table not in home.run(home.app.state.store.to_wake(0.0))
    before = len(home.run(home.app.state.store.entries(table)))
    room = home.run(home.app.state.rooms.open(table))
    home.run(room.post(room.refresh))
    assert not room.deputies.busy
    assert len(home.run(home.app.state.store.entries(table))) == before


def test_who_plays_with_others_leaves_the_seat_to_a_bot_instead(home: House) -> None:
    ada, bo, eve = (home.visitor(name) for name in ("Ada", "Bo", "Eve"))
    table = home.table(ada, bo, first_player="seat")
    refused(do(ada, table, "give-up"), 409, "server-give-up-others")
    refused(do(eve, table, "give-up"), 403, "server-not-seated")
    refused(do(ada, table, "remove"), 409, "server-remove-playing")
    do(ada, table, "leave")
    assert table in mine(ada)
    assert do(ada, table, "remove").status_code == 200
    assert (table in mine(ada), table in mine(bo)) == (False, True)
    talker = ada.join(table)
    talker.say(type="takeback_seat", seat=0)
    while talker.hear("presence")["seats"][0]["stand_in"]:
        pass
    assert table in mine(ada), "who plays again finds the table again"


def test_a_past_game_is_taken_off_the_list_and_put_back(home: House) -> None:
    ada, eve = home.visitor("Ada"), home.visitor("Eve")
    table = against_bots(home, ada)
    refused(do(ada, table, "remove"), 409, "server-remove-playing")
    do(ada, table, "give-up")
    assert table in mine(ada)
    for _ in range(2):
        assert do(ada, table, "remove").status_code == 200
    assert table not in mine(ada)
    assert ada.http.get(f"/api/tables/{table}/journal").status_code == 200, "the link still leads there"
    do(ada, table, "remove", back=True)
    assert table in mine(ada)
    refused(do(eve, table, "remove"), 403, "server-not-seated")


def test_only_a_game_that_is_being_played_is_given_up(home: House) -> None:
    ada = home.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.http.post("/api/tables", json={"game": "watch", "settings": SETTINGS, "seats": seats}).json()["id"]
    refused(do(ada, table, "give-up"), 409, "server-give-up-nothing")
