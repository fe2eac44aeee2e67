"""What people may call themselves: one short line, without deceptive characters, and not a bot's name."""

import re
import unicodedata
from typing import Final

from longhouse.bots import LEVELS, NAMES
from longhouse.kernel.game import one_line
from longhouse.server.base.refusal import Refusal, refuse

LONGEST: Final = 24
LONGEST_RAW: Final = 200  # anything longer is refused unread
LONGEST_OUTLINE: Final = 64  # normalising may expand one letter to a whole word
MARKS_IN_A_ROW: Final = 2  # accents on one letter; more would run into the lines above

# Letters of other alphabets that look like Latin ones, so that a Cyrillic "greedу" is still a bot's name.
LOOK_ALIKE: Final = str.maketrans("авекмнорстухіјѕԁԛԝαβεικνορτυχѵ013l", "abekmhopctyxijsdqwabeikvoptuxvoiei")
RESERVED: Final = ("longhouse", "hidden")  # messages use the word `hidden` for what is not seen
BOT_WORD: Final = re.compile(r"(?:^|[\W\d_])(?:bots?|боты?)(?:$|[\W\d_])", re.IGNORECASE)


def read_name(given: str, field: str = "name") -> str:
    """The name in what a client sent; raises Refusal."""
    if len(given) > LONGEST_RAW:
        raise too_long(field)
    text = unicodedata.normalize("NFC", given)
    if any(is_trick(letter) for letter in text.strip()) or has_tower_of_marks(text):
        raise refuse(422, "server-name-letters", field=field)
    name = one_line(text)
    if not any(letter.isalnum() for letter in name):
        raise refuse(422, "server-name-empty", field=field)
    if len(name) > LONGEST:
        raise too_long(field)
    return name


def read_own_name(given: str, field: str = "name") -> str:
    """A name for a person, who must not pass for a bot or for the server."""
    name = read_name(given, field)
    if BOT_WORD.search(name) or outline(name.rstrip("0123456789 .-_#")) in PROTECTED:
        raise refuse(422, "server-name-of-bot", field=field, name=name)
    return name


def too_long(field: str) -> Refusal:
    return refuse(422, "server-name-long", field=field, most=LONGEST)


def is_trick(letter: str) -> bool:
    """Control characters, marks that change the direction of writing, invisible letters, line separators."""
    return unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp")


def has_tower_of_marks(text: str) -> bool:
    row = 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MARKS_IN_A_ROW:
            return True
    return False


def outline(name: str) -> str:
    """What a name looks like: two names with the same outline could be mistaken for one another."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in folded if letter.isalnum())
    return letters.translate(LOOK_ALIKE)[:LONGEST_OUTLINE]


PROTECTED: Final = frozenset(outline(name) for name in (*NAMES, *LEVELS, *RESERVED))
