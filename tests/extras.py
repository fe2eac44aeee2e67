"""What `dev-full` brings and `dev` does not. Tests that need it are not run without it, and one line says so."""

from importlib.util import find_spec

import pytest


def need_full(*modules: str) -> None:
    """Called at the top of a file, for all of its tests."""
    for module in modules:
        if find_spec(module) is None:
            pytest.skip(f"NOT RUN: {module} is not installed, which the extra dev-full brings", allow_module_level=True)
