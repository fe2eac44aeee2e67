"""The tables that are measured: a line each."""

from dataclasses import dataclass
from typing import Final

import longhouse
from longhouse.kernel.table import Table

Settings = dict[str, str | int]


@dataclass(frozen=True)
class Setup:
    """One game at one number of players, under the name the report gives it."""

    name: str
    game: str
    players: int
    options: Settings

    def new(self, seed: int) -> Table:
        """A fresh table."""
        return longhouse.new_table(self.game, players=self.players, seed=seed, settings=self.options)


CATAN: Final[Settings] = {"mode": "base", "board": "classic19", "trade_max_offers_per_turn": 0}

# "catan" is what the peer plays; the others are information.
SETUPS: Final = (
    Setup("catan", "watch", 4, CATAN | {"turn_phases": "combined"}),
    Setup("catan, book phases", "watch", 4, CATAN | {"turn_phases": "book"}),
    Setup("watch, full", "watch", 4, {"mode": "full", "trade_max_offers_per_turn": 0}),
    Setup("midgard", "midgard", 4, {}),
    Setup("northgard", "northgard", 5, {}),
    Setup("northgard, creatures", "northgard", 5, {"creatures": "true"}),
    Setup("wild", "wild", 4, {}),
)
