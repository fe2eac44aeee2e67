"""How good an option looks to a seat, one step ahead: how the greedy bot decides."""

from typing import Final

from longhouse.games.watch.mind import plans
from longhouse.games.watch.mind.bargains import (
    answer_worth,
    judge_closing,
    judge_composing,
    judge_taking,
    propose_worth,
    supply_worth,
)
from longhouse.games.watch.mind.hero_plans import ASKS as HERO_ASKS
from longhouse.games.watch.mind.hero_plans import best_guard, hero_worth, judge_hero
from longhouse.games.watch.mind.outlook import changed, outlook, put_aside
from longhouse.games.watch.mind.wall_plans import best_wildling, plan_guards
from longhouse.games.watch.rules.effects import Perform
from longhouse.games.watch.rules.turn import BUILDING as BUILD_STEP
from longhouse.games.watch.rules.turn import Turn
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import GIVES, Watch
from longhouse.kernel.decision import NOBODY, Decision, Option, Seat
from longhouse.kernel.search.tree import Style
from longhouse.kernel.table import Table

# --- the options of a decision


def judge(view: Table, decision: Decision) -> list[float]:
    """How good each option looks from this view; comparable within one decision only."""
    assert isinstance(view, Watch)
    mind = plans.Mind(view, decision.seat)
    ask = decision.ask
    options = decision.options
    if ask in PLACES:
        return judge_places(mind, decision)
    mind.make_plans()
    plan_guards(mind)
    if ask in HERO_ASKS:
        return judge_hero(mind, decision)
    if ask == "watch-ask-choose":
        return judge_choices(mind, options)
    if ask in TURN:
        return judge_turn(mind, decision)
    if ask == "watch-ask-take":
        return judge_taking(mind, decision)
    if ask in PLANNED:
        return judge_composing(mind, decision)
    if ask == "watch-ask-answer":
        return [answer_worth(mind, option, decision.args) for option in options]
    if ask == "watch-ask-close":
        return judge_closing(mind, options)
    return judge_cards(mind, decision)


def judge_places(mind: plans.Mind, decision: Decision) -> list[float]:
    """The first places, and where Tormund goes: no plan is needed for them."""
    ask = decision.ask
    options = decision.options
    if ask == "watch-ask-first-settlement":
        return [first_settlement(mind, option.a) for option in options]
    if ask == "watch-ask-first-road":
        return [first_road(mind, option.a) for option in options]
    if ask == "watch-ask-tormund":
        return [tormund_worth(mind, option.a) for option in options]
    return [rob_worth(mind, option.a) for option in options]


PLACES: Final = ("watch-ask-first-settlement", "watch-ask-first-road", "watch-ask-tormund", "watch-ask-rob")
EARLY: Final = 0.05  # before the roll, only a hero that brings something at once
NOT_ON_BOARD: Final = (w.ITEM_CARD, w.ITEM_GUARD)
TURN: Final = ("watch-ask-roll", "watch-ask-trade", "watch-ask-build", "watch-ask-turn")
STYLE: Final = Style(heat=0.3, turns=2)  # how the search plays
PLANNED: Final[tuple[str, ...]] = ("watch-ask-give", "watch-ask-want")  # a proposal is put together by a plan


# --- set-up


def first_settlement(mind: plans.Mind, corner: int) -> float:
    """GW-2.7: what the place yields, and the best place to go on to."""
    view = mind.view
    onward = 0.0
    for near in view.box.board.map.corner_neighbours[corner]:
        for far in view.box.board.map.corner_neighbours[near]:
            if far != corner and plans.open_to(view, far):
                onward = max(onward, plans.site_worth(mind, far))
    return plans.site_worth(mind, corner) + plans.ONWARD * onward


def first_road(mind: plans.Mind, path: int) -> float:
    """GW-2.7: towards the best places."""
    view = mind.view
    worth = 0.0
    for near in view.box.board.map.side_ends[path]:
        if view.buildings[near] == NOBODY:
            for far in view.box.board.map.corner_neighbours[near]:
                if plans.open_to(view, far):
                    worth = max(worth, plans.site_worth(mind, far))
                if view.buildings[far] == NOBODY:
                    for further in view.box.board.map.corner_neighbours[far]:
                        if further != near and plans.open_to(view, further):
                            worth = max(worth, 0.6 * plans.site_worth(mind, further))
    return worth


# --- Tormund


