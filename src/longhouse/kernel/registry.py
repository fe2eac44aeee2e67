"""The games by name. Each is imported when it is first needed, whichever package it is in."""

from collections.abc import Callable
from typing import Final

from longhouse.kernel.content import did_you_mean
from longhouse.kernel.game import Game, SettingError
from longhouse.kernel.later import Later
from longhouse.kernel.mind import Mind
from longhouse.kernel.table import Table

PLACES: Final[dict[str, Later]] = {}
OPEN: Final[dict[str, Game]] = {}
OWN: Final[list[str]] = []  # those that come with Longhouse
SCOUTS: Final[list[Callable[[], None]]] = []  # functions that register games of other packages; each is called once


def register_own(places: dict[str, str]) -> None:
    for name, place in places.items():
        OWN.append(name)
        PLACES[name] = Later(place)


def register_game(name: str, place: str) -> None:
    """Make a game known: `place` is where its `Game` is, `package.module:NAME`. A name can be used once."""
    if name in PLACES and PLACES[name].place != place:
        raise SettingError(f"there is a game '{name}' already: {PLACES[name].place}")
    PLACES[name] = Later(place)


def game_names() -> tuple[str, ...]:
    """All games that can be played here, those that come with Longhouse first."""
    look_around()
    return tuple(PLACES)


def guests_met() -> list[Game]:
    """The games of other packages that were opened so far, in that order: their words are in their own folders."""
    return [OPEN[name] for name in OPEN if name not in OWN]


def find_game(name: str) -> Game:
    """The game of this name; raises SettingError that lists the names."""
    if name not in OPEN:
        OPEN[name] = open_game(name)
    return OPEN[name]


def open_game(name: str) -> Game:
    if name not in PLACES:
        look_around()
    if name not in PLACES:
        hint, games = did_you_mean(name, list(PLACES)), ", ".join(PLACES)
        raise SettingError(
            f"there is no game '{name}'{hint}; there is {games}", "setting-game-unknown", {"games": games}
        )
    try:
        game = PLACES[name].load(Game)
    except (AttributeError, ImportError, TypeError) as problem:
        raise SettingError(f"the game '{name}' cannot be opened: {problem}") from problem
    if game.name != name:
        raise SettingError(f"the game '{name}' calls itself '{game.name}'")
    return game


def look_around() -> None:
    while SCOUTS:
        SCOUTS.pop()()


def mind_of(table: Table) -> Mind:
    """How bots think about the game of this table."""
    return find_game(table.origin.game).mind()
