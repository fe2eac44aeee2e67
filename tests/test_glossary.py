"""One thing has one word in each language: in digests, messages and content."""

import pytest

from tests.glossary import GLOSSARIES, beginning, digest, messages, named, names, stems_in, terms_of

GLOSSARY = sorted(path.stem for path in GLOSSARIES.glob("*.toml"))
TRANSLATED = [(game, language) for game in GLOSSARY for language in ("ru", "uk")]


@pytest.mark.parametrize("game", GLOSSARY)
def test_a_glossary_has_a_word_for_everything(game: str) -> None:
    terms = terms_of(game)
    assert len(terms) >= 40
    assert all(all(term.words.values()) for term in terms)
    assert len({term.words["en"].lower() + term.id for term in terms}) == len(terms)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_word_is_used_that_is_to_be_avoided(game: str, language: str) -> None:
    texts = [*messages(game, language), *names(game, language), *digest(game, language)]
    found = [
        f"{place}: {term.id} is «{term.words[language]}», not «{words}…»: {text.strip()[:80]}"
        for term in terms_of(game)
        for words in term.avoid.get(language, [])
        for place, text in texts
        if beginning(words).search(text)
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_glossary_avoids_none_of_its_own_words(game: str, language: str) -> None:
    for term in terms_of(game):
        for words in term.avoid.get(language, []):
            clash = [other.id for other in terms_of(game) if beginning(words).search(other.words[language])]
            assert not clash, f"{term.id} avoids «{words}…»"


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_text_uses_the_words(game: str, language: str) -> None:
    """If a term is somewhere in the English digest or messages, its word is somewhere in the translation of them."""
    for texts in (digest, messages):
        own = stems_in("\n".join(text for _, text in texts(game, language)))
        english = stems_in("\n".join(text for _, text in texts(game, "en")))
        missing = [
            f"{term.id}: «{term.words[language]}»"
            for term in terms_of(game)
            if stems_in(term.words["en"]) in english and stems_in(term.words[language]) not in own
        ]
        assert not own.strip() or not missing, f"{texts.__name__} never: {', '.join(missing)}"


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_names_of_the_content_are_those_of_the_glossary(game: str, language: str) -> None:
    words = {term.words["en"]: term.words[language] for term in terms_of(game) if term.words["en"][0].isupper()}
    differ = [
        f"{id}: {name[language]}, not {words[name['en']]}"
        for id, name in named(game)
        if name.get("en") in words and words[name["en"]] != name[language]
    ]
    assert not differ
    assert any(name.get("en") in words for _, name in named(game))


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("асґард", "Карти Асґарду", True),
        ("асґард", "Карти Асгарду", False),
        ("гард", "Асгард", False),
        ("карта розвитк", "Купіть карту", False),
        ("карта розвитк", "Карта розвитку", True),
        ("клан вепр", "від Клану Вепра", True),
    ],
)
def test_beginnings_of_words_are_found_in_any_form(words: str, text: str, found: bool) -> None:
    assert bool(beginning(words).search(text)) is found
