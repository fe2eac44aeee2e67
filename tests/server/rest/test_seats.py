"""Leaving a seat, bots that stand in, and chat."""

import asyncio
import threading
from pathlib import Path

from longhouse.server.table.room import Room
from tests.server.house import PATIENCE, Frame, House, Talker, Visitor, house


def three(home: House) -> tuple[str, list[Visitor], list[Talker]]:
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = home.table(*people, first_player="seat")
    return table, people, [person.join(table) for person in people]


def vote(talker: Talker, seat: int, choice: str) -> Frame:
    talker.say(type="vote", id=talker.next_id(), seat=seat, choice=choice)
    return talker.hear("done", "error")


def until_gone(talker: Talker, seat: int) -> None:
    while talker.hear("presence")["seats"][seat]["online"]:
        pass


def test_the_others_vote_for_a_bot_and_the_seat_is_taken_back(home: House) -> None:
    table, people, talkers = three(home)
    talkers[0].close()
    until_gone(talkers[1], 0)
    assert vote(talkers[1], 0, "bot")["type"] == "done"
    told = talkers[2].hear("vote")["vote"]
    assert told == {"seat": 0, "bot": ["Bo 1"], "wait": [], "needed": 2}
    assert vote(talkers[2], 0, "wait")["type"] == "done"
    talkers[1].hear("vote")
    assert vote(talkers[2], 0, "bot")["type"] == "done"
    while talkers[1].hear("presence")["seats"][0]["stand_in"] != "greedy":
        pass
    talkers[1].until_asked(1)  # the bot has played a whole turn for Ada

    back = people[0].join(table)
    assert back.pick("roll", 0)["why"]["key"] == "room-stand-in"
    back.say(type="takeback_seat", seat=0)
    while back.hear("presence")["seats"][0]["stand_in"]:
        pass
    talkers[1].until_quiet()
    while not back.options(0):
        mover = next(seat for seat in (1, 2) if talkers[seat].options(seat))
        talkers[mover].pick(talkers[mover].options(mover)[-1], mover)
        for talker in (back, *talkers[1:]):
            talker.until_quiet()
    assert back.pick(back.options(0)[0], 0)["type"] == "done"


def test_who_may_vote_is_told_how_many_it_takes_and_from_when(tmp_path: Path) -> None:
    with house(tmp_path, leave_grace=60.0) as home:
        table, people, talkers = three(home)
        talkers[2].until_quiet()
        assert [(seat["needed"], seat["wait"]) for seat in talkers[2].state["seats"]] == [(0, 0)] * 3
        talkers[0].close()
        until_gone(talkers[2], 0)
        seats = talkers[2].frames[-1]["seats"]
        assert [seat["needed"] for seat in seats] == [2, 0, 0]
        assert 55 <= seats[0]["wait"] <= 60
        assert [seat["wait"] for seat in seats[1:]] == [0, 0]
        talkers[1].close()
        until_gone(talkers[2], 1)
        assert [seat["needed"] for seat in talkers[2].frames[-1]["seats"]] == [1, 1, 0]
        listed = people[2].http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["needed"] for seat in listed] == [1, 1, 0]


def test_bots_play_on_only_while_somebody_is_there(home: House) -> None:
    """All have left their seats to bots: until somebody watches, nothing is picked."""
    table, people, talkers = three(home)
    talkers[0].close()
    for person in people:
        assert person.http.post(f"/api/tables/{table}/leave").is_success
    for talker in talkers[1:]:
        talker.close()
    room = home.app.state.rooms.live[table]
    while room.crowd.clients or room.deputies.thinking is not None:
        threading.Event().wait(0.01)
    drained(room)
    picks = room.record.version
    threading.Event().wait(0.3)
    assert (room.record.version, room.record.history.table.over) == (picks, False)
    assert table not in home.app.state.workers.held  # another process may drive, if somebody watches there
    watching = Talker(home.port, table)
    watching.hello()
    watching.until(watching.state["version"] + 20)
    watching.close()


def drained(room: Room) -> None:
    """Wait until everything now in the mailbox is done."""
    done = threading.Event()

    async def tell() -> None:
        done.set()

    asyncio.run_coroutine_threadsafe(room.post(tell), room.task.get_loop()).result(PATIENCE)
    assert done.wait(PATIENCE)


def test_a_vote_ends_when_the_player_comes_back(home: House) -> None:
    table, people, talkers = three(home)
    talkers[0].close()
    until_gone(talkers[1], 0)
    vote(talkers[1], 0, "bot")
    assert talkers[1].hear("vote")["vote"]["bot"] == ["Bo 1"]
    people[0].join(table)
    assert talkers[1].hear("vote")["vote"]["bot"] == []


def test_what_cannot_be_voted_on(home: House) -> None:
    table, _, talkers = three(home)
    assert vote(talkers[1], 0, "bot")["why"]["key"] == "room-vote-here"
    assert vote(talkers[1], 1, "bot")["why"]["key"] == "room-vote-not-yours"
    assert vote(talkers[1], 7, "bot")["why"]["key"] == "room-vote-nobody"
    spectator = home.visitor("Vi").join(table)
    assert vote(spectator, 0, "bot")["why"]["key"] == "room-vote-not-yours"


def test_who_has_only_just_left_is_waited_for(tmp_path: Path) -> None:
    with house(tmp_path, leave_grace=60.0) as home:
        _, _, talkers = three(home)
        talkers[0].close()
        until_gone(talkers[1], 0)
        assert vote(talkers[1], 0, "bot")["why"]["key"] == "room-vote-soon"


