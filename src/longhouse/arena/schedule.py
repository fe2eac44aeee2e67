"""Who plays whom, in which seats and with which seeds, so that no bot profits from its seat or its dice."""

import itertools
from collections.abc import Iterator

from longhouse.arena.match import Fixture

Seating = tuple[str, ...]  # a bot for each seat


def fixtures(bots: list[str], players: int, seed: str, games: int) -> list[Fixture]:
    """At least this many games: whole rounds, in which every bot sits in every seat equally often.

    A larger number begins with the same games, so that a tournament can be extended.
    """
    found: list[Fixture] = []
    for number, seating in itertools.chain.from_iterable(rounds(bots, players, games)):
        found.append(Fixture(len(found) + 1, f"{seed}/{number}", list(seating)))
    return found


def rounds(bots: list[str], players: int, games: int) -> Iterator[list[tuple[int, Seating]]]:
    """A round: one order around the table for every line-up, moved on by one seat until it comes round again.

    A line-up keeps its seed until it has sat in every possible order; then it gets the next.
    """
    circles = [circles_of(lineup) for lineup in lineups(bots, players)]
    done = 0
    for number in itertools.count():
        if done >= games:
            return
        found = [(number // len(ways) + 1, seating) for ways in circles for seating in ways[number % len(ways)]]
        done += len(found)
        yield found


def lineups(bots: list[str], players: int) -> list[Seating]:
    """All groups that can meet at a table. If there are fewer bots than seats, they fill the seats in turn."""
    if len(bots) <= players:
        return [tuple(bots[seat % len(bots)] for seat in range(players))]
    return list(dict.fromkeys(itertools.combinations(sorted(bots, key=bots.index), players)))


def circles_of(lineup: Seating) -> list[list[Seating]]:
    """All orders around the table, grouped by those that differ only in who begins."""
    found: dict[Seating, list[Seating]] = {}
    for seating in dict.fromkeys(itertools.permutations(lineup)):
        turned = list(dict.fromkeys(seating[by:] + seating[:by] for by in range(len(seating))))
        if not any(way in found for way in turned):
            found[seating] = turned
    return list(found.values())
