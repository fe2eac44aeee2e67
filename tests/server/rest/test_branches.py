"""Playing on from any move of a past game: against bots or with friends, and never from a running one."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import longhouse
from longhouse import SPECTATOR, save
from longhouse.kernel.proof import commitment_of
from longhouse.server.base.limits import RATES
from longhouse.server.rest.journals import uploaded_table
from longhouse.server.store.database import Database
from longhouse.server.store.store import Store
from tests.server.house import House, Visitor, house
from tests.server.rest.test_journals import refused

FOLDER = Path(__file__).parents[2] / "golden"
JOURNALS = {"midgard": "any-moment-2", "northgard": "camp-2", "watch": "classic-2-random", "wild": "automatic-2"}
BOT = {"kind": "bot", "bot": "uniform"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def text_of(game: str) -> str:
    return (FOLDER / game / f"{JOURNALS[game]}.journal").read_text(encoding="utf-8")


def brought(visitor: Visitor, game: str = "watch") -> str:
    found: str = visitor.http.post("/api/journals", content=text_of(game)).json()["id"]
    return found


def play_on(visitor: Visitor, table: str, move: int, *seats: dict[str, str], **more: object) -> httpx.Response:
    wish = {"move": move, "seats": list(seats), **more}
    return visitor.http.post(f"/api/tables/{table}/play-on", json=wish)


def made(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def listing(visitor: Visitor, table: str) -> Any:
    return visitor.http.get(f"/api/tables/{table}").json()


@pytest.mark.parametrize("game", JOURNALS)
def test_any_seat_plays_on_against_bots(home: House, game: str) -> None:
    ada = home.visitor("Ada")
    parent = brought(ada, game)
    then = longhouse.replay(text_of(game), upto=100).table
    seat = then.decision.seat
    seats = [ME if number == seat else BOT for number in range(then.seats)]
    table = made(play_on(ada, parent, 100, *seats))
    talker = ada.join(table)
    facts = talker.state["table"]
    assert (facts["parent"], facts["parent_move"], facts["status"]) == (parent, 100, "playing")
    assert facts["commitment"] and facts["seed"] is None
    record = home.app.state.rooms.live[table].record
    assert [line.option for line in record.history.journal.picks[:100]] == [
        pick.option for pick in longhouse.load(text_of(game)).journal.picks[:100]
    ]
    if record.seq == 100:  # the bots of others have nothing to choose here
        now = record.history.table
        for viewer in (*range(then.seats), SPECTATOR):
            assert save(now.view(viewer))[3:] == save(then.view(viewer))[3:]


def test_what_is_drawn_is_new_and_the_proof_says_from_where_on(home: House) -> None:
    ada = home.visitor("Ada")
    parent = brought(ada)
    tables = [made(play_on(ada, parent, 700, BOT, BOT)) for _ in range(2)]
    for table in tables:
        talker = ada.join(table)
        while not talker.state["over"]:
            talker.read()
    texts = [ada.http.get(f"/api/tables/{table}/journal").text for table in tables]
    assert texts[0].partition("\ndeal")[2] != texts[1].partition("\ndeal")[2]
    proof = ada.http.get(f"/api/tables/{tables[0]}/proof").json()
    assert (proof["verdict"], proof["finding"]["key"]) == ("right", "proof-right-on")
    assert proof["finding"]["args"]["inherited"] == 700
    assert commitment_of(proof["secret"]) == listing(ada, tables[0])["table"]["commitment"]
    found = longhouse.verify(texts[0])
    assert found.key == "proof-right-on"
    again = ada.http.post("/api/journals", content=texts[0]).json()["id"]
    facts = listing(ada, again)["table"]
    assert (facts["parent"], facts["parent_move"]) == ("", 700)
    assert ada.http.get(f"/api/tables/{again}/proof").json()["finding"]["key"] == "proof-brought-on"
    third = made(play_on(ada, again, 710, BOT, BOT))
    assert listing(ada, third)["table"]["parent_move"] == 710


def test_a_table_with_friends_waits_for_them(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    parent = brought(ada)
    table = made(play_on(ada, parent, 400, OPEN, ME))
    waiting = listing(bo, table)
    assert (waiting["table"]["status"], waiting["table"]["parent_move"]) == ("open", 400)
    assert bo.http.post(f"/api/tables/{table}/sit", json={"seat": 0}).status_code == 200
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 200
    state = bo.join(table).state
    assert (state["table"]["status"], state["viewer"]) == ("playing", 0)
    assert home.app.state.rooms.live[table].record.seq == 400
    assert state["seq"] <= 400, "what the other chose in secret then is not counted now either"
    names = [seat["name"] for seat in state["seats"]]
    assert names == ["Bo", "Ada"]
    assert {event["seq"] for event in state["events"]} <= set(range(401))


def test_a_running_game_is_never_played_on_elsewhere(home: House) -> None:
    ada = home.visitor("Ada")
    running = home.table(ada, "greedy", first_player="seat")
    refused(play_on(ada, running, 0, ME, BOT), 409, "room-not-over")
    waiting = home.lay(ada, "open").id
    refused(play_on(ada, waiting, 0, ME, BOT), 409, "room-not-over")
    branch = made(play_on(ada, brought(ada), 400, ME, BOT))
    refused(play_on(ada, branch, 400, ME, BOT), 409, "room-not-over")
    assert ada.http.get(f"/api/tables/{branch}/journal").status_code == 409
    assert ada.http.get(f"/api/tables/{branch}/replay?as=all").status_code == 403
    assert ada.http.get(f"/api/tables/{branch}/replay?as=0&from=395&to=400").status_code == 200
    assert ada.http.post(f"/api/tables/{branch}/give-up").status_code == 200
    assert made(play_on(ada, branch, 400, BOT, ME))


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"move": 837, "seats": [ME, BOT]}, 422, "journal-beyond"),
        ({"move": 836, "seats": [ME, BOT]}, 422, "journal-ended"),
        ({"move": -1, "seats": [ME, BOT]}, 422, "server-field-wrong"),
        ({"move": "5", "seats": [ME, BOT]}, 422, "server-field-wrong"),
        ({"move": 5, "seats": [ME]}, 422, "server-branch-seats"),
        ({"move": 5, "seats": [ME, ME]}, 422, "server-seats-me"),
        ({"move": 5, "seats": [ME, {"kind": "bot", "bot": "x:Y"}]}, 422, "server-bot-unknown"),
        ({"move": 5, "seats": [ME, BOT], "seed": "7"}, 422, "server-field-unknown"),
        ({"seats": [ME, BOT]}, 422, "server-field-missing"),
        ([], 400, "server-not-readable"),
    ],
)
def test_what_cannot_be_played_on(home: House, wish: object, status: int, key: str) -> None:
    ada = home.visitor("Ada")
    answer = ada.http.post(f"/api/tables/{brought(ada)}/play-on", json=wish)
    refused(answer, status, key)


def test_who_may_play_on(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    closed = home.table(ada, "uniform", watch="none")
    assert ada.http.post(f"/api/tables/{closed}/give-up").status_code == 200
    refused(play_on(bo, closed, 0, ME, BOT), 403, "room-no-spectators")
    refused(play_on(bo, "nowhere", 0, ME, BOT), 404, "room-unknown-table")
    assert made(play_on(ada, closed, 0, BOT, ME))


def test_tables_are_counted_like_others(tmp_path: Path) -> None:
    with house(tmp_path, limits=1.0) as home:
        ada = home.visitor("Ada")
        parent = brought(ada)
        (most, _), _ = RATES["table"]
        answers = [play_on(ada, parent, 400, ME, OPEN).status_code for _ in range(most + 1)]
        assert answers == [201] * most + [429]


def test_both_databases_keep_where_a_game_comes_from(database: str) -> None:
    async def work() -> None:
        opened = Database(database)
        await opened.open()
        try:
            store = Store(opened)
            info = uploaded_table(longhouse.load(text_of("wild")).journal, [], "ada", "open")
            info.parent, info.parent_picks = "mother", 214
            await store.create(info)
            found = await store.find(info.id)
            assert found is not None and (found.parent, found.parent_picks) == ("mother", 214)
        finally:
            await opened.close()

    asyncio.run(work())
