"""Kernel and games import the standard library only, and nothing of it that knows the clock or the world."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

LONGHOUSE = Path(__file__).parents[1] / "src" / "longhouse"
RULES = sorted(path for folder in ("kernel", "games") for path in (LONGHOUSE / folder).rglob("*.py"))

WORLD = {"asyncio", "datetime", "multiprocessing", "os", "secrets", "socket", "threading", "time"}


def imported(source: str) -> Iterator[str]:
    """The top-level packages that a module imports; relative imports stay at home and are left out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield node.module.partition(".")[0]


def strangers(source: str) -> set[str]:
    return set(imported(source)) - (set(sys.stdlib_module_names) - WORLD) - {"longhouse"}


def test_rules_are_found() -> None:
    assert RULES


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(LONGHOUSE)))
def test_rules_import_nothing_but_the_pure_standard_library(path: Path) -> None:
    assert strangers(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("line", ["import rich", "from numpy.random import rand", "def f():\n  import time"])
def test_a_stranger_is_seen(line: str) -> None:
    assert strangers(f"import math\nfrom longhouse.kernel import zone\n{line}") != set()
