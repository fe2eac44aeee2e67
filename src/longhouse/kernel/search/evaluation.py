"""How likely each seat is to win, computed from numbers that describe its position."""

from math import exp

from longhouse.kernel.table import Score


def chances(rows: list[list[float]], early: tuple[float, ...], late: tuple[float, ...], progress: float) -> list[float]:
    """By row of numbers, the chance to win; the weights change from the start of a game to its end.

    A row is a seat; where partners win together, a row is a side (see `joined` and `shared`).
    """
    before = 1.0 - progress
    sums: list[float] = []
    for row in rows:
        amount = 0.0
        for at in range(len(row)):
            amount += row[at] * (early[at] * before + late[at] * progress)
        sums.append(amount)
    return softmax(sums)


def softmax(sums: list[float]) -> list[float]:
    """Shares of 1 that grow with the sums."""
    most = max(sums)
    powers = [exp(amount - most) for amount in sums]
    total = sum(powers)
    return [power / total for power in powers]


def decided(score: Score, sides: list[int]) -> list[float]:
    """By seat, what a finished game was worth: the sides that won share 1, and partners have it together.

    `sides` gives the side of each seat; where everybody plays alone, its own number.
    """
    won = {sides[seat] for seat in score.winners}
    return [1.0 / len(won) if side in won else 0.0 for side in sides]


def alone(seats: int) -> list[int]:
    """Every seat is its own side."""
    return list(range(seats))


def joined(rows: list[list[float]], sides: list[int]) -> list[list[float]]:
    """The mean rows of the sides, side 0 first, from those of their seats."""
    found: list[list[float]] = []
    for side in range(max(sides) + 1):
        own = [rows[seat] for seat in range(len(rows)) if sides[seat] == side]
        found.append([sum([row[at] for row in own]) / len(own) for at in range(len(own[0]))])
    return found


def shared(values: list[float], sides: list[int]) -> list[float]:
    """By seat, what its side has: partners have it together."""
    return [values[side] for side in sides]
