"""`longhouse rules`: the digests by rule id."""

import re
import shutil
from pathlib import Path

import pytest

from longhouse.messages import rulebook
from longhouse.messages.rulebook import Rulebook, look_up
from tests.cli.console import refused_inside, works, works_inside

DIGESTS = Path(__file__).parents[2] / "docs" / "rules" / "en"


def test_a_rule() -> None:
    out = works("rules", "GW-4.3")
    assert out.startswith("GW-4  Trade\nGW-4.3  On your turn you offer ") and out.count("\n") == 2


def test_a_rule_of_another_game() -> None:
    out = works_inside("rules", "NG-12.4")
    assert out.startswith("NG-12  Battle\nNG-12.4  Step 3: first the attacker, ") and out.count("\n") == 2


def test_a_section() -> None:
    out = works_inside("rules", "gw-4")
    assert "GW-4.1 " in out and "GW-4.11 " in out and "GW-5.1 " not in out


def test_an_unknown_rule_has_neighbours() -> None:
    err = refused_inside("rules", "GW-4.33")
    assert "no rule “GW-4.33”" in err and "GW-4.3" in err


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


def test_rules_are_found_by_their_words_in_any_form() -> None:
    out = works_inside("rules", "winters", "food")
    assert re.search(r"^NG-14.2  ", out, re.MULTILINE) and "GW-7.3" not in out
    assert "more rules" in works_inside("rules", "card")


def test_a_section_with_the_word_in_its_title_comes_first() -> None:
    assert works_inside("rules", "battle").startswith("NG-12  Battle\n")


def test_what_is_nowhere_is_said_with_similar_words() -> None:
    assert "Words like it: winter" in refused_inside("rules", "wintr")
    assert "longhouse rules lists the sections" in refused_inside("rules", "qqqqqqqq")


def test_a_rule_in_another_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A translation is read, and what it lacks is given in English, with a note."""
    some = "# Игра — свод\n\n## 1. Зима\n- CN-1.1 Зимой платят.\n"
    shutil.copytree(DIGESTS, tmp_path / "en")
    (tmp_path / "en" / "watch.md").write_text(
        "# Game — digest\n\n## 1. Winter\n- CN-1.1 You pay in winter.\n- CN-1.2 You pay twice.\n", encoding="utf-8"
    )
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "watch.md").write_text(some, encoding="utf-8")
    monkeypatch.setattr(rulebook, "IN_REPOSITORY", tmp_path)
    assert works_inside("rules", "CN-1.1", "--lang", "ru") == "CN-1  Зима\nCN-1.1  Зимой платят.\n"
    lacking = works_inside("rules", "CN-1.2", "--lang", "ru")
    assert lacking.startswith("CN-1  Зима\nCN-1.2  You pay twice.\n") and "не переведена" in lacking
    assert works_inside("rules", "зиму", "--lang", "ru").startswith("CN-1  Зима\nCN-1.1  Зимой платят.\nCN-1.2  You")
    assert "Игра\n" in works_inside("rules", "--lang", "ru")
    assert "не переведена" in works_inside("rules", "NG-12.4", "--lang", "ru")  # no translation at all
    assert works_inside("rules", "CN-1.2", "--lang", "en") == "CN-1  Winter\nCN-1.2  You pay twice.\n"


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
