"""Tips over the wire: each is given once to a person, also at other tables and in other browsers of theirs."""

import asyncio

import pytest

from longhouse import Table, save
from longhouse.server.store.database import DatabaseAway
from longhouse.server.table import advising
from longhouse.server.table.room import Room
from longhouse.server.wire.said import AdviseIn
from longhouse.server.wire.wire import AdviceMsg
from tests.server.house import Frame, House, Talker, Visitor

GAME = "northgard"


def seated(home: House, visitor: Visitor) -> Talker:
    """A whole set-up is played: then land lies open."""
    talker = visitor.join(home.table(visitor, "greedy", game=GAME, first_player="seat1", clan_pick="random"))
    while talker.until_asked(0) and talker.state["picture"]["phase"] == "setup":
        talker.pick(talker.options(0)[0], 0)
    return talker


def advised(talker: Talker, seat: int = 0) -> Frame:
    name = talker.next_id()
    talker.say(type="advise", id=name, seat=seat)
    while True:
        answer = talker.hear("advice", "error")
        if answer.get("id") == name:
            return answer


def all_now(talker: Talker) -> list[str]:
    """Everything that matters now, one tip after another."""
    found = []
    while (answer := advised(talker))["tip"] is not None:
        assert answer["rule"].startswith("NG-")
        found.append(answer["tip"]["key"])
    return found


def test_a_tip_is_given_once_and_remembered(home: House) -> None:
    ada = home.visitor("Ada")
    talker = seated(home, ada)
    first = all_now(talker)
    assert "northgard-tip-closing" in first and len(set(first)) == len(first)
    assert advised(talker)["left"] == 6 - len(first)
    again = ada.join(talker.state["table"]["id"])
    assert all_now(again) == []
    assert not set(first) & set(all_now(seated(home, ada)))


def test_another_person_is_told_too(home: House) -> None:
    assert all_now(seated(home, home.visitor("Ada")))
    assert all_now(seated(home, home.visitor("Bo")))


def test_only_who_sits_there_is_advised(home: House) -> None:
    talker = seated(home, home.visitor("Ada"))
    assert advised(talker, 1)["why"]["key"] == "room-not-your-seat"
    watching = home.visitor("Vi").join(talker.state["table"]["id"])
    assert advised(watching)["why"]["key"] == "room-not-your-seat"


@pytest.mark.parametrize("name", ["met", "meet"])
def test_without_the_database_there_is_no_tip_but_an_answer(
    home: House, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    talker = seated(home, home.visitor("Ada"))
    with monkeypatch.context() as patch:
        patch.setattr(home.app.state.store, name, away)
        assert advised(talker)["tip"] is None
    assert advised(talker)["tip"] is not None


async def away(*_: object) -> None:
    raise DatabaseAway("for a while")


def test_a_tip_is_about_what_was_saved_when_it_was_asked_for(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pick after it waits for the database, and is taken back if it cannot be saved."""
    talker = seated(home, home.visitor("Ada"))
    room = home.app.state.rooms.live[talker.state["table"]["id"]]
    seen = []
    fits = advising.advice_for

    async def noted(room: Room, person: str, view: Table, message: AdviseIn) -> AdviceMsg:
        seen.append(save(view))
        return await fits(room, person, view, message)

    async def both() -> None:
        now = save(room.record.history.table.view(0))
        await advising.advise(room, next(iter(room.crowd.clients)), AdviseIn("1", 0))
        table = room.record.history.table
        room.record.play(table.legal_options(0)[0], 0)
        while not seen:
            await asyncio.sleep(0)
        assert seen == [now] != [save(room.record.history.table.view(0))]
        await room.reload()

    monkeypatch.setattr(advising, "advice_for", noted)
    home.run(both())
