"""Why a text is not valid TOML: what Python's reader says in English, as keys for sentences in every language."""

import re
from typing import Final

PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
LONG_NUMBER: Final = re.compile(r"[0-9_]{1000,}")

CUT_OFF: Final = ("Found invalid character '\\n'", "Illegal character '\\n'")  # the line ends before the text

# a key, our sentence, and how the sentences of the reader begin; the first that fits is taken
FAULTS: Final = (
    ("fault-toml-statement", "a line begins with a name and =, or with [", ("Invalid statement",)),
    ("fault-toml-newline", "something follows the end of a value", ("Expected newline",)),
    ("fault-toml-equals", "there is no = after a name", ("Expected '='",)),
    ("fault-toml-heading", "a heading in square brackets is not closed", ("Expected ']",)),
    ("fault-toml-text", "a text is not closed", ("Expected ", "Unterminated string", *CUT_OFF)),
    ("fault-toml-character", "this character cannot be in a text", ("Found invalid character", "Illegal character")),
    (
        "fault-toml-backslash",
        "\\ has no meaning here; in a text it is written \\\\",
        ("Unescaped", "Invalid hex", "Escaped"),
    ),
    ("fault-toml-twice", "what stands here has a value already", ("Cannot ", "Duplicate ")),
    ("fault-toml-name", "a name is missing, or it needs quotation marks", ("Invalid initial character",)),
    ("fault-toml-list", "a list is not closed", ("Unclosed array",)),
    ("fault-toml-table", "a table in curly brackets is not closed", ("Unclosed inline table",)),
    ("fault-toml-date", "there is no such date or time", ("Invalid date",)),
    ("fault-toml-value", "a value is missing, or it needs quotation marks", ("Invalid value",)),
    ("fault-toml-digits", "a number is too long", ("Exceeds the limit",)),
    ("fault-toml-nested", "too many brackets inside one another", ("maximum recursion", "TOML inline")),
)


def explain(why: str) -> tuple[str, str]:
    """A key and our sentence; for what no reader has said so far, the reader's own without a key."""
    for key, said, starts in FAULTS:
        if why.startswith(starts):
            return key, said
    return "", why


def find_place(text: str, why: str) -> tuple[int, int]:
    """Line and column, from 1; the end of the text if the reader names none."""
    named = PLACE.search(why)
    if named is not None:
        return int(named[1]), int(named[2])
    number = LONG_NUMBER.search(text) if why.startswith("Exceeds the limit") else None
    before = text.rstrip("\n") if number is None else text[: number.start()]
    return before.count("\n") + 1, len(before) - before.rfind("\n")
