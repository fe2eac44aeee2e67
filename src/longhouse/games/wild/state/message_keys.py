"""Every message key of the game with the kinds of its arguments: what the words in `messages/` must know.

Kinds: seat, number, resource, card, site (a kind of building or a level of the town hall), building, slot, path (a
place on Odin's Path), mission, achievement, purse, source, step; `cost` stands for two numbers: beer and gold.
"""

from typing import Final

from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.kernel.game import MessageKeys
from longhouse.kernel.table import GAME_OVER, NOT_ASKED, NOT_NOW

# questions
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "wild-ask-turn": (),
    # --- buying, building, paying, storing, rounds
    "wild-ask-storage": (),
    "wild-ask-hold": ("resource", "slot", "number"),  # tokens that are left to place
    "wild-ask-keep": ("number", "number"),  # cards kept so far, cards that may be kept
    "wild-ask-pay": ("resource", "number"),  # units of it that are still to be paid
    # --- playing cards
    "wild-ask-step": ("card",),  # whose steps
    "wild-ask-gain": ("number",),  # units that are left
    "wild-ask-destroy": ("number",),  # cards that are left
    "wild-ask-recover": ("number",),  # cards at most
    "wild-ask-steal": ("resource",),
    "wild-ask-copy": ("card",),  # the card that becomes a copy
    "wild-ask-store": ("resource",),
    # --- attacks and responses
    "wild-ask-compose": ("number", "number"),  # strength, defence
    "wild-ask-respond": ("site", "number", "number"),  # what is attacked, strength, defence
    "wild-ask-take-out": ("number", "number"),  # strength, defence
    "wild-ask-token": (),
    # --- missions, asgard, end
    "wild-ask-asgard": ("number",),  # cards that are due
    "wild-ask-take-asgard": (),
}

# events
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "wild-event-gained": ("resource", "number"),
    # --- buying, building, paying, storing, rounds
    "wild-event-round": ("number",),
    "wild-event-round-limit": ("number",),  # the last round
    "wild-event-first": (),
    "wild-event-produced": ("cost",),
    "wild-event-drew": ("number",),
    "wild-event-reshuffled": ("number",),  # cards of the discard pile
    "wild-event-discarded": ("card", "number"),  # from the hand
    "wild-event-stored": ("site", "slot", "number"),  # tokens that the storage holds now
    "wild-event-burned": ("cost",),  # tokens of producers that were not stored
    "wild-event-loot-lost": ("cost",),
    "wild-event-kept": ("card",),
    "wild-event-turn-began": (),
    "wild-event-pool-lost": ("cost",),
    "wild-event-paid-card": ("card", "number"),  # how many of it are played for a payment
    "wild-event-paid-tokens": ("site", "resource", "number"),
    "wild-event-bought": ("card", "cost"),
    "wild-event-path-refilled": ("card",),
    "wild-event-path-reshuffled": ("number",),  # cards
    "wild-event-path-discarded": ("card",),
    "wild-event-built": ("building", "cost"),
    "wild-event-upgraded": ("site", "cost"),
    "wild-event-dismantled": ("building",),
    "wild-event-fort-removed": ("card",),  # to the played area
    "wild-event-tokens-returned": ("resource", "number"),
    "wild-event-exchanged": ("resource", "number"),  # what was given
    # --- playing cards
    "wild-event-played": ("card",),
    "wild-event-copied": ("card", "card"),  # itself, what it is printed as now
    "wild-event-destroyed": ("card",),
    "wild-event-recovered": ("card",),  # from the discard pile into the hand
    "wild-event-dug-past": ("card",),  # revealed, to the discard pile
    "wild-event-dug": ("card",),  # revealed, into the hand
    "wild-event-dug-nothing": (),
    "wild-event-stole": ("seat", "site", "resource"),  # from whom, from where
    "wild-event-loot-stored": ("site", "slot", "number"),  # tokens that the storage holds now
    "wild-event-loot-on-hall": ("resource",),
    # --- attacks and responses
    "wild-event-attacked": ("seat", "site", "number", "number"),  # whose building, strength, defence
    "wild-event-attacks": ("card",),
    "wild-event-attacks-as": ("card", "card"),  # a copy: itself, what it is printed as
    "wild-event-committed": ("card",),
    "wild-event-responded": ("card", "number", "number"),  # strength, defence then
    "wild-event-taken-out": ("card", "number", "number"),
    "wild-event-passed": (),
    "wild-event-repelled": ("site", "number", "number"),
    "wild-event-damaged": ("seat", "site", "number", "number"),
    "wild-event-looted": ("seat", "resource"),
    "wild-event-full-defence": (),
    "wild-event-fought": ("card", "number", "number"),  # an undead: strength, defence
    "wild-event-fought-dragon": ("number", "number"),
    "wild-event-took-token": ("resource",),
    "wild-event-no-token": ("resource",),
    # --- missions, asgard, end
    "wild-event-mission": ("mission",),  # a new one
    "wild-event-asgard-laid": ("card",),  # at the beginning
    "wild-event-achievement-laid": ("achievement",),
    "wild-event-fulfilled": ("achievement", "number"),  # by this much
    "wild-event-unfulfilled": ("achievement",),  # by nobody
    "wild-event-tie-achievement": ("achievement",),  # revealed to break a tie
    "wild-event-dropped-out": ("achievement",),
    "wild-event-won": ("number",),
    "wild-event-mission-completed": ("mission",),
    "wild-event-mission-under": ("mission",),  # the mission deck, by a swap
    "wild-event-scored": ("number",),
    "wild-event-last-round": ("number",),  # the target
    "wild-event-asgard-revealed": ("card",),
    "wild-event-asgard-received": ("card",),
    "wild-event-asgard-declined": (),
}

