"""How good an option looks to a seat, one step ahead: how the greedy bot decides."""

from typing import Final

from longhouse.games.midgard.mind.battle_plans import (
    best_orders,
    chosen_orders,
    dice_of,
    own_pool,
    own_tokens,
    sorties,
    target_of,
    token,
)
from longhouse.games.midgard.mind.deeds import ship_worth
from longhouse.games.midgard.mind.plans import place_values
from longhouse.games.midgard.mind.roll_plans import (
    after_roll_worth,
    best_mask,
    favour_worth,
    glory_worth,
    healing_worth,
    journey_worth,
    loss_worth,
)
from longhouse.games.midgard.mind.rune_plans import NEVER, flip_worth, gift_worth, rune_worth, score_now, unseen_rune
from longhouse.games.midgard.mind.standing import MOST, Mind, blame_worry, goods_worth, own_worth
from longhouse.games.midgard.rules.assignment import ordered
from longhouse.games.midgard.rules.fight import HEALING, Fight
from longhouse.games.midgard.rules.losses import Losses
from longhouse.games.midgard.rules.odds import size
from longhouse.games.midgard.rules.rolls import MARKING, Roll
from longhouse.games.midgard.rules.sailing import Sail
from longhouse.games.midgard.rules.victory import Victory
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.search.tree import Style
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN

LEADERS: Final[dict[int, float]] = {
    w.COUNT_HITS: 5.0,
    w.FINAL_ROLL: 4.0,
    w.AT_MERCHANT: 3.0,
    w.FAVOUR_SPENT: 2.0,
    w.AT_SAGE: 1.0,
}

STYLE: Final = Style(heat=1.0, rounds=1)  # how the search plays
# left to the judge: answered by exact odds, by a plan over many picks, or by what the evaluation does not know
PLANNED: Final[tuple[str, ...]] = (
    "midgard-ask-after-placing",
    "midgard-ask-again",
    "midgard-ask-assign",
    "midgard-ask-blame",
    "midgard-ask-buy-longship",
    "midgard-ask-fight",
    "midgard-ask-gifts",
    "midgard-ask-glory",
    "midgard-ask-healing",
    "midgard-ask-hunt",
    "midgard-ask-journey",
    "midgard-ask-last-runes",
    "midgard-ask-lose-combat",
    "midgard-ask-lose-sea",
    "midgard-ask-mark",
    "midgard-ask-peek",
    "midgard-ask-pray",
    "midgard-ask-recruit",
    "midgard-ask-seal",
    "midgard-ask-starve",
    "midgard-ask-success",
    "midgard-ask-swap",
    "midgard-ask-take-rune",
)


def judge(view: Table, decision: Decision) -> list[float]:
    """How good each option looks from this view; comparable within one decision only."""
    assert isinstance(view, Midgard)
    mind = Mind(view, decision.seat)
    ask, options = decision.ask, decision.options
    if ask == "midgard-ask-place":
        return judge_place(mind, options)
    if ask in ("midgard-ask-assign", "midgard-ask-seal"):
        return judge_orders(mind, decision)
    top = view.agenda[-1]
    if isinstance(top, Roll):
        return judge_roll(mind, top, decision)
    if isinstance(top, Losses):
        return [loss_worth(mind, top, o.a) if o.verb == w.LOSE else NEVER for o in options]
    if isinstance(top, Sail):
        return judge_shore(mind, top, options)
    return [other_worth(mind, decision, option) for option in options]


# --- placing workers


def judge_place(mind: Mind, options: list[Option]) -> list[float]:
    """CM-4.1"""
    places = place_values(mind)
    values: list[float] = []
    for option in options:
        if option.verb == w.USE:
            values.append(flip_worth(mind, option.a, "midgard-ask-place"))
        else:
            values.append(places.get(option.a, NEVER + 10.0))
    return values


def judge_shore(mind: Mind, sailing: Sail, options: list[Option]) -> list[float]:
    """CM-6.1: with the dice and food at hand, and a little of what may come."""
    t, pool = mind.view, own_pool(mind)
    capacity = t.box.ships[sailing.ship].capacity
    more = pool + (1 | 1 << 6 | 1 << 12) if t.workers[mind.seat] else pool
    food = min(MOST, mind.goods[w.FOOD] + (2 if t.workers[mind.seat] else 0))
    values: list[float] = []
    for option in options:
        target = w.SHORE_1 + option.a
        here = own_tokens(mind) << 8 | token(target, capacity)
        worth = best_orders(mind, here, pool, mind.goods[w.FOOD], more, food, t.hunts(mind.seat))
        values.append(worth + 0.3 * best_alone(mind, target, more, food, capacity))
    return values


