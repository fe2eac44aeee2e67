"""How well a seat is doing and how much time is left, in victory points: the numbers that the greedy bot uses."""

from math import exp, pow
from typing import Final, final

from longhouse.games.wild.rules.ending import measure
from longhouse.games.wild.rules.rounds import hand_draw
from longhouse.games.wild.rules.storage import capacity, storages, stored
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat

ROUNDS: Final[tuple[float, ...]] = (0.0, 0.0, 12.0, 10.0, 10.0)  # rounds of a game, by the number of players
# the worth of a unit of beer or gold in the last round, and how much more with each round to come
LAST_PRICE: Final[tuple[float, ...]] = (0.1, 0.2)
MORE_PRICE: Final[tuple[float, ...]] = (0.17, 0.22)
LONG: Final = 10.0  # rounds; with more of them a unit is worth no more
STORED: Final = 0.8  # for a unit that can only be spent in a later round


@final
class Mind:
    """What a seat concludes from its view, calculated once per decision."""

    def __init__(self, view: Wild, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.left: Final = rounds_left(view)  # to come after this one
        self.rival: Final = 1.0 / (view.seats - 1)  # the worth of an opponent's point
        self.drawn: Final = hand_draw(view, seat)
        self.cards: Final = sum(view.owned[seat])
        self.often: Final = min(1.0, self.drawn / max(1, self.cards))  # how often a card is drawn in a round
        self.worths: Final[dict[int, float]] = {}  # by card: the worth of drawing it
        self.chances: Final[dict[int, float]] = {}  # see odds.py
        self.average = -1.0  # the worth of drawing one of the seat's cards; negative: not known yet


def rounds_left(t: Wild) -> float:
    """VW-16.2, VW-16.11: estimated from how near the leader is to the target."""
    if t.last:
        return 0.0
    lead = 0
    for seat in range(t.seats):
        lead = max(lead, t.vp(seat))
    part = min(1.0, lead / t.box.target)
    whole = ROUNDS[t.seats] * t.box.target / (40.0 if t.seats == 2 else 30.0)
    left = whole * (1.0 - pow(part, 0.7))
    if t.box.round_limit:
        left = min(left, float(t.box.round_limit - t.round))
    return max(0.3, left)


# --- resources


def price(resource: int, left: float) -> float:
    """The worth of a unit that can be spent with this many rounds to come."""
    return LAST_PRICE[resource] + MORE_PRICE[resource] * min(LONG, left)


def income_worth(mind: Mind, resource: int) -> float:
    """The worth of a unit in each round to come."""
    left = mind.left
    return left * price(resource, max(0.0, left - 1.0) / 2)


def room(mind: Mind, resource: int) -> int:
    """What the working storages of a type can hold."""
    t = mind.view
    n = 0
    for slot in storages(t, mind.seat, resource):
        n += capacity(t, mind.seat, slot)
    return n


def kept_worth(mind: Mind, resource: int, tokens: int, storable: int) -> float:
    """VW-13.5, VW-16.5: the worth of this many tokens left after the turn, with room for `storable`."""
    t = mind.view
    n = min(tokens, storable)
    if n == 0:
        return 0.0
    worth = 0.0
    if mind.left > 0.0:
        worth = n * STORED * price(resource, mind.left - 1.0)
    each = 0
    for slot in storages(t, mind.seat, resource):
        each = capacity(t, mind.seat, slot)
    if each:
        worth += t.box.full_storage_vp * (n // each)
    return worth + stored_glory(mind, resource, n)


def stored_glory(mind: Mind, resource: int, n: int) -> float:
    """VW-16.5: what this many stored tokens count for an achievement."""
    t = mind.view
    for achievement in t.achievements:
        printed = t.box.achievements[achievement]
        if printed.measure == w.MEASURE_STORED and printed.what == resource:
            now = stored(t, mind.seat, resource)
            return achieved(mind, achievement, float(n)) - achieved(mind, achievement, float(now))
    return 0.0


# --- achievements, VW-16.3


def achieved(mind: Mind, achievement: int, n: float) -> float:
    """The worth of an achievement to a player who has n of what it measures: the chance to end ahead or level."""
    t = mind.view
    most = 0.5
    for other in range(t.seats):
        if other != mind.seat:
            most = max(most, float(measure(t, other, achievement)))
    spread = 0.3 + 0.25 * min(mind.left, LONG)
    ahead, level = sigmoid((n - most - 0.5) / spread), sigmoid((n - most + 0.5) / spread)
    table = t.box.achievement_vp
    return table[0] * ahead + table[1] * (level - ahead)


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, 1.7 * x))))


def one_more(mind: Mind, achievement: int) -> float:
    have = float(measure(mind.view, mind.seat, achievement))
    return achieved(mind, achievement, have + 1) - achieved(mind, achievement, have)


def card_glory(mind: Mind, card: int) -> float:
    """VW-16.5: what one more copy of a card counts for the achievements in play."""
    t = mind.view
    printed = t.box.cards[card]
    worth = 0.0
    for achievement in t.achievements:
        kind, what = t.box.achievements[achievement].measure, t.box.achievements[achievement].what
        if (
            (kind == w.MEASURE_CARD and what == card)
            or (kind == w.MEASURE_KIND and what == printed.kind)
            or (kind == w.MEASURE_DECK and what == printed.deck)
        ):
            worth += one_more(mind, achievement)
    return worth


def count_glory(mind: Mind, kind: int) -> float:
    """VW-16.5: one more building or completed mission."""
    t = mind.view
    for achievement in t.achievements:
        if t.box.achievements[achievement].measure == kind:
            return one_more(mind, achievement)
    return 0.0
