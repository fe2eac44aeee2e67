"""What is installed: a wheel that has everything, under a name that is ours, and little of others without extras."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from longhouse.cli.main import COMMANDS
from tests.sources import ROOT

BESIDE = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CORE = {"fluent-runtime", "rich", "typer"}  # what the terminal needs
HEAVY = (
    *(
        "aiosqlite",
        "alembic",
        "altair",
        "argon2",
        "asyncpg",
        "fastapi",
        "gymnasium",
        "itsdangerous",
        "msgspec",
        "numpy",
    ),
    *("openskill", "pettingzoo", "prometheus_client", "pyarrow", "ray", "sqlalchemy", "starlette"),
    *("structlog", "uvicorn", "vl_convert", "websockets"),
)
WITHOUT = f"import sys\nsys.modules.update(dict.fromkeys({HEAVY}))\n"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a clone in which nothing has been built."""
    folder = tmp_path_factory.mktemp("clone")
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    nothing_built = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=nothing_built)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("*.jpg"))
    (folder / "web").mkdir()
    shutil.copy(ROOT / "web" / "package.json", folder / "web")
    return folder


def pack(clone: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A pure wheel, made by setup.py as pip has it made."""
    return subprocess.run(
        [sys.executable, "-W", "ignore", "setup.py", "-q", "bdist_wheel", "-d", "made"],
        cwd=clone,
        env={**os.environ, "LONGHOUSE_PURE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_page_there_is_no_wheel(clone: Path, tmp_path: Path) -> None:
    ended = pack(clone, PATH=str(tmp_path))
    assert ended.returncode != 0
    assert ended.stderr.splitlines()[-1] == (
        "longhouse: there is no web client in web/dist, and no npm to build it with: install node 20 or newer, "
        "or set LONGHOUSE_PAGE=0 for a library without a page"
    )
    assert not (clone / "made").exists()


def test_a_wheel_holds_everything(clone: Path) -> None:
    (clone / "web" / "dist" / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/table.js"):
        (clone / "web" / "dist" / name).write_text("made by vite")
    ended = pack(clone)
    assert ended.returncode == 0, ended.stderr
    (wheel,) = (clone / "made").glob("*.whl")
    assert wheel.name.startswith("longhouse_games-")
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
        (described,) = [name for name in packed.namelist() if name.endswith("METADATA")]
        facts = message_from_bytes(packed.read(described))
    kinds = {".py", ".toml", ".ftl", ".json", ".typed"}
    kept = {path.relative_to(clone / "src").as_posix() for path in (clone / "src" / "longhouse").rglob("*.*")}
    assert {name for name in kept if Path(name).suffix in kinds} <= names
    assert {"longhouse/web/index.html", "longhouse/web/assets/table.js", "longhouse/rules/uk/wild.md"} <= names
    assert not [name for name in names if not name.startswith("longhouse/")]
    needed = {
        line.split(">")[0].replace(".", "-") for line in facts.get_all("Requires-Dist", []) if "extra" not in line
    }
    assert needed == CORE


def test_a_library_may_do_without_a_page(clone: Path, tmp_path: Path) -> None:
    shutil.rmtree(clone / "web" / "dist", ignore_errors=True)
    ended = pack(clone, LONGHOUSE_PAGE="0", PATH=str(tmp_path))
    assert ended.returncode == 0, ended.stderr
    (wheel,) = (clone / "made").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert not [name for name in packed.namelist() if name.startswith("longhouse/web/")]


def test_the_terminal_needs_no_extra() -> None:
    said = run_without_extras(
        "from longhouse.cli.main import COMMANDS, app_of\n"
        "app_of(COMMANDS)\n"
        "import longhouse\n"
        "table = longhouse.new_table('midgard', players=2, seed=1)\n"
        "print(len(COMMANDS))\n"
    )
    assert said.stdout.split() == [str(len(COMMANDS))], said.stderr


@pytest.mark.parametrize(
    ("command", "extra"), [("serve", "server"), ("tournament wild --bots uniform --games 2", "arena")]
)
def test_a_missing_extra_is_named_in_one_line(command: str, extra: str) -> None:
    ended = run_without_extras(f"sys.argv[1:] = {command.split()}\nfrom longhouse.cli.main import main\nmain()\n")
    assert ended.returncode == 2
    assert ended.stderr == (
        f"longhouse: this needs the extra '{extra}': "
        f"pip install 'longhouse-games[{extra}]', in a clone pip install '.[{extra}]'\n"
    )


def test_extras_bring_what_they_promise() -> None:
    extras = PROJECT["optional-dependencies"]
    assert {"server", "postgres", "rl", "arena", "plots", "cluster", "all"} <= set(extras)
    assert not [line for lines in extras.values() for line in lines if line.startswith("longhouse[")]


def run_without_extras(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + program], capture_output=True, text=True, check=False, cwd=ROOT
    )


def test_rules_are_imported_quickly() -> None:
    """Without what takes longer to import than all of the rules, and only some programs need."""
    slow = {"asyncio", "concurrent.futures", "dataclasses", "difflib", "importlib.metadata", "inspect", "json", "typer"}
    said = run_without_extras("import longhouse\nprint(*sys.modules)\n")
    assert "longhouse.kernel.table" in said.stdout.split()
    assert not slow & set(said.stdout.split())