def best_alone(mind: Mind, target: int, pool: int, food: int, capacity: int) -> float:
    if mind.view.enemies[target] == w.NONE:
        return 0.0
    for worth, crew, fed in sorties(mind, target, pool, food):
        if size(crew) + fed <= capacity:
            return worth
    return 0.0


# --- assignment


def judge_orders(mind: Mind, decision: Decision) -> list[float]:
    """CM-7.4: one plan for all dice and food; each pick brings the orders nearer to it, and then they are confirmed."""
    wanted = planned(mind)
    values: list[float] = []
    for option in decision.options:
        if option.verb == w.USE:
            values.append(flip_worth(mind, option.a, decision.ask))
        elif option.verb == w.CONFIRM:
            values.append(0.0)
        elif option.verb == w.DEMAND:
            values.append(NEVER)
        else:
            values.append(order_worth(mind, option, wanted))
    return values


def planned(mind: Mind) -> dict[int, list[int]]:
    """By target, the dice and the food to be sent."""
    tokens = own_tokens(mind)
    found = chosen_orders(mind, tokens, own_pool(mind), min(MOST, mind.goods[w.FOOD]), mind.view.hunts(mind.seat))
    wanted: dict[int, list[int]] = {}
    for _, crew, food in found:
        wanted[target_of(tokens)] = [*dice_of(crew), food]
        tokens >>= 8
    return wanted


def order_worth(mind: Mind, option: Option, wanted: dict[int, list[int]]) -> float:
    """Takes back what is too much first, to make room for what is missing."""
    kind = option.b if option.verb in (w.SEND, w.RECALL) else w.CARGO_FOOD
    want = wanted[option.a][kind] if option.a in wanted else 0
    there = ordered(mind.view, mind.seat, option.a, kind)
    if option.verb in (w.RECALL, w.UNLOAD):
        return 20.0 if there > want else NEVER
    return 10.0 if there < want else NEVER


# --- combat


def judge_roll(mind: Mind, roll: Roll, decision: Decision) -> list[float]:
    if roll.step == MARKING:
        return judge_marks(mind, roll, decision.options)
    values: list[float] = []
    for option in decision.options:
        if option.verb == w.REROLL:
            values.append(favour_worth(mind, roll))
        elif option.verb == w.USE and isinstance(roll, Fight) and roll.step == HEALING:
            values.append(rune_in_combat(mind, roll, option.a))
        elif option.verb == w.USE and mind.view.box.runes[option.a].window == w.WINDOW_AFTER_ROLL:
            values.append(after_roll_worth(mind, roll, option.a))
        elif option.verb == w.USE:
            values.append(NEVER)
        else:
            values.append(0.0)
    return values


def rune_in_combat(mind: Mind, fight: Fight, rune: int) -> float:
    return healing_worth(mind, fight) if mind.view.box.runes[rune].window == w.WINDOW_LOSSES else NEVER


def judge_marks(mind: Mind, roll: Roll, options: list[Option]) -> list[float]:
    """CM-8.16: the same dice are wanted until all of them are marked."""
    _, mask = best_mask(mind, roll, roll.rune)
    values: list[float] = []
    for option in options:
        if option.verb == w.MARK:
            values.append(10.0 if mask >> option.a & 1 else NEVER)
        elif option.verb == w.UNMARK:
            values.append(NEVER if mask >> option.a & 1 else 20.0)
        elif option.verb == w.ROLL:
            values.append(1.0)
        else:
            values.append(0.0 if option.verb == w.CANCEL else NEVER)
    return values


# --- the rest


def other_worth(mind: Mind, decision: Decision, option: Option) -> float:
    verb = option.verb
    if verb in (w.DONE, w.DECLINE):
        return 0.0
    if verb == w.USE:
        return use_value(mind, decision, option.a)
    if verb == w.LEADER:
        return leader_worth(mind, option.a)
    if verb == w.BLAME:
        return blame_value(mind, option.a)
    if verb in (w.SWAP, w.PRAY, w.AGAIN, w.GAIN):
        return goods_choice(mind, decision, option)
    if verb == w.RECRUIT:
        return mind.prices[option.a]
    if verb == w.PEEK:
        return peek_worth(mind, option.a)
    return card_choice(mind, option)


