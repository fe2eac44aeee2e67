"""What the words of a game stand for: names with their explanations, as tool-tips show them."""

import re
from functools import cache
from typing import Final

from longhouse.messages.bundle import BrokenMessage, files_of
from longhouse.messages.catalog import Catalog

KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
TEXT: Final = "-text"  # the key of an explanation, after the key of the name; other games have an attribute
EXPLAIN: Final = ".explain"


@cache
def names_in(game: str, language: str) -> tuple[str, ...]:
    """The keys of what is explained."""
    keys = [key for path in files_of(game, language) for key in KEY.findall(path.read_text(encoding="utf-8"))]
    bundle = Catalog(language).bundle
    return tuple(key for key in keys if bundle.has(f"{key}{EXPLAIN}") or bundle.has(f"{key}{TEXT}"))


def explained(game: str, asked: str, catalog: Catalog) -> list[tuple[str, str]]:
    """Names that have this word in them, each with its explanation; those that begin with it first."""
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
    return sorted(found.items(), key=lambda item: (not item[0].casefold().startswith(word), len(item[0])))
