"""The rulebook's nouns and verbs as numbers."""

from typing import Final, Literal

from longhouse.kernel.box import Word
from longhouse.kernel.game import Stream

NONE: Final = -1  # no card, no slot, no type

# resources, VW-1.2
BEER: Final = 0
GOLD: Final = 1
RESOURCES: Final = 2
ANY: Final = 2  # beer or gold, as the player chooses
Resource = Literal["beer", "gold"]
TOKEN_IDS: Final[tuple[Resource, ...]] = ("beer", "gold")
RESOURCE_IDS: Final[tuple[Resource | Literal["any"], ...]] = ("beer", "gold", "any")

# kinds of cards, VW-1.3
RESOURCE: Final = 0
FIGHTER: Final = 1
HERO: Final = 2
FORTIFICATION: Final = 3
UPGRADE: Final = 4
UNDEAD: Final = 5
Kind = Literal["resource", "fighter", "hero", "fortification", "upgrade", "undead"]
KIND_IDS: Final[tuple[Kind, ...]] = ("resource", "fighter", "hero", "fortification", "upgrade", "undead")

# where cards come from
DECK_START: Final = 0
DECK_UNIT: Final = 1
DECK_FORT: Final = 2
DECK_PATH: Final = 3
DECK_ASGARD: Final = 4
DeckId = Literal["start", "unit", "fort", "path", "asgard"]
DECK_IDS: Final[tuple[DeckId, ...]] = ("start", "unit", "fort", "path", "asgard")

# verbs of cards, VW-17.1
DO_GAIN: Final = 0
DO_DRAW: Final = 1
DO_DISCARD_HAND: Final = 2
DO_DESTROY: Final = 3
DO_RECOVER: Final = 4
DO_DIG: Final = 5
DO_STEAL: Final = 6
DO_BOOST: Final = 7
DO_AURA: Final = 8
DO_MIGHT: Final = 9
DO_DEFEND: Final = 10
DO_REMOVE_ATTACKER: Final = 11
DO_COPY: Final = 12
DO_VP: Final = 13
Effect = Literal[
    "gain",
    "draw",
    "discard_hand",
    "destroy",
    "recover",
    "dig",
    "steal",
    "boost",
    "aura",
    "might",
    "defend",
    "remove_attacker",
    "copy",
    "vp",
]
EFFECT_IDS: Final[tuple[Effect, ...]] = (
    "gain",
    "draw",
    "discard_hand",
    "destroy",
    "recover",
    "dig",
    "steal",
    "boost",
    "aura",
    "might",
    "defend",
    "remove_attacker",
    "copy",
    "vp",
)

# when a step works, VW-17.2
WHEN_PLAY: Final = 0
WHEN_ATTACK: Final = 1
WHEN_WIN: Final = 2
WHEN_RESPOND: Final = 3
When = Literal["play", "attack", "win", "respond"]
WHEN_IDS: Final[tuple[When, ...]] = ("play", "attack", "win", "respond")

# what a step is multiplied by, VW-17.3
PER_ONE: Final = 0
PER_BREWERY: Final = 1
PER_SMELTER: Final = 2
PER_OPPONENT: Final = 3
PER_ATTACKER: Final = 4
Per = Literal["brewery", "smelter", "opponent", "attacker"]
PER_IDS: Final[tuple[Per | Literal[""], ...]] = ("", "brewery", "smelter", "opponent", "attacker")

# abilities and rewards of buildings, VW-17.9
CAN_PRODUCE: Final = 0
CAN_STORE: Final = 1
CAN_DRAW: Final = 2
CAN_KEEP: Final = 3
CAN_LIMIT: Final = 4
ABILITY_IDS: Final[tuple[str, ...]] = ("produce", "store", "extra_draw", "keep_card", "building_limit")
REWARD_VP: Final = 0
REWARD_LOOT: Final = 1
REWARD_ASGARD: Final = 2
REWARD_TOKEN: Final = 3
RewardVerb = Literal["vp", "loot", "asgard", "token"]
REWARD_IDS: Final[tuple[RewardVerb, ...]] = ("vp", "loot", "asgard", "token")

