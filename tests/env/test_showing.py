"""Boards as pictures: for notebooks, and for rendered environments."""

import re
import xml.etree.ElementTree as ET

import pytest

from longhouse import GAMES, SettingError, determinize, find_game, new_table
from longhouse.boards.showing import board_svg, board_text
from longhouse.env import show
from tests.properties.playing import play_a_while

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_picture_is_the_text_board(game: str, language: str) -> None:
    table = play_a_while(new_table(game, players=max(find_game(game).players), seed=1), 1, 150)
    drawn = ET.fromstring(board_svg(table, 0, language=language))
    letters = "".join("".join(drawn.itertext()).split()).replace("\u00a0", "")
    for line in board_text(table, 0, language=language, colour=False).splitlines():
        assert "".join(line.split()) in letters


@every_game
def test_a_picture_fetches_nothing(game: str) -> None:
    drawn = board_svg(new_table(game, players=3, seed=1))
    assert drawn.count("http") == drawn.count("http://www.w3.org/2000/svg") == 1


@every_game
def test_every_colour_can_be_read(game: str) -> None:
    """WCAG AA: 4.5 to 1. Text with its own background is black or white."""
    table = play_a_while(new_table(game, players=max(find_game(game).players), seed=1), 1, 150)
    drawn = board_svg(table, 0)
    ground = re.findall(r'rx="8" fill="(#\w{6})"', drawn)[0]
    colours = set(re.findall(r"\{ fill: (#\w{6})", drawn)) - {"#000000", "#ffffff"}
    assert len(colours) > 1
    assert {colour for colour in colours if (light(colour) + 0.05) / (light(ground) + 0.05) < 4.5} == set()


def light(colour: str) -> float:
    """Relative luminance as defined by WCAG."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@every_game
def test_a_notebook_shows_what_a_spectator_may_see(game: str) -> None:
    table = play_a_while(new_table(game, players=3, seed=2), 2, 200)
    other = table.clone()
    determinize(other, 40, "x")
    assert table._repr_svg_() == other._repr_svg_() == board_svg(table)


def test_a_view_is_shown_as_its_seat_sees_it() -> None:
    table = play_a_while(new_table("watch", players=3, seed=2), 2, 60)
    assert table.view(1)._repr_svg_() == board_svg(table, 1)
    assert show(table, 1)._repr_svg_() == board_svg(table, 1) != board_svg(table, 0)
    assert str(show(table, 1)) == board_text(table, 1)


def test_no_such_seat_or_language() -> None:
    table = new_table("wild", players=2, seed=1)
    with pytest.raises(SettingError, match="there is no seat 2; there are 0 to 1"):
        show(table, 2)
    with pytest.raises(SettingError, match="there is no language 'de'; there are en, ru, uk"):
        show(table, language="de")
