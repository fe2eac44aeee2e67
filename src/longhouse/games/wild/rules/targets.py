"""VW-7.1 to VW-7.5, VW-10, VW-19.6: who and what may be attacked."""

from longhouse.games.wild.rules.strength import Force, defence, reach
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Goal
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW


def add_targets(t: Wild, seat: Seat, options: list[Option]) -> None:
    """VW-19.3, VW-19.6: buildings of the opponents, undead, the dragon."""
    force = muster(t, seat)
    if force.attackers == 0:
        return
    for n in range(1, t.seats):
        victim = (seat + n) % t.seats
        if opponent_barred(t, seat, victim) == MAY:
            add_buildings(t, seat, victim, force, options)
    for slot in range(len(t.path)):
        if undead_barred(t, seat, slot, force) == MAY:
            options.append(t.box.say[w.FIGHT_UNDEAD][slot])
    if dragon_barred(t, seat, force) == MAY:
        options.append(t.box.say[w.FIGHT_DRAGON][0])


def add_buildings(t: Wild, seat: Seat, victim: Seat, force: Force, options: list[Option]) -> None:
    for slot in range(len(t.towns[victim])):
        if building_barred(t, seat, victim, slot, force) == MAY:
            options.append(t.box.say[w.ATTACK][victim * t.box.slots + slot])


def target_barred(t: Wild, option: Option, seat: Seat) -> int:
    if option.verb == w.ATTACK:
        barred = opponent_barred(t, seat, option.a)
        return building_barred(t, seat, option.a, option.b, muster(t, seat)) if barred == MAY else barred
    if option.verb == w.FIGHT_UNDEAD:
        return undead_barred(t, seat, option.a, muster(t, seat))
    return dragon_barred(t, seat, muster(t, seat)) if option.verb == w.FIGHT_DRAGON else NOT_NOW


def muster(t: Wild, seat: Seat) -> Force:
    """VW-19.6: all that a seat can attack with. Where attackers cost nothing, none is better left out."""
    cards = t.box.cards
    force = Force()
    for packed in t.ready:
        force.add(t, seat, packed >> 8)
    for card in t.hands[seat].cards:
        if card >= 0 and (cards[card].attacks or cards[card].committed):
            force.add(t, seat, card)
    return force


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


def building_barred(t: Wild, seat: Seat, victim: Seat, slot: int, force: Force) -> int:
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
    return force_barred(t, seat, force, building_goal(t, victim, slot), r.TOO_WEAK)


# --- undead and dragon


def undead_barred(t: Wild, seat: Seat, slot: int, force: Force) -> int:
    """VW-10.1, VW-10.3"""
    card = t.path[slot]
    if card == w.NONE or t.box.cards[card].kind != w.UNDEAD:
        return r.NO_UNDEAD
    return force_barred(t, seat, force, undead_goal(t, slot), r.TOO_WEAK_FOR_IT)


def dragon_barred(t: Wild, seat: Seat, force: Force) -> int:
    """VW-10.1, VW-10.5, VW-10.8"""
    if t.marked(seat, w.DRAGON_FOUGHT):
        return r.DRAGON_ONCE
    if not has_token(t):
        return r.NO_TOKENS
    return force_barred(t, seat, force, t.box.dragon_goal, r.TOO_WEAK_FOR_IT)


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
    return t.box.undead_goals[t.path[slot]]


def goal_of(t: Wild, verb: int, a: int, b: int) -> Goal:
    """Of a pick of the main menu."""
    if verb == w.ATTACK:
        return building_goal(t, a, b)
    return undead_goal(t, a) if verb == w.FIGHT_UNDEAD else t.box.dragon_goal


def force_barred(t: Wild, seat: Seat, force: Force, goal: Goal, too_weak: int) -> int:
    """VW-19.6: some selection of what the player has is enough."""
    if force.attackers == 0:
        return r.NO_ATTACKER
    if goal.each == 0:
        return MAY if goal.free or force.total() >= goal.defence else too_weak
    return MAY if can_reach(t, seat, NO_NUMBERS, goal) else too_weak


def target_amounts(t: Wild, option: Option, seat: Seat) -> list[int]:
    """VW-19.6: the strength that is missing, and the most that the player has."""
    goal = goal_of(t, option.verb, option.a, option.b)
    have = muster(t, seat).total() if goal.each == 0 else reach(t, seat, NO_NUMBERS, goal.each)
    return [goal.defence - have, have]


def can_reach(t: Wild, seat: Seat, entries: list[int], goal: Goal) -> bool:
    return goal.free or reach(t, seat, entries, goal.each) >= goal.defence
