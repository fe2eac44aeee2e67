"""Tables of Vikings Gone Wild to speak of, and numbers of every kind to speak with."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from tests.messages.playing import fresh, settle

TABLES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"limited_tokens": "true", "asgard_row_last": "true", "mission_swap_any_gold": "true"},
    {"allow_hopeless_attacks": "true", "store_hall_loot": "true", "long_game": "true"},
    {"by_hand": "false", "first_game_setup": "true", "round_limit": "3", "tie_break_scope": "all_players"},
)
SETTLED: Final = 200  # picks after which something has been built and attacked
FACES: Final = {
    "number": (2, 0, 1, 5, 21),
    "seat": (0, 3),
    "resource": range(w.RESOURCES),
    "kind": range(len(w.KIND_IDS)),
    "phase": range(len(w.PHASE_IDS)),
    "colour": range(len(w.COLOUR_IDS)),
    "step": (0, 3),
}
COSTS: Final = ((2, 1), (1, 0), (0, 5), (21, 1), (0, 0))
# how many of its arguments everybody sees
SECRET: Final = {"wild-event-kept": 0}
NAMED: Final = (
    *("seat", "card", "site", "building", "mission", "achievement", "path", "lying", "slot", "own", "purse"),
    *[kind for kind in FACES if kind not in ("number", "seat")],
)


def fresh_table(number: int) -> Wild:
    """The first turn of the first round."""
    return fresh(Wild, "wild", number, TABLES[number])


@cache
def settled_table(number: int) -> Wild:
    """A table at which something has happened; clone it before changing it."""
    return settle(fresh_table(number), number, SETTLED)


def wild_faces(table: Wild, kind: str) -> Iterator[tuple[int, ...]]:
    box = table.box
    known = {
        "card": range(len(box.cards)),
        "site": range(len(box.sites)),
        "building": range(box.buildings),
        "mission": range(len(box.missions)),
        "achievement": range(len(box.achievements)),
        "path": range(box.path_open),
        "lying": range(box.path_open),
        "slot": range(box.slots),
        "own": range(box.slots),
        "purse": range(box.slots + w.FIRST_SLOT),
        "source": range(box.slots + w.FIRST_SLOT),
    }
    if kind == "cost":
        yield from COSTS
    else:
        yield from ((number,) for number in FACES.get(kind) or known[kind])
