"""The games by name, imported when they are first used: one line for each game."""

from typing import Final

from longhouse.kernel.registry import register_own

GAMES: Final = {
    "midgard": "longhouse.games.midgard.game:MIDGARD",
    "northgard": "longhouse.games.northgard.game:NORTHGARD",
    "watch": "longhouse.games.watch.game:WATCH",
    "wild": "longhouse.games.wild.game:WILD",
}
NAMES: Final = tuple(GAMES)

register_own(GAMES)
