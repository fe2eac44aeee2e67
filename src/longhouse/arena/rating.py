"""Ratings by openskill's Plackett-Luce model: how strong a bot is, and how certain that is."""

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from longhouse.arena.match import Match
from longhouse.extras import need

CERTAIN: Final = 1.96  # standard deviations around the mean: 95 %


@dataclass(frozen=True)
class Rating:
    """Every bot begins at 25; `sigma` is the uncertainty, which shrinks with every game."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - CERTAIN * self.sigma, self.mu + CERTAIN * self.sigma


def rated(bots: list[str], matches: list[Match]) -> list[dict[str, Rating]]:
    """The ratings before the first game and after each, in the order of their numbers, however they were played.

    Bots do not learn from game to game, so their strength does not drift (tau is 0).
    """
    model = need("openskill.models", "arena").PlackettLuce(tau=0.0)
    now = {bot: model.rating() for bot in bots}
    course = [plain(now)]
    for match in matches:
        if match.shares and len(set(match.bots)) > 1:
            now |= after(model, now, match)
        course.append(plain(now))
    return course


def after(model: Any, now: dict[str, Any], match: Match) -> dict[str, Any]:
    """A bot in several seats gets the mean of their ratings."""
    sides = [[model.rating(mu=now[bot].mu, sigma=now[bot].sigma)] for bot in match.bots]
    seats = model.rate(sides, ranks=[float(place) for place in places(match)])
    found = {}
    for bot in set(match.bots):
        own = [seats[seat][0] for seat, name in enumerate(match.bots) if name == bot]
        found[bot] = model.rating(mu=fmean(seat.mu for seat in own), sigma=fmean(seat.sigma for seat in own))
    return found


def places(match: Match) -> list[int]:
    """By seat: a larger share of the victory comes first, then more points."""
    points = match.points or [0] * len(match.bots)
    worth = [(share, 0 if share else points[seat]) for seat, share in enumerate(match.shares)]
    return [1 + sum(other > own for other in worth) for own in worth]


def plain(now: dict[str, Any]) -> dict[str, Rating]:
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in now.items()}
