"""The rulebook's nouns and verbs as numbers."""

from typing import Final, Literal

from longhouse.kernel.box import Word
from longhouse.kernel.game import Stream

NONE: Final = -1  # no building, no region, no card

# resources, NG-1.8
FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCES: Final = 3
RESOURCE_IDS: Final = ("food", "wood", "lore")

# slots of regions, NG-2.3; FREE_STANDING: a building that needs none (NG-21.10)
SMALL: Final = 0
RUNE: Final = 1
LARGE: Final = 2
FREE_STANDING: Final = 3
SlotKind = Literal["small", "rune", "large", "none"]
SLOT_IDS: Final[tuple[SlotKind, ...]] = ("small", "rune", "large", "none")

# borders, NG-2.2
REGULAR: Final = 1
ROUGH: Final = 2

# buildings in the order of the content
FOOD_SILO: Final = 0
WOODCUTTERS_LODGE: Final = 1
DEFENSE_TOWER: Final = 2
TRAINING_CAMP: Final = 3
CARVED_STONE: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR_OF_KINGS: Final = 7
BUILDINGS: Final = 8
BUILDING_IDS: Final = (
    "food_silo",
    "woodcutters_lodge",
    "defense_tower",
    "training_camp",
    "carved_stone",
    "fortress",
    "forge",
    "altar_of_kings",
)

