"""Chances to win, from rows of numbers."""

import pytest

from longhouse.kernel.search.evaluation import alone, chances, decided, joined, shared, softmax
from longhouse.kernel.table import Score

EARLY, LATE = (1.0, 0.0), (0.0, 2.0)


def test_chances_are_shares_of_one() -> None:
    assert sum(chances([[1.0, 2.0], [0.5, 0.1], [3.0, 0.0]], EARLY, LATE, 0.3)) == pytest.approx(1.0)
    assert chances([[1.0, 5.0], [1.0, 5.0]], EARLY, LATE, 0.5) == [0.5, 0.5]


def test_what_counts_early_need_not_count_late() -> None:
    rows = [[1.0, 0.0], [0.0, 1.0]]
    assert chances(rows, EARLY, LATE, 0.0) == pytest.approx(softmax([1.0, 0.0]))
    assert chances(rows, EARLY, LATE, 1.0) == pytest.approx(softmax([0.0, 2.0]))
    assert chances(rows, EARLY, LATE, 0.5) == pytest.approx(softmax([0.5, 1.0]))


def test_great_sums_do_no_harm() -> None:
    assert softmax([5000.0, 0.0, -5000.0]) == [1.0, 0.0, 0.0]


def score(winners: list[int]) -> Score:
    return Score(winners, [], [], "", "")


@pytest.mark.parametrize(
    ("winners", "sides", "worth"),
    [
        ([1], alone(3), [0.0, 1.0, 0.0]),
        ([0, 2], alone(3), [0.5, 0.0, 0.5]),
        ([], alone(2), [0.0, 0.0]),
        ([0, 2], [0, 1, 0, 1], [1.0, 0.0, 1.0, 0.0]),
        ([0, 1, 2, 3], [0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_who_has_won_shares_one_and_partners_have_it_together(
    winners: list[int], sides: list[int], worth: list[float]
) -> None:
    assert decided(score(winners), sides) == worth


def test_partners_stand_as_one() -> None:
    sides = [0, 1, 0, 1]
    assert joined([[1.0, 2.0], [0.0, 0.0], [3.0, 4.0], [2.0, 8.0]], sides) == [[2.0, 3.0], [1.0, 4.0]]
    assert shared([0.7, 0.3], sides) == [0.7, 0.3, 0.7, 0.3]
