"""Every message key of the game with the kinds of its arguments: what the words in `messages/` must know.

Kinds: seat, number, good, die, place, shore, target, leader, rune, destiny, journey, merchant, ship, enemy, stock,
cargo, face, rolled (a die of the roll: its number), percent, tenths (of one), score (which may be below 0); `goods`
stands for four numbers: food, wood, coins, favour; `dice` for three: swordsmen, spearmen, axemen.
"""

from typing import Final

from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.kernel.game import MessageKeys
from longhouse.kernel.table import GAME_OVER, NOT_ASKED, NOT_NOW

# questions
ASKS: Final[dict[str, tuple[str, ...]]] = {
    # --- set-up, rounds, runes, destinies, end
    "midgard-ask-leader": (),
    "midgard-ask-gifts": ("number",),
    "midgard-ask-success": (),
    "midgard-ask-last-runes": (),
    "midgard-ask-any-moment": (),
    # --- placement
    "midgard-ask-place": (),
    "midgard-ask-after-placing": (),
    "midgard-ask-again": ("place", "number"),
    "midgard-ask-recruit": ("number",),
    "midgard-ask-sail": ("ship",),
    "midgard-ask-peek": (),
    "midgard-ask-draw-more": ("rune", "number"),
    "midgard-ask-keep": ("number",),
    "midgard-ask-take-rune": (),
    "midgard-ask-pray": (),
    "midgard-ask-buy-longship": (),
    "midgard-ask-swap": (),
    # --- assignment
    "midgard-ask-assign": (),
    "midgard-ask-seal": (),
    "midgard-ask-demand": (),
    "midgard-ask-assign-others": (),
    # --- combat
    "midgard-ask-hunt": ("number",),
    "midgard-ask-fight": ("enemy", "number", "number", "number"),
    "midgard-ask-mark": (),
    "midgard-ask-healing": ("number",),
    "midgard-ask-lose-combat": ("number",),
    "midgard-ask-lose-sea": ("number",),
    "midgard-ask-starve": ("number",),
    "midgard-ask-journey": ("journey",),
    "midgard-ask-glory": ("enemy", "number"),
    "midgard-ask-blame": (),
}

# events
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "midgard-event-gained": ("goods",),
    "midgard-event-paid": ("goods",),
    "midgard-event-glory": ("number",),
    "midgard-event-blame": ("number",),
    "midgard-event-blame-gone": ("number",),
    "midgard-event-recruited": ("dice",),
    "midgard-event-lost-warrior": ("target", "die"),
    "midgard-event-lost-food": ("target", "number"),
    "midgard-event-rune": ("rune",),
    "midgard-event-looked": ("shore", "journey"),
    # --- set-up, rounds, runes, destinies, end
    "midgard-event-stall": ("place",),
    "midgard-event-first": (),
    "midgard-event-leader": ("leader",),
    "midgard-event-destiny": ("destiny",),
    "midgard-event-destiny-under": ("destiny",),
    "midgard-event-revealed": ("destiny",),
    "midgard-event-round": ("number",),
    "midgard-event-enemy": ("target", "enemy"),
    "midgard-event-journey-laid": ("shore",),
    "midgard-event-rune-laid": ("rune",),
    "midgard-event-merchant": ("merchant",),
    "midgard-event-stocked": ("dice", "number"),
    "midgard-event-workers-home": (),
    "midgard-event-enemy-gone": ("target", "enemy"),
    "midgard-event-monster-coin": ("target", "number"),
    "midgard-event-scored-destiny": ("destiny", "number"),
    "midgard-event-scored-sets": ("number", "number"),
    "midgard-event-scored-runes": ("number", "number"),
    "midgard-event-scored-longship": ("ship", "number"),
    "midgard-event-scored-favour": ("number", "number"),
    "midgard-event-scored-coins": ("number", "number"),
    "midgard-event-scored-blame": ("number", "score"),
    "midgard-event-total": ("score",),
    "midgard-event-won": ("score",),
    # --- placement
    "midgard-event-placed": ("place",),
    "midgard-event-begged": (),
    "midgard-event-surplus": ("dice",),
    "midgard-event-supply-short": ("dice",),
    "midgard-event-sailed": ("ship", "shore"),
    "midgard-event-token-taken": (),
    "midgard-event-token-given": ("seat",),
    "midgard-event-destinies-drawn": ("number",),
    "midgard-event-rune-taken": ("rune",),
    "midgard-event-rune-drawn": ("rune",),
    "midgard-event-longship": ("ship",),
    "midgard-event-hired": (),
    "midgard-event-swapped": ("good", "good"),
    # --- assignment
    "midgard-event-demanded": (),
    "midgard-event-sent": ("target", "dice"),
    "midgard-event-loaded": ("target", "dice", "number"),
    # --- combat; `roll` stands for eight numbers: by die (die * 4 + face) + 1, 0 where there is no die
    "midgard-event-rolled": ("roll",),
    "midgard-event-rerolled": ("roll",),
    "midgard-event-hunted": ("number",),
    "midgard-event-fight": ("target", "enemy", "dice"),
    "midgard-event-no-fight": ("target",),
    "midgard-event-strike": ("enemy", "number", "number", "number"),
    "midgard-event-losses": ("number", "number", "number"),
    "midgard-event-healed": ("number",),
    "midgard-event-defeated": ("enemy",),
    "midgard-event-beaten": ("enemy",),
    "midgard-event-blames": ("seat",),
    "midgard-event-journey": ("shore", "journey"),
    "midgard-event-journeys-shuffled": (),
    "midgard-event-fed": ("shore", "number", "number"),
    "midgard-event-starving": ("shore", "number"),
    "midgard-event-banned": ("enemy", "dice"),
    "midgard-event-voyage-over": ("shore",),
}

