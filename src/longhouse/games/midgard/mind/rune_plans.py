"""What runes and destinies are worth, and when a free rune is flipped."""

from typing import Final

from longhouse.games.midgard.mind.battle_plans import best_orders, own_pool, own_tokens
from longhouse.games.midgard.mind.standing import MOST, Mind, destiny_worth, hire_goal, measured, own_worth
from longhouse.games.midgard.rules.destinies import destinies_left, measure
from longhouse.games.midgard.rules.runes import drawn_anyway
from longhouse.games.midgard.rules.shops import open_runes
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.kernel.zone import FACE_DOWN

NEVER: Final = -50.0
AT_ONCE: Final = 40.0
ASSIGNING: Final[tuple[str, ...]] = ("midgard-ask-assign", "midgard-ask-seal")
# in the last round: goods first, then coins for coins, then what compares them
LAST_ORDER: Final[tuple[int, ...]] = (w.DO_GAIN_CHOICE, w.DO_DOUBLE_COINS, w.DO_SCORE_DESTINY_NOW)
FOOD_PAYS: Final = 2.5  # the least that gifts must add to a voyage

# the worth of using a rune in time: in the last round, in the one before, earlier
USES: Final[dict[int, tuple[float, ...]]] = {
    w.DO_GAIN_CHOICE: (1.3, 2.4, 3.2),
    w.DO_GLORY_BONUS_PERCENT: (2.5, 4.0, 5.0),
    w.DO_CANCEL_LOSSES: (1.5, 3.0, 4.0),
    w.DO_REPLACE_JOURNEY: (0.5, 0.8, 1.0),
    w.DO_PEEK_JOURNEY: (0.3, 0.6, 0.8),
    w.DO_REROLL: (1.0, 1.5, 1.8),
    w.DO_SHIELDS_ALSO_HIT: (1.0, 1.5, 1.8),
    w.DO_DRAW_DESTINY_EXTRA: (0.0, 0.6, 1.2),
}


# --- what a rune is worth to own


def rune_worth(mind: Mind, rune: int) -> float:
    """CM-12.7: its glory, the worth of its use, and its count as a rune."""
    t = mind.view
    printed = t.box.runes[rune]
    have = len(t.runes[mind.seat])
    more = measured(mind, w.MEASURE_RUNES, have + 1) - measured(mind, w.MEASURE_RUNES, have)
    return printed.glory + use_worth(mind, printed.step) + more


def use_worth(mind: Mind, step: Step) -> float:
    if step.verb == w.DO_DOUBLE_COINS:
        return 0.45 * min(step.max_gain, mind.goods[w.COIN] + min(3, mind.later))
    if step.verb == w.DO_SCORE_DESTINY_NOW:
        best = 0.0
        for destiny in mind.view.destinies[mind.seat].cards:
            best = max(best, own_worth(mind, destiny))
        return 0.9 * best + 0.2 * mind.later
    return USES[step.verb][min(2, mind.later)] if step.verb in USES else 0.5


def unseen_rune(mind: Mind) -> float:
    """The top of the deck: any rune that nobody has and that is not on display."""
    left = mind.view.pool(w.POOL_RUNES)
    worth, n = 0.0, 0
    for rune in range(len(left)):
        if left[rune]:
            worth += rune_worth(mind, rune)
            n += 1
    return worth / n if n else 0.0


def best_rune(mind: Mind) -> float:
    best = unseen_rune(mind) if mind.view.rune_deck.cards else 0.0
    for rune in open_runes(mind.view):
        best = max(best, rune_worth(mind, rune))
    return best


# --- destinies


def sage_worth(mind: Mind, step: Step) -> float:
    """CM-5.9: an unknown destiny; CM-10.3: the better one of two."""
    t = mind.view
    if destinies_left(t) == 0:
        return 0.0
    worths: list[float] = []
    for destiny in range(len(t.box.destinies)):
        if destiny not in mind.held and not any(destiny in shown for shown in t.revealed):
            worths.append(own_worth(mind, destiny))
    worths.sort()
    skip = len(worths) * (drawn_anyway(t, mind.seat) - step.keep) // 3
    amount, n = 0.0, 0
    for at in range(skip, len(worths)):
        amount += worths[at]
        n += 1
    return amount / n * (1.0 + 0.03 * mind.later) if n else 0.0


