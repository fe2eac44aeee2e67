"""What is wrong with a message or a connection has its own clear answer."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, House, Talker, house


def hung_up(talker: Talker) -> tuple[int, str]:
    """Read until the server closes the socket: its code, and the last error that it told."""
    told = ""
    try:
        while True:
            frame = json.loads(talker.socket.recv(timeout=PATIENCE))
            if frame["type"] == "error":
                told = frame["code"]
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else 0), told


def test_an_unknown_table(home: House) -> None:
    assert hung_up(home.visitor("Ada").call("nowhere")) == (4404, "unknown-table")


def test_a_table_without_spectators(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", watch="none")
    assert ada.join(table).state["me"] == [0]
    assert hung_up(home.visitor("Bo").call(table)) == (4403, "no-spectators")
    assert hung_up(Talker(home.port, table)) == (4403, "no-spectators")


def test_a_crowded_table(tmp_path: Path) -> None:
    with house(tmp_path, sockets_at_table=2) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, "greedy")
        bo.join(table)
        bo.join(table)
        assert hung_up(bo.call(table)) == (1013, "crowded")
        assert ada.join(table).state["me"] == [0]


def test_somebody_without_a_cookie_may_watch(home: House) -> None:
    ada = home.visitor("Ada")
    talker = Talker(home.port, home.table(ada, "greedy"))
    talker.hello()
    assert (talker.state["role"], talker.state["me"], talker.state["viewer"]) == ("spectator", [], -1)
    assert talker.pick(0, "roll")["why"]["key"] == "room-not-your-seat"
    talker.close()


def test_somebody_elses_seat(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, first_player="seat")
    talker = bo.join(table)
    assert talker.pick(0, "roll")["why"]["key"] == "room-not-your-seat"
    talker.say(type="why", id="w", seat=0, option="roll")
    assert talker.hear("error")["code"] == "seat"
    assert talker.pick(5, "roll")["why"]["key"] == "room-not-your-seat"


def test_not_your_move_and_illegal_options_are_refused_by_the_rules(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, first_player="seat")
    talker, other = ada.join(table), bo.join(table)
    refused = other.pick(1, "roll")
    assert (refused["rule"], refused["why"]["key"]) == ("GW-3.1", "watch-why-not-asked")
    refused = talker.pick(0, "end-turn")
    assert (refused["rule"], refused["why"]["key"]) == ("GW-3.1", "watch-why-roll-first")
    assert talker.hear("state")["seq"] == 0
    assert talker.pick(0, "fly/north")["why"] == {"key": "room-unknown-option", "args": {"option": "fly/north"}}


def test_why_and_preview(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy", first_player="seat"))
    talker.say(type="why", id="1", seat=0, option="end-turn")
    assert talker.hear("reason") == {
        "type": "reason",
        "id": "1",
        "may": False,
        "rule": "GW-3.1",
        "why": {"key": "watch-why-roll-first", "args": {}},
    }
    talker.say(type="why", id="2", seat=0, option="roll")
    assert talker.hear("reason")["may"]
    talker.say(type="preview", id="3", seat=0, option="roll")
    preview = talker.hear("preview")
    assert preview["lines"]
    assert len(preview["rules"]) == len(preview["lines"])


def test_bad_frames_are_answered_and_too_many_of_them_end_it(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy"))
    talker.socket.send("{")
    error = talker.hear("error")
    assert (error["code"], error["why"]["key"]) == ("bad-frame", "room-bad-frame")
    talker.socket.send(b"\x00\xff")
    assert talker.hear("error")["code"] == "bad-frame"
    talker.until_quiet()
    for _ in range(20):
        talker.socket.send('{"type":"nothing"}')
    assert hung_up(talker) == (4400, "bad-frame")


def test_a_long_frame_is_answered_and_a_huge_one_ends_it(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy")
    talker = ada.join(table)
    talker.say(type="chat", id="1", text="x" * 5000)
    assert talker.hear("error")["code"] == "too-big"
    talker.until_quiet()
    talker.say(type="chat", id="1", text="x" * 100_000)
    assert hung_up(talker)[0] == 1009


def test_the_first_message_is_a_hello(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.call(home.table(ada, "greedy"))
    talker.say(type="ping")
    assert talker.read()["code"] == "no-hello"
    talker.hello()
    talker.until_quiet()


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with house(tmp_path, hello_within=0.05) as home:
        ada = home.visitor("Ada")
        assert hung_up(ada.call(home.table(ada, "greedy"))) == (4408, "")


def test_who_talks_too_fast_is_told_so_and_then_let_go(tmp_path: Path) -> None:
    with house(tmp_path, frames_a_second=0.001, frames_burst=5) as home:
        ada = home.visitor("Ada")
        talker = ada.join(home.table(ada, "greedy"))
        for _ in range(205):
            talker.say(type="ping")
        assert hung_up(talker) == (4429, "too-fast")


def test_a_slow_reader_is_dropped_to_the_whole_state(home: House) -> None:
    """What it did not read is thrown away; when it reads again it is told all at once."""
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy")
    talker = ada.join(table)
    room = home.app.state.rooms.live[table]

    async def flood() -> None:
        client = room.crowd.clients[0]
        for _ in range(100):
            client.send_frame('{"type":"pong"}')
        assert client.lagging

    home.run(flood())
    seen = talker.hear("state")
    assert seen["picture"]
    assert sum(frame["type"] == "pong" for frame in talker.frames) < 100


def test_a_server_without_its_database_is_not_well(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no() -> bool:
        return False

    monkeypatch.setattr(home.app.state.database, "answers", no)
    assert home.visitor("Ada").http.get("/healthz").status_code == 503


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_how_the_server_is_doing(home: House, path: str) -> None:
    answer = home.visitor("Ada").http.get(path)
    assert answer.status_code == 200
    assert "longhouse_picks_total" in answer.text or answer.json()["status"] == "ok"
