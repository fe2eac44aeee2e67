"""Every fault of a message or a connection has its own clear answer."""

import asyncio
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy.exc import OperationalError
from starlette.requests import HTTPConnection
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from longhouse import SPECTATOR, Table
from longhouse.server.base.limits import Limits, is_local
from longhouse.server.people.cookies import GUEST_FOR, Guest
from longhouse.server.table import story
from longhouse.server.table.client import ANSWERS_AT_MOST, Client
from longhouse.server.table.handlers import HANDLERS
from longhouse.server.table.sieve import TOO_FAST_AT_MOST
from longhouse.server.wire.said import ChatIn, ClientMessage, HelloIn, PickIn, WhyIn
from longhouse.server.wire.wire import DoneMsg, PongMsg
from tests.server.house import PATIENCE, House, Talker, house
from tests.server.refusals import refused


def hung_up(talker: Talker) -> tuple[int, str]:
    """Read until the server closes the socket: its code, and the last error that it sent."""
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
    assert talker.pick("roll", 0)["why"]["key"] == "room-not-your-seat"
    talker.close()


def test_somebody_elses_seat(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, first_player="seat")
    talker = bo.join(table)
    assert talker.pick("roll", 0)["why"]["key"] == "room-not-your-seat"
    talker.say(type="why", id="w", seat=0, option="roll")
    assert talker.hear("error")["code"] == "seat"
    assert talker.pick("roll", 5)["why"]["key"] == "room-not-your-seat"


def test_not_your_move_and_illegal_options_are_refused_by_the_rules(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, first_player="seat")
    talker, other = ada.join(table), bo.join(table)
    refused = other.pick("roll", 1)
    assert (refused["rule"], refused["why"]["key"]) == ("GW-3.1", "watch-why-not-asked")
    refused = talker.pick("end-turn", 0)
    assert (refused["rule"], refused["why"]["key"]) == ("GW-3.1", "watch-why-roll-first")
    assert talker.hear("state")["seq"] == 0
    assert talker.pick("fly/north", 0)["why"] == {"key": "room-unknown-option", "args": {"option": "fly/north"}}


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


