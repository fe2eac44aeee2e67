"""No bot profits from its seat or its dice."""

from collections import Counter

import pytest

from longhouse.arena.match import Fixture
from longhouse.arena.schedule import fixtures


def seatings(found: list[Fixture]) -> list[tuple[str, ...]]:
    return [tuple(fixture.bots) for fixture in found]


@pytest.mark.parametrize(("bots", "players", "games"), [("ab", 2, 7), ("abc", 2, 10), ("abcd", 3, 30), ("aab", 3, 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int, games: int) -> None:
    found = fixtures(list(bots), players, "s", games)
    assert games <= len(found) < games + 30
    for seat in range(players):
        sat = Counter(fixture.bots[seat] for fixture in found)
        assert {bot: sat[bot] / bots.count(bot) for bot in bots} == dict.fromkeys(bots, len(found) / len(bots))


def test_every_line_up_sits_in_every_way_with_the_same_luck() -> None:
    found = fixtures(list("abcd"), 3, "s", 24)
    assert len(found) == 24 and {fixture.seed for fixture in found} == {"s/1"}
    assert len(set(seatings(found))) == 24
    assert Counter("".join(sorted(seating)) for seating in seatings(found)) == {"abc": 6, "abd": 6, "acd": 6, "bcd": 6}


def test_the_next_luck_comes_when_all_ways_are_played() -> None:
    found = fixtures(list("ab"), 2, "s", 6)
    assert [fixture.seed for fixture in found] == ["s/1", "s/1", "s/2", "s/2", "s/3", "s/3"]
    assert seatings(found) == [("a", "b"), ("b", "a")] * 3


def test_more_games_begin_with_the_same_ones() -> None:
    assert fixtures(list("abc"), 2, "s", 50)[:12] == fixtures(list("abc"), 2, "s", 12)


def test_one_against_three_and_fewer_bots_than_seats() -> None:
    assert sorted(seatings(fixtures(list("abbb"), 4, "s", 4))) == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    assert all(Counter(fixture.bots) == {"a": 2, "b": 2} for fixture in fixtures(list("ab"), 4, "s", 6))