def tormund_worth(mind: plans.Mind, place: int) -> float:
    """GW-6.2: the hex that costs the others most, those ahead more than those behind, and the seat itself nothing."""
    view = mind.view
    token = view.token[place]
    pips = view.box.token_pips[token] if token >= 0 else 0
    worth = 0.0
    theft = 0.0
    for corner in view.box.board.map.hex_corners[place]:
        seat = view.buildings[corner]
        if seat == mind.seat:
            worth -= 20.0 + pips * (1 + view.keeps[corner])
        elif seat != NOBODY:
            worth += pips * (1 + view.keeps[corner]) * plans.threat(view, seat)
            theft = max(theft, rob_worth(mind, seat))
    return worth + theft


def rob_worth(mind: plans.Mind, victim: Seat) -> float:
    """GW-6.3: rob the player who is ahead; an empty hand is not worth robbing."""
    size = mind.view.hands.size(victim)
    return 5.0 + plans.threat(mind.view, victim) + 0.2 * size if size else 0.0


# --- a turn


def judge_turn(mind: plans.Mind, decision: Decision) -> list[float]:
    """GW-3.3: compared with doing nothing more in this step."""
    before = decision.ask == "watch-ask-roll"
    if decision.ask == "watch-ask-trade":
        put_aside(mind)
    idle = outlook(mind, mind.hand, mind.plans, plans.BUILDING if decision.ask == "watch-ask-trade" else plans.NOTHING)
    still = plans.BUILDING if decision.ask == "watch-ask-build" else plans.TRADING
    values: list[float] = []
    for option in decision.options:
        verb = option.verb
        if verb == w.PLAY:
            values.append(idle + (early_worth(mind, option.a) if before else play_worth(mind, option.a, still)))
        elif verb == w.GIVE:
            values.append(supply_worth(mind, option.a))
        elif verb == w.PROPOSE:
            values.append(propose_worth(mind))
        elif verb == w.HERO:
            values.append(idle + hero_worth(mind, option.a, still) - (EARLY if before else 0.0))
        elif w.ROAD <= verb <= w.BUY_CARD or verb == w.GUARD:
            values.append(build_worth(mind, option, still))
        else:
            values.append(idle)
    return values


def build_worth(mind: plans.Mind, option: Option, still: int) -> float:
    """What it brings, and what can be built with the rest."""
    item = w.ITEM_GUARD if option.verb == w.GUARD else option.verb - w.ROAD
    cost = mind.view.box.costs[item]
    hand = [mind.hand[r] - cost[r] for r in range(w.RESOURCES)]
    if option.verb == w.ROAD:
        return road_worth(mind, option.a, hand, still)
    gain = -1.0  # for a place that is not even among the plans
    left: list[plans.Plan] = []
    for plan in mind.plans:
        if plan.item == item and plan.roads == 0 and plan.place in (option.a, NOBODY):
            gain = plan.gain
        apart = plan.item in NOT_ON_BOARD or item == w.ITEM_GUARD
        if apart or plan.place == NOBODY or not spoils(mind.view, option.a, plan.place):
            left.append(plan)
    return gain + outlook(mind, hand, left, still)


def spoils(view: Watch, built: int, place: int) -> bool:
    """GW-5.5: whether a building leaves nothing of a plan for this place."""
    return place == built or (view.buildings[place] == NOBODY and built in view.box.board.map.corner_neighbours[place])


def road_worth(mind: plans.Mind, path: int, hand: list[int], still: int) -> float:
    """A road is worth as much as the plans that it brings nearer."""
    gain = -plans.CLAIM
    left: list[plans.Plan] = []
    for plan in mind.plans:
        if plan.first == path or (plan.item == w.ITEM_ROAD and path in mind.lengthening):
            gain += 2 * plans.CLAIM
            left.append(nearer(mind.view, plan))
            if plan.item == w.ITEM_ROAD and plan.roads == 1:
                gain += left.pop().gain
        else:
            left.append(plan)
    return gain + outlook(mind, hand, left, still)


def nearer(view: Watch, plan: plans.Plan) -> plans.Plan:
    """The plan with one road less to pay."""
    if plan.roads == 0:
        return plan
    cost = plans.with_roads(plan.cost, view.box.costs[w.ITEM_ROAD], -1)
    return plans.Plan(plan.item, plan.place, plan.roads - 1, NOBODY, cost, plan.gain)


# --- cards


