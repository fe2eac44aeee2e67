"""A table is the same after it was put away, and after its server was started again."""

import threading
from pathlib import Path

from tests.server.house import PATIENCE, Frame, Talker, house

PLACING = {"initial_placement": "phase", "first_player": "seat"}


def same_game(one: Frame, other: Frame) -> bool:
    keys = ("seq", "version", "scenery", "picture", "decisions", "events", "undo", "over", "chat", "me", "role")
    return all(one[key] == other[key] for key in keys)


def play(talkers: list[Talker], picks: int) -> None:
    for _ in range(picks):
        for seat, talker in enumerate(talkers):
            if talker.options(seat):
                talker.pick(talker.options(seat)[-1], seat)
                break
        for talker in talkers:
            talker.until_quiet()


def test_a_table_that_was_put_away_comes_back_from_its_snapshot(tmp_path: Path) -> None:
    with house(tmp_path, idle_after=0.01, snapshot_every=10) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo)
        talkers = [ada.join(table), bo.join(table)]
        play(talkers, 45)
        rooms = home.app.state.rooms.live
        before = [talker.state for talker in talkers]
        for talker in talkers:
            talker.close()
        wait_until_empty(rooms)
        kept = home.run(home.app.state.store.snapshot(table))
        assert kept[0] >= 30
        for visitor, state in zip((ada, bo), before, strict=True):
            assert same_game(visitor.join(table).state, state)


def wait_until_empty(rooms: dict[str, object]) -> None:
    pause = threading.Event()
    for _ in range(int(PATIENCE / 0.01)):
        if not rooms:
            return
        pause.wait(0.01)
    raise AssertionError("the room is not put away")


def test_after_a_restart_every_pick_is_there_and_known(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, **PLACING)
        talker = ada.join(table)
        talker.pick(talker.options(0)[4], 0, id="first")
        talker.until_quiet()
        talker.undo(0)
        talker.until_quiet()
        talker.pick(talker.options(0)[5], 0, id="second")
        talker.until_quiet()
        before = talker.state
        cookies = ada.http.cookies
    with house(tmp_path) as home:
        ada = home.visitor("Ada", cookies)
        talker = ada.join(table)
        assert same_game(talker.state, before)
        assert talker.pick("roll", 0, seq=0, id="second") == {"type": "done", "id": "second", "seq": 1}
        assert talker.undo(0)["seq"] == 0
        talker.until_quiet()
        assert talker.state["version"] == 5


def test_the_state_says_what_its_reader_did_last(tmp_path: Path) -> None:
    """Its number and its age, for each player; also when the server was away meanwhile."""
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, **PLACING)
        talker, other = ada.join(table), bo.join(table)
        assert talker.state["since"] is None
        for _ in range(2):
            talker.pick(talker.options(0)[0], 0)
            talker.until_quiet()
        other.until_asked(1)
        other.pick(other.options(1)[0], 1)
        cookies, theirs = ada.http.cookies, bo.http.cookies
        assert ada.join(table).state["since"]["seq"] == 2
    with house(tmp_path) as home:
        again = home.visitor("Ada", cookies).join(table).state["since"]
        assert again["seq"] == 2
        assert 0 <= again["ago"] < 600
        assert home.visitor("Bo", theirs).join(table).state["since"]["seq"] == 3
        assert home.visitor("Cleo").join(table).state["since"] is None
