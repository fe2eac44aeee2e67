"""Analyses of finished games, asked of a real server with its real process."""

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse.bots import make_bot
from longhouse.server.base.limits import RATES
from longhouse.server.rest.analyses import MOST_AT_ONCE
from tests.server.house import PATIENCE, House, Visitor, house
from tests.server.rest.test_journals import refused

Found = dict[str, Any]


def game(seed: str, picks: int = 10) -> str:
    """The beginning of a game, as a journal: to think about a whole one takes long."""
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=seed, settings={"mode": "base"})
    bots = [make_bot("greedy", str(seat)) for seat in range(2)]
    for _ in range(picks):
        seat = history.table.decision.seat
        view = history.table.view(seat)
        history.pick(bots[seat].choose(view, view.decision_for(seat)), seat)
    return longhouse.write_journal(history.game, history.journal)


def brought(visitor: Visitor, journal: str) -> str:
    answer = visitor.http.post("/api/journals", content=journal)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(visitor: Visitor, table: str) -> Found:
    answer = visitor.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def look(visitor: Visitor, table: str, have: int = -1) -> Found:
    return dict(visitor.http.get(f"/api/tables/{table}/analysis?have={have}").json())


def until(visitor: Visitor, table: str, wanted: Callable[[Found], bool]) -> Found:
    end = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < end:
        found = look(visitor, table)
        if wanted(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"it does not come: {found}")


def done(found: Found) -> bool:
    return bool(found["state"] == "done")


