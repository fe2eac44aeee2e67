"""The rulebook's nouns and verbs as numbers."""

from typing import Final

from longhouse.kernel.game import Stream, Word
from longhouse.kernel.table import GAME_REASONS

# resources, in the order of GW-1.7
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = 5
RESOURCE_IDS: Final = ("lumber", "brick", "wool", "grain", "ore")
BARREN: Final = -1

# pieces that a player has in stock
PIECE_ROAD: Final = 0
PIECE_SETTLEMENT: Final = 1
PIECE_KEEP: Final = 2
PIECES: Final = 3
PIECE_IDS: Final = ("road", "settlement", "keep")

# things to build or buy, with a cost
ITEM_ROAD: Final = 0
ITEM_SETTLEMENT: Final = 1
ITEM_KEEP: Final = 2
ITEM_CARD: Final = 3
ITEM_IDS: Final = ("road", "settlement", "keep", "dev_card")

# special tiles
LONGEST_ROAD: Final = 0
LARGEST_PATROL: Final = 1
TILE_IDS: Final = ("longest_road", "largest_patrol")

# roles of development cards
PATROL: Final = 0
PROGRESS: Final = 1
VICTORY: Final = 2
ROLE_IDS: Final = ("patrol", "progress", "vp")

# streams of luck
LUCK_LAYOUT: Final = 0
LUCK_FIRST: Final = 1
LUCK_DECK: Final = 2
LUCK_DICE: Final = 3
LUCK_THEFT: Final = 4
STREAMS: Final = (
    Stream("layout", 0),
    Stream("first", 0),
    Stream("deck", 0),
    Stream("dice", 1),
    Stream("theft", 0),
)

# pools of cards
POOL_RESOURCES: Final = 0
POOL_CARDS: Final = 1

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
)

# why something cannot be done (the tests are beside the rules; rule ids and sentences in vocabulary.py)
ROLL_FIRST: Final = GAME_REASONS
ALREADY_ROLLED: Final = GAME_REASONS + 1
TRADE_STEP_OVER: Final = GAME_REASONS + 2
TRADE_STEP_OPEN: Final = GAME_REASONS + 3
CANNOT_PAY: Final = GAME_REASONS + 4
NO_PIECE: Final = GAME_REASONS + 5
PATH_TAKEN: Final = GAME_REASONS + 6
NOT_CONNECTED: Final = GAME_REASONS + 7
BEHIND_RIVAL: Final = GAME_REASONS + 8
CORNER_TAKEN: Final = GAME_REASONS + 9
TOO_CLOSE: Final = GAME_REASONS + 10
NO_ROAD_THERE: Final = GAME_REASONS + 11
NOT_YOUR_SETTLEMENT: Final = GAME_REASONS + 12
DECK_EMPTY: Final = GAME_REASONS + 13
CARD_PLAYED: Final = GAME_REASONS + 14
CARD_FRESH: Final = GAME_REASONS + 15
CARD_NOT_HELD: Final = GAME_REASONS + 16
CARD_IS_VICTORY: Final = GAME_REASONS + 17
CARD_NO_EFFECT: Final = GAME_REASONS + 18
TORMUND_STAYS: Final = GAME_REASONS + 19
TORMUND_FRIENDLY: Final = GAME_REASONS + 20
NOTHING_TO_ROB: Final = GAME_REASONS + 21
RATE_TOO_HIGH: Final = GAME_REASONS + 22
OUT_OF_STOCK: Final = GAME_REASONS + 23
SAME_RESOURCE: Final = GAME_REASONS + 24
NO_PROPOSALS_LEFT: Final = GAME_REASONS + 25
NO_CARDS: Final = GAME_REASONS + 26
NO_PARTNER: Final = GAME_REASONS + 27
SIDE_FULL: Final = GAME_REASONS + 28
OUT_OF_ORDER: Final = GAME_REASONS + 29
NOT_HELD: Final = GAME_REASONS + 30
FIFTH_KIND: Final = GAME_REASONS + 31
ON_BOTH_SIDES: Final = GAME_REASONS + 32
SIDE_EMPTY: Final = GAME_REASONS + 33
ALREADY_SENT: Final = GAME_REASONS + 34
MIRROR: Final = GAME_REASONS + 35
COUNTERS_OFF: Final = GAME_REASONS + 36
NO_DEAL: Final = GAME_REASONS + 37
NOT_BESIDE_SETTLEMENT: Final = GAME_REASONS + 38
CHOICE_NO_EFFECT: Final = GAME_REASONS + 39
