"""The text board of the full game: all of the north is above the Gift; it fits; and it shows no secrets."""

import re
from functools import cache

import pytest

from longhouse import Option, determinize
from longhouse.cli.menu import marks_of
from longhouse.games.watch.face.board import draw, draw_map
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import GUARD, LIFT, WILDLING
from longhouse.kernel.decision import NOBODY, SPECTATOR
from longhouse.messages.catalog import Catalog
from tests.boards.checks import each_language
from tests.scenes.watch.scene import Scene

NAMES = ["Wolf", "Xena", "Yrsa", "Zoe"]  # no message has these letters in capitals
each_number = pytest.mark.parametrize("players", [3, 4])


@cache
def scene(players: int) -> Scene:
    """Guards of three colours, wildlings everywhere, heroes on both sides."""
    made = Scene(*["red", "blue", "black", "yellow"][:players], mode="full")
    made.guard("red", "wall1", "wall3").guard("blue", "wall1").guard("black", "wall3", "wall3")
    made.wildling("camp", "ice_river-1", "giant").wildling("camp", "ice_river-2", "climber")
    made.wildling("camp", "hornfoot-1", "regular")
    made.wildling("clearing", "c1_2", "regular").wildling("clearing", "c1_2", "regular")
    made.wildling("clearing", "c5_6", "regular")
    made.wildling("gift", "1,0", "climber").wildling("gift", "2,0", "giant").breaches(2)
    made.settlement("red", "0,2,S").road("red", "0,2,SE").hand("red", brick=1, lumber=1, wool=2)
    made.hero("red", "yoren", "B").hero("blue", "ygritte")
    made.table.trail_die = 7
    return made.turn("red", "build")


def table_of(players: int) -> Watch:
    return scene(players).table


def lines_of(players: int, language: str, viewer: int = 0, width: int = 100) -> list[str]:
    view = table_of(players).view(viewer)
    return draw(view, Catalog(language), NAMES[:players], {}, False, width)


def marked(table: Watch, marks: dict[Option, str]) -> str:
    return "\n".join(draw_map(table, Catalog("en"), list("WXYZ"), marks).lines(False))


@each_number
@each_language
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_screen(players: int, language: str, width: int) -> None:
    table = table_of(players)
    for viewer in (NOBODY, 0, SPECTATOR):
        view = table if viewer == NOBODY else table.view(viewer)
        names = ["A name of more than twenty letters", *NAMES[1:players]]
        assert max(map(len, draw(view, Catalog(language), names, {}, False, width))) <= width


@each_number
@each_language
def test_at_100_columns_the_panels_stand_beside_the_map(players: int, language: str) -> None:
    assert len(lines_of(players, language)) < 40 < len(lines_of(players, language, width=80))


@each_number
@each_language
def test_gw_13_the_wall_shows_its_guards_from_the_left(players: int, language: str) -> None:
    wall = next(line for line in lines_of(players, language) if line.count("|") == 5)
    assert wall.split("|")[1:5] == ["W X . . .", ". . . . .", "W Y Y . .", ". . . . ."]


@each_language
def test_gw_13_each_section_stands_over_the_hex_that_its_arrow_begins_with(language: str) -> None:
    lines = lines_of(4, language)
    numbers = next(line for line in lines if re.search(r"-1-+\+-+2-+", line))
    top = lines[lines.index(numbers) + 3]
    assert [numbers.index(digit) for digit in "1234"] == [match.start() for match in re.finditer(r"\.", top[:60])]


@each_number
@each_language
def test_gw_12_camps_trails_and_clearings(players: int, language: str) -> None:
    words = Catalog(language)
    regular, climber, giant = (words.text(f"board-wildling-{kind}")[:3] for kind in ("regular", "climber", "giant"))
    lines = lines_of(players, language)
    clans = next(number for number, line in enumerate(lines) if words.term(table_of(4), "clan", 2, [])[1:] in line)
    camps = lines[clans + 1].split()[:12]
    assert camps == [giant, climber, ".", ".", ".", ".", ".", ".", regular, ".", ".", "."]
    assert re.findall(r"↓ ([\d, ]*\d)", lines[clans + 2][:72]) == ["1, 2", "3", "4", "5", "6", "7, 8"]
    waiting = lines[clans + 5][:60].split()
    assert waiting == ["2", regular, ".", "1", regular, "."]


