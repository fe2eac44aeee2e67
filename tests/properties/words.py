"""What a table of a game may say: its message keys with the number of their arguments, and the rule ids."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import longhouse

ROOT: Final = Path(__file__).parents[2]
DIGESTS: Final = (*sorted((ROOT / "docs" / "rules" / "en").glob("*.md")), ROOT / "examples" / "hnefatafl" / "rules.md")
RULE: Final = re.compile(r"\b(?:NG|CM|GW|VW|HT)-(?:(?:EX|RU|H)\d+|\d+\.\d+)\b")


@cache
def rule_ids() -> frozenset[str]:
    """The rules that the digests define: each begins an item of a list."""
    found: set[str] = set()
    for path in DIGESTS:
        for line in path.read_text(encoding="utf-8").splitlines():
            rule = RULE.match(line.removeprefix("- ").removeprefix("**"))
            if line.startswith("- ") and rule:
                found.add(rule.group())
    return frozenset(found)


@dataclass(frozen=True)
class Words:
    """The message keys of a game: how many arguments each has."""

    asks: dict[str, int]
    events: dict[str, int]
    reasons: dict[str, tuple[str, int]]  # the rule, and how many arguments
    endings: tuple[str, ...]
    ties: tuple[str, ...]
    sources: tuple[str, ...]


@cache
def words_of(game: str, widths: tuple[tuple[str, int], ...]) -> Words:
    wide = dict(widths)
    keys = longhouse.find_game(game).message_keys

    def count(kinds: tuple[str, ...]) -> int:
        return sum(wide.get(kind, 1) for kind in kinds)

    return Words(
        {key: count(kinds) for key, kinds in keys.asks.items()},
        {key: count(kinds) for key, kinds in keys.events.items()},
        {key: (rule, count(kinds)) for rule, key, kinds in keys.reasons.values()},
        keys.endings,
        keys.ties,
        keys.sources,
    )
