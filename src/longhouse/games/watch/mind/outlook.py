"""What a hand can be used for, as the greedy bot sees it: its best plan, and how long it takes."""

from longhouse.games.watch.mind.plans import BUILDING, CARD, DISCOUNT, OVERFULL, SECOND, TRADING, WIN, Mind, Plan
from longhouse.games.watch.state.words import RESOURCES
from longhouse.kernel.decision import NOBODY


def outlook(mind: Mind, hand: list[int], plans: list[Plan], still: int) -> float:
    """The worth of these cards: the best plan, part of the best of another kind, the danger of a seven (GW-6.1)."""
    best = 0.0
    item = NOBODY
    second = 0.0
    for plan in plans:
        worth = plan.gain * DISCOUNT ** rounds(mind, hand, plan.cost, still)
        if worth > best:
            if plan.item != item:
                second = best
            best = worth
            item = plan.item
        elif worth > second and plan.item != item:
            second = worth
    size = sum(hand)
    over = max(0, size - mind.view.box.hand_limit)
    return best + SECOND * second + CARD * size - OVERFULL * over


def rounds(mind: Mind, hand: list[int], cost: list[int], still: int) -> float:
    """How many rounds until the cost can be paid, supply trade included (GW-4.5); 0 = in this turn."""
    missing = 0
    swaps = 0
    for r in range(RESOURCES):
        over = hand[r] - cost[r]
        if over < 0:
            missing -= over
        else:
            swaps += over // mind.rates[r]
    if missing == 0:
        return 0.0 if still else 1.0
    if still == TRADING and swaps >= missing:
        return 0.05 * missing
    return 1.0 + 0.03 * missing + waiting(mind.income, mind.rates, hand, cost)


def waiting(income: list[float], rates: list[int], hand: list[int], cost: list[int]) -> float:
    """When average income pays it: the zero of a concave piecewise linear function, found by following its slopes."""
    time = 0.0
    for _ in range(RESOURCES + 1):
        balance = 0.0
        slope = 0.0
        for r in range(RESOURCES):
            over = hand[r] + income[r] * time - cost[r]
            if over < -0.000001:
                balance += over
                slope += income[r]
            else:
                balance += over / rates[r]
                slope += income[r] / rates[r]
        if balance >= -0.000001:
            return time
        if slope < 0.000001:
            return 40.0
        time -= balance / slope
    return time


def best_plan(mind: Mind) -> Plan | None:
    """What this hand should be used for while trading is possible."""
    best: Plan | None = None
    most = 0.0
    for plan in mind.plans:
        worth = plan.gain * DISCOUNT ** rounds(mind, mind.hand, plan.cost, TRADING)
        if worth > most:
            best = plan
            most = worth
    return best


def changed(hand: list[int], resource: int, n: int) -> list[int]:
    other = hand[:]
    other[resource] += n
    return other


def put_aside(mind: Mind) -> None:
    """GW-3.3: cards that the build step will need are not traded away; there are no plans beyond a victory."""
    plan = best_plan(mind)
    while plan is not None and rounds(mind, mind.hand, plan.cost, BUILDING) == 0.0:
        mind.hand = [mind.hand[r] - plan.cost[r] for r in range(RESOURCES)]
        mind.plans = [other for other in mind.plans if other is not plan and plan.gain < WIN]
        plan = best_plan(mind)
