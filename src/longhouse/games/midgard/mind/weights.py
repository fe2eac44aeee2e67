"""What each number of features.py counts for, early and late in a game.

Made by `python -m tools.fitting midgard --games 1500 --every 8 --penalty 0.001`: log loss 0.6188, of
'points' alone 0.8201, of knowing nothing 1.0233.
"""

from typing import Final

EARLY: Final[tuple[float, ...]] = (
    1.1018,  # points
    0.5331,  # destinies
    1.8113,  # swords
    2.0493,  # spears
    1.3912,  # axes
    0.1458,  # crowd
    0.4342,  # food
    -0.1414,  # plenty
    0.2534,  # wood
    0.5586,  # coins
    0.2817,  # favour
    1.2613,  # runes
    -0.3217,  # longship
    1.6449,  # spare worker
    1.7494,  # workers
    0.1558,  # first player
    -0.0849,  # to move
    -0.3091,  # blame
    1.4466,  # much blame
    0.3586,  # colours
    -0.5125,  # town
    -0.4538,  # sea
    0.4222,  # spoils
    0.3605,  # sets
    0.3952,  # troll
    0.1967,  # at risk
    0.4049,  # hunt
)
LATE: Final[tuple[float, ...]] = (
    3.4756,  # points
    1.7150,  # destinies
    0.7601,  # swords
    0.6922,  # spears
    0.8125,  # axes
    -0.3715,  # crowd
    0.2335,  # food
    -0.0244,  # plenty
    -0.0817,  # wood
    -0.1165,  # coins
    0.0144,  # favour
    0.3109,  # runes
    0.0335,  # longship
    0.0800,  # spare worker
    1.6655,  # workers
    0.1683,  # first player
    0.1414,  # to move
    -0.0766,  # blame
    -0.4394,  # much blame
    0.6075,  # colours
    0.5541,  # town
    1.3061,  # sea
    0.2954,  # spoils
    0.5833,  # sets
    0.5852,  # troll
    2.2812,  # at risk
    0.7222,  # hunt
)
