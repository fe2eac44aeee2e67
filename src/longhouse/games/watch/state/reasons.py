"""Why something cannot be done: the rule, the sentence and its numbers."""

from typing import Final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.message_keys import REASONS
from longhouse.kernel.decision import Option, Reason, Seat
from longhouse.kernel.table import GAME_OVER, NOT_ASKED

NAMES_RESOURCE: Final = (  # reasons that speak of the resource which the option names
    w.OUT_OF_STOCK,
    w.NOT_HELD,
    w.NOT_TO_DISCARD,
    w.SWAP_NOT_HELD,
    w.HAND_NOT_HELD,
    w.SEIZE_NOTHING,
    w.NOT_IN_COST,
)


def full_reason(box: WatchBox, why: int, option: Option, ending: int, asked: Seat, rates: list[int]) -> Reason:
    """With how the game ended if it did, the seat that is asked, and the trade rates of the player whose turn it is."""
    why = precise_reason(why, option, ending)
    rule, key, _ = REASONS[why]
    return Reason(rule, key, reason_args(box, why, option, asked, rates))


def precise_reason(why: int, option: Option, ending: int) -> int:
    """GW-13.11 has the cost and the number of guards; GW-15.2: the game may be over since the Wall fell."""
    if option.verb == w.GUARD and why == w.CANNOT_PAY:
        return w.GUARD_TOO_DEAR
    if option.verb == w.GUARD and why == w.NO_PIECE:
        return w.NO_GUARD_LEFT
    return w.WALL_FELL if why == GAME_OVER and ending != w.BY_GOAL else why


def reason_args(box: WatchBox, why: int, option: Option, asked: Seat, rates: list[int]) -> list[int]:
    if why == NOT_ASKED:
        return [asked]
    if why == w.GUARD_TOO_DEAR:
        return box.costs[w.ITEM_GUARD]
    if why == w.CANNOT_PAY:
        return box.costs[option.verb - w.ROAD]
    if why == w.RATE_TOO_HIGH:
        return [option.a, rates[option.a]]
    if why in NAMES_RESOURCE:
        return [option.a]
    if why == w.NO_PIECE:
        return [option.verb - w.ROAD]
    return []
