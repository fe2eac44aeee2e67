"""What only some need is installed as an extra; who lacks it is told which one, in one line."""

import importlib
from typing import Any

from longhouse.kernel.game import SettingError


def need(module: str, extra: str) -> Any:
    """A module of an extra. SettingError if it is not there."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise SettingError(f"this needs the extra '{extra}': pip install 'longhouse[{extra}]'") from None
