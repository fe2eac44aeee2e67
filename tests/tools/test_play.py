"""`make play` compiles the rules while it runs, and processes that begin later use them."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longhouse.bots.processes import READY, RULES, RULES_SOON, Pool
from tests.sources import LONGHOUSE, ROOT

WITHIN = 120.0
WHERE = "from longhouse.kernel import table; print(table.__file__)"


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build leaves: the rules in a folder of their own. Compiled or not, they are found alike."""
    folder = tmp_path_factory.mktemp("rules")
    for room in ("kernel", "games"):
        shutil.copytree(LONGHOUSE / room, folder / "longhouse" / room, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def where_rules_are() -> str:
    from longhouse.kernel import saving  # noqa: PLC0415  (where it is in the other process)

    return saving.__file__


def test_a_process_uses_the_rules_that_are_named(rules: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, text=True, check=False, env=environment(rules)
    )
    assert said.stdout.startswith(str(rules)), said.stderr


def test_processes_are_replaced_once_the_rules_are_ready(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(RULES, raising=False)
    monkeypatch.setenv(RULES_SOON, str(rules))
    pool = Pool(1)
    try:
        before = pool.open()
        assert not before.submit(where_rules_are).result(WITHIN).startswith(str(rules))
        assert pool.open() is before
        (rules / READY).touch()
        assert pool.open().submit(where_rules_are).result(WITHIN).startswith(str(rules))
    finally:
        (rules / READY).unlink(missing_ok=True)
        pool.open().shutdown()
        os.environ.pop(RULES, None)


def test_compiling_ends_with_the_game(tmp_path: Path) -> None:
    """The build is one that would take an hour; the command one that takes a moment."""
    make = tmp_path / "make"
    make.write_text(f"#!/bin/sh\necho $$ >{tmp_path}/pid\nexec sleep 3600\n")
    make.chmod(0o755)
    said = play(tmp_path / ".fast" / "1-2", "games", MAKE=str(make))
    assert said.returncode == 0
    assert said.stdout.startswith("The rules are being compiled in the background")
    assert "northgard" in said.stdout
    until = time.monotonic() + WITHIN
    while is_running(tmp_path / "pid") and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(tmp_path / "pid")


def test_compiled_rules_are_used_at_once(rules: Path, tmp_path: Path) -> None:
    ready = tmp_path / "1-2"
    shutil.copytree(rules, ready)
    (ready / READY).touch()
    shutil.rmtree(ready / "longhouse" / "games" / "wild")  # whoever reads these rules finds that one is not there
    said = play(ready, "games", "wild")
    assert "compiled" not in said.stdout
    assert said.returncode != 0


def test_a_server_is_served_by_them(rules: Path, tmp_path: Path) -> None:
    """It refuses variables that it does not know."""
    for name in (RULES, RULES_SOON):
        known = {**environment(None), name: str(rules), "LONGHOUSE_PORT": "70000"}
        command = [str(Path(sys.executable).with_name("longhouse")), "serve", "--db", str(tmp_path / "no.db")]
        said = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
        assert said.stderr == "longhouse: --port 70000: a number from 0 to 65535\n"


def play(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/play.py", str(folder), *words],
        cwd=ROOT,
        env={**environment(None), **more},
        capture_output=True,
        text=True,
        check=False,
    )


def environment(rules: Path | None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in (RULES, RULES_SOON)}
    return kept if rules is None else {**kept, RULES: str(rules)}


def is_running(pid: Path) -> bool:
    if not pid.exists():
        return False
    try:
        os.kill(int(pid.read_text()), 0)
    except ProcessLookupError:
        return False
    return True
