"""VW-8.11: a player who can only pass is still asked, and the server may answer for them; nobody else can tell."""

import asyncio
import threading
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from longhouse import History, Journal
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import played_game, read_journal, write_head, write_pick
from longhouse.kernel.secret import formality
from longhouse.kernel.table import Table
from longhouse.server.base.settings import Settings
from longhouse.server.store.facts import SeatInfo, TableInfo, new_id
from longhouse.server.store.workers import Workers
from longhouse.server.table.record import Record
from longhouse.server.table.room import Room
from longhouse.server.thought.driver import Driver
from tests.golden.golden import FOLDER
from tests.server.house import PATIENCE, House, Talker, house, seat_info

GOLDEN = (FOLDER / "wild" / "plain-3-raids.journal").read_text(encoding="utf-8")
WILD = played_game(GOLDEN)
LONG = 3600.0  # seconds, which nobody waits for
ATTACKER, DEFENDER = "attacker", "defender"


class Window(NamedTuple):
    """A journal that ends where a building is attacked."""

    lines: list[str]
    attacker: int
    defender: int


@cache
def window(formal: bool) -> Window:
    """From a golden game: the defender can only pass, or (not `formal`) has something to choose."""
    journal = read_journal(WILD, GOLDEN)
    lines = [write_head(WILD, journal), *[write_pick(WILD, journal, pick) for pick in journal.picks]]
    history = History(
        WILD, Journal("wild", 1, journal.content, journal.seed, journal.settings, journal.seats), WILD.content()
    )
    for number, (pick, answer) in enumerate(pairwise(journal.picks), 1):
        replay_pick(history, number, pick)
        if is_window(history.table, formal):
            return Window(lines[: number + 1], pick.seat, answer.seat)
    raise AssertionError("nobody was attacked")


def is_window(table: Table, formal: bool) -> bool:
    decision = table.decision
    return decision.ask == "wild-ask-respond" and (formality(table, decision.seat) is not None) == formal


class Siege:
    """A table at such a moment: people in the seats of attacker and defender, an idle third."""

    def __init__(self, home: House, formal: bool = True) -> None:
        self.home = home
        self.window = window(formal)
        self.people = {ATTACKER: home.visitor("Ada"), DEFENDER: home.visitor("Bo")}
        self.third = home.visitor("Cy")
        self.table = self.lay()
        self.seat = self.window.defender

    def lay(self) -> str:
        by_seat = {self.window.attacker: self.people[ATTACKER], self.window.defender: self.people[DEFENDER]}
        seats: list[SeatInfo] = [seat_info(seat, by_seat.get(seat, self.third)) for seat in range(3)]
        journal = read_journal(WILD, self.window.lines[0])
        info = TableInfo(new_id(), "wild", 1, journal.settings, "7", "all", self.people[ATTACKER].id, seats, "playing")
        self.home.run(self.home.app.state.store.create(info, self.window.lines))
        return info.id

    def join(self, who: str) -> Talker:
        return self.people[who].join(self.table)

    def room(self) -> Room:
        found: Room = self.home.app.state.rooms.live[self.table]
        return found

    @property
    def before(self) -> int:
        """The entries of the journal while the question is open."""
        return len(self.window.lines)


def leave_formalities(talker: Talker, seat: int, on: bool = True) -> list[int]:
    talker.say(type="formalities", seat=seat, on=on)
    answer = talker.hear("formalities", "error")
    assert answer["type"] == "formalities", answer
    seats: list[int] = answer["seats"]
    return seats


def settled(room: Room) -> None:
    """Wait until no pause is running and its results are done."""
    while room.deputies.hesitating or not room.mailbox.empty():
        threading.Event().wait(0.01)
    done = threading.Event()

    async def tell() -> None:
        done.set()

    asyncio.run_coroutine_threadsafe(room.post(tell), room.task.get_loop()).result(PATIENCE)
    assert done.wait(PATIENCE)


def until_answered(talker: Talker) -> int:
    """Waits until a viewer who came while the question was open gets the answer; returns its seq."""
    first = next(frame for frame in talker.frames if frame["type"] == "state")
    talker.until(first["version"] + 1)
    return int(first["seq"]) + 1


def record_of(room: Room) -> Record:
    assert room.record is not None
    return room.record


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, formality_pause=0.0) as made:
        yield made


# --- what is answered


def test_by_default_nothing_is_answered_for_anybody(quick: House) -> None:
    siege = Siege(quick)
    talker = siege.join(DEFENDER)
    assert (talker.state["formalities"], talker.options(siege.seat)) == ([], ["pass"])
    settled(siege.room())
    assert record_of(siege.room()).version == siege.before


