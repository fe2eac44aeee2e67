"""The games by name, imported when asked for."""

from typing import Final

from longhouse.kernel.content import did_you_mean
from longhouse.kernel.game import Game, SettingError

NAMES: Final = ("midgard", "northgard", "watch", "wild")


def find_game(name: str) -> Game:
    """The game of this name; raises SettingError with the names there are."""
    if name == "midgard":
        from longhouse.games.midgard.game import MIDGARD

        return MIDGARD
    if name == "northgard":
        from longhouse.games.northgard.game import NORTHGARD

        return NORTHGARD
    if name == "watch":
        from longhouse.games.watch.game import WATCH

        return WATCH
    if name == "wild":
        from longhouse.games.wild.game import WILD

        return WILD
    hint, games = did_you_mean(name, list(NAMES)), ", ".join(NAMES)
    raise SettingError(f"there is no game '{name}'{hint}; there is {games}", "setting-game-unknown", {"games": games})