def test_a_table_can_be_drawn_as_text(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", first_player="seat")
    player, spectator = ada.join(table), home.visitor("Eve").join(table)
    for talker, language in ((player, "en"), (spectator, "uk")):
        talker.say(type="board", id="1", language=language)
        drawn = talker.hear("board")["lines"]
        assert any("Ada" in line for line in drawn)
        assert not any("\x1b" in line for line in drawn)
    player.say(type="board", id="2", language="de")
    assert player.hear("error")["code"] == "bad-frame"


def test_bad_frames_are_answered_and_too_many_of_them_end_it(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy"))
    talker.socket.send("{")
    error = talker.hear("error")
    assert (error["code"], error["why"]["key"]) == ("bad-frame", "room-bad-frame")
    talker.socket.send(b"\x00\xff")
    assert talker.hear("error")["code"] == "bad-frame"
    talker.until_quiet()
    answers: list[str] = []
    with pytest.raises(ConnectionClosed) as closed:  # while we still send, or while we wait for an answer
        for _ in range(20):
            talker.socket.send('{"type":"nothing"}')
            answers.append(talker.hear("error")["code"])
    assert set(answers) == {"bad-frame"}
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


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
    """With the very last frame that we send: after one more we might not get the reason."""
    taken = 5  # a hello and four pings
    with house(tmp_path, frames_a_second=1e-6, frames_burst=taken) as home:
        ada = home.visitor("Ada")
        talker = ada.join(home.table(ada, "greedy"))
        for _ in range(taken - 1 + TOO_FAST_AT_MOST + 1):
            talker.say(type="ping")
        assert hung_up(talker) == (4429, "too-fast")


def test_who_asks_very_much_may_pick_all_the_same(tmp_path: Path) -> None:
    """Previews use up neither the socket's limit nor the person's."""
    with house(tmp_path, frames_a_second=0.001, frames_burst=70, limits=1.0) as home:
        ada = home.visitor("Ada")
        talker = ada.join(home.table(ada, "greedy", initial_placement="phase", first_player="seat"))
        option = talker.options(0)[0]
        for number in range(100):
            talker.say(type="preview", id=str(number), seat=0, option=option)
        assert talker.pick(option, 0)["type"] == "done"
        refused = [frame for frame in talker.frames if frame["type"] == "error"]
        previews = [frame for frame in talker.frames if frame["type"] == "preview"]
        assert {frame["code"] for frame in refused} == {"too-fast"}
        assert len(previews) >= 60


def test_who_says_hello_again_and_again_is_told_so(tmp_path: Path) -> None:
    """Each hello may bring the whole state. All sockets of an address are counted together, and a first hello never
    counts: everybody may come back after a restart."""
    with house(tmp_path, limits=0.1) as home:  # ten from one address
        home.app.state.limits = Limits(0.1, lambda: 0.0)
        table = home.table(home.visitor("Ada"), "greedy", first_player="seat")
        talkers = [Talker(home.port, table) for _ in range(4)]
        for talker in talkers:
            for _ in range(4):
                talker.say(type="hello")
            talker.until_quiet()
            talker.close()
        told = [[frame["type"] for frame in talker.frames if frame["type"] != "presence"] for talker in talkers]
        assert [kinds.count("error") for kinds in told] == [0, 0, 0, 2]
        assert {frame["code"] for frame in talkers[3].frames if frame["type"] == "error"} == {"too-fast"}
        assert all("state" in kinds for kinds in told)


def test_spectators_share_what_is_made_for_them(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    scenery = story.scenery

    def counted(view: Table) -> Mapping[str, object]:
        made.append(view.viewer)
        return scenery(view)

    monkeypatch.setattr(story, "scenery", counted)
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, first_player="seat")
    watching = [Talker(home.port, table) for _ in range(3)]
    for talker in watching:
        talker.hello()
    assert made == [SPECTATOR]
    player = ada.join(table)
    assert made == [SPECTATOR, 0]
    assert player.pick("roll", 0)["type"] == "done"
    late = Talker(home.port, table)
    late.hello()
    assert late.state["seq"] == 1
    assert late.state["events"]
    assert made == [SPECTATOR, 0, SPECTATOR]
    for talker in (*watching, late):
        talker.close()


def test_a_slow_reader_is_dropped_to_the_whole_state(home: House) -> None:
    """What it did not read is dropped; when it reads again it gets the whole state."""
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy")
    talker = ada.join(table)
    room = home.app.state.rooms.live[table]

    async def flood() -> None:
        client = room.crowd.clients[0]
        for number in range(100):
            client.send(room.crowd.presence())
            if number % 10 == 0:
                client.send(DoneMsg(str(number), 0))
        assert client.lagging

    home.run(flood())
    seen = talker.hear("state")
    assert seen["picture"]
    assert sum(frame["type"] == "presence" for frame in talker.frames) < 100
    assert [frame["id"] for frame in talker.frames if frame["type"] == "done"] == [str(n) for n in range(0, 100, 10)]


def test_an_answer_is_not_lost_when_a_hello_follows_at_once(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, initial_placement="phase", first_player="seat")
    talker = ada.join(table)
    talker.until_quiet()
    option = talker.options(0)[0]
    messages: list[ClientMessage] = [
        PickIn("pick", 0, 0, option),
        PickIn("late", 0, 0, option),
        WhyIn("why", 0, "roll"),
        ChatIn("chat", " "),
        HelloIn(),
    ]
    room = home.app.state.rooms.live[table]

    async def at_once() -> None:
        """In one go, before the writer of the socket gets its turn."""
        client = room.crowd.clients[0]
        for message in messages:
            await HANDLERS[type(message)](room, client, message)

    home.run(at_once())
    talker.until_quiet()
    told = [(frame["type"], frame.get("id")) for frame in talker.frames[3:]]
    answers = [("done", "pick"), ("refused", "late"), ("reason", "why"), ("error", "chat")]
    assert [frame for frame in told if frame in answers] == answers
    assert talker.state["seq"] == 1


def test_every_message_of_a_client_has_its_handler() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage))


