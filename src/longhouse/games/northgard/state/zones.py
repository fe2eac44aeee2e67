"""NG-4: decks, hands, active zones, discard piles. Zones and lists are replaced, never changed: clones share them."""

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.table import NO_CARDS, Northgard
from longhouse.kernel.decision import NO_EYES, NOBODY, Seat
from longhouse.kernel.zone import NOTHING_KNOWN, Zone

# --- lists


def without(cards: list[int], card: int) -> list[int]:
    """The cards without one of this kind."""
    rest = cards[:]
    rest.remove(card)
    return rest


def kinds(cards: list[int]) -> list[int]:
    """Each kind once, in the order of the content."""
    return sorted(set(cards))


# --- the deck, its top is its last card


def cards_left(t: Northgard, seat: Seat) -> int:
    """NG-4.3: how many cards can be drawn at all."""
    return len(t.decks[seat].cards) + len(t.discards[seat])


def pop_deck(t: Northgard, seat: Seat) -> int:
    """NG-4.3: the top card; an empty deck is refilled from the discard pile. NONE if both are empty (NG-4.4)."""
    if not t.decks[seat].cards:
        if not t.discards[seat]:
            return w.NONE
        shuffle_discards(t, seat)
    deck = t.decks[seat]
    known = deck.known[:-1] if deck.known and any(deck.known[:-1]) else NOTHING_KNOWN
    t.decks[seat] = Zone(deck.cards[:-1], NO_EYES, deck.pool, known)
    return deck.cards[-1]


def shuffle_discards(t: Northgard, seat: Seat) -> None:
    cards = t.discards[seat][:]
    cards.sort()  # so that the order in which they were discarded does not matter
    t.chance.shuffle(w.LUCK_DECKS, cards)
    t.discards[seat] = NO_NUMBERS
    t.decks[seat] = Zone(cards, NO_EYES, t.decks[seat].pool)
    t.reveals += 1
    if t.listening:
        t.record("northgard-event-shuffled", "NG-4.3", seat, [len(cards)])


def lay_on_deck(t: Northgard, seat: Seat, card: int, eyes: int) -> None:
    """On top of a deck, seen by these seats."""
    deck = t.decks[seat]
    known = deck.known if deck.known else [0] * len(deck.cards)
    t.decks[seat] = Zone([*deck.cards, card], NO_EYES, deck.pool, [*known, eyes])


def put_on_deck(t: Northgard, seat: Seat, card: int, eyes: int) -> None:
    """NG-6.9, NG-14.2: a card that is new to its owner comes on top of their deck."""
    own_more(t, seat, card, 1)
    lay_on_deck(t, seat, card, eyes)


def own_more(t: Northgard, seat: Seat, card: int, n: int) -> None:
    """NG-4.7: what a player owns, by kind."""
    owned = t.owned[seat][:]
    owned[card] += n
    t.owned[seat] = owned


def discard_top(t: Northgard, seat: Seat, rule: str) -> None:
    """NG-14.3: the top card of the deck goes to the discard pile."""
    card = pop_deck(t, seat)
    if card != w.NONE:
        t.reveals += 1
        to_discards(t, seat, card, rule)


# --- the hand


def put_in_hand(t: Northgard, seat: Seat, card: int) -> None:
    hand = t.hands[seat]
    t.hands[seat] = Zone([*hand.cards, card], hand.seen_by, hand.pool)


def take_from_hand(t: Northgard, seat: Seat, card: int) -> None:
    hand = t.hands[seat]
    t.hands[seat] = Zone(without(hand.cards, card), hand.seen_by, hand.pool)


def show_hand(t: Northgard, seat: Seat, eyes: int) -> None:
    """Who sees a hand besides its owner, from now on."""
    hand = t.hands[seat]
    t.hands[seat] = Zone(hand.cards, 1 << seat | eyes, hand.pool)


def draw_to_hand(t: Northgard, seat: Seat, n: int, rule: str) -> None:
    """NG-4.4: as many as there are. Only their owner knows what they are."""
    for _ in range(n):
        card = pop_deck(t, seat)
        if card == w.NONE:
            return
        put_in_hand(t, seat, card)
        tell_drawn(t, seat, card, rule)


def tell_drawn(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    t.reveals += 1
    if t.listening:
        t.record_secret("northgard-event-drew", rule, seat, [card], 0, 1 << seat)


# --- cards that a seat looks at


def look_at(t: Northgard, seat: Seat, cards: list[int], pool: int, eyes: int) -> None:
    t.looked = Zone(cards, eyes, pool)
    t.looker = seat


def take_looked(t: Northgard, card: int) -> None:
    """One of them goes elsewhere."""
    looked = t.looked
    rest = without(looked.cards, card)
    if rest:
        t.looked = Zone(rest, looked.seen_by, looked.pool)
    else:
        t.looked = NO_CARDS
        t.looker = NOBODY


# --- face up


def lay_down(t: Northgard, seat: Seat, card: int) -> None:
    """NG-4.2: from the hand into the active zone, face up."""
    take_from_hand(t, seat, card)
    t.actives[seat] = [*t.actives[seat], card]
    t.lay_open()


def to_discards(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    """NG-4.2: face up on the owner's discard pile, wherever the card came from."""
    t.discards[seat] = [*t.discards[seat], card]
    if t.listening:
        t.record("northgard-event-discarded", rule, seat, [card])


def discard_from_hand(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    take_from_hand(t, seat, card)
    t.reveals += 1
    to_discards(t, seat, card, rule)


def remove_from_hand(t: Northgard, seat: Seat, card: int) -> None:
    """NG-4.6: the card leaves the game and counts for nothing any more."""
    take_from_hand(t, seat, card)
    own_more(t, seat, card, -1)
    t.removed = [*t.removed, card]
    t.lay_open()