def test_who_wishes_it_is_spared_a_formality(quick: House) -> None:
    """VW-8.11: the server passes, and the game goes on as if they had."""
    siege = Siege(quick)
    attacker, talker = siege.join(ATTACKER), siege.join(DEFENDER)
    assert leave_formalities(talker, siege.seat) == [siege.seat]
    for seen in (attacker, talker):
        answered = until_answered(seen)
        passed = [event for event in seen.state["events"] if event["seq"] == answered]
        assert (passed[0]["kind"], passed[0]["seat"]) == ("wild-event-passed", siege.seat)


def test_what_can_be_chosen_is_left_to_the_player(quick: House) -> None:
    siege = Siege(quick, formal=False)
    talker = siege.join(DEFENDER)
    assert len(talker.options(siege.seat)) > 1
    leave_formalities(talker, siege.seat)
    settled(siege.room())
    talker.until_quiet()
    assert (record_of(siege.room()).version, len(talker.options(siege.seat)) > 1) == (siege.before, True)


def test_nobody_else_is_told_who_is_spared(tmp_path: Path) -> None:
    """Neither the attacker, who receives nothing at all, nor spectators; but all of the player's screens."""
    with house(tmp_path, formality_pause=LONG) as home:
        siege = Siege(home)
        attacker, talker, second = siege.join(ATTACKER), siege.join(DEFENDER), siege.join(DEFENDER)
        watching = home.visitor("Vi").join(siege.table)
        for other in (attacker, watching):
            other.until_quiet()
        told = [len(other.frames) for other in (attacker, watching)]
        leave_formalities(talker, siege.seat)
        assert second.hear("formalities")["seats"] == [siege.seat]
        for other, before in zip((attacker, watching), told, strict=True):
            other.until_quiet()
            assert [frame["type"] for frame in other.frames[before:]] == ["pong"]
        assert siege.join(ATTACKER).state["formalities"] == []
        assert home.visitor("Vo").join(siege.table).state["formalities"] is None
        assert list(siege.room().deputies.hesitating) == [siege.seat]


def test_the_pause_is_bounded_and_never_twice_the_same(home: House) -> None:
    """Answers after equal times would reveal that nobody has thought."""
    driver: Driver = home.app.state.rooms.driver
    usual = Settings().formality_pause
    pauses = [Driver(Settings(), driver.workers).hesitation() for _ in range(200)]
    assert usual / 2 <= min(pauses) < usual < max(pauses) <= usual * 2
    assert len(set(pauses)) > 190
    assert driver.settings.formality_pause == usual


def test_the_luck_of_the_game_is_not_touched(quick: House) -> None:
    """The journal has what the player would have picked, and the same outcomes as with a pass by hand."""
    by_hand, spared = Siege(quick), Siege(quick)
    assert by_hand.join(DEFENDER).pick("pass", by_hand.seat)["type"] == "done"
    talker = spared.join(DEFENDER)
    leave_formalities(talker, spared.seat)
    until_answered(talker)
    store = quick.app.state.store
    lines = [[entry.line for entry in quick.run(store.entries(siege.table))] for siege in (by_hand, spared)]
    assert lines[0] == lines[1]


