"""How luck changed everybody's chances: what came, compared with what might have come instead.

The same pick is played again in worlds that differ only in what nobody knew: the dice to come, the order of the piles.
What any player knew (hands, secret choices) stays as it is: it is not luck that others hold good cards.
"""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.game import Game
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.unseen import deal_pool
from longhouse.kernel.table import Table
from longhouse.kernel.zone import NO_POOL

REFEREE: Final = 41  # a seat beyond every real one: sees all that anybody sees
LONGEST: Final = 30  # picks that are played on after a draw
SURE: Final = 1.96  # standard errors of 95 %

Evaluate = Callable[[Table], list[float]]


@dataclass(frozen=True)
class Moment:
    """A pick that was followed by a roll or a draw: by seat, how much better the chances became than expected, and the
    spread of the chances that might have come, and world by world what might have come instead. `kind` is the message
    key of what was drawn, "" where dice were rolled or nothing has a name."""

    number: int
    turn: int
    seat: Seat
    picked: str
    picked_words: str
    rolled: bool
    kind: str
    worlds: int
    luck: list[float]
    spread: list[float]
    instead: list[list[float]]

    @property
    def most(self) -> Seat:
        """Whom it helped or hurt most; among equals, the seat that picked."""
        return max(range(len(self.luck)), key=lambda seat: (round(abs(self.luck[seat]), 9), seat == self.seat))


def fortune(
    before: Table, option: Option, seat: Seat, came: list[float], evaluate: Evaluate, worlds: int, seed: str
) -> tuple[list[float], list[float], list[list[float]]]:
    """By seat, the chances that came minus the mean of those that might have come, and their spread; and world by world
    the luck that might have come instead."""
    rows = [after(before, option, seat, evaluate, f"{seed}/{number}") for number in range(worlds)]
    means = [sum(values) / worlds for values in zip(*rows, strict=True)]
    luck = [chance - mean for chance, mean in zip(came, means, strict=True)]
    instead = [[chance - mean for chance, mean in zip(row, means, strict=True)] for row in rows]
    spread = [math.sqrt(sum(by * by for by in column) / max(1, worlds - 1)) for column in zip(*instead, strict=True)]
    return luck, spread, instead


def after(before: Table, option: Option, seat: Seat, evaluate: Evaluate, seed: str) -> list[float]:
    world = redealt(before, seed)
    world.play(option, seat)
    return evaluate(world)


def used(table: Table) -> list[float]:
    """The chances after the seat that is asked has played on as the judge would, in this turn and up to the next draw:
    a card or a tile is worth what it lets a player do."""
    mind, seat, turn = mind_of(table), table.decision.seat, table.turn
    for _ in range(LONGEST):
        decision = table.decision
        if table.over or decision.seat != seat or table.turn != turn:
            break
        worth = mind.judge(table, decision) if len(decision.options) > 1 else [0.0]
        further = table.clone()
        further.play(decision.options[worth.index(max(worth))], seat)
        if further.barriers() != table.barriers():
            break
        table = further
    return mind.evaluate(table)


def redealt(table: Table, seed: str) -> Table:
    """The same table, but with other dice to come, and with what nobody sees in another order."""
    world = table.clone()
    rng = random.Random(seed)
    zones, tallies = world.zones(), world.tallies()
    masks = [(zone.seen_by, zone.known) for zone in zones]
    rows = [(tally.seen_by, tally.unknown) for tally in tallies]
    for zone in zones:
        zone.seen_by = for_referee(zone.seen_by)
        zone.known = [for_referee(mask) for mask in zone.known]
    for tally in tallies:
        tally.seen_by = [for_referee(mask) for mask in tally.seen_by]
    for pool in sorted({zone.pool for zone in zones} | {tally.pool for tally in tallies}):
        if pool != NO_POOL:
            deal_pool(world, pool, zones, tallies, REFEREE, rng)
    for zone, (seen_by, known) in zip(zones, masks, strict=True):
        zone.seen_by, zone.known = seen_by, known
    for tally, (seen, unknown) in zip(tallies, rows, strict=True):
        tally.seen_by, tally.unknown = seen, unknown
    counts = world.chance.counts
    world.chance = seeded(str(rng.getrandbits(64)), tuple(str(number) for number in range(len(counts))))
    world.chance.counts = counts
    return world


def for_referee(mask: int) -> int:
    return mask | 1 << REFEREE if mask else mask


def is_rolled(game: Game, luck: list[int]) -> bool:
    """Whether dice were among the outcomes."""
    return any(game.streams[stream].rolled for stream in luck[::2])
