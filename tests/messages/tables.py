"""Tables to speak of, and numbers of every kind to speak with."""

from collections.abc import Iterator
from typing import Final

import longhouse
from longhouse import Table
from longhouse.games.watch.words import PIECE_IDS, RESOURCES, TILE_IDS

TABLES: Final = (
    {"board": "classic19", "turn_phases": "combined"},
    {"board": "base_gift", "layout": "random"},
    {"board": "base_gift", "first_player": "roll"},
)
FACES: Final = {
    "number": (1, 2, 5, 21),
    "resource": range(RESOURCES),
    "tile": range(len(TILE_IDS)),
    "piece": range(len(PIECE_IDS)),
    "seat": (0, 3),
}
CARDS: Final = ((1, 0, 0, 0, 0), (0, 0, 0, 0, 21), (1, 2, 5, 1, 2))
SECRET: Final = {"watch-event-bought": 0, "watch-event-robbed": 1}  # how many of its arguments everybody sees


def table_of(number: int) -> Table:
    return longhouse.new_table("watch", players=4, seed=number, options=TABLES[number])


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
    if kind == "cards":
        yield from CARDS
        return
    known = {option.a for option in table.vocabulary() if kind in table_kinds(table)[option.verb]}
    yield from ((number,) for number in FACES.get(kind, sorted(known)))


def table_kinds(table: Table) -> list[tuple[str, ...]]:
    return [word.kinds for word in longhouse.find_game(table.origin.game).verbs]
