"""Battles and movements, as the greedy bot sees them: odds and stakes."""

from typing import Final

from longhouse.games.northgard.mind.holdings import UNIT, Mind, denied, progress, step_up, winter_worry, worth_of
from longhouse.games.northgard.rules import sides
from longhouse.games.northgard.rules.battle import Battle
from longhouse.games.northgard.rules.ending import is_closed_large
from longhouse.games.northgard.rules.move import cost
from longhouse.games.northgard.rules.move import target_barred as move_barred
from longhouse.games.northgard.rules.odds import odds, wins_against
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, Decision, Option
from longhouse.kernel.table import MAY

ROLLS: Final = 36.0
RISK: Final = 0.5  # how likely a neighbour is to try it
KEPT: Final = 0.85  # of the worth of land that was neutral
HELD: Final = 0.6  # and of land that its old holder may take back
# how likely an attack is to succeed, by its power less the defender's, from -4 to 5
LIKELY: Final[tuple[float, ...]] = (0.1, 0.15, 0.2, 0.3, 0.42, 0.6, 0.75, 0.86, 0.94, 0.97)


# --- odds


def chance_of_attack(mind: Mind, rep: int, units: int, kaija: int, card: int) -> float:
    """How likely this many figures are to take a territory; both sides are assumed to pay some food."""
    t = mind.view
    holder = t.holder[rep]
    mine = sides.muster_attacker(t, mind.seat, rep, units, kaija, card, w.NONE)
    theirs = sides.muster_defender(t, holder, rep, t.units[rep], t.figures(rep) - t.units[rep], mind.seat)
    mine[sides.OF_FOOD] = min(spare_food(mind), units + kaija)
    theirs[sides.OF_FOOD] = min(t.goods[holder * w.RESOURCES + w.FOOD], theirs[sides.FIGHTING]) // 2
    if card != w.NONE and t.box.steps[card].push_defender:
        theirs = pushed(theirs, t.box.steps[card].push_defender)
    return 1.0 if theirs[sides.FIGHTING] == 0 else likely(mind, mine, theirs)


def likely(mind: Mind, mine: list[int], theirs: list[int]) -> float:
    """The odds, each calculated once: they depend on the lead in power and on what can be killed."""
    lead = max(-8, min(8, sum(mine[: sides.SCORED]) - sum(theirs[: sides.SCORED])))
    key = lead + 8
    for part in (sides.FIGHTING, sides.KILLS, sides.CANCELS, sides.EITHER):
        key = (key * 8 + min(mine[part], 7)) * 8 + min(theirs[part], 7)
    key = key * 2 + theirs[sides.BEAST]
    if key not in mind.chances:
        mind.chances[key] = odds(mind.view.box, mine, theirs) / ROLLS
    return mind.chances[key]


def pushed(parts: list[int], n: int) -> list[int]:
    """NG-11.2: a side after some of its units were moved away."""
    n = min(n, parts[sides.FIGHTING])
    fewer = parts[:]
    fewer[0] -= n
    fewer[sides.FIGHTING] -= n
    return fewer


def chance_against(mind: Mind, creature: int, units: int, kaija: int, card: int) -> float:
    t = mind.view
    rep = t.territory(t.creature_at[creature])
    mine = sides.muster_attacker(t, mind.seat, rep, units, kaija, card, creature)
    mine[sides.OF_FOOD] = min(spare_food(mind), units + kaija)
    return likely(mind, mine, sides.muster_creature(t, creature))


def spare_food(mind: Mind) -> int:
    """Food that the winter will not miss."""
    t = mind.view
    need = t.box.upkeep[t.on_map(mind.seat)][0]
    return max(0, min(mind.goods[w.FOOD], mind.stock(w.FOOD) - need))


# --- what may be lost


def danger(mind: Mind, rep: int) -> int:
    """The strongest neighbour: the power of a group that could come in, or 0."""
    t = mind.view
    worst = 0
    for beside in t.land.beside[rep]:
        if t.is_enemy(mind.seat, t.holder[beside]):
            worst = max(worst, t.figures(beside))
    return worst


def risk(mind: Mind, rep: int, figures: int) -> float:
    """The expected loss of a territory held by this many figures."""
    threat = danger(mind, rep)
    if threat == 0:
        return 0.0
    t = mind.view
    power = figures + 2 * t.has(rep, w.FORTRESS) + t.has(rep, w.DEFENSE_TOWER)
    at = min(9, max(0, threat - power + 4))
    stake = worth_of(mind, rep) + UNIT * figures
    if is_closed_large(t, rep):
        have = mind.closed_large[mind.seat]
        stake += 0.5 * (progress(mind, have) - progress(mind, have - 1))
    return RISK * LIKELY[at] * stake


