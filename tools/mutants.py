"""Breaks the rules at random, one place at a time, and counts what the tests notice.

    .venv/bin/python -m tools.mutants --count 60 --seed 7
    .venv/bin/python -m tools.mutants --count 60 --seed 7 --tree ../before  # the same, in another tree

A mutant is one other operator, constant or condition in kernel or in the rules of a game. It is made in a copy of the
tree, never in the tree itself. First come the tests that are nearest to it, then properties of the same game; the first
that fails ends it. Each survivor is printed as a line to think about: it may be a hole in the tests, or a change
without effect.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SOURCES: Final = ("src/longhouse/kernel/**/*.py", "src/longhouse/games/*/rules/**/*.py")
COPIED: Final = (
    *("src", "tests", "docs", "bench", "tools", "examples"),
    *("pyproject.toml", "constraints.txt", "README.md", "Makefile"),
)
SECONDS: Final = 900  # a mutant that does not end is noticed
OTHER: Final[dict[type[ast.AST], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Add: "-",
    ast.Sub: "+",
    ast.And: "or",
    ast.Or: "and",
}
SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Add: "+",
    ast.Sub: "-",
    ast.And: "and",
    ast.Or: "or",
}


@dataclass(frozen=True)
class Mutant:
    """In a file, these characters of a line are replaced."""

    path: str
    line: int
    start: int
    end: int
    new: str

    def applied(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        old = lines[self.line - 1].encode()
        lines[self.line - 1] = (old[: self.start] + self.new.encode() + old[self.end :]).decode()
        return "".join(lines)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.start}: {self.new}"


def mutants_of(path: str, text: str) -> Iterator[Mutant]:
    """All mutants of a file, in the order of its lines."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from between(path, lines, node.left, node.comparators[0], node.ops[0])
        elif isinstance(node, ast.BinOp):
            yield from between(path, lines, node.left, node.right, node.op)
        elif isinstance(node, ast.BoolOp):
            yield from between(path, lines, node.values[0], node.values[1], node.op)
        elif isinstance(node, ast.If | ast.While):
            yield from condition(path, node.test)
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.end_col_offset is not None:
            yield Mutant(path, node.lineno, node.col_offset, node.end_col_offset, str(node.value + 1))


def between(path: str, lines: list[str], left: ast.expr, right: ast.expr, sign: ast.AST) -> Iterator[Mutant]:
    """Another operator between two operands on one line."""
    if type(sign) in OTHER and left.end_lineno == right.lineno and left.end_col_offset is not None:
        gap = lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset].decode()
        at = gap.find(SIGNS[type(sign)])
        if at >= 0:
            start = left.end_col_offset + at
            yield Mutant(path, right.lineno, start, start + len(SIGNS[type(sign)]), OTHER[type(sign)])


def condition(path: str, test: ast.expr) -> Iterator[Mutant]:
    """A condition that is always true."""
    if test.lineno == test.end_lineno and test.end_col_offset is not None:
        yield Mutant(path, test.lineno, test.col_offset, test.end_col_offset, "1 == 1")


def choose(root: Path, count: int, seed: int) -> list[Mutant]:
    found: list[Mutant] = []
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            found += mutants_of(str(path.relative_to(root)), path.read_text(encoding="utf-8"))
    return random.Random(seed).sample(found, count)


def stages(path: str) -> list[list[str]]:
    """What is run for a mutant of this file, the nearest first."""
    parts = Path(path).parts
    if parts[2] == "kernel":
        return [["tests/kernel"], ["tests/golden"], ["tests/properties", "-k", "plain or gift]"]]
    game = parts[3]
    near = [["tests/golden", "-k", game], [f"tests/games/{game}"]]
    return [*near, ["tests/properties", "-k", game]]


def noticed(copy: Path, mutant: Mutant) -> str:
    """The stage that fails, or none."""
    for number, stage in enumerate(stages(mutant.path), 1):
        try:
            if not passes(copy, stage):
                return f"stage {number}, {stage[0]}"
        except subprocess.TimeoutExpired:
            return f"stage {number}, does not end"
    return ""


def passes(copy: Path, stage: list[str]) -> bool:
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *stage]
    done = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, timeout=SECONDS, preexec_fn=gently, check=False
    )
    return done.returncode in (0, 5)  # 5: no test of this name


def make_copy(tree: Path, copy: Path) -> None:
    """With bytecode that is compared with the content of its source, since a mutant may be as old and as long."""
    for name in COPIED:
        source, target = tree / name, copy / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        elif source.exists():
            shutil.copy(source, target)
    command = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", str(copy / "src")]
    subprocess.run(command, check=True)


def check_unbroken(copy: Path, mutants: list[Mutant]) -> None:
    """A test that fails anyway would notice everything."""
    for stage in dict.fromkeys(tuple(stage) for mutant in mutants for stage in stages(mutant.path)):
        if not passes(copy, list(stage)):
            sys.exit(f"these tests fail although nothing is broken: {' '.join(stage)}")


def gently() -> None:
    os.nice(10)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tree", type=Path, default=Path(), help="whose sources are broken and whose tests are run")
    parser.add_argument("--list", action="store_true", help="only say which mutants these are")
    given = parser.parse_args()
    mutants = choose(given.tree, given.count, given.seed)
    if given.list:
        print(*mutants, sep="\n")
        return 0
    survived = 0
    with tempfile.TemporaryDirectory() as folder:
        make_copy(given.tree, Path(folder))
        check_unbroken(Path(folder), mutants)
        for mutant in mutants:
            path = Path(folder) / mutant.path
            text = path.read_text(encoding="utf-8")
            path.write_text(mutant.applied(text), encoding="utf-8")
            stage = noticed(Path(folder), mutant)
            path.write_text(text, encoding="utf-8")
            survived += not stage
            print(f"{'noticed' if stage else 'SURVIVED':8}  {mutant}  {stage}", flush=True)
    print(f"{len(mutants) - survived} of {len(mutants)} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
