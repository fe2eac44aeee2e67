"""Content files with something wrong, by carelessness or malice."""

import random
import re
from collections.abc import Iterator

NUMBER = re.compile(r"(?<=[=\[ ,{])-?\d+\b")
VALUE = re.compile(r"= (.+)$")
NUMBERS = ("0", "-1", "1", "7", "999", "1000", "1000000", "9" * 400, "1.5", "-0", "0x7fffffff")
VALUES = (
    '"x"',
    '""',
    "true",
    "[]",
    "{}",
    "[[]]",
    "nan",
    "1979-05-27",
    '["a", 1]',
    "{ a = 1 }",
    "[-1]",
    "0",
    "-1",
    "999",
)


def mutants(text: str, count: int, seed: int) -> Iterator[str]:
    chance = random.Random(seed)
    ways = (other_number, other_value, without_line, swapped, doubled_entry, huge_count, flipped, other_head)
    for _ in range(count):
        made = text
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            made = chance.choice(ways)(made, chance)
        yield made


def other_number(text: str, chance: random.Random) -> str:
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    one = chance.choice(found)
    return text[: one.start()] + chance.choice(NUMBERS) + text[one.end() :]


def other_value(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at] = VALUE.sub(lambda _: f"= {chance.choice(VALUES)}", lines[at])
    return "\n".join(lines)


def without_line(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def swapped(text: str, chance: random.Random) -> str:
    """Two values change places."""
    lines = text.split("\n")
    places = [at for at, line in enumerate(lines) if " = " in line]
    if len(places) < 2:
        return text
    one, other = chance.sample(places, 2)
    (key, _, value), (other_key, _, other_value) = [lines[at].partition(" = ") for at in (one, other)]
    lines[one], lines[other] = f"{key} = {other_value}", f"{other_key} = {value}"
    return "\n".join(lines)


def doubled_entry(text: str, chance: random.Random) -> str:
    entries = re.split(r"(?m)^(?=\[)", text)
    at = chance.randrange(len(entries))
    return "".join([*entries[:at], entries[at] * chance.choice((2, 2, 50)), *entries[at + 1 :]])


def huge_count(text: str, chance: random.Random) -> str:
    found = list(re.finditer(r"(?m)^count = (\d+)$", text))
    if not found:
        return text
    one = chance.choice(found)
    return text[: one.start(1)] + chance.choice(("900", "999", "1000000", "9" * 30)) + text[one.end(1) :]


def other_head(text: str, chance: random.Random) -> str:
    """The head is read before everything else."""
    said = chance.choice(
        ('name = ""', 'name = "\\u2800"', f'note = "{"x" * 3000}"', "name = [1]", "extends = 1", 'gmae = "x"')
    )
    body = re.sub(r"(?ms)^\[pack\]$.*?(?=^\[)", "", text)
    return f"[pack]\n{said}\n{body}"


def flipped(text: str, chance: random.Random) -> str:
    """Flips a bit; what is no longer UTF-8 is refused before the reader sees it."""
    data = bytearray(text.encode())
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(7)
    return data.decode("utf-8", "replace")
