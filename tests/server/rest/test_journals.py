"""Journals down and up, replays as a viewer saw them, and rematches."""

from dataclasses import replace
from typing import Any

import pytest

import longhouse
from longhouse import SPECTATOR, JournalError
from longhouse.kernel.decision import NOBODY
from longhouse.messages import Catalog, Phrase
from longhouse.server.store.facts import Entry
from longhouse.server.table import story, telling
from longhouse.server.table.entries import standing
from longhouse.server.table.record import open_record
from longhouse.server.table.retelling import retell
from tests.server.house import House, Talker, Visitor
from tests.server.table.test_record import played, table_of
from tests.server.table.test_sync import propose


def finished(home: House, *seats: Visitor | str) -> str:
    """A table whose game is over. Bots play it, then people are entered in their seats."""
    table = home.table(*["greedy" for _ in seats], seed="5", trade_max_offers_per_turn="0")
    talker = Talker(home.port, table)
    talker.hello()
    while not talker.state["over"]:
        talker.read()
    talker.close()
    for number, seat in enumerate(seats):
        if isinstance(seat, Visitor):
            info = home.app.state.rooms.live[table].table.seats[number]
            info.kind, info.person = "person", seat.id
            home.run(home.app.state.store.change_seat(table, info, "bot"))
    home.run(home.app.state.rooms.refresh(table))
    return table


@pytest.fixture(scope="module")
def journal(home: House) -> str:
    """Of a whole game, played once for all tests that only read it."""
    table = finished(home, "greedy", "greedy")
    return home.visitor("Eir").http.get(f"/api/tables/{table}/journal").text


def refused(answer: Any, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["why"]["key"]) == (status, key)


