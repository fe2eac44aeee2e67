"""Cards and what they do, as the greedy bot sees them."""

from typing import Final

from longhouse.games.northgard.mind import holdings
from longhouse.games.northgard.mind.land_plans import explore_worth
from longhouse.games.northgard.mind.war import best_move, chance_of_attack, outlook_of, risk, taking_worth
from longhouse.games.northgard.rules.build import building_barred, free_slots, price, site_barred, wood_for
from longhouse.games.northgard.rules.cards.playable import copy_sources, open_copies, step_barred
from longhouse.games.northgard.rules.cards.relocate import relocate_barred
from longhouse.games.northgard.rules.ending import achievement
from longhouse.games.northgard.rules.ending import built as count_built
from longhouse.games.northgard.rules.recruit import candidates, ground_barred, limit, may_land
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.table import MAY

# by verb, the worth of a step of a card that will be played some day
SOME_DAY: Final[tuple[float, ...]] = (
    0.9,
    0.8,
    2.2,
    1.8,
    1.2,
    0.0,
    0.0,
    0.3,
    1.2,
    1.4,
    0.8,
    1.2,
    0.8,
    0.4,
    0.2,
    0.3,
    1.2,
    0.0,
)
INSTANT: Final = 0.6
LATER: Final = 0.45  # how often a card of the deck is played in a year


# --- building


def building_worth(mind: holdings.Mind, step: Step, rep: int, building: int) -> float:
    """What a building brings, less what is paid for it."""
    t = mind.view
    kind = t.box.buildings[building]
    years = mind.years
    cost = price(t, step, building)
    gain = 0.0
    for r in range(w.RESOURCES):
        gain += kind.goods[r] * good_worth(mind, r) * years
    gain += kind.fame * years + kind.year_draw * (0.9 + 0.2 * years) * max(0, years - 1)
    gain += kind.recruit_bonus * 0.3 * max(0, years - 1)
    if kind.defend_power or kind.defend_kill:
        gain += 0.3 + 0.6 * (risk(mind, rep, t.figures(rep)) - risk(mind, rep, t.figures(rep) + 2))
    if kind.large and count_built(t, rep, True) == 0:
        gain += large_worth(mind, rep)
    if t.clans[mind.seat] == w.GOAT:
        gain += mind.prices[w.FOOD] * (2 if kind.large else 1)
    keeps = 1.0 - min(0.6, risk(mind, rep, t.figures(rep)) / (1.0 + holdings.worth_of(mind, rep)))
    return gain * keeps - cost * wood_worth(mind) - holdings.winter_worry(mind, 0, 0, cost)


def large_worth(mind: holdings.Mind, rep: int) -> float:
    """NG-16.1: a step towards the victory by territories, a certain one in a closed territory."""
    if not mind.view.land.is_open(rep):
        return holdings.step_up(mind)
    if mind.years < 2:
        return 0.0
    have = mind.closed_large[mind.seat]
    hope = 0.5 if mind.view.land.open_sides[rep] == 1 else 0.25
    return hope * min(6.0, holdings.progress(mind, have + 1) - holdings.progress(mind, have))


def good_worth(mind: holdings.Mind, resource: int) -> float:
    """Each year's good is used a year later; the last ones are worth only a third of a fame."""
    return max(0.34, mind.prices[resource] * (0.9 if mind.years > 2 else 0.7))


def wood_worth(mind: holdings.Mind) -> float:
    """Wood is worth more while a large building waits for it."""
    t = mind.view
    if mind.years == 1:
        return 0.34
    for rep in mind.own:
        if free_slots(t, rep) >> w.LARGE & 1:
            return 0.9 if mind.goods[w.WOOD] < 3 else 0.7
    return 0.5


def best_building(mind: holdings.Mind, step: Step, rep: int, larges: int) -> float:
    t = mind.view
    free = free_slots(t, rep)
    wood = wood_for(t, mind.seat, step, rep)
    best = -99.0
    for building in range(w.BUILDINGS):
        if building_barred(t, step, larges, rep, free, wood, building) == MAY:
            best = max(best, building_worth(mind, step, rep, building))
    return best


def best_build(mind: holdings.Mind, step: Step) -> float:
    t = mind.view
    best = -1.0
    for rep in mind.own:
        if site_barred(t, mind.seat, step, 0, rep) == MAY:
            best = max(best, best_building(mind, step, rep, 0) + (1.0 if step.collect_here else 0.0))
    return best + (0.5 if step.times > 1 else 0.0)


# --- recruiting


