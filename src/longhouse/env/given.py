"""Checks of the parameters of environments: what is wrong is reported in one line."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from longhouse import SettingValue
from longhouse.kernel.content import did_you_mean
from longhouse.kernel.game import SettingError, one_line


def whole(name: str, given: Any) -> int:
    """A whole number, of Python or of numpy."""
    if not isinstance(given, (int, np.integer)) or isinstance(given, bool):
        raise SettingError(f"{name} is a whole number, not {shown(given)}")
    return int(given)


def at_least(least: int, name: str, given: Any) -> int:
    if whole(name, given) < least:
        raise SettingError(f"{name} is at least {least}, not {given}")
    return int(given)


def yes_or_no(name: str, given: Any) -> bool:
    """`"no"` would count as true."""
    if not isinstance(given, (bool, np.bool_)):
        raise SettingError(f"{name} is True or False, not {shown(given)}")
    return bool(given)


def one_of(name: str, given: Any, values: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in values:
        near = did_you_mean(str(given), list(values))
        raise SettingError(f"{name} cannot be '{one_line(str(given))}'{near}; it is {' or '.join(values)}")
    return given


def path_of(content: Any) -> Path | None:
    """A content file may be named by a text."""
    if content is not None and not isinstance(content, (str, Path)):
        raise SettingError(f"content is the path of a file, not {shown(content)}")
    return None if content is None else Path(content)


def settings_of(settings: Any) -> dict[str, SettingValue]:
    if settings is not None and not isinstance(settings, Mapping):
        raise SettingError(f"settings are a dict of names and values, not {shown(settings)}")
    return {str(name): value for name, value in (settings or {}).items()}


def names_of(bots: Any) -> list[str]:
    """`greedy,uniform`, or a list of such names."""
    names = bots.split(",") if isinstance(bots, str) else list(bots) if isinstance(bots, Iterable) else [bots]
    if not all(isinstance(name, str) for name in names):
        raise SettingError(f"bots are named, 'greedy,uniform' or ['greedy', 'uniform'], not {shown(bots)}")
    return names


def shown(given: Any) -> str:
    return one_line(repr(given))
