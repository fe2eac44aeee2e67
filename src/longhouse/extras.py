"""Optional dependencies: if one is missing, an error in one line names the extra to install."""

import importlib
from typing import Any

from longhouse.kernel.game import SettingError


def need(module: str, extra: str) -> Any:
    """A module of an extra. SettingError if it is not there."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise missing(extra) from None


def missing(extra: str) -> SettingError:
    """What to install. The command keeps the name longhouse, but on PyPI that name is somebody else's."""
    return SettingError(f"this needs the extra '{extra}': {command_for(extra)}")


def command_for(extra: str) -> str:
    return f"pip install 'longhouse-games[{extra}]', in a clone pip install '.[{extra}]'"
