"""What a movement, an attack, food or the choice of a face would bring: power against power, and the odds."""

from typing import Final

from longhouse.games.northgard.face.preview_winter import abandoning
from longhouse.games.northgard.face.previewing import fact, warning
from longhouse.games.northgard.rules.battle import NAMING_FACE, Battle
from longhouse.games.northgard.rules.fights import Fights
from longhouse.games.northgard.rules.move import Move, cost
from longhouse.games.northgard.rules.odds import odds
from longhouse.games.northgard.rules.sides import (
    ATTACKER,
    DEFENDER,
    EITHER,
    KILLS,
    OF_CARD,
    OF_DIE,
    OF_FOOD,
    SCORED,
    muster_attacker,
    muster_creature,
    muster_defender,
)
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import ATTACKS, FOOD, KILL, NONE, RESOURCES
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Fact

ROLLS: Final = 36  # of both dice


def arriving(view: Northgard, seat: Seat, to: int) -> list[Fact]:
    """NG-9.1, NG-9.5, NG-12: the points, what is left behind, and who is met."""
    frame = view.agenda[-1]
    if not isinstance(frame, Move):
        return []
    price = cost(view.land.beside[frame.source][to], view.box.steps[frame.step])
    facts = [fact("NG-9.1", "points", [price, frame.points - price])]
    kaija = 1 if frame.kaija else 0
    if view.holder[frame.source] == seat and view.figures(frame.source) == frame.units + kaija:
        facts += [fact("NG-9.5", "leaves", [frame.source]), *abandoning(view, frame.source)]
    if view.is_enemy(seat, view.holder[to]):
        came = view.raiders[to] if view.raiders else 0
        there = 1 if view.kaija_raids and view.kaija_in(to) else 0
        return facts + against_player(view, seat, to, frame.units + came, kaija + there, frame.step)
    if view.is_neutral(to):
        facts.append(fact("NG-1.4", "takes", [to]))
    for creature in view.creatures_in(to):
        if view.box.creatures[creature].ability == ATTACKS:
            there = 1 if view.holder[to] == seat and view.kaija_in(to) else 0
            facts += against_creature(view, seat, to, creature, frame.units + view.units[to], kaija + there, frame.step)
    return facts


def chances(rule: str, wins: int) -> Fact:
    """Of so many rolls; a battle that cannot be won is warned of."""
    return warning(rule, "odds", [wins, ROLLS], wins == 0)


def against_player(view: Northgard, seat: Seat, rep: int, units: int, kaija: int, card: int) -> list[Fact]:
    """NG-12.2, NG-12.3: before food is paid and dice are rolled."""
    holder = view.holder[rep]
    hers = 1 if view.kaija_in(rep) and not view.kaija_raids else 0
    mine = muster_attacker(view, seat, rep, units, kaija, card, NONE)
    theirs = muster_defender(view, holder, rep, view.units[rep], hers, seat)
    powers = [sum(mine[:SCORED]), sum(theirs[:SCORED])]
    return [
        fact("NG-12.3", "battle", [holder, *powers]),
        chances("NG-12.8", odds(view.box, mine, theirs)),
    ]


def against_creature(
    view: Northgard, seat: Seat, rep: int, creature: int, units: int, kaija: int, card: int
) -> list[Fact]:
    """NG-18.14"""
    mine = muster_attacker(view, seat, rep, units, kaija, card, creature)
    theirs = muster_creature(view, creature)
    powers = [sum(mine[:SCORED]), sum(theirs[:SCORED])]
    return [
        fact("NG-18.14", "creature", [creature, *powers]),
        chances("NG-18.15", odds(view.box, mine, theirs)),
        fact("NG-18.16", "reward", [view.box.creatures[creature].reward]),
    ]


def attacking(view: Northgard, seat: Seat, creature: int) -> list[Fact]:
    """NG-18.11: a creature in a territory with only the seat's figures."""
    frame = view.agenda[-1]
    if not isinstance(frame, Fights):
        return []
    rep = view.territory(view.creature_at[creature])
    kaija = 1 if view.kaija_in(rep) else 0
    return against_creature(view, seat, rep, creature, view.units[rep], kaija, frame.card)


def fighting(view: Northgard, seat: Seat, rep: int) -> list[Fact]:
    """NG-18.12: one of the fights that wait."""
    frame = view.agenda[-1]
    if not isinstance(frame, Fights):
        return []
    if view.holder[rep] != seat:
        kaija = 1 if view.kaija_raids and view.kaija_in(rep) else 0
        return against_player(view, seat, rep, view.raiders[rep], kaija, frame.card)
    for creature in frame.named:
        if view.territory(view.creature_at[creature]) == rep:
            return attacking(view, seat, creature)
    return []


def paying_food(view: Northgard, seat: Seat, n: int) -> list[Fact]:
    """NG-12.4: how the food would change the odds, whatever the other side pays."""
    frame = view.agenda[-1]
    if not isinstance(frame, Battle):
        return []
    sides = [frame.side(ATTACKER), frame.side(DEFENDER)]
    hungry = odds(view.box, sides[ATTACKER], sides[DEFENDER])
    sides[frame.now][OF_FOOD] += n
    if n == 0:
        return outlook(view, frame, sides)
    goods = [0] * RESOURCES
    goods[FOOD] = n
    facts = [fact("NG-12.4", "cost", goods), *outlook(view, frame, sides)]
    last = frame.now == DEFENDER or frame.creature != NONE  # nobody else may pay after it
    wasted = last and odds(view.box, sides[ATTACKER], sides[DEFENDER]) == hungry
    return [*facts, warning("NG-12.4", "food-wasted", [n])] if wasted else facts


def naming(view: Northgard, seat: Seat, verb: int) -> list[Fact]:
    """NG-12.5, NG-11.2: power or kill."""
    frame = view.agenda[-1]
    if not isinstance(frame, Battle):
        return []
    sides = [frame.side(ATTACKER), frame.side(DEFENDER)]
    side = sides[frame.now]
    of_die = frame.step == NAMING_FACE
    n = 1 if of_die else side[EITHER]
    if not of_die:
        side[EITHER] = 0
    if verb == KILL:
        side[KILLS] += n
    else:
        side[OF_DIE if of_die else OF_CARD] += n
    return outlook(view, frame, sides)


def outlook(view: Northgard, frame: Battle, sides: list[list[int]]) -> list[Fact]:
    """NG-12.8, NG-18.15: the attacker's chance to win, or the defender's chance that the attacker does not."""
    rule = "NG-12.8" if frame.creature == NONE else "NG-18.15"
    wins = odds(view.box, sides[ATTACKER], sides[DEFENDER])
    if frame.now == ATTACKER and frame.attacker != NOBODY:
        return [chances(rule, wins)]
    return [fact(rule, "odds-hold", [ROLLS - wins, ROLLS])]
