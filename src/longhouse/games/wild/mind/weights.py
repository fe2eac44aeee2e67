"""What each number of features.py counts for, early and late in a game.

Made by `python -m tools.fitting wild --games 6000 --every 8`: log loss 0.4244, of 'points' alone 0.6627, of
knowing nothing 0.9984.
"""

from typing import Final

EARLY: Final[tuple[float, ...]] = (
    4.5466,  # points
    -1.0034,  # storages
    0.4247,  # achievements
    0.6246,  # treasures
    0.6565,  # missions
    0.3887,  # threshold
    0.2608,  # asgard
    0.7768,  # breweries
    0.8740,  # smelters
    0.5465,  # beer storages
    -0.3224,  # gold storages
    1.3136,  # taverns
    0.6378,  # drakkars
    -0.1568,  # beer kept
    0.3781,  # gold kept
    0.9488,  # hall
    0.1826,  # last hall
    0.1773,  # places
    -0.5161,  # cards
    0.4907,  # deck beer
    0.2742,  # deck gold
    1.0222,  # deck attack
    0.5669,  # deck defence
    0.7057,  # deck draws
    0.6537,  # beer
    0.3170,  # gold
    -0.2496,  # attack
    0.8004,  # raid
    0.1490,  # draws
    0.7253,  # defence
    0.0976,  # exposed
    0.3870,  # on turn
    0.5624,  # turn to come
    0.0000,  # last turn over
    -0.1471,  # first next
)
LATE: Final[tuple[float, ...]] = (
    5.0338,  # points
    1.1226,  # storages
    1.2414,  # achievements
    0.5020,  # treasures
    -0.4854,  # missions
    -0.4992,  # threshold
    -0.1549,  # asgard
    0.7402,  # breweries
    0.8052,  # smelters
    0.1460,  # beer storages
    0.7224,  # gold storages
    0.2403,  # taverns
    0.3506,  # drakkars
    0.6146,  # beer kept
    0.3043,  # gold kept
    -0.3773,  # hall
    -0.2718,  # last hall
    0.2644,  # places
    0.9070,  # cards
    0.6079,  # deck beer
    0.1069,  # deck gold
    1.5893,  # deck attack
    0.6519,  # deck defence
    0.4353,  # deck draws
    0.4974,  # beer
    0.3119,  # gold
    0.7350,  # attack
    0.3098,  # raid
    0.3276,  # draws
    0.3962,  # defence
    -0.0806,  # exposed
    -0.1709,  # on turn
    0.0958,  # turn to come
    -0.0402,  # last turn over
    0.2912,  # first next
)
