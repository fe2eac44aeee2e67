"""What a tournament says about each bot: its share of the victories with its margin of error, and its points."""

import math
from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean

from longhouse.arena.match import Match
from longhouse.arena.rating import CERTAIN, Rating, places, rated
from longhouse.kernel.decision import NOBODY


@dataclass(frozen=True)
class Standing:
    """One bot. `win_share` is what it has of the victories for each seat that it sat in; 95 % intervals."""

    bot: str
    seats: int
    win_share: float
    interval: tuple[float, float]
    rating: Rating
    points: float
    sources: list[float]
    forfeits: int


def standings(bots: list[str], matches: list[Match]) -> list[Standing]:
    """The best first."""
    ratings = rated(bots, matches)[-1]
    found = [standing(bot, matches, ratings[bot]) for bot in bots]
    return sorted(found, key=lambda one: (-one.win_share, -one.rating.mu))


def standing(bot: str, matches: list[Match], rating: Rating) -> Standing:
    shares = shares_by_seed(bot, matches)
    every = [share for games in shares.values() for share in games]
    ends = [(match, seat) for match in matches if match.finished for seat in seats_of(bot, match)]
    rows = [match.sources[seat] for match, seat in ends]
    return Standing(
        bot,
        len(every),
        fmean(every) if every else 0.0,
        win_interval(list(shares.values())),
        rating,
        fmean(match.points[seat] for match, seat in ends) if ends else 0.0,
        [fmean(column) for column in zip(*rows, strict=True)],
        sum(match.forfeit != NOBODY and match.bots[match.forfeit] == bot for match in matches),
    )


def seats_of(bot: str, match: Match) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def shares_by_seed(bot: str, matches: list[Match]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for match in matches:
        if match.shares:
            found[match.seed] += [match.shares[seat] for seat in seats_of(bot, match)]
    return {seed: shares for seed, shares in found.items() if shares}


def win_interval(by_seed: list[list[float]]) -> tuple[float, float]:
    """Wilson's interval. Games with the same seed may end alike, and then count for less than their number."""
    every = [share for games in by_seed for share in games]
    if not every:
        return 0.0, 1.0
    share = fmean(every)
    return wilson(share, len(every) / alike(by_seed, share))


def alike(by_seed: list[list[float]], share: float) -> float:
    """How many games with the same seed say as much as one (the design effect of a cluster sample), at least 1."""
    count, seeds = sum(len(games) for games in by_seed), len(by_seed)
    by_chance = count * share * (1 - share)
    if seeds < 2 or by_chance <= 0:
        return 1.0
    between = sum((sum(games) - share * len(games)) ** 2 for games in by_seed) * seeds / (seeds - 1)
    return max(1.0, between / by_chance)


def wilson(share: float, games: float) -> tuple[float, float]:
    square = CERTAIN * CERTAIN
    middle = (share + square / (2 * games)) / (1 + square / games)
    width = CERTAIN * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - width), min(1.0, middle + width)


def fair_share(matches: list[Match]) -> float:
    """What each bot would have if all were equally strong."""
    every = [share for match in matches for share in match.shares]
    return fmean(every) if every else 0.0


def duels(bots: list[str], matches: list[Match]) -> dict[tuple[str, str], float]:
    """How often the first of two ended before the second when both sat at the table; half, where they were equal."""
    had: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        if match.shares:
            ends = list(zip(match.bots, places(match), strict=True))
            for bot, place in ends:
                for other, theirs in ends:
                    had[bot, other].append(0.5 * ((place < theirs) + (place <= theirs)))
    return {(bot, other): fmean(had[bot, other]) for bot in bots for other in bots if bot != other and had[bot, other]}


def seat_shares(matches: list[Match]) -> list[tuple[float, tuple[float, float]]]:
    """Each seat's share of the victories, whichever bot sat there. Dice go by seat: games with one seed count as one
    game."""
    counted = [match for match in matches if match.shares]
    found: list[tuple[float, tuple[float, float]]] = []
    for seat in range(len(counted[0].shares) if counted else 0):
        by_seed: dict[str, list[float]] = defaultdict(list)
        for match in counted:
            by_seed[match.seed].append(match.shares[seat])
        share = fmean(share for games in by_seed.values() for share in games)
        found.append((share, win_interval(list(by_seed.values())) if len(by_seed) > 1 else wilson(share, 1)))
    return found


def mean(numbers: list[int]) -> float:
    return round(fmean(numbers), 3) if numbers else 0.0


def spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": mean(numbers), "min": min(numbers, default=0), "max": max(numbers, default=0)}
