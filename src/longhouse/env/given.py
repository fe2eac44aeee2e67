"""What environments are given, looked at before it is used: a wrong kind of thing is told in one line."""

from typing import Any

import numpy as np

from longhouse.kernel.game import SettingError, one_line


def whole(name: str, given: Any, least: int) -> int:
    """A whole number, of Python or of numpy."""
    if not isinstance(given, (int, np.integer)) or isinstance(given, bool):
        raise SettingError(f"{name} is a whole number, not {shown(given)}")
    if given < least:
        raise SettingError(f"{name} is at least {least}, not {given}")
    return int(given)


def shown(given: Any) -> str:
    return one_line(repr(given))
