"""Rules by the words in them: what `longhouse rules winter` and a player's `r winter` find."""

import difflib
import re
from typing import Final

from longhouse.kernel.registry import game_names
from longhouse.messages.rulebook import RULE, Section, plain, rulebook_of
from longhouse.messages.stems import known_stem, stem, words_of

AN_ID: Final = re.compile(r"[A-Za-z]{2,3}-\w[\w.]*")
SHORTEST_BEGINNING: Final = 3  # fewer letters than these must be the whole stem


def is_id(text: str) -> bool:
    """Whether this is meant to be the id of a rule or a section."""
    return AN_ID.fullmatch(text.strip()) is not None


def rules_with(text: str, language: str, games: list[str] | None = None) -> list[Section]:
    """The rules with all these words in some form, in them or in their title; those with a fitting title come first."""
    sections = [section for game in games or game_names() for section in rulebook_of(game, language).sections]
    known = {stem(word) for section in sections for line in (section.title, *section.lines) for word in words_of(line)}
    wanted = [known_stem(word, known) for word in words_of(text)]
    found: list[tuple[bool, Section]] = []
    for section in sections:
        titled = has_all(wanted, section.title)
        hits = Section(section.name, section.title)
        for place, line in enumerate(section.lines):
            if RULE.match(line) and has_all(wanted, f"{section.title} {line}"):
                hits.add(plain(line), english=place in section.english)
        if hits.lines:
            found.append((not titled, hits))
    return [section for _, section in sorted(found, key=lambda hit: hit[0])]


def has_all(wanted: list[str], text: str) -> bool:
    """A text has a word in some form, or a word that begins with it."""
    stems = {stem(word) for word in words_of(text)}
    return bool(wanted) and all(
        root in stems or (len(root) >= SHORTEST_BEGINNING and any(other.startswith(root) for other in stems))
        for root in wanted
    )


def similar_words(text: str, language: str) -> list[str]:
    """Words of the rules that are written like these."""
    known = {
        word
        for game in game_names()
        for section in rulebook_of(game, language).sections
        for line in section.lines
        for word in words_of(line)
        if len(word) > SHORTEST_BEGINNING and word.isalpha()
    }
    near = [word for wanted in words_of(text) for word in difflib.get_close_matches(wanted, sorted(known), 4, 0.65)]
    return list(dict.fromkeys(near))[:4]