def test_who_asks_without_reading_is_let_go() -> None:
    """And no queue for them grows without limit."""

    async def ask() -> Client:
        client = Client(None)
        for _ in range(2 * ANSWERS_AT_MOST):
            client.send(PongMsg())
        return client

    client = asyncio.run(ask())
    assert len(client.outbox) == ANSWERS_AT_MOST
    assert client.closing is not None


def test_a_server_without_its_database_is_not_well(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no() -> str:
        return "the database does not answer"

    monkeypatch.setattr(home.app.state.database, "state", no)
    assert home.visitor("Ada").http.get("/healthz").status_code == 503


def test_who_has_lost_their_cookie_watches_and_is_told_why(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", first_player="seat")
    signer = home.app.state.people.signer
    old = signer.write(Guest(ada.id, "Ada", int(time.time()) - GUEST_FOR - 1))
    for cookie, key in ((old, "server-cookie-expired"), ("g.forged.cookie", "server-cookie-forged")):
        talker = Talker(home.port, table, cookie)
        talker.hello()
        assert [frame["why"]["key"] for frame in talker.frames if frame["type"] == "error"] == [key]
        assert (talker.state["role"], talker.state["me"]) == ("spectator", [])
        talker.close()


def test_a_table_that_cannot_be_read_is_to_be_tried_later(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", first_player="seat")

    async def broken(person: str) -> dict[str, str]:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    monkeypatch.setattr(home.app.state.store, "muted_by", broken)
    with capture_logs() as logs:
        assert hung_up(ada.call(table)) == (1013, "try-later")
    assert [(log["event"], "exc_info" in log) for log in logs] == [("a table cannot be read", False)]  # one line
    monkeypatch.undo()
    assert ada.join(table).state["me"] == [0]


def test_a_database_that_was_deleted_is_not_well(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ada = home.visitor("Ada")
        assert ada.http.get("/healthz").status_code == 200
        (tmp_path / "test.db").unlink()
        assert ada.http.get("/healthz").status_code == 503


# --- metrics


def measured(home: House, address: str, **headers: str) -> int:
    """The answer to a client from this address, behind a proxy on this machine."""
    return home.get("/metrics", headers={"x-forwarded-for": address, **headers}).status_code


def test_metrics_are_for_this_machine_alone(home: House) -> None:
    """What a proxy passes on comes from elsewhere, whatever it says."""
    for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.7", "2001:db8::7", "unknown"):
        connection = HTTPConnection({"type": "http", "client": (host, 1), "headers": []})
        assert is_local(connection) == host.endswith("1"), host
        assert measured(home, host) == 403
    answer = home.get("/metrics", headers={"x-forwarded-for": "192.168.1.7"})
    refused(answer, 403, "metrics")


def test_metrics_are_for_who_has_the_token(tmp_path: Path) -> None:
    with house(tmp_path, metrics_token="open sesame") as home:
        assert measured(home, "192.168.1.7", authorization="Bearer open sesame") == 200
        assert measured(home, "127.0.0.1") == 403
        for wrong in ("Bearer open", "open sesame", "Basic open sesame", "Bearer"):
            assert measured(home, "127.0.0.1", authorization=wrong) == 403


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_how_the_server_is_doing(home: House, path: str) -> None:
    answer = home.visitor("Ada").http.get(path)
    assert answer.status_code == 200
    assert "longhouse_picks_total" in answer.text or answer.json()["status"] == "ok"
