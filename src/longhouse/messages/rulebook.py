"""The rules digests, by rule id: what `longhouse rules`, a player's `r` and the web page look up.

A digest is read in the reader's language. What a translation lacks is given in English, and is known to be English.
docs/rules/README.md says how a digest is written.
"""

import difflib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from longhouse.kernel.registry import find_game, game_names

SHIPPED: Final = Path(__file__).parents[1] / "rules"  # in the installed package
IN_REPOSITORY: Final = Path(__file__).parents[3] / "docs" / "rules"
ENGLISH: Final = "en"

HEADING: Final = re.compile(r"## (?:(\d+)\. )?(.+)$")
RULE: Final = re.compile(r"- (?:\*\*)?(([A-Z]+)-([A-Z]*)[\d.]*\d[a-z]?)(?:\*\*)? (.+)$")  # an id may be bold


class Section:
    """A heading of a digest, its id (`GW-4`, `GW-EX`, `GW-OPTIONS`) and its lines.

    `english` has the numbers of the lines that are not translated.
    """

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title: Final = title
        self.lines: Final[list[str]] = []
        self.english: Final[set[int]] = set()

    def rules(self) -> dict[str, str]:
        """The rules of this section: id and text."""
        found = [RULE.match(line) for line in self.lines]
        return {rule[1]: rule[4] for rule in found if rule is not None}

    def add(self, line: str, *, english: bool) -> None:
        if english:
            self.english.add(len(self.lines))
        self.lines.append(line)

    def first(self, most: int) -> "Section":
        """The same with fewer lines."""
        cut = Section(self.name, self.title)
        for place, line in enumerate(self.lines[:most]):
            cut.add(line, english=place in self.english)
        return cut


class Rulebook:
    """One digest: its title, the prefix of its ids, and its sections in order."""

    def __init__(self, text: str = "") -> None:
        self.title = text.partition("\n")[0].removeprefix("# ").partition(" — ")[0]
        rules = [RULE.match(line) for line in text.splitlines()]
        self.prefix = next((rule[2] for rule in rules if rule is not None), "")
        self.sections: Final[list[Section]] = []
        for line in text.splitlines():
            self.read(line.rstrip())

    def read(self, line: str) -> None:
        heading = HEADING.match(line)
        if heading is not None:
            name = heading[1] or heading[2].split()[0].upper()
            self.sections.append(Section(f"{self.prefix}-{name}", heading[2]))
        elif line and self.sections:
            section = self.sections[-1]
            rule = RULE.match(line)
            if rule is not None and rule[3]:
                section.name = f"{self.prefix}-{rule[3]}"
            section.lines.append(line)


def rulebooks(language: str = ENGLISH) -> list[Rulebook]:
    return [rulebook_of(game, language) for game in game_names()]


def rulebook_of(game: str, language: str = ENGLISH) -> Rulebook:
    """The digest of a game in this language, as far as it is translated."""
    original = Rulebook(path_of(game, ENGLISH).read_text(encoding="utf-8"))
    if language == ENGLISH:
        return original
    path = path_of(game, language)
    return translated(original, Rulebook(path.read_text(encoding="utf-8") if path.is_file() else ""))


def path_of(game: str, language: str) -> Path:
    """A game from another package has its own digest in its folder: `rules.md`, translations `rules.ru.md`."""
    own = digests() / language / f"{game}.md"
    if own.is_file() or (digests() / ENGLISH / f"{game}.md").is_file():
        return own
    return find_game(game).folder / ("rules.md" if language == ENGLISH else f"rules.{language}.md")


def digests() -> Path:
    return SHIPPED if SHIPPED.is_dir() else IN_REPOSITORY


@cache
def shown_by() -> dict[str, list[str]]:
    """The rules that each worked example shows: `NG-EX18` shows `NG-14.2`."""
    found: dict[str, list[str]] = tomllib.loads((digests() / "examples.toml").read_text(encoding="utf-8"))
    return found


# --- translations


def translated(original: Rulebook, other: Rulebook) -> Rulebook:
    """The original, with all that the other says in another language. Sections correspond by their order."""
    book = Rulebook()
    book.prefix = original.prefix
    whole = len(original.sections) == len(other.sections)
    book.title = other.title if whole else original.title
    for place, section in enumerate(original.sections):
        book.sections.append(section_in(section, other.sections[place] if whole else None))
    return book


def section_in(original: Section, other: Section | None) -> Section:
    section = Section(original.name, original.title if other is None else other.title)
    known: dict[str, str] = {}
    others: list[str] = []
    for line in other.lines if other is not None else []:
        if RULE.match(line):
            known[id_of(line)] = line
        else:
            others.append(line)
    if len(others) != sum(not id_of(line) for line in original.lines):
        others = []  # which line says what cannot be known
    for line in original.lines:
        name = id_of(line)
        own = known.get(name, "") if name else (others.pop(0) if others else "")
        section.add(own or line, english=not own)
    return section


def id_of(line: str) -> str:
    """The id of the rule that this line states; empty for other lines."""
    rule = RULE.match(line)
    return "" if rule is None else rule[1]


def plain(line: str) -> str:
    """A rule whose id is not bold."""
    rule = RULE.match(line)
    return line if rule is None else f"- {rule[1]} {rule[4]}"


# --- looking up


def look_up(name: str, language: str = ENGLISH) -> Section | None:
    """What has this id: a section (`GW-4`), or one rule (`GW-4.3`) as the only line of its section."""
    wanted = name.strip().upper()
    for book in rulebooks(language):
        for section in book.sections:
            if section.name == wanted:
                return section
            for place, line in enumerate(section.lines):
                if id_of(line).upper() == wanted:
                    found = Section(section.name, section.title)
                    found.add(plain(line), english=place in section.english)
                    return found
    return None


def near(name: str) -> list[str]:
    """Ids that are similar to this one."""
    sections = [section for book in rulebooks() for section in book.sections]
    known = [section.name for section in sections] + [rule for section in sections for rule in section.rules()]
    return difflib.get_close_matches(name.strip().upper(), known, 4, 0.5)
