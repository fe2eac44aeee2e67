"""The compiled part of kernel and games imports only the standard library, without anything that reads the clock or
does I/O; of Longhouse it imports only kernel and games. Everything else of a game is in its face, uncompiled.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import COMPILED, INTERPRETED, LONGHOUSE, module_name

WORLD = {"asyncio", "datetime", "multiprocessing", "os", "secrets", "socket", "threading", "time"}
SHAPES = [path for path in INTERPRETED if path.name.startswith("shapes")]  # uncompiled, but as pure as the rest
OPENING = LONGHOUSE / "kernel" / "opening.py"  # imports what only type checkers see
UNCOMPILED = {module_name(path) for path in INTERPRETED if path not in (*SHAPES, OPENING)}


def imported(source: str) -> Iterator[str]:
    """The modules that a module imports, without relative imports, which stay in the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def strangers(source: str) -> set[str]:
    return {module for module in imported(source) if not may_import(module)}


def may_import(module: str) -> bool:
    top, _, rest = module.partition(".")
    if top == "longhouse":
        return rest.partition(".")[0] in ("kernel", "games") and module not in UNCOMPILED
    return top in sys.stdlib_module_names and top not in WORLD


def test_rules_are_found() -> None:
    assert COMPILED and INTERPRETED and SHAPES
    assert [path for path in INTERPRETED if path.parent.name != "face"] == [OPENING]


@pytest.mark.parametrize("path", [*COMPILED, *SHAPES], ids=lambda path: str(path.relative_to(LONGHOUSE)))
def test_rules_import_nothing_but_the_pure_standard_library(path: Path) -> None:
    assert strangers(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    "line",
    [
        "import rich",
        "from numpy.random import rand",
        "def f():\n  import time",
        "from longhouse import boards",
        "from longhouse.messages.phrase import Phrase",
        "from longhouse.games.watch.face.names import NOUNS",
        "from longhouse.games.watch.face import names",
    ],
)
def test_a_stranger_is_seen(line: str) -> None:
    assert strangers(f"import math\nfrom longhouse.kernel import zone\n{line}") != set()
