"""The Watch, as a learner sees it."""

from typing import Final

from longhouse.fields import (
    BySeat,
    Cards,
    CardsBySeat,
    Kinds,
    Layout,
    Left,
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
    turned,
)
from longhouse.games.watch.state.table import CHOSEN, Watch
from longhouse.games.watch.state.words import PIECES, RESOURCES
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
        Worked("sent", 2 * RESOURCES, sent, 5),
        Left("deck", 25),
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
        Cards("reserve", tokens, 5),
        CardsBySeat("under", seats, tokens, 5),
        Cards("used", tokens, 5),
        WhichBySeat("heroes", seats, heroes),
        BySeat("hero_sides", seats),
        Worked("hero_rests", seats, hero_rests),
        Worked("hero_uses", seats * heroes, hero_uses),
        Kinds("display", heroes),
        Cards("looked", len(box.cards)),
        Cards("discarded", len(box.cards)),
        Number("trail_die", 12),
    ]


def pips(view: Watch, seat: Seat) -> list[int]:
    """By hex: how many of 36 rolls it yields on, if nobody stands on it."""
    return [
        0 if token < 0 or view.silent(place) else view.box.token_pips[token] for place, token in enumerate(view.token)
    ]


def income(view: Watch, seat: Seat) -> list[int]:
    """By seat and resource: cards in 36 rolls, without blocked hexes."""
    numbers = [0] * (view.seats * RESOURCES)
    for roll, yields in enumerate(view.yields):
        for place, slot, n in yields:
            if not view.silent(place):
                numbers[slot] += n * PIPS[roll]
    at = seat * RESOURCES
    return numbers[at:] + numbers[:at]


def points(view: Watch, seat: Seat) -> list[int]:
    """By seat, as far as the viewer can count them."""
    return [view.points((seat + n) % view.seats) for n in range(view.seats)]


def sent(view: Watch, seat: Seat) -> list[int]:
    """GW-4.3: what was offered and what was wanted, in all proposals of this turn."""
    return [sum(cards) for cards in zip(*view.sent, strict=True)] if view.sent else [0] * (2 * RESOURCES)


def hero_rests(view: Watch, seat: Seat) -> list[bool]:
    """GW-14.4: by seat, whether its hero was taken or used in this turn."""
    return [rests == view.turn for rests in turned(view.hero_rests, seat)]


def hero_uses(view: Watch, seat: Seat) -> list[int]:
    """GW-14.4: by seat and hero, whether it was used in this turn."""
    heroes = len(view.box.heroes)
    used = [0] * (view.seats * heroes)
    for use in view.hero_uses:
        used[use] = 1
    return turned(used, seat * heroes)


LAYOUT: Final = Layout(layout)
