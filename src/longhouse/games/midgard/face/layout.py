"""Champions of Midgard, as a learner sees it."""

from typing import Final

from longhouse.fields import (
    BySeat,
    Cards,
    CardsByPlace,
    CardsBySeat,
    CardsTogether,
    Flags,
    Kinds,
    KindsBySeat,
    Layout,
    Left,
    Number,
    Numbers,
    Owners,
    Pairs,
    Part,
    Places,
    Rows,
    Which,
    WhichBySeat,
    Who,
    Worked,
)
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import ORDERS, Midgard
from longhouse.kernel.decision import Seat

DECKS: Final = (
    *("troll_deck", "draugr_deck", "monster_deck"),
    *("journey_deck", "rune_deck", "destiny_deck", "merchant_deck"),
)


def layout(table: Midgard) -> list[Part]:
    box, seats = table.box, table.seats
    enemies, ships, destinies = len(box.enemies), len(box.ships), len(box.destinies)
    return [
        Number("round", box.rounds),
        Which("phase", len(w.PHASE_IDS)),
        Who("first", seats),
        Who("active", seats),
        Worked("glory", seats, glory, 50),
        WhichBySeat("leaders", seats, len(box.leaders)),
        BySeat("goods", seats, w.GOODS, 8),
        BySeat("blame", seats, 1, 8),
        BySeat("workers", seats, 1, 4),
        BySeat("crew", seats, 1, 5),
        Number("hired", 4),
        Pairs("placed", len(box.places), seats),
        Kinds("stalls", len(box.places)),
        WhichBySeat("ship_of", seats, ships),
        BySeat("reserve", seats, w.DICE, 6),
        Numbers("supply", w.DICE, 15),
        Numbers("stock", w.STOCKS, 4),
        Owners("holder", w.TARGETS, seats),
        Places("ship_at", w.TARGETS, ships),
        Numbers("sent", w.TARGETS * w.DICE, 4),
        Numbers("laden", w.TARGETS, 4),
        Places("enemies", w.TARGETS, enemies),
        Worked("prey", w.TARGETS * 3, prey, 10),
        Numbers("coins", w.TARGETS, 4),
        *cards(table, enemies, destinies),
        Rows("orders", seats, seats, ORDERS, 4),
        Who("demanded", seats),
    ]


def cards(table: Midgard, enemies: int, destinies: int) -> list[Part]:
    box, seats = table.box, table.seats
    return [
        Kinds("enemy_discard", enemies),
        Kinds("defeated", enemies),
        CardsBySeat("trophies", seats, enemies),
        CardsByPlace("journeys", w.SHORES, len(box.journeys)),
        Kinds("journey_discard", len(box.journeys)),
        Kinds("display", len(box.runes)),
        KindsBySeat("runes", seats, len(box.runes)),
        Flags("used", len(box.runes)),
        CardsBySeat("destinies", seats, destinies),
        KindsBySeat("revealed", seats, destinies),
        Cards("looked", destinies),
        CardsTogether("bundles", destinies),
        Kinds("merchants", len(box.merchants)),
        *[Left(deck, 20) for deck in DECKS],
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


LAYOUT: Final = Layout(layout)
