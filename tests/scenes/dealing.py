"""How every scene begins: a table is dealt as a test says."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import longhouse
from longhouse import SettingValue
from longhouse.kernel.chance import seeded
from longhouse.kernel.game import Game
from longhouse.kernel.table import Table

T = TypeVar("T", bound=Table)
Said = SettingValue | Path | dict[str, list[int]]  # an option of the game, or one of the words of `deal`


def deal(kind: type[T], name: str, players: int, said: Mapping[str, Said]) -> T:
    """A table on which nothing has been decided yet, with its events recorded. `seed`, `luck` (by stream, what comes
    first), `content` (another file) and `version` (older rules) may be given beside the settings.
    """
    seed, content, luck = said.get("seed", "scene"), said.get("content"), said.get("luck", {})
    assert isinstance(content, Path | None) and isinstance(luck, dict)
    game = game_of(name, said.get("version"))
    settings = game.complete_settings(players, longhouse.plain_settings(options_of(said)))
    chance = seeded(str(seed), game.stream_names())
    for number, stream in enumerate(game.streams):
        chance.load(number, [outcome - stream.first for outcome in luck.get(stream.name, [])])
    table = game.deal(players, settings, longhouse.content_of(game, content), chance)
    assert isinstance(table, kind)
    table.record_events()
    return table


def game_of(name: str, version: Said | None) -> Game:
    game = longhouse.find_game(name)
    found = game.edition(version) if isinstance(version, int) else game
    assert found is not None, f"{name} has no rules of version {version}"
    return found


def options_of(said: Mapping[str, Said]) -> dict[str, SettingValue]:
    words = ("seed", "version")
    return {name: value for name, value in said.items() if name not in words and not isinstance(value, Path | dict)}


def number(names: list[str], name: str) -> int:
    """The index of a name in the content."""
    assert name in names, f"there is no {name}; known: {', '.join(names)}"
    return names.index(name)