# --- movements


def taking_worth(mind: Mind, rep: int) -> float:
    """What a territory that the seat does not own would bring."""
    t = mind.view
    holder = t.holder[rep]
    worth = (KEPT if holder == NOBODY else HELD) * worth_of(mind, rep) + 0.2
    if is_closed_large(t, rep):
        worth += step_up(mind)
    if t.land.is_open(rep) and mind.years > 1:
        worth += (0.5, 0.2, 0.0)[min(2, mind.open_lands)] * mind.card()  # NG-10.1: a player with none cannot explore
    if holder != NOBODY:
        worth += denied(mind, rep)
        if t.clans[mind.seat] == w.STAG:
            worth += 1.0
        elif t.clans[mind.seat] == w.WOLF:
            worth += mind.prices[w.FOOD]
    return worth


def entering_worth(mind: Mind, to: int, units: int, kaija: int, card: int) -> float:
    """The worth of moving this many figures there."""
    t = mind.view
    holder = t.holder[to]
    n = units + kaija
    if holder == mind.seat:
        here = t.figures(to)
        return risk(mind, to, here) - risk(mind, to, here + n) + 0.3 * outlook_of(mind, to)
    if holder == NOBODY:
        if t.row and t.houses(to, w.ATTACKS):
            return valkyrie_worth(mind, to, units, kaija, card)
        return taking_worth(mind, to) - risk(mind, to, n) - (0.1 if n > 1 else 0.0)
    if holder == t.box.partner(mind.seat):
        return 0.0
    there = t.raiding(to)
    chance = chance_of_attack(mind, to, min(14, units + there), kaija, card)
    before = chance_of_attack(mind, to, there, 0, card) if there else 0.0
    stake = taking_worth(mind, to) + UNIT * min(2, t.figures(to)) * 0.5
    won = chance * stake - (1.0 - chance) * 0.5 * UNIT * n - 0.35 * UNIT
    return won - before * stake if there else won - 0.2


def valkyrie_worth(mind: Mind, to: int, units: int, kaija: int, card: int) -> float:
    """NG-18.10: a player who goes in has to fight her."""
    t = mind.view
    worth = -0.5
    for creature in t.creatures_in(to):
        if not t.box.creatures[creature].shares:
            chance = chance_against(mind, creature, units, kaija, card)
            prize = t.box.creatures[creature].reward + taking_worth(mind, to) + 3.0
            if t.clans[mind.seat] == w.STAG and t.box.stag_beats_beasts:
                prize += 1.0  # NG-17.11
            worth += chance * prize - (1.0 - chance) * UNIT
    return worth


def outlook_of(mind: Mind, rep: int) -> float:
    """The best neutral territory beside this one."""
    t = mind.view
    best = 0.0
    for to in t.land.beside[rep]:
        if t.holder[to] == NOBODY:
            best = max(best, min(6.0, worth_of(mind, to)))
    return best


def leaving_cost(mind: Mind, source: int, units: int, kaija: int) -> float:
    """NG-9.5: what is lost when this many figures leave."""
    t = mind.view
    if t.holder[source] != mind.seat:
        return 0.0
    here = t.figures(source)
    n = units + kaija
    if n < here:
        return risk(mind, source, here - n) - risk(mind, source, here)
    lost = worth_of(mind, source)
    if is_closed_large(t, source):
        have = mind.closed_large[mind.seat]
        lost += progress(mind, have) - progress(mind, have - 1)
    return lost + 0.2


def movement_worth(mind: Mind, step: Step, points: int, source: int, units: int, kaija: int, to: int) -> float:
    t = mind.view
    gain = entering_worth(mind, to, units, kaija, step.number) - leaving_cost(mind, source, units, kaija)
    if t.holder[to] == mind.seat and units + kaija < t.figures(source):
        gain -= 0.3 * outlook_of(mind, source)  # they could have gone on from here as well
    if kaija and step.kaija_collect:
        gain += 0.5 * sum([t.symbols(source, r) for r in (w.FOOD, w.WOOD)])
    return gain - 0.15 * (cost(t.land.beside[source][to], step) - 1)


def best_target(mind: Mind, step: Step, points: int, source: int, units: int, kaija: int) -> float:
    t = mind.view
    best = -9.0
    for to in t.land.beside[source]:
        if move_barred(t, mind.seat, step, points, source, to, kaija == 1) == MAY:
            best = max(best, movement_worth(mind, step, points, source, units, kaija, to))
    return best


