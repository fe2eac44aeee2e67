"""GW-4.5, GW-5.1: what the cards of a hand are good for: tables to look it up in, instead of comparing every cost.

A bit for every item that can be paid, then one for every resource that can be given to the supply.
"""

from typing import Final

from longhouse.games.watch.state.words import RESOURCES

# numbers, not sums and shifts of other words: compiled code knows them
PAYS_ROAD: Final = 1
PAYS_SETTLEMENT: Final = 2
PAYS_KEEP: Final = 4
PAYS_CARD: Final = 8
PAYS_GUARD: Final = 16
PAYS: Final = 31
TRADES: Final = 32  # the lowest of the others: divided by it, a bit for every resource is left
EVERYTHING: Final = 1023


def means_at(rate: int, costs: list[list[int]], stock_of: list[int]) -> list[list[int]]:
    """By resource and by cards held of it: what they suffice for, where the supply trades at this rate."""
    return [
        [means_of(resource, held, rate, costs) for held in range(stock_of[resource] + 1)]
        for resource in range(RESOURCES)
    ]


def means_of(resource: int, held: int, rate: int, costs: list[list[int]]) -> int:
    means = EVERYTHING if held >= rate else EVERYTHING - (TRADES << resource)
    for item, cost in enumerate(costs):
        if held < cost[resource]:
            means -= 1 << item
    return means
