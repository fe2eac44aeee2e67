"""How good an option looks to a seat, one step ahead: how the greedy bot decides."""

from typing import Final

from longhouse.games.northgard.mind.answers import judge_rarer
from longhouse.games.northgard.mind.holdings import Mind
from longhouse.games.northgard.mind.land_plans import best_place, best_turn, group_worth, laid_worth
from longhouse.games.northgard.mind.plans import (
    LATER,
    best_building,
    building_worth,
    card_worth,
    figure_worth,
    keep_worth,
    play_worth,
    recruit_site,
    script_worth,
    use_worth,
)
from longhouse.games.northgard.mind.war import best_group, best_target, judge_face, judge_food, movement_worth
from longhouse.games.northgard.rules.battle import Battle
from longhouse.games.northgard.rules.build import Build
from longhouse.games.northgard.rules.cards.effects import Perform
from longhouse.games.northgard.rules.move import Move
from longhouse.games.northgard.rules.placing import PlaceTile
from longhouse.games.northgard.rules.recruit import Recruit
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.search.tree import Style
from longhouse.kernel.table import Table

STYLE: Final = Style(heat=3.0, turns=1)  # how the search plays
PLANNED: Final[tuple[str, ...]] = ()  # no question is answered by a plan over many picks
LEAST: Final = 0.12  # the least worth of a card that is played


def judge(view: Table, decision: Decision) -> list[float]:
    """How good each option looks from this view; comparable within one decision only."""
    assert isinstance(view, Northgard)
    mind = Mind(view, decision.seat)
    ask = decision.ask
    if ask in ("northgard-ask-act", "northgard-ask-play-on"):
        return judge_turn(mind, decision)
    top = view.agenda[-1]
    if isinstance(top, Move):
        return judge_move(mind, top, decision.options)
    if isinstance(top, PlaceTile):
        return judge_place(mind, top, decision.options)
    if isinstance(top, Battle):
        return judge_battle(mind, top, decision)
    if isinstance(top, Recruit):
        return judge_recruit(mind, top, decision.options)
    if isinstance(top, Build):
        return judge_build(mind, top, decision.options)
    if isinstance(top, Perform):
        return judge_script(mind, top, decision)
    return [other_worth(mind, decision, option) for option in decision.options]


# --- a turn


def judge_turn(mind: Mind, decision: Decision) -> list[float]:
    """NG-6.1: the card that brings most comes first; what brings nothing is not played."""
    t = mind.view
    hand = t.hands[mind.seat].cards
    plays: dict[int, float] = {}
    for card in set(hand):
        plays[card] = 0.0
    for option in decision.options:
        if option.verb == w.PLAY:
            plays[option.a] = play_worth(mind, option.a)
    values: list[float] = []
    for option in decision.options:
        values.append(act_worth(mind, option, plays))
    return values


def act_worth(mind: Mind, option: Option, plays: dict[int, float]) -> float:
    verb = option.verb
    card = mind.view.box.cards[option.a] if verb not in (w.PASS, w.END_TURN) else None
    if card is None:
        return LEAST
    if verb == w.PLAY:
        return (
            plays[option.a] + (0.4 if card.instant and plays[option.a] > LEAST else 0.0) + drawing_first(mind, option.a)
        )
    if verb == w.UPGRADE:
        return upgrade_worth(mind, option.a, plays)
    lost = 0.8 if card.reaction else plays[option.a]
    if verb == w.REPLACE:
        return mind.card() - mind.prices[w.LORE] * mind.view.box.replace_lore - lost
    if verb == w.REMOVE:
        return remove_worth(mind, option.a, lost)
    return -0.2 - lost


def drawing_first(mind: Mind, card: int) -> float:
    """Cards that bring cards come before the others, which they may change."""
    for number in mind.view.box.scripts[mind.view.box.cards[card].script]:
        if mind.view.box.steps[number].verb == w.DO_DRAW:
            return 30.0 if mind.view.box.cards[card].instant else 2.0
    return 0.0


def remove_worth(mind: Mind, card: int, lost: float) -> float:
    """NG-6.7: two cards for one, and a better deck for the years to come."""
    t = mind.view
    cost = mind.prices[w.LORE] * t.box.remove_lore
    return 2 * mind.card() - cost - lost - t.box.cards[card].fame + thinned(mind, card)


def thinned(mind: Mind, card: int) -> float:
    """What the deck gains without a card."""
    return LATER * max(0, mind.years - 1) * (0.7 * mind.card() - use_worth(mind, card))


def upgrade_worth(mind: Mind, card: int, plays: dict[int, float]) -> float:
    """NG-6.8: a card that may be played from the next turn on, for the worst card in hand."""
    least = min(plays.values())
    later = LATER * max(0, mind.years - 1) * use_worth(mind, card)
    cost = mind.prices[w.LORE] * mind.view.box.upgrade_lore
    return 0.9 * play_worth(mind, card) + 0.5 * later - cost - least


# --- frames that ask several times


