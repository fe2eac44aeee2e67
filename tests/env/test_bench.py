"""The peers of our environments: named as in PettingZoo, and reported if they are missing."""

import sys
from importlib.util import find_spec

import pytest

from bench.peer_zoo import CLASSICS, peers


@pytest.mark.parametrize("name", CLASSICS)
def test_a_classic_is_in_this_pettingzoo(name: str) -> None:
    assert find_spec(f"pettingzoo.classic.{name}")


def test_what_is_left_out_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module in ("rlcard", *(f"pettingzoo.classic.{name}" for name in CLASSICS)):
        monkeypatch.setitem(sys.modules, module, None)  # as if it were not installed
    assert not list(peers())
    told = capsys.readouterr().err.splitlines()
    assert len(told) == len(CLASSICS) + 1
    assert all(line.startswith("bench: ") and "is left out" in line for line in told)
