"""NG-2.1: a tile as it lies, turned: which corners its borders end at, which sides belong together, which are parted.

Four sides make six pairs; a set of pairs is a mask of six bits, so that what a tile would join is found without lists.
"""

from typing import Final

PAIRS: Final = 6
FIRST_SIDE: Final = (0, 1, 2, 3, 0, 1)
SECOND_SIDE: Final = (1, 2, 3, 0, 2, 3)


def corner_mask(sides: list[int], turn: int) -> int:
    """NG-2.6: a bit for each corner, clockwise from the one between north and east, at which a border ends."""
    mask = 0
    for corner in range(4):
        if sides[corner] != sides[(corner + 1) & 3]:
            mask |= 1 << (corner + turn & 3)
    return mask


def joined_sides(sides: list[int], turn: int) -> int:
    """The pairs of sides that belong to one region."""
    mask = 0
    for pair in range(PAIRS):
        if sides[FIRST_SIDE[pair] - turn & 3] == sides[SECOND_SIDE[pair] - turn & 3]:
            mask |= 1 << pair
    return mask


def parted_sides(sides: list[int], turn: int, borders: list[tuple[int, int, int]]) -> int:
    """The pairs of sides whose regions are two, with a border between them."""
    parted = [(a, b) for a, b, _ in borders]
    mask = 0
    for pair in range(PAIRS):
        a, b = sides[FIRST_SIDE[pair] - turn & 3], sides[SECOND_SIDE[pair] - turn & 3]
        if (a, b) in parted or (b, a) in parted:
            mask |= 1 << pair
    return mask


def closure(mask: int) -> int:
    """All pairs that hang together if these pairs do."""
    group = [0, 1, 2, 3]
    for pair in range(PAIRS):
        if mask >> pair & 1:
            a, b = group[FIRST_SIDE[pair]], group[SECOND_SIDE[pair]]
            group = [a if number == b else number for number in group]
    return sum([1 << pair for pair in range(PAIRS) if group[FIRST_SIDE[pair]] == group[SECOND_SIDE[pair]]])
