"""The rulebook's nouns and verbs as numbers."""

from typing import Final

from longhouse.kernel.game import Stream, Word

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

# why something cannot be done, numbered after the kernel's reasons (the tests are beside the rules; rule ids and
# message keys in vocabulary.py)
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
