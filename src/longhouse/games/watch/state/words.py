"""The rulebook's nouns and verbs as numbers."""

from typing import Final, Literal

from longhouse.kernel.box import Word
from longhouse.kernel.game import Stream

# resources, in the order of GW-1.7
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = 5
Resource = Literal["lumber", "brick", "wool", "grain", "ore"]
RESOURCE_IDS: Final[tuple[Resource, ...]] = ("lumber", "brick", "wool", "grain", "ore")
BARREN: Final = -1

# pieces that a player has in stock
PIECE_ROAD: Final = 0
PIECE_SETTLEMENT: Final = 1
PIECE_KEEP: Final = 2
PIECE_GUARD: Final = 3
PIECES: Final = 4
PIECE_IDS: Final = ("road", "settlement", "keep", "guard")

# things to build or buy, with a cost
ITEM_ROAD: Final = 0
ITEM_SETTLEMENT: Final = 1
ITEM_KEEP: Final = 2
ITEM_CARD: Final = 3
ITEM_GUARD: Final = 4
ITEM_IDS: Final = ("road", "settlement", "keep", "dev_card", "guard")

# special tiles
LONGEST_ROAD: Final = 0
LARGEST_PATROL: Final = 1
Tile = Literal["longest_road", "largest_patrol"]
TILE_IDS: Final[tuple[Tile, ...]] = ("longest_road", "largest_patrol")

# roles of development cards
PATROL: Final = 0
PROGRESS: Final = 1
VICTORY: Final = 2
Role = Literal["patrol", "progress", "vp"]
ROLE_IDS: Final[tuple[Role, ...]] = ("patrol", "progress", "vp")

# streams of random numbers
LUCK_LAYOUT: Final = 0
LUCK_FIRST: Final = 1
LUCK_DECK: Final = 2
LUCK_DICE: Final = 3
LUCK_THEFT: Final = 4
LUCK_TOKENS: Final = 5
LUCK_TRAIL: Final = 6
STREAMS: Final = (
    Stream("layout", 0),
    Stream("first", 0),
    Stream("deck", 0),
    Stream("dice", 1, rolled=True),
    Stream("theft", 0),
    Stream("tokens", 0),
    Stream("trail", 1, rolled=True),
)

# pools of cards
POOL_RESOURCES: Final = 0
POOL_CARDS: Final = 1
POOL_TOKENS: Final = 2

# what a wildling does at a clearing, GW-17.4
CROSS: Final = 0
GUARD_HOME: Final = 1
BREACH: Final = 2
WAIT_OR_BREACH: Final = 3
CLEARING_IDS: Final = ("cross", "guard_home", "breach", "wait_or_breach")

# where wildlings can be taken from, as bits (GW-17.3)
IN_GIFT: Final = 1
IN_CAMP: Final = 2
IN_CLEARING: Final = 4
PLACE_IDS: Final = ("gift", "camp", "clearing")

# when a hero may be used, as bits (GW-14.18)
OWN_BEFORE_ROLL: Final = 1
OWN_AFTER_ROLL: Final = 2
OWN_TRADE: Final = 4
OWN_BUILD: Final = 8
AFTER_PRODUCTION: Final = 16
TIMING_IDS: Final = ("own_before_roll", "own_after_roll", "own_trade", "own_build", "after_any_production")

# sides of a hero card
SIDE_A: Final = 0
SIDE_B: Final = 1
Side = Literal["A", "B"]
SIDE_IDS: Final[tuple[Side, ...]] = ("A", "B")

# how a game ends, and what decided among the players with the most guards (GW-15)
BY_GOAL: Final = 0
BY_BREACHES: Final = 1
BY_GIFT: Final = 2
ENDING_IDS: Final = ("goal", "breaches", "gift")
NO_TIE: Final = 0
BY_GUARDS: Final = 1
BY_POINTS: Final = 2
BY_CARDS: Final = 3
BY_NOBODY: Final = 4
TIE_IDS: Final = ("", "guards", "points", "cards", "nobody")

