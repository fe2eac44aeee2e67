"""Northgard, as a learner sees it."""

from typing import Final

from longhouse import fields
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.kernel.decision import Seat

TILE: Final = 4  # numbers for where a tile lies
FAR: Final = 8  # tiles from the middle of the map
PILES: Final = ("early", "early_aside", "advanced", "advanced_aside", "pile", "creature_top", "creature_rest")
HOLDINGS: Final = 4  # numbers for what a seat holds


def layout(table: Northgard) -> list[fields.Part]:
    box, seats = table.box, table.seats
    regions = box.tiles.regions
    return [
        fields.Number("year", box.last_year),
        fields.Which("phase", len(w.PHASE_IDS)),
        fields.Who("first", seats),
        fields.Who("active", seats),
        fields.BySeat("passed", seats),
        fields.WhichBySeat("clans", seats, w.CLANS),
        fields.Worked("lie", box.tiles.tiles * TILE, lie),
        fields.Owners("holder", regions, seats),
        fields.Numbers("units", regions, 4),
        fields.Worked("holdings", seats * HOLDINGS, holdings, 8),
        fields.Places("slots", box.tiles.slots, w.BUILDINGS),
        fields.Worked("loose", regions + w.BUILDINGS, loose),
        fields.Numbers("supply", w.BUILDINGS, 8),
        fields.Which("kaija", regions),
        fields.Which("scorched", regions),
        fields.Who("raider", seats),
        fields.Numbers("raiders", regions, 4),
        fields.Number("kaija_raids"),
        fields.BySeat("reserve", seats, 1, 14),
        fields.BySeat("goods", seats, w.RESOURCES, 8),
        fields.Rows("fame", seats, seats, 1, 40),
        *cards(table),
        fields.Worked("flags", seats * len(w.FLAG_IDS), flags),
    ]


def cards(table: Northgard) -> list[fields.Part]:
    box, seats = table.box, table.seats
    kinds, tiles, creatures = len(box.cards), box.tiles.tiles, len(box.creatures)
    return [
        fields.CardsBySeat("hands", seats, kinds),
        fields.KindsBySeat("actives", seats, kinds),
        fields.LeftBySeat("decks", seats, 10),
        fields.KindsBySeat("discards", seats, kinds),
        fields.KindsBySeat("resolved", seats, kinds),
        fields.ListBySeat("owned", seats, kinds),
        fields.KindsBySeat("upgrades", seats, kinds),
        fields.Kinds("display", kinds),
        fields.Kinds("removed", kinds),
        fields.Kinds("achievements", kinds),
        fields.Number("unrest", 10),
        fields.Cards("looked", kinds),
        fields.Who("looker", seats),
        fields.Kinds("drawn", tiles),
        fields.CardsBySeat("tile_hands", seats, tiles),
        *[fields.Left(pile, 20) for pile in PILES],
        fields.Kinds("row", creatures),
        fields.Kinds("creature_discard", creatures),
        fields.Places("creature_at", creatures, box.tiles.regions),
        fields.Worked("beasts", creatures, beasts),
    ]


def lie(view: Northgard, seat: Seat) -> list[float]:
    """By tile: whether it lies on the map, where, and how it is turned."""
    numbers = [0.0] * (view.box.tiles.tiles * TILE)
    for at in range(0, len(view.placed), 3):
        tile, key, turn = view.placed[at : at + 3]
        numbers[tile * TILE : (tile + 1) * TILE] = [1.0, key_x(key) / FAR, key_y(key) / FAR, turn / 4]
    return numbers


def holdings(view: Northgard, seat: Seat) -> list[int]:
    """By seat: territories, how many of them are closed, their tiles, and units on them."""
    numbers = [0] * (view.seats * HOLDINGS)
    land = view.land
    for rep in land.reps:
        who = view.holder[rep]
        if who >= 0:
            at = (who - seat) % view.seats * HOLDINGS
            numbers[at] += 1
            numbers[at + 1] += 0 if land.is_open(rep) else 1
            numbers[at + 2] += land.size(rep)
            numbers[at + 3] += view.units[rep]
    return numbers


def loose(view: Northgard, seat: Seat) -> list[int]:
    """NG-21.10: buildings without a slot, by region, and by kind, since they are few."""
    regions = view.box.tiles.regions
    numbers = [0] * (regions + w.BUILDINGS)
    for at in range(0, len(view.loose), 2):
        numbers[view.loose[at]] += 1
        numbers[regions + view.loose[at + 1]] += 1
    return numbers


def beasts(view: Northgard, seat: Seat) -> list[int]:
    """By creature: 1 on the seat's own land, -1 elsewhere, 0 off the map."""
    at = view.creature_at
    return [0 if region == w.NONE else 1 if view.holder[view.territory(region)] == seat else -1 for region in at]


def flags(view: Northgard, seat: Seat) -> list[int]:
    """By seat: what a card has allowed it for this year."""
    seats, bits = range(view.seats), range(len(w.FLAG_IDS))
    return [view.flags[(seat + n) % view.seats] >> bit & 1 for n in seats for bit in bits]


LAYOUT: Final = fields.Layout(layout)
