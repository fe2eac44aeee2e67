"""VW-6.3 to VW-6.5: fighters, fortifications and cards of Odin's Path are bought."""

from longhouse.games.wild.rules.payment import Funds, spend
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.path import take_from_path
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import receive
from longhouse.kernel.decision import Seat
from longhouse.kernel.table import MAY


def buy_barred(t: Wild, card: int, funds: Funds) -> int:
    """VW-3.16, VW-6.3: from a pile of fighters or fortifications, if it can be paid."""
    printed = t.box.cards[card]
    if printed.deck not in (w.DECK_UNIT, w.DECK_FORT):
        return r.NOT_FOR_SALE
    if t.pile_supply[card] == 0:
        return r.PILE_EMPTY
    return MAY if funds.cover(printed.cost) else r.TOO_DEAR


def path_barred(t: Wild, slot: int, funds: Funds) -> int:
    """VW-6.3, VW-6.4"""
    card = t.path[slot]
    if card == w.NONE:
        return r.NO_CARD_THERE
    printed = t.box.cards[card]
    if not printed.cost:
        return r.UNDEAD_NOT_SOLD
    return MAY if funds.cover(printed.cost) else r.TOO_DEAR


def buy(t: Wild, seat: Seat, card: int, sources: list[int]) -> None:
    """VW-6.3, VW-17.10: from the fighter and fortification piles."""
    t.pile_supply[card] -= 1
    bought = w.BOUGHT_FIGHTER if t.box.cards[card].deck == w.DECK_UNIT else w.BOUGHT_FORTIFICATION
    take_card(t, seat, card, bought, sources)


def buy_from_path(t: Wild, seat: Seat, slot: int, sources: list[int]) -> None:
    """VW-6.5, VW-17.10: the path is refilled at once; whatever the kind of the card, it counts as one of the path."""
    take_card(t, seat, t.path[slot], w.BOUGHT_PATH, sources)
    take_from_path(t, slot)


def take_card(t: Wild, seat: Seat, card: int, bought: int, sources: list[int]) -> None:
    """VW-3.8: it goes to the played area and is of no use in this round."""
    cost = t.box.cards[card].cost
    spend(t, seat, cost, sources)
    receive(t, seat, card)
    t.bought[bought] += 1
    if t.listening:
        t.record("wild-event-bought", "VW-6.3", seat, [card, *cost])
