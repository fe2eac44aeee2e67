"""Every message key of the game with the kinds of its arguments: what the words in `messages/` must know.

Kinds: seat, number, resource, card, hex, path, intersection, tile, piece, choice; `cards` stands for five numbers, one
per resource.
"""

from typing import Final

from longhouse.games.watch import words as w
from longhouse.kernel.table import GAME_OVER, NOT_ASKED, NOT_NOW

# questions
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "watch-ask-first-settlement": (),
    "watch-ask-first-road": (),
    "watch-ask-roll": (),
    "watch-ask-trade": (),
    "watch-ask-build": (),
    "watch-ask-turn": (),
    "watch-ask-take": ("resource", "number"),
    "watch-ask-give": ("cards", "cards"),
    "watch-ask-want": ("cards", "cards"),
    "watch-ask-compose-others": (),
    "watch-ask-answer": ("seat", "cards", "cards"),
    "watch-ask-answer-others": (),
    "watch-ask-close": ("cards", "cards"),
    "watch-ask-discard": ("number",),
    "watch-ask-discard-others": (),
    "watch-ask-tormund": (),
    "watch-ask-rob": (),
    "watch-ask-choose": (),
    "watch-ask-gain": ("number",),
    "watch-ask-free-road": ("number",),
    "watch-ask-name": (),
}

# events
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "watch-event-first": (),
    "watch-event-turn": ("number",),
    "watch-event-rolled": ("number", "number"),
    "watch-event-gained": ("cards",),
    "watch-event-shortage": ("resource",),
    "watch-event-road": ("path",),
    "watch-event-settlement": ("intersection",),
    "watch-event-keep": ("intersection",),
    "watch-event-bought": ("card",),
    "watch-event-played": ("card",),
    "watch-event-tormund": ("hex",),
    "watch-event-robbed": ("seat", "resource"),
    "watch-event-discarded": ("cards",),
    "watch-event-supply-trade": ("resource", "number", "resource"),
    "watch-event-proposed": ("cards", "cards"),
    "watch-event-accepted": (),
    "watch-event-declined": (),
    "watch-event-countered": ("cards", "cards"),
    "watch-event-traded": ("seat", "cards", "cards"),
    "watch-event-withdrawn": (),
    "watch-event-named": ("resource",),
    "watch-event-handed": ("seat", "resource", "number"),
    "watch-event-tile": ("tile", "number"),
    "watch-event-tile-aside": ("tile",),
    "watch-event-revealed": ("card", "number"),
    "watch-event-won": ("number",),
}

ENDINGS: Final[tuple[str, ...]] = ("watch-ending-goal",)

SOURCES: Final[tuple[str, ...]] = (
    "watch-source-settlements",
    "watch-source-keeps",
    "watch-source-longest-road",
    "watch-source-largest-patrol",
    "watch-source-cards",
)

# why something cannot be done: the rule, the key, the kinds of its arguments
REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    NOT_NOW: ("GW-7.9", "watch-why-not-now", ()),
    GAME_OVER: ("GW-9.2", "watch-why-game-over", ()),
    NOT_ASKED: ("GW-3.1", "watch-why-not-asked", ("seat",)),
    w.ROLL_FIRST: ("GW-3.1", "watch-why-roll-first", ()),
    w.ALREADY_ROLLED: ("GW-3.1", "watch-why-already-rolled", ()),
    w.TRADE_STEP_OVER: ("GW-3.3", "watch-why-trade-step-over", ()),
    w.TRADE_STEP_OPEN: ("GW-3.3", "watch-why-trade-step-open", ()),
    w.CANNOT_PAY: ("GW-5.1", "watch-why-cannot-pay", ("cards",)),
    w.NO_PIECE: ("GW-5.2", "watch-why-no-piece", ("piece",)),
    w.PATH_TAKEN: ("GW-5.3", "watch-why-path-taken", ()),
    w.NOT_CONNECTED: ("GW-5.3", "watch-why-not-connected", ()),
    w.BEHIND_RIVAL: ("GW-5.4", "watch-why-behind-rival", ()),
    w.CORNER_TAKEN: ("GW-5.5", "watch-why-corner-taken", ()),
    w.TOO_CLOSE: ("GW-5.5", "watch-why-too-close", ()),
    w.NO_ROAD_THERE: ("GW-5.5", "watch-why-no-road-there", ()),
    w.NOT_YOUR_SETTLEMENT: ("GW-5.6", "watch-why-not-your-settlement", ()),
    w.DECK_EMPTY: ("GW-5.8", "watch-why-deck-empty", ()),
    w.CARD_PLAYED: ("GW-7.1", "watch-why-card-played", ()),
    w.CARD_FRESH: ("GW-7.1", "watch-why-card-fresh", ()),
    w.CARD_NOT_HELD: ("GW-7.1", "watch-why-card-not-held", ()),
    w.CARD_IS_VICTORY: ("GW-7.12", "watch-why-card-is-victory", ()),
    w.CARD_NO_EFFECT: ("GW-7.3", "watch-why-card-no-effect", ()),
    w.NO_FREE_ROAD: ("GW-7.4", "watch-why-no-free-road", ()),
    w.NOT_TO_DISCARD: ("GW-6.1", "watch-why-not-to-discard", ("resource",)),
    w.TORMUND_STAYS: ("GW-6.2", "watch-why-tormund-stays", ()),
    w.TORMUND_FRIENDLY: ("GW-16.5", "watch-why-tormund-friendly", ()),
    w.NOTHING_TO_ROB: ("GW-6.3", "watch-why-nothing-to-rob", ()),
    w.RATE_TOO_HIGH: ("GW-4.6", "watch-why-rate", ("resource", "number")),
    w.OUT_OF_STOCK: ("GW-4.5", "watch-why-out-of-stock", ("resource",)),
    w.NOTHING_TO_TAKE: ("GW-4.11", "watch-why-nothing-to-take", ()),
    w.SAME_RESOURCE: ("GW-4.5", "watch-why-same-resource", ()),
    w.NO_PROPOSALS_LEFT: ("GW-4.4", "watch-why-no-proposals", ()),
    w.NO_CARDS: ("GW-4.3", "watch-why-no-cards", ()),
    w.NOT_THESE_CARDS: ("GW-4.9", "watch-why-not-these-cards", ()),
    w.NO_PARTNER: ("GW-4.3", "watch-why-no-partner", ()),
    w.SIDE_FULL: ("GW-4.4", "watch-why-side-full", ()),
    w.OUT_OF_ORDER: ("GW-4.8", "watch-why-out-of-order", ()),
    w.NOT_HELD: ("GW-4.8", "watch-why-not-held", ("resource",)),
    w.FIFTH_KIND: ("GW-4.8", "watch-why-fifth-kind", ()),
    w.ON_BOTH_SIDES: ("GW-4.2", "watch-why-both-sides", ()),
    w.SIDE_EMPTY: ("GW-4.2", "watch-why-side-empty", ()),
    w.ALREADY_SENT: ("GW-4.4", "watch-why-already-sent", ()),
    w.MIRROR: ("GW-4.9", "watch-why-mirror", ()),
    w.COUNTERS_OFF: ("GW-4.9", "watch-why-counters-off", ()),
    w.COUNTER_TOO_DEAR: ("GW-4.10", "watch-why-counter-too-dear", ()),
    w.NO_DEAL: ("GW-4.10", "watch-why-no-deal", ()),
    w.NOT_BESIDE_SETTLEMENT: ("GW-2.7", "watch-why-not-beside-settlement", ()),
    w.CHOICE_NO_EFFECT: ("GW-17.1", "watch-why-choice-no-effect", ()),
}
