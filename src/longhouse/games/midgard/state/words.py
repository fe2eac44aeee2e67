"""The rulebook's nouns and verbs as numbers."""

from typing import Final, Literal, get_args

from longhouse.kernel.box import Word
from longhouse.kernel.game import Stream

NONE: Final = -1  # no card, no ship, no leader

# warrior dice, CM-1.6
SWORD: Final = 0
SPEAR: Final = 1
AXE: Final = 2
DICE: Final = 3
DieId = Literal["sword", "spear", "axe"]
DIE_IDS: Final[tuple[DieId, ...]] = ("sword", "spear", "axe")

# faces of dice
BLANK: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
SHIELD: Final = 3
FaceId = Literal["blank", "hit", "double", "shield"]
FACE_IDS: Final[tuple[FaceId, ...]] = ("blank", "hit", "double", "shield")

# resources, CM-1.4; the first three can be swapped at the Market
FOOD: Final = 0
WOOD: Final = 1
COIN: Final = 2
FAVOUR: Final = 3
GOODS: Final = 4
GOOD_IDS: Final[tuple[str, ...]] = ("food", "wood", "coin", "favour")

# what lies at the smiths and in the smokehouse: a die of each type, and food
STOCK_FOOD: Final = 3
STOCKS: Final = 4
Stock = Literal["sword", "spear", "axe", "food"]
STOCK_IDS: Final[tuple[Stock, ...]] = ("sword", "spear", "axe", "food")

# what is lost at sea, CM-5.30: a die of each type, or food
CARGO_FOOD: Final = 3
CARGO_IDS: Final[tuple[str, ...]] = ("sword", "spear", "axe", "food")

# where a fight may be, in the order of CM-8.1
TROLL: Final = 0
DRAUGR_1: Final = 1
DRAUGR_2: Final = 2
SHORE_1: Final = 3
SHORES: Final = 4
TARGETS: Final = 7
TARGET_IDS: Final[tuple[str, ...]] = ("troll", "draugr_1", "draugr_2", "shore_1", "shore_2", "shore_3", "shore_4")

# kinds of enemies, CM-1.11
TROLLS: Final = 0
DRAUGR: Final = 1
MONSTERS: Final = 2
KRAKEN: Final = 3
EnemyKind = Literal["troll", "draugr", "monster", "kraken"]
ENEMY_KIND_IDS: Final[tuple[EnemyKind, ...]] = ("troll", "draugr", "monster", "kraken")

# colours of draugr and monsters, CM-12.6
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
Colour = Literal["red", "blue", "yellow"]
COLOUR_IDS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")

# kinds of places
LOCATION: Final = 0
STALL: Final = 1
LONGSHIP: Final = 2
BEGGING: Final = 3
PlaceKind = Literal["location", "stall", "longship", "beg"]
PLACE_KIND_IDS: Final[tuple[PlaceKind, ...]] = ("location", "stall", "longship", "beg")
HUTS_GAME: Final = 0
HUTS_ROUND: Final = 1

# verbs of the data, CM-5.27 to CM-5.30
DO_COLLECT_STOCK: Final = 0
DO_RESERVE_FIGHT: Final = 1
DO_RESERVE_HUNT: Final = 2
DO_RECRUIT: Final = 3
DO_GAIN: Final = 4
DO_BLAME: Final = 5
DO_SAIL: Final = 6
DO_TAKE_RUNE: Final = 7
DO_PEEK_JOURNEY: Final = 8
DO_DRAW_DESTINY: Final = 9
DO_BUY_LONGSHIP: Final = 10
DO_BUY_FAVOUR: Final = 11
DO_HIRE_WORKER: Final = 12
DO_TRADE: Final = 13
DO_FIRST_PLAYER: Final = 14
DO_GAIN_CARD: Final = 15
DO_GAIN_CHOICE: Final = 16
DO_GLORY_BONUS_PERCENT: Final = 17
DO_CANCEL_LOSSES: Final = 18
DO_REPLACE_JOURNEY: Final = 19
DO_REROLL: Final = 20
DO_SHIELDS_ALSO_HIT: Final = 21
DO_SCORE_DESTINY_NOW: Final = 22
DO_DRAW_DESTINY_EXTRA: Final = 23
DO_DOUBLE_COINS: Final = 24
DO_COST_ZERO: Final = 25
DO_MAP_HITS: Final = 26
DO_LOSE: Final = 27
DO_FIGHT: Final = 28
Effect = Literal[
    "collect_stock",
    "reserve_fight",
    "reserve_hunt",
    "recruit",
    "gain",
    "blame",
    "sail",
    "take_rune",
    "peek_journey",
    "draw_destiny",
    "buy_longship",
    "buy_favour",
    "hire_worker",
    "trade",
    "first_player",
    "gain_card",
    "gain_choice",
    "glory_bonus_percent",
    "cancel_losses",
    "replace_journey",
    "reroll",
    "shields_also_hit",
    "score_destiny_now",
    "draw_destiny_extra",
    "double_coins",
    "cost_zero",
    "map_hits",
    "lose",
    "fight",
]
EFFECT_IDS: Final[tuple[Effect, ...]] = get_args(Effect)
ALL: Final = 99  # `n = "all"`, CM-5.27