def test_the_journal_of_a_finished_game_goes_out_and_comes_in_again(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = finished(home, ada, bo)
    answer = bo.http.get(f"/api/tables/{table}/journal")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    history = longhouse.replay(answer.text)
    assert history.table.over

    uploaded = bo.http.post("/api/journals", content=answer.text)
    assert uploaded.status_code == 201
    assert uploaded.json()["picks"] == len(history.journal.picks)
    copy = uploaded.json()["id"]
    assert bo.http.get(f"/api/tables/{copy}/journal").text == answer.text
    frames = [ada.http.get(f"/api/tables/{id}/replay?as=all").json()["frames"] for id in (table, copy)]
    assert frames[0] == frames[1]
    talker = ada.join(copy)
    assert talker.state["over"] is not None
    assert talker.state["me"] == []


def test_the_journal_of_a_running_game_stays_here(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", first_player="seat")
    refused(ada.http.get(f"/api/tables/{table}/journal"), 409, "room-journal-later")


@pytest.mark.parametrize(
    ("text", "key", "russian"),
    [
        (b"", "journal-none", "Это не журнал"),
        (b"hello", "journal-none", "Это не журнал"),
        (b"\xff\xfe", "journal-not-text", "не текст"),
        (b"longhouse-journal 1\ngame watch\nrules 99\ndeal\n", "journal-rules", "по версии 99 правил"),
        (b"longhouse-journal 1\ngame watch\n" + b"0 roll\n" * 9000, "journal-long", "больше 5"),
        (b"longhouse-journal 1\ngame watch\nrules 1\ngo\x1b[31m\n", "journal-head", "Строка 4: «go"),
    ],
)
def test_a_damaged_journal_is_refused_in_the_readers_language(home: House, text: bytes, key: str, russian: str) -> None:
    answer = home.visitor("Ada").http.post("/api/journals", content=text)
    refused(answer, 422, "room-journal-damaged")
    problem = answer.json()["why"]["args"]["problem"]
    assert problem["key"] == key
    told = Catalog("ru").text(key, **problem["args"])
    assert russian in told
    assert "\x1b" not in told


def test_a_journal_of_an_unknown_game_or_with_unknown_options_is_told_in_the_readers_language(
    home: House, journal: str
) -> None:
    ada = home.visitor("Ada")
    answer = ada.http.post("/api/journals", content="longhouse-journal 1\ngame chess\n")
    unknown = {"key": "setting-game-unknown", "args": {"games": ", ".join(longhouse.GAMES)}}
    assert answer.json()["why"]["args"]["problem"] == unknown
    answer = ada.http.post("/api/journals", content=journal.replace("layout=standard", "layout=\x1b[31m"))
    problem = answer.json()["why"]["args"]["problem"]
    assert (answer.status_code, problem["key"]) == (422, "setting-value")
    assert problem["args"]["value"].isprintable()


def test_a_journal_that_cannot_have_happened_is_refused(home: House, journal: str) -> None:
    ada = home.visitor("Ada")
    lines = journal.splitlines()
    picks = next(number for number, line in enumerate(lines) if line.startswith("deal")) + 1
    for broken in ([*lines[:picks], *lines[picks + 3 :]], [*lines, "0 roll"], [*lines[:-1], "1 fly"]):
        answer = ada.http.post("/api/journals", content="\n".join(broken))
        refused(answer, 422, "room-journal-damaged")
    refused(ada.http.post("/api/journals", content=b"\xff\xfe\x00"), 422, "room-journal-damaged")


def test_a_journal_without_an_end_is_no_game_that_waits_for_somebody(home: House, journal: str) -> None:
    ada = home.visitor("Ada")
    part = "".join(journal.splitlines(keepends=True)[:-5])
    table = ada.http.post("/api/journals", content=part).json()["id"]
    for _ in range(2):  # before and after it is looked at
        told = ada.http.get(f"/api/tables/{table}").json()
        assert (told["table"]["status"], told["waiting"], told["winners"]) == ("brought", [], [])
        ada.join(table).close()
    assert table in [listed["table"]["id"] for listed in ada.http.get("/api/tables?mine=1").json()]
    assert ada.http.get(f"/api/tables/{table}/journal").text == part
    whole = replay(home.visitor("Bo"), table, as_="all", to=3)
    assert (whole["over"], whole["frames"][0]["picture"]["viewer"]) == (None, None)
    again = ada.http.post("/api/journals", content=journal).json()["id"]
    assert ada.http.get(f"/api/tables/{again}").json()["table"]["status"] == "over"


def test_a_huge_journal_is_refused(home: House) -> None:
    answer = home.visitor("Ada").http.post("/api/journals", content="x" * (3 * 1024 * 1024))
    assert answer.status_code == 413


# --- replays


def replay(visitor: Visitor, table: str, **query: object) -> Any:
    answer = visitor.http.get(f"/api/tables/{table}/replay", params={k.rstrip("_"): str(v) for k, v in query.items()})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_replay_goes_frame_by_frame_through_chosen_eyes(home: House) -> None:
    ada = home.visitor("Ada")
    table = finished(home, ada, "greedy")
    whole = replay(ada, table, as_="all", to=9)
    assert [frame["seq"] for frame in whole["frames"]] == list(range(10))
    assert whole["frames"][0]["option"] == ""
    assert whole["frames"][1]["option"] == "roll"
    assert whole["frames"][0]["picture"]["viewer"] is None
    assert whole["picks"] > 20
    assert whole["over"]["winners"]
    assert whole["table"]["seed"] == "5"
    assert replay(ada, table, as_="all", from_=3, to=5)["frames"] == whole["frames"][3:6]
    spectator = replay(ada, table, as_="spectator", to=9)
    assert spectator["viewer"] == -1
    assert all(frame["option"] == "" for frame in spectator["frames"])
    other = replay(ada, table, as_=1, to=9)
    assert other["frames"][0]["picture"]["viewer"] == 1
    assert replay(ada, table, from_=100_000)["frames"] == []
    assert len(replay(ada, table, from_=10, to=100_000)["frames"]) <= 200


def test_a_replay_of_a_running_game_shows_what_one_has_seen(home: House) -> None:
    ada, bo, vi = home.visitor("Ada"), home.visitor("Bo"), home.visitor("Vi")
    table = home.table(ada, bo, first_player="seat")
    talker = ada.join(table)
    talker.pick("roll", 0)
    talker.until_quiet()
    mine = replay(ada, table)
    assert (mine["viewer"], mine["table"]["seed"], mine["over"]) == (0, None, None)
    assert mine["frames"][-1]["picture"] == talker.state["picture"]
    assert mine["frames"][-1]["option"] == "roll"
    assert replay(vi, table)["viewer"] == -1
    for eyes in ("1", "all", "7", "nobody"):
        refused(ada.http.get(f"/api/tables/{table}/replay?as={eyes}"), 403, "room-not-your-eyes")
    refused(vi.http.get(f"/api/tables/{table}/replay?as=0"), 403, "room-not-your-eyes")


def test_a_replay_does_not_tell_how_far_the_others_are(home: House) -> None:
    """While seats choose in secret, the frames end before it."""
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = home.table(*people, first_player="seat")
    talkers = [person.join(table) for person in people]
    propose(talkers)
    before = replay(people[2], table)
    talkers[1].pick(next(text for text in talkers[1].options(1) if text.startswith("counter")), 1)
    assert replay(people[2], table) == before


def test_a_replay_of_a_turn_that_is_chosen_apart_shows_at_once_what_is_open() -> None:
    """VW-19.2: at every moment a spectator finds all that was shown, and no trace of the rest."""
    table = table_of("wild", 3)
    _, entries, _ = played(table, 4, 160)
    facts = (telling.table_facts(table, ""), [telling.seat_facts(seat) for seat in table.seats])
    secrets = 0
    for upto in range(2, len(entries), 9):
        record = open_record(table, entries[:upto])
        told = retell(table, entries[:upto], SPECTATOR, 0, 199, facts)
        assert (told.picks, told.frames[-1].seq) == (record.numbers_for(SPECTATOR)[0],) * 2
        assert [frame.seq for frame in told.frames] == list(range(told.picks + 1))
        assert told.frames[-1].picture == story.picture(record.history.table.view(SPECTATOR))
        assert {event.seq for frame in told.frames for event in frame.events if event.seq != frame.seq} == set()
        secrets += record.seq - told.picks
    assert secrets > 0


def test_a_game_of_other_rules_is_told_as_far_as_it_goes() -> None:
    table = replace(table_of("watch", 3), status="over")
    lines = standing(played(table, 4, 90)[1])
    entries = [Entry(table.id, version, line) for version, line in enumerate(lines, 1)]
    facts = (telling.table_facts(table, ""), [telling.seat_facts(seat) for seat in table.seats])
    whole = retell(table, entries, NOBODY, 0, 199, facts)
    assert whole.broken is None
    broken = [*entries[:20], replace(entries[20], line="0 fly"), *entries[21:]]
    told = retell(table, broken, NOBODY, 0, 199, facts)
    assert told.frames == whole.frames[: told.picks + 1] and told.picks == 19
    assert told.broken == Phrase("journal-option", {"number": 20, "pick": "fly", "seat": 0})
    with pytest.raises(JournalError):  # of a running game that would tell what others picked in secret
        retell(replace(table, status="playing"), broken, 0, 0, 199, facts)


def test_what_is_not_there_or_not_open(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    for part in ("journal", "replay"):
        refused(ada.http.get(f"/api/tables/nowhere/{part}"), 404, "room-unknown-table")
    closed = home.table(ada, "greedy", watch="none")
    refused(bo.http.get(f"/api/tables/{closed}/replay"), 403, "room-no-spectators")
    waiting = home.lay(ada, "open")
    refused(ada.http.get(f"/api/tables/{waiting.id}/replay"), 409, "room-not-begun")
    assert ada.http.get(f"/api/tables/{waiting.id}/replay?from=-1").status_code == 422


# --- once more


def test_a_rematch_of_one_person_begins_at_once(home: House) -> None:
    ada = home.visitor("Ada")
    table = finished(home, ada, "greedy")
    talker = ada.join(table)
    first = ada.http.post(f"/api/tables/{table}/rematch")
    assert first.status_code == 201
    again = first.json()["id"]
    assert ada.http.post(f"/api/tables/{table}/rematch").json()["id"] == again
    while talker.state["table"]["rematch"] != again:
        talker.read()
    state = ada.join(again).state
    assert (state["table"]["status"], state["me"]) == ("playing", [0])
    assert state["table"]["settings"] == talker.state["table"]["settings"]


def test_a_rematch_of_several_waits_for_them(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = finished(home, ada, bo)
    again = bo.http.post(f"/api/tables/{table}/rematch").json()["id"]
    talker = ada.join(again)
    assert (talker.state["table"]["status"], talker.state["me"]) == ("open", [0])
    bo.http.post(f"/api/tables/{again}/start").raise_for_status()
    while talker.state["table"]["status"] == "open":
        talker.read()
    refused(home.visitor("Vi").http.post(f"/api/tables/{table}/rematch"), 403, "room-not-your-seat")


def test_no_rematch_of_a_running_game(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", first_player="seat")
    refused(ada.http.post(f"/api/tables/{table}/rematch"), 409, "room-not-over")
