"""What the evaluation of a game weighs differently after two options: which numbers, whose, and how much they count."""

import math
from dataclasses import dataclass
from typing import Final

from longhouse.kernel.decision import Seat
from longhouse.kernel.mind import Mind
from longhouse.kernel.search.evaluation import joined, softmax
from longhouse.kernel.table import Table

SURE: Final = 2.0  # standard errors by which a difference must exceed 0


@dataclass(frozen=True)
class Matter:
    """`chance` is what the numbers of this matter add to the chance to win, compared with the other option; they are
    those of one side, whose first seat is named. `change` says how much more there is of it."""

    key: str
    seat: Seat
    change: float
    chance: float


@dataclass(frozen=True)
class Weighed:
    """The sides of a world: their numbers, what each of these adds to the sum of its side, and their chances."""

    rows: list[list[float]]
    parts: list[list[float]]
    chances: list[float]


def weighed(world: Table, mind: Mind) -> Weighed:
    sides = mind.sides(world)
    rows = joined([mind.features(world, seat) for seat in range(world.seats)], sides)
    late = mind.progress(world)
    weights = [a * (1.0 - late) + b * late for a, b in zip(*mind.weights, strict=True)]
    parts = [[number * weight for number, weight in zip(row, weights, strict=True)] for row in rows]
    return Weighed(rows, parts, softmax([sum(part) for part in parts]))


def matters(pairs: list[tuple[Table, Table]], seat: Seat, mind: Mind) -> list[Matter]:
    """What speaks for or against the first world of each pair, the weightiest first; only what is no chance result and
    what the evaluation values as its name says: more of something good."""
    if mind.telling is None or not any(mind.weights) or len(pairs) < 2:
        return []
    scales = [(weighed(one, mind), weighed(other, mind)) for one, other in pairs]
    sides = mind.sides(pairs[0][0])
    found: list[Matter] = []
    for side in range(max(sides) + 1):
        for key, good, bad in mind.telling.matters:
            matter = matter_of(scales, sides.index(side), side, sides[seat], key, signs(mind, good, bad))
            if matter is not None:
                found.append(matter)
    return sorted(found, key=lambda matter: -abs(matter.chance))


def signs(mind: Mind, good: tuple[str, ...], bad: tuple[str, ...]) -> list[tuple[int, float]]:
    """Of the numbers that belong together: where they are, and whether more of them is good."""
    return [(mind.names.index(name), 1.0) for name in good] + [(mind.names.index(name), -1.0) for name in bad]


def matter_of(
    scales: list[tuple[Weighed, Weighed]], first: Seat, side: int, own: int, key: str, places: list[tuple[int, float]]
) -> Matter | None:
    changes, counts = [], []
    for one, other in scales:
        changes.append(sum(sign * (one.rows[side][at] - other.rows[side][at]) for at, sign in places))
        share = (one.chances[own] + other.chances[own]) / 2
        theirs = (one.chances[side] + other.chances[side]) / 2
        slope = share * (1.0 - share) if side == own else -share * theirs
        counts.append(slope * sum(one.parts[side][at] - other.parts[side][at] for at, _ in places))
    change, chance = sum(changes) / len(changes), sum(counts) / len(counts)
    helps = chance > 0 if side == own else chance < 0
    if not is_sure(counts) or (change > 0) != helps or not change:
        return None
    return Matter(key, first, change, chance)


def is_sure(values: list[float]) -> bool:
    """Whether the mean lies far enough from 0 for its spread."""
    n = len(values)
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return abs(mean) > SURE * math.sqrt(variance / n)
