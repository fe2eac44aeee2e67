"""The Watch, as a learner sees it."""

from typing import Final

from longhouse.env.layout import (
    BySeat,
    Cards,
    CardsBySeat,
    Kinds,
    Number,
    Numbers,
    Owners,
    Part,
    Places,
    Rows,
    Which,
    WhichBySeat,
    Who,
    Worked,
)
from longhouse.games.watch.table import CHOSEN, Watch
from longhouse.games.watch.words import PIECES, RESOURCES
from longhouse.kernel.decision import Seat

PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 36 rolls of two dice, by their sum


def layout(table: Watch) -> list[Part]:
    box, seats = table.box, table.seats
    hexes, kinds = len(table.terrain), len(box.cards)
    parts = [
        Places("terrain", hexes, len(box.terrains)),
        Places("token", hexes, len(box.tokens)),
        Worked("pips", hexes, pips, 5),
        Owners("roads", len(table.roads), seats),
        Owners("buildings", len(table.buildings), seats),
        Numbers("keeps", len(table.keeps)),
        Worked("income", seats * RESOURCES, income, 10),
        BySeat("rates", seats, RESOURCES, 4),
        BySeat("stock", seats, PIECES, 15),
        BySeat("lengths", seats, 1, 10),
        Worked("points", seats, points, 10),
        Owners("holders", len(table.holders), seats),
        Which("tormund", hexes),
        Who("first", seats),
        Who("active", seats),
        Rows("hands", seats, seats + 1, RESOURCES, 5),
        Rows("chosen", seats, seats, CHOSEN, 4),
        Rows("cards", seats, 3 * seats, kinds, 3),
        Number("card_played"),
        Number("card_bought"),
        Number("proposals_left", 5),
        Worked("deck", 1, deck_left, 25),
    ]
    return parts + north(table) if box.full else parts


def north(table: Watch) -> list[Part]:
    """GW-13 and GW-14: what only the full game has."""
    box, seats = table.box, table.seats
    kinds, heroes, tokens = box.north.kinds, len(box.heroes), len(box.north.tokens)
    return [
        Numbers("frostfangs", kinds, 5),
        Places("camps", len(table.camps), kinds),
        Kinds("clearings", len(box.north.clearings) * kinds),
        Owners("posts", len(table.posts), seats),
        Places("gift", len(table.gift), kinds),
        Number("breaches", 3),
        Cards("reserve", tokens),
        CardsBySeat("under", seats, tokens),
        Cards("used", tokens),
        WhichBySeat("heroes", seats, heroes),
        BySeat("hero_sides", seats),
        Kinds("display", heroes),
        Cards("looked", len(box.cards)),
        Number("trail_die", 12),
    ]


def pips(view: Watch, seat: Seat) -> list[int]:
    """By hex: how many of 36 rolls it yields on, if nobody stands on it."""
    return [
        0 if token < 0 or view.silent(place) else view.box.token_pips[token] for place, token in enumerate(view.token)
    ]


def income(view: Watch, seat: Seat) -> list[int]:
    """By seat and resource: cards in 36 rolls, but for hexes that are silent."""
    numbers = [0] * (view.seats * RESOURCES)
    for roll, yields in enumerate(view.yields):
        for place, slot, n in yields:
            if not view.silent(place):
                numbers[slot] += n * PIPS[roll]
    at = seat * RESOURCES
    return numbers[at:] + numbers[:at]


def points(view: Watch, seat: Seat) -> list[int]:
    """By seat: as far as the seat can count them."""
    return [view.points((seat + n) % view.seats) for n in range(view.seats)]


def deck_left(view: Watch, seat: Seat) -> list[int]:
    return [len(view.deck.cards)]