# why not: by number the rule, the message, and the kinds of its arguments (the numbers of the option)
REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    NOT_NOW: ("VW-19.1", "wild-why-not-now", ()),
    GAME_OVER: ("VW-16.6", "wild-why-game-over", ()),
    NOT_ASKED: ("VW-6.1", "wild-why-not-asked", ("seat",)),
    # --- common
    r.CARD_NOT_HELD: ("VW-3.1", "wild-why-card-not-held", ("card",)),
    r.TOO_DEAR: ("VW-4.6", "wild-why-too-dear", ("short", "held")),
    r.LISTED_ONCE: ("VW-19.1", "wild-why-listed-once", ()),
    # --- buying, building, paying, storing, rounds
    r.PILE_EMPTY: ("VW-3.16", "wild-why-pile-empty", ("card",)),
    r.BUILDINGS_GONE: ("VW-3.16", "wild-why-buildings-gone", ("building",)),
    r.NOT_FOR_SALE: ("VW-6.3", "wild-why-not-for-sale", ("card",)),
    r.UNDEAD_NOT_SOLD: ("VW-6.4", "wild-why-undead-not-sold", ("path",)),
    r.NO_CARD_THERE: ("VW-6.6", "wild-why-no-card-there", ("path",)),
    r.TOWN_FULL: ("VW-6.8", "wild-why-town-full", ("building", "have")),
    r.ENOUGH_ALIKE: ("VW-6.8", "wild-why-enough-alike", ("building", "have")),
    r.HALL_HIGHEST: ("VW-6.10", "wild-why-hall-highest", ()),
    r.HALL_UNFINISHED: ("VW-6.12", "wild-why-hall-unfinished", ()),
    r.HALL_STAYS: ("VW-6.15", "wild-why-hall-stays", ()),
    r.DISMANTLED_ALREADY: ("VW-6.15", "wild-why-dismantled-already", ()),
    r.NOT_BUILT: ("VW-6.15", "wild-why-not-built", ("slot",)),
    r.ALWAYS_AUTOMATIC: ("VW-19.5", "wild-why-always-automatic", ()),
    r.NO_CHOICE_OF_SOURCES: ("VW-19.5", "wild-why-no-choice-of-sources", ()),
    r.POOL_EMPTY: ("VW-4.1", "wild-why-pool-empty", ()),
    r.NO_LOOT: ("VW-4.1", "wild-why-no-loot", ()),
    r.NO_TOKEN_ON_IT: ("VW-4.1", "wild-why-no-token-on-it", ("purse",)),
    r.NOT_PLAIN: ("VW-4.6", "wild-why-not-plain", ("card",)),
    r.OTHER_RESOURCE: ("VW-4.2", "wild-why-other-resource", ("card",)),
    r.ONLY_TOKENS: ("VW-11.7", "wild-why-only-tokens", ()),
    r.EXCHANGE_SHORT: ("VW-12.1", "wild-why-exchange-short", ("resource", "missing", "have")),
    r.PAY_FIRST: ("VW-19.2", "wild-why-pay-first", ()),
    r.STORE_FIRST_SAY: ("VW-19.12", "wild-why-store-first-say", ()),
    r.NOTHING_TO_STORE: (
        "VW-19.12",
        "wild-why-nothing-to-store",
        ("number", "have"),
    ),  # more than there are or than fit
    r.NOT_THROWN_AWAY: ("VW-13.9", "wild-why-not-thrown-away", ("number",)),
    # --- playing cards
    r.NOT_IN_OWN_TURN: ("VW-3.5", "wild-why-not-in-own-turn", ("card",)),
    r.ONLY_IN_ATTACK: ("VW-3.7", "wild-why-only-in-attack", ("card",)),
    r.NOTHING_TO_COPY: ("VW-3.14", "wild-why-nothing-to-copy", ("card",)),
    r.NOT_PLAYED_NOW: ("VW-3.17", "wild-why-not-played-now", ("card",)),
    r.CANNOT_COPY: ("VW-17.7", "wild-why-cannot-copy", ("card",)),
    r.NO_STEP_LEFT: ("VW-17.11", "wild-why-no-step-left", ()),
    r.NOT_DISCARDED: ("VW-17.4", "wild-why-not-discarded", ("card",)),
    r.CANNOT_RECOVER: ("VW-17.4", "wild-why-cannot-recover", ("card",)),
    r.NOT_FROM_THERE: ("VW-17.12", "wild-why-not-from-there", ("card",)),
    r.MUST_DESTROY: ("VW-17.4", "wild-why-must-destroy", ()),
    r.OWN_TOKENS: ("VW-17.6", "wild-why-own-tokens", ()),
    r.ONE_VICTIM: ("VW-17.6", "wild-why-one-victim", ("seat",)),
    r.NOTHING_TO_STEAL: ("VW-17.6", "wild-why-nothing-to-steal", ("seat", "source")),
    r.PRODUCERS_TOGETHER: ("VW-19.10", "wild-why-producers-together", ("seat",)),
    r.NO_STORAGE: ("VW-9.6", "wild-why-no-storage", ("slot",)),
    r.STORAGE_UNFINISHED: ("VW-9.6", "wild-why-storage-unfinished", ("slot",)),
    r.NO_ROOM: ("VW-9.6", "wild-why-no-room", ("slot", "have")),
    # --- attacks and responses
    r.ONE_OPPONENT: ("VW-7.2", "wild-why-one-opponent", ("seat",)),
    r.OWN_BUILDING: ("VW-7.1", "wild-why-own-building", ()),
    r.ATTACKED_ALREADY: ("VW-7.3", "wild-why-attacked-already", ("seat",)),
    r.NO_BUILDING: ("VW-7.1", "wild-why-no-building", ("seat", "slot")),
    r.UNDER_CONSTRUCTION: ("VW-7.5", "wild-why-under-construction", ("seat", "slot")),
    r.DAMAGED_ALREADY: ("VW-7.5", "wild-why-damaged-already", ("seat", "slot")),
    r.NO_ATTACKER: ("VW-7.6", "wild-why-no-attacker", ()),
    r.TOO_WEAK: ("VW-7.9", "wild-why-too-weak", ("seat", "slot", "missing", "have")),
    r.TOO_WEAK_FOR_IT: ("VW-10.1", "wild-why-too-weak-for-it", ("missing", "have")),
    r.NO_UNDEAD: ("VW-10.1", "wild-why-no-undead", ("path",)),
    r.DRAGON_ONCE: ("VW-10.5", "wild-why-dragon-once", ()),
    r.NO_TOKENS: ("VW-10.8", "wild-why-no-tokens", ()),
    r.NO_TOKEN_LEFT: ("VW-10.8", "wild-why-no-token-left", ("resource",)),
    r.NOBODY_ATTACKS: ("VW-7.6", "wild-why-nobody-attacks", ()),
    r.NOT_STRONG_ENOUGH: ("VW-7.9", "wild-why-not-strong-enough", ("missing", "have")),
    r.NO_FIGHTER_OR_HERO: ("VW-7.6", "wild-why-no-fighter-or-hero", ("card",)),
    r.NOT_COMMITTED: ("VW-3.7", "wild-why-not-committed", ("card",)),
    r.NEEDS_FIGHTER: ("VW-3.7", "wild-why-needs-fighter", ("card",)),
    r.IN_THE_ATTACK: ("VW-7.7", "wild-why-in-the-attack", ("card",)),
    r.NOT_READY: ("VW-7.6", "wild-why-not-ready", ("card",)),
    r.CANNOT_SUCCEED: ("VW-19.7", "wild-why-cannot-succeed", ("card", "missing")),
    r.NO_RESPONSE: ("VW-8.2", "wild-why-no-response", ("card",)),
    r.NOBODY_TO_TAKE_OUT: ("VW-8.13", "wild-why-nobody-to-take-out", ("card",)),
    r.CANNOT_TAKE_OUT: ("VW-8.4", "wild-why-cannot-take-out", ("card",)),
    r.TAKE_OUT_FIRST: ("VW-8.15", "wild-why-take-out-first", ()),
    r.DEFENCE_ONLY: ("VW-8.1", "wild-why-defence-only", ("card",)),
    # --- missions, asgard, end
    r.MISSION_NOT_YOURS: ("VW-11.1", "wild-why-mission-not-yours", ("mission",)),
    r.MISSION_UNFULFILLED: ("VW-11.1", "wild-why-mission-unfulfilled", ("mission", "missing", "have")),
    r.MISSION_ONCE: ("VW-11.2", "wild-why-mission-once", ()),
    r.SWAP_ONCE: ("VW-11.6", "wild-why-swap-once", ()),
    r.NO_MISSIONS_LEFT: ("VW-11.6", "wild-why-no-missions-left", ()),
    r.NO_GOLD_TOKEN: ("VW-11.7", "wild-why-no-gold-token", ("missing", "have")),
    r.ASGARD_NOT_OPEN: ("VW-15.2", "wild-why-asgard-not-open", ("card",)),
    r.ASGARD_COMPULSORY: ("VW-15.6", "wild-why-asgard-compulsory", ()),
    r.ASGARD_FIRST_SAY: ("VW-9.8", "wild-why-asgard-first-say", ("card",)),
    r.ASGARD_NOT_SOLD: ("VW-15.1", "wild-why-asgard-not-sold", ("card",)),
}

