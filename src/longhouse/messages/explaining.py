"""What the words of a game stand for: what things are for, and names with explanations, as tool-tips show them."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from longhouse.messages.bundle import BrokenMessage, files_of
from longhouse.messages.catalog import Catalog
from longhouse.messages.stems import stem, words_of

KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
TEXT: Final = "-text"  # the key of an explanation, after the key of the name; other games have an attribute
EXPLAIN: Final = ".explain"
# by game and name, the rule of what is explained where it stands on a page too (web/src/help/glossary.ts)
GLOSSARY: Final[dict[str, dict[str, str]]] = json.loads(
    Path(__file__).with_name("glossary.json").read_text(encoding="utf-8")
)


@cache
def names_in(game: str, language: str) -> tuple[str, ...]:
    """The keys of what is explained."""
    keys = [key for path in files_of(game, language) for key in KEY.findall(path.read_text(encoding="utf-8"))]
    bundle = Catalog(language).bundle
    return tuple(key for key in keys if bundle.has(f"{key}{EXPLAIN}") or bundle.has(f"{key}{TEXT}"))


def explained(game: str, asked: str, catalog: Catalog) -> list[tuple[str, str]]:
    """What this word is for, in any of its forms; then names that have it in them, those that begin with it first."""
    word = asked.casefold()
    found: dict[str, str] = {}
    for key in names_in(game, catalog.language):
        try:
            name = catalog.text(key)
            if word in name.casefold():
                has = catalog.bundle.has(f"{key}{EXPLAIN}")
                found[name] = catalog.text(f"{key}{EXPLAIN}" if has else f"{key}{TEXT}")
        except BrokenMessage:
            continue  # it is a sentence with numbers in it, not a name
    named = sorted(found.items(), key=lambda item: (not item[0].casefold().startswith(word), len(item[0])))
    return [*purposes(game, asked, catalog), *named]


def purposes(game: str, asked: str, catalog: Catalog) -> list[tuple[str, str]]:
    """Entries of the glossary that are called so, the nearest first, each with its rule."""
    roots = stems(asked)
    found: list[tuple[int, str, str]] = []
    for name, rule in GLOSSARY.get(game, {}).items():
        key = f"web-{game}-purpose-{name}"
        title, _, written = catalog.text(f"{key}.words").rpartition(": ")
        forms = [stems(form) for form in written.split(", ")]
        fits = [len(form) for form in forms if roots and set(roots) <= set(form)]
        if fits:
            called = title or written.partition(",")[0]
            found.append((min(fits), called[0].upper() + called[1:], f"{catalog.text(key)} [{rule}]"))
    return [(title, text) for _, title, text in sorted(found, key=lambda entry: entry[0])]


def stems(text: str) -> list[str]:
    """A noun such as “building” is no form of “to build”, as on the page."""
    return [word.removesuffix("s") if re.fullmatch("[a-z]+ings?", word) else stem(word) for word in words_of(text)]
