"""Checks of rendered texts, for any game: no gaps, no leftovers, no letters of another language."""

import re
from typing import Final

import pytest

import longhouse
from longhouse import Event, Table
from longhouse.kernel.decision import EVERYBODY
from longhouse.messages import LANGUAGES, Catalog

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SEATS: Final = {
    "en": ["Ada", "Bor", "Cid", "Dan"],
    "ru": ["Ада", "Бор", "Сид", "Дан"],
    "uk": ["Ада", "Бор", "Сід", "Дан"],
}
NO_NAMES: Final = re.compile(r"(?!)")


def check(text: str, language: str, names: re.Pattern[str] = NO_NAMES) -> None:
    """`names` are the same in every language."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$]|  | [.,:;]|\.\.", text), text
    letters = "[A-Za-z]" if language != "en" else "[А-Яа-яҐґЇїЄєІі]"
    assert not re.search(letters, names.sub("", text)), text


def check_sentence(text: str, language: str, names: re.Pattern[str] = NO_NAMES) -> None:
    check(text, language, names)
    assert text.endswith((".", "?")), text


def said(table: Table, text: str, language: str = "en") -> str:
    """An option in words."""
    option = longhouse.read_option(table, text)
    assert option is not None
    return Catalog(language).option(table, option, SEATS[language])


def told(table: Table, kind: str, args: list[int], language: str = "en") -> str:
    """An event of the first seat that everybody saw, in words."""
    return Catalog(language).event(table, Event(kind, "", 0, args, len(args), EVERYBODY), SEATS[language])
