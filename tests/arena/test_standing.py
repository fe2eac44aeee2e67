"""What the games say about the bots, and how sure it is."""

import pytest

from longhouse.arena.match import Fixture, Match, forfeited, without_end
from longhouse.arena.rating import places, rated
from longhouse.arena.standing import alike, duels, fair_share, seat_shares, standings, wilson, win_interval
from tests.extras import need_full

need_full("openskill")


def ended(number: int, seed: str, bots: str, points: list[int]) -> Match:
    best = max(points)
    winners = [seat for seat, had in enumerate(points) if had == best]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    return Match(number, seed, list(bots), True, 10, 3, winners, points, [[had] for had in points], shares)


def test_wilson() -> None:
    """The textbook example, 45 of 50; and a bot that never won may still win some."""
    assert wilson(0.9, 50) == pytest.approx((0.7864, 0.9565), abs=1e-4)
    low, high = wilson(0.0, 20)
    assert low == 0.0 and high == pytest.approx(0.1611, abs=1e-4)


def test_games_of_one_luck_that_end_alike_say_less() -> None:
    same = [[1.0, 1.0], [0.0, 0.0]] * 10
    turned = [[1.0, 0.0]] * 20
    assert alike(same, 0.5) == pytest.approx(2.0, rel=0.1)
    assert alike(turned, 0.5) == 1.0
    assert win_interval(same)[0] < win_interval(turned)[0]


def test_one_luck_says_little_about_a_seat() -> None:
    """All games have the same dice, good ones for the first seat: another seat might have had them."""
    one = [ended(number, "s/1", "ab", [5, 3]) for number in range(1, 25)]
    assert seat_shares(one)[0] == (1.0, wilson(1.0, 1))
    two = [*one, *(ended(number, "s/2", "ab", [3, 5]) for number in range(25, 49))]
    share, (low, high) = seat_shares(two)[0]
    assert share == 0.5 and low < 0.1 and high > 0.9


def test_the_best_stands_first() -> None:
    matches = [ended(1, "s/1", "ab", [5, 3]), ended(2, "s/1", "ba", [4, 4]), ended(3, "s/2", "ab", [7, 1])]
    first, second = standings(["b", "a"], matches)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.win_share == pytest.approx(2.5 / 3) and first.interval[0] < first.win_share < first.interval[1]
    assert first.points == pytest.approx(16 / 3) and first.sources == [first.points]
    assert first.rating.mu > 25 > second.rating.mu
    assert fair_share(matches) == 0.5


def test_a_forfeited_game_is_lost_and_an_unfinished_one_counts_for_nobody() -> None:
    fixture = Fixture(1, "s/1", ["a", "b", "c"])
    matches = [forfeited(fixture, 0, "it failed"), without_end(Fixture(2, "s/1", ["a", "b", "c"]), "")]
    by_bot = {one.bot: one for one in standings(["a", "b", "c"], matches)}
    assert [by_bot[bot].win_share for bot in "abc"] == [0.0, 0.5, 0.5]
    assert [by_bot[bot].forfeits for bot in "abc"] == [1, 0, 0]
    assert by_bot["a"].seats == 1 and by_bot["a"].points == 0.0
    assert places(matches[0]) == [3, 1, 1]
    assert rated(["a", "b", "c"], matches)[1] == rated(["a", "b", "c"], matches)[2]


def test_places_after_the_winner_go_by_points() -> None:
    match = ended(1, "s/1", "abc", [3, 9, 5])
    assert places(match) == [3, 1, 2]
    found = duels(["a", "b", "c"], [match, ended(2, "s/1", "abc", [3, 9, 3])])
    assert found["c", "a"] == 0.75 and found["a", "c"] == 0.25 and found["b", "a"] == 1.0


def test_a_bot_against_itself_is_not_rated() -> None:
    course = rated(["a"], [ended(1, "s/1", "aa", [1, 2])])
    assert course[0] == course[1]
