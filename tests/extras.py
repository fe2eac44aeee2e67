"""What `dev-full` installs and `dev` does not. Without it, tests that need it are skipped with one line."""

from importlib.util import find_spec

import pytest


def need_full(*modules: str) -> None:
    """Called at the top of a file, for all of its tests."""
    for module in modules:
        if find_spec(module) is None:
            pytest.skip(f"NOT RUN: {module} is not installed, which the extra dev-full brings", allow_module_level=True)
