"""Custom bots are created once before the games; whatever they do then, the command survives and reports it."""

from pathlib import Path

import pytest

from longhouse import SettingError
from longhouse.arena.trial import try_bots
from longhouse.bots.failing import BotFailed

ROGUES = "tests.arena.rogues"


def tried(*bots: str) -> None:
    try_bots([f"{ROGUES}:{bot}" for bot in bots], str(Path.cwd()), 1.0)


def test_bots_that_can_be_made() -> None:
    tried("Honest", "Raising")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Stillborn", r"Stillborn cannot be made: it ends its process \(exit code 0\)"),
        ("Unwilling", "Unwilling cannot be made: it takes more than 1 s"),
    ],
)
def test_bots_that_cannot_be_made(bot: str, told: str) -> None:
    with pytest.raises(BotFailed, match=told):
        tried("Honest", bot)


def test_no_such_bot() -> None:
    with pytest.raises(SettingError, match="has no class 'Honset'"):
        tried("Honset")
