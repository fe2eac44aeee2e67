"""No pick is lost, doubled or made on a table that its seat has not seen."""

import threading
from pathlib import Path

import pytest

from tests.server.house import Frame, House, Talker, house

PLACING = {"initial_placement": "phase", "first_player": "seat"}


def test_a_pick_that_is_sent_again_is_not_done_again(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    talker = ada.join(home.table(ada, bo, **PLACING))
    option = talker.options(0)[0]
    first = talker.pick(option, 0, id="mine")
    again = talker.pick(option, 0, id="mine")
    assert first == again == {"type": "done", "id": "mine", "seq": 1}
    talker.until_quiet()
    assert (talker.state["seq"], talker.state["version"]) == (1, 2)


def test_the_same_id_of_somebody_else_is_another_pick(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    talker, other = ada.join(table), bo.join(table)
    talker.pick(talker.options(0)[0], 0, id="1")
    talker.until_quiet()
    talker.pick(talker.options(0)[0], 0, id="2")
    other.until_asked(1)
    assert other.pick(other.options(1)[0], 1, id="1")["seq"] == 3


def test_a_late_pick_is_refused_with_the_state(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    one, other = ada.join(table), ada.join(table)
    options = one.options(0)
    assert one.pick(options[0], 0)["type"] == "done"
    refused = other.pick(options[5], 0, seq=0)
    assert (refused["type"], refused["why"]["key"], refused["seq"]) == ("refused", "room-late", 1)
    assert other.hear("state")["version"] == 2
    assert one.pick("roll", 0, seq=7)["why"]["key"] == "room-late"


def test_a_pick_for_what_was_undone_meanwhile_is_refused(tmp_path: Path) -> None:
    """Ada takes a road back and builds another while Bo's pick is on its way: its seq fits again, its version does not.
    After a restart that is no different."""
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        table = home.table(ada, bo, **PLACING)
        talker, other = ada.join(table), bo.join(table)
        for place in (0, 0, None, 1):
            assert (talker.undo(0) if place is None else talker.pick(talker.options(0)[place], 0))["type"] == "done"
            talker.until_quiet()
        other.until(3)
        blind: Frame = {"type": "pick", "id": "blind", "seat": 1, "option": other.options(1)[0], **other.numbers}
        assert refused(other, blind)["why"]["key"] == "room-late"
        assert other.numbers == {"seq": blind["seq"], "version": blind["version"] + 2}
        cookies = bo.http.cookies
    with house(tmp_path) as home:
        other = home.visitor("Bo", cookies).join(table)
        assert refused(other, blind)["why"]["key"] == "room-late"
        assert other.pick(blind["option"], 1)["type"] == "done"


def refused(talker: Talker, pick: Frame) -> Frame:
    """The refusal of a pick, after the state that comes with it."""
    talker.say(**pick)
    answer = talker.hear("refused", "done")
    talker.until_quiet()
    return answer


def test_an_undo_of_what_was_undone_and_picked_again_is_refused(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    one, other = ada.join(table), ada.join(table)
    for place in (0, None, 1):
        assert (one.undo(0) if place is None else one.pick(one.options(0)[place], 0))["type"] == "done"
        one.until_quiet()
    other.until(2)
    assert other.undo(0)["why"]["key"] == "room-late"
    other.until_quiet()
    assert other.undo(0)["type"] == "done"


def test_a_client_that_knows_no_versions_picks_as_before(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    talker = ada.join(table)
    assert talker.pick(talker.options(0)[0], 0, seq=0)["type"] == "done"
    talker.until_quiet()
    talker.say(type="undo", id="back", seq=1, seat=0)
    assert talker.hear("done")["seq"] == 0


def test_two_sockets_race_for_one_pick(home: House) -> None:
    """Of two picks of one seat for the same moment, one is done and the other refused, every time."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    rivals = [ada.join(table), ada.join(table)]
    other = bo.join(table)
    for _ in range(30):
        if not rivals[0].options(0):
            other.until_asked(1)
            other.pick(other.options(1)[-1], 1)
            other.until_quiet()
        else:
            answers = race(rivals, rivals[0].options(0)[-1])
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        for talker in rivals:
            talker.until_quiet()
    assert rivals[0].state["version"] == rivals[1].state["version"] == 31


def race(rivals: list[Talker], option: str) -> list[Frame]:
    start = threading.Barrier(len(rivals))
    answers: list[Frame] = []

    def run(talker: Talker) -> None:
        start.wait()
        answers.append(talker.pick(option, 0))

    threads = [threading.Thread(target=run, args=(talker,)) for talker in rivals]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


# --- coming back


def test_who_comes_back_gets_what_it_missed(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, "uniform", **PLACING)
    there, gone = ada.join(table), bo.join(table)
    seen = gone.state["version"]
    known = gone.state["events"]
    gone.close()
    for _ in range(2):
        there.until_asked(0)
        there.pick(there.options(0)[0], 0)
        there.until_quiet()
    back = bo.join(table, seen=seen)
    missed = back.read()
    assert (missed["type"], missed["version"], missed["seq"]) == ("update", 3, 2)
    assert [event["kind"] for event in missed["events"]] == ["watch-event-settlement", "watch-event-road"]
    assert known + missed["events"] == [{**event, "mine": False} for event in there.state["events"]]
    assert [decision["seat"] for decision in missed["decisions"]] == [1]
    assert missed["decisions"][0]["options"]
    assert back.read()["type"] == "presence"


def test_who_missed_nothing_is_told_so(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    talker = ada.join(table)
    talker.close()
    back = ada.join(table, seen=talker.state["version"])
    assert back.read()["events"] == []


@pytest.mark.parametrize("seen", [-1, 0, 99])
def test_who_has_seen_something_else_gets_the_whole_state(home: House, seen: int) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    talker = ada.call(home.table(ada, bo))
    talker.say(type="hello", seen=seen)
    assert talker.read()["type"] == "state"


def test_an_undo_in_the_gap_brings_the_whole_state(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    there = ada.join(table)
    there.pick(there.options(0)[0], 0)
    there.until_quiet()
    seen = there.state["version"]
    there.undo(0)
    there.until_quiet()
    there.pick(there.options(0)[9], 0)
    back = bo.call(table)
    back.say(type="hello", seen=seen)
    assert back.read()["type"] == "state"


def test_chat_that_was_missed_is_told(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    there = ada.join(table)
    there.say(type="chat", id="1", text="one")
    first = there.hear("chat")["line"]["id"]
    there.say(type="chat", id="2", text="two")
    there.hear("chat")
    back = bo.call(table)
    back.say(type="hello", seen=1, chat=first)
    assert back.hear("chat")["line"]["text"] == "two"


def test_a_line_of_chat_that_is_sent_again_is_said_once(home: House) -> None:
    """To a room that knows the line, and to one that is opened anew and has heard a hundred others since."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    there, other = ada.join(table), bo.join(table)
    say_and_hear(there, "1", "one")
    say_and_hear(there, "1", "one")
    say_and_hear(other, "1", "the same id, another person")
    home.run(drop_the_room(home, table))
    back = ada.join(table)
    assert [line["text"] for line in back.state["chat"]] == ["one", "the same id, another person"]
    say_and_hear(back, "1", "one")
    home.app.state.rooms.live[table].chat.clear()  # as if too many were said since
    say_and_hear(back, "1", "one")
    say_and_hear(back, "2", "two")
    assert [line.text for line in home.run(home.app.state.store.chat(table))] == [
        "one",
        "the same id, another person",
        "two",
    ]
    assert [frame["line"]["text"] for frame in back.frames if frame["type"] == "chat"] == ["two"]


def say_and_hear(talker: Talker, id: str, text: str) -> None:
    talker.say(type="chat", id=id, text=text)
    assert talker.hear("done", "error") == {"type": "done", "id": id, "seq": 0}
    talker.until_quiet()


async def drop_the_room(home: House, table: str) -> None:
    """As after a restart: nothing of it is left in memory."""
    rooms = home.app.state.rooms
    await rooms.put_away(rooms.live[table])


# --- undo


def test_undo(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo, **PLACING)
    talker, other = ada.join(table), bo.join(table)
    before = talker.state
    assert not before["undo"]["allowed"]
    talker.pick(talker.options(0)[3], 0)
    talker.until_quiet()
    assert talker.state["undo"] == {"seat": 0, "allowed": True, "why": None, "left": None}
    other.until_quiet()
    assert other.undo(1)["why"]["key"] == "room-undo-nothing"
    assert other.undo(0)["why"]["key"] == "room-not-your-seat"
    assert talker.undo(0)["type"] == "done"
    talker.until_quiet()
    assert (talker.state["seq"], talker.state["version"]) == (0, 3)
    for key in ("picture", "decisions", "events", "undo"):
        assert talker.state[key] == before[key]
    other.until(3)
    assert len(other.state["events"]) == len(before["events"])
    assert talker.undo(0)["why"]["key"] == "room-undo-nothing"


def test_undo_stops_at_luck(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    talker = ada.join(home.table(ada, bo, first_player="seat"))
    talker.pick("roll", 0)
    talker.until_quiet()
    undo = talker.state["undo"]
    assert (undo["seat"], undo["allowed"], undo["why"]) == (0, False, {"key": "room-undo-nothing", "args": {}})
    assert talker.undo(0)["type"] == "refused"


# --- at the same time


def test_seats_that_choose_at_once_do_not_wait_for_one_another(home: House) -> None:
    """Their picks name the same state, and both count; the others do not learn that one has chosen."""
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = home.table(*people, first_player="seat")
    talkers = [person.join(table) for person in people]
    propose(talkers)
    asked = [talker.seq for talker in talkers]
    assert waited_for(talkers[0]) == [1, 2]
    assert talkers[1].pick("decline", 1)["type"] == "done"
    assert talkers[2].pick("decline", 2)["type"] == "done"
    for talker in talkers:
        talker.until_quiet()
    assert [talker.seq for talker in talkers] == [seq + 2 for seq in asked]


def test_an_answer_that_crosses_a_withdrawal_is_told_what_happened(home: House) -> None:
    """GW-4.12: Ada withdraws while Bo answers, when Cy has answered already; nobody learns what Cy said."""
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = home.table(*people, first_player="seat")
    talkers = [person.join(table) for person in people]
    ada, bo, cy = talkers
    propose(talkers)
    asked = bo.seq
    assert cy.pick("decline", 2)["type"] == "done"
    (offer,) = [decision for decision in ada.state["decisions"] if decision["offer"]]
    assert (offer["seat"], [option["text"] for option in offer["options"]]) == (0, ["withdraw"])
    assert not any(decision["offer"] for decision in bo.state["decisions"])
    assert ada.pick("withdraw", 0)["type"] == "done"
    refused = bo.pick("decline", 1, seq=asked)
    assert (refused["type"], refused["rule"]) == ("refused", "GW-4.12")
    assert refused["why"]["key"] == "watch-why-proposal-gone"
    for talker in talkers:
        talker.until_quiet()
    assert waited_for(bo) == [0]
    assert [event["kind"] for event in bo.state["events"]][-1] == "watch-event-withdrawn"
    assert "watch-event-declined" not in [event["kind"] for event in bo.state["events"]]


def waited_for(talker: Talker) -> list[int]:
    return [decision["seat"] for decision in talker.state["decisions"] if not decision["offer"]]


def propose(talkers: list[Talker]) -> None:
    """Seat 0 rolls and proposes a trade; the others are asked. All have seen it."""
    for option in ("roll", "propose", "add", "done", "add", "send"):
        talker = talkers[0]
        chosen = next(text for text in talker.options(0) if text.partition("/")[0] == option)
        assert talker.pick(chosen, 0)["type"] == "done"
        for each in talkers:
            each.until_quiet()
