"""What the properties need to know of a game."""

from collections.abc import Callable
from dataclasses import dataclass

from longhouse import Table

Settings = dict[str, str | int | bool | list[str]]


@dataclass(frozen=True)
class Subject:
    """What the properties need to know of a game."""

    players: tuple[int, ...]
    settings: dict[str, Settings]
    widths: tuple[tuple[str, int], ...]  # kinds of arguments that stand for several numbers
    pieces: Callable[[Table], list[int]]  # never changes in a game: pieces on the board and off it
    remembered: Callable[[Table], list[object]]  # caches, which refresh() recomputes
    recomputed: Callable[[Table], list[object]]  # the same, computed here in another way as far as it can be
    never_asked: frozenset[str]  # questions that no option set here can lead to
    never_told: frozenset[str]  # events that no random game was found to have; rule tests play them
    never_said: frozenset[str]  # the same for verbs
    never_decided: frozenset[str]  # the same for ties
    longest: int  # picks after which a random game has surely ended
    allowed: Callable[[int, Settings], bool]  # whether the rules allow this for this many players
    at_once: bool = True  # whether several seats ever choose apart from one another at the same time
    secrets: bool = True  # whether anything is ever hidden from anybody
