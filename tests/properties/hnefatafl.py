"""Hnefatafl for the properties: it has no secrets, and chance only before the first move."""

from typing import Final

from examples.hnefatafl.state import EMPTY, KING, Hnefatafl
from longhouse import Table
from tests.properties.subject import Settings, Subject


def pieces(table: Table) -> list[int]:
    """HT-1.4: what was captured is off the board, and nothing else is. HT-5.2: the king only at the end."""
    assert isinstance(table, Hnefatafl)
    assert (KING in table.board) or table.over
    standing = len(table.board) - table.board.count(EMPTY)
    return [standing + (sum(table.captured(seat) for seat in range(2)) if table.turn else 0)]


def nothing(table: Table) -> list[object]:
    return []


OPTIONS: Final[dict[str, Settings]] = {"plain": {}, "agreed": {"attackers": "second", "move_limit": 30}}

HNEFATAFL: Final = Subject(
    players=(2,),
    settings=OPTIONS,
    widths=(),
    pieces=pieces,
    remembered=nothing,
    recomputed=nothing,
    never_asked=frozenset(),
    never_told=frozenset({"hnefatafl-event-stuck"}),
    never_said=frozenset(),
    never_decided=frozenset(),
    longest=2_000,
    allowed=lambda players, settings: True,
    at_once=False,
    secrets=False,
)
