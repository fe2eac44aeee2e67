"""The Watch, as a learner sees it."""

from typing import Final

from longhouse import fields
from longhouse.games.watch.state.table import CHOSEN, Watch
from longhouse.games.watch.state.words import PIECES, RESOURCES
from longhouse.kernel.decision import Seat

PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 36 rolls of two dice, by their sum


def layout(table: Watch) -> list[fields.Part]:
    box, seats = table.box, table.seats
    hexes, kinds = len(table.terrain), len(box.cards)
    parts = [
        fields.Places("terrain", hexes, len(box.terrains)),
        fields.Places("token", hexes, len(box.tokens)),
        fields.Worked("pips", hexes, pips, 5),
        fields.Owners("roads", len(table.roads), seats),
        fields.Owners("buildings", len(table.buildings), seats),
        fields.Numbers("keeps", len(table.keeps)),
        fields.Worked("income", seats * RESOURCES, income, 10),
        fields.BySeat("rates", seats, RESOURCES, 4),
        fields.BySeat("stock", seats, PIECES, 15),
        fields.BySeat("lengths", seats, 1, 10),
        fields.Worked("points", seats, points, 10),
        fields.Owners("holders", len(table.holders), seats),
        fields.Which("tormund", hexes),
        fields.Who("first", seats),
        fields.Who("active", seats),
        fields.Rows("hands", seats, seats + 1, RESOURCES, 5),
        fields.Rows("chosen", seats, seats, CHOSEN, 4),
        fields.Rows("cards", seats, 3 * seats, kinds, 3),
        fields.Number("card_played"),
        fields.Number("card_bought"),
        fields.Number("proposals_left", 5),
        fields.Worked("sent", 2 * RESOURCES, sent, 5),
        fields.Left("deck", 25),
    ]
    return parts + north(table) if box.full else parts


def north(table: Watch) -> list[fields.Part]:
    """GW-13 and GW-14: what only the full game has."""
    box, seats = table.box, table.seats
    kinds, heroes, tokens = box.north.kinds, len(box.heroes), len(box.north.tokens)
    return [
        fields.Numbers("frostfangs", kinds, 5),
        fields.Places("camps", len(table.camps), kinds),
        fields.Kinds("clearings", len(box.north.clearings) * kinds),
        fields.Owners("posts", len(table.posts), seats),
        fields.Places("gift", len(table.gift), kinds),
        fields.Number("breaches", 3),
        fields.Cards("reserve", tokens, 5),
        fields.CardsBySeat("under", seats, tokens, 5),
        fields.Cards("used", tokens, 5),
        fields.WhichBySeat("heroes", seats, heroes),
        fields.BySeat("hero_sides", seats),
        fields.Worked("hero_rests", seats, hero_rests),
        fields.Worked("hero_uses", seats * heroes, hero_uses),
        fields.Kinds("display", heroes),
        fields.Cards("looked", len(box.cards)),
        fields.Cards("discarded", len(box.cards)),
        fields.Number("trail_die", 12),
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
    return [rests == view.turn for rests in fields.turned(view.hero_rests, seat)]


def hero_uses(view: Watch, seat: Seat) -> list[int]:
    """GW-14.4: by seat and hero, whether it was used in this turn."""
    heroes = len(view.box.heroes)
    used = [0] * (view.seats * heroes)
    for use in view.hero_uses:
        used[use] = 1
    return fields.turned(used, seat * heroes)


LAYOUT: Final = fields.Layout(layout)
