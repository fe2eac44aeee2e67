"""Optional dependencies: if one is missing, an error in one line names the extra to install."""

import importlib
from typing import Any

from longhouse.kernel.game import SettingError


def need(module: str, extra: str) -> Any:
    """A module of an extra. SettingError if it is not there."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise SettingError(f"this needs the extra '{extra}': pip install 'longhouse[{extra}]'") from None