# why not: by number the rule, the message, and the kinds of its arguments (the numbers of the option)
REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    NOT_NOW: ("CM-1.2", "midgard-why-not-now", ()),
    GAME_OVER: ("CM-12.13", "midgard-why-game-over", ()),
    NOT_ASKED: ("CM-1.2", "midgard-why-not-asked", ("seat",)),
    # --- common
    r.NOT_YOUR_RUNE: ("CM-9.1", "midgard-why-not-your-rune", ("rune",)),
    r.RUNE_USED: ("CM-9.1", "midgard-why-rune-used", ("rune",)),
    r.RUNE_NOT_HERE: ("CM-9.13", "midgard-why-rune-not-here", ("rune",)),
    r.RUNE_NO_EFFECT: ("CM-9.13", "midgard-why-rune-no-effect", ("rune",)),
    # --- set-up, rounds, runes, destinies, end
    r.LEADER_TAKEN: ("CM-2.7", "midgard-why-leader-taken", ("leader",)),
    r.DESTINY_NOT_YOURS: ("CM-9.9", "midgard-why-destiny-not-yours", ("destiny",)),
    r.DESTINY_REVEALED: ("CM-9.9", "midgard-why-destiny-revealed", ("destiny",)),
    r.RUNE_AFTER_RUNE: ("CM-9.2", "midgard-why-rune-after-rune", ("rune",)),
    # --- placement
    r.PLACE_TAKEN: ("CM-4.3", "midgard-why-place-taken", ("place",)),
    r.STALL_NOT_OUT: ("CM-2.2", "midgard-why-stall-not-out", ("place",)),
    r.NOT_YOUR_LONGSHIP: ("CM-6.3", "midgard-why-not-your-longship", ("place",)),
    r.PLACE_TOO_DEAR: ("CM-4.13", "midgard-why-place-too-dear", ("place", "short", "held")),
    r.NO_SHORE_FREE: ("CM-6.2", "midgard-why-no-shore-free", ("place",)),
    r.LONGSHIP_OWNED: ("CM-6.6", "midgard-why-longship-owned", ("place",)),
    r.LONGSHIPS_TOO_DEAR: ("CM-5.12", "midgard-why-longships-too-dear", ("place", "short", "held")),
    r.NO_RUNE_LEFT: ("CM-5.15", "midgard-why-no-rune-left", ("place",)),
    r.FAVOUR_TOO_DEAR: ("CM-5.16", "midgard-why-favour-too-dear", ("place", "missing", "have")),
    r.SPARE_HIRED: ("CM-5.17", "midgard-why-spare-hired", ("place",)),
    r.HIRE_TOO_DEAR: ("CM-5.17", "midgard-why-hire-too-dear", ("place", "missing", "have")),
    r.NO_PASSING: ("CM-4.1", "midgard-why-no-passing", ()),
    r.WORKER_PLACED: ("CM-4.1", "midgard-why-worker-placed", ("place",)),
    r.VISIT_FIRST: ("CM-4.4", "midgard-why-visit-first", ("place",)),
    r.RUNE_AFTER_EFFECT: ("CM-9.2", "midgard-why-rune-after-effect", ("rune",)),
    r.EFFECT_MANDATORY: ("CM-4.4", "midgard-why-effect-mandatory", ()),
    r.DIE_NOT_OFFERED: ("CM-1.8", "midgard-why-die-not-offered", ("die",)),
    r.SHORE_TAKEN: ("CM-6.1", "midgard-why-shore-taken", ("shore",)),
    r.NO_JOURNEY_THERE: ("CM-5.9", "midgard-why-no-journey-there", ("shore",)),
    r.DESTINY_NOT_DRAWN: ("CM-9.10", "midgard-why-destiny-not-drawn", ("destiny",)),
    r.RUNE_NOT_OPEN: ("CM-5.15", "midgard-why-rune-not-open", ("rune",)),
    r.RUNE_DECK_EMPTY: ("CM-5.15", "midgard-why-rune-deck-empty", ()),
    r.PRAYER_TOO_DEAR: ("CM-5.16", "midgard-why-prayer-too-dear", ("number", "missing", "have")),
    r.LONGSHIP_NOT_SOLD: ("CM-2.3", "midgard-why-longship-not-sold", ("ship",)),
    r.LONGSHIP_SOLD: ("CM-5.12", "midgard-why-longship-sold", ("ship",)),
    r.LONGSHIP_TOO_DEAR: ("CM-5.12", "midgard-why-longship-too-dear", ("ship", "short", "held")),
    r.SWAP_NOT_HELD: ("CM-5.13", "midgard-why-swap-not-held", ("good", "good")),
    r.SWAP_RECEIVED: ("CM-5.13", "midgard-why-swap-received", ("good", "good")),
    # --- assignment
    r.NOT_YOUR_FIGHT: ("CM-7.1", "midgard-why-not-your-fight", ("target",)),
    r.NO_DIE_LEFT: ("CM-7.4", "midgard-why-no-die-left", ("target", "die", "have")),
    r.DIE_BANNED: ("CM-7.5", "midgard-why-die-banned", ("target", "die")),
    r.SHIP_FULL: ("CM-7.7", "midgard-why-ship-full", ("target", "have")),
    r.DIE_NOT_SENT: ("CM-7.4", "midgard-why-die-not-sent", ("target", "die")),
    r.NO_SHIP: ("CM-7.7", "midgard-why-no-ship", ("target",)),
    r.NO_FOOD_LEFT: ("CM-7.7", "midgard-why-no-food-left", ("target", "have")),
    r.NO_FOOD_ABOARD: ("CM-7.7", "midgard-why-no-food-aboard", ("target",)),
    r.CONFIRMED: ("CM-7.8", "midgard-why-confirmed", ()),
    r.NOTHING_TO_ASSIGN: ("CM-7.1", "midgard-why-nothing-to-assign", ()),
    r.NOT_SEALED: ("CM-7.3", "midgard-why-not-sealed", ()),
    # --- combat
    r.REROLL_FIRST: ("CM-8.16", "midgard-why-reroll-first", ()),
    r.FINISH_REROLL: ("CM-8.16", "midgard-why-finish-reroll", ()),
    r.DIE_NOT_ROLLED: ("CM-8.15", "midgard-why-die-not-rolled", ("rolled",)),
    r.DIE_MARKED: ("CM-8.16", "midgard-why-die-marked", ("rolled",)),
    r.DIE_NOT_MARKED: ("CM-8.16", "midgard-why-die-not-marked", ("rolled",)),
    r.FACE_STAYS: ("CM-9.7", "midgard-why-face-stays", ("rolled",)),
    r.NOTHING_MARKED: ("CM-8.16", "midgard-why-nothing-marked", ()),
    r.NONE_TO_LOSE: ("CM-8.10", "midgard-why-none-to-lose", ("cargo",)),
    r.NO_FOOD_FOR_ENEMY: ("CM-8.18", "midgard-why-only-warriors", ()),
    r.NO_FOOD_FOR_JOURNEY: ("CM-8.9", "midgard-why-only-warriors-sea", ()),
    r.NO_FOOD_FOR_HUNGER: ("CM-8.12", "midgard-why-only-warriors-hunger", ()),
    r.BLAME_YOURSELF: ("CM-8.7", "midgard-why-blame-yourself", ()),
    r.NO_FAVOUR: ("CM-8.16", "midgard-why-no-favour", ("missing", "have")),
}

