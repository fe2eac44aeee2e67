"""Champions of Midgard, as a learner sees it."""

from typing import Final

from longhouse import fields
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import ORDERS, Midgard
from longhouse.kernel.decision import Seat

DECKS: Final = (
    *("troll_deck", "draugr_deck", "monster_deck"),
    *("journey_deck", "rune_deck", "destiny_deck", "merchant_deck"),
)


def layout(table: Midgard) -> list[fields.Part]:
    box, seats = table.box, table.seats
    enemies, ships, destinies = len(box.enemies), len(box.ships), len(box.destinies)
    return [
        fields.Number("round", box.rounds),
        fields.Which("phase", len(w.PHASE_IDS)),
        fields.Who("first", seats),
        fields.Who("active", seats),
        fields.Worked("glory", seats, glory, 50),
        fields.WhichBySeat("leaders", seats, len(box.leaders)),
        fields.BySeat("goods", seats, w.GOODS, 8),
        fields.BySeat("blame", seats, 1, 8),
        fields.BySeat("workers", seats, 1, 4),
        fields.BySeat("crew", seats, 1, 5),
        fields.Number("hired", 4),
        fields.Pairs("placed", len(box.places), seats),
        fields.Kinds("stalls", len(box.places)),
        fields.WhichBySeat("ship_of", seats, ships),
        fields.BySeat("reserve", seats, w.DICE, 6),
        fields.Numbers("supply", w.DICE, 15),
        fields.Numbers("stock", w.STOCKS, 4),
        fields.Owners("holder", w.TARGETS, seats),
        fields.Places("ship_at", w.TARGETS, ships),
        fields.Numbers("sent", w.TARGETS * w.DICE, 4),
        fields.Numbers("laden", w.TARGETS, 4),
        fields.Places("enemies", w.TARGETS, enemies),
        fields.Worked("prey", w.TARGETS * 3, prey, 10),
        fields.Numbers("coins", w.TARGETS, 4),
        *cards(table, enemies, destinies),
        fields.Rows("orders", seats, seats, ORDERS, 4),
        fields.Who("demanded", seats),
    ]


def cards(table: Midgard, enemies: int, destinies: int) -> list[fields.Part]:
    box, seats = table.box, table.seats
    return [
        fields.Kinds("enemy_discard", enemies),
        fields.Kinds("defeated", enemies),
        fields.CardsBySeat("trophies", seats, enemies),
        fields.CardsByPlace("journeys", w.SHORES, len(box.journeys)),
        fields.Kinds("journey_discard", len(box.journeys)),
        fields.Kinds("display", len(box.runes)),
        fields.KindsBySeat("runes", seats, len(box.runes)),
        fields.Flags("used", len(box.runes)),
        fields.CardsBySeat("destinies", seats, destinies),
        fields.KindsBySeat("revealed", seats, destinies),
        fields.Cards("looked", destinies),
        fields.CardsTogether("bundles", destinies),
        fields.Kinds("merchants", len(box.merchants)),
        *[fields.Left(deck, 20) for deck in DECKS],
    ]


def glory(view: Midgard, seat: Seat) -> list[int]:
    """CM-1.4"""
    return [view.glory((seat + n) % view.seats) for n in range(view.seats)]


def prey(view: Midgard, seat: Seat) -> list[int]:
    """By target: attack, defence and glory of the enemy there."""
    numbers: list[int] = []
    for card in view.enemies:
        enemy = view.box.enemies[card]
        numbers += [0, 0, 0] if card == w.NONE else [enemy.attack, enemy.defence, enemy.glory]
    return numbers


LAYOUT: Final = fields.Layout(layout)
