"""CM-8: what a roll counts for as it lies or rolled again, and what is left after losses."""

from typing import Final

from longhouse.games.midgard.face.previewing import cost, fact, gain, only, percent, tenths, warning
from longhouse.games.midgard.rules.fight import Fight, losses_now
from longhouse.games.midgard.rules.hunt import Hunt
from longhouse.games.midgard.rules.losses import AT_SEA, TO_ENEMY, Losses
from longhouse.games.midgard.rules.odds import (
    Course,
    best_left,
    crew_of,
    crews_left,
    hunt_again,
    one_of,
    reroll_odds,
    style_of,
)
from longhouse.games.midgard.rules.odds import size as crew_size
from longhouse.games.midgard.rules.rolls import Roll, die_at, face_at, hits, hits_of, rolled, size
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option
from longhouse.kernel.face import Fact

NOTHING_MARKED: Final = 0

# --- rolls


def rolling(view: Midgard, roll: Roll, option: Option) -> list[Fact]:
    """CM-8.16: the loop after a roll, and the dice that are marked."""
    verb = option.verb
    if verb == w.DONE:
        return standing(view, roll)
    if verb == w.REROLL:
        return [*price(view, roll), *outlook(view, roll, best_subset(view, roll, []))]
    if verb == w.ROLL:
        return [*price(view, roll), *outlook(view, roll, roll.marked)]
    if verb in (w.MARK, w.UNMARK):
        return outlook(view, roll, roll.marked ^ 1 << option.a)
    return [fact("CM-8.16", "nothing-spent", [])]


def price(view: Midgard, roll: Roll) -> list[Fact]:
    """CM-8.16, CM-10.2: a favour, which some leaders are praised for; CM-9.7: or a rune."""
    if roll.rune != w.NONE:
        return [fact("CM-9.7", "flips", [roll.rune])]
    facts = cost("CM-8.16", only(w.FAVOUR, 1))
    ability = view.box.ability(view.leaders[roll.seat], w.FAVOUR_SPENT)
    return facts if ability is None else [*facts, fact("CM-10.2", "glory", [ability.glory])]


def standing(view: Midgard, roll: Roll) -> list[Fact]:
    """CM-8.17, CM-8.18: what happens if the roll is kept."""
    if isinstance(roll, Hunt):
        return gain("CM-8.4", only(w.FOOD, min(hits(view, roll), view.box.hunt_food_max)))
    assert isinstance(roll, Fight)
    damage = roll.damage + hits(view, roll)
    facts = [fact("CM-8.17", "damage", [roll.enemy, damage, view.box.enemies[roll.enemy].defence])]
    facts.append(fact("CM-8.18", "losses", [losses_now(view, roll)]))
    _, ever = odds_of(view, roll, NOTHING_MARKED)
    return [*facts, warning("CM-8.14", "odds", [roll.enemy, percent(ever)], percent(ever) == 0)]


def outlook(view: Midgard, roll: Roll, marked: int) -> list[Fact]:
    """With the marked dice rolled again, and as they lie."""
    if isinstance(roll, Hunt):
        now, then = food_of(view, roll, NOTHING_MARKED), food_of(view, roll, marked)
        return [fact("CM-8.3", "food-again", [tenths(now), tenths(then)])]
    assert isinstance(roll, Fight)
    now, ever = odds_of(view, roll, NOTHING_MARKED)
    then_now, then_ever = odds_of(view, roll, marked)
    facts = [fact("CM-8.16", "round-odds", [percent(now), percent(then_now)])]
    return [*facts, fact("CM-8.16", "fight-odds", [percent(ever), percent(then_ever)])]


def odds_of(view: Midgard, fight: Fight, marked: int) -> tuple[float, float]:
    """How likely the enemy is to fall in this round, and at all, with these dice rolled again."""
    card = view.box.enemies[fight.enemy]
    again, kept = split(view, fight, marked)
    leader, dice = view.leaders[fight.seat], rolled(fight.dice)
    return reroll_odds(view.box, leader, dice, again, kept, fight.reaction, card.attack, card.defence - fight.damage)


def food_of(view: Midgard, hunt: Roll, marked: int) -> float:
    again, kept = split(view, hunt, marked)
    return hunt_again(view.box, view.leaders[hunt.seat], again, kept[0], hunt.reaction)


def split(view: Midgard, roll: Roll, marked: int) -> tuple[list[int], list[int]]:
    """The dice that are rolled again, by type; and the hits and shields of the others."""
    again, kept = [0] * w.DICE, [0, 0]
    for at in range(size(roll.dice)):
        die, face = die_at(roll.dice, at), face_at(roll.faces, at)
        if marked >> at & 1:
            again[die] += 1
        else:
            kept[0] += hits_of(view.box, view.leaders[roll.seat], die, face, roll.reaction)
            kept[1] += view.box.dice[die].shields[face]
    return again, kept