# what a pick would cost and bring
PREVIEWS: Final[dict[str, tuple[str, ...]]] = {
    # --- common
    "wild-preview-cost": ("cost",),
    "wild-preview-gain": ("cost",),  # into the pool
    "wild-preview-vp": ("number",),
    "wild-preview-vp-of": ("seat", "number"),  # another player scores
    "wild-preview-asgard": ("number",),  # how many Asgard cards are due for it
    "wild-preview-last-round": ("number",),  # the target is reached
    "wild-preview-nothing": (),
    # --- paying
    "wild-preview-from-pool": ("cost",),
    "wild-preview-from-card": ("card", "number"),  # how many of it are played
    "wild-preview-from-tokens": ("cost",),
    "wild-preview-left": ("cost",),  # of all that can be paid with
    "wild-preview-to-pay": ("cost",),  # after this unit
    # --- buying and building
    "wild-preview-pile": ("number",),  # cards left after it
    "wild-preview-progress": ("mission", "number", "number"),  # of a mission: have then, need
    "wild-preview-achievement": ("achievement", "number", "number"),  # own then, the most of others
    "wild-preview-buildings": ("number", "number"),  # then, of so many
    "wild-preview-buildings-free": ("number",),  # then, without limit
    "wild-preview-limit": ("number",),  # from the next round on
    "wild-preview-no-limit": (),
    "wild-preview-storage-idle": ("resource",),  # nothing of theirs produces it
    "wild-preview-construction": (),  # of no use before the next round
    "wild-preview-tokens-lost": ("cost",),
    "wild-preview-new-mission": ("number",),  # missions in the deck
    # --- playing cards
    "wild-preview-ready": ("card", "number"),  # strength
    "wild-preview-strength": ("number",),  # of a copy
    "wild-preview-draws": ("number", "number"),  # cards drawn, in the deck now
    "wild-preview-reshuffles": ("number",),  # cards of the discard pile
    "wild-preview-discards": ("number",),  # cards of the hand
    "wild-preview-any": ("number",),  # beer or gold, as the player likes
    "wild-preview-destroys": ("number",),  # cards to choose from
    "wild-preview-recovers": ("number", "number"),  # up to, fitting cards
    "wild-preview-digs": ("number", "number"),  # fitting cards that may come, of all
    "wild-preview-steals": ("resource", "number"),  # sources to choose from
    "wild-preview-copies": ("number",),  # cards to choose from
    "wild-preview-in-attack": ("card",),  # what it does in an attack or as a response
    # --- attacks
    "wild-preview-most": ("number", "number"),  # the largest strength that can be mustered, defence
    "wild-preview-against": ("number", "number"),  # strength, defence
    "wild-preview-short": ("number",),  # strength that is still missing
    "wild-preview-answer": ("seat", "number"),  # who may respond, with how many cards
    "wild-preview-won": ("number", "number"),  # points at once, and at the end of the turn for all damage
    "wild-preview-loot": ("resource", "number"),
    "wild-preview-no-loot": ("resource",),
    "wild-preview-take-asgard": (),
    "wild-preview-repelled": ("seat", "number"),  # points of the defender
    "wild-preview-full-defence": ("seat", "number"),  # more points of the defender, if nothing is damaged all turn
    "wild-preview-token": (),  # beer or gold
    "wild-preview-refill": (),  # a new card of Odin's Path
    "wild-preview-damages": ("seat", "number"),  # the attack succeeds: attacker, points at once
    # --- end of the turn, storing, keeping
    "wild-preview-pool-lost": ("cost",),
    "wild-preview-mission-open": ("mission", "number"),  # fulfilled, and its points
    "wild-preview-ready-unused": ("number",),  # cards that could still attack and win
    "wild-preview-stored": ("number", "number"),  # full storages, points
    "wild-preview-burned": ("cost",),  # tokens that return to the supply
    "wild-preview-hold": ("slot", "number"),  # how many the storage then holds
    "wild-preview-holds": ("slot", "number"),  # how many the storage it is taken from then holds
    "wild-preview-on-hall": ("resource",),  # it lies on the town hall
    "wild-preview-keeps": ("number", "number"),  # cards kept then, of so many
    "wild-preview-card": ("card",),  # what the card does
}

# where points come from, in the order of `Score.sources` (words.FROM_..)
SOURCES: Final[tuple[str, ...]] = (
    "wild-source-attacks",
    "wild-source-rewards",
    "wild-source-defence",
    "wild-source-undead",
    "wild-source-cards",
    "wild-source-missions",
    "wild-source-storages",
    "wild-source-hall",
    "wild-source-achievements",
)

# how a game ends, and what decides among equals
ENDINGS: Final[tuple[str, ...]] = w.ENDING_IDS
TIES: Final[tuple[str, ...]] = w.TIE_IDS[1:]

# what is drawn, in an analysis; there are no dice
ROLLS: Final[dict[str, tuple[str, ...]]] = {
    "wild-draws-asgard": (),
    "wild-draws-missions": (),
    "wild-draws-path": (),
    "wild-draws-cards": (),
}

MESSAGE_KEYS: Final = MessageKeys(ASKS, EVENTS, REASONS, SOURCES, ENDINGS, TIES, PREVIEWS, ROLLS)
