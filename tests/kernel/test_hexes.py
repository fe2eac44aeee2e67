"""Hexes: every side and corner has one name and one number, and the neighbours are right."""

import pytest

from longhouse.kernel.hexes import CORNERS, DIRECTIONS, SIDE_CORNERS, HexMap, corner, side, spell_place

DISC = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]

STEPS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}  # GW-1.3


def test_one_hex_has_six_sides_and_six_corners() -> None:
    one = HexMap([(0, 0)])
    assert (len(one.sides), len(one.corners)) == (6, 6)


def test_two_neighbours_share_a_side_and_two_corners() -> None:
    for dq, dr in STEPS.values():
        two = HexMap([(0, 0), (dq, dr)])
        assert (len(two.sides), len(two.corners)) == (11, 10)


def test_the_classic_island_has_19_hexes_54_corners_72_sides() -> None:
    """As on the board of classic19."""
    island = HexMap(DISC)
    assert (len(island.hexes), len(island.corners), len(island.sides)) == (19, 54, 72)
    assert len(set(island.sides)) == 72
    assert len(set(island.corners)) == 54


@pytest.mark.parametrize("name", DIRECTIONS)
def test_both_names_of_a_side_are_one(name: str) -> None:
    dq, dr = STEPS[name]
    opposite = DIRECTIONS[(DIRECTIONS.index(name) + 3) % 6]
    assert side(2, -1, name) == side(2 + dq, -1 + dr, opposite)


@pytest.mark.parametrize("number", range(6))
def test_all_three_names_of_a_corner_are_one(number: int) -> None:
    """Going clockwise, a corner lies between two sides; the hexes beyond them name it two corners further on."""
    name = CORNERS[number]
    touching = [direction for direction, ends in SIDE_CORNERS.items() if name in ends]
    names = {corner(1, 1, name)}
    for direction in touching:
        dq, dr = STEPS[direction]
        mine, other = SIDE_CORNERS[direction]
        facing = SIDE_CORNERS[DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]]
        names.add(corner(1 + dq, 1 + dr, facing[1] if name == mine else facing[0]))
        assert name in (mine, other)
    assert len(touching) == 2
    assert len(names) == 1


@pytest.mark.parametrize(
    "hexes", [DISC, [(0, 0), (5, 5)], [(0, 0), (1, 0), (0, 1), (2, 0)]], ids=["disc", "far", "row"]
)
def test_names_are_canonical_and_numbers_lead_back(hexes: list[tuple[int, int]]) -> None:
    places = HexMap(hexes)
    for q, r in hexes:
        assert {places.side_number[side(q, r, name)] for name in DIRECTIONS} <= set(range(len(places.sides)))
        assert {places.corner_number[corner(q, r, name)] for name in CORNERS} <= set(range(len(places.corners)))
    for number, place in enumerate(places.sides):
        assert side(*place) == place
        assert places.side_number[place] == number
    for number, place in enumerate(places.corners):
        assert corner(*place) == place
        assert places.corner_number[place] == number


def test_neighbours_agree_with_one_another() -> None:
    island = HexMap(DISC)
    for number, ends in enumerate(island.side_ends):
        a, b = ends
        assert a != b
        assert number in island.corner_sides[a]
        assert number in island.corner_sides[b]
        assert b in island.corner_neighbours[a]
        assert a in island.corner_neighbours[b]
    for here in range(54):
        assert len(island.corner_sides[here]) == len(island.corner_neighbours[here]) in (2, 3)
        for place in island.corner_hexes[here]:
            assert here in island.hex_corners[place]
    assert sum(len(corners) for corners in island.hex_corners) == 19 * 6
    assert sum(len(hexes) for hexes in island.corner_hexes) == 19 * 6
    assert sum(len(sides) for sides in island.corner_sides) == 72 * 2


def test_corners_of_a_hex_go_round() -> None:
    island = HexMap(DISC)
    for corners in island.hex_corners:
        for here, following in zip(corners, [*corners[1:], corners[0]], strict=True):
            assert following in island.corner_neighbours[here]


def test_a_place_is_spelled_with_commas() -> None:
    assert spell_place((3, -1, "E")) == "3,-1,E"
