"""Graphs: the longest trail of one owner's sides, using none of them twice."""

from typing import Final

from longhouse.kernel.decision import NOBODY, Seat

WALKED: Final = -2  # marks a side while a trail goes over it; every search leaves the sides as it found them


def longest_trail(
    seat: Seat, sides: list[int], corners: list[int], sides_at: list[list[int]], ends: list[list[int]]
) -> int:
    """The most sides of this seat in one trail. A trail may end at a corner that another seat holds, never pass it."""
    best = 0
    for number in range(len(sides)):
        if sides[number] == seat:
            a, b = ends[number]
            sides[number] = WALKED
            best = max(best, 1 + onward(a, seat, sides, corners, sides_at, ends))
            best = max(best, 1 + onward(b, seat, sides, corners, sides_at, ends))
            sides[number] = seat
    return best


def trail_through(
    number: int, seat: Seat, sides: list[int], corners: list[int], sides_at: list[list[int]], ends: list[list[int]]
) -> int:
    """The most sides of this seat in one trail that uses the side `number`."""
    a, b = ends[number]
    sides[number] = WALKED
    best = 1 + both_ways(a, b, seat, sides, corners, sides_at, ends)
    sides[number] = seat
    return best


def both_ways(
    here: int,
    back: int,
    seat: Seat,
    sides: list[int],
    corners: list[int],
    sides_at: list[list[int]],
    ends: list[list[int]],
) -> int:
    """Go on from `here` as far as is wanted, then from `back` with what is left."""
    best = onward(back, seat, sides, corners, sides_at, ends)
    holder = corners[here]
    if holder != seat and holder != NOBODY:
        return best
    for number in sides_at[here]:
        if sides[number] == seat:
            sides[number] = WALKED
            length = 1 + both_ways(far_end(ends[number], here), back, seat, sides, corners, sides_at, ends)
            sides[number] = seat
            if length > best:
                best = length
    return best


def onward(
    here: int, seat: Seat, sides: list[int], corners: list[int], sides_at: list[list[int]], ends: list[list[int]]
) -> int:
    """The most further sides from here."""
    holder = corners[here]
    if holder != seat and holder != NOBODY:
        return 0
    best = 0
    for number in sides_at[here]:
        if sides[number] == seat:
            sides[number] = WALKED
            length = 1 + onward(far_end(ends[number], here), seat, sides, corners, sides_at, ends)
            sides[number] = seat
            if length > best:
                best = length
    return best


def far_end(ends: list[int], here: int) -> int:
    return ends[1] if ends[0] == here else ends[0]