def best_group(mind: Mind, step: Step, points: int, source: int) -> float:
    """The best movement out of a territory."""
    t = mind.view
    if t.row and (t.houses(source, w.ATTACKS) or t.houses(source, w.LOCK)):
        return -9.0
    units = t.units[source] if t.holder[source] == mind.seat else t.raiders[source]
    with_kaija = 1 if t.clans[mind.seat] == w.BEAR and t.kaija_in(source) else 0
    best = -9.0
    for n in range(1, units + 1):
        if n in (1, 2) or n >= units - 1:
            best = max(best, best_target(mind, step, points, source, n, 0))
    for n in range(0, units + 1):
        if with_kaija and n in (0, 1, units - 1, units):
            best = max(best, best_target(mind, step, points, source, n, 1))
    return best


def best_move(mind: Mind, step: Step) -> float:
    """What a Move action of this step may bring: its best movement, and part of the next best ones."""
    found = [0.0]
    for rep in mind.own:
        found.append(best_group(mind, step, step.n, rep))
    found.sort()
    found.reverse()
    worth = max(found[0], best_hunt(mind, step.number))
    if step.n > 1:
        worth += 0.6 * max(0.0, found[1])
    return worth


def best_hunt(mind: Mind, card: int) -> float:
    """NG-18.11: a Move that moves nobody may still attack creatures."""
    t = mind.view
    best = 0.0
    for creature in t.row:
        if t.holder[t.territory(t.creature_at[creature])] == mind.seat:
            best = max(best, hunt_worth(mind, creature, card))
    return best


def hunt_worth(mind: Mind, creature: int, card: int) -> float:
    t = mind.view
    rep = t.territory(t.creature_at[creature])
    chance = chance_against(mind, creature, t.units[rep], t.figures(rep) - t.units[rep], card)
    prize = t.box.creatures[creature].reward + (1.0, 2.5, 0.8, 3.0)[t.box.creatures[creature].ability]
    return chance * prize - (1.0 - chance) * UNIT - 0.3


# --- battle


def judge_food(mind: Mind, battle: Battle, options: list[Option]) -> list[float]:
    """NG-12.4: each food against its effect on the odds; food that the winter needs is worth more."""
    t = mind.view
    side = battle.now
    stake = battle_stake(mind, battle)
    values: list[float] = []
    for option in options:
        one, two = battle.side(sides.ATTACKER), battle.side(sides.DEFENDER)
        if side == sides.ATTACKER:
            one[sides.OF_FOOD] += option.a
            if battle.defender != NOBODY:
                two[sides.OF_FOOD] += min(t.goods[battle.defender * w.RESOURCES + w.FOOD], two[sides.FIGHTING]) // 2
        else:
            two[sides.OF_FOOD] += option.a
        won = odds(t.box, one, two) / ROLLS
        if side == sides.DEFENDER:
            won = 1.0 - won
        price = mind.prices[w.FOOD] * option.a + winter_worry(mind, 0, option.a, 0)
        values.append(won * stake - price)
    return values


def battle_stake(mind: Mind, battle: Battle) -> float:
    t = mind.view
    if battle.creature != w.NONE:
        return t.box.creatures[battle.creature].reward + 2.0
    if battle.seat(sides.ATTACKER) == mind.seat:
        return taking_worth(mind, battle.territory) + UNIT
    return worth_of(mind, battle.territory) + UNIT + (step_down(mind, battle.territory))


def step_down(mind: Mind, rep: int) -> float:
    if not is_closed_large(mind.view, rep):
        return 0.0
    have = mind.closed_large[mind.seat]
    return progress(mind, have) - progress(mind, have - 1)


def judge_face(mind: Mind, battle: Battle, decision: Decision) -> list[float]:
    """NG-12.5: power or kill, whichever wins more often; among equals the kill."""
    t = mind.view
    values: list[float] = []
    for option in decision.options:
        one, two = battle.side(sides.ATTACKER), battle.side(sides.DEFENDER)
        mine = one if battle.now == sides.ATTACKER else two
        mine[sides.KILLS if option.verb == w.KILL else sides.OF_DIE] += 1
        if battle.now == sides.ATTACKER:
            won = wins_against(t.box, one, two) / 6.0
        else:
            won = 0.0 if sides.winner(one, two) == sides.ATTACKER else 1.0
        values.append(won + (0.05 if option.verb == w.KILL else 0.0))
    return values


def shelter_worth(mind: Mind, to: int) -> float:
    """NG-12.10: new land if there is any, otherwise where help is needed."""
    t: Northgard = mind.view
    if t.holder[to] == NOBODY:
        return taking_worth(mind, to) - risk(mind, to, 1)
    return 0.5 + risk(mind, to, t.figures(to))
