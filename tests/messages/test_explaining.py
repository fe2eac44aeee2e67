"""A word of a game is explained in a terminal too: by any of its forms, in every language, with its rule."""

import pytest

from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.explaining import GLOSSARY, explained, stems

ASKED = [
    ("northgard", "ru", "зимой", "Зима", "NG-14.1"),
    ("northgard", "en", "Borders", "Border", "NG-9.1"),
    ("northgard", "uk", "закриту", "Закрита територія", "NG-13.2"),
    ("midgard", "uk", "ганьби", "Ганьба", "CM-12.11"),
    ("midgard", "ru", "судеб", "Судьба", "CM-12.3"),
    ("watch", "en", "keeps", "Keep", "GW-5.6"),
    ("watch", "ru", "одичалых", "Одичалый", "GW-12.1"),
    ("watch", "uk", "Стіни", "Стіна", "GW-13.4"),
    ("wild", "ru", "пиво", "Пиво", "VW-4.1"),
    ("wild", "en", "vp", "Victory point", "VW-16.6"),
]


@pytest.mark.parametrize(("game", "language", "asked", "title", "rule"), ASKED)
def test_a_word_is_explained_by_any_of_its_forms(game: str, language: str, asked: str, title: str, rule: str) -> None:
    told, text = explained(game, asked, Catalog(language))[0]
    assert told == title
    assert text.endswith(f"[{rule}]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARY)
def test_every_entry_is_found_by_every_word_of_it(game: str, language: str) -> None:
    """The same entries in every language, each with a sentence."""
    catalog = Catalog(language)
    for name, rule in GLOSSARY[game].items():
        sentence = f"{catalog.text(f'web-{game}-purpose-{name}')} [{rule}]"
        for form in catalog.text(f"web-{game}-purpose-{name}.words").rpartition(": ")[2].split(", "):
            assert sentence in [text for _, text in explained(game, form, catalog)], form


def test_a_noun_is_no_form_of_a_verb() -> None:
    assert stems("buildings") == stems("building") != stems("build")


def test_nothing_is_everything() -> None:
    assert explained("watch", "—", Catalog("en")) == []
