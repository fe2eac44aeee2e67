"""The results of a simulation: for people, as JSON, and as CSV with a line for every game."""

import csv
import math
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from longhouse.arena.match import Fixture, Job, Match
from longhouse.arena.standing import mean, spread
from longhouse.cli.problems import one_line


@dataclass(frozen=True)
class Simulation:
    """What is played: a bot for each seat of the first game."""

    job: Job
    seed: str
    bots: list[str]

    def fixture(self, number: int) -> Fixture:
        """The bots move on by one seat from game to game, so that none profits from where it sits."""
        players = self.job.players
        names = [self.bots[(seat + number) % players] for seat in range(players)]
        return Fixture(number, f"{self.seed}/{number}", names)


class Summary:
    """All games of a simulation, and how many seconds they took together."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation: Final = simulation
        self.job: Final = simulation.job
        self.matches: Final[list[Match]] = []
        self.seconds = 0.0

    @property
    def decisions(self) -> int:
        return sum(match.decisions for match in self.matches)

    @property
    def finished(self) -> list[Match]:
        return [match for match in self.matches if match.finished]

    def per_second(self) -> int:
        return round(self.decisions / self.seconds) if self.seconds else 0

    def wins_by_seat(self) -> list[int]:
        wins = Counter(seat for match in self.finished for seat in match.winners)
        return [wins[seat] for seat in range(self.job.players)]

    def wins_by_bot(self) -> dict[str, int]:
        wins = Counter(match.bots[seat] for match in self.finished for seat in match.winners)
        return {name: wins[name] for name in dict.fromkeys(self.simulation.bots)}

    def seats_of(self, bot: str) -> int:
        """How often a bot sat in any seat of a finished game."""
        return sum(match.bots.count(bot) for match in self.finished)

    def points_by_seat(self) -> list[float]:
        return [mean([match.points[seat] for match in self.finished]) for seat in range(self.job.players)]

    def points_by_bot(self) -> dict[str, float]:
        return {
            name: mean([match.points[i] for match in self.finished for i, bot in enumerate(match.bots) if bot == name])
            for name in dict.fromkeys(self.simulation.bots)
        }

    def points_of_winners(self) -> list[int]:
        return [match.points[seat] for match in self.finished for seat in match.winners]

    def endings(self) -> dict[str, int]:
        """How often the games ended in which way, the most frequent first, by message key."""
        return dict(Counter(match.ending for match in self.finished).most_common())

    def line(self) -> str:
        return f"{self.decisions} decisions in {self.seconds:.1f} s, wins by seat {self.wins_by_seat()}"

    def as_json(self, jobs: int) -> dict[str, object]:
        return {
            "game": self.job.game,
            "players": self.job.players,
            "bots": self.simulation.bots,
            "settings": self.job.settings,
            "seed": self.simulation.seed,
            "jobs": jobs,
            "games": len(self.matches),
            "finished": len(self.finished),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": self.per_second(),
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_bot": self.wins_by_bot(),
            "turns": spread([match.turns for match in self.finished]),
            "decisions_per_game": spread([match.decisions for match in self.finished]),
            "points": {
                "by_seat": self.points_by_seat(),
                "by_bot": self.points_by_bot(),
                "of_winners": spread(self.points_of_winners()),
            },
            "endings": self.endings(),
        }


def headline(game: str, players: int, seed: str, pack: str) -> str:
    """What was played, and with whose values."""
    return f"{game}, {players} players, seed {seed}" + (f", values of the pack “{one_line(pack)}”" if pack else "")


def show_summary(screen: Console, summary: Summary, pack: str) -> None:
    games, finished = len(summary.matches), len(summary.finished)
    unfinished = f" ({games - finished} given up as endless)" if finished < games else ""
    turns = spread([match.turns for match in summary.finished])
    length = spread([match.decisions for match in summary.finished])
    screen.print(headline(summary.job.game, summary.job.players, summary.simulation.seed, pack), markup=False)
    screen.print(f"games      {finished:,}{unfinished}")
    speed = f"{summary.per_second():,} a second"
    screen.print(f"decisions  {summary.decisions:,} in {summary.seconds:.2f} s: {speed}")
    screen.print(f"length     {tell(turns)} turns, {tell(length)} decisions")
    screen.print(f"winners    {tell(spread(summary.points_of_winners()))} points")
    endings = [f"{key.partition('-ending-')[2] or key} {count:,}" for key, count in summary.endings().items()]
    screen.print(f"endings    {', '.join(endings)}")
    screen.print(shares("seat", [(str(seat), wins, finished, points) for seat, wins, points in by_seat(summary)]))
    screen.print(
        shares("bot", [(name, wins, summary.seats_of(name), points) for name, wins, points in by_bot(summary)])
    )


def by_seat(summary: Summary) -> list[tuple[int, int, float]]:
    seats = range(summary.job.players)
    return list(zip(seats, summary.wins_by_seat(), summary.points_by_seat(), strict=True))


def by_bot(summary: Summary) -> list[tuple[str, int, float]]:
    points = summary.points_by_bot()
    return [(name, wins, points[name]) for name, wins in summary.wins_by_bot().items()]


def tell(numbers: dict[str, float]) -> str:
    return f"{numbers['mean']:.1f} ({numbers['min']}-{numbers['max']})"


def shares(what: str, rows: list[tuple[str, int, int, float]]) -> Table:
    """Wins with their share of the games played, and its margin of error (95 %)."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(what)
    for heading in ("wins", "share", "points"):
        table.add_column(heading, justify="right")
    for name, wins, games, points in rows:
        share = wins / games if games else 0.0
        margin = 1.96 * math.sqrt(share * (1 - share) / games) if games else 0.0
        table.add_row(name, f"{wins:,}", f"{share:.1%} ± {margin:.1%}", f"{points:.2f}")
    return table


def write_csv(path: Path, summary: Summary) -> None:
    """A line per game, with the bot and the points of every seat."""
    seats = range(summary.job.players)
    heads = ["game", "seed", "finished", "decisions", "turns", "winners", "ending"]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(heads + [f"bot_{seat}" for seat in seats] + [f"points_{seat}" for seat in seats])
        for match in summary.matches:
            winners = " ".join(str(seat) for seat in match.winners)
            points = [str(points) for points in match.points] or [""] * len(seats)
            cells = [match.number, match.seed, int(match.finished), match.decisions, match.turns, winners, match.ending]
            writer.writerow([*cells, *match.bots, *points])
