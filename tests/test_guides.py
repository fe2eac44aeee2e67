"""The guides are true: what they show can be run, and what they list is complete."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from longhouse import find_game, new_table, read_option
from longhouse.cli.main import COMMANDS, app_of

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
PAGES = [*sorted(GUIDES.glob("*.md")), GUIDES.parents[1] / "examples" / "hnefatafl" / "README.md"]
shell = [
    block for page in PAGES for block in re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]
lines = [line for block in shell for line in re.findall(r"^longhouse ([^#&\n]+)", block, re.MULTILINE)]
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


@pytest.mark.parametrize("line", lines)
def test_the_guides_name_commands_and_settings_that_exist(line: str) -> None:
    command, *words = shlex.split(line)
    app: Any = get_command(app_of(COMMANDS))
    given = app.commands[command].make_context(command, words.copy()).params  # raises what a slip would
    for name, _, value in (text.partition("=") for text in given.get("setting") or []):
        (choice,) = [choice for choice in find_game(given["game"]).choices if choice.name == name]
        assert value in choice.values
    assert not {"-o", "--option"} & set(words), "an old name, which will go"


def test_there_are_commands_in_the_guides() -> None:
    assert len(lines) >= 40
