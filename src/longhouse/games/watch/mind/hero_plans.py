"""When the greedy bot uses its hero, and which it takes. Heroes are recognised by their effects alone."""

from typing import Final

from longhouse.games.watch.mind.outlook import changed, outlook
from longhouse.games.watch.mind.plans import BUILDING, TRADING, Mind, blocked_pips, pips_of, threat
from longhouse.games.watch.mind.wall_plans import best_wildling, guard_gain, judge_guards, judge_wildlings
from longhouse.games.watch.rules.hero_effects import price
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.hero_verbs import lift_road
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import NOBODY, Decision, Option, Seat
from longhouse.kernel.effect import Effect

# the basic worth of a hero with this effect; what depends on the table is added
WANTED: Final = {
    w.DO_GAIN: 1.0,
    w.DO_FORCED_TRADE: 0.7,
    w.DO_SWAP_SUPPLY: 0.6,
    w.DO_DRAW_DEV: 0.6,
    w.DO_SUBSTITUTE: 0.1,
    w.DO_TAKE_SEEN: 0.3,
    w.DO_TORMUND_HOME: 0.1,
    w.DO_MOVE_ROAD: 0.1,
}
LUCKY: Final = 0.6  # the chance that the opponent who is asked has the card
FEW: Final = 0.03  # the worth of any use: another hero, or the other side

ASKS: Final = (
    "watch-ask-keep-hero",
    "watch-ask-replace-hero",
    "watch-ask-remove-hero",
    "watch-ask-hero-gain",
    "watch-ask-swap",
    "watch-ask-forced-trade",
    "watch-ask-ask",
    "watch-ask-ask-more",
    "watch-ask-hand",
    "watch-ask-look",
    "watch-ask-seize",
    "watch-ask-keep-card",
    "watch-ask-lift",
    "watch-ask-leave-out",
    "watch-ask-substitute",
    "watch-ask-wildling",
    "watch-ask-first-guard",
    "watch-ask-free-guard",
    "watch-ask-guard",
)


def judge_hero(mind: Mind, decision: Decision) -> list[float]:
    """The picks that heroes, guards and wildlings ask for."""
    ask = decision.ask
    options = decision.options
    if ask in ("watch-ask-keep-hero", "watch-ask-replace-hero"):
        return [keep_worth(mind, option) for option in options]
    if ask == "watch-ask-remove-hero":
        return [-wanted(mind, option.a) for option in options]
    if ask == "watch-ask-wildling":
        return judge_wildlings(mind, decision)
    if ask in ("watch-ask-first-guard", "watch-ask-free-guard", "watch-ask-guard"):
        return judge_guards(mind, decision)
    if ask == "watch-ask-lift":
        return [lift_worth(mind, option.a) for option in options]
    if ask == "watch-ask-keep-card":
        return [card_worth(mind, option.a) for option in options]
    if ask in ("watch-ask-ask", "watch-ask-ask-more", "watch-ask-look"):
        return [opponent_worth(mind, decision, option) for option in options]
    if ask in ("watch-ask-leave-out", "watch-ask-substitute"):
        return [payment_worth(mind, decision, option) for option in options]
    return [hand_worth(mind, decision, option) for option in options]


# --- whether to use it


def hero_worth(mind: Mind, hero: int, still: int) -> float:
    """What using it now adds; a harmful use is not worth the other side."""
    worth = FEW
    for effect in mind.view.box.scripts.effects[mind.view.box.heroes[hero].script]:
        worth += effect_worth(mind, effect, still)
    return worth


def effect_worth(mind: Mind, effect: Effect, still: int) -> float:
    view = mind.view
    verb = effect.verb
    if verb in (w.DO_SWAP_SUPPLY, w.DO_FORCED_TRADE):
        worth = best_swap(mind) - outlook(mind, mind.hand, mind.plans, TRADING)
        return worth * LUCKY if verb == w.DO_FORCED_TRADE else worth
    if verb == w.DO_TAKE_SEEN:
        return 0.1 + best_gain(mind, still) - outlook(mind, mind.hand, mind.plans, still)
    if verb == w.DO_SUBSTITUTE:
        return best_payment(mind, effect) - outlook(mind, mind.hand, mind.plans, BUILDING)
    if verb == w.DO_REMOVE_WILDLING:
        return best_wildling(mind, effect.numbers["places"]) - FEW
    if verb == w.DO_REVEAL_WILDLING:
        return -0.15
    if verb == w.DO_BUILD:
        return best_guard(mind) - FEW
    if verb == w.DO_DISCARD_PATROL:
        return -1.5 if view.holders[w.LARGEST_PATROL] == mind.seat else -0.3
    if verb == w.DO_TORMUND_HOME:
        return 0.06 * sum(blocked_pips(view, mind.seat)) + 0.02
    if verb == w.DO_MOVE_ROAD:
        return -0.2 if view.holders[w.LONGEST_ROAD] == mind.seat else -0.02
    return 0.0


def best_swap(mind: Mind) -> float:
    """The best hand after giving one card for another."""
    best = 0.0
    for given in range(w.RESOURCES):
        if mind.hand[given]:
            left = changed(mind.hand, given, -1)
            for taken in range(w.RESOURCES):
                if taken != given:
                    best = max(best, outlook(mind, changed(left, taken, 1), mind.plans, TRADING))
    return best


def best_gain(mind: Mind, still: int) -> float:
    return max([outlook(mind, changed(mind.hand, r, 1), mind.plans, still) for r in range(w.RESOURCES)])


def best_guard(mind: Mind) -> float:
    return max([guard_gain(mind, section) for section in range(len(mind.view.box.north.sections))])


