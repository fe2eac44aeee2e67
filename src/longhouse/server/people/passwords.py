"""Passwords that anybody would try first: common words and names, walks over the keyboard, what repeats itself, and the
name of the account. Rules find more of them than a list could name."""

import re
from itertools import pairwise
from typing import Final

from longhouse.server.people.common_words import COMMON
from longhouse.server.people.names import outline

EDGES: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
AGAIN: Final = re.compile(r"(.+?)\1+")
FEW_LETTERS: Final = re.compile(r"\d*[^\W\d_]{0,3}\d*")
LEET: Final = str.maketrans("@$!013457", "asioieast")
LEAST_LEFT: Final = 4  # what a password must have beside the name of its account
SHORT: Final = 5  # letters that are no password, however often they are repeated
STRIDE: Final = 4  # keys of a walk for each jump to another place
OUTLINES: Final = frozenset(outline(word) for word in COMMON)

# The same keys in all layouts, row by row.
KEYS: Final = (
    ("1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"),
    ("1234567890-=", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."),
    ("1234567890-=", "йцукенгшщзхї", "фівапролджє", "ячсмитьбю."),
    ("!@#$%^&*()_+", "qwertyuiop{}", 'asdfghjkl:"', "zxcvbnm<>?"),
)
LATIN, RUSSIAN, UKRAINIAN = ("".join(rows) for rows in KEYS[:3])
LAYOUTS: Final = (
    str.maketrans(LATIN, RUSSIAN),
    str.maketrans(LATIN, UKRAINIAN),
    str.maketrans(RUSSIAN, LATIN),
    str.maketrans(UKRAINIAN, LATIN),
)
STAGGER: Final = (0.0, 0.5, 0.75, 1.25)  # each row begins a little further to the right
PLACES: Final = {
    key: (row, STAGGER[row] + column)
    for rows in reversed(KEYS)  # so that a sign has its place in the first layout that knows it
    for row, keys in enumerate(rows)
    for column, key in enumerate(keys)
}


def is_easy(password: str, name: str) -> bool:
    """Whether somebody who wants to get in would soon try it."""
    text = password.casefold()
    bare = EDGES.sub("", text)
    if FEW_LETTERS.fullmatch(text) or not bare or len(set(text)) < LEAST_LEFT:
        return True
    by_turns = jumps_in(text[::2]) + jumps_in(text[1::2]) == 0  # two walks, such as a1b2c3d4
    walk = jumps_in(text) <= (len(text) - 1) // STRIDE
    return walk or by_turns or is_known(text, bare) or is_own(text, name)


def is_known(text: str, bare: str) -> bool:
    """A common word, or something short again and again, with digits and signs around it."""
    forms = [bare, bare.translate(LEET), text.translate(LEET)]
    again = AGAIN.fullmatch(bare)
    if again is not None:
        forms.append(again[1])
    typed = [form.translate(layout) for form in (bare, text) for layout in LAYOUTS]
    known = any(outline(form) in OUTLINES for form in (*forms, *typed))
    return known or (again is not None and len(again[1]) <= SHORT)


def jumps_in(text: str) -> int:
    """How many keys are not beside the last one, neither on the keyboard nor in the alphabet."""
    return sum(1 for one, other in pairwise(text) if not are_neighbours(one, other))


def are_neighbours(one: str, other: str) -> bool:
    if abs(ord(one) - ord(other)) <= 1:
        return True
    here, there = PLACES.get(one), PLACES.get(other)
    return here is not None and there is not None and abs(here[0] - there[0]) <= 1 and abs(here[1] - there[1]) <= 1


def is_own(text: str, name: str) -> bool:
    whole, own = outline(text), outline(name)
    return bool(own) and own in whole and len(whole) - len(own) < LEAST_LEFT
