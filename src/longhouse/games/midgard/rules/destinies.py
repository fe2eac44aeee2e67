"""CM-12.3 to CM-12.5: what destinies compare; CM-2.4, CM-H8: the destiny deck and what was put under it."""

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.cards import Enemy
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import top, without_top
from longhouse.kernel.decision import NO_EYES, Seat
from longhouse.kernel.zone import Zone

# --- what is compared


def measure(t: Midgard, seat: Seat, what: int) -> int:
    """CM-12.5, CM-12.15: assigned dice count as owned; food aboard and coins on monsters do not count."""
    if what < w.MEASURE_FOOD:
        return defeated(t, seat, what)
    if what < w.MEASURE_WARRIORS:
        return t.goods[seat * w.GOODS + what - w.MEASURE_FOOD]
    return t.warriors(seat) if what == w.MEASURE_WARRIORS else len(t.runes[seat])


def defeated(t: Midgard, seat: Seat, what: int) -> int:
    """CM-12.5: draugr and monsters of a colour, or cards of a kind."""
    n = 0
    for enemy in t.trophies[seat].cards:
        if is_measured(t.box.enemies[enemy], what):
            n += 1
    return n


def is_measured(enemy: Enemy, what: int) -> bool:
    return (enemy.colour if what < w.MEASURE_TROLLS else w.MEASURE_TROLLS + enemy.kind) == what


def is_secret(t: Midgard, what: int) -> bool:
    """CM-H3: trophies are; so nobody but the table itself can compare them before the end."""
    return what < w.MEASURE_FOOD and not t.box.hall_of_fame


def bonus(t: Midgard, seat: Seat, destiny: int) -> int:
    """CM-12.3, CM-12.4: big if the owner is alone ahead, small if tied; the owner needs at least 1."""
    card = t.box.destinies[destiny]
    own = measure(t, seat, card.measure)
    if own < card.minimum:
        return 0
    others = [measure(t, other, card.measure) for other in range(t.seats) if other != seat]
    most = max(others)
    return card.big if own > most else card.small if own == most else 0


# --- the deck


def destinies_left(t: Midgard) -> int:
    """CM-3.10: the deck is not replenished, but for what was put under it."""
    return len(t.destiny_deck.cards) + sum([len(bundle.cards) for bundle in t.bundles])


def draw_destinies(t: Midgard, seat: Seat, n: int) -> list[int]:
    """CM-10.3: as many as there are; the player who draws sees them."""
    cards: list[int] = []
    while len(cards) < n and destinies_left(t):
        if t.destiny_deck.cards:
            cards.append(top(t.destiny_deck))
            t.destiny_deck = without_top(t.destiny_deck)
        else:
            cards.append(draw_from_under(t, seat))
    if cards:
        t.reveals += 1
    return cards


def draw_from_under(t: Midgard, seat: Seat) -> int:
    """CM-RU16: cards put under together lie in random order.

    The player who put them there must not learn from what is left which one another player has drawn.
    """
    bundle = t.bundles[0]
    card = bundle.cards[t.chance.below(w.CHANCE_CARDS, len(bundle.cards))]
    left = [other for other in bundle.cards if other != card]
    seen_by = bundle.seen_by if bundle.seen_by == 1 << seat else NO_EYES
    t.bundles = [Zone(left, seen_by, bundle.pool), *t.bundles[1:]] if left else t.bundles[1:]
    return card


def put_under(t: Midgard, seat: Seat, cards: list[int]) -> None:
    """CM-9.10, CM-H8: the player remembers which cards they put under the deck; the others see how many."""
    if cards:
        t.bundles = [*t.bundles, Zone(sorted(cards), 1 << seat, w.POOL_DESTINIES)]
        if t.listening:
            for card in sorted(cards):
                t.record_secret("midgard-event-destiny-under", "CM-RU16", seat, [card], 0, 1 << seat)


def give_destiny(t: Midgard, seat: Seat, card: int, rule: str) -> None:
    """CM-H2: its owner alone sees it."""
    held = t.destinies[seat]
    t.destinies[seat] = Zone(sorted([*held.cards, card]), held.seen_by, held.pool)
    if t.listening:
        t.record_secret("midgard-event-destiny", rule, seat, [card], 0, 1 << seat)