# clans by their powers, NG-17
BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6
CLANS: Final = 7
Clan = Literal["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]
CLAN_IDS: Final[tuple[Clan, ...]] = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
POWER_IDS: Final = (
    "kaija",
    "explore_no_close_lore",
    "build_food",
    "close_collect",
    "scorched_earth",
    "conquer_close_fame",
    "attack_win_food",
)

# abilities of creatures, NG-18
NO_TILE_HARVEST: Final = 0
LOCK: Final = 1
KILL_ONE: Final = 2
ATTACKS: Final = 3
ABILITY_IDS: Final = ("no_tile_harvest", "lock", "kill_one", "attack")
BY_RESOURCES: Final = 0
BY_BUILDINGS: Final = 1
BY_UNITS: Final = 2
PRIORITY_IDS: Final = ("resources", "buildings", "units")

# where cards come from
DECK_START: Final = 0
DECK_CLAN: Final = 1
DECK_EARLY: Final = 2
DECK_ADVANCED: Final = 3
DECK_ACHIEVEMENT: Final = 4
DECK_UNREST: Final = 5
Deck = Literal["start", "clan", "early", "advanced", "achievement", "unrest"]
DECK_IDS: Final[tuple[Deck, ...]] = ("start", "clan", "early", "advanced", "achievement", "unrest")

# verbs of cards, NG-11
DO_RECRUIT: Final = 0
DO_MOVE: Final = 1
DO_EXPLORE: Final = 2
DO_BUILD: Final = 3
DO_DRAW: Final = 4
DO_GAIN: Final = 5
DO_CHOOSE: Final = 6
DO_PAY: Final = 7
DO_TAKE: Final = 8
DO_COPY: Final = 9
DO_DISCARD_ENEMY: Final = 10
DO_REMOVE_UNIT: Final = 11
DO_RELOCATE: Final = 12
DO_REPLACE_BUILDING: Final = 13
DO_SCORCH: Final = 14
DO_YEAR_FLAG: Final = 15
DO_COUNTER: Final = 16
DO_SCORE: Final = 17
EFFECT_IDS: Final = (
    "recruit",
    "move",
    "explore",
    "build",
    "draw",
    "gain",
    "choose",
    "pay",
    "take",
    "copy",
    "discard_enemy",
    "remove_unit",
    "relocate",
    "replace_building",
    "scorch",
    "year_flag",
    "counter",
    "score",
)

# words of the steps, each set numbered in its order; 0 is what holds when a card says nothing
WHERE_OWN: Final = 0
WHERE_OWN_OR_NEUTRAL: Final = 1
WHERE_NEUTRAL: Final = 2
WHERE_LAST: Final = 3
WHERE_IDS: Final = ("own", "own_or_neutral", "neutral", "last")
GROUP_ANY: Final = 0
GROUP_SAME: Final = 1
GROUP_EACH: Final = 2
GROUP_IDS: Final = ("any", "same", "each")
FILTER_NONE: Final = 0
FILTER_NEXT_TO_ENEMY: Final = 1
FILTER_OPEN_OR_TILE_WOOD: Final = 2
FILTER_IDS: Final = ("none", "next_to_enemy", "open_or_tile_wood")
# `from` of explore, take, copy and relocate
FROM_OWN: Final = 0
FROM_ANY_OPEN: Final = 1
FROM_OWN_DISCARD: Final = 2
FROM_DISPLAY: Final = 3
FROM_ADJACENT_ENEMY: Final = 4
FROM_SCORCHED_OWNER: Final = 5
FROM_OWN_PLAYED: Final = 6
FROM_ADJACENT_TO_LAST: Final = 7
FROM_IDS: Final = (
    "own",
    "any_open",
    "own_discard",
    "display",
    "adjacent_enemy",
    "scorched_owner",
    "own_played",
    "adjacent_to_last",
)
# `to` of take and relocate
TO_HAND: Final = 0
TO_DECK_TOP: Final = 1
TO_LAST: Final = 2
TO_ADJACENT: Final = 3
TO_ANY_OPEN: Final = 4
TO_IDS: Final = ("hand", "deck_top", "last", "adjacent", "any_open")
# `target` of discard_enemy and remove_unit
TARGET_ONE: Final = 0
TARGET_ALL: Final = 1
TARGET_ENEMY_ANY: Final = 2
TARGET_ENEMY_ADJACENT: Final = 3
TARGET_IDS: Final = ("one", "all", "enemy_any", "enemy_adjacent")
PICK_PLAYER: Final = 0
PICK_VICTIM: Final = 1
PICK_RANDOM: Final = 2
PICK_IDS: Final = ("player", "victim", "random")
WHO_OWN: Final = 0
WHO_ENEMY: Final = 1
WHO_IDS: Final = ("own", "enemy")
# `per` of recruit (a resource), draw and score
PER_NOTHING: Final = 0
PER_FOOD: Final = 1  # then wood and lore, so that PER_FOOD + resource is its name
PER_WOOD: Final = 2
PER_LORE: Final = 3
PER_CLOSED_3: Final = 4
PER_UNIT: Final = 5
PER_LAIR: Final = 6
PER_SMALL_BUILDING: Final = 7
PER_LARGE_BUILDING: Final = 8
PER_EMPTY_SMALL_SLOT: Final = 9
PER_EMPTY_LARGE_SLOT: Final = 10
PER_IDS: Final = (
    "nothing",
    "food",
    "wood",
    "lore",
    "closed_3",
    "unit",
    "lair",
    "small_building",
    "large_building",
    "empty_small_slot",
    "empty_large_slot",
)
ANY_NUMBER: Final = 99  # n = "any"

# flags of a year, as bits by seat
FLAG_KAIJA_MAY_ATTACK: Final = 1
FLAG_IGNORE_DEFENCES: Final = 2
FLAG_NO_PASS_PICK: Final = 4
Flag = Literal["kaija_may_attack", "ignore_defences", "no_pass_pick"]
FLAG_IDS: Final[tuple[Flag, ...]] = ("kaija_may_attack", "ignore_defences", "no_pass_pick")

# phases of a year, NG-5.1; the set-up comes before the first
PHASE_SETUP: Final = 0
PHASE_START: Final = 1
PHASE_ACTIONS: Final = 2
PHASE_CREATURES: Final = 3
PHASE_HARVEST: Final = 4
PHASE_WINTER: Final = 5
PHASE_END: Final = 6
Phase = Literal["setup", "start", "actions", "creatures", "harvest", "winter", "end"]
PHASE_IDS: Final[tuple[Phase, ...]] = ("setup", "start", "actions", "creatures", "harvest", "winter", "end")

# why a tile is placed
FOR_FIRST_GROUP: Final = 0
FOR_SECOND_GROUP: Final = 1
FOR_EXPLORE: Final = 2
FOR_EXPLORE_ANYWHERE: Final = 3
FOR_SECOND_CHANCE: Final = 4
Purpose = Literal["first-group", "second-group", "explore", "explore-anywhere", "second-chance"]
PURPOSE_IDS: Final[tuple[Purpose, ...]] = (
    "first-group",
    "second-group",
    "explore",
    "explore-anywhere",
    "second-chance",
)

# streams of random numbers
LUCK_CLANS: Final = 0
LUCK_FIRST: Final = 1
LUCK_TILES: Final = 2
LUCK_DEVELOPMENT: Final = 3
LUCK_DECKS: Final = 4
LUCK_DICE: Final = 5
LUCK_CREATURES: Final = 6
LUCK_DISCARD: Final = 7
STREAMS: Final = (
    Stream("clans", 0),
    Stream("first", 1),
    Stream("tiles", 0),
    Stream("development", 0),
    Stream("decks", 0),
    Stream("dice", 1, rolled=True),
    Stream("creatures", 0),
    Stream("discard", 0),
)

# pools of hidden cards; from POOL_PLAYERS on, the cards that each seat owns
POOL_TILES: Final = 0
POOL_EARLY: Final = 1
POOL_ADVANCED: Final = 2
POOL_CREATURES: Final = 3
POOL_PLAYERS: Final = 4

# verbs of options
CLAN: Final = 0
TILE: Final = 1
PLACE: Final = 2
TURN: Final = 3
UNDER: Final = 4
REDRAW: Final = 5
GROUP: Final = 6
UNIT: Final = 7
KAIJA: Final = 8
PLAY: Final = 9
WAIT: Final = 10
REPLACE: Final = 11
REMOVE: Final = 12
UPGRADE: Final = 13
LAY: Final = 14
PASS: Final = 15
TAKE: Final = 16
END_TURN: Final = 17
RECRUIT: Final = 18
DONE: Final = 19
YES: Final = 20
NO: Final = 21
FROM: Final = 22
FIGURES: Final = 23
TO: Final = 24
ATTACK: Final = 25
FIGHT: Final = 26
PAY_FOOD: Final = 27
POWER: Final = 28
KILL: Final = 29
RETREAT: Final = 30
SITE: Final = 31
BUILD: Final = 32
SLOT: Final = 33
COLLECT: Final = 34
DISCARD: Final = 35
RETURN: Final = 36
CHOOSE: Final = 37
PAY: Final = 38
COPY: Final = 39
RIVAL: Final = 40
NAME: Final = 41
STRIKE: Final = 42
GAIN: Final = 43
EXCHANGE: Final = 44
SCORCH: Final = 45
COUNTER: Final = 46
CALL: Final = 47
GO: Final = 48
GIVE: Final = 49
SWAP: Final = 50
VERBS: Final = (
    Word("clan", ("clan",)),
    Word("tile", ("tile",)),
    Word("place", ("place",)),
    Word("turn", ("number",)),
    Word("under", ("tile",)),
    Word("redraw", ()),
    Word("group", ("territory",)),
    Word("unit", ()),
    Word("kaija", ()),
    Word("play", ("card",)),
    Word("wait", ("card",)),
    Word("replace", ("card",)),
    Word("remove", ("card",)),
    Word("upgrade", ("card",)),
    Word("lay", ("card",)),
    Word("pass", ()),
    Word("take", ("card",)),
    Word("end-turn", ()),
    Word("recruit", ("territory",)),
    Word("done", ()),
    Word("yes", ()),
    Word("no", ()),
    Word("from", ("territory",)),
    Word("figures", ("number", "number")),
    Word("to", ("territory",)),
    Word("attack", ("creature",)),
    Word("fight", ("territory",)),
    Word("food", ("number",)),
    Word("power", ()),
    Word("kill", ()),
    Word("retreat", ("territory",)),
    Word("site", ("territory",)),
    Word("build", ("building",)),
    Word("slot", ("slot",)),
    Word("collect", ()),
    Word("discard", ("card",)),
    Word("return", ("card",)),
    Word("choose", ("choice",)),
    Word("pay", ("resource",)),
    Word("copy", ("card",)),
    Word("rival", ("seat",)),
    Word("name", ("card",)),
    Word("strike", ("territory",)),
    Word("gain", ("resource",)),
    Word("exchange", ("spot",)),
    Word("scorch", ("territory",)),
    Word("counter", ()),
    Word("call", ("territory",)),
    Word("go", ("territory",)),
    Word("give", ("resource",)),
    Word("swap", ("resource", "resource")),
)

# how a game ends and what decides among equals, NG-16
BY_TERRITORIES: Final = 0
BY_FAME: Final = 1
ENDING_IDS: Final[tuple[str, ...]] = ("northgard-ending-territories", "northgard-ending-fame")
NO_TIE: Final = 0
TIE_FAME: Final = 1
TIE_TERRITORIES: Final = 2
TIE_UNITS: Final = 3
TIE_BUILDINGS: Final = 4
TIE_SHARED: Final = 5
TIE_IDS: Final[tuple[str, ...]] = (
    "",
    "northgard-tie-fame",
    "northgard-tie-territories",
    "northgard-tie-units",
    "northgard-tie-buildings",
    "northgard-tie-shared",
)
