"""The small changes that heroes make: one change to the table and one event."""

from longhouse.games.watch.state.table import FACE_UP, FRESH, IN_HIS_CAMP, Watch
from longhouse.games.watch.state.verbs import move_card, take_from_supply
from longhouse.games.watch.state.words import LUCK_DECK, PIECE_ROAD, PIECES, POOL_CARDS, RESOURCES
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Seat
from longhouse.kernel.zone import Zone

# --- cards


def hand_card(t: Watch, giver: Seat, taker: Seat, resource: int, n: int, rule: str) -> None:
    """GW-14.7: an open hand-over."""
    move_card(t, giver, taker, resource, n)
    if t.listening:
        t.record("watch-event-handed", rule, giver, [taker, resource, n])


def uncover_hand(t: Watch, seat: Seat, victim: Seat) -> None:
    """GW-14.13: this seat sees the hand of that one. The masks are shared by clones, so they are replaced."""
    t.hands.seen_by = [mask | 1 << seat if row == victim else mask for row, mask in enumerate(t.hands.seen_by)]
    t.reveals += 1
    if t.listening:
        cards = t.hands.row(victim)
        t.record_secret("watch-event-looked", "GW-14.13", seat, [victim, *cards], 1, 1 << seat | 1 << victim)


def cover_hand(t: Watch, victim: Seat) -> None:
    """GW-14.13: at that moment only; from now on a hand is its owner's secret again."""
    t.hands.seen_by = [1 << row if row == victim else mask for row, mask in enumerate(t.hands.seen_by)]


def seize(t: Watch, seat: Seat, victim: Seat, resource: int) -> None:
    """GW-14.13: the card taken is known to the two."""
    move_card(t, victim, seat, resource, 1)
    if t.listening:
        t.record_secret("watch-event-robbed", "GW-14.13", seat, [victim, resource], 1, 1 << seat | 1 << victim)


def pay_with(t: Watch, seat: Seat, cards: list[int]) -> None:
    """GW-14.20: cards that are paid are public."""
    for resource in range(RESOURCES):
        take_from_supply(t, seat, resource, -cards[resource])
    if t.listening:
        t.record("watch-event-paid", "GW-14.20", seat, cards)


# --- the deck


def look_at_deck(t: Watch, seat: Seat, n: int) -> None:
    """GW-14.12: the top cards of the deck, seen by this seat alone."""
    cards: list[int] = []
    while t.deck.cards and len(cards) < n:
        cards.append(t.deck.cards.pop())
    t.looked = Zone(cards, 1 << seat, POOL_CARDS)
    t.reveals += 1
    if t.listening:
        t.record("watch-event-looked-at-deck", "GW-14.12", seat, [len(cards)])


def keep_card(t: Watch, seat: Seat, kind: int) -> None:
    """GW-14.12: it counts as bought this turn."""
    t.looked.cards.remove(kind)
    t.cards.counts[t.card_row(FRESH, seat) + kind] += 1
    t.card_bought = True
    if t.listening:
        t.record_secret("watch-event-bought", "GW-14.12", seat, [kind], 0, 1 << seat)


def put_back(t: Watch) -> None:
    """GW-14.12: what was not kept goes back, and the deck is shuffled, so that nobody knows its order."""
    t.deck.cards.extend(t.looked.cards)
    t.looked = Zone([], NO_EYES, POOL_CARDS)
    t.chance.shuffle(LUCK_DECK, t.deck.cards)


def discard_patrol(t: Watch, seat: Seat) -> None:
    """GW-14.16: a face-up patrol leaves the game."""
    row = t.card_row(FACE_UP, seat)
    for kind in t.box.patrol_kinds:
        if t.cards.counts[row + kind]:
            t.cards.counts[row + kind] -= 1
            t.discarded = Zone([*t.discarded.cards, kind], EVERYBODY, POOL_CARDS)
            if t.listening:
                t.record("watch-event-discarded-card", "GW-14.16", seat, [kind])
            return


# --- the board


def lift_road(t: Watch, seat: Seat, path: int) -> None:
    """GW-14.10: a road is taken up; where the player may build must be worked out again."""
    t.roads[path] = NOBODY
    t.stock[seat * PIECES + PIECE_ROAD] += 1
    t.road_sites = [None] * t.seats
    t.settlement_sites = [None] * t.seats
    if t.listening:
        t.record("watch-event-lifted", "GW-14.10", seat, [path])


def move_tormund_home(t: Watch, seat: Seat) -> None:
    """GW-14.17: from his hex to his camp, where he blocks nothing."""
    place = t.tormund
    t.tormund = IN_HIS_CAMP
    if t.listening:
        t.record("watch-event-tormund-home", "GW-14.17", seat, [place])
