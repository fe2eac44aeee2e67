"""Which attack pays and with which cards, as the greedy bot sees it.

What can attack is a list of entries (see strength.py); a selection of them is a mask, with a bit for each.
"""

from typing import Final, final

from longhouse.games.wild.mind.card_worth import draw_worth
from longhouse.games.wild.mind.odds import holds_above
from longhouse.games.wild.mind.standing import Mind, kept_worth, price, room
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.strength import (
    ENTRY_AS,
    ENTRY_CARD,
    ENTRY_FROM_HAND,
    Force,
    attackers_left,
    upgrades_left,
)
from longhouse.games.wild.rules.targets import building_goal, undead_goal
from longhouse.games.wild.rules.turn_end import attack_points
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_NUMBERS, NO_PLAN
from longhouse.kernel.decision import NOBODY, Option, Seat

MOST: Final = 7  # entries that are considered together
SPENT: Final = 0.55  # points that a unit of strength would earn elsewhere
HELD: Final = 0.4  # the share of a card's worth in defence, if it attacks instead
REPELLED: Final = 0.7  # how often a player who could repel an attack repels this one of several
MORE: Final = 0.6  # of the points of a second building, if others are left to attack it


@final
class Muster:
    """Everything that a seat can attack with, and the strength of each selection."""

    def __init__(self, mind: Mind) -> None:
        t, seat = mind.view, mind.seat
        entries = attackers_left(t, seat, NO_NUMBERS)
        self.attackers: Final = len(entries)
        if entries:
            entries += upgrades_left(t, seat, NO_NUMBERS)
        self.entries: Final = entries[:MOST]
        self.forces: Final = all_forces(mind, self.entries)


def all_forces(mind: Mind, entries: list[int]) -> list[Force]:
    """By mask."""
    forces = [Force()]
    for mask in range(1, 1 << len(entries)):
        at = 0
        while not mask >> at & 1:
            at += 1
        before = forces[mask & mask - 1]
        force = Force()
        force.attackers = before.attackers
        force.fighters = before.fighters
        force.own = before.own
        force.aura = before.aura
        force.boost = before.boost
        force.add(mind.view, mind.seat, entries[at] >> ENTRY_AS)
        forces.append(force)
    return forces


@final
class Raid:
    """What a target takes and is worth."""

    def __init__(self, defence: int, each: int, worth: float, victim: Seat, printed: int) -> None:
        self.defence: Final = defence
        self.each: Final = each  # more defence for every attacker
        self.worth: Final = worth
        self.victim: Final = victim  # NOBODY: undead and the dragon
        self.printed: Final = printed  # strength of a fighter that a mission asks for; 0: none does
        self.mission = 0.0  # what that mission is worth


def raid_of(mind: Mind, verb: int, a: int, b: int) -> Raid:
    """The raid of a pick from the main menu, given as a verb and its numbers."""
    t = mind.view
    if verb == w.FIGHT_DRAGON:
        goal = t.box.dragon_goal
        return Raid(goal.defence, goal.each, dragon_worth(mind), NOBODY, 0)
    if verb == w.FIGHT_UNDEAD:
        goal = undead_goal(t, a)
        return Raid(goal.defence, goal.each, undead_worth(mind, t.path[a]), NOBODY, 0)
    goal = building_goal(t, a, b)
    raid = Raid(goal.defence, goal.each, building_worth(mind, a, b), a, strength_wanted(mind))
    raid.mission = mission_of(mind, w.CHECK_WIN_STRENGTH)
    return raid


# --- what targets are worth


def token_worth(mind: Mind, resource: int) -> float:
    """VW-9.6, VW-9.7: spent in this turn, or stored."""
    t = mind.view
    storable = room(mind, resource)
    if storable:
        lying = 0
        for packed in t.towns[mind.seat]:
            site = t.box.sites[packed & w.SITE_KIND]
            if site.stores == resource or site.produces == resource:
                lying += packed >> w.TOKEN_SHIFT & w.TOKEN_MASK
        more = kept_worth(mind, resource, lying + 1, storable) - kept_worth(mind, resource, lying, storable)
        return max(more, 0.8 * price(resource, mind.left)) + wanted_tokens(mind, resource)
    return 0.8 * price(resource, mind.left) + wanted_tokens(mind, resource)


