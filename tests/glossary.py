"""The words of a game in three languages (docs/rules/glossary), and the texts that must use them."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from longhouse.messages.stems import stem, words_of
from tests.digests import CODE, ROOT, RULES

GLOSSARIES: Final = RULES / "glossary"
MESSAGES: Final = ROOT / "src" / "longhouse" / "messages"
GAMES: Final = ROOT / "src" / "longhouse" / "games"
KEY: Final = re.compile(r"^\s*\.?[\w-]+ =|\{[^}]*(?:\}|$)|^#.*|^\s*\*?\[\w+\]")  # parts of a message that are not words


@dataclass(frozen=True)
class Term:
    """One thing and its word in each language; `avoid` has beginnings of words that must not be used for it."""

    id: str
    words: dict[str, str]
    avoid: dict[str, list[str]]


@cache
def terms_of(game: str) -> list[Term]:
    data = tomllib.loads((GLOSSARIES / f"{game}.toml").read_text(encoding="utf-8"))
    return [
        Term(id, {language: term[language] for language in ("en", "ru", "uk")}, term.get("avoid", {}))
        for id, term in data.items()
    ]


def beginning(words: str) -> re.Pattern[str]:
    """Finds words that begin like these, one after another."""
    return re.compile(r"(?<!\w)" + r"[\w'’]*[\s-]+".join(re.escape(word) for word in words.split()), re.IGNORECASE)


def stems_in(text: str) -> str:
    """The stems of a text, so that a term of several words can be found in it in any form."""
    return " " + " ".join(stem(word) for word in words_of(text.replace("-", " "))) + " "


# --- texts, each with its place


def messages(game: str, language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((MESSAGES / language).glob(f"{game}*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("    .words"):
                continue  # by which other words something is found, too
            yield f"messages/{language}/{path.name}:{number}", KEY.sub(" ", line)


def names(game: str, language: str) -> Iterator[tuple[str, str]]:
    for id, name in named(game):
        yield f"content of {game}: {id}", name.get(language, "")


def named(game: str) -> list[tuple[str, dict[str, str]]]:
    return list(named_in(tomllib.loads((GAMES / game / "content.toml").read_text(encoding="utf-8"))))


def named_in(data: Any) -> Iterator[tuple[str, dict[str, str]]]:
    if isinstance(data, dict):
        name = data.get("name", data.get("label"))
        if isinstance(name, dict):
            yield str(data.get("id", "?")), name
    if isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from named_in(value)


def digest(game: str, language: str) -> Iterator[tuple[str, str]]:
    path: Path = RULES / language / f"{game}.md"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.is_file() else [], 1):
        yield f"docs/rules/{language}/{game}.md:{number}", CODE.sub(" ", line)
