"""Each game on one page: everything on it exists, and its numbers are those of the table."""

import re
from pathlib import Path
from typing import Final

import pytest

from longhouse import find_game
from longhouse.kernel.packs.pack import open_pack
from longhouse.messages import LANGUAGES
from longhouse.messages.bundle import FOLDER
from longhouse.messages.rulebook import rulebook_of
from tests.games.goals import TABLES, goal_of, keys_of, plain, titled
from tests.messages.ftl import messages, words

WEB = Path(__file__).parents[2] / "web" / "src"
ICONS = set(re.findall(r"default as (\w+)", (WEB / "lib" / "drawings.ts").read_text("utf-8")))
EVERY = pytest.mark.parametrize(("game", "players", "settings"), TABLES)


@EVERY
def test_icons_and_rules_exist(game: str, players: int, settings: dict[str, str]) -> None:
    goal = goal_of(game, players, settings)
    lines = [*plain(goal), *titled(goal)]
    used = {line.icon for line in lines} | {amount.icon for line in lines for amount in line.price}
    assert used | {piece.icon for piece in goal.example if piece.icon} <= ICONS
    rules = {rule for section in rulebook_of(game).sections for rule in section.rules()}
    assert {goal.scores.rule, goal.turn.rule, goal.deeds.rule, goal.end.rule} <= rules


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_and_is_given_what_it_says(
    game: str, players: int, settings: dict[str, str], language: str
) -> None:
    goal, known = goal_of(game, players, settings), messages(language)
    assert keys_of(goal) - set(known) - {""} == set()
    assert (FOLDER / language / f"{game}-goal.ftl").is_file()
    for line in plain(goal):
        assert words(known[line.key]).variables == set(line.args), line.key
    for line in titled(goal):
        said = words(known[line.key]).variables | words(known[f"{line.key}.text"]).variables
        assert said == set(line.args), line.key


@EVERY
def test_it_is_one_page(game: str, players: int, settings: dict[str, str]) -> None:
    """More than this does not fit on a screen, or on a sheet of paper."""
    goal = goal_of(game, players, settings)
    assert 3 <= len(goal.scores.lines) <= 9
    assert 3 <= len(goal.turn.lines) <= 6
    assert 3 <= len(goal.deeds.lines) <= 8
    assert 3 <= len(goal.end.lines) <= 4
    assert 8 <= len(goal.icons) <= 12


def test_numbers_are_those_of_the_table() -> None:
    """VW-16.2, NG-15.1, GW-8.2: two players need more points, ten years end by fame, a road is worth more in base."""
    assert [goal_of("wild", players, {}).number for players in (2, 4)] == [40, 30]
    assert goal_of("northgard", 2, {"years": "10"}).number == 10
    assert "northgard-goal-end-territories" not in keys_of(goal_of("northgard", 2, {"years": "10"}))
    roads = [goal_of("watch", 3, mode).scores.lines[2].points for mode in ({}, {"mode": "base"})]
    assert roads == [[1], [2]]


SHORT: Final = """
[pack]
name = "Short"
game = "wild"
extends = true
[scoring.end_vp]
p4 = 20
"""


def test_an_owners_values_are_on_it() -> None:
    game = find_game("wild")
    make, pack = game.face().goal, open_pack(game, SHORT, "short.toml")
    assert make is not None
    assert make(game.box_for(pack, game.complete_settings(4, {}), 4)).number == 20