def wanted_tokens(mind: Mind, resource: int) -> float:
    """VW-11.1: a mission that asks for tokens."""
    t = mind.view
    for mission in t.missions[mind.seat]:
        printed = t.box.missions[mission]
        if printed.check == w.CHECK_TOKENS and printed.what == resource and not t.marked(mind.seat, w.MISSION_DONE):
            lacking = printed.n - progress(t, mind.seat, mission)
            return printed.vp / 2.0**lacking if lacking > 0 else 0.0
    return 0.0


def dragon_worth(mind: Mind) -> float:
    """VW-10.4"""
    best = 0.0
    for reward in mind.view.box.dragon_rewards:
        for resource in range(w.RESOURCES):
            if reward.resource in (resource, w.ANY):
                best = max(best, reward.n * token_worth(mind, resource))
    return best


def undead_worth(mind: Mind, card: int) -> float:
    """VW-10.2"""
    worth = 0.0
    for reward in mind.view.box.cards[card].rewards:
        if reward.verb == w.REWARD_VP:
            worth += reward.n
        elif reward.resource in (w.BEER, w.GOLD):
            worth += reward.n * token_worth(mind, reward.resource)
    return worth


def building_worth(mind: Mind, victim: Seat, slot: int) -> float:
    """VW-9.9, VW-9.10"""
    t = mind.view
    worth = float(attack_points(t, t.damaged + 1) - attack_points(t, t.damaged))
    for reward in t.box.sites[t.site(victim, slot)].rewards:
        if reward.verb == w.REWARD_VP:
            worth += reward.n
        elif reward.verb == w.REWARD_LOOT:
            if t.tokens(victim, slot):
                worth += token_worth(mind, reward.resource) + loss_worth(mind, victim, slot) * mind.rival
        elif reward.verb == w.REWARD_ASGARD and t.asgard_deck.cards:
            worth += min(3.0, 0.4 * mind.left)
    if slot == w.HALL:
        worth += mission_of(mind, w.CHECK_DAMAGED_HALL)
    lacking = damages_wanted(mind)
    if lacking > 0:
        worth += mission_of(mind, w.CHECK_DAMAGED) / lacking
    return worth


def loss_worth(mind: Mind, victim: Seat, slot: int) -> float:
    """VW-13.5: a storage that is no longer full."""
    t = mind.view
    full = t.tokens(victim, slot) == t.box.sites[t.site(victim, slot)].capacity
    return 0.3 + (t.box.full_storage_vp if full else 0.0)


# --- missions


def mission_of(mind: Mind, check: int) -> float:
    """VW-11.2: the worth of an unfulfilled mission that asks for this in one turn."""
    t = mind.view
    if t.marked(mind.seat, w.MISSION_DONE):
        return 0.0
    for mission in t.missions[mind.seat]:
        printed = t.box.missions[mission]
        if printed.check == check and progress(t, mind.seat, mission) < printed.n:
            return float(printed.vp)
    return 0.0


def damages_wanted(mind: Mind) -> int:
    t = mind.view
    for mission in t.missions[mind.seat]:
        printed = t.box.missions[mission]
        if printed.check == w.CHECK_DAMAGED:
            return printed.n - t.damaged
    return 0


def strength_wanted(mind: Mind) -> int:
    t = mind.view
    for mission in t.missions[mind.seat]:
        if t.box.missions[mission].check == w.CHECK_WIN_STRENGTH:
            return t.box.missions[mission].n
    return 0


# --- which cards


@final
class Choice:
    """The best selection for a target: what it is expected to earn, and that minus what its cards could do
    elsewhere."""

    def __init__(self, mask: int, worth: float, rank: float) -> None:
        self.mask: Final = mask
        self.worth: Final = worth
        self.rank: Final = rank


def best_choice(mind: Mind, muster: Muster, raid: Raid, within: int) -> Choice:
    """The best mask that has all entries of `within`; 0 if there is none."""
    best = Choice(0, -99.0, -99.0)
    holding = [entry_price(mind, entry) for entry in muster.entries]
    for mask in range(1, 1 << len(muster.entries)):
        force = muster.forces[mask]
        if mask & within != within or force.attackers == 0 or (force.fighters == 0 and has_upgrade(muster, mask)):
            continue
        margin = force.total() - raid.defence - raid.each * force.attackers
        if margin < 0:
            continue
        worth = expected(mind, muster, raid, mask, margin)
        rank = worth - SPENT * force.total()
        for at in range(len(holding)):
            if mask >> at & 1:
                rank -= holding[at]
                worth -= holding[at]
        if rank > best.rank:
            best = Choice(mask, worth, rank)
    return best


