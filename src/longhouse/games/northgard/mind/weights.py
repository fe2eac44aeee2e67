"""What each number of features.py counts for, early and late in a game.

Made by `python -m tools.fitting northgard --games 3000 --every 10 --penalty 0.001 --table 2 --table 2
--table 3 --table 4 --table '4 teams=true' --table '3 creatures=true'`: log loss 0.5780, of 'points' alone 0.7509, of
knowing nothing 0.9567.
"""

from typing import Final

EARLY: Final[tuple[float, ...]] = (
    -1.8106,  # points
    -0.1333,  # sure
    0.9203,  # lands
    -0.0217,  # tiles
    0.4120,  # closed
    -0.2582,  # to close
    0.0180,  # open
    1.4935,  # figures
    -0.4459,  # most figures
    0.0544,  # food
    0.1019,  # wood
    1.0736,  # lore
    0.2661,  # food to come
    0.1527,  # wood to come
    1.0896,  # lore to come
    -0.7938,  # hungry
    1.1378,  # hand
    -0.5679,  # forges
    -1.1537,  # cards
    0.1946,  # few cards
    0.2277,  # upgrades
    -0.3889,  # unrest
    -0.5046,  # large
    -0.1142,  # small
    -0.0003,  # large sites
    2.2921,  # toward
    -0.6699,  # defences
    -0.8638,  # closed large
    -0.0347,  # near
    -0.4433,  # victory
    0.5307,  # room
    -0.9317,  # threat
    0.5233,  # prey
    -0.1332,  # creatures
    0.2817,  # raids
    0.2411,  # pending
    0.3698,  # passed
    -0.1597,  # first
    -0.0044,  # to move
)
LATE: Final[tuple[float, ...]] = (
    4.0066,  # points
    1.6764,  # sure
    0.0250,  # lands
    0.4769,  # tiles
    0.1155,  # closed
    0.3759,  # to close
    0.2120,  # open
    0.4953,  # figures
    -0.1911,  # most figures
    -0.0009,  # food
    -0.0435,  # wood
    0.1549,  # lore
    0.1753,  # food to come
    0.6390,  # wood to come
    0.3111,  # lore to come
    -0.2671,  # hungry
    1.3486,  # hand
    2.0297,  # forges
    0.6763,  # cards
    -0.8419,  # few cards
    -0.1073,  # upgrades
    -1.0631,  # unrest
    -0.0074,  # large
    0.1391,  # small
    -0.3013,  # large sites
    1.9272,  # toward
    -0.1514,  # defences
    -0.6899,  # closed large
    0.4992,  # near
    1.3792,  # victory
    -0.1076,  # room
    -0.4830,  # threat
    0.1458,  # prey
    0.0348,  # creatures
    0.4377,  # raids
    0.3350,  # pending
    -0.3434,  # passed
    -0.0902,  # first
    0.0836,  # to move
)
