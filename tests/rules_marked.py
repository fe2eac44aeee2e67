"""Which figures of a digest come from the content, and how well they are marked.

A figure belongs to the entry of the content that is named last before it in its line (`Elf Archer 8, Pigator 4`), or
first after it (`2 Wolves`). It is known by its number: a printed value of the same number is meant, if there is one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from longhouse.kernel.packs.provenance import BOOK, HOUSE, PUBLIC, SOURCES, Entry, entries_in, value_sources
from tests.digests import CODE, ID, MARK, blocks_of

FIGURE: Final = re.compile(r"(?<![\w.,-])\d+\b(?!\.\d)")
COUNTS: Final = ("count", "copies")  # a count of 1 is never written
MARKED_SECTIONS: Final = re.compile(r"## (?:\d+\. |Components)")


@dataclass
class Figure:
    """A number of a digest, and the weakest source that it can be from."""

    line: int
    rule: str
    entry: str
    value: str
    source: str
    number: int
    marked: str

    @property
    def well_marked(self) -> bool:
        return SOURCES.index(self.marked) >= SOURCES.index(self.source)

    def __str__(self) -> str:
        return f"line {self.line} {self.rule}: {self.number} is `{self.value}` of {self.entry} ({self.source})"


def figures(digest: str, data: dict[str, object]) -> Iterator[Figure]:
    """Every figure of the rules and the list of components that is a value of a named entry."""
    entries = {name: entry for entry in entries_in(data) for name in names_of(entry)}
    pattern = pattern_of(list(entries))
    speaking = False
    for block in blocks_of(digest):
        if block.kind == "heading ##":
            speaking, head = MARKED_SECTIONS.match(block.text) is not None, BOOK
        if not speaking:
            continue
        marked = mark_of(block.text)
        if block.kind == "paragraph":
            head = marked  # it applies to the lists below it
        for entry, number in owned(ID.sub(" ", MARK.sub(" ", block.text)), entries, pattern):
            value, source = weakest_value(entry, number)
            if value:
                weak = max(marked, head, key=SOURCES.index)
                yield Figure(block.line, block.id, names_of(entry)[0], value, source, number, weak)


def mark_of(text: str) -> str:
    letters = {letter for mark in MARK.findall(text) for letter in re.findall(r"\b[PH]\b", mark)}
    return HOUSE if "H" in letters else PUBLIC if "P" in letters else BOOK


def names_of(entry: Entry) -> list[str]:
    """The English name without its brackets, and the id as written in code.

    Only the buildings of Wild are common nouns in its digest.
    """
    name = entry.get("name")
    if not isinstance(name, dict):
        return []
    said = re.sub(r" \(.*\)", "", str(name["en"]))
    return [said, *([said.lower()] if "ability" in entry else []), f"`{entry.get('id', '')}`"]


def pattern_of(names: list[str]) -> re.Pattern[str]:
    """Finds a name, the longest if one begins another."""
    said = sorted(names, key=len, reverse=True)
    return re.compile(
        "|".join(f"{re.escape(name)}" if name[0] == "`" else rf"\b{re.escape(name)}(?=e?s?\b)" for name in said)
    )


def owned(text: str, entries: dict[str, Entry], pattern: re.Pattern[str]) -> Iterator[tuple[Entry, int]]:
    """The figures of a line, each with the entry that it belongs to."""
    named = [(found.start(), entries[found[0]]) for found in pattern.finditer(text)]
    for figure in FIGURE.finditer(CODE.sub(lambda code: " " * len(code[0]), text)):
        before = [entry for start, entry in named if start < figure.start()]
        if named:
            yield before[-1] if before else named[0][1], int(figure[0])


def weakest_value(entry: Entry, number: int) -> tuple[str, str]:
    """The value of an entry that a number can be, and its source; none if a printed value is the same."""
    sources = [
        (key, source)
        for key, source in value_sources(entry).items()
        if number in numbers_in(entry[key]) and not (number == 1 and key in COUNTS)
    ]
    if not sources or any(source == BOOK for _, source in sources):
        return "", BOOK
    return min(sources, key=lambda found: SOURCES.index(found[1]))


def numbers_in(value: object) -> set[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        return {value}
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return {number for item in inner for number in numbers_in(item)}
