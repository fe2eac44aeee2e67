"""The rules digests, by rule id: what `longhouse rules`, a player's `r` and the web page look up."""

import difflib
import re
from pathlib import Path
from typing import Final

from longhouse.kernel.registry import find_game, game_names

SHIPPED: Final = Path(__file__).parents[1] / "rules"  # in the installed package
IN_REPOSITORY: Final = Path(__file__).parents[3] / "docs" / "rules"

HEADING: Final = re.compile(r"## (?:(\d+)\. )?(.+)$")
RULE: Final = re.compile(r"- (?:\*\*)?(([A-Z]+)-([A-Z]*)[\d.]*\d[a-z]?)(?:\*\*)? (.+)$")  # an id may be bold


class Section:
    """A heading of a digest, its id (`GW-4`, `GW-EX`, `GW-OPTIONS`) and its lines."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title: Final = title
        self.lines: Final[list[str]] = []

    def rules(self) -> dict[str, str]:
        """The rules of this section: id and text."""
        found = [RULE.match(line) for line in self.lines]
        return {rule[1]: rule[4] for rule in found if rule is not None}


class Rulebook:
    """One digest: its title, the prefix of its ids, and its sections in order."""

    def __init__(self, text: str) -> None:
        self.title: Final = text.partition("\n")[0].removeprefix("# ").partition(" — ")[0]
        rules = [RULE.match(line) for line in text.splitlines()]
        self.prefix: Final = next((rule[2] for rule in rules if rule is not None), "")
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


def rulebooks() -> list[Rulebook]:
    return [rulebook_of(game) for game in game_names()]


def rulebook_of(game: str) -> Rulebook:
    """The digest of a game; a game from another package has its own, `rules.md` in its folder."""
    own = digests() / "en" / f"{game}.md"
    path = own if own.is_file() else find_game(game).folder / "rules.md"
    return Rulebook(path.read_text(encoding="utf-8"))


def digests() -> Path:
    return SHIPPED if SHIPPED.is_dir() else IN_REPOSITORY


def look_up(name: str) -> Section | None:
    """What has this id: a section (`GW-4`), or one rule (`GW-4.3`) as the only line of its section."""
    wanted = name.strip().upper()
    for book in rulebooks():
        for section in book.sections:
            if section.name == wanted:
                return section
            for rule, text in section.rules().items():
                if rule.upper() == wanted:
                    found = Section(section.name, section.title)
                    found.lines.append(f"- {rule} {text}")
                    return found
    return None


def near(name: str) -> list[str]:
    """Ids that are similar to this one."""
    sections = [section for book in rulebooks() for section in book.sections]
    known = [section.name for section in sections] + [rule for section in sections for rule in section.rules()]
    return difflib.get_close_matches(name.strip().upper(), known, 4, 0.5)
