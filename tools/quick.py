"""`make quick`: format, lint, import contract and types of everything, and the tests of what has changed.

What has changed is found by git: everything since the branch left main, and what is not committed yet. `make check`
runs all tests; this is for the time between two commits.
"""

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

BIN: Final = Path(sys.executable).parent
ROOT: Final = Path(__file__).parents[1]
PROPERTIES: Final = [f"tests/properties/test_{name}.py" for name in ("copies", "games", "options")]
SCHEMA: Final = "tests/server/wire/test_schema.py"  # of the shapes of all games
# Where the tests are of what has no folder of the same name below tests.
PACKAGES: Final = {
    "kernel": ["tests/kernel", "tests/golden"],
    "boards": [f"tests/games/{game}/face/test_board.py" for game in ("midgard", "northgard", "watch", "wild")],
    "fields.py": ["tests/env/test_observing.py"],
    "guests.py": ["tests/test_guests.py"],
    "played.py": ["tests/kernel/test_branch.py"],
}
DIGESTS: Final = [f"tests/test_{name}.py" for name in ("rules_cited", "rules_languages", "rules_marked", "glossary")]
PAGES: Final = {"guide": "guides", "architecture.md": "architecture", "glossary.md": "architecture"}  # of docs
CHECKS: Final = (("ruff", "format", "--check", "."), ("ruff", "check", "."), ("lint-imports", "--no-logo"))


@dataclass
class Plan:
    """What to test: for each game some paths, of which only its own tests are run; and paths for all."""

    games: dict[str, set[str]] = field(default_factory=dict)
    paths: set[str] = field(default_factory=set)
    elsewhere: set[str] = field(default_factory=set)  # what make can do for what is not tested here

    def add_game(self, game: str) -> None:
        self.games[game] = {f"tests/games/{game}", "tests/golden", *PROPERTIES}


def changed_files() -> list[str]:
    """As git names them, without those that are gone."""
    base = first_line("git", "merge-base", "HEAD", "main") or first_line("git", "merge-base", "HEAD", "origin/main")
    names = lines("git", "diff", "--name-only", "--diff-filter=d", base or "HEAD")
    return sorted({*names, *lines("git", "ls-files", "--others", "--exclude-standard")})


def lines(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def first_line(*command: str) -> str:
    return next(iter(lines(*command)), "")


def plan_for(files: list[str]) -> Plan:
    plan = Plan()
    for name in files:
        parts = Path(name).parts
        if parts[:2] == ("src", "longhouse"):
            plan.paths.add("tests/test_imports.py")
            plan_source(plan, parts[2:])
        elif parts[0] == "tests":
            plan_test(plan, name, parts[1:])
        elif parts[:2] == ("docs", "rules"):
            plan.paths.update(DIGESTS)
        elif parts[0] == "docs" and parts[1] in PAGES:
            plan.paths.add(f"tests/test_{PAGES[parts[1]]}.py")
        elif parts[0] == "examples":
            plan.games["hnefatafl"] = {"tests/examples", *PROPERTIES}
        elif parts[0] == "tools":
            plan.paths.update(["tests/tools", "tests/test_quick.py"])
        elif parts[0] == "web":
            plan.elsewhere.add("web-check")
    return plan


def plan_source(plan: Plan, parts: tuple[str, ...]) -> None:
    """A file of a package: the game it belongs to, or the folder of tests that mirrors it."""
    package = parts[0]
    if package == "games" and len(parts) > 2:
        plan.add_game(parts[1])
        if parts[-1].startswith("shapes"):
            plan.paths.add(SCHEMA)
        if "lessons" in parts:
            plan.games[parts[1]].add("tests/lessons")
    elif package == "server" and (ROOT / "tests" / "server" / parts[1]).is_dir():
        plan.paths.add(f"tests/server/{parts[1]}")
    elif package in PACKAGES:
        plan.paths.update(PACKAGES[package])
    elif (ROOT / "tests" / package).is_dir():
        plan.paths.add(f"tests/{package}")


def plan_test(plan: Plan, name: str, parts: tuple[str, ...]) -> None:
    """A test is run; for a helper, the tests beside it. What needs a browser is slow."""
    if parts[0] == "browser":
        plan.elsewhere.add("browser")
    elif parts[-1].startswith("test_") and name.endswith(".py"):
        plan.paths.add(name)
    elif parts[0] in ("scenes", "games", "golden") and len(parts) > 2:
        plan.add_game(parts[1])
    elif len(parts) > 1 and list((ROOT / name).parent.glob("test_*.py")):
        plan.paths.add(str(Path(name).parent))


def commands(plan: Plan) -> list[list[str]]:
    """The runs of pytest."""
    pytest = [str(BIN / "python"), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    runs = [[*pytest, *sorted(paths), "-k", game] for game, paths in sorted(plan.games.items())]
    if plan.paths:
        runs.append([*pytest, *sorted(plan.paths)])
    return runs


def run(command: list[str]) -> bool:
    print("$", " ".join([Path(command[0]).name, *command[1:]]), flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    types = subprocess.Popen(
        [str(BIN / "mypy")], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )  # the slowest, so that it begins first
    passed = [run([str(BIN / name), *more]) for name, *more in CHECKS]
    plan = plan_for(changed_files())
    passed += [run(command) for command in commands(plan)]
    told, _ = types.communicate()
    print("$ mypy", told, sep="\n", end="")
    for target in sorted(plan.elsewhere):
        print(f"`make {target}` runs more tests of what has changed.")
    return 0 if all(passed) and types.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
