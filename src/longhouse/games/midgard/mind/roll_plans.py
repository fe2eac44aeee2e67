"""In combat: what a roll is worth as it lies, what to roll again, whom to give up."""

from typing import Final

from longhouse.games.midgard.mind.battle_plans import dice_of, sails
from longhouse.games.midgard.mind.standing import Mind, lost_price
from longhouse.games.midgard.rules import odds
from longhouse.games.midgard.rules.fight import Fight
from longhouse.games.midgard.rules.losses import TO_HUNGER, Losses
from longhouse.games.midgard.rules.rolls import Roll, die_at, face_at, hits_of, rolled
from longhouse.games.midgard.rules.rolls import size as dice_in
from longhouse.games.midgard.rules.runes import rune_of
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.games.midgard.state import words as w

# by rounds to come (0, 1, more): the gain needed to flip a rune that could wait
WAIT_REROLL: Final[tuple[float, ...]] = (0.1, 0.9, 1.5)
WAIT_REACTION: Final[tuple[float, ...]] = (0.1, 1.2, 2.0)
WAIT_HEALING: Final[tuple[float, ...]] = (0.1, 2.0, 4.0)
WAIT_GLORY: Final[tuple[float, ...]] = (1.0, 4.0, 5.0)
WAIT_JOURNEY: Final[tuple[float, ...]] = (0.2, 0.6, 0.9)
FACE_SETS: Final[tuple[int, ...]] = (1, 9, 3, 11, 8, 2)  # bits of faces: blanks, and shields, and hits, ..


def wait(table: tuple[float, ...], later: int) -> float:
    return table[min(2, later)]


# --- what a fight is worth


def fight_left(mind: Mind, target: int, enemy: int, crew: int, need: int) -> float:
    """A fight with `need` damage still to deal; against the kraken, with the voyage that follows."""
    box = mind.view.box
    card = box.enemies[enemy]
    if crew == 0:
        return won_worth(mind, target, enemy, 0) if need <= 0 else 0.0
    if need <= 0:
        return won_worth(mind, target, enemy, crew)
    won = odds.chance(box, mind.style, crew, card.attack, need)
    if enemy != box.kraken:
        home = odds.survivors(box, mind.style, crew, card.attack, need)
        return won * mind.gain(target) + home * lost_price(mind, crew)
    course = odds.Course(box, mind.view.leaders[mind.seat], target, mind.view.enemies[target])
    through = course.passes_kraken(crew, mind.view.laden[target], need)
    return won * card.glory + through * mind.gain(target)


def won_worth(mind: Mind, target: int, enemy: int, crew: int) -> float:
    """The enemy is defeated, and these dice are left."""
    box = mind.view.box
    if enemy == box.kraken:
        return box.enemies[enemy].glory + landing_worth(mind, target, crew, mind.view.laden[target])
    return mind.gain(target) + crew_price(mind, crew)


def landing_worth(mind: Mind, target: int, crew: int, food: int) -> float:
    """CM-8.12: a ship that has reached its shore."""
    if crew == 0:
        return 0.0
    course = odds.Course(mind.view.box, mind.view.leaders[mind.seat], target, mind.view.enemies[target])
    return course.lands(crew, food) * mind.gain(target) + 0.3 * crew_price(mind, crew)


def crew_price(mind: Mind, crew: int) -> float:
    amount = 0.0
    dice = dice_of(crew)
    for die in range(w.DICE):
        amount += dice[die] * mind.prices[die]
    return amount


def after_losses(mind: Mind, target: int, enemy: int, crew: int, need: int, losses: int) -> float:
    """CM-8.18: the best that may be left."""
    if losses >= odds.size(crew):
        return fight_left(mind, target, enemy, 0, need)
    best = 0.0
    for left in odds.crews_left(crew, losses):
        best = max(best, fight_left(mind, target, enemy, left, need))
    return best


# --- CM-8.16: the loop after a roll


