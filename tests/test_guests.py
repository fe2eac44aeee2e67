"""A game of another package is found by its name, with its own words and rules: `tests/guest`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import longhouse
from longhouse import SettingError, find_game, game_names, guests, register_game
from longhouse.bots import ask, make_bot
from longhouse.kernel import registry
from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.rulebook import look_up, rulebook_of

ROOT = Path(__file__).parents[1]
COIN = "tests.guest.game:COIN"


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What a test registers is removed afterwards. (A compiled module does not notice if its dictionaries are replaced,
    so their content is.)"""
    places, opened, scouts = dict(registry.PLACES), dict(registry.OPEN), list(registry.SCOUTS)
    registry.SCOUTS.clear()
    yield
    registry.PLACES.clear()
    registry.PLACES.update(places)
    registry.OPEN.clear()
    registry.OPEN.update(opened)
    registry.SCOUTS[:] = scouts


def longhouse_command(*words: str, games: str = f"coin={COIN}") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LONGHOUSE_GAMES": games}
    command = [sys.executable, "-c", "from longhouse.cli.main import main; main()", *words]
    return subprocess.run(command, env=env, input="1\n" * 40, capture_output=True, text=True, check=False)


def test_a_guest_is_found_once_it_is_registered() -> None:
    with pytest.raises(SettingError, match=r"there is no game 'coin'; there is midgard, northgard, watch, wild$"):
        find_game("coin")
    register_game("coin", COIN)
    assert game_names() == (*longhouse.GAMES, "coin")
    assert find_game("coin").name == "coin" and find_game("coin") is find_game("coin")


def test_a_name_is_given_once() -> None:
    register_game("coin", COIN)
    register_game("coin", COIN)
    for name in ("coin", "watch"):
        with pytest.raises(SettingError, match=f"there is a game '{name}' already"):
            register_game(name, "elsewhere.game:GAME")


@pytest.mark.parametrize(
    ("name", "place", "why"),
    [
        ("coin", "tests.guest.nowhere:COIN", "cannot be opened: No module named 'tests.guest.nowhere'"),
        ("coin", "tests.guest.game:NOTHING", "cannot be opened: .*has no attribute 'NOTHING'"),
        ("coin", "tests.guest.game:VERBS", "cannot be opened: tests.guest.game:VERBS is not a Game"),
        ("dice", COIN, "the game 'dice' calls itself 'coin'"),
    ],
)
def test_a_guest_that_is_not_there_is_told_in_one_line(name: str, place: str, why: str) -> None:
    register_game(name, place)
    with pytest.raises(SettingError, match=why):
        find_game(name)


def test_guests_come_by_entry_points_and_by_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = EntryPoints([EntryPoint("coin", COIN, guests.GROUP)])
    monkeypatch.setattr(guests, "entry_points", lambda group: installed.select(group=group))
    monkeypatch.setenv(guests.VARIABLE, f"toss={COIN}, flip={COIN}")
    guests.register_guests()
    assert game_names() == (*longhouse.GAMES, "toss", "flip", "coin")
    monkeypatch.setenv(guests.VARIABLE, "coin")
    with pytest.raises(SettingError, match=r"LONGHOUSE_GAMES has 'coin'; a game is named name=package\.module:NAME"):
        guests.register_guests()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_speaks_every_language(language: str) -> None:
    """Even if the catalog was opened before the guest was found."""
    catalog = Catalog(language)
    register_game("coin", COIN)
    table = longhouse.new_table("coin", players=2, seed=1)
    assert catalog.text("coin-name")
    for option in table.decision.options:
        assert catalog.option(table, option, ["Ada", "Bo"])
    assert catalog.ask(table, table.decision, ["Ada", "Bo"]) == catalog.text("coin-ask-call")


def test_a_guest_brings_its_rules() -> None:
    register_game("coin", COIN)
    assert rulebook_of("coin").prefix == "CN"
    found = look_up("CN-2")
    assert found is not None and "takes a point" in found.lines[0]


@pytest.mark.parametrize("bot", ["uniform", "greedy", "search/20"])
def test_bots_play_a_guest(bot: str) -> None:
    register_game("coin", COIN)
    table = longhouse.new_table("coin", players=2, seed=1)
    seats = [make_bot(bot, str(seat)) for seat in range(2)]
    while not table.over:
        decision = table.decision
        table.pick(ask(seats[decision.seat], table, decision), decision.seat)
    assert table.result is not None and max(table.result.points) == 3


def test_the_commands_know_a_guest() -> None:
    played = longhouse_command("play", "coin", "--players", "2", "--seed", "1")
    assert played.returncode == 0 and "Somebody called it right three times." in played.stdout, played.stderr
    assert "Heads or tails" in longhouse_command("games").stdout
    assert "call heads or tails in turn" in longhouse_command("rules", "CN-1").stdout


def test_a_guest_that_cannot_be_opened_ends_a_command_in_one_line() -> None:
    told = longhouse_command("play", "coin", games="coin=nowhere:COIN")
    assert told.returncode == 2 and "the game 'coin' cannot be opened: No module named 'nowhere'" in told.stderr