# --- what happens meanwhile


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Until it is set, the pause goes on."""
    opened = threading.Event()
    take = Workers.take

    async def wait(workers: Workers, table_id: str) -> bool:
        while not opened.is_set():
            await asyncio.sleep(0.001)
        return await take(workers, table_id)

    monkeypatch.setattr(Workers, "take", wait)
    return opened


def test_who_answers_first_has_answered(quick: House, gate: threading.Event) -> None:
    siege = Siege(quick)
    talker = siege.join(DEFENDER)
    leave_formalities(talker, siege.seat)
    assert talker.pick("pass", siege.seat)["type"] == "done"
    gate.set()
    settled(siege.room())
    assert record_of(siege.room()).version == siege.before + 1


def test_who_wishes_it_no_longer_is_asked_again(quick: House, gate: threading.Event) -> None:
    siege = Siege(quick)
    talker = siege.join(DEFENDER)
    leave_formalities(talker, siege.seat)
    assert leave_formalities(talker, siege.seat, on=False) == []
    gate.set()
    settled(siege.room())
    assert record_of(siege.room()).version == siege.before
    assert talker.pick("pass", siege.seat)["type"] == "done"


def test_a_bot_that_stands_in_answers_itself(quick: House, gate: threading.Event) -> None:
    siege = Siege(quick)
    talker = siege.join(DEFENDER)
    leave_formalities(talker, siege.seat)
    crowd = siege.room().crowd
    assert crowd.spares(siege.seat)
    assert siege.people[DEFENDER].http.post(f"/api/tables/{siege.table}/leave").is_success
    while not crowd.table.seats[siege.seat].stand_in:
        talker.until_quiet()
    assert not crowd.spares(siege.seat)
    gate.set()
    until_answered(talker)
    settled(siege.room())
    entries = quick.run(quick.app.state.store.entries(siege.table, siege.before))
    assert entries[0].line.split()[:2] == [str(siege.seat), "pass"]


# --- restarts, and several processes


def test_it_is_remembered_after_a_restart_and_answered_though_nobody_comes(tmp_path: Path) -> None:
    with house(tmp_path, formality_pause=LONG) as home:
        siege = Siege(home)
        leave_formalities(siege.join(DEFENDER), siege.seat)
        cookies = siege.people[DEFENDER].http.cookies
    with house(tmp_path, formality_pause=0.0) as home:
        store = home.app.state.store
        while len(home.run(store.entries(siege.table))) == siege.before:
            threading.Event().wait(0.01)
        talker = home.visitor("Bo", cookies).join(siege.table)
        assert talker.state["formalities"] == [siege.seat]
        assert leave_formalities(talker, siege.seat, on=False) == []
        talker.close()
    with house(tmp_path) as home:
        assert not home.run(home.app.state.store.find(siege.table)).seats[siege.seat].formalities


def test_it_is_answered_through_whichever_server_has_the_table(tmp_path: Path) -> None:
    """The attacker's server runs the bots; the defender asks the other server to answer."""
    with (
        house(tmp_path, formality_pause=0.0, look_every=0.02) as one,
        house(tmp_path, formality_pause=0.0, look_every=0.02) as two,
    ):
        siege = Siege(one)
        attacker = siege.join(ATTACKER)
        assert one.run(one.app.state.workers.take(siege.table))
        far = Talker(two.port, siege.table, siege.people[DEFENDER].http.cookies.get("longhouse") or "")
        far.hello()
        attacker.until_quiet()
        known = len(attacker.frames)
        assert leave_formalities(far, siege.seat) == [siege.seat]
        until_answered(attacker)
        assert "state" not in [frame["type"] for frame in attacker.frames[known:]]
        until_answered(far)
        assert two.app.state.workers.held == set()
        far.close()


def test_who_comes_back_is_told_what_was_agreed_elsewhere(tmp_path: Path) -> None:
    with house(tmp_path, formality_pause=LONG) as home:
        siege = Siege(home)
        talker = siege.join(DEFENDER)
        seen = talker.state["version"]
        talker.close()
        leave_formalities(siege.join(DEFENDER), siege.seat)
        back = siege.people[DEFENDER].join(siege.table, seen=seen)
        assert back.hear("formalities")["seats"] == [siege.seat]


# --- what is refused


def test_only_for_ones_own_seat_in_a_game_that_has_begun(quick: House) -> None:
    siege = Siege(quick)
    for talker in (siege.join(ATTACKER), quick.visitor("Vi").join(siege.table)):
        for seat in (siege.seat, 15):
            talker.say(type="formalities", seat=seat, on=True)
            assert talker.hear("error")["why"]["key"] == "room-not-your-seat"
    waiting = quick.lay(siege.people[DEFENDER], "open", game="wild")
    talker = siege.people[DEFENDER].join(waiting.id)
    talker.say(type="formalities", seat=0, on=True)
    assert talker.hear("error")["why"]["key"] == "room-not-begun"
    assert not quick.run(quick.app.state.store.find(siege.table)).seats[siege.seat].formalities


def test_where_nobody_is_asked_for_forms_sake_there_is_nothing_to_leave(quick: House) -> None:
    ada, bo = quick.visitor("Ada"), quick.visitor("Bo")
    talker = ada.join(quick.table(ada, bo))
    assert talker.state["formalities"] is None
    talker.say(type="formalities", seat=0, on=True)
    assert talker.hear("error")["code"] == "formalities"


def test_a_rematch_begins_without_it(quick: House) -> None:
    siege = Siege(quick)
    leave_formalities(siege.join(DEFENDER), siege.seat)
    info = quick.run(quick.app.state.store.find(siege.table))
    again = quick.run(quick.app.state.rooms.rematch(info, siege.people[DEFENDER].id))
    assert [seat.formalities for seat in quick.run(quick.app.state.store.find(again)).seats] == [False] * 3