def counted(mind: Mind, roll: Roll, mask: int, reaction: int) -> tuple[int, int]:
    """Hits and shields of the dice that are not in the mask."""
    box, leader = mind.view.box, mind.view.leaders[mind.seat]
    hits, shields = 0, 0
    for at in range(dice_in(roll.dice)):
        if not mask >> at & 1:
            die, face = die_at(roll.dice, at), face_at(roll.faces, at)
            hits += hits_of(box, leader, die, face, reaction)
            shields += box.dice[die].shields[face]
    return hits, shields


def crew_in(roll: Roll, mask: int) -> int:
    crew = 0
    for at in range(dice_in(roll.dice)):
        if mask >> at & 1:
            crew += odds.one_of(die_at(roll.dice, at))
    return crew


def outcome(mind: Mind, roll: Roll, hits: int, shields: int) -> float:
    """The worth of a roll with these faces."""
    if not isinstance(roll, Fight):
        return mind.price(w.FOOD) * min(hits, mind.view.box.hunt_food_max)
    card = mind.view.box.enemies[roll.enemy]
    need = max(0, card.defence - roll.damage - hits)
    key = (((need << 4 | max(0, card.attack - shields)) << 3 | roll.target) << 1) + 1
    if -key not in mind.plans:
        crew = odds.crew_of(rolled(roll.dice))
        worth = after_losses(mind, roll.target, roll.enemy, crew, need, max(0, card.attack - shields))
        mind.plans[-key] = worth
    return mind.plans[-key]