def early_worth(mind: plans.Mind, kind: int) -> float:
    """GW-7.9: before the roll only a patrol that frees a hex or takes the tile."""
    return patrol_worth(mind) - 0.2 if mind.view.box.cards[kind].role == w.PATROL else -1.0


def patrol_worth(mind: plans.Mind) -> float:
    """GW-7.2, GW-8.5: Tormund away from the seat's own hexes, a theft, and perhaps the tile."""
    view = mind.view
    worth = 0.1 + 0.06 * sum(plans.blocked_pips(view, mind.seat))
    if view.holders[w.LARGEST_PATROL] != mind.seat and view.patrols(mind.seat) + 1 >= plans.patrols_to_hold(mind):
        worth += mind.scored(view.box.tile_points[w.LARGEST_PATROL])
    return worth


def play_worth(mind: plans.Mind, kind: int, still: int) -> float:
    """GW-7: what playing this card now adds; one that would add little is kept."""
    card = mind.view.box.cards[kind]
    if card.role == w.PATROL:
        return patrol_worth(mind)
    effect = mind.view.box.scripts.effects[card.script][0]
    verb = effect.verb
    now = outlook(mind, mind.hand, mind.plans, still)
    if verb == w.DO_GAIN:
        return gain_worth(mind, mind.hand, 2, still) - now - plans.KEPT
    if verb == w.DO_TAKE_ALL:
        return max([name_worth(mind, r, still) for r in range(w.RESOURCES)]) - now - plans.KEPT
    if verb == w.DO_BUILD and effect.numbers["item"] == w.ITEM_GUARD:
        return best_guard(mind) - plans.KEPT
    if verb == w.DO_BUILD:
        left = [nearer(mind.view, nearer(mind.view, plan)) for plan in mind.plans]
        return outlook(mind, mind.hand, left, still) - now - plans.KEPT
    return 0.0


def judge_choices(mind: plans.Mind, options: list[Option]) -> list[float]:
    """GW-13.14: Tormund away and a theft, or a wildling out of the Gift."""
    top = mind.view.agenda[-1]
    assert isinstance(top, Perform)
    scripts = mind.view.box.scripts.effects
    choices = scripts[top.script][top.step].choices
    effects = [scripts[choices[option.a]][0] for option in options]
    return [
        best_wildling(mind, effect.numbers["places"], effect.numbers.get(w.HEX_LEFT, 0))
        if effect.verb == w.DO_REMOVE_WILDLING
        else 0.15
        for effect in effects
    ]


def gain_worth(mind: plans.Mind, hand: list[int], left: int, still: int) -> float:
    """GW-7.3: the best outlook with this many more cards from the supply."""
    if left == 0:
        return outlook(mind, hand, mind.plans, still)
    worth = -1.0
    for r in range(w.RESOURCES):
        if mind.view.supply(r):
            worth = max(worth, gain_worth(mind, changed(hand, r, 1), left - 1, still))
    return worth


def name_worth(mind: plans.Mind, resource: int, still: int) -> float:
    """GW-7.7: the others hold about what they produce."""
    expected = 0.0
    for other in range(mind.view.seats):
        if other != mind.seat:
            pips = plans.pips_of(mind.view, other)
            expected += mind.view.hands.size(other) * (pips[resource] + 1) / (sum(pips) + w.RESOURCES)
    return outlook(mind, changed(mind.hand, resource, int(expected)), mind.plans, still) + plans.CARD * expected


def judge_cards(mind: plans.Mind, decision: Decision) -> list[float]:
    """The small picks of cards and of sevens: a free road, a card gained, named or discarded."""
    hand = mind.hand
    turn = mind.view.agenda[0]
    still = plans.BUILDING if isinstance(turn, Turn) and turn.step == BUILD_STEP else plans.TRADING
    values: list[float] = []
    for option in decision.options:
        worth = 0.0
        if option.verb == w.ROAD:
            worth = road_worth(mind, option.a, hand, still)
        elif option.verb == w.GAIN:
            worth = gain_worth(mind, changed(hand, option.a, 1), min(1, decision.args[0] - 1), still)
        elif option.verb == w.NAME:
            worth = name_worth(mind, option.a, still)
        elif option.verb == w.DISCARD:
            chosen = mind.view.chosen.row(mind.seat)
            left = [hand[r] - chosen[GIVES + r] for r in range(w.RESOURCES)]
            worth = outlook(mind, changed(left, option.a, -1), mind.plans, plans.NOTHING)
        values.append(worth)
    return values