def score_now(mind: Mind, destiny: int) -> float:
    """CM-9.9: what it scores if it is revealed at once, as far as the seat can see."""
    t = mind.view
    card = t.box.destinies[destiny]
    have = measure(t, mind.seat, card.measure)
    if card.measure < w.MEASURE_FOOD and not t.box.hall_of_fame:
        return destiny_worth(mind, destiny, float(have)) * (1.0 if mind.later == 0 else 0.6)
    most = max([measure(t, other, card.measure) for other in range(t.seats) if other != mind.seat])
    if have < card.minimum:
        return 0.0
    return float(card.big if have > most else card.small if have == most else 0)


def best_score_now(mind: Mind) -> float:
    best = 0.0
    for destiny in mind.view.destinies[mind.seat].cards:
        best = max(best, score_now(mind, destiny))
    return best


# --- CM-9.2: when to flip a free rune


def flip_worth(mind: Mind, rune: int, window: str) -> float:
    """Above 0 if it should be flipped now; `window` is the open question."""
    step = mind.view.box.runes[rune].step
    if window == "midgard-ask-last-runes":
        return AT_ONCE - LAST_ORDER.index(step.verb) if step.verb in LAST_ORDER else AT_ONCE
    if step.verb == w.DO_DOUBLE_COINS:
        return AT_ONCE if mind.goods[w.COIN] >= step.max_gain or wealth_pays(mind, step) else NEVER
    if step.verb == w.DO_SCORE_DESTINY_NOW:
        sure = 5.5 - 0.5 * max(0, 3 - mind.later)
        return AT_ONCE if mind.later and best_score_now(mind) >= sure else NEVER
    if step.verb == w.DO_PEEK_JOURNEY:
        return AT_ONCE if window in ASSIGNING and sails_blind(mind) else NEVER
    return gifts_worth(mind, step, window)


def wealth_pays(mind: Mind, step: Step) -> bool:
    """CM-5.17: enough for the spare worker."""
    goal, coins = hire_goal(mind), mind.goods[w.COIN]
    return mind.later >= 2 and coins < goal <= coins + min(coins, step.max_gain)


def sails_blind(mind: Mind) -> bool:
    """Whether a ship of the seat's own sails to a journey that the seat has not seen."""
    t = mind.view
    for target in t.targets_of(mind.seat):
        if target >= w.SHORE_1 and t.journeys[target - w.SHORE_1].cards[:1] == [FACE_DOWN]:
            return True
    return False


def gifts_worth(mind: Mind, step: Step, window: str) -> float:
    """CM-9.3: for a voyage that needs food, or for the spare worker."""
    if window in ASSIGNING:
        pool, tokens, food = own_pool(mind), own_tokens(mind), mind.goods[w.FOOD]
        more = min(MOST, food + step.n)
        hunts = mind.view.hunts(mind.seat)
        now = best_orders(mind, tokens, pool, food, pool, more, hunts)
        return AT_ONCE if best_orders(mind, tokens, pool, more, pool, more, hunts) - now > FOOD_PAYS else NEVER
    goal, coins = hire_goal(mind), mind.goods[w.COIN]
    if window == "midgard-ask-place" and mind.later >= 2 and coins < goal <= coins + step.n:
        return AT_ONCE
    return NEVER


def gift_worth(mind: Mind, good: int, left: int) -> float:
    """Which of the gifts to take next."""
    goal = hire_goal(mind)
    if mind.view.phase == w.PHASE_ASSIGNMENT and good == w.FOOD:
        pool, tokens, food = own_pool(mind), own_tokens(mind), mind.goods[w.FOOD]
        hunts, more = mind.view.hunts(mind.seat), min(MOST, food + left)
        now = best_orders(mind, tokens, pool, food, pool, more, hunts)
        return mind.price(good) + best_orders(mind, tokens, pool, more, pool, more, hunts) - now
    if good == w.COIN and mind.later >= 2 and mind.goods[w.COIN] < goal <= mind.goods[w.COIN] + left:
        return 9.0
    return mind.price(good)
