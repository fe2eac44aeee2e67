"""NG-14: phase 4, winter and Unrest."""

from typing import final

from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import lose_fame, pay
from longhouse.games.northgard.state.words import RESOURCES
from longhouse.games.northgard.state.zones import discard_top, put_on_deck
from longhouse.kernel.decision import EVERYBODY, Seat
from longhouse.kernel.table import Frame, Table


def upkeep(t: Northgard, seat: Seat) -> list[int]:
    """NG-14.1: food, wood and lore for the units on the map; Kaija is not counted."""
    food, wood = t.box.upkeep[t.on_map(seat)]
    return [food, wood, 0]


def pay_winter(t: Northgard, seat: Seat) -> None:
    """NG-14.2, NG-14.6: of each required kind what the player has; if something is missing, one Unrest card."""
    required = upkeep(t, seat)
    paid = [min(n, t.goods[seat * RESOURCES + resource]) for resource, n in enumerate(required)]
    pay(t, seat, paid, "NG-14.1")
    if paid != required:
        take_unrest(t, seat)


def take_unrest(t: Northgard, seat: Seat) -> None:
    """NG-14.2: on top of the player's deck; NG-14.3: an empty stack costs fame and the top card of the deck."""
    if t.unrest:
        t.unrest -= 1
        put_on_deck(t, seat, t.box.unrest_card, EVERYBODY)
        if t.listening:
            t.record("northgard-event-unrest", "NG-14.2", seat, [])
        return
    lose_fame(t, seat, -t.box.unrest_empty_fame, "NG-14.3")
    discard_top(t, seat, "NG-14.3")


@final
class Winter(Frame):
    """NG-14.1: in turn order; NG-14.6: without a decision.

    NG-13.8: if all pay at the same time, only the last Unrest cards are dealt in turn order, so the result is the same.
    """

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        for seat in table.turn_order():
            pay_winter(table, seat)
