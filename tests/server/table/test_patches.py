"""Whoever asks for patches gets them instead of whole pictures, and sees the same table."""

import random
from typing import Any

import pytest

from longhouse.games import NAMES
from tests.server.house import Frame, House, Talker

SEEN = ("seq", "version", "picture", "decisions", "undo", "over", "events")


def seen(talker: Talker) -> dict[str, Any]:
    return {key: talker.state[key] for key in SEEN}


def news(talker: Talker) -> list[Frame]:
    return [frame for frame in talker.frames if frame["type"] in ("state", "update", "patch")]


@pytest.mark.parametrize("game", NAMES)
def test_patches_add_up_to_what_others_are_sent_whole(home: House, game: str) -> None:
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cyd")]
    table = home.table(*people, game=game, **({"mode": "full"} if game == "watch" else {}))
    talkers, whole = [person.join(table, patches=True) for person in people], people[0].join(table)
    luck, undone = random.Random(3), False
    for _ in range(20):
        seat = next(seat for seat, talker in enumerate(talkers) if talker.options(seat))
        talkers[seat].pick(talkers[seat].eager(seat, luck), seat)
        settle(*talkers, whole)
        assert seen(talkers[0]) == seen(whole)
        if talkers[0].state["undo"]["allowed"] and not undone:
            undone = talkers[0].undo(0)["type"] == "done"
            settle(*talkers, whole)
            assert seen(talkers[0]) == seen(whole)
    assert undone
    assert all({frame["type"] for frame in news(talker)} == {"state", "patch"} for talker in talkers)
    assert {frame["type"] for frame in news(whole)} == {"state", "update"}
    assert [person.join(table).state["picture"] for person in people] == [each.state["picture"] for each in talkers]


def settle(*talkers: Talker) -> None:
    for talker in talkers:
        talker.until_quiet()


def test_a_client_with_another_picture_gets_the_whole_one(home: House) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy")
    talker, luck = ada.join(table, patches=True), random.Random(1)

    def next_news() -> str:
        talker.pick(talker.eager(0, luck), 0)
        kind: str = talker.hear("update", "patch")["type"]
        assert talker.until_asked(0)
        return kind

    async def forget() -> None:
        for client in home.app.state.rooms.live[table].crowd.clients:
            client.version = 0

    assert talker.until_asked(0)
    assert next_news() == "patch"
    home.run(forget())
    assert next_news() == "update"
    assert next_news() == "patch"
    talker.hello(patches=False)
    assert next_news() == "update"
