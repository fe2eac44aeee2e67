"""How good a trade looks to a seat, with the supply or with other players."""

from longhouse.games.watch.mind import plans
from longhouse.games.watch.mind.outlook import best_plan, changed, outlook, put_aside
from longhouse.games.watch.rules.proposals import ACCEPTED, Trade
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import ANSWER, GIVES, WANTS
from longhouse.kernel.decision import Decision, Option

# --- trade


def supply_worth(mind: plans.Mind, given: int) -> float:
    """GW-4.5: with cards that are not reserved, for the card that helps most."""
    left = changed(mind.hand, given, -mind.rates[given])
    if left[given] < 0:
        return -1.0
    worth = -1.0
    for r in range(w.RESOURCES):
        if r != given and mind.view.supply(r):
            worth = max(worth, outlook(mind, changed(left, r, 1), mind.plans, plans.TRADING))
    return worth - plans.CLAIM


def judge_taking(mind: plans.Mind, decision: Decision) -> list[float]:
    """GW-4.11: the second half of the same trade."""
    put_aside(mind)
    left = changed(mind.hand, decision.args[0], -decision.args[1])
    return [outlook(mind, changed(left, option.a, 1), mind.plans, plans.TRADING) for option in decision.options]


def propose_worth(mind: plans.Mind) -> float:
    """GW-4.4: a few times a turn, only if it would help much, and never if nobody will help any more."""
    view = mind.view
    if (
        view.box.proposals - view.proposals_left >= min(plans.PROPOSALS, view.seats - 1)
        or view.public_points(mind.seat) >= plans.LEADER
    ):
        return -1.0
    offer = best_offer(mind)
    if not offer:
        return -1.0
    worth = deal_worth(mind, offer[: w.RESOURCES], offer[w.RESOURCES :], plans.TRADING)
    return worth if worth > outlook(mind, mind.hand, mind.plans, plans.TRADING) + plans.HELP else -1.0


def deal_worth(mind: plans.Mind, gives: list[int], wants: list[int], still: int) -> float:
    """The outlook once these cards have changed hands; a seat cannot give what it does not have."""
    hand = [mind.hand[r] - gives[r] + wants[r] for r in range(w.RESOURCES)]
    return outlook(mind, hand, mind.plans, still) if min(hand) >= 0 else -1.0


def best_offer(mind: plans.Mind) -> list[int]:
    """GW-4.2: one card that the best plan lacks, for one or two that it can spare; nothing that was proposed before."""
    plan = best_plan(mind)
    best: list[int] = []
    if plan is None:
        return best
    most = -1.0
    makes = partners(mind)
    for want in range(w.RESOURCES):
        if mind.hand[want] < plan.cost[want]:
            for give in range(w.RESOURCES):
                offer = next_offer(mind, give, mind.hand[give] - plan.cost[give], want)
                if offer and somebody_would(makes, give, want):
                    worth = deal_worth(mind, offer[: w.RESOURCES], offer[w.RESOURCES :], plans.TRADING)
                    if worth > most:
                        best = offer
                        most = worth
    return best


def next_offer(mind: plans.Mind, give: int, spare: int, want: int) -> list[int]:
    """One card for one; two for one if nobody accepted that."""
    for n in range(1, min(2, spare, mind.view.box.side_limit) + 1):
        offer = [0] * (2 * w.RESOURCES)
        offer[give] = n
        offer[w.RESOURCES + want] = 1
        if offer not in mind.view.sent:
            return offer
    return []


def partners(mind: plans.Mind) -> list[list[int]]:
    """The production of all players who have cards and are not about to win."""
    view = mind.view
    makes: list[list[int]] = []
    for other in range(view.seats):
        if other != mind.seat and view.hands.size(other) and view.public_points(other) < plans.LEADER:
            makes.append(plans.pips_of(view, other))
    return makes


def somebody_would(makes: list[list[int]], give: int, want: int) -> bool:
    """Whether it is worth asking: some opponent produces more of what is wanted than of what is given."""
    return any(pips[want] > pips[give] for pips in makes)


def judge_composing(mind: plans.Mind, decision: Decision) -> list[float]:
    """GW-4.8: the next small step towards the best offer, which is recalculated each time; without one, drop it."""
    put_aside(mind)
    offer = best_offer(mind) if mind.seat == mind.view.active else []
    laid = mind.view.chosen.row(mind.seat)[GIVES:]
    side = w.RESOURCES if decision.ask == "watch-ask-want" else 0
    fits = bool(offer) and (side == 0 or laid[: w.RESOURCES] == offer[: w.RESOURCES])
    values: list[float] = []
    for option in decision.options:
        worth = 0.0
        if option.verb == w.ADD:
            worth = 2.0 - 0.1 * option.a if fits and laid[side + option.a] < offer[side + option.a] else -1.0
        elif option.verb in (w.DONE, w.SEND):
            worth = 1.0 if fits and laid[side : side + w.RESOURCES] == offer[side : side + w.RESOURCES] else -1.0
        values.append(worth)
    return values


def answer_worth(mind: plans.Mind, option: Option, args: list[int]) -> float:
    """GW-4.9: what helps the seat's own plans, but not with a player who is about to win. `args`: who, gives, wants."""
    if option.verb != w.ACCEPT:
        return 0.0 if option.verb == w.DECLINE else -1.0
    if mind.view.public_points(args[0]) >= plans.LEADER:
        return -1.0
    gives = args[1 : 1 + w.RESOURCES]
    wants = args[1 + w.RESOURCES :]
    return (
        deal_worth(mind, wants, gives, plans.NOTHING)
        - outlook(mind, mind.hand, mind.plans, plans.NOTHING)
        - plans.FAVOUR
    )


def judge_closing(mind: plans.Mind, options: list[Option]) -> list[float]:
    """GW-4.10: the best of what the others said."""
    put_aside(mind)
    trade = mind.view.agenda[-1]
    values: list[float] = []
    for option in options:
        if option.verb != w.CLOSE or not isinstance(trade, Trade):  # or others are still answering, GW-4.12
            values.append(outlook(mind, mind.hand, mind.plans, plans.TRADING) + plans.CLAIM)
            continue
        answer = trade.answers[option.a]
        if answer[ANSWER] == ACCEPTED:
            worth = deal_worth(mind, trade.offer[: w.RESOURCES], trade.offer[w.RESOURCES :], plans.TRADING)
        else:
            worth = deal_worth(mind, answer[WANTS:], answer[GIVES:WANTS], plans.TRADING)
        values.append(worth - 0.01 * plans.threat(mind.view, option.a))
    return values
