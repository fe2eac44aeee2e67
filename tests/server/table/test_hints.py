"""Hints over the wire: from the seat's own view, only if no other person plays, and the game goes on meanwhile."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from longhouse.bots.search import Budget
from longhouse.kernel.registry import find_game
from longhouse.server.base.limits import Limits
from longhouse.server.thought import thinkers, waiting
from longhouse.server.thought.thinkers import Thinkers
from tests.server.house import PATIENCE, Frame, House, Talker, Visitor, house
from tests.server.rest.test_journals import finished


def hint(talker: Talker, seat: int, id: str | None = None) -> Frame:
    name = id or talker.next_id()
    talker.say(type="hint", id=name, seat=seat)
    while True:
        answer = talker.hear("hint", "error")
        if answer.get("id") == name:
            return answer


def asked(home: House, visitor: Visitor, *others: Visitor | str, **settings: Any) -> Talker:
    """At a table of Northgard, when the first seat has to choose a clan or more."""
    talker = visitor.join(home.table(visitor, *others, game="northgard", first_player="seat1", **settings))
    assert talker.until_asked(0)
    return talker


def test_the_best_options_with_visits_and_what_to_expect(home: House) -> None:
    talker = asked(home, home.visitor("Ada"), "normal")
    answer = hint(talker, 0)
    assert answer["type"] == "hint" and answer["seq"] == talker.seq
    lines = answer["lines"]
    assert 1 <= len(lines) <= 5
    assert all(line["option"]["text"] in talker.options(0) for line in lines)
    visits = [line["visits"] for line in lines]
    ranked = [line for line in lines if line["ranked"]]
    assert lines[: len(ranked)] == ranked and all(line["visits"] >= 30 and line["margin"] <= 8 for line in ranked)
    assert answer["simulations"] >= sum(visits) > 0
    assert all(0 <= line["percent"] <= 100 for line in lines)
    assert talker.pick(lines[0]["option"]["text"], 0)["type"] == "done"


def test_a_question_that_is_planned_has_figures_too(home: House) -> None:
    """If the bot plans many picks at once, its plan comes first, and all were tried in the same worlds."""
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "normal", game="midgard"))
    planned = find_game("midgard").mind().planned
    while talker.until_asked(0):
        (decision,) = [decision for decision in talker.state["decisions"] if decision["seat"] == 0]
        if decision["ask"]["key"] in planned and len(decision["options"]) > 1:
            break
        fight = next((option for option in talker.options(0) if "draugr" in option), talker.options(0)[0])
        assert talker.pick(fight, 0)["type"] == "done"
        talker.until_quiet()
    answer = hint(talker, 0)
    assert answer["planned"] and len(answer["lines"]) > 1
    assert len({line["visits"] for line in answer["lines"]}) == 1 <= answer["lines"][0]["visits"]
    assert answer["simulations"] == sum(line["visits"] for line in answer["lines"])


def test_no_hint_where_another_person_plays(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    answer = hint(asked(home, ada, bo, "normal"), 0)
    assert (answer["type"], answer["why"]["key"]) == ("error", "room-hint-others")


def test_no_hint_where_two_play_at_one_screen(home: House) -> None:
    ada = home.visitor("Ada")
    assert hint(asked(home, ada, ada), 0)["why"]["key"] == "room-hint-others"


def test_only_who_sits_there_and_is_asked_gets_one(home: House) -> None:
    ada = home.visitor("Ada")
    talker = asked(home, ada, "normal")
    assert hint(talker, 1)["why"]["key"] == "room-not-your-seat"
    spectator = home.visitor("Vi").join(talker.state["table"]["id"])
    assert hint(spectator, 0)["why"]["key"] == "room-not-your-seat"
    waiting = ada.join(home.lay(ada, "open").id)
    assert hint(waiting, 0)["why"]["key"] == "room-not-begun"


def test_who_is_not_asked_gets_none(home: House) -> None:
    """While another has the move, and when the game is over."""
    ada = home.visitor("Ada")
    waiting = ada.join(home.table("hard", ada, game="northgard", first_player="seat1"))
    assert not waiting.options(1)
    assert hint(waiting, 1)["why"]["key"] == "room-hint-nothing"
    over = ada.join(finished(home, ada, "greedy"))
    assert over.state["over"]
    assert hint(over, 0)["why"]["key"] == "room-hint-nothing"


@pytest.mark.parametrize("seat", [2, 15, -1, 16, 2**63, 0.5, "0", None, [0]])
def test_a_question_that_makes_no_sense_has_one_answer(home: House, seat: object) -> None:
    talker = asked(home, home.visitor("Ada"), "normal")
    talker.say(type="hint", id="x", seat=seat)
    talker.until_quiet()
    answers = [frame["code"] for frame in talker.frames if frame["type"] in ("error", "hint")]
    assert answers == ["hint" if seat in (2, 15) else "bad-frame"]


def test_nobody_else_hears_of_it(home: House) -> None:
    """Nor do the numbers of later messages reveal it."""
    talker = asked(home, home.visitor("Ada"), "normal")
    spectator = home.visitor("Vi").join(talker.state["table"]["id"])
    spectator.until_quiet()
    known, version = len(spectator.frames), spectator.state["version"]
    assert hint(talker, 0)["type"] == "hint"
    spectator.until_quiet()
    assert [frame["type"] for frame in spectator.frames[known:]] == ["pong"]
    assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
    assert (spectator.hear("update")["version"], talker.hear("update")["version"]) == (version + 1, version + 1)


def test_who_comes_back_meanwhile_hears_the_answer(home: House) -> None:
    ada = home.visitor("Ada")
    talker = asked(home, ada, "normal")
    talker.say(type="hint", id="one", seat=0)
    talker.until_quiet()
    talker.close()
    back = ada.join(talker.state["table"]["id"])
    assert hint(back, 0, id="one")["type"] == "hint"
    back.until_quiet()
    assert [frame["type"] for frame in back.frames].count("hint") == 1


def test_a_question_said_again_is_thought_about_once(home: House) -> None:
    """A second one meanwhile is refused; the game can go on at once."""
    talker = asked(home, home.visitor("Ada"), "normal")
    for name in ("one", "one", "two"):
        talker.say(type="hint", id=name, seat=0)
    refused = talker.hear("error", "hint")
    assert (refused["type"], refused["id"], refused["why"]["key"]) == ("error", "two", "room-hint-busy")
    assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
    assert "hint" not in [frame["type"] for frame in talker.frames]
    answer = talker.hear("hint")
    assert answer["id"] == "one" and answer["seq"] < talker.seq
    talker.until_quiet()
    assert [frame["type"] for frame in talker.frames].count("hint") == 1


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, limits=0.1) as made:
        made.app.state.limits = Limits(0.1, lambda: 0.0)  # however long a hint takes here
        yield made


def test_hints_are_limited(strict: House) -> None:
    """One per twenty seconds with a tenth of the usual limits."""
    ada = strict.visitor("Ada")
    talker = ada.join(strict.table(ada, "normal", game="northgard", first_player="seat1"))
    assert hint(talker, 0)["type"] == "hint"
    assert hint(talker, 0)["code"] == "too-fast"


# --- the processes


def processes(home: House) -> dict[int, Any]:
    executor = home.app.state.driver.thinkers.pool.executor
    return {} if executor is None else dict(executor._processes)


def test_a_hard_bot_plays_and_other_tables_go_on(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    slow = ada.join(home.table("hard", ada, game="northgard", first_player="seat1"))
    quick = bo.join(home.table(bo, "normal"))
    assert quick.until_asked(0)
    assert quick.pick(quick.options(0)[0], 0)["type"] == "done"
    assert slow.until_asked(1)
    assert {event["seat"] for event in slow.state["events"]} >= {0}


def test_a_dead_process_is_replaced(home: House) -> None:
    talker = asked(home, home.visitor("Ada"), "normal")
    assert hint(talker, 0)["type"] == "hint"
    before = processes(home)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert hint(talker, 0)["type"] == "hint"
    assert before and not set(before) & set(processes(home))


def test_a_process_that_hangs_is_replaced(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    talker = asked(home, home.visitor("Ada"), "normal")
    assert hint(talker, 0)["type"] == "hint"
    before = processes(home)
    give_up, given_up = waiting.give_up, list[ProcessPoolExecutor]()

    def give_up_once(executor: ProcessPoolExecutor) -> None:
        given_up.append(executor)
        if len(given_up) == 1:  # the next one may start as slowly as it likes
            give_up(executor)

    monkeypatch.setattr(waiting, "give_up", give_up_once)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.1)
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    assert hint(talker, 0)["type"] == "hint"
    assert before and not set(before) & set(processes(home))


def test_a_house_can_be_left_though_a_process_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, thinkers=1) as home:
        assert hint(asked(home, home.visitor("Ada"), "normal"), 0)["type"] == "hint"
        monkeypatch.setattr(thinkers, "PATIENCE", 0.1)
        (stopped,) = processes(home).values()
        os.kill(stopped.pid, signal.SIGSTOP)
    stopped.join(PATIENCE)
    assert not stopped.is_alive()


def test_the_processes_end_with_the_house(tmp_path: Path) -> None:
    with house(tmp_path, thinkers=1) as home:
        assert processes(home) == {}  # before anybody thinks, there are none
        assert hint(asked(home, home.visitor("Ada"), "normal"), 0)["type"] == "hint"
        living = list(processes(home).values())
        assert [process.is_alive() for process in living] == [True]
    for process in living:
        process.join(PATIENCE)
    assert [process.is_alive() for process in living] == [False]


def test_where_no_process_can_think_a_hard_bot_still_picks(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        home.app.state.driver.thinkers.pool.closed = True
        ada = home.visitor("Ada")
        talker = ada.join(home.table("hard", ada, game="northgard", first_player="seat1"))
        assert talker.until_asked(1)
        assert hint(talker, 1)["why"]["key"] == "room-hint-failed"


def test_the_more_wait_the_shorter_each_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six hints at once in one process take no longer than a few seconds."""
    given: list[float] = []
    with house(tmp_path, thinkers=1) as home:
        pool: Thinkers = home.app.state.rooms.driver.thinkers
        send = pool.send

        async def recorded(work: Callable[..., Any], *said: object) -> Any:
            given.extend(each.seconds for each in said if isinstance(each, Budget))
            return await send(work, *said)

        monkeypatch.setattr(pool, "send", recorded)
        people = [home.visitor(f"Ada {number}") for number in range(6)]
        talkers = [asked(home, person, "normal") for person in people]
        assert hint(talkers[0], 0)["type"] == "hint"
        for talker in talkers:
            talker.say(type="hint", id="x", seat=0)
        assert all(talker.hear("hint")["type"] == "hint" for talker in talkers)
    assert min(given) < 0.5
    assert max(given) <= 1.0
