"""A misclick is not final: bots wait before they answer a pick that can be undone, and for players' screens."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longhouse.kernel.decision import NOBODY
from longhouse.server.base.settings import Settings
from longhouse.server.people.people import Person
from longhouse.server.store.facts import Entry, Presence
from longhouse.server.table.client import Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.patience import GUESS, Patience
from longhouse.server.table.record import Record, begin, lines_in_order, open_record
from tests.server.house import House, Talker, house
from tests.server.table.test_record import table_of

LONG = 3600.0  # longer than any test: nothing happens because of time
PLACING = {"initial_placement": "phase", "first_player": "seat"}
SHOWN = ("picture", "decisions", "events", "seq")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Bots wait for ever."""
    with house(tmp_path_factory.mktemp("slow"), grace=LONG, follow=LONG) as made:
        yield made


def pick(talker: Talker, number: int = 0, seat: int = 0) -> None:
    assert talker.pick(talker.options(seat)[number], seat)["type"] == "done"
    talker.until_quiet()


def give_away(talker: Talker, number: int = 0) -> None:
    """A settlement and its road: then it is another's move."""
    pick(talker, number)
    pick(talker)
    assert talker.options(0) == []


def settled(home: House, table: str) -> None:
    """Wait until the bot of this table has thought, and only waits."""
    room = home.app.state.rooms.live[table]
    while not room.deputies.busy:
        threading.Event().wait(0.005)


def shown(talker: Talker) -> dict[str, Any]:
    return {key: talker.state[key] for key in SHOWN}


def lines(home: House, table: str) -> list[str]:
    """The journal, as it is handed out."""
    info = home.run(home.app.state.store.find(table))
    return [line.strip() for line in lines_in_order(info, home.run(home.app.state.store.entries(table)))[1:]]


# --- a pick that can be undone


def test_a_misclick_leaves_no_trace(slow: House) -> None:
    """Neither with the other player, nor in the journal; though it was the other's move for a moment."""
    ada, bo = slow.visitor("Ada"), slow.visitor("Bo")
    table = slow.table(ada, bo, "greedy", **PLACING)
    talker, other = ada.join(table, patches=True), bo.join(table, patches=True)
    pick(talker)
    other.until(2)
    before, theirs = shown(talker), shown(other)
    pick(talker)
    other.until(3)
    assert other.options(1) and shown(other) != theirs
    assert (talker.state["undo"]["allowed"], talker.state["undo"]["left"]) == (True, None), "no bot is asked"
    assert talker.undo(0)["type"] == "done"
    talker.until_quiet()
    other.until(4)
    assert (shown(talker), shown(other)) == (before, theirs)
    pick(talker, 1)
    other.until(5)
    pick(other, seat=1)
    talker.until(6)
    assert talker.undo(0)["why"]["key"] == "room-undo-nothing", "somebody else has picked"
    assert talker.state["undo"]["why"]["key"] == "room-undo-nothing"
    assert [line.split()[0] for line in lines(slow, table)] == ["0", "0", "1"]


def test_a_bot_waits_until_the_pick_stands(slow: House) -> None:
    ada = slow.visitor("Ada")
    table = slow.table(ada, "greedy", **PLACING)
    talker = ada.join(table)
    give_away(talker)
    undo = talker.state["undo"]
    assert undo["allowed"] and 0 < undo["left"] <= LONG * 1000
    settled(slow, table)
    assert ada.join(table).state["undo"]["left"] > 0, "another screen of the same player counts down too"
    for _ in range(2):
        assert talker.undo(0)["type"] == "done"
        talker.until_quiet()
    give_away(talker, 5)
    chosen = talker.state["events"][-2:]
    talker.say(type="grace", on=False)
    talker.until_asked(0)
    assert [event for event in talker.state["events"] if event["seq"] in (1, 2)] == chosen
    assert [line.split()[0] for line in lines(slow, table)] == ["0", "0", "1", "1", "1", "1"]


def test_who_waives_the_grace_is_answered_at_once(slow: House) -> None:
    ada = slow.visitor("Ada")
    talker = ada.join(slow.table(ada, "greedy", **PLACING))
    talker.say(type="hello", grace=False)
    give_away(talker)
    assert talker.until_asked(0)


def test_nobody_waits_where_nothing_can_be_undone(slow: House) -> None:
    """After the roll the bot discards, or after it the turn ends: only that waits."""
    ada = slow.visitor("Ada")
    table = slow.table(ada, "greedy", game="midgard")
    talker = ada.join(table)
    room = slow.app.state.rooms.live[table]
    while not talker.state["undo"]["allowed"]:
        assert room.patience.until == 0.0
        assert talker.until_asked(0)
        pick(talker)
    assert room.patience.mover == 0


def test_a_grace_is_over_after_a_restart_and_nothing_is_lost(tmp_path: Path) -> None:
    with house(tmp_path, grace=LONG) as home:
        ada = home.visitor("Ada")
        table = home.table(ada, "greedy", **PLACING)
        give_away(ada.join(table))
        cookies, stood = ada.http.cookies, lines(home, table)
    with house(tmp_path, grace=LONG) as home:
        talker = home.visitor("Ada", cookies).join(table)
        assert talker.until_asked(0)
        assert lines(home, table)[:2] == stood


# --- screens that are behind


