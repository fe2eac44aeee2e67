"""The small changes that every section uses: one change to the table and one event."""

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat
from longhouse.kernel.zone import Zone

# --- resources


def gain(t: Wild, resource: int, n: int, rule: str) -> None:
    """VW-3.3: temporary resources into the pool of the active player."""
    if n:
        t.pool_now[resource] += n
        if t.listening:
            t.record("wild-event-gained", rule, t.active, [resource, n])


def take_token(t: Wild, resource: int) -> bool:
    """VW-4.10: a token from the supply, if there is one."""
    if not t.token_supply:
        return True
    if t.token_supply[resource] == 0:
        return False
    t.token_supply[resource] -= 1
    return True


def return_tokens(t: Wild, resource: int, n: int) -> None:
    """VW-4.3"""
    if t.token_supply:
        t.token_supply[resource] += n


# --- settlements


def change_site(t: Wild, seat: Seat, slot: int, packed: int) -> None:
    town = t.towns[seat][:]
    town[slot] = packed
    t.towns[seat] = town


def set_tokens(t: Wild, seat: Seat, slot: int, n: int) -> None:
    kept = t.towns[seat][slot] & ~(w.TOKEN_MASK << w.TOKEN_SHIFT)
    change_site(t, seat, slot, kept | n << w.TOKEN_SHIFT)


def mark_site(t: Wild, seat: Seat, slot: int, mark: int) -> None:
    """A construction or damage token, VW-1.7."""
    change_site(t, seat, slot, t.towns[seat][slot] | mark)


# --- cards


def from_hand(t: Wild, seat: Seat, card: int) -> None:
    """A card leaves the hand; the caller lays it somewhere."""
    t.hands[seat] = without(t.hands[seat], card)


def lay_played(t: Wild, seat: Seat, card: int) -> None:
    """VW-3.2, VW-3.8: into the played area."""
    t.played[seat] = [*t.played[seat], card]


def receive(t: Wild, seat: Seat, card: int) -> None:
    """VW-3.8: a card bought or received is owned, and lies in the played area."""
    owned = t.owned[seat][:]
    owned[card] += 1
    t.owned[seat] = owned
    lay_played(t, seat, card)


def without(zone: Zone, card: int) -> Zone:
    """The zone with one card of this kind less."""
    cards = zone.cards[:]
    cards.remove(card)
    return Zone(cards, zone.seen_by, zone.pool)


def without_top(zone: Zone) -> Zone:
    return Zone(zone.cards[:-1], zone.seen_by, zone.pool)


def with_card(zone: Zone, card: int) -> Zone:
    return Zone([*zone.cards, card], zone.seen_by, zone.pool)