# what missions ask for
CHECK_BOUGHT: Final = 0
CHECK_HAVE_BUILDING: Final = 1
CHECK_HALL_LEVEL: Final = 2
CHECK_TOKENS: Final = 3
CHECK_SPENT: Final = 4
CHECK_DAMAGED: Final = 5
CHECK_DAMAGED_HALL: Final = 6
CHECK_WIN_STRENGTH: Final = 7
Check = Literal["bought", "have_building", "hall_level", "tokens", "spent", "damaged", "damaged_hall", "win_strength"]
CHECK_IDS: Final[tuple[Check, ...]] = (
    "bought",
    "have_building",
    "hall_level",
    "tokens",
    "spent",
    "damaged",
    "damaged_hall",
    "win_strength",
)
# classes of purchases, VW-17.10
BOUGHT_FIGHTER: Final = 0
BOUGHT_FORTIFICATION: Final = 1
BOUGHT_PATH: Final = 2
BOUGHT_BUILDING: Final = 3
BOUGHT_IDS: Final[tuple[str, ...]] = ("fighter", "fortification", "path", "building")

# what achievements measure, VW-16.5
MEASURE_MISSIONS: Final = 0
MEASURE_BUILDINGS: Final = 1
MEASURE_CARD: Final = 2
MEASURE_KIND: Final = 3
MEASURE_DECK: Final = 4
MEASURE_STORED: Final = 5
Measure = Literal["missions", "buildings", "card", "kind", "deck", "stored"]
MEASURE_IDS: Final[tuple[Measure, ...]] = ("missions", "buildings", "card", "kind", "deck", "stored")

# a site of a settlement, packed: its kind, its tokens, and what marks it (VW-1.7)
SITE_KIND: Final = 15
TOKEN_SHIFT: Final = 4
TOKEN_MASK: Final = 7
CONSTRUCTION: Final = 256
DAMAGE: Final = 512
HALL: Final = 0  # the slot of the town hall
HALL_LEVELS: Final = 3

# marks of a player, once a round (VW-6.17)
MISSION_DONE: Final = 1
MISSION_SWAPPED: Final = 2
DISMANTLED: Final = 4
DRAGON_FOUGHT: Final = 8
Mark = Literal["mission", "swap", "dismantle", "dragon"]
MARK_IDS: Final[tuple[Mark, ...]] = ("mission", "swap", "dismantle", "dragon")

# sources of a payment by hand (VW-19.4), and of what is stolen (VW-19.10); after these two, buildings by their slots
PURSE_POOL: Final = 0
PURSE_HALL: Final = 1
STEAL_HALL: Final = 0
STEAL_PRODUCERS: Final = 1
FIRST_SLOT: Final = 1  # and the slot, from 1 on

# phases of a round, VW-5.1
PHASE_SETUP: Final = 0
PHASE_PRODUCTION: Final = 1
PHASE_DRAW: Final = 2
PHASE_ACTION: Final = 3
PHASE_STORAGE: Final = 4
PHASE_ROUND_END: Final = 5
PHASE_END: Final = 6
Phase = Literal["setup", "production", "draw", "action", "storage", "round_end", "end"]
PHASE_IDS: Final[tuple[Phase, ...]] = ("setup", "production", "draw", "action", "storage", "round_end", "end")

# where points come from, VW-9.12
FROM_ATTACKS: Final = 0
FROM_REWARDS: Final = 1
FROM_DEFENCE: Final = 2
FROM_UNDEAD: Final = 3
FROM_CARDS: Final = 4
FROM_MISSIONS: Final = 5
FROM_STORAGES: Final = 6
FROM_HALL: Final = 7
FROM_ACHIEVEMENTS: Final = 8
POINT_SOURCES: Final = 9

# hidden cards; from POOL_PLAYERS on, the cards of each seat
POOL_MISSIONS: Final = 0
POOL_ASGARD: Final = 1
POOL_PATH: Final = 2
POOL_PLAYERS: Final = 3

# streams of random numbers, in the order of VW-2.11
CHANCE_SEATS: Final = 0
CHANCE_MISSIONS: Final = 1
CHANCE_ASGARD: Final = 2
CHANCE_PATH: Final = 3
CHANCE_ACHIEVEMENTS: Final = 4
CHANCE_DECKS: Final = 5
STREAMS: Final = (
    Stream("seats", 1),
    Stream("missions", 0),
    Stream("asgard", 0),
    Stream("path", 0),
    Stream("achievements", 0),
    Stream("decks", 0),
)

