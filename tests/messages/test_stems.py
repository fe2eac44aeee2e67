"""The stems of words, by which rules are found. The rules page is tested with the same list."""

import json
from pathlib import Path

import pytest

from longhouse.messages.stems import known_stem, stem, words_of

LISTS = json.loads(Path(__file__).with_name("stems.json").read_text(encoding="utf-8"))


def stems(text: str) -> list[str]:
    return [stem(word) for word in words_of(text)]


@pytest.mark.parametrize("forms", LISTS["alike"])
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len(set(stems(forms))) == 1


@pytest.mark.parametrize("words", LISTS["apart"])
def test_different_words_have_different_stems(words: str) -> None:
    one, *others = stems(words)
    assert one not in others


@pytest.mark.parametrize(("adjective", "noun"), LISTS["nouns"].items())
def test_an_adjective_that_is_nowhere_is_looked_for_as_its_noun(adjective: str, noun: str) -> None:
    assert known_stem(adjective, stems(f"{noun} весь")) == stem(noun)
    assert known_stem(adjective, []) == stem(adjective)


def test_an_adjective_that_is_written_is_looked_for_itself_and_a_noun_is_none() -> None:
    assert known_stem("зимний", stems("зима зимняя")) == "зимн"
    assert known_stem("весна", stems("весь")) == "весн"


def test_words_are_cut_at_everything_but_letters_and_apostrophes() -> None:
    assert words_of("2:1 — «Ёж», об'єкт; (GW-4.3)") == ["2", "1", "еж", "обєкт", "gw", "4", "3"]