# what a pick would cost and bring
PREVIEWS: Final[dict[str, tuple[str, ...]]] = {
    # --- common
    "midgard-preview-cost": ("goods",),
    "midgard-preview-gain": ("goods",),
    "midgard-preview-glory": ("number",),
    "midgard-preview-glory-most": ("number",),  # at most
    "midgard-preview-glory-end": ("number",),  # at the end
    # --- places
    "midgard-preview-times": ("number",),  # how often in one visit
    "midgard-preview-empty": (),  # nothing lies there
    "midgard-preview-recruits": ("dice",),
    "midgard-preview-no-room": ("number",),  # how many of these would not fit
    "midgard-preview-supply-short": ("dice",),
    "midgard-preview-blame": ("number", "score"),  # in all, and what that changes at the end
    "midgard-preview-enemy": ("enemy", "number", "number"),  # attack, defence
    "midgard-preview-prize": ("number", "goods"),  # glory and goods
    "midgard-preview-troll": (),  # own blame goes, another takes one
    "midgard-preview-odds-all": ("dice", "percent"),  # with all dice at home
    "midgard-preview-hunts-already": (),  # several workers of a player are one hunt
    "midgard-preview-capacity": ("number",),
    "midgard-preview-shores": ("number",),
    "midgard-preview-look": ("number",),  # journeys to look at
    "midgard-preview-destinies": ("number", "number"),  # drawn, kept
    "midgard-preview-token-given": ("seat",),
    "midgard-preview-token-taken": (),
    "midgard-preview-runes": ("number", "number"),  # open, in the deck
    "midgard-preview-longships": ("number",),  # that can be paid
    "midgard-preview-prayer": ("number", "number"),  # favour, coins
    "midgard-preview-worker": (),
    "midgard-preview-once-worker": ("number",),  # once in a game: rounds in which it can still be placed
    "midgard-preview-once-ship": ("number",),  # longships of their own in a whole game
    "midgard-preview-swaps": ("number",),  # at most
    "midgard-preview-feeds": ("number",),  # warriors a food
    "midgard-preview-voyage-all": ("dice", "number", "percent", "percent"),  # with these dice and food; on a quiet sea
    "midgard-preview-journey": ("journey",),  # that lies there, as the seat knows
    "midgard-preview-quiet": ("percent",),  # of an unknown journey to be quiet
    # --- cards
    "midgard-preview-leader": ("leader",),  # what the leader can do
    "midgard-preview-rune": ("rune",),  # what the rune does
    "midgard-preview-unseen": ("number",),  # cards in the rune deck
    "midgard-preview-destiny": ("number", "number"),  # alone ahead, tied
    "midgard-preview-destiny-own": ("number",),  # what counts for it; the others are secret
    "midgard-preview-destiny-now": ("number", "number", "number"),  # own, the most of others, worth now
    "midgard-preview-gifts": ("number",),
    "midgard-preview-brings-nothing": ("number",),
    "midgard-preview-calm-already": ("journey",),  # it does no harm as it is
    # --- assignment
    "midgard-preview-turn-order": (),
    "midgard-preview-odds": ("enemy", "percent"),
    "midgard-preview-survivors": ("tenths",),  # on average
    "midgard-preview-voyage": ("enemy", "percent", "percent"),  # odds; odds on a quiet sea
    "midgard-preview-room": ("number",),
    "midgard-preview-hungry": ("number",),  # warriors without food
    "midgard-preview-unfed": ("number", "number"),  # warriors that will starve; how many a food feeds there
    "midgard-preview-banned": ("enemy", "dice"),
    "midgard-preview-hunt": ("number", "tenths"),  # dice, food on average
    "midgard-preview-nobody-sent": ("target",),
    "midgard-preview-stay": ("dice",),  # not assigned
    "midgard-preview-food-left": ("number",),
    # --- combat
    "midgard-preview-nothing-spent": (),
    "midgard-preview-flips": ("rune",),
    "midgard-preview-damage": ("enemy", "number", "number"),  # of its defence
    "midgard-preview-losses": ("number",),
    "midgard-preview-food-again": ("tenths", "tenths"),  # as it lies, rolled again
    "midgard-preview-round-odds": ("percent", "percent"),  # defeated in this round: as it lies, rolled again
    "midgard-preview-fight-odds": ("percent", "percent"),  # defeated at all: as it lies, then
    "midgard-preview-more-hits": ("number",),
    "midgard-preview-saved": ("number",),
    "midgard-preview-come-home": ("number",),  # dice that return
    "midgard-preview-blames": ("seat", "number", "score"),  # in all, and what that changes at the end
}

# what dice bring, counted over a whole game
ROLLS: Final[dict[str, tuple[str, ...]]] = {
    "midgard-rolls-hits": ("die",),
    "midgard-rolls-shields": ("die",),
    "midgard-draws-runes": (),
    "midgard-draws-destinies": (),
    "midgard-draws-journeys": (),
    "midgard-draws-enemies": (),
}

# where points come from, in the order of `Score.sources`; the first four are the track (words.FROM_..)
SOURCES: Final[tuple[str, ...]] = (
    "midgard-source-trolls",
    "midgard-source-draugr",
    "midgard-source-monsters",
    "midgard-source-deeds",
    "midgard-source-destinies",
    "midgard-source-sets",
    "midgard-source-runes",
    "midgard-source-longship",
    "midgard-source-favour",
    "midgard-source-coins",
    "midgard-source-blame",
)

# how a game ends, and what decides among equals (CM-12.13)
ENDINGS: Final[tuple[str, ...]] = (w.ENDING,)
TIES: Final[tuple[str, ...]] = w.TIE_IDS[1:]

MESSAGE_KEYS: Final = MessageKeys(ASKS, EVENTS, REASONS, SOURCES, ENDINGS, TIES, PREVIEWS, ROLLS)
