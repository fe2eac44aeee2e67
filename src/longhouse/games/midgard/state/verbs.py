"""The small changes that every section uses: one change to the table and one event."""

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Seat
from longhouse.kernel.zone import Zone

# --- resources, glory, blame


def gain(t: Midgard, seat: Seat, goods: list[int], rule: str) -> None:
    """CM-1.5, CM-4.9: resources never run out."""
    if not any(goods):
        return
    for good in range(w.GOODS):
        t.goods[seat * w.GOODS + good] += goods[good]
    if t.listening:
        t.record("midgard-event-gained", rule, seat, goods[:])


def gain_one(t: Midgard, seat: Seat, good: int, n: int, rule: str) -> None:
    goods = [0] * w.GOODS
    goods[good] = n
    gain(t, seat, goods, rule)


def can_pay(t: Midgard, seat: Seat, goods: list[int]) -> bool:
    at = seat * w.GOODS
    held = t.goods
    return held[at] >= goods[0] and held[at + 1] >= goods[1] and held[at + 2] >= goods[2] and held[at + 3] >= goods[3]


def pay(t: Midgard, seat: Seat, goods: list[int], rule: str) -> None:
    """CM-4.14: in full, before anything is gained."""
    if not any(goods):
        return
    for good in range(w.GOODS):
        t.goods[seat * w.GOODS + good] -= goods[good]
    if t.listening:
        t.record("midgard-event-paid", rule, seat, goods[:])


def pay_one(t: Midgard, seat: Seat, good: int, n: int, rule: str) -> None:
    goods = [0] * w.GOODS
    goods[good] = n
    pay(t, seat, goods, rule)


def gain_glory(t: Midgard, seat: Seat, n: int, source: int, rule: str) -> None:
    """CM-1.10: at once; `source` is where the final score will list it."""
    if n:
        t.earned[seat * w.TRACK_SOURCES + source] += n
        if t.listening:
            t.record("midgard-event-glory", rule, seat, [n])


def take_blame(t: Midgard, seat: Seat, n: int, rule: str) -> None:
    t.blame[seat] += n
    if t.listening:
        t.record("midgard-event-blame", rule, seat, [n])


def drop_blame(t: Midgard, seat: Seat, rule: str) -> None:
    """CM-8.7: one, if there is any."""
    if t.blame[seat]:
        t.blame[seat] -= 1
        if t.listening:
            t.record("midgard-event-blame-gone", rule, seat, [1])


# --- warrior dice


def enlist(t: Midgard, seat: Seat, dice: list[int], rule: str) -> None:
    """Dice from the supply into the reserve; the caller has checked CM-1.7 to CM-1.9."""
    if not any(dice):
        return
    for die in range(w.DICE):
        t.supply[die] -= dice[die]
        t.reserve[seat * w.DICE + die] += dice[die]
    if t.listening:
        t.record("midgard-event-recruited", rule, seat, dice[:])


def lose_warrior(t: Midgard, target: int, die: int, rule: str) -> None:
    """One die of a fight or a ship goes to the supply."""
    t.sent[target * w.DICE + die] -= 1
    t.supply[die] += 1
    if t.listening:
        t.record("midgard-event-lost-warrior", rule, t.holder[target], [target, die])


def lose_food(t: Midgard, target: int, n: int, rule: str) -> None:
    """Food aboard goes to the supply."""
    if n:
        t.laden[target] -= n
        if t.listening:
            t.record("midgard-event-lost-food", rule, t.holder[target], [target, n])


def come_home(t: Midgard, target: int, rule: str) -> None:
    """CM-8.20: survivors return to the reserve of their owner."""
    seat = t.holder[target]
    for die in range(w.DICE):
        t.reserve[seat * w.DICE + die] += t.sent[target * w.DICE + die]
        t.sent[target * w.DICE + die] = 0


# --- cards


def flip(t: Midgard, seat: Seat, rune: int, rule: str) -> None:
    """CM-9.1: used once; it stays with its owner."""
    t.used |= 1 << rune
    if t.listening:
        t.record("midgard-event-rune", rule, seat, [rune])


def look(t: Midgard, seat: Seat, shore: int, rule: str) -> None:
    """CM-H4, CM-H8: the seat knows this journey while it lies there; everybody knows that it has looked."""
    zone = t.journeys[shore]
    t.journeys[shore] = Zone(zone.cards, zone.seen_by | 1 << seat, zone.pool)
    t.reveals += 1
    if t.listening:
        t.record_secret("midgard-event-looked", rule, seat, [shore, zone.cards[0]], 1, 1 << seat)


def take_trophy(t: Midgard, seat: Seat, enemy: int) -> None:
    """CM-8.23: onto the pile; CM-H3: who may look at it stays the same."""
    pile = t.trophies[seat]
    t.trophies[seat] = Zone([*pile.cards, enemy], pile.seen_by, pile.pool)
    t.defeated = [*t.defeated, enemy]


def draw_journey(t: Midgard) -> int:
    """CM-3.10: the top of the journey deck, which is refilled from the discard pile when it is empty."""
    if not t.journey_deck.cards:
        cards = t.journey_discard[:]
        t.chance.shuffle(w.CHANCE_JOURNEYS, cards)
        t.journey_deck = Zone(cards, NO_EYES, w.POOL_JOURNEYS)
        t.journey_discard = []
        if t.listening:
            t.record("midgard-event-journeys-shuffled", "CM-3.10", NOBODY, [])
    journey = top(t.journey_deck)
    t.journey_deck = without_top(t.journey_deck)
    return journey


def top(zone: Zone) -> int:
    """The card that is drawn next."""
    return zone.cards[-1]


def without_top(zone: Zone) -> Zone:
    return Zone(zone.cards[:-1], zone.seen_by, zone.pool)


def opened(zone: Zone) -> Zone:
    """CM-12.2: for everybody to see."""
    return Zone(zone.cards, EVERYBODY, zone.pool)