def card_choice(mind: Mind, option: Option) -> float:
    verb = option.verb
    if verb == w.KEEP:
        return own_worth(mind, option.a)
    if verb == w.REVEAL:
        return score_now(mind, option.a)
    if verb == w.TAKE:
        return rune_worth(mind, option.a)
    if verb == w.DRAW:
        return unseen_rune(mind)
    if verb == w.BUY:
        cost = mind.view.box.ships[option.a].cost
        left = [mind.goods[good] - cost[good] for good in range(w.GOODS)]
        return ship_worth(mind, option.a) + goods_worth(mind, left)
    return NEVER


def leader_worth(mind: Mind, leader: int) -> float:
    """CM-10: by how often each of them wins among equal bots."""
    worth = 0.0
    for step in mind.view.box.leaders[leader].ability:
        worth += LEADERS.get(step.when, 0.0)
    return worth


def use_value(mind: Mind, decision: Decision, rune: int) -> float:
    """CM-9: a rune in its own window, or a free one."""
    t, top = mind.view, mind.view.agenda[-1]
    window = t.box.runes[rune].window
    if window == w.WINDOW_SAGE:
        return 1.0
    if window == w.WINDOW_JOURNEY and isinstance(top, Voyage):
        return journey_worth(mind, top)
    if window == w.WINDOW_DEFEATED and isinstance(top, Victory):
        return glory_worth(mind, top.enemy, top.target)
    return flip_worth(mind, rune, decision.ask)


def blame_value(mind: Mind, seat: int) -> float:
    """CM-8.7: the player who leads; among equals, the one it hurts most."""
    return mind.view.glory(seat) + 0.1 * blame_worry(mind, seat)


def peek_worth(mind: Mind, shore: int) -> float:
    """CM-5.9: where the seat sails, or would like to; not what it has already seen."""
    t, target = mind.view, w.SHORE_1 + shore
    if t.journeys[shore].cards[:1] != [FACE_DOWN]:
        return 0.0
    own = 20.0 if t.holder[target] == mind.seat else 5.0 if t.ship_at[target] == w.NONE else 0.0
    return 1.0 + own + 0.1 * mind.gain(target)


def goods_choice(mind: Mind, decision: Decision, option: Option) -> float:
    if option.verb == w.GAIN:
        return gift_worth(mind, option.a, decision.args[0])
    if option.verb == w.SWAP:
        return swap_worth(mind, option.a, option.b)
    if option.verb == w.AGAIN:
        return again_worth(mind, decision.args[0])
    return pray_worth(mind, option.a + 1)


def swap_worth(mind: Mind, given: int, taken: int) -> float:
    """CM-5.13: once, or as often as is best."""
    goods = mind.goods[:]
    now, best = fed_worth(mind, goods), NEVER
    while goods[given]:
        goods[given] -= 1
        goods[taken] += 1
        best = max(best, fed_worth(mind, goods) - now)
    return best - 0.02


def again_worth(mind: Mind, place: int) -> float:
    """CM-5.18"""
    printed = mind.view.box.places[place]
    goods = [mind.goods[good] - printed.cost[good] for good in range(w.GOODS)]
    for step in printed.steps:
        goods = [goods[good] + step.goods[good] for good in range(w.GOODS)]
    return fed_worth(mind, goods) - fed_worth(mind, mind.goods)


def pray_worth(mind: Mind, favour: int) -> float:
    """CM-5.16"""
    goods = mind.goods[:]
    for place in mind.view.box.places:
        for step in place.steps:
            if favour in step.row_favour:
                goods[w.COIN] -= step.row_coins[step.row_favour.index(favour)]
    goods[w.FAVOUR] += favour
    return goods_worth(mind, goods)


def fed_worth(mind: Mind, goods: list[int]) -> float:
    """The worth of goods, and of what their food adds to the seat's ships."""
    pool, food = own_pool(mind), min(MOST, goods[w.FOOD])
    most = min(MOST, mind.goods[w.FOOD] + mind.goods[w.WOOD] + mind.goods[w.COIN])
    fights = best_orders(mind, own_tokens(mind), pool, food, pool, most, mind.view.hunts(mind.seat))
    return goods_worth(mind, goods) + fights