@each_number
@each_language
def test_gw_15_2_how_near_the_end_is(players: int, language: str) -> None:
    words = Catalog(language)
    text = "\n".join(lines_of(players, language))
    assert f"{words.text('board-breaches')} 2/3" in text
    assert f"{words.text('board-gift')} 2/7" in text
    assert words.text("board-trail-die", number="7") in text
    assert words.text("board-tormund-camp") in text
    left = [f"{n} {words.text(f'board-wildling-{kind}')[:3]}" for kind, n in (("regular", 20), ("climber", 6))]
    assert f"{words.text('board-frostfangs')}  {'  '.join(left)}" in text


@each_number
@each_language
def test_gw_11_3_wildlings_stand_on_their_hexes(players: int, language: str) -> None:
    words = Catalog(language)
    text = "\n".join(lines_of(players, language))
    assert [text.count(words.text(f"board-wildling-{kind}")) for kind in ("climber", "giant")] == [1, 1]
    table = table_of(players).clone()
    table.tormund = table.box.board.map.hexes.index((2, 0))
    both = words.text("board-tormund")[:3] + words.text("board-wildling-giant")[:3]
    text = "\n".join(draw(table, words, NAMES[:players], {}, False, 100))
    assert text.count(both) == 1
    assert words.text("board-tormund-camp") not in text


@each_number
@each_language
def test_gw_14_every_hero_is_told_with_its_side_or_as_free(players: int, language: str) -> None:
    words = Catalog(language)
    table = table_of(players)
    text = "\n".join(lines_of(players, language))
    for seat in range(players):
        name = words.term(table, "hero", table.heroes[seat], [])
        assert f"{NAMES[seat][0]} {name} {words.text('board-side-B' if seat == 0 else 'board-side-A')}" in text
    free = " ".join(text[text.index(words.text("board-display")) :].split())
    assert all(words.term(table, "hero", hero, []) in free for hero in table.display)
    assert " z" not in text


def test_gw_14_4_a_hero_that_was_used_rests() -> None:
    table = table_of(4).clone()
    table.hero_rests[1] = table.turn
    text = "\n".join(draw(table, Catalog("en"), NAMES, {}, False, 100))
    assert "X Ygritte A z" in text and "z rests for this turn" in text


@each_language
def test_gw_10_4_guards_and_tokens_are_counted(language: str) -> None:
    words = Catalog(language)
    table = table_of(4)
    lines = lines_of(4, language)
    rows = {
        "board-guards": [2, 1, 2, 0],
        "board-tokens": [*(len(zone.cards) for zone in table.under), len(table.reserve.cards)],
        "board-stock-guard": [5, 6, 5, 7],
    }
    for key, numbers in rows.items():
        told = next(line[70:] for line in lines if words.text(key) in line[70:])
        assert [int(number) for number in re.findall(r"\d+", told)] == numbers


@each_number
@each_language
def test_a_view_shows_no_token(players: int, language: str) -> None:
    table = table_of(players)
    other = table.clone()
    determinize(other, 0, "again")
    assert [zone.cards for zone in other.under] != [zone.cards for zone in table.under]
    drawn = [draw(t.view(0), Catalog(language), NAMES[:players], {}, True, 100) for t in (table, other)]
    assert drawn[0] == drawn[1]


# --- marks


def test_a_guard_is_marked_where_it_will_stand() -> None:
    table = table_of(4)
    guards = {option: mark for option, mark in marks_of(table.decision).items() if option.verb == GUARD}
    assert len(guards) == 4
    text = marked(table, {option: f"α{mark[-1]}" for option, mark in guards.items()})
    wall = next(line for line in text.splitlines() if line.count("|") == 5)
    assert [section.index("α") for section in wall.split("|")[1:5]] == [4, 0, 6, 0]


def test_a_wildling_is_marked_where_it_is() -> None:
    table = table_of(4)
    places = ("wildling/2,0", "wildling/ice_river-2", "wildling/c1_2-regular")
    marks = {table.box.option_of[place]: f"{number}β" for number, place in enumerate(places, 1)}
    assert all(option.verb == WILDLING for option in marks)
    text = marked(table, marks)
    assert "1β gian" in text and "2βcli" in text and "3β 2 reg" in text


def test_a_road_to_take_up_is_marked_instead_of_its_owner() -> None:
    table = table_of(4)
    road = table.roads.index(0)
    before, after = (marked(table, marks) for marks in ({}, {Option(LIFT, road): "γγ"}))
    assert before.count("WW") == 1
    assert after.count("WW") == 0 and after.count("γγ") == 1


def test_the_base_game_has_no_north() -> None:
    table = Scene("red", "blue").turn("red", "build").table
    text = "\n".join(draw(table, Catalog("en"), NAMES[:2], {}, False, 100))
    assert not [word for word in ("Wall", "Frostfangs", "Guard", "Tokens", "heroes") if word in text]