# verbs: what a player can say, the main menu first and in the order of VW-19.3
PLAY: Final = 0
BUY: Final = 1
BUY_BY_HAND: Final = 2
PATH: Final = 3
PATH_BY_HAND: Final = 4
BUILD: Final = 5
BUILD_BY_HAND: Final = 6
UPGRADE_HALL: Final = 7
UPGRADE_BY_HAND: Final = 8
ATTACK: Final = 9
FIGHT_UNDEAD: Final = 10
FIGHT_DRAGON: Final = 11
MISSION: Final = 12
EXCHANGE: Final = 13
EXCHANGE_BY_HAND: Final = 14
SWAP: Final = 15
SWAP_BY_HAND: Final = 16
DISMANTLE: Final = 17
END_TURN: Final = 18
PAY: Final = 19
PAY_WITH: Final = 20
READY: Final = 21
ADD: Final = 22
COMMIT: Final = 23
DECLARE: Final = 24
RESPOND: Final = 25
PASS: Final = 26
TAKE_OUT: Final = 27
STEP: Final = 28
GAIN: Final = 29
DESTROY_HAND: Final = 30
DESTROY_DISCARD: Final = 31
NO_CARD: Final = 32
RECOVER: Final = 33
STOP: Final = 34
STEAL: Final = 35
COPY: Final = 36
STORE: Final = 37
TOKEN: Final = 38
TAKE: Final = 39
DECLINE: Final = 40
ASGARD: Final = 41
AUTOMATIC: Final = 42
BY_HAND: Final = 43
HOLD: Final = 44
KEEP: Final = 45
DONE: Final = 46
VERBS: Final = (
    Word("play", ("card",)),
    Word("buy", ("card",)),
    Word("buy-by-hand", ("card",)),
    Word("path", ("path",)),
    Word("path-by-hand", ("path",)),
    Word("build", ("building",)),
    Word("build-by-hand", ("building",)),
    Word("upgrade", ()),
    Word("upgrade-by-hand", ()),
    Word("attack", ("seat", "slot")),
    Word("undead", ("path",)),
    Word("dragon", ()),
    Word("mission", ("mission",)),
    Word("exchange", ("resource",)),
    Word("exchange-by-hand", ("resource",)),
    Word("swap", ("mission",)),
    Word("swap-by-hand", ("mission",)),
    Word("dismantle", ("slot",)),
    Word("end-turn", ()),
    Word("pay", ("purse",)),
    Word("pay-with", ("card",)),
    Word("ready", ("card",)),
    Word("add", ("card",)),
    Word("commit", ("card",)),
    Word("declare", ()),
    Word("respond", ("card",)),
    Word("pass", ()),
    Word("take-out", ("card",)),
    Word("step", ("step",)),
    Word("gain", ("resource",)),
    Word("destroy-hand", ("card",)),
    Word("destroy-discard", ("card",)),
    Word("none", ()),
    Word("recover", ("card",)),
    Word("stop", ()),
    Word("steal", ("seat", "source")),
    Word("copy", ("card",)),
    Word("store", ("slot",)),
    Word("token", ("resource",)),
    Word("take", ()),
    Word("decline", ()),
    Word("asgard", ("card",)),
    Word("automatic", ()),
    Word("by-hand", ()),
    Word("hold", ("number",)),
    Word("keep", ("card",)),
    Word("done", ()),
)

# how a game ends, and what decides among equals, VW-16
BY_TARGET: Final = 0
BY_ROUNDS: Final = 1
ENDING_IDS: Final[tuple[str, ...]] = ("wild-ending-target", "wild-ending-rounds")
NO_TIE: Final = 0
TIE_ACHIEVEMENT: Final = 1
TIE_SHARED: Final = 2
TIE_IDS: Final[tuple[str, ...]] = ("", "wild-tie-achievement", "wild-tie-shared")

# seats, VW-2.10: how they are distinguished
Colour = Literal["red", "blue", "green", "yellow"]
COLOUR_IDS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow")
