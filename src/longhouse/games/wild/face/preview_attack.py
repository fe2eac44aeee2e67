"""VW-7 to VW-10: what an attack can reach, what its outcomes bring, and what a response changes."""

from longhouse.games.wild.face.previewing import changes, fact, scoring, set_off, warning
from longhouse.games.wild.rules.asgard import asgard_left
from longhouse.games.wild.rules.composing import entry_of, plan_goal, planned
from longhouse.games.wild.rules.responses import TakeOut, attack_below, removable, respond
from longhouse.games.wild.rules.rewards import STEPS, WIN, best_fighter, prizes
from longhouse.games.wild.rules.strength import ENTRY_AS, Assault, attackers_left, force_of, reach, upgrades_left
from longhouse.games.wild.rules.targets import goal_of
from longhouse.games.wild.rules.turn_end import attack_points
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Goal
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact

# --- building an attack


def target(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-19.6: the strength of everything that can attack; what success brings, and who may answer."""
    entries = [*attackers_left(view, seat, NO_NUMBERS), *upgrades_left(view, seat, NO_NUMBERS)]
    goal = goal_of(view, option.verb, option.a, option.b)
    facts = [fact("VW-7.9" if option.verb == w.ATTACK else "VW-10.1", "most", standing(view, seat, entries, goal))]
    best = reach(view, seat, NO_NUMBERS, goal.each)
    if best < goal.defence:
        return [*facts, warning("VW-7.9", "short", [goal.defence - best])]
    return [*facts, *prize_of(view, seat, option.verb, option.a, option.b, NO_NUMBERS)]


def adding(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-19.7: both sums with this card."""
    entries = planned(view, seat)
    entry = entry_of(view, option, seat, entries)
    facts = stands(view, seat, [*entries, entry], plan_goal(view, seat))
    card = view.box.cards[entry >> ENTRY_AS]
    does = len(card.attack_steps) + len(card.win_steps) > 0
    return [*facts, fact("VW-17.2", "in-attack", [entry >> ENTRY_AS])] if does else facts


def declaring(view: Wild, seat: Seat) -> list[Fact]:
    """VW-19.8: as it is, and both outcomes."""
    entries, goal, row = planned(view, seat), plan_goal(view, seat), view.plan.row(seat)
    strength, wanted = standing(view, seat, entries, goal)
    facts = stands(view, seat, entries, goal, final=True)
    if strength >= wanted:
        facts += prize_of(view, seat, row[0] - 1, row[1], row[2], entries)
    if row[0] - 1 == w.ATTACK and (strength < wanted or view.hands[row[1]].cards):
        facts += repelling(view, row[1], force_of(view, seat, entries, 0).attackers)
    return facts


def stands(view: Wild, seat: Seat, entries: list[int], goal: Goal, final: bool = False) -> list[Fact]:
    """It warns of the final step alone: more may be added before."""
    strength, wanted = standing(view, seat, entries, goal)
    facts = [fact("VW-7.8", "against", [strength, wanted])]
    return [*facts, warning("VW-7.9", "short", [wanted - strength], final)] if strength < wanted else facts


def standing(view: Wild, seat: Seat, entries: list[int], goal: Goal) -> list[int]:
    """Strength, and what it must reach."""
    force = force_of(view, seat, entries, 0)
    return [force.total(), goal.defence + goal.each * force.attackers]


def repelling(view: Wild, victim: Seat, attackers: int) -> list[Fact]:
    """VW-8.6, VW-8.8: the points of the defender, at once and at the end of a turn in which nothing was damaged."""
    facts = [fact("VW-8.6", "repelled", [victim, attackers * view.box.repel_vp])]
    if view.damaged or view.box.full_defence_vp == 0:
        return facts
    return [*facts, fact("VW-8.8", "full-defence", [victim, view.box.full_defence_vp])]


# --- what success brings


def prize_of(view: Wild, seat: Seat, verb: int, a: int, b: int, entries: list[int]) -> list[Fact]:
    if verb == w.ATTACK:
        return [*building_prize(view, Assault(seat, a, b, entries, 0, 0)), *answering(view, a)]
    if verb == w.FIGHT_UNDEAD:
        return undead_prize(view, seat, view.path[a])
    return [fact("VW-10.4", "token", [])]


def answering(view: Wild, victim: Seat) -> list[Fact]:
    """VW-8.11: with these cards the defender may respond."""
    held = len(view.hands[victim].cards)
    return [fact("VW-8.2", "answer", [victim, held])] if held else []


def building_prize(view: Wild, attack: Assault) -> list[Fact]:
    """VW-9.2, VW-9.9: at once, and at the end of the turn for all that was damaged in it."""
    seat, site = attack.seat, view.box.sites[view.site(attack.victim, attack.slot)]
    at_once = points_at_once(view, attack)
    facts = [fact("VW-9.9", "won", [at_once, attack_points(view, view.damaged + 1)]), *set_off(view, seat, at_once)]
    for reward in site.rewards:
        if reward.verb == w.REWARD_LOOT and view.tokens(attack.victim, attack.slot):
            looted = min(reward.n, view.tokens(attack.victim, attack.slot))
            facts.append(fact("VW-9.4", "loot", [reward.resource, looted]))
        elif reward.verb == w.REWARD_LOOT:
            facts.append(warning("VW-9.4", "no-loot", [reward.resource], at_once == 0))
        elif reward.verb == w.REWARD_ASGARD and asgard_left(view):
            facts.append(fact("VW-9.8", "take-asgard", []))
    return [*facts, *changes(view, damaged(view, attack), seat)]


def points_at_once(view: Wild, attack: Assault) -> int:
    """VW-9.3, VW-9.2: the reward and `win` steps."""
    rewards = view.box.sites[view.site(attack.victim, attack.slot)].rewards
    n = 0
    for prize in prizes(view, attack):
        if prize >= WIN:
            card = attack.entries[(prize - WIN) // STEPS] >> ENTRY_AS
            step = view.box.cards[card].win_steps[(prize - WIN) % STEPS]
            n += step.n if step.verb == w.DO_VP else 0
        elif rewards[prize].verb == w.REWARD_VP:
            n += rewards[prize].n
    return n


def damaged(view: Wild, attack: Assault) -> Wild:
    """The turn as missions see it after success (VW-11.3)."""
    after = view.clone()
    after.damaged += 1
    after.damaged_hall = after.damaged_hall or attack.slot == w.HALL
    after.best_fighter = max(after.best_fighter, best_fighter(view, attack))
    return after


def undead_prize(view: Wild, seat: Seat, card: int) -> list[Fact]:
    """VW-10.2"""
    facts: list[Fact] = []
    for reward in view.box.cards[card].rewards:
        if reward.verb == w.REWARD_VP:
            facts += scoring(view, seat, reward.n, "VW-10.2")
        else:
            facts.append(fact("VW-10.2", "loot", [reward.resource, reward.n]))
    return [*facts, fact("VW-6.5", "refill", [])]


# --- responses


def responding(view: Wild, option: Option) -> list[Fact]:
    """VW-8.4: both sums after it, and the outcome if nothing else is played."""
    after = view.clone()
    attack = attack_below(after)
    if option.verb == w.RESPOND:
        respond(after, attack, option.a)
    elif option.verb == w.TAKE_OUT:
        top = after.agenda[-1]
        assert isinstance(top, TakeOut)
        top.take_out(after, attack, option.a)
    take_out_all(after, attack)
    return outcome(after, attack)


def take_out_all(after: Wild, attack: Assault) -> None:
    """VW-8.4: takes out the attackers that are still due, first those whose loss weakens the attack most."""
    while isinstance(after.agenda[-1], TakeOut):
        top = after.agenda[-1]
        assert isinstance(top, TakeOut)
        best = weakest(after, attack, top)
        if top.left == 0 or best == w.NONE:
            after.leave()
        else:
            top.take_out(after, attack, best)


def weakest(after: Wild, attack: Assault, top: TakeOut) -> int:
    """The card without which the attack is weakest."""
    best, least = w.NONE, 0
    for card in removable(after, attack, top.kinds):
        then = attack.clone()
        assert isinstance(then, Assault)
        top.clone().take_out(after, then, card)
        if best == w.NONE or then.strength(after) < least:
            best, least = card, then.strength(after)
    return best


def outcome(view: Wild, attack: Assault) -> list[Fact]:
    """VW-8.5: repelled or not, with the points of either."""
    strength, defence = attack.strength(view), attack.defence(view)
    facts = [fact("VW-8.5", "against", [strength, defence])]
    if strength >= defence:
        return [*facts, fact("VW-9.1", "damages", [attack.seat, points_at_once(view, attack)])]
    points = attack.attackers(view) * view.box.repel_vp
    facts += repelling(view, attack.victim, attack.attackers(view))
    return [*facts, *set_off(view, attack.victim, points)]


# --- the end of the turn


def ending_turn(view: Wild, seat: Seat) -> list[Fact]:
    """VW-6.16, VW-4.4"""
    facts: list[Fact] = []
    if view.damaged:
        facts = scoring(view, seat, attack_points(view, view.damaged), "VW-9.9")
    elif view.victim != NOBODY:
        facts = [fact("VW-8.8", "vp-of", [view.victim, view.box.full_defence_vp])]
    facts += [warning("VW-4.4", "pool-lost", view.pool_now[:])] if any(view.pool_now) else []
    return [*facts, *left_undone(view, seat)]


def left_undone(view: Wild, seat: Seat) -> list[Fact]:
    """VW-11.2, VW-3.4: a mission that is fulfilled, and fighters that are ready and could win."""
    options = view.legal_options(seat)
    done = [option.a for option in options if option.verb == w.MISSION]
    facts = [warning("VW-11.2", "mission-open", [number, view.box.missions[number].vp]) for number in done[:1]]
    if view.ready and any(is_won(view, seat, option) for option in options):
        facts.append(warning("VW-3.4", "ready-unused", [len(view.ready)]))
    return facts


def is_won(view: Wild, seat: Seat, option: Option) -> bool:
    """Whether an attack on this target would succeed, if nobody answers it."""
    if option.verb not in (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON):
        return False
    goal = goal_of(view, option.verb, option.a, option.b)
    return reach(view, seat, NO_NUMBERS, goal.each) >= goal.defence
