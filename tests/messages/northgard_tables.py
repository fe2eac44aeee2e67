"""Tables of Northgard to speak of, and numbers of every kind to speak with."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import place_key
from longhouse.games.northgard.state.words import BUILDINGS, CLANS, PHASE_IDS, RESOURCES, SLOT_IDS
from tests.messages.playing import fresh, settle

TABLES: Final = (
    {"first_player": "seat1"},
    {"creatures": "true", "more_creatures": "true", "clan_pick": "random"},
    {"creatures": "true", "teams": "true", "trade_rate": "same3", "second_chance": "must"},
    {"years": "10", "harvest_order": "together", "open_fame": "true", "small_on_large": "true"},
)
SETTLED: Final = 60  # picks after which the map has grown
GOODS: Final = ((1, 0, 0), (0, 0, 21), (1, 2, 5), (0, 0, 0))
FACES: Final = {
    "number": (2, 0, 1, 5, 21),
    "score": (21, 1, 2, 0, -1, -7),
    "seat": (0, 3),
    "resource": range(RESOURCES),
    "building": range(BUILDINGS),
    "clan": range(CLANS),
    "slot": range(len(SLOT_IDS)),
    "phase": range(len(PHASE_IDS)),
    "choice": (0, 3),
    "place": (place_key(0, 0), place_key(-3, 12)),
}
# how many of its arguments everybody sees
SECRET: Final = {
    "northgard-event-dealt-tile": 0,
    "northgard-event-tile-under": 0,
    "northgard-event-drew": 0,
    "northgard-event-returned": 0,
    "northgard-event-named": 1,
}
NAMED: Final = (
    *("seat", "territory", "land", "tile", "card", "building", "resource", "clan", "creature"),
    *("place", "choice", "face", "slot", "spot", "colour", "phase"),
)
# the same in every language: letters of territories, names of regions and tiles
NAMES: Final = re.compile(r"\b[A-Z]{1,2}(?= [·(])|\((-?\d+,-?\d+|(start5?|t\d\d)(\.[a-z])?)\)")


def fresh_table(number: int) -> Northgard:
    """Nothing has been picked; if the clans are dealt, the starting tile is on the map."""
    return fresh(Northgard, "northgard", number, TABLES[number])


@cache
def settled_table(number: int) -> Northgard:
    """A table at which something has happened; clone it before changing it."""
    return settle(fresh_table(number), number, SETTLED)


def northgard_faces(table: Northgard, kind: str) -> Iterator[tuple[int, ...]]:
    box = table.box
    known = {
        "card": range(len(box.cards)),
        "creature": range(len(box.creatures)),
        "colour": range(len(box.colours)),
        "face": range(len(box.faces)),
        "tile": range(0, box.tiles.tiles, 5),
        "territory": [0, *table.land.reps, box.tiles.regions - 1],
        "land": [0, *table.land.reps, box.tiles.regions - 1],
        "spot": [0, box.tiles.slots - 1, box.tiles.slots],
    }
    if kind == "goods":
        yield from GOODS
    else:
        yield from ((number,) for number in FACES.get(kind) or known[kind])
