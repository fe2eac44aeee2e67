"""The guides are true: what they show can be run, and what they list is complete."""

import re
from pathlib import Path

import pytest

from longhouse import find_game, new_table, read_option

GUIDES = Path(__file__).parent.parent / "docs" / "guide"
LIBRARY = (GUIDES / "library.md").read_text(encoding="utf-8")
PLAYING = (GUIDES / "playing.md").read_text(encoding="utf-8")

CHAPTERS = {
    "watch": "## Brotherhood of the Watch\n",
    "northgard": "## Northgard\n",
    "midgard": "## Champions of Midgard\n",
    "wild": "## Vikings Gone Wild\n",
}
every_chapter = pytest.mark.parametrize("game", CHAPTERS)
examples = re.findall(r"```python\n(.*?)```", LIBRARY, re.DOTALL)


def chapter(guide: str, game: str) -> str:
    """What a guide says about one game."""
    return guide.split(CHAPTERS[game])[1].split("\n## ", maxsplit=1)[0]


@pytest.mark.parametrize("example", examples, ids=CHAPTERS)
def test_the_library_guide_plays_a_game(example: str) -> None:
    names: dict[str, object] = {}
    exec(example, names)
    table = names["table"]
    assert getattr(table, "over", False)


@every_chapter
def test_the_library_guide_spells_every_verb(game: str) -> None:
    rows = [line for line in chapter(LIBRARY, game).splitlines() if line.startswith("| ")]
    told = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    assert {text.partition("/")[0] for text in told} == {word.name for word in find_game(game).verbs}
    table = new_table(game, players=max(find_game(game).players), seed=1)
    assert [text for text in told if read_option(table, text) is None] == []


@every_chapter
def test_the_playing_guide_lists_every_option(game: str) -> None:
    """Each with its values, the default first; of a number only the default."""
    told = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", chapter(PLAYING, game), re.MULTILINE)
    listed = {name: re.findall(r"`(\w+)`", values) for name, values in told}
    choices = find_game(game).choices
    assert list(listed) == [choice.name for choice in choices]
    for choice in choices:
        assert sorted(listed[choice.name]) == sorted(choice.values or [choice.default]), choice.name
        assert choice.several or listed[choice.name][0] == choice.default, choice.name
