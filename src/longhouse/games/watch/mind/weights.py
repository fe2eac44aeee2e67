"""What each number of features.py counts for, early and late in a game.

Made by `python -m tools.fitting watch --games 9000 --every 16 --penalty 0.001 --table '2 mode=base
board=classic19 layout=random trade_max_offers_per_turn=0' --table '2 mode=base board=classic19 layout=random
trade_max_offers_per_turn=0' --table '2 mode=base' --table '3 mode=base' --table '4 mode=base' --table 3 --table 4`:
log loss 0.7945, of 'points' alone 0.9344, of knowing nothing 1.1211.
"""

from typing import Final

EARLY: Final[tuple[float, ...]] = (
    7.6998,  # points
    3.3032,  # near
    1.5754,  # lumber
    1.6323,  # brick
    1.5565,  # wool
    1.8909,  # grain
    1.8256,  # ore
    -0.7831,  # income
    -2.6532,  # kinds
    0.2939,  # rolls
    -0.0644,  # blocked
    0.2950,  # routes
    0.0213,  # any route
    -0.2594,  # hand
    -0.0257,  # too many
    0.1603,  # settlement soon
    0.6020,  # keep soon
    0.7067,  # card soon
    0.4362,  # site
    0.1213,  # second site
    0.7173,  # site behind a road
    0.5958,  # site behind two
    -6.9156,  # keeps
    2.7641,  # stock
    -0.2220,  # road
    -1.1860,  # longest road
    -0.2877,  # road race
    0.7209,  # patrols
    -2.5366,  # largest patrol
    0.4464,  # patrol race
    0.5282,  # patrol cards
    0.5736,  # progress cards
    0.0446,  # fresh cards
    -0.1076,  # pending
    0.0102,  # active
    -0.0005,  # can build
    0.0861,  # turns away
    10.4942,  # unplaced
    -1.7325,  # guards
    -0.0013,  # guard step
    -0.2609,  # tragic end
    -0.9841,  # exposed
    0.1164,  # hero
    0.0712,  # hero side
)
LATE: Final[tuple[float, ...]] = (
    8.1232,  # points
    1.0135,  # near
    0.6167,  # lumber
    0.4496,  # brick
    0.3542,  # wool
    0.6143,  # grain
    0.5876,  # ore
    0.0786,  # income
    -2.1479,  # kinds
    -0.1039,  # rolls
    -0.2501,  # blocked
    0.0574,  # routes
    0.1047,  # any route
    0.8525,  # hand
    0.2741,  # too many
    -0.0213,  # settlement soon
    0.2598,  # keep soon
    1.6555,  # card soon
    0.5900,  # site
    0.1976,  # second site
    0.1324,  # site behind a road
    -0.2148,  # site behind two
    -1.1440,  # keeps
    0.8684,  # stock
    0.4206,  # road
    -1.5655,  # longest road
    0.7522,  # road race
    -0.2482,  # patrols
    -0.8222,  # largest patrol
    0.7693,  # patrol race
    1.7813,  # patrol cards
    0.9453,  # progress cards
    -0.2783,  # fresh cards
    0.9904,  # pending
    -0.0070,  # active
    -0.0454,  # can build
    -0.3698,  # turns away
    -16.9234,  # unplaced
    0.0243,  # guards
    0.4389,  # guard step
    0.7348,  # tragic end
    0.2647,  # exposed
    -0.3016,  # hero
    -0.1101,  # hero side
)
