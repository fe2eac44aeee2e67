"""VW-17.7, VW-17.13: what can be copied."""

from longhouse.games.wild.rules.payment import different
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.table import MAY


def copyable(t: Wild, kinds: int) -> list[int]:
    """VW-3.17, VW-19.1: each different card played from hand in this turn that fits."""
    return [card for card in different(t.played_now) if copy_barred(t, kinds, card) == MAY]


def copy_barred(t: Wild, kinds: int, card: int) -> int:
    """VW-17.7: of a kind that is named, no committed upgrade, nothing that copies itself."""
    if card not in t.played_now:
        return r.NOT_PLAYED_NOW
    printed = t.box.cards[card]
    if printed.copies or printed.committed or not kinds >> printed.kind & 1:
        return r.CANNOT_COPY
    return MAY
