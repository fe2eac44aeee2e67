"""Playouts: a game played on with random picks, as fast as possible."""

import random

from longhouse.kernel.table import Table


def play_out(table: Table, rng: random.Random, limit: int) -> int:
    """Pick uniformly from every list of options until the game is over; returns how many picks it took.

    A game is given up after `limit` picks. The picks do not draw from the table's own chance.
    """
    count = 0
    draw = rng.random
    while count < limit and not table.over:
        decision = table.decision
        options = decision.options
        n = len(options)
        table.play(options[0] if n == 1 else options[int(draw() * n)], decision.seat)
        count += 1
    return count
