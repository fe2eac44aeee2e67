"""What is said when it matters for the first time in Champions of Midgard. The most urgent comes first."""

from typing import Final

from longhouse.games.midgard.rules.ending import blame_glory
from longhouse.games.midgard.rules.fight import Fight
from longhouse.games.midgard.rules.recruiting import room
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Advice

MUCH_BLAME: Final = 3


def free_troll(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-11.2: nobody has taken the fight, and few workers are left to do it."""
    waits = view.enemies[w.TROLL] != w.NONE and view.holder[w.TROLL] == NOBODY
    late = view.phase == w.PHASE_PLACEMENT and sum(view.workers) <= 2 * view.seats
    return [view.blame[seat] + 1] if waits and late else None


def hungry_sea(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-8.12: a ship of the seat is at a shore, and is loaded now."""
    if view.phase != w.PHASE_ASSIGNMENT:
        return None
    for target in view.targets_of(seat):
        if target >= w.SHORE_1:
            return [view.box.warriors_per_food(target)]
    return None


def favour_in_fight(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-8.16"""
    favour = view.goods[seat * w.GOODS + w.FAVOUR]
    return [favour, view.box.favour_glory] if isinstance(view.agenda[-1], Fight) and favour else None


def much_blame(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-12.11"""
    blame = view.blame[seat]
    return [blame, -blame_glory(view, seat)] if blame >= MUCH_BLAME else None


def full_longhouse(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-1.7"""
    return [view.warriors(seat)] if view.warriors(seat) and room(view, seat) == 0 else None


def last_round(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-12.1, CM-12.10"""
    return [view.box.coins_per_glory] if view.round == view.box.rounds else None


def first_destiny(view: Midgard, seat: Seat) -> list[int] | None:
    """CM-12.3"""
    held = len(view.destinies[seat].cards)
    return [held] if held else None


ADVICE: Final = (
    Advice("free-troll", "CM-11.2", "midgard-tip-free-troll", ("number",), free_troll),
    Advice("hungry-sea", "CM-8.12", "midgard-tip-hungry-sea", ("number",), hungry_sea),
    Advice("favour", "CM-8.16", "midgard-tip-favour", ("number", "number"), favour_in_fight),
    Advice("blame", "CM-12.11", "midgard-tip-blame", ("number", "number"), much_blame),
    Advice("longhouse", "CM-1.7", "midgard-tip-longhouse", ("number",), full_longhouse),
    Advice("last-round", "CM-12.1", "midgard-tip-last-round", ("number",), last_round),
    Advice("destiny", "CM-12.3", "midgard-tip-destiny", ("number",), first_destiny),
)