def test_a_bot_waits_for_the_screen_of_a_player_who_looks(slow: House) -> None:
    ada = slow.visitor("Ada")
    table = slow.table(ada, "greedy", **PLACING)
    talker, watching = ada.join(table), slow.visitor("Vi").join(table)
    talker.say(type="grace", on=False)
    for looks in (talker, watching):
        looks.say(type="shown", version=1)
    give_away(talker)
    settled(slow, table)
    talker.until_quiet()
    assert talker.state["version"] == 3
    talker.say(type="shown", version=3)
    talker.until(4)
    talker.say(type="shown", version=-1)
    assert talker.until_asked(0), "nobody looks any more, except somebody who does not play"


# --- by an injected clock


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def patient(grace: float = 3.0) -> tuple[Patience, Record, Clock, Client]:
    """Two people and two bots; the first person looks at the table and has just placed a worker."""
    table = table_of("midgard", 4)
    for seat in (2, 3):
        table.seats[seat].kind, table.seats[seat].bot, table.seats[seat].person = "bot", "greedy", None
    record = open_record(table, [Entry("id", 1, begin(table))])
    clock, crowd = Clock(), Crowd(table, 0.0)
    client = Client(Person("person 0", "Ada", True))
    client.viewer = 0
    crowd.add(client)
    return Patience(crowd, replace(Settings(), grace=grace), clock), record, clock, client


def test_how_long_a_pick_may_be_undone() -> None:
    patience, record, clock, _ = patient()
    table = record.history.table
    seat = table.decision.seat
    while table.decision.seat == seat or not record.history.can_undo(seat):
        seat = table.decision.seat
        record.play(table.decision.options[0], seat)
    asked = patience.crowd.table.seats[table.decision.seat]
    asked.kind, asked.stand_in = "person", ""
    patience.begin(record, seat)
    assert (patience.until, patience.left(record, seat)) == (clock.now + 3.0, None), "no bot is asked"
    asked.stand_in = "greedy"
    clock.now += 1.0
    assert (patience.left(record, seat), patience.left(record, table.decision.seat)) == (2000, None)
    patience.end()
    assert (patience.until, patience.left(record, seat)) == (0.0, None)
    without, record, _, _ = patient(grace=0.0)
    without.begin(record, seat)
    assert without.until == 0.0


class Screens:
    """How long bots wait for a screen, where time passes only while they wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patience, self.record, self.clock, self.client = patient()

        async def rest(_: Patience, seconds: float) -> None:
            self.clock.now += seconds

        monkeypatch.setattr(Patience, "rest", rest)

    def wait(self, seat: int) -> float:
        begun = self.clock.now
        asyncio.run(self.patience.follow(self.record, seat))
        return self.clock.now - begun

    def play_until(self, over: Callable[[], bool]) -> None:
        while not over():
            decision = self.record.history.table.decision
            self.record.play(decision.options[0], decision.seat)


def test_how_long_a_bot_waits_for_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between turns each bot has four seconds, however many picks it makes."""
    screens = Screens(monkeypatch)
    patience, wait = screens.patience, screens.wait
    assert screens.record.turn_of == NOBODY, "all choose their leaders"
    assert wait(2) == 0.0, "it does not say what it shows"
    patience.shown(screens.client, 0)
    assert [wait(2), wait(2), wait(3), wait(2)] == [4.0, 0.0, 4.0, 4.0]
    patience.begin(screens.record, 0)
    assert wait(2) == 4.0, "an answer to somebody else"
    patience.shown(screens.client, screens.record.numbers_for(0)[1])
    assert wait(3) == 0.0
    patience.crowd.elsewhere = Presence(frozenset({"person 1"}), 0)
    assert [wait(2), wait(2)] == [GUESS, GUESS]
    patience.crowd.elsewhere = Presence(frozenset(), 0)
    patience.shown(screens.client, -1)
    assert wait(3) == 0.0, "nobody looks"


def test_a_turn_waits_for_screens_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four seconds together, whoever is asked in it, and though a person picks in it."""
    screens = Screens(monkeypatch)
    patience, record, wait = screens.patience, screens.record, screens.wait
    patience.shown(screens.client, 0)
    screens.play_until(lambda: record.turns == 2)
    turn_of = record.turn_of
    assert [wait(2), wait(3), wait(2)] == [4.0, 0.0, 0.0]
    patience.begin(record, 0)
    assert wait(3) == 0.0
    screens.play_until(lambda: record.turns == 3)
    assert record.turn_of != turn_of
    assert [wait(2), wait(3)] == [4.0, 0.0]


def test_a_careful_pick_waits_for_a_yes_where_the_rules_warn(home: House) -> None:
    """Whoever picks before the preview came is sent it instead; a harmless pick is made at once."""
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy", game="midgard"))
    assert talker.until_asked(0)
    pick(talker)
    assert talker.until_asked(0)
    warned: dict[bool, str] = {}
    for option in talker.options(0):
        talker.say(type="preview", id=talker.next_id(), seat=0, option=option)
        warned[any(talker.hear("preview")["warns"])] = option
    assert set(warned) == {False, True}, "workers without warriors at a troll, and at a smith"
    before = shown(talker)

    def pick_carefully(option: str) -> str:
        talker.say(type="pick", id="careful", seat=0, option=option, careful=True, **talker.numbers)
        kind: str = talker.hear("preview", "done", "refused")["type"]
        talker.until_quiet()
        return kind

    assert pick_carefully(warned[True]) == "preview"
    assert shown(talker) == before
    assert pick_carefully(warned[False]) == "done", "the same id: nothing was done under it"
    assert shown(talker) != before
