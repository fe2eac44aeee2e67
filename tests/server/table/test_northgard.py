"""Northgard over the wire: a whole game, what a spectator receives, and its journal."""

import random

import longhouse
from tests.server.house import Frame, House

SECRET = "a-seed-that-nobody-may-see"


def seats_of(frame: Frame) -> list[Frame]:
    seats: list[Frame] = (frame.get("picture") or {}).get("seats", [])
    return seats


def check_no_secret(frame: Frame) -> None:
    """NG-4.1, NG-3.10, NG-16.5: no hand, no set-up tile, no fame, no card that was drawn, nobody's options."""
    assert SECRET not in str(frame)
    assert (frame.get("picture") or {}).get("tileHand") is None
    for seat in seats_of(frame):
        assert seat["hand"] is None and seat["fame"] is None
    for event in frame.get("events", []):
        if event["kind"] in ("northgard-event-drew", "northgard-event-dealt-tile"):
            assert event["args"][-1] == -1
    assert all(decision["options"] == [] for decision in frame.get("decisions", []))


def test_a_whole_game_of_a_person_and_bots(home: House) -> None:
    """Ada sees her own hand, Vi nobody's; both see the same end, and the journal replays to it."""
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", "uniform", game="northgard", seed=SECRET, creatures="true", first_player="seat1")
    talker, spectator = ada.join(table), home.visitor("Vi").join(table)
    luck = random.Random(1)
    while talker.until_asked(0):
        seats = seats_of(talker.state)
        assert len(seats[0]["hand"]) == seats[0]["handSize"]
        assert seats[1]["hand"] is seats[2]["hand"] is None
        assert talker.pick(talker.eager(0, luck), 0)["type"] == "done"
        talker.until(talker.state["version"] + 1)
    while not spectator.state["over"]:
        spectator.read()
    running = [frame for frame in spectator.frames if not frame.get("over")]
    assert len(running) > 100
    for frame in running:
        check_no_secret(frame)
    assert talker.state["over"] == spectator.state["over"]
    history = longhouse.replay(ada.http.get(f"/api/tables/{table}/journal").text)
    result = history.table.result
    assert result is not None
    assert [result.winners, result.points] == [spectator.state["over"]["winners"], spectator.state["over"]["points"]]
    assert [seat["fame"] for seat in seats_of(spectator.state)] == [row[0] for row in result.sources]


def test_a_replay_has_the_eyes_of_its_viewer(home: House) -> None:
    """NG-4.1: a finished game is shown completely to anyone who asks."""
    ada = home.visitor("Ada")
    table = home.table("uniform", "uniform", game="northgard", clan_pick="random")
    spectator = ada.join(table)
    while not spectator.state["over"]:
        spectator.read()
    told = {}
    for eyes in ("all", "spectator"):
        answer = ada.http.get(f"/api/tables/{table}/replay", params={"as": eyes, "from": "30", "to": "40"})
        assert answer.status_code == 200, answer.text
        told[eyes] = answer.json()["frames"]
    assert all(seat["hand"] is None for frame in told["spectator"] for seat in seats_of(frame))
    assert any(seat["hand"] for frame in told["all"] for seat in seats_of(frame))
