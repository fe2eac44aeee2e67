"""The parts of `make test` run beside one another; one that fails or hangs stops no other."""

import time
from pathlib import Path

import pytest

from tools import together

MAKEFILE = """
good:
\t@echo good $(NAME)
bad:
\t@echo bad && false
hangs:
\t@echo before && sleep 600
leaves:
\t@sleep 600 & echo $$! >left
other:
\t@touch other
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(together, "ROOT", tmp_path)
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    return tmp_path


def test_one_that_fails_stops_no_other_and_each_is_shown(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert together.make(["bad", "good"], ["NAME=Ann"], at_once=1) == ["bad"]
    shown = capfdbinary.readouterr().out.decode()
    assert "bad\n" in shown
    assert "--- bad: RED after 0:00 (1 of 2)" in shown
    assert "good Ann\n--- good: green" in shown


def test_one_that_hangs_is_stopped_and_what_it_printed_is_shown(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert together.make(["hangs", "good"], [], limit=2) == ["hangs"]
    shown = capfdbinary.readouterr().out.decode()
    assert "before\n" in shown
    assert "--- hangs: STOPPED, IT HANGS" in shown


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_what_a_part_leaves_behind_is_ended(folder: Path) -> None:
    assert together.make(["leaves"], []) == []
    left = int((folder / "left").read_text(encoding="utf-8"))
    until = time.monotonic() + 60
    while is_running(left) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(left)


def is_running(process: int) -> bool:
    """Nobody may have asked how it ended: then it is still listed, but does nothing any more."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_comes_first_must_succeed(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert together.main(["bad", "--", "good"]) == 1
    assert b"good" not in capfdbinary.readouterr().out
    assert together.main(["good", "--", "other", "good"]) == 0
    assert capfdbinary.readouterr().out.endswith(b"parts: 2 passed, 0 failed\n")
