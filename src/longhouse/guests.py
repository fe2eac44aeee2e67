"""Games of other packages: they can be played once they are installed, or tried before that.

An installed package names its games as entry points of the group `longhouse.games`; the variable LONGHOUSE_GAMES names
them in the same form, for every process that sees it: `hnefatafl=examples.hnefatafl.game:HNEFATAFL`.
"""

import os
from importlib.metadata import entry_points
from typing import Final

from longhouse.kernel.game import SettingError
from longhouse.kernel.registry import register_game

GROUP: Final = "longhouse.games"
VARIABLE: Final = "LONGHOUSE_GAMES"


def register_guests() -> None:
    for line in os.environ.get(VARIABLE, "").replace(",", " ").split():
        name, _, place = line.partition("=")
        if not name or ":" not in place:
            raise SettingError(f"{VARIABLE} has '{line}'; a game is named name=package.module:NAME")
        register_game(name, place)
    for point in entry_points(group=GROUP):
        register_game(point.name, point.value)
