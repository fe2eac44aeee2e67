"""Content that differs from the printed one in one thing, opened like a host's file."""

import copy
from typing import Any, Final

from longhouse import Game
from longhouse.kernel.box import Box
from longhouse.kernel.content import ContentFile, Entry
from longhouse.kernel.origin import Origin

GONE: Final = object()  # instead of a value: the key is missing


def change(printed: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The same except for one thing, found by keys, ids and numbers: `card scroll effect 0 n`."""
    root = copy.deepcopy(printed)
    at: Any = root
    *way, last = path.split()
    for key in way:
        at = at[key] if isinstance(at, dict) else found(at, key)
    if value is GONE:
        del at[int(last) if isinstance(at, list) else last]
    elif isinstance(at, list):
        at[int(last) : int(last) + 1] = [value]
    else:
        at[last] = value
    return root


def found(entries: list[Any], key: str) -> Any:
    return entries[int(key)] if key.isdigit() else next(entry for entry in entries if entry["id"] == key)


def open_box(game: Game, root: dict[str, Any]) -> Box:
    """For four players, with default settings."""
    content = ContentFile(Entry(root, "mine.toml"), "")
    return game.open_box(Origin(game.name, game.version, game.complete_settings(4, {}), content), 4)