def best_subset(view: Midgard, roll: Roll, faces: list[int]) -> int:
    """The dice that are best rolled again; of these faces only, if any are named."""
    best, most = NOTHING_MARKED, -1.0
    for marked in subsets(roll, faces):
        value = odds_of(view, roll, marked)[1] if isinstance(roll, Fight) else food_of(view, roll, marked)
        if value > most:
            best, most = marked, value
    return best


def subsets(roll: Roll, faces: list[int]) -> list[int]:
    """Which dice may be marked; of dice with the same type and face, the first ones go first."""
    found = [NOTHING_MARKED]
    for at in range(size(roll.dice)):
        if not faces or face_at(roll.faces, at) in faces:
            twin = earlier_twin(roll, at)
            found += [marked | 1 << at for marked in found if twin == w.NONE or marked >> twin & 1]
    return found[1:]


def earlier_twin(roll: Roll, at: int) -> int:
    for other in range(at - 1, -1, -1):
        if die_at(roll.dice, other) == die_at(roll.dice, at) and face_at(roll.faces, other) == face_at(roll.faces, at):
            return other
    return w.NONE


# --- runes of combat


def use_in_roll(view: Midgard, roll: Roll, rune: int) -> list[Fact]:
    """CM-9.7: the blanks that are best rolled again; CM-9.8: shields that hit."""
    step = view.box.runes[rune].step
    if step.verb == w.DO_REROLL:
        return outlook(view, roll, best_subset(view, roll, step.faces))
    after = roll.clone()
    assert isinstance(after, Roll)
    after.reaction = step.hits
    more = hits(view, after) - hits(view, roll)
    facts = [warning("CM-9.8", "more-hits", [more], more == 0)]
    if isinstance(roll, Fight) and isinstance(after, Fight):
        was, will = odds_of(view, roll, NOTHING_MARKED)[1], odds_of(view, after, NOTHING_MARKED)[1]
        facts.append(fact("CM-9.8", "fight-odds", [percent(was), percent(will)]))
    return facts


def healing(view: Midgard, fight: Fight, used: bool) -> list[Fact]:
    """CM-9.5: dice saved, or lost; and the fight after that."""
    n = 0 if used else fight.losses
    facts = [fact("CM-9.5", "saved", [fight.losses])] if used else [fact("CM-8.18", "losses", [n])]
    card = view.box.enemies[fight.enemy]
    need = card.defence - fight.damage
    if need <= 0:
        return facts
    crew = crew_of(view.sent[fight.target * w.DICE : (fight.target + 1) * w.DICE])
    odds = best_left(view.box, style_of(view.box, view.leaders[fight.seat]), crew, card.attack, need, n)
    return [*facts, fact("CM-8.14", "odds", [fight.enemy, percent(odds)])]


# --- losses


def losing(view: Midgard, losses: Losses, cargo: int) -> list[Fact]:
    """CM-8.9, CM-8.12, CM-8.18: the odds of the fight or the voyage without it, if the other losses are chosen best."""
    at = losses.target
    crew, food, left = crew_of(view.sent[at * w.DICE : (at + 1) * w.DICE]), view.laden[at], losses.n - 1
    if cargo == w.CARGO_FOOD:
        food -= 1
    else:
        crew -= one_of(cargo)
    if losses.why == TO_ENEMY:
        return after_blows(view, losses, crew, food, left)
    enemy = view.enemies[at]
    course = Course(view.box, view.leaders[losses.seat], at, enemy)
    if losses.why == AT_SEA:
        journey = view.journeys[at - w.SHORE_1].cards[0]
        step = journey_step(view, losses)
        lost = view.box.journeys[journey].steps[step].n - left
        odds = course.sails(journey, step, lost, crew, food)
    else:
        odds = max([course.ashore(rest) for rest in crews_left(crew, left)])
    return [fact("CM-8.8", "odds", [enemy, percent(odds)])]


def journey_step(view: Midgard, losses: Losses) -> int:
    """The effect of the journey that is being resolved."""
    for frame in view.agenda:
        if isinstance(frame, Voyage) and frame.target == losses.target:
            return frame.at - 1
    return 0


def after_blows(view: Midgard, losses: Losses, crew: int, food: int, left: int) -> list[Fact]:
    """CM-8.19: dice lost in a victory no longer matter, except after the kraken."""
    fight = view.agenda[-2]
    assert isinstance(fight, Fight)
    card = view.box.enemies[fight.enemy]
    need = max(0, card.defence - fight.damage)
    leader = view.leaders[losses.seat]
    if card.kind == w.KRAKEN:
        monster = view.enemies[losses.target]
        course = Course(view.box, leader, losses.target, monster)
        return [fact("CM-8.11", "odds", [monster, percent(course.best_past(crew, food, need, left))])]
    if need == 0:
        return [fact("CM-8.20", "come-home", [max(0, crew_size(crew) - left)])]
    odds = best_left(view.box, style_of(view.box, leader), crew, card.attack, need, left)
    return [fact("CM-8.18", "odds", [fight.enemy, percent(odds)])]
