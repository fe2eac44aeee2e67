"""Journals and saves with something wrong, by carelessness, a bad disk or malice: seeded streams of them."""

import random
from collections.abc import Iterator
from typing import Final

NUMBERS: Final = (-1, 0, 1, 2, 7, 99, 255, 256, 2**31, 2**63, -(2**63), 10**40)
VALUES: Final[tuple[object, ...]] = (None, True, "", "x", 0.5, [], [[]], [0], {}, b"", *NUMBERS)
WORDS: Final = (
    "",
    "-1",
    "0",
    "3",
    "99",
    "9" * 300,
    "1e5",
    "x",
    "=",
    ",",
    "/",
    "undo",
    "\x00",
    "\u202e",
    "٣",
    "dice=1",
    "seat",
)
LETTERS: Final = "0159 -,=/\n\r\t\x00|#aZé\u2028🂡"


# --- journals


def damaged_journals(text: str, count: int, luck: random.Random) -> Iterator[str]:
    """Most keep only some of the picks, so that many can be played."""
    lines = text.splitlines(keepends=True)
    picks = next(number for number, line in enumerate(lines) if line[0].isdigit())
    ways = (other_word, other_letter, without_line, line_twice, lines_swapped, cut_short, word_of_another_line)
    for _ in range(count):
        made = "".join(lines[: picks + luck.choice((0, 5, 20, 60))])
        for _ in range(luck.choice((1, 1, 1, 2, 5))):
            made = luck.choice(ways)(made, luck)
        yield made


def other_word(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    at = luck.randrange(len(lines))
    words = lines[at].split(" ")
    words[luck.randrange(len(words))] = luck.choice(WORDS)
    lines[at] = " ".join(words)
    return "\n".join(lines)


def word_of_another_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    words = lines[one].split(" ")
    words[luck.randrange(len(words))] = luck.choice(lines[other].split(" "))
    lines[one] = " ".join(words)
    return "\n".join(lines)


def other_letter(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(LETTERS) + text[at + luck.randrange(2) :]


def without_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    del lines[luck.randrange(len(lines))]
    return "\n".join(lines)


def line_twice(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(luck.randrange(len(lines) + 1), luck.choice(lines))
    return "\n".join(lines)


def lines_swapped(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def cut_short(text: str, luck: random.Random) -> str:
    return text[: luck.randrange(len(text) + 1)]


# --- saves


def damaged_saves(saved: list[object], count: int, luck: random.Random) -> Iterator[object]:
    for _ in range(count):
        made = copy_of(saved)
        for _ in range(luck.choice((1, 1, 1, 2, 5))):
            damage(made, luck)
        yield made


def copy_of(saved: object) -> object:
    return [copy_of(item) for item in saved] if isinstance(saved, list) else saved


def damage(saved: object, luck: random.Random) -> None:
    """Change one thing somewhere in these lists; deep inside as often as near the top."""
    here = saved
    while isinstance(here, list) and here:
        inner = [item for item in here if isinstance(item, list) and item]
        if not inner or luck.random() < 0.2:
            break
        here = luck.choice(inner)
    if not isinstance(here, list) or not here:
        return
    at, way = luck.randrange(len(here)), luck.randrange(5)
    if way == 0:
        del here[at]
    elif way == 1:
        here.insert(at, copy_of(luck.choice(here)))
    elif way == 2:
        here[at] = luck.choice(NUMBERS)
    elif way == 3:
        here[at] = copy_of(luck.choice(here))
    else:
        here[at] = luck.choice(VALUES)


def damaged_bytes(data: bytes, count: int, luck: random.Random) -> Iterator[bytes]:
    for _ in range(count):
        made = bytearray(data)
        for _ in range(luck.choice((1, 1, 4, 40))):
            made[luck.randrange(len(made))] = luck.randrange(256)
        yield bytes(made[: luck.randrange(len(made))] if luck.random() < 0.2 else made)
