"""VW-7.1 to VW-7.5, VW-10, VW-19.6: who and what may be attacked."""

from typing import Final, final

from longhouse.games.wild import reasons as r
from longhouse.games.wild import words as w
from longhouse.games.wild.cards import Goal
from longhouse.games.wild.strength import attackers_left, defence, reach, strength, upgrades_left
from longhouse.games.wild.table import NO_NUMBERS, Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW


def add_targets(t: Wild, seat: Seat, options: list[Option]) -> None:
    """VW-19.3, VW-19.6: buildings of the opponents, undead, the dragon."""
    muster = Muster(t, seat)
    if muster.is_empty:
        return
    cards = t.box.cards
    for n in range(1, t.seats):
        victim = (seat + n) % t.seats
        if opponent_barred(t, seat, victim) == MAY:
            add_buildings(t, seat, victim, muster, options)
    for slot in range(len(t.path)):
        card = t.path[slot]
        if card != w.NONE and cards[card].kind == w.UNDEAD and undead_barred(t, seat, slot, muster) == MAY:
            options.append(t.box.say[w.FIGHT_UNDEAD][slot])
    if dragon_barred(t, seat, muster) == MAY:
        options.append(t.box.say[w.FIGHT_DRAGON][0])


def add_buildings(t: Wild, seat: Seat, victim: Seat, muster: "Muster", options: list[Option]) -> None:
    for slot in range(len(t.towns[victim])):
        if building_barred(t, seat, victim, slot, muster) == MAY:
            options.append(t.box.say[w.ATTACK][victim * t.box.slots + slot])


def target_barred(t: Wild, seat: Seat, option: Option) -> int:
    if option.verb == w.ATTACK:
        barred = opponent_barred(t, seat, option.a)
        return building_barred(t, seat, option.a, option.b, Muster(t, seat)) if barred == MAY else barred
    if option.verb == w.FIGHT_UNDEAD:
        return undead_barred(t, seat, option.a, Muster(t, seat))
    return dragon_barred(t, seat, Muster(t, seat)) if option.verb == w.FIGHT_DRAGON else NOT_NOW


@final
class Muster:
    """VW-19.6: all that a seat can attack with: whether there is anybody, and what defence they can overcome together.

    Where attackers cost nothing nobody is better left out, so that is the highest they can `reach`.
    """

    def __init__(self, t: Wild, seat: Seat) -> None:
        entries = attackers_left(t, seat, NO_NUMBERS)
        self.is_empty: Final = not entries
        self.reach: Final = strength(t, seat, entries + upgrades_left(t, seat, NO_NUMBERS), 0) if entries else 0


# --- buildings


def opponent_barred(t: Wild, seat: Seat, victim: Seat) -> int:
    """VW-7.1 to VW-7.4"""
    if victim == seat:
        return r.OWN_BUILDING
    if t.victim == victim:
        return MAY
    if t.victim != NOBODY:
        return r.ONE_OPPONENT
    if t.attacked[victim] and not all_attacked(t, seat):
        return r.ATTACKED_ALREADY
    return MAY


def all_attacked(t: Wild, seat: Seat) -> bool:
    """VW-7.4, VW-RU13: every opponent was attacked in another player's turn."""
    return sum(t.attacked) - t.attacked[seat] == t.seats - 1


def building_barred(t: Wild, seat: Seat, victim: Seat, slot: int, muster: Muster) -> int:
    """VW-7.5, VW-19.1, VW-19.6"""
    town = t.towns[victim]
    if slot >= len(town):
        return r.NO_BUILDING
    if town[slot] & w.CONSTRUCTION:
        return r.UNDER_CONSTRUCTION
    if town[slot] & w.DAMAGE:
        return r.DAMAGED_ALREADY
    if t.twin(victim, slot) != slot:
        return r.LISTED_ONCE
    return muster_barred(t, seat, muster, building_goal(t, victim, slot), r.TOO_WEAK)


# --- undead and dragon


def undead_barred(t: Wild, seat: Seat, slot: int, muster: Muster) -> int:
    """VW-10.1, VW-10.3"""
    card = t.path[slot]
    if card == w.NONE or t.box.cards[card].kind != w.UNDEAD:
        return r.NO_UNDEAD
    return muster_barred(t, seat, muster, undead_goal(t, slot), r.TOO_WEAK_FOR_IT)


def dragon_barred(t: Wild, seat: Seat, muster: Muster) -> int:
    """VW-10.1, VW-10.5, VW-10.8"""
    if t.marked(seat, w.DRAGON_FOUGHT):
        return r.DRAGON_ONCE
    if not has_token(t):
        return r.NO_TOKENS
    return muster_barred(t, seat, muster, t.box.dragon_goal, r.TOO_WEAK_FOR_IT)


def has_token(t: Wild) -> bool:
    """VW-10.4, VW-10.8: of a type that the dragon gives."""
    for reward in t.box.dragon_rewards:
        for resource in range(w.RESOURCES):
            if reward.resource in (resource, w.ANY) and (not t.token_supply or t.token_supply[resource]):
                return True
    return False


# --- what it takes


def building_goal(t: Wild, victim: Seat, slot: int) -> Goal:
    """VW-7.9"""
    if not t.forts:
        return t.box.site_goals[t.site(victim, slot)]
    bare = defence(t, victim, slot, 0)
    return Goal(bare, defence(t, victim, slot, 1) - bare, t.box.hopeless_attacks)


def undead_goal(t: Wild, slot: int) -> Goal:
    """VW-10.1: never without hope."""
    return Goal(t.box.cards[t.path[slot]].defence, 0, False)


def goal_of(t: Wild, verb: int, a: int, b: int) -> Goal:
    """Of a pick of the main menu."""
    if verb == w.ATTACK:
        return building_goal(t, a, b)
    return undead_goal(t, a) if verb == w.FIGHT_UNDEAD else t.box.dragon_goal


def muster_barred(t: Wild, seat: Seat, muster: Muster, goal: Goal, too_weak: int) -> int:
    """VW-19.6: some selection of what the player has will do."""
    if muster.is_empty:
        return r.NO_ATTACKER
    if goal.each == 0:
        return MAY if goal.free or muster.reach >= goal.defence else too_weak
    return MAY if can_reach(t, seat, NO_NUMBERS, goal) else too_weak


def can_reach(t: Wild, seat: Seat, entries: list[int], goal: Goal) -> bool:
    return goal.free or reach(t, seat, entries, goal.each) >= goal.defence
