"""`longhouse rules`: the digests by rule id."""

import re
from pathlib import Path

import pytest

from longhouse.messages.rulebook import Rulebook, look_up
from tests.cli.console import refused_inside, works, works_inside

DIGESTS = Path(__file__).parents[2] / "docs" / "rules" / "en"


def test_a_rule() -> None:
    out = works("rules", "GW-4.3")
    assert out.startswith("GW-4  Trade\nGW-4.3  Digital procedure: ") and out.count("\n") == 2


def test_a_rule_of_another_game() -> None:
    out = works_inside("rules", "NG-12.4")
    assert out.startswith("NG-12  Battle\nNG-12.4  Step 3: first the attacker, ") and out.count("\n") == 2


def test_a_section() -> None:
    out = works_inside("rules", "gw-4")
    assert "GW-4.1 " in out and "GW-4.11 " in out and "GW-5.1 " not in out


def test_an_unknown_rule_has_neighbours() -> None:
    err = refused_inside("rules", "GW-4.33")
    assert "no rule 'GW-4.33'" in err and "GW-4.3" in err


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("GW-EX20", "Proposal: active holds"),
        ("GW-RU7", "Win timing"),
        ("GW-OPTIONS", "turn_phases"),
        ("GW-EX", "GW-EX1 "),
        ("NG-EX16", "Joining: "),
        ("NG-RU51", "Hidden fame"),
        ("NG-OPTIONS", "harvest_order"),
        ("NG-HIDDEN", "Defensive Strategy"),
    ],
)
def test_examples_rulings_and_tables(name: str, words: str) -> None:
    found = look_up(name)
    assert found is not None and words in "\n".join(found.lines)


def test_contents() -> None:
    out = works_inside("rules")
    assert "Brotherhood of the Watch" in out and re.search(r"GW-6 +Seven and Tormund", out)
    assert "Northgard: Uncharted Lands" in out and re.search(r"NG-18 +Module: Creatures", out)


@pytest.mark.parametrize("path", sorted(DIGESTS.glob("*.md")), ids=lambda path: path.stem)
def test_every_rule_of_a_digest_is_found(path: Path) -> None:
    """No two rules have the same id, and every line that looks like a rule is one."""
    text = path.read_text(encoding="utf-8")
    written = re.findall(rf"^- ({Rulebook(text).prefix}-\S+)", text, re.MULTILINE)
    assert len(written) == len(set(written))
    assert all(look_up(name) is not None for name in written)