def recruit_site(mind: holdings.Mind, rep: int) -> float:
    """One figure more here: new land, a safer border, or a figure that can move on."""
    t = mind.view
    if t.holder[rep] == NOBODY:
        return taking_worth(mind, rep) - risk(mind, rep, 1)
    here = t.figures(rep)
    worth = risk(mind, rep, here) - risk(mind, rep, here + 1)
    spare = 0.7 if here == 1 else 0.4 if here == 2 else 0.15
    worth += spare * min(6.0, max(outlook_of(mind, rep), best_prey(mind, rep)))
    worth += t.has(rep, w.TRAINING_CAMP) * holdings.UNIT
    return worth - 0.02 * here


def best_prey(mind: holdings.Mind, rep: int) -> float:
    """What the figures here and one more could take from an enemy."""
    t = mind.view
    best = 0.0
    for to in t.land.beside[rep]:
        if t.is_enemy(mind.seat, t.holder[to]):
            chance = chance_of_attack(mind, to, min(14, t.figures(rep)), 0, w.NONE)
            best = max(best, chance * taking_worth(mind, to))
    return best


def figure_worth(mind: holdings.Mind, more: int) -> float:
    """The worth of one more unit on the map, wherever it is; nothing if it cannot be fed."""
    if mind.view.kaija_home(mind.seat):
        return holdings.UNIT
    return (holdings.UNIT if mind.years > 1 else 0.2) - holdings.upkeep_worry(mind, more)


def recruit_worth(mind: holdings.Mind, step: Step, last: int) -> float:
    """The best sites, as far as the units can be fed."""
    t = mind.view
    homeless = may_land(t, mind.seat, step)
    found: list[float] = []
    for rep in candidates(t, mind.seat, step, homeless, last):
        if ground_barred(t, mind.seat, step, homeless, last, rep) == MAY:
            n = limit(t, step, rep)
            if n:
                found.append(recruit_site(mind, rep))
    if not found:
        return 0.0
    found.sort()
    found.reverse()
    n = step.n if step.group != w.GROUP_EACH else min(len(found), step.max_territories)
    worth = 0.0
    best = 0.0
    for i in range(min(n, t.reserve[mind.seat] + (1 if t.kaija_home(mind.seat) else 0))):
        site = found[min(i, len(found) - 1)] if step.group != w.GROUP_SAME or i == 0 else 0.2
        worth += max(0.0, site) * (1.0 if i < len(found) else 0.4) + holdings.UNIT
        best = max(best, worth - holdings.upkeep_worry(mind, i + 1))
    return best


# --- what a step is worth now


def gift_worth(mind: holdings.Mind, step: Step) -> float:
    """What a card gives from the supply."""
    worth = float(step.fame)
    for resource in range(w.RESOURCES):
        worth += mind.prices[resource] * step.goods[resource]
    return worth


def step_worth(mind: holdings.Mind, step: Step, last: int) -> float:
    t = mind.view
    if step_barred(t, mind.seat, step, last) != MAY:
        return 0.0
    verb = step.verb
    if verb == w.DO_RECRUIT:
        return recruit_worth(mind, step, last)
    if verb == w.DO_MOVE:
        return best_move(mind, step)
    if verb == w.DO_EXPLORE:
        purpose = w.FOR_EXPLORE_ANYWHERE if step.source == w.FROM_ANY_OPEN else w.FOR_EXPLORE
        more = 1.0 if step.collect_tile else 0.0
        return explore_worth(mind, step.draw + (1 if step.redraw else 0), purpose) + more
    if verb == w.DO_BUILD:
        return best_build(mind, step)
    if verb == w.DO_DRAW:
        return mind.card() * (max(1, step.n - step.discard - step.top) + 0.1 * (step.discard + step.top))
    if verb == w.DO_GAIN:
        return gift_worth(mind, step)
    return rarer_worth(mind, step)


def rarer_worth(mind: holdings.Mind, step: Step) -> float:
    t = mind.view
    verb = step.verb
    if verb == w.DO_CHOOSE:
        found = [script_worth(mind, script) for script in step.choices]
        found.sort()
        return holdings.total(found[-step.times_picked :])
    if verb == w.DO_PAY:
        return max(0.0, script_worth(mind, step.choices[0]) - 0.5 * step.price)
    if verb == w.DO_COPY:
        cards = open_copies(t, mind.seat, copy_sources(t, mind.seat, step))
        return max([0.0] + [play_worth(mind, card) for card in cards])
    if verb == w.DO_TAKE:
        return best_taken(mind, step)
    if verb == w.DO_REMOVE_UNIT:
        return 0.5 + best_strike(mind, step)
    if verb == w.DO_RELOCATE:
        return 0.4 if relocate_barred(t, mind.seat, step, w.NONE) == MAY else 0.0
    return SOME_DAY[verb]


