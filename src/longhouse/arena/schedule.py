"""Who plays whom, where they sit and with which luck: so that no bot profits from its seat or its dice."""

import itertools
from collections.abc import Iterator

from longhouse.arena.match import Fixture

Seating = tuple[str, ...]  # a bot for each seat


def fixtures(bots: list[str], players: int, seed: str, games: int) -> list[Fixture]:
    """So many games, or a few more: whole rounds, in which every bot sits in every seat equally often.

    More games begin with the very same ones, so that a tournament can be gone on with.
    """
    found: list[Fixture] = []
    for luck, seating in itertools.chain.from_iterable(rounds(bots, players, games)):
        found.append(Fixture(len(found) + 1, f"{seed}/{luck}", list(seating)))
    return found


def rounds(bots: list[str], players: int, games: int) -> Iterator[list[tuple[int, Seating]]]:
    """A round: of every line-up, one way to sit around the table, turned on by a seat until it comes round.

    A line-up keeps its luck until it has sat in every way there is; then it is given the next.
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
    """All who can meet at a table. Fewer bots than seats are dealt out in turn."""
    if len(bots) <= players:
        return [tuple(bots[seat % len(bots)] for seat in range(players))]
    return list(dict.fromkeys(itertools.combinations(sorted(bots, key=bots.index), players)))


def circles_of(lineup: Seating) -> list[list[Seating]]:
    """All ways to sit; those together that are the same but for who begins."""
    found: dict[Seating, list[Seating]] = {}
    for seating in dict.fromkeys(itertools.permutations(lineup)):
        turned = list(dict.fromkeys(seating[by:] + seating[:by] for by in range(len(seating))))
        if not any(way in found for way in turned):
            found[seating] = turned
    return list(found.values())
