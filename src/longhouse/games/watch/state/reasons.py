"""Why something cannot be done: the rule, the sentence and its numbers."""

from typing import Final

from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.vocabulary import REASONS
from longhouse.games.watch.state.words import (
    BY_GOAL,
    CANNOT_PAY,
    GUARD,
    GUARD_TOO_DEAR,
    HAND_NOT_HELD,
    ITEM_GUARD,
    NO_GUARD_LEFT,
    NO_PIECE,
    NOT_HELD,
    NOT_IN_COST,
    NOT_TO_DISCARD,
    OUT_OF_STOCK,
    RATE_TOO_HIGH,
    ROAD,
    SEIZE_NOTHING,
    SWAP_NOT_HELD,
    WALL_FELL,
)
from longhouse.kernel.decision import Option, Reason, Seat
from longhouse.kernel.table import GAME_OVER, NOT_ASKED

NAMES_RESOURCE: Final = (  # reasons that speak of the resource which the option names
    OUT_OF_STOCK,
    NOT_HELD,
    NOT_TO_DISCARD,
    SWAP_NOT_HELD,
    HAND_NOT_HELD,
    SEIZE_NOTHING,
    NOT_IN_COST,
)


def full_reason(box: WatchBox, why: int, option: Option, ending: int, asked: Seat, rates: list[int]) -> Reason:
    """With how the game ended if it did, the seat that is asked, and the trade rates of the player whose turn it is."""
    why = precise_reason(why, option, ending)
    rule, key, _ = REASONS[why]
    return Reason(rule, key, reason_args(box, why, option, asked, rates))


def precise_reason(why: int, option: Option, ending: int) -> int:
    """GW-13.11 has the cost and the number of guards; GW-15.2: the game may be over since the Wall fell."""
    if option.verb == GUARD and why == CANNOT_PAY:
        return GUARD_TOO_DEAR
    if option.verb == GUARD and why == NO_PIECE:
        return NO_GUARD_LEFT
    return WALL_FELL if why == GAME_OVER and ending != BY_GOAL else why


def reason_args(box: WatchBox, why: int, option: Option, asked: Seat, rates: list[int]) -> list[int]:
    if why == NOT_ASKED:
        return [asked]
    if why == GUARD_TOO_DEAR:
        return box.costs[ITEM_GUARD]
    if why == CANNOT_PAY:
        return box.costs[option.verb - ROAD]
    if why == RATE_TOO_HIGH:
        return [option.a, rates[option.a]]
    if why in NAMES_RESOURCE:
        return [option.a]
    if why == NO_PIECE:
        return [option.verb - ROAD]
    return []
