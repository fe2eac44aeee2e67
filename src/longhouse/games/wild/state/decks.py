"""VW-3.10, VW-3.11: cards are drawn from the decks and discarded; missions from their own deck."""

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.games.wild.state.verbs import without_top
from longhouse.kernel.decision import NO_EYES, Seat
from longhouse.kernel.zone import Zone

# --- the decks of the players


def draw(t: Wild, seat: Seat, n: int, rule: str) -> None:
    """VW-3.10, VW-5.6: from the player's deck into the hand; what neither deck nor discard pile has is lost."""
    drawn: list[int] = []
    while len(drawn) < n and (t.decks[seat].cards or reshuffle(t, seat)):
        deck = t.decks[seat]
        left = max(0, len(deck.cards) - (n - len(drawn)))
        drawn += deck.cards[left:][::-1]
        t.decks[seat] = Zone(deck.cards[:left], deck.seen_by, deck.pool)
    if not drawn:
        return
    hand = t.hands[seat]
    t.hands[seat] = Zone([*hand.cards, *drawn], hand.seen_by, hand.pool)
    t.reveals += 1
    if t.listening:
        t.record("wild-event-drew", rule, seat, [len(drawn)])


def take_top(t: Wild, seat: Seat) -> int:
    """VW-3.11: the top card of the player's deck, which the caller lays somewhere; NONE if there is none at all."""
    if not t.decks[seat].cards and not reshuffle(t, seat):
        return w.NONE
    card = t.decks[seat].cards[-1]
    t.decks[seat] = without_top(t.decks[seat])
    return card


def reshuffle(t: Wild, seat: Seat) -> bool:
    """VW-3.11: the discard pile becomes the new deck; False if it is empty. What was played stays where it lies."""
    cards = t.discards[seat][:]
    if not cards:
        return False
    t.discards[seat] = NO_NUMBERS
    t.chance.shuffle(w.CHANCE_DECKS, cards)
    t.decks[seat] = Zone(cards, NO_EYES, w.POOL_PLAYERS + seat)
    if t.listening:
        t.record("wild-event-reshuffled", "VW-3.11", seat, [len(cards)])
    return True


def discard_hand(t: Wild, seat: Seat, rule: str) -> None:
    """All cards of the hand, face up."""
    discard_past(t, seat, 0, rule)


def discard_past(t: Wild, seat: Seat, kept: int, rule: str) -> None:
    """All cards of the hand but the first ones, face up."""
    hand = t.hands[seat]
    gone = hand.cards[kept:]
    if not gone:
        return
    t.hands[seat] = Zone(hand.cards[:kept], hand.seen_by, hand.pool)
    t.discards[seat] = [*t.discards[seat], *gone]
    t.reveals += 1
    if t.listening:
        for card in sorted(set(gone)):
            t.record("wild-event-discarded", rule, seat, [card, gone.count(card)])


# --- missions


def mission_deck_size(t: Wild) -> int:
    return len(t.mission_ones.cards) + len(t.mission_rest.cards) + len(t.mission_under)


def take_mission(t: Wild, seat: Seat, rule: str) -> None:
    """VW-2.1, VW-5.7, VW-11.6: the top card of the mission deck, face up; the caller knows that there is one."""
    if t.mission_ones.cards:
        mission = t.mission_ones.cards[-1]
        t.mission_ones = without_top(t.mission_ones)
        t.reveals += 1
    elif t.mission_rest.cards:
        mission = t.mission_rest.cards[-1]
        t.mission_rest = without_top(t.mission_rest)
        t.reveals += 1
    else:
        mission = t.mission_under[0]
        t.mission_under = t.mission_under[1:]
    t.missions[seat] = [*t.missions[seat], mission]
    if t.listening:
        t.record("wild-event-mission", rule, seat, [mission])


def refill_missions(t: Wild, rule: str) -> None:
    """VW-2.8, VW-5.7, VW-5.8: in turn order, one player after the other, as long as the deck lasts."""
    for seat in t.turn_order():
        while len(t.missions[seat]) < t.box.missions_per_player and mission_deck_size(t):
            take_mission(t, seat, rule)


# --- face down on the table


def shuffled(t: Wild, stream: int, cards: list[int], pool: int) -> Zone:
    """The last card is the top."""
    cards = cards[:]
    t.chance.shuffle(stream, cards)
    return Zone(cards, NO_EYES, pool)