def judge_move(mind: Mind, move: Move, options: list[Option]) -> list[float]:
    """NG-9.1: a movement is judged as a whole; each of its picks by the best movement that it leads to."""
    step = mind.view.box.steps[move.step]
    values: list[float] = []
    for option in options:
        if option.verb == w.FROM:
            values.append(best_group(mind, step, move.points, option.a))
        elif option.verb == w.FIGURES:
            values.append(best_target(mind, step, move.points, move.source, option.a, option.b))
        elif option.verb == w.TO:
            kaija = 1 if move.kaija else 0
            values.append(movement_worth(mind, step, move.points, move.source, move.units, kaija, option.a))
        else:
            values.append(LEAST)
    return values


def judge_place(mind: Mind, placing: PlaceTile, options: list[Option]) -> list[float]:
    tile, purpose = placing.tile, placing.purpose
    if options[0].verb == w.PLACE:
        return [best_turn(mind, tile, option.a, purpose) for option in options]
    return [laid_worth(mind, tile, placing.key, option.a, purpose) for option in options]


def judge_battle(mind: Mind, battle: Battle, decision: Decision) -> list[float]:
    if decision.options[0].verb == w.PAY_FOOD:
        return judge_food(mind, battle, decision.options)
    return judge_face(mind, battle, decision)


def judge_recruit(mind: Mind, recruit: Recruit, options: list[Option]) -> list[float]:
    """NG-7.1: as long as the units can be fed; NG-7.6: Kaija first, she eats nothing."""
    values: list[float] = []
    for option in options:
        if option.verb == w.RECRUIT:
            more = 1 + mind.view.has(option.a, w.TRAINING_CAMP)
            values.append(recruit_site(mind, option.a) + figure_worth(mind, more))
        else:
            values.append(0.5 if option.verb == w.KAIJA else 0.0)
    return values


def judge_build(mind: Mind, build: Build, options: list[Option]) -> list[float]:
    """NG-8.1; NG-21.14: collecting costs nothing, and is done first only if wood is short."""
    step = mind.view.box.steps[build.step]
    values: list[float] = []
    for option in options:
        if option.verb == w.SITE:
            values.append(best_building(mind, step, option.a, build.larges))
        elif option.verb == w.BUILD:
            values.append(building_worth(mind, step, build.site, option.a))
        elif option.verb == w.SLOT:
            values.append(-float(option.a))
        elif option.verb == w.COLLECT:
            values.append(20.0 if build.built or mind.goods[w.WOOD] < 3 else 0.0)
        else:
            values.append(0.0)
    return values


def judge_script(mind: Mind, script: Perform, decision: Decision) -> list[float]:
    """NG-11.6, NG-11.8: choices, prices, and steps that may be declined."""
    t = mind.view
    step = t.box.steps[t.box.scripts[script.script][script.at]]
    values: list[float] = []
    for option in decision.options:
        if option.verb == w.CHOOSE:
            values.append(script_worth(mind, step.choices[option.a]))
        elif option.verb == w.COPY:
            values.append(play_worth(mind, option.a))
        elif option.verb == w.PAY:
            worth = mind.card() if script.last == w.NONE else 0.8
            values.append(worth - 0.4 * step.price + spare_good(mind, option.a))
        elif option.verb == w.TAKE:
            values.append(
                keep_worth(mind, option.a) if step.source == w.FROM_OWN_DISCARD else card_worth(mind, option.a)
            )
        elif option.verb == w.YES:
            values.append(0.5)
        else:
            values.append(0.0)
    return values


def spare_good(mind: Mind, resource: int) -> float:
    """Which good is missed least."""
    need = mind.view.box.upkeep[mind.view.on_map(mind.seat)]
    short = 3.0 if resource < w.LORE and mind.stock(resource) <= need[resource] else 0.0
    return 0.05 * mind.goods[resource] - 0.3 * mind.prices[resource] - short


# --- the rest


def other_worth(mind: Mind, decision: Decision, option: Option) -> float:
    verb = option.verb
    if verb == w.CLAN:
        return 0.0  # among equal bots no clan won much more often than another
    if verb == w.TILE:
        return tile_worth(mind, option.a)
    if verb == w.GROUP:
        return group_worth(mind, option.a)
    if verb == w.TAKE:
        return card_worth(mind, option.a)
    if verb == w.LAY:
        # best of all a card that never does anything
        return -keep_worth(mind, option.a) - 0.01 - 0.001 * use_worth(mind, option.a)
    if verb == w.REMOVE:
        return -keep_worth(mind, option.a) + thinned(mind, option.a) - mind.view.box.cards[option.a].fame
    if verb == w.DISCARD or verb == w.RETURN:
        return discard_worth(mind, decision, option)
    return judge_rarer(mind, decision, option)


def tile_worth(mind: Mind, tile: int) -> float:
    """Prefers the drawn tile with the best placement; in the set-up, for a group."""
    t = mind.view
    if t.phase != w.PHASE_SETUP:
        return best_place(mind, tile, w.FOR_EXPLORE)
    return best_place(mind, tile, w.FOR_SECOND_GROUP if mind.own else w.FOR_FIRST_GROUP)


def discard_worth(mind: Mind, decision: Decision, option: Option) -> float:
    """The worst card goes; of those returned, the best one lies on top."""
    if decision.ask == "northgard-ask-ransom":
        return 0.5 - keep_worth(mind, option.a)
    return -keep_worth(mind, option.a) - 0.01 * use_worth(mind, option.a)
