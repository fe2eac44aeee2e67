"""CM-H3: how hidden cards may be divided among piles that are worth no more than the track shows."""

from typing import Final

MOST: Final = 1 << 10  # more than any pile is worth


def share_out(worth: list[int], piles: list[int]) -> list[int]:
    """A pile for each card, by its worth, so that no pile is worth more than allowed; if that is impossible, the cards
    go around."""
    owners = [0] * len(worth)
    if sum(worth) <= sum(piles) and fill(worth, 0, piles[:], owners, set()):
        return owners
    return [at % len(piles) for at in range(len(worth))]


def fill(worth: list[int], at: int, left: list[int], owners: list[int], failed: set[int]) -> bool:
    """The cards from `at` on, each to the pile that has most room; `left`: by pile, what it may still take; `failed`:
    what is known to lead nowhere."""
    if at == len(worth):
        return True
    key = at
    for room in left:
        key = key * MOST + room
    if key in failed:
        return False
    for pile in sorted(range(len(left)), key=left.__getitem__, reverse=True):
        if left[pile] >= worth[at]:
            left[pile] -= worth[at]
            owners[at] = pile
            if fill(worth, at + 1, left, owners, failed):
                return True
            left[pile] += worth[at]
    failed.add(key)
    return False
