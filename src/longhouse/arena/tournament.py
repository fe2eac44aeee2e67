"""A tournament: bots meet in every line-up, in every seat, with the same seeds, until enough games are played."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longhouse import find_game
from longhouse.arena.cluster import played_on_ray
from longhouse.arena.crew import Crew
from longhouse.arena.match import LIMIT, Fixture, Job, Match
from longhouse.arena.record import Plan, Record, opened
from longhouse.arena.schedule import fixtures
from longhouse.arena.standing import Standing, fair_share, spread, standings
from longhouse.kernel.decision import NOBODY
from longhouse.messages.catalog import Catalog

ENDLESS: Final = f"there was no end to it after {LIMIT:,} picks"


@dataclass(frozen=True)
class Place:
    """Where it is played: in a number of processes on this machine, or on a Ray cluster."""

    jobs: int = 1
    ray: str = ""


@dataclass(frozen=True)
class Outcome:
    """All games of a tournament that have ended, in the order of their numbers."""

    plan: Plan
    matches: list[Match]
    seconds: float

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.plan.bots))

    @property
    def finished(self) -> list[Match]:
        return [match for match in self.matches if match.finished]

    @property
    def forfeited(self) -> list[Match]:
        return [match for match in self.matches if match.forfeit != NOBODY]

    @property
    def unfinished(self) -> list[Match]:
        return [match for match in self.matches if not match.finished and match.forfeit == NOBODY]

    @property
    def counted(self) -> list[Match]:
        """Those that say something about the bots: played to the end, or forfeited."""
        return [match for match in self.matches if match.shares]

    def standings(self) -> list[Standing]:
        return standings(self.bots, self.matches)

    def source_names(self) -> list[str]:
        catalog = Catalog("en")
        return [catalog.text(key) for key in find_game(self.plan.game).message_keys.sources]

    def problems(self) -> list[str]:
        """A line for everything that went wrong, with how often and where first."""
        lines = [match.problem or ENDLESS for match in self.matches if not match.finished]
        first = {match.problem or ENDLESS: match.number for match in reversed(self.matches) if not match.finished}
        return [f"{line} (game {first[line]}{more(number)})" for line, number in Counter(lines).items()]

    def as_json(self) -> dict[str, object]:
        ranks = self.standings()
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": self.bots,
            "settings": self.plan.settings,
            "seed": self.plan.seed,
            "games": len(self.matches),
            "finished": len(self.finished),
            "forfeited": len(self.forfeited),
            "unfinished": len(self.unfinished),
            "fair_share": round(fair_share(self.matches), 4),
            "win_share": {one.bot: round(one.win_share, 4) for one in ranks},
            "interval": {one.bot: [round(end, 4) for end in one.interval] for one in ranks},
            "rating": {one.bot: {"mu": round(one.rating.mu, 3), "sigma": round(one.rating.sigma, 3)} for one in ranks},
            "points": {one.bot: round(one.points, 3) for one in ranks},
            "sources": {one.bot: self.sources_of(one) for one in ranks},
            "forfeits": {one.bot: one.forfeits for one in ranks},
            "turns": spread([match.turns for match in self.finished]),
            "decisions_per_game": spread([match.decisions for match in self.finished]),
            "problems": self.problems(),
        }

    def sources_of(self, one: Standing) -> dict[str, float]:
        return {name: round(points, 3) for name, points in zip(self.source_names(), one.sources)}


def more(number: int) -> str:
    return f" and {number - 1} more" if number > 1 else ""


def play_tournament(
    plan: Plan, job: Job, games: int, place: Place, out: Path | None, advance: Callable[[int, int], None]
) -> Outcome:
    """Play the games that are missing; `advance` is called with how many of how many have ended."""
    every = fixtures(plan.bots, plan.players, plan.seed, games)
    with opened(out, plan) as record:
        left = [fixture for fixture in every if fixture.number not in record.matches]
        started = time.perf_counter()
        advance(len(every) - len(left), len(every))
        with played(job, left, place) as matches:
            for done, match in enumerate(matches, len(every) - len(left) + 1):
                record.add(match)
                advance(done, len(every))
        return outcome(plan, record, every, time.perf_counter() - started)


def outcome(plan: Plan, record: Record, every: list[Fixture], seconds: float) -> Outcome:
    return Outcome(plan, [record.matches[fixture.number] for fixture in every], seconds)


@contextmanager
def played(job: Job, games: list[Fixture], place: Place) -> Iterator[Iterator[Match]]:
    """The games as they end, wherever they are played."""
    if not games:
        yield iter(())
    elif place.ray:
        with played_on_ray(job, games, place.ray) as matches:
            yield matches
    else:
        with Crew(job, min(place.jobs, len(games))) as crew:
            yield crew.play(games)
