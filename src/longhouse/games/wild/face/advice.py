"""What is said when it matters for the first time in Vikings Gone Wild. The most urgent comes first."""

from typing import Final

from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Advice

AHEAD: Final = 2  # points before a threshold


def fulfilled(view: Wild, seat: Seat) -> list[int] | None:
    """VW-11.1: a mission may be completed."""
    done = [option.a for option in view.legal_options(seat) if option.verb == w.MISSION]
    return [done[0], view.box.missions[done[0]].vp] if done else None


def last_round(view: Wild, seat: Seat) -> list[int] | None:
    """VW-16.2: not where only the number of rounds has run out (VW-16.11)."""
    reached = max([view.vp(other) for other in range(view.seats)]) >= view.box.target
    return [view.box.target] if view.last and reached else None


def threshold(view: Wild, seat: Seat) -> list[int] | None:
    """VW-15.1: an Asgard card is near."""
    left = view.box.thresholds[view.served[seat] :]
    missing = left[0] - view.vp(seat) if left else 0
    return [missing, left[0]] if left and missing <= AHEAD else None


def nowhere_to_store(view: Wild, seat: Seat) -> list[int] | None:
    """VW-13.4: tokens on producers, and no storage to put them into."""
    slots = range(1, len(view.towns[seat]))
    for resource in range(w.RESOURCES):
        made = [slot for slot in slots if view.box.sites[view.site(seat, slot)].produces == resource]
        stores = any(view.box.sites[view.site(seat, slot)].stores == resource for slot in slots)
        n = sum([view.tokens(seat, slot) for slot in made])
        if n and not stores:
            return [n]
    return None


def full_town(view: Wild, seat: Seat) -> list[int] | None:
    """VW-6.8"""
    limit = building_limit(view, seat)
    return [limit] if limit and len(view.towns[seat]) - 1 >= limit else None


def fortification(view: Wild, seat: Seat) -> list[int] | None:
    """VW-3.5, VW-3.12"""
    forts = [card for card in view.hands[seat].cards if view.box.cards[card].kind == w.FORTIFICATION]
    return [len(forts)] if forts else None


def may_be_attacked(view: Wild, seat: Seat) -> list[int] | None:
    """VW-7.3: attacked already, so safe from the others."""
    return [view.round] if view.attacked[seat] else None


ADVICE: Final = (
    Advice("mission", "VW-11.1", "wild-tip-mission", ("mission", "number"), fulfilled),
    Advice("last-round", "VW-16.2", "wild-tip-last-round", ("number",), last_round),
    Advice("threshold", "VW-15.1", "wild-tip-threshold", ("number", "number"), threshold),
    Advice("storage", "VW-13.4", "wild-tip-storage", ("number",), nowhere_to_store),
    Advice("town", "VW-6.8", "wild-tip-town", ("number",), full_town),
    Advice("fortification", "VW-3.12", "wild-tip-fortification", ("number",), fortification),
    Advice("attacked", "VW-7.3", "wild-tip-attacked", ("number",), may_be_attacked),
)
