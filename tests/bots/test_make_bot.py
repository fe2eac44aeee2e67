"""Bots by name and by class."""

from pathlib import Path

import pytest

from longhouse import SettingError
from longhouse.bots import NAMES, Bot, find_bot, make_bot

OWN = """
from longhouse.bots import Bot


class First(Bot):
    name = "first"

    def choose(self, view, decision):
        return decision.options[0]


NUMBER = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder on Python's path with a user's modules in it."""
    (tmp_path / "bots_of_somebody.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "bots_that_fail.py").write_text("raise RuntimeError('out of\\nfirewood')", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def problem(name: str) -> str:
    with pytest.raises(SettingError) as caught:
        make_bot(name, "7")
    text = str(caught.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_bot_of_that_name(name: str) -> None:
    bot = make_bot(name, "7")
    assert isinstance(bot, Bot)
    assert bot.name == name
    assert bot.seed == "7"


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    known = "there is uniform, greedy, search, easy, normal, hard, or module:Class for one of your own"
    assert problem("greeedy") == f"there is no bot 'greeedy' (did you mean 'greedy'?); {known}"
    assert problem("") == f"there is no bot ''; {known}"


def test_the_old_name_still_makes_bots() -> None:
    assert find_bot("hard", "7").name == "hard"


@pytest.mark.usefixtures("folder")
def test_a_bot_of_ones_own_is_found_by_its_class() -> None:
    bot = make_bot("bots_of_somebody:First", "7")
    assert (bot.name, bot.seed) == ("first", "7")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bots_of_nobody:First", "module 'bots_of_nobody' cannot be imported (ModuleNotFoundError: No module named"),
        (":First", "module '' cannot be imported (ValueError: Empty module name)"),
        ("bots_that_fail:First", "module 'bots_that_fail' cannot be imported (RuntimeError: out of)"),
        ("bots_of_somebody:Frist", "module 'bots_of_somebody' has no class 'Frist' (did you mean 'First'?)"),
        ("bots_of_somebody:", "module 'bots_of_somebody' has no class ''"),
        ("bots_of_somebody:NUMBER", "'NUMBER' is no class made from longhouse.bots.Bot"),
    ],
)
def test_what_is_wrong_with_a_bot_of_ones_own_is_said_in_one_line(name: str, text: str) -> None:
    assert problem(name).startswith(f"bot '{name}': {text}")
