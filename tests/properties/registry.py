"""The tables on which every property must hold: games x option sets x numbers of players.

A new game adds its subject here: its settings, and what it conserves and caches besides its cards.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from tests.properties.hnefatafl import HNEFATAFL
from tests.properties.midgard import MIDGARD
from tests.properties.northgard import NORTHGARD
from tests.properties.subject import Settings, Subject
from tests.properties.watch import WATCH
from tests.properties.wild import WILD
from tests.properties.words import Words, words_of

GAMES: Final[dict[str, Subject]] = {
    "midgard": MIDGARD,
    "northgard": NORTHGARD,
    "watch": WATCH,
    "wild": WILD,
    "hnefatafl": HNEFATAFL,
}


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    players: int
    name: str

    @property
    def settings(self) -> Settings:
        return GAMES[self.game].settings[self.name]

    @property
    def words(self) -> Words:
        return words_of(self.game, GAMES[self.game].widths)

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.name}"


CASES: Final = [
    Case(name, players, way)
    for name, subject in GAMES.items()
    for way in subject.settings
    for players in subject.players
    if subject.allowed(players, subject.settings[way])
]

# The scope puts all tests of a case together: the boxes of a game are kept for a few cases only, and take long to make.
every_case = pytest.mark.parametrize("case", CASES, ids=str, scope="module")