# verbs of the effects in the data, GW-17.1
DO_CHOOSE: Final = 0
DO_MOVE_TORMUND: Final = 1
DO_GAIN: Final = 2
DO_BUILD: Final = 3
DO_VP: Final = 4
DO_TAKE_ALL: Final = 5
DO_REMOVE_WILDLING: Final = 6
DO_SWAP_SUPPLY: Final = 7  # from here on: what only heroes do
DO_FORCED_TRADE: Final = 8
DO_MOVE_ROAD: Final = 9
DO_SUBSTITUTE: Final = 10
DO_DRAW_DEV: Final = 11
DO_TAKE_SEEN: Final = 12
DO_REVEAL_WILDLING: Final = 13
DO_TORMUND_HOME: Final = 14
DO_DISCARD_PATROL: Final = 15
EFFECT_IDS: Final = (
    "choose",
    "move_tormund",
    "gain",
    "build",
    "vp",
    "take_all",
    "remove_wildling",
    "swap_supply",
    "forced_trade",
    "move_road",
    "substitute",
    "draw_dev",
    "take_seen",
    "reveal_wildling",
    "tormund_home",
    "discard_patrol",
)

HEX_LEFT: Final = "gain_resource_of_hex_left"  # key: this many cards of the hex that a figure leaves, GW-17.3

# what a player may do
ROLL: Final = 0
GO_ON: Final = 1
END_TURN: Final = 2
ROAD: Final = 3
SETTLEMENT: Final = 4
KEEP: Final = 5
BUY_CARD: Final = 6
PLAY: Final = 7
TORMUND: Final = 8
ROB: Final = 9
GIVE: Final = 10
TAKE: Final = 11
PROPOSE: Final = 12
ADD: Final = 13
DONE: Final = 14
SEND: Final = 15
DROP: Final = 16
ACCEPT: Final = 17
DECLINE: Final = 18
COUNTER: Final = 19
CLOSE: Final = 20
WITHDRAW: Final = 21
DISCARD: Final = 22
GAIN: Final = 23
NAME: Final = 24
CHOOSE: Final = 25
GUARD: Final = 26
WILDLING: Final = 27
NONE: Final = 28
HERO: Final = 29
KEEP_HERO: Final = 30
TAKE_HERO: Final = 31
REMOVE_HERO: Final = 32
ASK: Final = 33
NO_MORE: Final = 34
HAND: Final = 35
LOOK: Final = 36
SEIZE: Final = 37
LEAVE_OUT: Final = 38
SUBSTITUTE: Final = 39
KEEP_CARD: Final = 40
LIFT: Final = 41
ANSWERING: Final = (ADD, DONE, SEND, DROP, ACCEPT, DECLINE, COUNTER)  # what answers a proposal, GW-4.9
VERBS: Final = (
    Word("roll", ()),
    Word("go-on", ()),
    Word("end-turn", ()),
    Word("road", ("path",)),
    Word("settlement", ("intersection",)),
    Word("keep", ("intersection",)),
    Word("buy-card", ()),
    Word("play", ("card",)),
    Word("tormund", ("hex",)),
    Word("rob", ("seat",)),
    Word("give", ("resource",)),
    Word("take", ("resource",)),
    Word("propose", ()),
    Word("add", ("resource",)),
    Word("done", ()),
    Word("send", ()),
    Word("drop", ()),
    Word("accept", ()),
    Word("decline", ()),
    Word("counter", ()),
    Word("close", ("seat",)),
    Word("withdraw", ()),
    Word("discard", ("resource",)),
    Word("gain", ("resource",)),
    Word("name", ("resource",)),
    Word("choose", ("choice",)),
    Word("guard", ("section",)),
    Word("wildling", ("wildling_place",)),
    Word("none", ()),
    Word("hero", ("hero",)),
    Word("keep-hero", ()),
    Word("take-hero", ("hero",)),
    Word("remove-hero", ("hero",)),
    Word("ask", ("seat",)),
    Word("no-more", ()),
    Word("hand", ("resource",)),
    Word("look", ("seat",)),
    Word("seize", ("resource",)),
    Word("leave-out", ("resource",)),
    Word("substitute", ("resource",)),
    Word("keep-card", ("card",)),
    Word("lift", ("path",)),
)