# when a rune can be flipped, CM-5.31
WINDOW_FREE: Final = 0
WINDOW_AFTER_ROLL: Final = 1
WINDOW_LOSSES: Final = 2
WINDOW_DEFEATED: Final = 3
WINDOW_JOURNEY: Final = 4
WINDOW_SAGE: Final = 5
Window = Literal["free", "after_roll", "combat_losses", "enemy_defeated", "journey_revealed", "sages_house"]
WINDOW_IDS: Final[tuple[Window, ...]] = get_args(Window)

# the moments of leaders, CM-5.29
NO_MOMENT: Final = 0
FAVOUR_SPENT: Final = 1
AT_SAGE: Final = 2
AT_MERCHANT: Final = 3
COUNT_HITS: Final = 4
FINAL_ROLL: Final = 5
MOMENT_IDS: Final[tuple[str, ...]] = (
    "",
    "favour_spent_on_reroll",
    "sages_house",
    "merchant_ship",
    "count_hits",
    "combat_round_final_roll",
)

# what destinies compare, CM-12.5
Measure = Literal[
    "enemies_red",
    "enemies_blue",
    "enemies_yellow",
    "trolls",
    "draugr",
    "monsters",
    "food",
    "wood",
    "coin",
    "favour",
    "warriors",
    "runes",
]
MEASURE_IDS: Final[tuple[Measure, ...]] = get_args(Measure)
MEASURE_TROLLS: Final = 3  # the first three are the colours, in their order
MEASURE_FOOD: Final = 6  # and from here the goods, in theirs
MEASURE_WARRIORS: Final = 10
MEASURE_RUNES: Final = 11

# phases of a round, CM-1.2
PHASE_SETUP: Final = 0
PHASE_ROUND: Final = 1
PHASE_PLACEMENT: Final = 2
PHASE_ASSIGNMENT: Final = 3
PHASE_COMBAT: Final = 4
PHASE_CLEANUP: Final = 5
PHASE_END: Final = 6
Phase = Literal["setup", "round", "placement", "assignment", "combat", "cleanup", "end"]
PHASE_IDS: Final[tuple[Phase, ...]] = ("setup", "round", "placement", "assignment", "combat", "cleanup", "end")

# where the glory on the track comes from
FROM_TROLLS: Final = 0
FROM_DRAUGR: Final = 1
FROM_MONSTERS: Final = 2
FROM_DEEDS: Final = 3  # stalls, leaders, runes, the kraken
TRACK_SOURCES: Final = 4

# hidden cards
POOL_ENEMIES: Final = 0
POOL_JOURNEYS: Final = 1
POOL_RUNES: Final = 2
POOL_DESTINIES: Final = 3
POOL_MERCHANTS: Final = 4

# streams of random numbers
CHANCE_SEATS: Final = 0  # first player and dealt leaders
CHANCE_STALLS: Final = 1
CHANCE_ENEMIES: Final = 2
CHANCE_JOURNEYS: Final = 3
CHANCE_CARDS: Final = 4  # runes, destinies, merchants
CHANCE_DICE: Final = 5
STREAMS: Final = (
    Stream("seats", 1),
    Stream("stalls", 0),
    Stream("enemies", 0),
    Stream("journeys", 0),
    Stream("cards", 0),
    Stream("dice", 1, rolled=True),
)

# verbs: what a player can say
LEADER: Final = 0
PLACE: Final = 1
SAIL: Final = 2
PEEK: Final = 3
KEEP: Final = 4
TAKE: Final = 5
DRAW: Final = 6
PRAY: Final = 7
AGAIN: Final = 8
SWAP: Final = 9
BUY: Final = 10
RECRUIT: Final = 11
USE: Final = 12
GAIN: Final = 13
REVEAL: Final = 14
DEMAND: Final = 15
SEND: Final = 16
RECALL: Final = 17
LOAD: Final = 18
UNLOAD: Final = 19
CONFIRM: Final = 20
LOSE: Final = 21
REROLL: Final = 22
MARK: Final = 23
UNMARK: Final = 24
ROLL: Final = 25
CANCEL: Final = 26
BLAME: Final = 27
DONE: Final = 28
DECLINE: Final = 29
VERBS: Final = (
    Word("leader", ("leader",)),
    Word("place", ("place",)),
    Word("sail", ("shore",)),
    Word("peek", ("shore",)),
    Word("keep", ("destiny",)),
    Word("take", ("rune",)),
    Word("draw", ()),
    Word("pray", ("number",)),
    Word("again", ()),
    Word("swap", ("good", "good")),
    Word("buy", ("ship",)),
    Word("recruit", ("die",)),
    Word("use", ("rune",)),
    Word("gain", ("good",)),
    Word("reveal", ("destiny",)),
    Word("demand", ()),
    Word("send", ("target", "die")),
    Word("recall", ("target", "die")),
    Word("load", ("target",)),
    Word("unload", ("target",)),
    Word("confirm", ()),
    Word("lose", ("cargo",)),
    Word("reroll", ()),
    Word("mark", ("rolled",)),
    Word("unmark", ("rolled",)),
    Word("roll", ()),
    Word("cancel", ()),
    Word("blame", ("seat",)),
    Word("done", ()),
    Word("decline", ()),
)

# how a game ends, and what decides among equals, CM-12.13
ENDING: Final = "midgard-ending-glory"
NO_TIE: Final = 0
TIE_ENEMIES: Final = 1
TIE_SHARED: Final = 2
TIE_IDS: Final[tuple[str, ...]] = ("", "midgard-tie-enemies", "midgard-tie-shared")
