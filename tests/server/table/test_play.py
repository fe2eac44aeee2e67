"""Whole games over the wire."""

import random

from tests.server.house import House, Talker


def play_on(talkers: dict[int, Talker], seed: int, most: int = 10_000) -> None:
    """Everybody picks eagerly until the game is over; all are up to date before each pick."""
    luck = random.Random(seed)
    for _ in range(most):
        mover = next((seat for seat, talker in talkers.items() if talker.options(seat)), None)
        if mover is None:
            talker = next(iter(talkers.values()))
            if talker.state["over"]:
                return
            talker.until(talker.state["version"] + 1)
            continue
        talker = talkers[mover]
        assert talker.pick(talker.eager(mover, luck), mover)["type"] == "done"
        for each in talkers.values():
            each.until_quiet()


def test_a_person_plays_a_whole_game_against_bots(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "uniform", "greedy"))
    luck = random.Random(1)
    assert talker.state["me"] == [0]
    assert talker.state["role"] == "host"
    while talker.until_asked(0):
        assert talker.pick(talker.eager(0, luck), 0)["type"] == "done"
        talker.until(talker.state["version"] + 1)
    score = talker.state["over"]
    assert len(score["winners"]) == 1
    assert max(score["points"]) >= 10
    assert talker.state["decisions"] == []


def test_two_people_play_a_whole_game_and_a_spectator_sees_it_end(home: House) -> None:
    people = [home.visitor(name) for name in ("Ada", "Bo")]
    table = home.table(*people, seed="3", trade_max_offers_per_turn="1")
    talkers = {seat: person.join(table) for seat, person in enumerate(people)}
    spectator = home.visitor("Vi").join(table)
    assert spectator.state["role"] == "spectator"
    assert [talkers[seat].state["viewer"] for seat in talkers] == [0, 1]
    play_on(talkers, 5)
    while not spectator.state["over"]:
        spectator.read()
    scores = [talker.state["over"] for talker in (*talkers.values(), spectator)]
    assert all(score == scores[0] for score in scores)
    logs = [[event["kind"] for event in talker.state["events"]] for talker in (*talkers.values(), spectator)]
    assert all(log[-100:] == logs[0][-100:] for log in logs)


def test_two_seats_at_one_screen(home: House) -> None:
    """Each has its own view, without the other's options."""
    ada = home.visitor("Ada")
    table = home.table(ada, ada, "uniform", first_player="seat", initial_placement="phase")
    talker = ada.join(table)
    assert talker.state["me"] == [0, 1]
    assert talker.state["viewer"] == 0
    assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
    talker.hear("update")
    assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
    talker.hear("update")
    assert talker.options(1) == []
    talker.hello(seat=1)
    assert talker.state["viewer"] == 1
    assert talker.options(1)
    assert talker.pick(talker.options(1)[0], 1)["type"] == "done"
    assert talker.hear("update")["undo"] == {"seat": 1, "allowed": True, "why": None, "left": None}


def test_a_table_that_waits_shows_its_seats_and_no_board(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.lay(ada, "open", "greedy")
    waiting, guest = ada.join(table.id), bo.join(table.id)
    assert waiting.state["table"]["status"] == "open"
    assert (waiting.state["picture"], waiting.state["seq"], waiting.state["version"]) == (None, 0, 0)
    assert [seat["kind"] for seat in waiting.state["seats"]] == ["person", "open", "bot"]
    assert guest.pick("roll", 1, seq=0)["why"]["key"] == "room-not-begun"
    bo.http.post(f"/api/tables/{table.id}/sit", json={"seat": 1}).raise_for_status()
    while guest.state["me"] != [1]:
        guest.read()
    ada.http.post(f"/api/tables/{table.id}/start").raise_for_status()
    while waiting.state["table"]["status"] == "open":
        waiting.read()
    assert waiting.state["picture"]["step"] == "roll"
    assert waiting.state["scenery"]["board"]
