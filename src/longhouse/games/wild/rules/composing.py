"""VW-7.12, VW-19.7: an attack is put together card by card, and nobody else sees anything before it is declared."""

from typing import final

from longhouse.games.wild.rules.strength import (
    ENTRY_CARD,
    ENTRY_FROM_HAND,
    Force,
    attackers_left,
    force_of,
    reach,
    upgrades_left,
)
from longhouse.games.wild.rules.targets import can_reach, goal_of
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Goal
from longhouse.games.wild.state.table import PLAN, Wild
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import NO_POOL, tally


def compose(t: Wild, option: Option, seat: Seat) -> None:
    """VW-19.6: a target was picked in the main menu."""
    t.plan = tally(t.seats, PLAN, [1 << other for other in range(t.seats)], NO_POOL)
    at = seat * PLAN
    t.plan.counts[at] = option.verb + 1
    t.plan.counts[at + 1] = option.a
    t.plan.counts[at + 2] = option.b
    t.enter(Compose(seat))


def planned(t: Wild, seat: Seat) -> list[int]:
    """The entries of the plan of a seat, in the order of adding."""
    at = seat * PLAN
    return t.plan.counts[at + 4 : at + 4 + t.plan.counts[at + 3]]


def plan_goal(t: Wild, seat: Seat) -> Goal:
    at = seat * PLAN
    counts = t.plan.counts
    return goal_of(t, counts[at] - 1, counts[at + 1], counts[at + 2])


@final
class Compose(SeatFrame):
    """What lies in is in `plan`. Once it is declared, the seat has nothing more to choose apart."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        goal = plan_goal(table, self.seat)
        entries = planned(table, self.seat)
        force = force_of(table, self.seat, entries, 0)
        options = [option_of(table, place) for place in addable(table, self.seat, entries, force, goal)]
        if declare_barred(force, goal) == MAY:
            options.append(table.box.say[w.DECLARE][0])
        elif len(options) == 1:  # VW-19.1
            self.picked(table, options[0], self.seat)
            return
        wanted = goal.defence + goal.each * force.attackers
        table.ask_about(self.seat, "wild-ask-compose", [force.total(), wanted], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.DECLARE:
            while table.agenda:
                table.leave()
            return
        at = seat * PLAN
        counts = table.plan.counts
        counts[at + 4 + counts[at + 3]] = entry_of(table, option, seat, planned(table, seat))
        counts[at + 3] += 1

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        goal = plan_goal(table, seat)
        entries = planned(table, seat)
        if option.verb == w.DECLARE:
            return declare_barred(force_of(table, seat, entries, 0), goal)
        if option.verb not in (w.READY, w.ADD, w.COMMIT):
            return NOT_NOW
        return add_barred(table, option, seat, entries, goal)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Wild)
        goal = plan_goal(table, seat)
        entries = planned(table, seat)
        if why == r.CANNOT_SUCCEED:
            return [goal.defence - reach(table, seat, [*entries, entry_of(table, option, seat, entries)], goal.each)]
        if why != r.NOT_STRONG_ENOUGH:
            return NO_ARGS
        force = force_of(table, seat, entries, 0)
        return [goal.defence + goal.each * force.attackers - force.total(), force.total()]


# --- what is legal


def declare_barred(force: Force, goal: Goal) -> int:
    """VW-7.6, VW-7.9, VW-10.1"""
    if force.attackers == 0:
        return r.NOBODY_ATTACKS
    if not goal.free and force.total() < goal.defence + goal.each * force.attackers:
        return r.NOT_STRONG_ENOUGH
    return MAY


def addable(t: Wild, seat: Seat, entries: list[int], force: Force, goal: Goal) -> list[int]:
    """VW-19.7: ready cards, attackers from hand and, once a fighter is in, upgrades, each as card | from hand << 8."""
    found = different(t, seat, attackers_left(t, seat, entries), entries, goal)
    if force.fighters:
        found += different(t, seat, upgrades_left(t, seat, entries), entries, goal)
    return found


def different(t: Wild, seat: Seat, left: list[int], entries: list[int], goal: Goal) -> list[int]:
    """VW-19.1: the same card from the same place is listed once. Where attackers cost nothing, all of them together
    are strongest, and strong enough: so no card is wrong."""
    seen: list[int] = []
    found: list[int] = []
    for entry in left:
        place = entry & (ENTRY_CARD | ENTRY_FROM_HAND)
        if place not in seen:
            seen.append(place)
            if goal.each == 0 or can_reach(t, seat, [*entries, entry], goal):
                found.append(place)
    found.sort()
    return found


def add_barred(t: Wild, option: Option, seat: Seat, entries: list[int], goal: Goal) -> int:
    """VW-3.7, VW-7.6, VW-7.7, VW-19.7"""
    barred = kind_barred(t, option)
    if barred != MAY:
        return barred
    entry = entry_of(t, option, seat, entries)
    if entry == w.NONE:
        return gone_barred(entries, option)
    if option.verb == w.COMMIT and force_of(t, seat, entries, 0).fighters == 0:
        return r.NEEDS_FIGHTER
    return MAY if can_reach(t, seat, [*entries, entry], goal) else r.CANNOT_SUCCEED


def kind_barred(t: Wild, option: Option) -> int:
    """Whether such a card is added in this way at all."""
    card = t.box.cards[option.a]
    if option.verb == w.ADD and not card.attacks:
        return r.NO_FIGHTER_OR_HERO
    return r.NOT_COMMITTED if option.verb == w.COMMIT and not card.committed else MAY


def gone_barred(entries: list[int], option: Option) -> int:
    """There is no such card left: it attacks already, or it never was there."""
    for entry in entries:
        if entry & ENTRY_CARD == option.a and (entry & ENTRY_FROM_HAND == 0) == (option.verb == w.READY):
            return r.IN_THE_ATTACK
    return r.NOT_READY if option.verb == w.READY else r.CARD_NOT_HELD


# --- entries and options


def option_of(t: Wild, place: int) -> Option:
    card = place & ENTRY_CARD
    if not place & ENTRY_FROM_HAND:
        return t.box.say[w.READY][card]
    return t.box.say[w.COMMIT if t.box.cards[card].committed else w.ADD][card]


def entry_of(t: Wild, option: Option, seat: Seat, entries: list[int]) -> int:
    """The first entry left that this option means; NONE if there is none."""
    left = upgrades_left(t, seat, entries) if option.verb == w.COMMIT else attackers_left(t, seat, entries)
    for entry in left:
        if entry & ENTRY_CARD == option.a and (entry & ENTRY_FROM_HAND == 0) == (option.verb == w.READY):
            return entry
    return w.NONE
