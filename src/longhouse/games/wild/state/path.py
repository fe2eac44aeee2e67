"""VW-6.5, VW-6.6, VW-14.4: Odin's Path, five cards from slot 1 (beside the deck) to slot 5."""

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import with_card, without_top
from longhouse.kernel.decision import NO_EYES, NOBODY
from longhouse.kernel.zone import Zone


def take_from_path(t: Wild, slot: int) -> None:
    """VW-6.5: a card leaves its slot, and the path is refilled at once; the caller lays the card somewhere."""
    path = t.path[:]
    path[slot] = w.NONE
    t.path = path
    refill_path(t, "VW-6.5")


def advance_path(t: Wild) -> None:
    """VW-14.4: at the end of a round the card in the last slot, whatever it is, makes room."""
    card = t.path[-1]
    if card != w.NONE:
        t.path_discard = with_card(t.path_discard, card)
        t.path = [*t.path[:-1], w.NONE]
        if t.listening:
            t.record("wild-event-path-discarded", "VW-14.4", NOBODY, [card])
    refill_path(t, "VW-14.4")


def refill_path(t: Wild, rule: str) -> None:
    """VW-6.6: cards move right and are revealed into slot 1 until no slot is empty or no card is left."""
    path = [card for card in t.path if card != w.NONE]
    while len(path) < t.box.path_open and (t.path_deck.cards or t.path_discard.cards):
        if not t.path_deck.cards:
            reshuffle_path(t)
        card = t.path_deck.cards[-1]
        t.path_deck = without_top(t.path_deck)
        path = [card, *path]
        t.reveals += 1
        if t.listening:
            t.record("wild-event-path-refilled", rule, NOBODY, [card])
    t.path = [w.NONE] * (t.box.path_open - len(path)) + path


def reshuffle_path(t: Wild) -> None:
    """VW-6.6, VW-RU23: the discard pile becomes the deck."""
    cards = t.path_discard.cards[:]
    t.chance.shuffle(w.CHANCE_PATH, cards)
    t.path_deck = Zone(cards, NO_EYES, w.POOL_PATH)
    t.path_discard = Zone([], NO_EYES, w.POOL_PATH)
    if t.listening:
        t.record("wild-event-path-reshuffled", "VW-6.6", NOBODY, [len(cards)])
