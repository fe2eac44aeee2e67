"""Every rule that the code or a test cites is in a digest under docs/rules/en."""

from pathlib import Path

import pytest

from longhouse.messages.rulebook import shown_by
from tests.properties.words import RULE, rule_ids

ROOT = Path(__file__).parents[1]
KINDS = ("py", "toml", "ftl")
FOLDERS = ("src", "tests", "bench", "examples", "tools")
FILES = sorted(path for folder in FOLDERS for kind in KINDS for path in (ROOT / folder).rglob(f"*.{kind}"))
NO_RULES = {"CM-99.9", "GW-4.33", "GW-99.1", "NG-99.9"}  # asked for in tests of what is answered then


def cited(text: str) -> set[str]:
    return set(RULE.findall(text)) - NO_RULES


def test_the_digests_define_rules() -> None:
    assert {"GW-1.1", "GW-9.3", "GW-17.5", "GW-EX1", "GW-EX24", "GW-RU1", "GW-RU26"} <= rule_ids()
    assert {"NG-1.1", "NG-12.16", "NG-21.22", "NG-EX1", "NG-EX24", "NG-RU1", "NG-RU64"} <= rule_ids()
    assert {"CM-1.1", "CM-8.27", "CM-14.1", "CM-EX1", "CM-EX27", "CM-RU1", "CM-RU36", "CM-H10"} <= rule_ids()
    assert {"VW-1.1", "VW-9.12", "VW-19.14", "VW-EX1", "VW-EX22", "VW-RU1", "VW-RU44"} <= rule_ids()
    assert len(rule_ids()) > 1000


def test_a_citation_is_found() -> None:
    assert cited('"""GW-3.1, GW-EX7: see GW-RU24 and GW-99.1."""') == {"GW-3.1", "GW-EX7", "GW-RU24"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_rule_that_is_cited_exists(path: Path) -> None:
    assert cited(path.read_text(encoding="utf-8")) - rule_ids() == set()


def test_every_example_shows_rules_that_exist() -> None:
    ids = rule_ids()
    examples = {id for id in ids if "-EX" in id and not id.startswith("HT")}
    assert examples == set(shown_by())
    assert all(
        rules and set(rules) <= ids and not any("-EX" in rule for rule in rules) for rules in shown_by().values()
    )