def reroll_worth(mind: Mind, roll: Roll, mask: int, reaction: int) -> float:
    hits, shields = counted(mind, roll, mask, reaction)
    if mask == 0:
        return outcome(mind, roll, hits, shields)
    throws = odds.throw(mind.view.box, odds.reacting(mind.style, reaction), crew_in(roll, mask))
    worth = 0.0
    for at in range(len(throws)):
        if throws[at] > 0.0:
            worth += throws[at] * outcome(mind, roll, hits + at // odds.SHIELDS, shields + at % odds.SHIELDS)
    return worth


def faces_mask(roll: Roll, faces: int) -> int:
    """The dice that show one of these faces."""
    mask = 0
    for at in range(dice_in(roll.dice)):
        if faces >> face_at(roll.faces, at) & 1:
            mask |= 1 << at
    return mask


def best_mask(mind: Mind, roll: Roll, rune: int) -> tuple[float, int]:
    """What to roll again with favour (NONE) or a rune, and what that leads to."""
    allowed = 15
    if rune != w.NONE:
        allowed = 0
        for face in mind.view.box.runes[rune].step.faces:
            allowed |= 1 << face
    best, chosen = -99.0, 0
    for faces in FACE_SETS:
        mask = faces_mask(roll, faces & allowed)
        if mask:
            worth = reroll_worth(mind, roll, mask, roll.reaction)
            if worth > best:
                best, chosen = worth, mask
    if chosen == 0:
        chosen = faces_mask(roll, allowed)
        best = reroll_worth(mind, roll, chosen, roll.reaction) if chosen else best
    return best, chosen


def favour_price(mind: Mind) -> float:
    """CM-12.9; CM-10.2: some leaders gain by spending it."""
    t = mind.view
    n = min(30, mind.goods[w.FAVOUR])
    price = mind.ladders[w.FAVOUR][n] - mind.ladders[w.FAVOUR][max(0, n - 1)]
    ability = t.box.ability(t.leaders[mind.seat], w.FAVOUR_SPENT)
    return max(0.05, price - (ability.glory if ability is not None else 0))


def after_roll_worth(mind: Mind, roll: Roll, rune: int) -> float:
    """What flipping a rune of this window adds."""
    now = reroll_worth(mind, roll, 0, roll.reaction)
    step = mind.view.box.runes[rune].step
    if step.verb == w.DO_REROLL:
        return best_mask(mind, roll, rune)[0] - now - wait(WAIT_REROLL, mind.later)
    return reroll_worth(mind, roll, 0, step.hits) - now - wait(WAIT_REACTION, mind.later)


def favour_worth(mind: Mind, roll: Roll) -> float:
    now = reroll_worth(mind, roll, 0, roll.reaction)
    return best_mask(mind, roll, w.NONE)[0] - now - favour_price(mind)


# --- losses


def healing_worth(mind: Mind, fight: Fight) -> float:
    """CM-9.5"""
    crew = odds.crew_of(rolled(fight.dice))
    need = max(0, mind.view.box.enemies[fight.enemy].defence - fight.damage)
    kept = fight_left(mind, fight.target, fight.enemy, crew, need)
    lost = after_losses(mind, fight.target, fight.enemy, crew, need, fight.losses)
    return kept - lost - wait(WAIT_HEALING, mind.later)


def loss_worth(mind: Mind, losses: Losses, cargo: int) -> float:
    """How good the rest may be if this is lost next."""
    t, target = mind.view, losses.target
    crew = odds.crew_of(t.sent[target * w.DICE : (target + 1) * w.DICE])
    food = t.laden[target]
    if cargo == w.CARGO_FOOD:
        food -= 1
    else:
        crew -= odds.one_of(cargo)
    return after_sea(mind, losses, crew, food, losses.n - 1)


def after_sea(mind: Mind, losses: Losses, crew: int, food: int, n: int) -> float:
    """The best that further losses may leave."""
    if n <= 0 or (crew == 0 and (food == 0 or not losses.among >> w.CARGO_FOOD & 1)):
        return left_worth(mind, losses, crew, food)
    best = -1.0
    if food and losses.among >> w.CARGO_FOOD & 1:
        best = after_sea(mind, losses, crew, food - 1, n - 1)
    for die in range(w.DICE):
        if crew >> 6 * die & 63 and losses.among >> die & 1:
            best = max(best, after_sea(mind, losses, crew - odds.one_of(die), food, n - 1))
    return best if best >= 0.0 else left_worth(mind, losses, crew, food)


def left_worth(mind: Mind, losses: Losses, crew: int, food: int) -> float:
    """What is left of a fight or aboard a ship."""
    t, target = mind.view, losses.target
    below = t.agenda[-2] if len(t.agenda) > 1 else t.agenda[-1]
    if isinstance(below, Fight):
        need = max(0, t.box.enemies[below.enemy].defence - below.damage)
        return fight_left(mind, target, below.enemy, crew, need) + 0.01 * crew_price(mind, crew)
    if losses.why == TO_HUNGER:
        food = odds.size(crew)
    return landing_worth(mind, target, crew, food) + 0.02 * food


# --- journeys and victories


def journey_worth(mind: Mind, voyage: Voyage) -> float:
    """CM-9.6: how much more another journey would be worth than the open one."""
    t, target = mind.view, voyage.target
    course = odds.Course(t.box, t.leaders[mind.seat], target, t.enemies[target])
    crew = odds.crew_of(t.sent[target * w.DICE : (target + 1) * w.DICE])
    food = t.laden[target]
    if crew == 0:
        return -1.0
    left = t.pool(w.POOL_JOURNEYS)
    now = sails(course, t.journeys[target - w.SHORE_1].cards[0], crew, food)
    other, n = 0.0, 0
    for journey in range(len(left)):
        other += left[journey] * sails(course, journey, crew, food)
        n += left[journey]
    return (other / max(1, n) - now) * mind.gain(target) - wait(WAIT_JOURNEY, mind.later)


def glory_worth(mind: Mind, enemy: int, target: int) -> float:
    """CM-9.4: half of this enemy's glory, if no greater one is expected."""
    t = mind.view
    rune = rune_of(t, mind.seat, w.DO_GLORY_BONUS_PERCENT)
    bonus = t.box.enemies[enemy].glory * t.box.runes[rune].step.percent // 100
    goal = wait(WAIT_GLORY, mind.later)
    for other in range(target + 1, w.TARGETS):
        if t.holder[other] == mind.seat and t.warriors_at(other) >= 3 and t.enemies[other] != w.NONE:
            goal = max(goal, 0.8 * (t.box.enemies[t.enemies[other]].glory // 2))
    return bonus - goal + 0.01
