"""VW-17.5: cards are revealed until one fits."""

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import take_top
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import with_card
from longhouse.kernel.decision import Seat


def dig(t: Wild, seat: Seat, kinds: int) -> None:
    """VW-17.5: what is revealed is set aside until the dig is over, so that no card comes up twice."""
    aside: list[int] = []
    card = take_top(t, seat)
    while card != w.NONE and not kinds >> t.box.cards[card].kind & 1:
        aside.append(card)
        card = take_top(t, seat)
    t.discards[seat] = [*t.discards[seat], *aside]
    if card != w.NONE:
        t.hands[seat] = with_card(t.hands[seat], card)
    if aside or card != w.NONE:
        t.reveals += 1
    if t.listening:
        tell_dig(t, seat, aside, card)


def tell_dig(t: Wild, seat: Seat, aside: list[int], card: int) -> None:
    for other in aside:
        t.record("wild-event-dug-past", "VW-17.5", seat, [other])
    if card != w.NONE:
        t.record("wild-event-dug", "VW-17.5", seat, [card])
    else:
        t.record("wild-event-dug-nothing", "VW-17.5", seat, [])