def has_upgrade(muster: Muster, mask: int) -> bool:
    """VW-3.7: upgrades come after the attackers in the list."""
    return mask >> muster.attackers != 0


def entry_price(mind: Mind, entry: int) -> float:
    """A card in hand that could also defend."""
    printed = mind.view.box.cards[entry & ENTRY_CARD]
    if entry & ENTRY_FROM_HAND and printed.respond_steps:
        return HELD * draw_worth(mind, entry & ENTRY_CARD)
    return 0.0


def expected(mind: Mind, muster: Muster, raid: Raid, mask: int, margin: int) -> float:
    """VW-8.5, VW-8.6: what it earns if it is not repelled, less what the others gain if it is."""
    if raid.victim == NOBODY:
        return raid.worth
    t = mind.view
    force = muster.forces[mask]
    worth = raid.worth + win_worth(mind, muster, mask, raid)
    others = muster.attackers - force.attackers
    if t.damaged == 0 and others > 0:
        worth += MORE * (attack_points(t, 2) - 2 * attack_points(t, 1))
    repelled = REPELLED * holds_above(mind, raid.victim, margin, force.attackers)
    gain = t.box.repel_vp * force.attackers + (t.box.full_defence_vp if t.damaged == 0 and others == 0 else 0)
    return (1.0 - repelled) * worth - repelled * gain * mind.rival


def win_worth(mind: Mind, muster: Muster, mask: int, raid: Raid) -> float:
    """VW-9.2: `win` steps, and a mission that asks for a strong fighter."""
    worth = 0.0
    strong = False
    for at in range(len(muster.entries)):
        if mask >> at & 1:
            printed = mind.view.box.cards[muster.entries[at] >> ENTRY_AS]
            for step in printed.win_steps:
                worth += step.n if step.verb == w.DO_VP else 0.5
            strong = strong or (printed.kind == w.FIGHTER and raid.printed > 0 and printed.strength >= raid.printed)
    return worth + (raid.mission if strong else 0.0)


# --- the picks


def raid_values(mind: Mind, options: list[Option]) -> list[float]:
    """How good each attack of the main menu looks; negative if it is not worth it."""
    muster = Muster(mind)
    values: list[float] = []
    for option in options:
        found = best_choice(mind, muster, raid_of(mind, option.verb, option.a, option.b), 0)
        if found.worth <= 0.0:
            values.append(-1.0)
        else:
            more = 0.0
            if option.verb == w.ATTACK and mind.view.victim == NOBODY:
                more = 0.3 * within_reach(mind, muster, option.a)
            values.append(10.0 + found.rank + more)
    return values


def within_reach(mind: Mind, muster: Muster, victim: Seat) -> int:
    """How many buildings of an opponent each attacker could damage alone: the weakest takes the weakest."""
    t = mind.view
    walls: list[int] = []
    for slot in range(len(t.towns[victim])):
        if t.works(victim, slot) and not t.is_damaged(victim, slot):
            walls.append(building_goal(t, victim, slot).defence)
    walls.sort()
    powers = [muster.forces[1 << at].own for at in range(min(muster.attackers, len(muster.entries)))]
    powers.sort()
    n = 0
    for power in powers:
        if n < len(walls) and power >= walls[n]:
            n += 1
    return n


def compose_values(mind: Mind, options: list[Option]) -> list[float]:
    """VW-19.7: the choice is carried out card by card, attackers first, and then declared."""
    t = mind.view
    plan = t.plan.row(mind.seat) if t.plan is not NO_PLAN else [0] * 4
    muster = Muster(mind)
    within = mask_of(muster, plan[4 : 4 + plan[3]])
    found = best_choice(mind, muster, raid_of(mind, plan[0] - 1, plan[1], plan[2]), within)
    values: list[float] = []
    for option in options:
        if option.verb == w.DECLARE:
            values.append(1.0)
        else:
            values.append(wanted(muster, found.mask & ~within, option))
    return values


def mask_of(muster: Muster, entries: list[int]) -> int:
    mask = 0
    for entry in entries:
        for at in range(len(muster.entries)):
            if muster.entries[at] == entry and not mask >> at & 1:
                mask |= 1 << at
                break
    return mask


def wanted(muster: Muster, mask: int, option: Option) -> float:
    """What the choice still lacks."""
    for at in range(len(muster.entries)):
        entry = muster.entries[at]
        ready = entry & ENTRY_FROM_HAND == 0
        if mask >> at & 1 and entry & ENTRY_CARD == option.a and ready == (option.verb == w.READY):
            return 20.0 - at
    return 0.0
