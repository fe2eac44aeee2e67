"""The guides are true: what they show can be run, and what they list is all there is."""

import re
from pathlib import Path

import pytest

from longhouse import find_game, new_table, read_option

GUIDES = Path(__file__).parent.parent / "docs" / "guide"
LIBRARY = (GUIDES / "library.md").read_text(encoding="utf-8")
PLAYING = (GUIDES / "playing.md").read_text(encoding="utf-8")
NORTHGARD = find_game("northgard")


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", LIBRARY, re.DOTALL), ids=["watch", "northgard"])
def test_the_library_guide_plays_a_game(example: str) -> None:
    names: dict[str, object] = {}
    exec(example, names)
    table = names["table"]
    assert getattr(table, "over", False)


def test_the_library_guide_spells_every_verb_of_northgard() -> None:
    rows = [line for line in LIBRARY.splitlines() if line.startswith("| ")]
    told = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    assert {text.partition("/")[0] for text in told} == {word.name for word in NORTHGARD.verbs}
    table = new_table("northgard", players=5, seed=1)
    assert [text for text in told if read_option(table, text) is None] == []


def test_the_playing_guide_lists_every_option_of_northgard() -> None:
    """Each with its values, the default first."""
    told = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PLAYING, re.MULTILINE)
    listed = {name: re.findall(r"`(\w+)`", values) for name, values in told}
    assert list(listed) == [choice.name for choice in NORTHGARD.choices]
    for choice in NORTHGARD.choices:
        assert sorted(listed[choice.name]) == sorted(choice.values), choice.name
        assert choice.several or listed[choice.name][0] == choice.default, choice.name
