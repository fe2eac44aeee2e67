"""A digest as blocks (heading, line of a list, row of a table, paragraph), to compare it with its translation."""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "docs" / "rules"

CODE: Final = re.compile(r"`([^`]+)`")
ADDRESS: Final = re.compile(
    r"https?://[^\s)>]+|\b[\w.-]+\.(?:com|org|net|eu|wiki|li|cl|br|ca|ua|uk|ru|de)(?:/[^\s),;]*)?"
)
ID: Final = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+\d*|\d+(?:\.\d+)?)[a-z]?\b")
MARK: Final = re.compile(r"\[([^\]]*\b[PH]\b[^\]]*)\]")
NUMBER: Final = re.compile(r"\d+")
LIST: Final = re.compile(r"( *)- ")
DEFINED: Final = re.compile(r" *- (?:\*\*)?([A-Z]{2}-[A-Z]*[\d.]*\d[a-z]?)\b")


@dataclass
class Block:
    """Something that a translation says in one piece."""

    line: int
    kind: str
    text: str
    id: str = field(default="")

    @cached_property
    def facts(self) -> dict[str, Counter[str]]:
        """What must be the same in every language, with the number of occurrences."""
        text = self.text
        found = {"code": Counter(CODE.findall(text))}
        text = CODE.sub(" ", text)
        found["address"] = Counter(ADDRESS.findall(text))
        text = ADDRESS.sub(" ", text)
        found["id"] = Counter(ID.findall(text))
        text = ID.sub(" ", text)
        found["mark"] = Counter(letter for mark in MARK.findall(text) for letter in re.findall(r"\b[PH]\b", mark))
        found["number"] = Counter(NUMBER.findall(text))
        return found


def blocks_of(text: str) -> list[Block]:
    """Paragraphs may be wrapped in any way, everything else is a line."""
    blocks: list[Block] = []
    fresh = True  # a blank line ends a paragraph
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            fresh = True
            continue
        kind = kind_of(line)
        if kind == "paragraph" and not fresh and blocks[-1].kind == "paragraph":
            blocks[-1] = Block(blocks[-1].line, kind, f"{blocks[-1].text} {line}")
        else:
            rule = DEFINED.match(line)
            blocks.append(Block(number, kind, line, rule[1] if rule else ""))
        fresh = False
    return blocks


def kind_of(line: str) -> str:
    if line.startswith("#"):
        return f"heading {line.partition(' ')[0]}"
    if line.startswith("|"):
        return f"row of {line.count('|') - line.count(chr(92) + '|') - 1} columns"
    item = LIST.match(line)
    return f"item {len(item[1])} deep" if item else "paragraph"


def differences(original: str, other: str, name: str) -> list[str]:
    """What a translation lacks or has in excess, with the line of its file; empty if it is complete."""
    ours, theirs = blocks_of(original), blocks_of(other)
    for one, two in zip(ours, theirs, strict=False):
        if (one.kind, one.id) != (two.kind, two.id):  # from here on everything is shifted
            wanted = f"{one.kind} {one.id}".rstrip()
            return [
                f"{name}:{two.line}: {two.kind} {two.id}".rstrip()
                + f", but English line {one.line} is {wanted}: {one.text[:60]}"
            ]
    if len(ours) != len(theirs):
        block, verb = (ours[len(theirs)], "lacks") if len(ours) > len(theirs) else (theirs[len(ours)], "has besides")
        return [f"{name}: it {verb} line {block.line} and what follows it: {block.text[:60]}"]
    return [said for one, two in zip(ours, theirs, strict=True) for said in compared(one, two, name)]


def compared(one: Block, two: Block, name: str) -> list[str]:
    said = []
    for what, wanted in one.facts.items():
        missing, besides = wanted - two.facts[what], two.facts[what] - wanted
        if missing or besides:
            parts = [
                f"{verb} {', '.join(some.elements())}" for verb, some in (("lacks", missing), ("has", besides)) if some
            ]
            said.append(f"{name}:{two.line}: {two.id or two.kind}: {what}: {' and '.join(parts)}")
    return said
