"""CM-4.4: while a place is resolved, nothing else is done."""

from longhouse.games.midgard.rules.runes import rune_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW


def meanwhile_barred(t: Midgard, option: Option, seat: Seat) -> int:
    """Why something that does not answer the place's question has to wait. CM-9.2: a free rune until its effect is
    done."""
    if option.verb == w.PLACE:
        return r.VISIT_FIRST
    if option.verb == w.USE:
        barred = rune_barred(t, seat, option.a, w.WINDOW_FREE)
        return r.RUNE_AFTER_EFFECT if barred == MAY else barred
    return r.EFFECT_MANDATORY if option.verb in (w.DONE, w.DECLINE) else NOT_NOW