# why something cannot be done, numbered after the kernel's reasons (the tests are beside the rules; rule ids and
# message keys in message_keys.py)
ROLL_FIRST: Final = 10
ALREADY_ROLLED: Final = 11
TRADE_STEP_OVER: Final = 12
TRADE_STEP_OPEN: Final = 13
CANNOT_PAY: Final = 14
NO_PIECE: Final = 15
PATH_TAKEN: Final = 16
NOT_CONNECTED: Final = 17
BEHIND_RIVAL: Final = 18
CORNER_TAKEN: Final = 19
TOO_CLOSE: Final = 20
NO_ROAD_THERE: Final = 21
NOT_YOUR_SETTLEMENT: Final = 22
DECK_EMPTY: Final = 23
CARD_PLAYED: Final = 24
CARD_FRESH: Final = 25
CARD_NOT_HELD: Final = 26
CARD_IS_VICTORY: Final = 27
CARD_NO_EFFECT: Final = 28
TORMUND_STAYS: Final = 29
TORMUND_FRIENDLY: Final = 30
NOTHING_TO_ROB: Final = 31
RATE_TOO_HIGH: Final = 32
OUT_OF_STOCK: Final = 33
SAME_RESOURCE: Final = 34
NO_PROPOSALS_LEFT: Final = 35
NO_CARDS: Final = 36
NO_PARTNER: Final = 37
SIDE_FULL: Final = 38
OUT_OF_ORDER: Final = 39
NOT_HELD: Final = 40
FIFTH_KIND: Final = 41
ON_BOTH_SIDES: Final = 42
SIDE_EMPTY: Final = 43
ALREADY_SENT: Final = 44
MIRROR: Final = 45
COUNTERS_OFF: Final = 46
NO_DEAL: Final = 47
NOT_BESIDE_SETTLEMENT: Final = 48
CHOICE_NO_EFFECT: Final = 49
NOTHING_TO_TAKE: Final = 50
NOT_THESE_CARDS: Final = 51
NO_FREE_ROAD: Final = 52
COUNTER_TOO_DEAR: Final = 53
NOT_TO_DISCARD: Final = 54
NOT_IN_MODE: Final = 55
NO_POST: Final = 56
NO_FREE_GUARD: Final = 57
NO_WILDLING: Final = 58
NOT_ON_DISPLAY: Final = 59
NOT_IN_REACH: Final = 60
NO_SENDING_BACK: Final = 61
TORMUND_WAITS: Final = 62
GUARD_TOO_DEAR: Final = 63
NO_GUARD_LEFT: Final = 64
WALL_FELL: Final = 65
PROPOSAL_GONE: Final = 66
# reasons about heroes are numbered from 70
HERO_NOT_YOURS: Final = 70
HERO_NOT_NOW: Final = 71
HERO_FRESH: Final = 72
HERO_USED: Final = 73
HERO_RETURNED: Final = 74
HERO_NOT_SHOWN: Final = 75
MUST_REPLACE: Final = 76
NO_SWAP: Final = 77
SWAP_NOT_HELD: Final = 78
NOBODY_TO_ASK: Final = 79
NOT_TO_ASK: Final = 80
NO_ONE_NAMED: Final = 81
HAND_NOT_HELD: Final = 82
NOBODY_AHEAD: Final = 83
NOT_AHEAD: Final = 84
SEIZE_NOTHING: Final = 85
CARD_NOT_THERE: Final = 86
NOT_YOUR_ROAD: Final = 87
NOT_OPEN_ENDED: Final = 88
NOWHERE_ELSE: Final = 89
NO_ROAD_TO_MOVE: Final = 90
SAME_PATH: Final = 91
NOT_IN_COST: Final = 92
SAME_AS_LEFT_OUT: Final = 93
NO_SUBSTITUTE: Final = 94
NO_PATROL: Final = 95
TORMUND_AT_HOME: Final = 96
HERO_NO_GUARD: Final = 97
HERO_NO_WILDLING: Final = 98
USE_HERO_FIRST: Final = 99
ROADS_STAY: Final = 100
