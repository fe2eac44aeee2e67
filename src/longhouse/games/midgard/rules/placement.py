"""CM-4: workers are placed one by one, and each is resolved at once."""

from typing import Final, final

from longhouse.games.midgard.rules.runes import free_runes, rune_barred, use_free
from longhouse.games.midgard.rules.shops import (
    coins_missing,
    favour_barred,
    held_by,
    hire_barred,
    hire_price,
    rune_left,
    ships_amounts,
    ships_barred,
)
from longhouse.games.midgard.rules.visits import cost_of, visit, workers_at
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Option, Seat, lacking
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, Table

# where a worker can go


def place_barred(t: Midgard, seat: Seat, place: int) -> int:
    """CM-4.2, CM-4.3, CM-4.13: in play, free, and payable in full."""
    printed = t.box.places[place]
    if printed.kind == w.STALL and place not in t.stalls:
        return r.STALL_NOT_OUT
    if printed.kind == w.LONGSHIP and t.ship_of[seat] != t.box.ship_of_place(place):
        return r.NOT_YOUR_LONGSHIP
    if t.full >> place & 1:
        return r.PLACE_TAKEN
    if printed.kind == w.LONGSHIP:
        return sail_barred(t)
    cost = cost_of(t, seat, place)
    at = seat * w.GOODS
    held = [t.goods[at + good] - cost[good] for good in range(w.GOODS)]
    for step in printed.steps:
        barred = step_barred(t, seat, place, step, held)
        if barred != MAY:
            return barred
    return MAY if min(held) >= 0 else r.PLACE_TOO_DEAR


def step_barred(t: Midgard, seat: Seat, place: int, step: Step, held: list[int]) -> int:
    """CM-4.4: a place with no legal way to resolve may not be chosen. `held`: goods once the cost is paid."""
    if step.verb == w.DO_SAIL:
        return sail_barred(t)
    if step.verb == w.DO_TAKE_RUNE:
        return MAY if rune_left(t) else r.NO_RUNE_LEFT
    if step.verb == w.DO_BUY_LONGSHIP:
        return ships_barred(t, seat, held)
    if step.verb == w.DO_BUY_FAVOUR:
        return favour_barred(held, step)
    if step.verb == w.DO_HIRE_WORKER:
        return hire_barred(t, seat, held, step, workers_at(t, place))
    return MAY


def place_amounts(t: Midgard, why: int, seat: Seat, place: int) -> list[int]:
    """What is missing for a place, and what there is of it once its cost is paid."""
    held = held_by(t, seat)
    cost = cost_of(t, seat, place)
    if why == r.PLACE_TOO_DEAR:
        return lacking(cost, held)
    left = [held[good] - cost[good] for good in range(w.GOODS)]
    if why == r.LONGSHIPS_TOO_DEAR:
        return ships_amounts(t, left)
    for step in t.box.places[place].steps:
        if why == r.FAVOUR_TOO_DEAR and step.verb == w.DO_BUY_FAVOUR:
            return coins_missing(min(step.row_coins), left)
        if why == r.HIRE_TOO_DEAR and step.verb == w.DO_HIRE_WORKER:
            return coins_missing(hire_price(t, step, workers_at(t, place)), left)
    return NO_ARGS


def sail_barred(t: Midgard) -> int:
    """CM-6.2"""
    return MAY if t.free_shores() else r.NO_SHORE_FREE


# steps of a worker's turn
OPENING: Final = 0
CHOOSING: Final = 1
RESOLVED: Final = 2
NEXT: Final = 3


@final
class Placement(Frame):
    """CM-4.1: in turn order one worker each, clockwise until nobody has an unplaced one.

    `at`: how far the turn of `active` is. CM-4.12: the next player sits to the left of the one who has just placed,
    even if the first-player token has moved.
    """

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.at == CHOOSING:
            table.ask(table.active, "midgard-ask-place", self.options(table, table.active))
        elif self.at == RESOLVED:
            self.after_effect(table)
        else:
            self.next_seat(table, table.first if self.at == OPENING else table.active + 1)

    def next_seat(self, t: Midgard, begin: Seat) -> None:
        """CM-4.1: players without workers are skipped."""
        for n in range(t.seats):
            seat = (begin + n) % t.seats
            if t.workers[seat]:
                t.active = seat
                self.at = CHOOSING
                return
        t.active = NOBODY
        t.leave()

    def options(self, t: Midgard, seat: Seat) -> list[Option]:
        options = [o for o in t.box.say[w.PLACE] if place_barred(t, seat, o.a) == MAY]
        return options + free_runes(t, seat)

    def after_effect(self, t: Midgard) -> None:
        """CM-9.2"""
        options = free_runes(t, t.active)
        if options:
            options.append(t.box.say[w.DONE][0])
            t.ask(t.active, "midgard-ask-after-placing", options)
        else:
            self.at = NEXT

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            use_free(table, seat, option.a)
        elif option.verb == w.PLACE:
            self.at = RESOLVED
            place_worker(table, seat, option.a)
        else:
            self.at = NEXT

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return rune_barred(table, seat, option.a, w.WINDOW_FREE)
        if option.verb == w.PLACE:
            return r.WORKER_PLACED if self.at == RESOLVED else place_barred(table, seat, option.a)
        if option.verb == w.DONE and self.at == RESOLVED:
            return MAY
        return r.NO_PASSING if option.verb in (w.DONE, w.DECLINE) and self.at == CHOOSING else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Midgard)
        return place_amounts(table, why, seat, option.a)

    def clone(self) -> "Placement":
        return Placement(self.at)


def place_worker(t: Midgard, seat: Seat, place: int) -> None:
    """CM-4.15: it stays there until clean-up."""
    t.workers[seat] -= 1
    t.placed = [*t.placed, place, seat]
    t.fill(place)
    if t.listening:
        if place == t.box.beg:
            t.record("midgard-event-begged", "CM-4.8", seat, [])
        else:
            t.record("midgard-event-placed", "CM-4.1", seat, [place])
    visit(t, seat, place)
