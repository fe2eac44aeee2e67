"""Tables of Champions of Midgard to speak of, and numbers of every kind to speak with."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.words import CARGO_IDS, DICE, FACE_IDS, GOODS, PHASE_IDS, SHORE_1, STOCKS
from tests.messages.playing import fresh, settle

TABLES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"leader_choice": "random", "rune_display": "4", "distrust": "true"},
    {"assign": "simultaneous", "hall_of_fame": "true"},
    {"huts_price": "round", "first_player": "host", "rune_display": "2"},
)
SETTLED: Final = 90  # picks after which fights have been fought
MANY: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "goods": ((1, 0, 0, 0), (0, 0, 0, 21), (1, 2, 5, 2), (5, 21, 1, 0), (0, 0, 21, 1), (0, 0, 0, 0)),
    "dice": ((1, 0, 0), (0, 0, 21), (2, 5, 1), (5, 1, 2), (0, 0, 0)),
    "roll": ((2, 2, 1, 8, 0, 0, 0, 0), (1, 4, 6, 8, 9, 10, 11, 11), (10, 0, 0, 0, 0, 0, 0, 0), (0,) * 8),
}
FACES: Final = {
    "number": (2, 0, 1, 5, 21),
    "score": (21, 1, 2, 0, -1, -7),
    "tenths": (0, 7, 10, 25),
    "percent": (0, 1, 63, 100),
    "seat": (0, 3),
    "good": range(GOODS),
    "die": range(DICE),
    "stock": range(STOCKS),
    "cargo": range(len(CARGO_IDS)),
    "face": range(len(FACE_IDS)),
    "phase": range(len(PHASE_IDS)),
    "rolled": (0, 7),
}
# how many of its arguments everybody sees
SECRET: Final = {"midgard-event-looked": 1, "midgard-event-destiny": 0, "midgard-event-destiny-under": 0}
NAMED: Final = (
    *("seat", "place", "shore", "target", "foe", "ship", "leader", "rune", "destiny", "journey", "merchant", "enemy"),
    *("colour", *[kind for kind in FACES if kind not in ("number", "score", "seat")]),
)


def fresh_table(number: int) -> Midgard:
    """Nothing has been picked; if the leaders are dealt, the first round has begun."""
    return fresh(Midgard, "midgard", number, TABLES[number])


@cache
def settled_table(number: int) -> Midgard:
    """A table at which something has happened; clone it before changing it."""
    return settle(fresh_table(number), number, SETTLED)


def midgard_faces(table: Midgard, kind: str) -> Iterator[tuple[int, ...]]:
    box = table.box
    known = {
        "place": range(len(box.places)),
        "shore": range(box.shores_used),
        "target": range(SHORE_1 + box.shores_used),
        "foe": range(SHORE_1 + box.shores_used),
        "leader": range(len(box.leaders)),
        "rune": range(len(box.runes)),
        "destiny": range(len(box.destinies)),
        "journey": range(len(box.journeys)),
        "merchant": range(len(box.merchants)),
        "ship": range(len(box.ships)),
        "enemy": range(len(box.enemies)),
        "colour": range(len(box.colours)),
    }
    if kind in MANY:
        yield from MANY[kind]
    else:
        yield from ((number,) for number in FACES.get(kind) or known[kind])
