"""Saves of version 1 of the rules, which name their content by its fingerprint, are loaded and played on."""

import json
from pathlib import Path
from typing import Any

import pytest

import longhouse

OLD = Path(__file__).parent / "version1"


def old_save(name: str) -> dict[str, Any]:
    """What was saved, and the picks that were made after it."""
    told: dict[str, Any] = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    return told


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_save_of_version_1_is_played_on_by_its_rules(name: str) -> None:
    told = old_save(name)
    table = longhouse.load(told["saved"])
    assert table.origin.version == 1
    assert longhouse.save(table)[1:] == told["saved"][1:]
    for text in told["picks"]:
        option = longhouse.read_option(table, text)
        assert option is not None and option in table.decision.options
        table.pick(option)
    assert longhouse.save(table)[1:] == told["after"][1:]


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_save_says_that_its_content_is_what_comes_with_the_game(name: str) -> None:
    """So that it is not refused when a note or a source in the content is corrected."""
    saved = longhouse.save(longhouse.load(old_save(name)["saved"]))
    assert saved[0][2] == "standard"  # type: ignore[index]
    assert longhouse.save(longhouse.load(saved)) == saved