def best_taken(mind: holdings.Mind, step: Step) -> float:
    t = mind.view
    if step.source == w.FROM_OWN_DISCARD:
        return mind.card() + 0.2
    return max([card_worth(mind, card) for card in t.display]) - 1.0 if t.display else 0.0


def best_strike(mind: holdings.Mind, step: Step) -> float:
    t = mind.view
    best = 0.0
    for rep in t.land.reps:
        if t.is_enemy(mind.seat, t.holder[rep]):
            best = max(best, min(3.0, 0.4 * strike_worth(mind, rep)))
    return best


def strike_worth(mind: holdings.Mind, rep: int) -> float:
    """NG-21.2: a territory that becomes neutral, or a threat that becomes smaller."""
    t = mind.view
    beside = 0
    for near in t.land.beside[rep]:
        if t.holder[near] == mind.seat:
            beside = 1
    if t.figures(rep) == 1:
        return holdings.worth_of(mind, rep) * (0.5 + 0.3 * beside) + 1.0
    return 0.3 + 0.5 * beside + 0.1 * t.figures(rep)


def script_worth(mind: holdings.Mind, script: int) -> float:
    worth = 0.0
    for number in mind.view.box.scripts[script]:
        step = mind.view.box.steps[number]
        found = step_worth(mind, step, w.NONE)
        worth += max(0.0, found) if step.optional else found
    return worth


def play_worth(mind: holdings.Mind, card: int) -> float:
    """What playing it now brings."""
    return script_worth(mind, mind.view.box.cards[card].script)


# --- what a card is worth to own


def some_day(mind: holdings.Mind, script: int) -> float:
    """The average worth of a script."""
    worth = 0.0
    for number in mind.view.box.scripts[script]:
        worth += some_day_step(mind, mind.view.box.steps[number])
    return worth


def some_day_step(mind: holdings.Mind, step: Step) -> float:
    verb = step.verb
    if verb == w.DO_CHOOSE:
        found = [some_day(mind, script) for script in step.choices]
        found.sort()
        return holdings.total(found[-step.times_picked :]) + 0.3
    if verb == w.DO_GAIN:
        return gift_worth(mind, step)
    if verb == w.DO_RECRUIT:
        n = min(step.n if step.per == w.PER_NOTHING else 2, 3)
        return SOME_DAY[verb] * max(n, 2 if step.group == w.GROUP_EACH else 1) + (0.8 if step.where else 0.0)
    if verb == w.DO_MOVE:
        return SOME_DAY[verb] + 0.35 * step.n + 0.3 * (step.power + step.power_or_kill + step.push_defender)
    if verb == w.DO_DRAW:
        return SOME_DAY[verb] * max(1, step.n - step.discard - step.top) + 0.1 * (step.discard + step.top)
    if verb == w.DO_EXPLORE:
        open_land = 1.0 if mind.view.pile.cards else 0.0
        return open_land * (SOME_DAY[verb] + 0.5 * (step.draw - 1) + (0.3 if step.redraw or step.source else 0.0))
    if verb == w.DO_BUILD:
        return (
            SOME_DAY[verb] + 0.4 * step.discount + (0.8 if step.times > 1 else 0.0) + (0.4 if step.duplicate else 0.0)
        )
    return SOME_DAY[verb]


def use_worth(mind: holdings.Mind, card: int) -> float:
    """What it brings whenever it is played."""
    kind = mind.view.box.cards[card]
    worth = some_day(mind, kind.script) + (INSTANT if kind.instant else 0.0)
    return worth * (0.6 + 0.2 * mind.years)


def card_worth(mind: holdings.Mind, card: int) -> float:
    """NG-6.9: its fame, and what it does in the years to come; NG-16.6: an achievement scores its current value."""
    kind = mind.view.box.cards[card]
    if kind.deck == w.DECK_ACHIEVEMENT:
        return float(achievement(mind.view, mind.seat, card))
    after = mind.years - 1
    plays = 0.0 if after <= 0 else 0.9 + LATER * (after - 1)
    return kind.fame + kind.end_fame + plays * (use_worth(mind, card) - 0.5 * mind.card())


def keep_worth(mind: holdings.Mind, card: int) -> float:
    """A card of the hand: what it brings this year; a reaction only waits."""
    t: Northgard = mind.view
    if t.box.cards[card].reaction:
        return 0.8
    worth = play_worth(mind, card)
    return worth + 0.3 if t.box.cards[card].instant else worth
