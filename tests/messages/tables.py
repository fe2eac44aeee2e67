"""Tables to speak of, and numbers of every kind to speak with."""

from collections.abc import Iterator
from typing import Final

import longhouse
from longhouse import Table
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import PIECE_IDS, RESOURCES, TILE_IDS
from longhouse.games.wild.state.table import Wild
from longhouse.messages.speech import nouns_of
from tests.messages.midgard_tables import midgard_faces
from tests.messages.northgard_tables import northgard_faces
from tests.messages.wild_tables import wild_faces

TABLES: Final = (
    {"mode": "base", "board": "classic19", "turn_phases": "combined"},
    {"mode": "base", "board": "base_gift", "layout": "random"},
    {"mode": "base", "board": "base_gift", "first_player": "roll"},
    {"mode": "full", "patrol_targets": "gift,clearing"},
    {"mode": "full", "turn_phases": "combined", "tragedy_of_heroes": "true", "hero_fresh_use": "true"},
)
FULL: Final = 3  # the first table of the full game
NORTHERN: Final = ("wildling", "clan", "trail", "clearing", "section", "token", "hero", "wildling_place", "die")
FACES: Final = {
    "number": (1, 2, 5, 21),
    "resource": range(RESOURCES),
    "tile": range(len(TILE_IDS)),
    "piece": range(len(PIECE_IDS)),
    "seat": (0, 3),
    "die": (1, 12),
}
CARDS: Final = ((1, 0, 0, 0, 0), (0, 0, 0, 0, 21), (1, 2, 5, 1, 2))
# of a reason: what is missing, and what there is; of a list as many as a game has, 1 standing for "0 gold"
AMOUNTS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "missing": ((1,), (5,), (21,), (2,)),
    "have": ((1,), (3,), (14,), (21,), (0,)),
    "short": ((1, 2, 5, 1, 21), (3, 0, 0, 0, 0)),
    "held": ((1, 2, 3, 6, 22), (2, 0, 0, 0, 0)),
}
# how many of its arguments everybody sees
SECRET: Final = {"watch-event-bought": 0, "watch-event-robbed": 1, "watch-event-looked": 1}


def table_of(number: int) -> Table:
    return longhouse.new_table("watch", players=4, seed=number, settings=TABLES[number])


def tables_with(kinds: tuple[str, ...]) -> list[Table]:
    """Tables where there are things of all these kinds."""
    return [table_of(FULL)] if any(kind in NORTHERN for kind in kinds) else [table_of(0), table_of(FULL)]


def arguments(table: Table, kinds: tuple[str, ...]) -> Iterator[list[int]]:
    """For every kind in turn all its faces, the other kinds with some face."""
    domains = [list(faces(table, kind)) for kind in kinds]
    for place in range(len(domains)):
        for face in domains[place]:
            given = [face if i == place else domain[-1] for i, domain in enumerate(domains)]
            yield [number for numbers in given for number in numbers]
    if not domains:
        yield []


def faces(table: Table, kind: str) -> Iterator[tuple[int, ...]]:
    if kind in AMOUNTS:
        wide = nouns_of(table.origin.game).width(kind)
        yield from [given[:wide] for given in AMOUNTS[kind]]
        return
    if isinstance(table, Northgard):
        yield from northgard_faces(table, kind)
        return
    if isinstance(table, Midgard):
        yield from midgard_faces(table, kind)
        return
    if isinstance(table, Wild):
        yield from wild_faces(table, kind)
        return
    if kind == "cards":
        yield from CARDS
        return
    known = {option.a for option in table.vocabulary() if kind in table_kinds(table)[option.verb]}
    yield from ((number,) for number in FACES.get(kind) or northern(table).get(kind) or sorted(known))


def northern(table: Table) -> dict[str, range]:
    """What is named in the full game, though no option names it."""
    assert isinstance(table, Watch)
    north = table.box.north
    return {
        "wildling": range(len(north.wildlings)),
        "clan": range(len(north.clans)),
        "trail": range(len(north.trails)),
        "clearing": range(len(north.clearings)),
        "token": range(len(north.tokens)),
    }


def table_kinds(table: Table) -> list[tuple[str, ...]]:
    return [word.kinds for word in longhouse.find_game(table.origin.game).verbs]
