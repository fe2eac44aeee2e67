"""The longest trail, compared with every trail there is."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from longhouse.kernel.decision import NOBODY
from longhouse.kernel.graph import longest_trail, trail_through
from longhouse.kernel.hexes import HexMap

ME, RIVAL = 0, 1
ISLAND = HexMap([(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2])
Ends = list[tuple[int, int]]


class Roads:
    """A graph of corners and sides: who owns which side, who holds which corner."""

    def __init__(self, ends: Ends, rivals: set[int], own: set[int] | None = None) -> None:
        corners = 1 + max([max(end) for end in ends], default=0)
        self.ends = [list(end) for end in ends]
        self.sides = [ME] * len(ends)
        self.corners = [RIVAL if i in rivals else ME if own and i in own else NOBODY for i in range(corners)]
        self.sides_at = [[i for i, end in enumerate(ends) if corner in end] for corner in range(corners)]

    def longest(self, seat: int = ME) -> int:
        return longest_trail(seat, self.sides, self.corners, self.sides_at, self.ends)

    def through(self, number: int) -> int:
        return trail_through(number, ME, self.sides, self.corners, self.sides_at, self.ends)


def walks(ends: Ends, order: tuple[int, ...], rivals: set[int]) -> int:
    """How many sides can be walked in this order before the trail breaks off: every trail begins some order."""
    best = 0
    for start in ends[order[0]]:
        here, length = start, 0
        for number in order:
            if here not in ends[number] or (length and here in rivals):
                break
            a, b = ends[number]
            here = b if here == a else a
            length += 1
        best = max(best, length)
    return best


def brute_force(ends: Ends, rivals: set[int], using: int | None = None) -> int:
    best = 0
    for order in permutations(range(len(ends))):
        length = walks(ends, order, rivals)
        if using is None or using in order[:length]:
            best = max(best, length)
    return best


small_graphs = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 5))
    .filter(lambda ends: ends[0] != ends[1])
    .map(lambda e: (min(e), max(e))),
    min_size=1,
    max_size=6,
    unique=True,
)


@settings(derandomize=True, database=None, max_examples=150)
@given(ends=small_graphs, rivals=st.sets(st.integers(0, 5), max_size=2))
def test_the_longest_trail_is_the_longest_of_all(ends: Ends, rivals: set[int]) -> None:
    roads = Roads(ends, rivals)
    assert roads.longest() == brute_force(ends, rivals)
    assert roads.sides == [ME] * len(ends), "the search leaves the sides as it found them"


@settings(derandomize=True, database=None, max_examples=100)
@given(ends=small_graphs, rivals=st.sets(st.integers(0, 5), max_size=2), data=st.data())
def test_the_longest_trail_through_a_side(ends: Ends, rivals: set[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(ends) - 1))
    roads = Roads(ends, rivals)
    assert roads.through(number) == brute_force(ends, rivals, number)
    assert roads.sides == [ME] * len(ends)


@settings(derandomize=True, database=None, max_examples=60)
@given(order=st.lists(st.integers(0, 71), min_size=1, max_size=15, unique=True), rivals=st.sets(st.integers(0, 53)))
def test_adding_sides_one_by_one_finds_the_longest(order: list[int], rivals: set[int]) -> None:
    """A new side can lengthen the longest trail only by a trail that uses it (GW-8.3 relies on this)."""
    sides = [NOBODY] * 72
    corners = [RIVAL if corner in rivals else NOBODY for corner in range(54)]
    best = 0
    for number in order:
        sides[number] = ME
        best = max(best, trail_through(number, ME, sides, corners, ISLAND.corner_sides, ISLAND.side_ends))
        assert best == longest_trail(ME, sides, corners, ISLAND.corner_sides, ISLAND.side_ends)


def test_no_sides_no_trail() -> None:
    roads = Roads([(0, 1)], set())
    assert roads.longest(RIVAL) == 0


def test_a_fork_counts_its_two_longest_branches() -> None:
    assert Roads([(0, 1), (1, 2), (2, 3), (1, 4)], set()).longest() == 3


def test_a_loop_is_walked_all_round() -> None:
    assert Roads([(0, 1), (1, 2), (0, 2)], set()).longest() == 3


def test_a_loop_with_a_tail_meets_its_corner_twice() -> None:
    assert Roads([(0, 1), (1, 2), (0, 2), (2, 3), (3, 4)], set()).longest() == 5


def test_a_figure_of_eight_is_walked_whole() -> None:
    assert Roads([(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (2, 4)], set()).longest() == 6


def test_a_rival_cuts_a_trail_but_may_stand_at_its_end() -> None:
    line: Ends = [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert Roads(line, set()).longest() == 4
    assert Roads(line, {0, 4}).longest() == 4
    assert Roads(line, {1}).longest() == 3
    assert Roads(line, {2}).longest() == 2
    assert Roads(line, {1, 3}).longest() == 2


def test_ones_own_building_does_not_cut() -> None:
    assert Roads([(0, 1), (1, 2), (2, 3)], set(), own={1, 2}).longest() == 3


def test_a_loop_through_a_rival_is_walked_from_him_to_him() -> None:
    assert Roads([(0, 1), (1, 2), (0, 2)], {0}).longest() == 3
    assert Roads([(0, 1), (1, 2), (0, 2), (0, 3)], {0}).longest() == 3
