"""What people may call themselves: one short line, without deceptive characters, and not a bot's name."""

import re
import unicodedata
from typing import Final

from longhouse.bots import LEVELS, NAMES
from longhouse.kernel.game import one_line
from longhouse.server.base.refusal import Refusal, refuse
from longhouse.server.people.lookalikes import PAIRS, STROKES, TABLE

LONGEST: Final = 24
LONGEST_RAW: Final = 200  # anything longer is refused unread
LONGEST_OUTLINE: Final = 64  # normalising may expand one letter to a whole word
MARKS_IN_A_ROW: Final = 2  # accents on one letter; more would run into the lines above

RESERVED: Final = ("longhouse", "hidden")  # messages use the word `hidden` for what is not seen
BOT_WORD: Final = re.compile(r"(?:^|[\W\d_])(?:bots?|боты?)(?:$|[\W\d_])", re.IGNORECASE)


# Seen as nothing at all, though Unicode counts them among letters, marks and symbols.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
SELECTORS: Final = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION")
ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET")
WORDS: Final = re.compile(r"[\W\d_]+")


def read_name(given: str, field: str = "name") -> str:
    """The name in what a client sent; raises Refusal."""
    name = clean(given, field)
    check_alphabets(name, field)
    return name


def read_own_name(given: str, field: str = "name") -> str:
    """A name for a person, who must not pass for a bot or for the server."""
    name = clean(given, field)
    if BOT_WORD.search(name) or outline(name.rstrip("0123456789 .-_#")) in PROTECTED:
        raise refuse(422, "server-name-of-bot", field=field, name=name)
    check_alphabets(name, field)
    return name


def presentable(given: str) -> str:
    """As much of a name as may be shown; for those in files, which cannot be refused one by one."""
    text = unicodedata.normalize("NFC", given[:LONGEST_RAW])
    seen = one_line("".join(letter for letter, before in zip(text, " " + text) if not is_trick(letter, before)))
    return "?" if has_tower_of_marks(seen) or not seen else seen[:LONGEST]


def clean(given: str, field: str) -> str:
    """One short line of letters that can be seen."""
    if len(given) > LONGEST_RAW:
        raise too_long(field)
    text = unicodedata.normalize("NFC", given)
    if has_tricks(text.strip()) or has_tower_of_marks(text):
        raise refuse(422, "server-name-letters", field=field)
    name = one_line(text)
    if not any(letter.isalnum() for letter in name):
        raise refuse(422, "server-name-empty", field=field)
    if len(name) > LONGEST:
        raise too_long(field)
    return name


def check_alphabets(name: str, field: str) -> None:
    """Raises Refusal if a word has letters of several alphabets that look alike, such as Latin and Cyrillic."""
    for word in WORDS.split(unicodedata.normalize("NFKC", name)):
        if len({alphabet for letter in word if (alphabet := alphabet_of(letter)) in ALPHABETS}) > 1:
            raise refuse(422, "server-name-mixed", field=field, name=name)


def alphabet_of(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def too_long(field: str) -> Refusal:
    return refuse(422, "server-name-long", field=field, most=LONGEST)


def has_tricks(text: str) -> bool:
    """Control characters, marks that change the direction of writing, invisible letters, line separators. How a symbol
    such as a heart is drawn may be chosen, as phones do."""
    return any(is_trick(letter, before) for letter, before in zip(text, " " + text))


def is_trick(letter: str, before: str) -> bool:
    if unicodedata.name(letter, "").startswith(SELECTORS):
        return unicodedata.category(before) != "So"
    category = unicodedata.category(letter)
    return category[0] == "C" or category in ("Zl", "Zp") or letter in INVISIBLE


def has_tower_of_marks(text: str) -> bool:
    row = 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MARKS_IN_A_ROW:
            return True
    return False


def outline(name: str) -> str:
    """What a name looks like: two names with the same outline could be mistaken for one another."""
    written = STROKES.sub("i", unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKD", written.casefold())
    plain = "".join(plainly(letter) for letter in folded if is_seen(letter)).translate(TABLE)
    for two, one in PAIRS:
        plain = plain.replace(two, one)
    return plain[:LONGEST_OUTLINE]


def is_seen(letter: str) -> bool:
    """Letters, digits, and the vowels of scripts that write them as marks; accents and everything else are left out."""
    return letter.isalnum() or (unicodedata.category(letter)[0] == "M" and not unicodedata.combining(letter))


def plainly(letter: str) -> str:
    """Digits of all scripts are one."""
    value = unicodedata.decimal(letter, None)
    return letter if value is None else str(value)


PROTECTED: Final = frozenset(outline(name) for name in (*NAMES, *LEVELS, *RESERVED))