def best_payment(mind: Mind, effect: Effect) -> float:
    """GW-14.20: the item, and the best hand left after paying for it in any way."""
    item = effect.numbers["item"]
    gain = 0.0
    for plan in mind.plans:
        if plan.item == item:
            gain = plan.gain * (1.2 if item == w.ITEM_CARD else 1.0)
    cost = mind.view.box.costs[item]
    ways = [price(mind.view, item, r, i) for r in range(w.RESOURCES) for i in range(w.RESOURCES) if cost[r] and i != r]
    if effect.numbers.get("optional", 0):
        ways.append(cost)
    left = [rest(mind, way) for way in ways]
    return gain + max([outlook(mind, hand, mind.plans, BUILDING) for hand in left if min(hand) >= 0] or [-1.0])


def rest(mind: Mind, paid: list[int]) -> list[int]:
    return [mind.hand[r] - paid[r] for r in range(w.RESOURCES)]


# --- which hero


def keep_worth(mind: Mind, option: Option) -> float:
    """GW-14.2: kept, it serves once more; another one perhaps twice."""
    if option.verb == w.KEEP_HERO:
        return 0.95 * wanted(mind, mind.view.heroes[mind.seat])
    return wanted(mind, option.a)


def wanted(mind: Mind, hero: int) -> float:
    view = mind.view
    worth = 0.0
    for effect in view.box.scripts.effects[view.box.heroes[hero].script]:
        worth += WANTED.get(effect.verb, 0.0)
        if effect.verb == w.DO_REMOVE_WILDLING:
            worth += 2 * best_wildling(mind, effect.numbers["places"])
        elif effect.verb == w.DO_REVEAL_WILDLING:
            worth -= 0.2
        elif effect.verb == w.DO_SUBSTITUTE and effect.numbers["item"] == w.ITEM_GUARD:
            worth += 0.5 * best_guard(mind)
        elif effect.verb == w.DO_TAKE_SEEN and behind(view, mind.seat):
            worth += 0.5
        elif effect.verb == w.DO_TORMUND_HOME:
            worth += 0.06 * sum(blocked_pips(view, mind.seat))
        elif effect.verb == w.DO_BUILD:
            worth += 0.3 if view.patrols(mind.seat) else 0.0
    return worth


def behind(view: Watch, seat: Seat) -> bool:
    return max([view.public_points(other) for other in range(view.seats)]) > view.public_points(seat)


# --- the picks of a use


def hand_worth(mind: Mind, decision: Decision, option: Option) -> float:
    """The worth of gaining or losing a card."""
    if option.verb in (w.NONE, w.NO_MORE):
        return -1.0
    n = -1 if decision.ask in ("watch-ask-swap", "watch-ask-hand") else 1
    worth = outlook(mind, changed(mind.hand, option.a, n), mind.plans, TRADING)
    if decision.ask == "watch-ask-forced-trade":
        return worth + 0.01 * expected(mind, option.a)
    if option.verb == w.GAIN:
        return worth
    return worth if decision.ask != "watch-ask-swap" else swap_after(mind, option.a)


def swap_after(mind: Mind, given: int) -> float:
    left = changed(mind.hand, given, -1)
    best = 0.0
    for taken in range(w.RESOURCES):
        if taken != given and mind.view.supply(taken):
            best = max(best, outlook(mind, changed(left, taken, 1), mind.plans, TRADING))
    return best


def expected(mind: Mind, resource: int) -> float:
    """How much of it the others produce together."""
    return float(sum([pips_of(mind.view, other)[resource] for other in mind.view.clockwise_after(mind.seat)]))


def opponent_worth(mind: Mind, decision: Decision, option: Option) -> float:
    """GW-14.19: an opponent who produces it; GW-14.13: one who is ahead and holds many cards."""
    if option.verb == w.NO_MORE:
        return 0.5
    size = mind.view.hands.size(option.a)
    if decision.ask == "watch-ask-look":
        return threat(mind.view, option.a) + 0.3 * size
    return pips_of(mind.view, option.a)[decision.args[0]] + 0.2 * size


def payment_worth(mind: Mind, decision: Decision, option: Option) -> float:
    """GW-14.20: keep what the other plans need."""
    if option.verb == w.NONE:
        return outlook(mind, [mind.hand[r] - decision.args[r] for r in range(w.RESOURCES)], mind.plans, BUILDING)
    if decision.ask == "watch-ask-substitute":
        return outlook(mind, changed(mind.hand, option.a, -1), mind.plans, BUILDING)
    kept = [mind.hand[r] - decision.args[r] for r in range(w.RESOURCES)]
    kept[option.a] += 1
    best = -1.0
    for instead in range(w.RESOURCES):
        if instead != option.a and kept[instead] > 0:
            best = max(best, outlook(mind, changed(kept, instead, -1), mind.plans, BUILDING))
    return best


def card_worth(mind: Mind, kind: int) -> float:
    """GW-14.12"""
    card = mind.view.box.cards[kind]
    if card.role == w.VICTORY:
        return mind.scored(card.points)
    return 0.6 if card.role == w.PATROL else 0.7


def lift_worth(mind: Mind, path: int) -> float:
    """GW-14.10: the road that the plans need least."""
    view = mind.view.clone()
    lift_road(view, mind.seat, path)
    other = Mind(view, mind.seat)
    other.make_plans()
    lost = 0.0
    for end in view.box.board.map.side_ends[path]:
        if mind.view.buildings[end] not in (NOBODY, mind.seat):
            lost += 0.2  # a road that ends at a rival's building is the first to go
    return outlook(other, other.hand, other.plans, BUILDING) + lost
