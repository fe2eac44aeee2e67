"""Stems of English, Russian and Ukrainian words, so that "зимой" finds «зима» and "battles" finds "battle".

A light stemmer: it takes the longest known ending off and knows a few words that change inside. The page of the rules
has the same (web/src/rules/search/stems.ts) with the same data; tests/messages/stems.json holds both to the same
answers.
"""

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

WORD: Final = re.compile(r"[\w'’ʼ]+")
FOLD: Final = str.maketrans({"ё": "е", "ґ": "г", "'": None, "’": None, "ʼ": None})
SHORTEST: Final = 2  # what must be left of a word
SHORTEST_CHANGED: Final = 5

DATA: Final = json.loads(Path(__file__).with_name("stems.json").read_text(encoding="utf-8"))
IRREGULAR: Final[dict[str, str]] = {form: root for root, forms in DATA["irregular"].items() for form in forms.split()}
CHANGES: Final[dict[str, str]] = DATA["changes"]  # "кісток", "кістці" and "кістка", "торговец" and "торговца"
ENDINGS: Final[list[str]] = sorted({ending for some in DATA["endings"].values() for ending in some.split()}, key=len)
DERIVED: Final[list[tuple[str, str]]] = [  # what makes an adjective of a noun: «-ний» of «зимний»; the longest first
    (suffix, ending)
    for suffix in DATA["adjectives_of_nouns"]["suffixes"].split()
    for ending in DATA["adjectives_of_nouns"]["endings"].split()
    if len(suffix + ending) > 2  # «весна» is a noun
]
SOUNDS: Final[dict[str, str]] = DATA["adjectives_of_nouns"]["sounds"]  # «дорожный» comes from «дорога»
SHORTEST_NOUN: Final = 3


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared: small letters, no apostrophes, ё as е and ґ as г."""
    folded = (word.lower().translate(FOLD) for word in WORD.findall(text))
    return [word for word in folded if word]


def stem(word: str) -> str:
    """What the forms of a word have in common; the word is one of `words_of`."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.isascii():
        return english_stem(word)
    if len(word) > SHORTEST + 3 and word.endswith(("ся", "сь")):
        word = word[:-2]
    for ending, short in CHANGES.items():
        if len(word) >= SHORTEST_CHANGED and word.endswith(ending):
            return word.removesuffix(ending) + short
    for ending in reversed(ENDINGS):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word.removesuffix(ending)
            break
    return word.removesuffix("іст") + "ост" if word.endswith("іст") else word


def english_stem(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        word = word[:-3] + "y"
    elif len(word) > 4 and word.endswith(("sses", "xes", "ches", "shes")):
        word = word[:-2]
    elif len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            if word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def known_stem(word: str, known: Collection[str]) -> str:
    """The stem of a word; where no known one begins with it, that of its noun: of «зимние» that of «зима»."""
    root = stem(word)
    if any(other.startswith(root) for other in known):
        return root
    return next((noun for noun in nouns_of(word) if noun in known), root)


def nouns_of(adjective: str) -> list[str]:
    """The stems of nouns from which it may come, those that leave least of it first."""
    bare = [
        adjective.removesuffix(suffix + ending) for suffix, ending in DERIVED if adjective.endswith(suffix + ending)
    ]
    nouns = [noun for rest in bare if rest for noun in (rest[:-1] + SOUNDS.get(rest[-1], rest[-1]), rest, f"{rest}й")]
    return [noun for noun in nouns if len(noun) >= SHORTEST_NOUN]
