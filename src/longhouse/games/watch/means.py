"""GW-4.5, GW-5.1: what the cards of a hand are good for: tables to look it up in, instead of comparing every cost.

A bit for every item that can be paid, then one for every resource that can be given to the supply.
"""

from typing import Final

from longhouse.games.watch.words import (
    ITEM_CARD,
    ITEM_GUARD,
    ITEM_KEEP,
    ITEM_ROAD,
    ITEM_SETTLEMENT,
    ITEMS,
    RESOURCES,
)

PAYS_ROAD: Final = 1 << ITEM_ROAD
PAYS_SETTLEMENT: Final = 1 << ITEM_SETTLEMENT
PAYS_KEEP: Final = 1 << ITEM_KEEP
PAYS_CARD: Final = 1 << ITEM_CARD
PAYS_GUARD: Final = 1 << ITEM_GUARD
PAYS: Final = (1 << ITEMS) - 1
TRADES: Final = 1 << ITEMS  # shifted by the resource; a number below it trades nothing
EVERYTHING: Final = (1 << ITEMS + RESOURCES) - 1


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
