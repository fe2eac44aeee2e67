"""A translation of a digest says what the English one says: block by block the same ids, marks, numbers and code."""

import pytest

from longhouse.messages.rulebook import rulebook_of
from tests.digests import RULES, blocks_of, differences

TRANSLATIONS = sorted(path for language in ("ru", "uk") for path in (RULES / language).glob("*.md"))
GAMES = sorted(path.stem for path in (RULES / "en").glob("*.md"))

ENGLISH = """# A game — rules digest

Two lines
of 7 words.

## 1. Winter
- XX-1.1 Pay 2 food (XX-RU3) or `wait`. [P; last sentence H]
- XX-1.2 Up to 10 units.

| units | food |
|---|---|
| 0–3 | 0 |
"""
RUSSIAN = """# Игра — свод правил

Две строки из 7 слов.

## 1. Зима
- XX-1.1 Заплатите 2 еды (XX-RU3) или `wait`. [P; последнее предложение H]
- XX-1.2 До 10 воинов.

| воины | еда |
|---|---|
| 0–3 | 0 |
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_translation_is_whole(language: str, game: str) -> None:
    """Or there is none at all, and everything is in English."""
    original = (RULES / "en" / f"{game}.md").read_text(encoding="utf-8")
    path = RULES / language / f"{game}.md"
    if path.is_file():
        found = differences(original, path.read_text(encoding="utf-8"), f"docs/rules/{language}/{game}.md")
        assert not found, "\n" + "\n".join(found)
    book = rulebook_of(game, language)
    told = {place in section.english for section in book.sections for place in range(len(section.lines))}
    assert told == {not path.is_file()}


def test_only_digests_that_exist_are_translated() -> None:
    assert {path.stem for path in TRANSLATIONS} <= set(GAMES) and len(GAMES) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_digest_is_whole_in_its_own_language(game: str) -> None:
    text = (RULES / "en" / f"{game}.md").read_text(encoding="utf-8")
    assert differences(text, text, game) == [] and len(blocks_of(text)) > 200


def test_what_is_translated_well_is_accepted() -> None:
    assert differences(ENGLISH, RUSSIAN, "x") == []


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("Заплатите 3 еды", "Заплатите 2 еды", "x:6: XX-1.1: number: lacks 2 and has 3"),
        ("XX-RU4", "XX-RU3", "x:6: XX-1.1: id: lacks XX-RU3 and has XX-RU4"),
        ("`ждать`", "`wait`", "x:6: XX-1.1: code: lacks wait and has ждать"),
        ("предложение Н]", "предложение H]", "x:6: XX-1.1: mark: lacks H"),  # the Cyrillic letter
        ("`wait`.", "`wait`. [P; последнее предложение H]", "x:6: XX-1.1: mark: lacks P, H"),
        ("До 10 воинов и 2 фигур", "До 10 воинов", "x:7: XX-1.2: number: has 2"),
        ("- XX-1.3 До", "- XX-1.2 До", "x:7: item 0 deep XX-1.3, but English line 8 is item 0 deep XX-1.2"),
        ("### 1. Зима", "## 1. Зима", "x:5: heading ###, but English line 6 is heading ##"),
        ("| воины | еда | лес |", "| воины | еда |", "x:9: row of 3 columns, but English line 10 is row of 2 columns"),
        ("## 2. Зима", "## 1. Зима", "x:5: heading ##: number: lacks 1 and has 2"),
        ("из 8 слов", "из 7 слов", "x:3: paragraph: number: lacks 7 and has 8"),
    ],
)
def test_what_differs_is_named(wrong: str, right: str, said: str) -> None:
    found = differences(ENGLISH, RUSSIAN.replace(right, wrong), "x")
    assert "\n".join(found).startswith(said)


def test_what_is_missing_is_named() -> None:
    cut = RUSSIAN.replace("- XX-1.2 До 10 воинов.\n", "")
    assert differences(ENGLISH, cut, "x")[0].startswith(
        "x:8: row of 2 columns, but English line 8 is item 0 deep XX-1.2"
    )
    assert differences(ENGLISH, RUSSIAN.replace("| 0–3 | 0 |\n", ""), "x") == [
        "x: it lacks line 12 and what follows it: | 0–3 | 0 |"
    ]
    assert differences(ENGLISH, RUSSIAN + "| 4 | 1 |\n", "x") == [
        "x: it has besides line 12 and what follows it: | 4 | 1 |"
    ]
