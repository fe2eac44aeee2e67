"""What a pick of cards that change hands would cost and bring, and when it is a bad bargain. See preview.py."""

from typing import Final

from longhouse.games.watch.face.previewing import cards_moved, fact, only, played, warning, with_the_others
from longhouse.games.watch.rules.proposals import Trade
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import GIVES, Watch
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.face import Fact

NEARLY_THERE: Final = 2  # points: a settlement or two


def dealing(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-4, GW-5.8, GW-6.1, GW-7.7."""
    verb = option.verb
    if verb == w.BUY_CARD:
        return buying(view)
    if verb == w.GIVE:
        rate = view.rates[seat * w.RESOURCES + option.a]
        return [fact("GW-4.5", "give", only(option.a, rate)), fact("GW-4.5", "gain-any", [1])]
    if verb == w.DISCARD:
        return [fact("GW-6.1", "give", only(option.a, 1))]
    if verb == w.NAME:
        n = with_the_others(view, seat, option.a)
        return [fact("GW-7.7", "gain", only(option.a, n))] if n else [warning("GW-7.7", "gain-nothing", [])]
    if verb == w.PROPOSE:
        return [fact("GW-4.4", "proposals", [view.proposals_left, view.proposals_left - 1])]
    if verb == w.SEND:
        return sending(view, seat)
    if verb == w.CLOSE:
        return closing(view, option, seat)
    return accepting(view) if verb == w.ACCEPT else []


def buying(view: Watch) -> list[Fact]:
    """GW-5.8: the price, and what the top card may be: all that this seat has not seen are equally likely."""
    unseen = [
        card.count
        - sum([view.cards.counts[i] for i in range(kind, len(view.cards.counts), view.cards.width)])
        - view.discarded.cards.count(kind)
        for kind, card in enumerate(view.box.cards)
    ]
    facts = [fact("GW-5.1", "cost", view.box.costs[w.ITEM_CARD])]
    return facts + [fact("GW-5.8", "odds", [k, unseen[k], sum(unseen)]) for k in range(len(unseen)) if unseen[k]]


# --- with other players


def sending(view: Watch, seat: Seat) -> list[Fact]:
    """GW-4.8: the offer; GW-4.9: a proposal that nobody can accept."""
    cards = view.chosen.row(seat)[GIVES:]
    facts = [fact("GW-4.8", "deal", cards)]
    if seat != view.active:
        return facts
    give, want = cards[: w.RESOURCES], cards[w.RESOURCES :]
    if nobody_holds(view, seat, want):
        facts.append(warning("GW-4.9", "nobody-holds", []))
    return facts + cheaper(view, seat, give, want)


def nobody_holds(view: Watch, seat: Seat, want: list[int]) -> bool:
    """GW-3.8: whether no opponent can hold all these cards, by what everybody can count."""
    for resource in range(w.RESOURCES):
        if with_the_others(view, seat, resource) < want[resource]:
            return True
    return max([view.hands.size(other) for other in view.clockwise_after(seat)]) < sum(want)


def cheaper(view: Watch, seat: Seat, give: list[int], want: list[int]) -> list[Fact]:
    """GW-4.5: what the supply would ask for the same cards, if that is less."""
    if min([view.supply(resource) - want[resource] for resource in range(w.RESOURCES)]) < 0:
        return []
    price = [0] * w.RESOURCES
    left = sum(want)
    rates = view.rates[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
    for rate in sorted(set(rates)):
        for resource in range(w.RESOURCES):
            if rates[resource] == rate:
                trades = min(left, give[resource] // rate)
                price[resource] = trades * rate
                left -= trades
    return [warning("GW-4.5", "cheaper", price)] if left == 0 and sum(price) < sum(give) else []


def closing(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-4.10: the trade as it was agreed."""
    after = played(view, option, seat)
    moved = [after.hands.counts[i] - view.hands.counts[i] for i in range(seat * w.RESOURCES, (seat + 1) * w.RESOURCES)]
    give = [max(-n, 0) for n in moved]
    want = [max(n, 0) for n in moved]
    facts = cards_moved(view, after, seat, "give", "GW-4.10") + cheaper(view, seat, give, want)
    return facts + helping(view, option.a)


def helping(view: Watch, other: Seat) -> list[Fact]:
    """GW-9.1: a trade with somebody who is about to win."""
    points = view.public_points(other)
    near = points + NEARLY_THERE >= view.box.goal
    return [warning(view.box.winning_rule, "helps-leader", [other, points, view.box.goal])] if near else []


def accepting(view: Watch) -> list[Fact]:
    """GW-4.9: what is wanted goes, what is given comes, if the proposer picks this seat."""
    for frame in view.agenda:
        if isinstance(frame, Trade):
            deal = fact("GW-4.9", "deal", frame.offer[w.RESOURCES :] + frame.offer[: w.RESOURCES])
            return [deal, *helping(view, view.active)]
    return []
