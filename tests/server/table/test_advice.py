"""Tips over the wire: each is given once to a person, also at other tables and in other browsers of theirs."""

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