def test_a_game_is_analysed_once_for_all_who_have_it(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    journal = game("one")
    table = brought(ada, journal)
    assert look(ada, table)["state"] == "none"
    assert ask(ada, table)["state"] in ("waiting", "running")
    found = until(ada, table, done)
    report = found["report"]
    assert report["picks"] == report["judged"] == 10 and found["here"] == found["all"] > 0
    assert len(report["chances"]) == 11 and all(abs(sum(row) - 1) < 0.01 for row in report["chances"])
    assert [player["seat"] for player in report["players"]] == [0, 1]
    assert sum(player["decisions"] for player in report["players"]) > 0
    assert report["turns"][0]["pick"] == 0
    assert all(loss["picked"]["key"].startswith("watch-option-") for loss in report["losses"])
    assert look(ada, table, have=found["stamp"]) == {**found, "report": None}

    copy = brought(bo, journal)
    assert ask(bo, copy) == {**found, "mine": False}


def test_of_a_running_game_nothing_is_told(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy")
    refused(ada.http.post(f"/api/tables/{table}/analysis"), 409, "server-analysis-later")
    refused(ada.http.get(f"/api/tables/{table}/analysis"), 409, "server-analysis-later")


def test_only_who_may_see_the_replay_may_ask(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, "greedy", watch="none")
    home.run(home.app.state.store.give_up(table))
    refused(bo.http.post(f"/api/tables/{table}/analysis"), 403, "room-no-spectators")
    refused(bo.http.get(f"/api/tables/{table}/analysis"), 403, "room-no-spectators")
    assert look(ada, table)["state"] == "none"
    refused(bo.http.get("/api/tables/nowhere/analysis"), 404, "room-unknown-table")


def test_it_is_stopped_by_who_asked_and_goes_on(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = brought(ada, game("two", 60))
    ask(ada, table)
    begun = until(ada, table, lambda found: found["report"] is not None)
    assert begun["state"] == "running" and begun["left"] > 0
    assert len(begun["report"]["chances"]) == 61  # coarse: of the whole game
    refused(bo.http.post(f"/api/tables/{table}/analysis/stop"), 403, "server-analysis-not-yours")
    stopped = ada.http.post(f"/api/tables/{table}/analysis/stop").json()
    assert stopped["state"] == "stopped" and stopped["report"] is not None
    assert ask(bo, table)["mine"]
    on = until(bo, table, lambda found: found["here"] > stopped["here"])
    assert on["state"] in ("running", "done")
    bo.http.post(f"/api/tables/{table}/analysis/stop")


def test_nobody_fills_the_queue(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    tables = [brought(ada, game(f"many {number}", 60)) for number in range(4)]
    found = [ask(ada, table) for table in tables[:3]]
    assert found[2]["ahead"] >= 1
    refused(ada.http.post(f"/api/tables/{tables[3]}/analysis"), 409, "server-analysis-many")
    assert ask(bo, tables[3])["ahead"] >= 2
    for visitor, table in ((bo, tables[3]), *[(ada, table) for table in tables[:3]]):
        visitor.http.post(f"/api/tables/{table}/analysis/stop")


def test_nobody_fills_it_by_asking_for_many_at_once(home: House) -> None:
    ada = home.visitor("Ada")
    tables = [brought(ada, game(f"at once {number}", 60)) for number in range(8)]
    with ThreadPoolExecutor(len(tables)) as threads:
        answers = list(threads.map(lambda table: ada.http.post(f"/api/tables/{table}/analysis"), tables))
    assert sorted(answer.status_code for answer in answers) == [200] * MOST_AT_ONCE + [409] * (8 - MOST_AT_ONCE)
    for table, answer in zip(tables, answers, strict=True):
        assert look(ada, table)["state"] in (("waiting", "running") if answer.status_code == 200 else ("none",))
        ada.http.post(f"/api/tables/{table}/analysis/stop")


def test_asking_is_counted_and_looking_is_not(tmp_path: Path) -> None:
    """By person: each may keep a process busy for minutes."""
    with house(tmp_path, limits=1.0) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = brought(ada, game("again and again", 60))
        (most, _), _ = RATES["analysis"]
        for _ in range(most):
            assert ask(ada, table)["state"] in ("waiting", "running")
            assert ask(ada, table)["mine"], "it was there already"
            assert ada.http.post(f"/api/tables/{table}/analysis/stop").json()["state"] == "stopped"
        refused(ada.http.post(f"/api/tables/{table}/analysis"), 429, "server-too-many")
        assert look(ada, table)["state"] == "stopped"
        assert ask(bo, table)["mine"]


def test_a_process_that_is_killed_is_replaced(home: House) -> None:
    ada = home.visitor("Ada")
    table = brought(ada, game("three", 16))
    ask(ada, table)
    until(ada, table, lambda found: found["report"] is not None)
    executor = home.app.state.analysts.pools[0].executor
    os.kill(next(iter(executor._processes)), signal.SIGKILL)
    assert until(ada, table, done)["report"]["judged"] == 16


def test_a_fault_is_one_sentence_and_can_be_tried_again(home: House) -> None:
    ada = home.visitor("Ada")
    table = brought(ada, game("four"))

    analysts = home.app.state.analysts
    home.run(analysts.analyses.ask(table, "f" * 64, ada.id, '{"journal": "x", "names": []}', 1))
    home.run(ring(home))
    found = until(ada, table, lambda found: found["state"] == "failed")
    assert found["why"]["key"] == "server-analysis-failed"


async def ring(home: House) -> None:
    home.app.state.analysts.bell.set()


def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    journal = game("five", 16)
    with house(tmp_path) as first:
        ada = first.visitor("Ada")
        table = brought(ada, journal)
        ask(ada, table)
        until(ada, table, lambda found: found["report"] is not None)
        cookies = ada.http.cookies
    with house(tmp_path) as second:
        again = second.visitor("Ada", cookies)
        assert look(again, table)["report"] is not None
        assert until(again, table, done)["mine"]


def test_a_host_may_do_without(tmp_path: Path) -> None:
    with house(tmp_path, analysts=0) as made:
        ada = made.visitor("Ada")
        refused(ada.http.post(f"/api/tables/{brought(ada, game('six'))}/analysis"), 409, "server-analysis-never")


@pytest.mark.parametrize("have", ["-2", "x", "1e9"])
def test_a_stamp_that_makes_no_sense(home: House, have: str) -> None:
    ada = home.visitor("Ada")
    table = brought(ada, game("seven"))
    assert ada.http.get(f"/api/tables/{table}/analysis?have={have}").status_code == 422