def test_a_stand_in_stays_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        table, people, talkers = three(home)
        talkers[0].close()
        until_gone(talkers[1], 0)
        vote(talkers[1], 0, "bot")
        vote(talkers[2], 0, "bot")
        while talkers[1].hear("presence")["seats"][0]["stand_in"] != "greedy":
            pass
        cookies = people[1].http.cookies
    with house(tmp_path) as home:
        talker = home.visitor("Bo", cookies).join(table)
        assert talker.state["seats"][0]["stand_in"] == "greedy"
        talker.until_asked(1)


# --- chat


def test_chat_is_one_line_of_plain_text_and_kept(home: House) -> None:
    table, people, talkers = three(home)
    talkers[0].say(type="chat", id="1", text="  <b>hi</b>\n\tthere\u202e ")
    line = talkers[1].hear("chat")["line"]
    assert (line["name"], line["seat"], line["text"]) == ("Ada 0", 0, "<b>hi</b> there")
    talkers[0].say(type="chat", id="1", text="again")
    talkers[0].until_quiet()
    assert [said["text"] for said in people[2].join(table).state["chat"]] == ["<b>hi</b> there"]
    talkers[0].say(type="chat", id="2", text="\n\n")
    assert talkers[0].hear("error")["code"] == "chat-empty"


def test_a_spectator_chats_under_their_own_name_and_nobody_without_one(home: House) -> None:
    table, _, talkers = three(home)
    home.visitor("Vi").join(table).say(type="chat", id="1", text="hello")
    line = talkers[0].hear("chat")["line"]
    assert (line["name"], line["seat"]) == ("Vi", -1)
    nobody = Talker(home.port, table)
    nobody.hello()
    nobody.say(type="chat", id="1", text="hello")
    assert nobody.hear("error")["code"] == "no-name"
    nobody.close()


def test_a_spectator_of_the_same_name_cannot_pass_for_who_sits_here(home: House) -> None:
    table, _, talkers = three(home)
    other = home.visitor("Ada 0").join(table)
    other.say(type="chat", id="1", text="I resign")
    assert other.hear("error")["code"] == "name-at-table"
    talkers[0].say(type="chat", id="1", text="I do not")
    line = talkers[1].hear("chat")["line"]
    assert (line["text"], line["name"], line["seat"], line["watching"]) == ("I do not", "Ada 0", 0, False)


def test_who_is_muted_is_not_heard(home: House) -> None:
    table, people, talkers = three(home)
    talkers[0].say(type="chat", id="0", text="loud")
    ada = talkers[1].hear("chat")["line"]["speaker"]
    talkers[1].say(type="mute", speaker=ada)
    talkers[1].until_quiet()
    talkers[0].say(type="chat", id="1", text="secret")
    talkers[2].hear("chat")
    talkers[2].say(type="chat", id="1", text="open")
    assert talkers[1].hear("chat")["line"]["text"] == "open"
    again = people[1].join(table).state
    assert [line["text"] for line in again["chat"]] == ["open"]
    assert again["muted"] == [{"speaker": ada, "name": "Ada 0"}]
    talkers[1].say(type="mute", speaker=ada, off=True)
    talkers[1].until_quiet()
    talkers[0].say(type="chat", id="2", text="heard")
    assert talkers[1].hear("chat")["line"]["text"] == "heard"


def test_only_who_has_spoken_can_be_muted_and_nobody_mutes_themselves(home: House) -> None:
    _, _, talkers = three(home)
    talkers[0].say(type="chat", id="1", text="me")
    for speaker in ("nobody", talkers[0].hear("chat")["line"]["speaker"]):
        talkers[0].say(type="mute", speaker=speaker)
        assert talkers[0].hear("error")["why"]["key"] == "room-speaker-unknown"


def test_mutes_survive_a_restart_and_hold_at_other_tables(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        table, people, talkers = three(home)
        talkers[0].say(type="chat", id="1", text="loud")
        talkers[1].say(type="mute", speaker=talkers[1].hear("chat")["line"]["speaker"])
        talkers[1].until_quiet()
        other = home.table(people[0], people[1])
        cookies = [person.http.cookies for person in people]
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada", cookies[0]), home.visitor("Bo", cookies[1])
        assert bo.join(table).state["chat"] == []
        there, here = ada.join(other), bo.join(other)
        there.say(type="chat", id="1", text="still loud")
        there.hear("chat")
        here.until_quiet()
        assert [frame["type"] for frame in here.frames if frame["type"] == "chat"] == []
        assert [muted["name"] for muted in here.state["muted"]] == ["Ada 0"]


def test_chat_is_not_too_fast(tmp_path: Path) -> None:
    with house(tmp_path, chat_every=1000.0, chat_burst=3) as home:
        _, _, talkers = three(home)
        for number in range(4):
            talkers[0].say(type="chat", id=str(number), text="spam")
        assert talkers[0].hear("error")["code"] == "chat-too-fast"
        talkers[1].say(type="chat", id="1", text="me too")
        assert [talkers[2].hear("chat")["line"]["text"] for _ in range(4)] == ["spam"] * 3 + ["me too"]


def test_presence(home: House) -> None:
    table, people, talkers = three(home)
    assert [seat["online"] for seat in talkers[2].state["seats"]] == [True, True, True]
    second = people[0].join(table)
    talkers[0].close()
    while len(home.app.state.rooms.live[table].crowd.clients) > 3:
        threading.Event().wait(0.01)
    second.until_quiet()
    assert second.frames[-2]["seats"][0]["online"]
    watcher = Talker(home.port, table)
    watcher.hello()
    while talkers[1].hear("presence")["watching"] != 1:
        pass
    watcher.close()
    while talkers[1].hear("presence")["watching"] != 0:
        pass
