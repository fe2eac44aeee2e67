"""The text board of the Watch: everything is on it, once; it fits; and it shows no secrets."""

import random
import re
from functools import cache

import pytest

from longhouse import Option, determinize, new_table
from longhouse.boards.canvas import Canvas, below, beside
from longhouse.boards.letters import letters_of
from longhouse.games.watch.face.board import draw, draw_map
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import KEEP, PROPOSE, RESOURCE_IDS, ROAD, ROLL, SETTLEMENT, TORMUND
from longhouse.kernel.decision import NOBODY, SPECTATOR
from tests.boards.checks import each_language, labels, words

BOARDS = ("base_gift", "classic19")
SEATS = ["Wolf", "Xena", "Yrsa", "Zoe"]  # no message has these letters in capitals
LETTERS = "WXYZ"
ON_THE_MAP = (ROAD, SETTLEMENT, KEEP, TORMUND)

each_board = pytest.mark.parametrize("board", BOARDS)


@cache
def position(board: str, turns: int, verb: int) -> Watch:
    """After this many turns of random play, where this verb may be picked."""
    table = new_table("watch", players=4, seed=3, settings={"mode": "base", "board": board, "turn_phases": "combined"})
    assert isinstance(table, Watch)
    luck = random.Random(3)
    while table.turn < turns or all(option.verb != verb for option in table.decision.options):
        options = [option for option in table.decision.options if option.verb not in (PROPOSE, KEEP)]
        building = [option for option in options if option.verb == SETTLEMENT]
        table.pick(luck.choice(building or options))
    return table


@cache
def with_keeps(board: str) -> Watch:
    """A position with settlements and keeps of several seats."""
    table = position(board, 40, ROLL).clone()
    for seat in (0, 2):
        table.keeps[table.buildings.index(seat)] = 1
    return table


def map_of(table: Watch, language: str, marks: dict[Option, str] | None = None) -> str:
    return "\n".join(draw_map(table, words(language), list(LETTERS), marks or {}).lines(False))


@each_board
@each_language
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_screen(board: str, language: str, width: int) -> None:
    for table in (position(board, 0, ROLL), position(board, 40, ROLL), with_keeps(board)):
        for viewer in (NOBODY, 0, SPECTATOR):
            view = table if viewer == NOBODY else table.view(viewer)
            lines = draw(view, words(language), ["A name of more than twenty letters", *SEATS[1:]], {}, False, width)
            assert max(map(len, lines)) <= width


@each_board
@each_language
def test_at_100_columns_the_panels_stand_beside_the_map(board: str, language: str) -> None:
    table = position(board, 40, ROLL)
    assert len(draw(table.view(1), words(language), SEATS, {}, False, 100)) < 30
    assert len(draw(table.view(1), words(language), SEATS, {}, False, 80)) > 30


@each_board
@each_language
def test_every_number_is_there_once_with_its_pips(board: str, language: str) -> None:
    table = position(board, 40, ROLL)
    tokens = [table.box.tokens[token] + "•" * table.box.token_pips[token] for token in table.token if token >= 0]
    assert sorted(re.findall(r"[0-9/]+•+", map_of(table, language))) == sorted(tokens)


@each_board
@each_language
def test_every_terrain_is_named_and_tormund_is_there_once(board: str, language: str) -> None:
    table = position(board, 40, ROLL)
    text = map_of(table, language)
    for terrain, name in enumerate(table.box.terrains):
        assert text.count(words(language).text(f"board-terrain-{name}")) == table.terrain.count(terrain)
    assert text.count(words(language).text("board-tormund")) == 1


@each_board
@each_language
def test_every_trade_route_is_there_once(board: str, language: str) -> None:
    table = position(board, 40, ROLL)
    text = map_of(table, language)
    routes = table.box.board.routes
    assert text.count("~") == len(routes)
    for rate in (2, 3):
        assert text.count(f"{rate}:1") == sum(route.rate == rate for route in routes)
    for resource, name in enumerate(RESOURCE_IDS):
        shown = words(language).text(f"board-{name}").lower()
        assert len(re.findall(rf"(?<!\w){re.escape(shown)}(?!\w)", text)) == sum(
            route.resource == resource for route in routes
        )


@each_board
@each_language
def test_every_building_and_every_road_is_there_once(board: str, language: str) -> None:
    table = with_keeps(board)
    text = map_of(table, language)
    upright = [place[2] == "E" for place in table.box.board.map.sides]
    for seat, letter in enumerate(LETTERS):
        buildings = [table.keeps[i] for i, owner in enumerate(table.buildings) if owner == seat]
        roads = [upright[path] for path, owner in enumerate(table.roads) if owner == seat]
        assert text.count(f"({letter})") == buildings.count(0)
        assert text.count(f"[{letter}]") == buildings.count(1)
        assert len(re.findall(f"(?<!{letter}){letter * 2}(?!{letter})", text)) == roads.count(False)
        assert text.count(letter) == len(buildings) + roads.count(True) + 2 * roads.count(False)


@each_board
@each_language
@pytest.mark.parametrize("verb", [ROAD, SETTLEMENT, TORMUND])
def test_every_mark_is_there_once_and_hides_no_number(board: str, language: str, verb: int) -> None:
    table = position(board, 10, verb)
    marks = labels([option for option in table.decision.options if option.verb in ON_THE_MAP])
    assert marks
    text = map_of(table, language, marks)
    assert all(text.count(mark) == 1 for mark in marks.values())
    assert len(re.findall(r"[0-9/]+•+", text)) == sum(token >= 0 for token in table.token)


@each_board
def test_all_places_can_be_marked_at_once(board: str) -> None:
    """Every path, intersection and hex has room for two characters."""
    table = new_table(
        "watch", players=4, seed=3, settings={"mode": "base", "board": board, "initial_placement": "phase"}
    )
    assert isinstance(table, Watch)
    places = table.box.board.map
    paths = labels([Option(ROAD, path) for path in range(len(places.sides))])
    corners = labels([Option(SETTLEMENT, corner) for corner in range(len(places.corners))])
    hexes = labels([Option(TORMUND, number) for number in range(len(places.hexes)) if number != table.tormund])
    marks = paths | {o: mark.upper() for o, mark in corners.items()} | {o: mark[0] + "!" for o, mark in hexes.items()}
    text = map_of(table, "en", marks)
    for mark in set(marks.values()):
        assert text.count(mark) == list(marks.values()).count(mark)
    assert len(re.findall(r"[0-9/]+•+", text)) == sum(token >= 0 for token in table.token)


@each_board
def test_a_settlement_that_may_become_a_keep_shows_the_move_and_its_owner(board: str) -> None:
    table = position(board, 40, ROLL)
    own = [i for i, owner in enumerate(table.buildings) if owner == 1]
    for length in (1, 2):
        marks = {option: mark[:length] for option, mark in labels([Option(KEEP, i) for i in own[:1]]).items()}
        text = map_of(table, "en", marks)
        assert text.count(f"{marks[Option(KEEP, own[0])]}X") == 1
        assert text.count("(X)") == len(own) - 1


@each_board
@each_language
def test_a_view_shows_nothing_that_the_seat_does_not_see(board: str, language: str) -> None:
    table = position(board, 40, ROLL)
    for seat in range(4):
        other = table.clone()
        determinize(other, seat, "again")
        assert other.hands.counts != table.hands.counts
        drawn = [draw(t.view(seat), words(language), SEATS, {}, True, 100) for t in (table, other)]
        assert drawn[0] == drawn[1]


def test_a_hand_is_shown_by_resource_to_its_owner_only() -> None:
    table = position("classic19", 40, ROLL)
    for seat in range(4):
        lines = draw(table.view(seat), words("en"), SEATS, {}, False, 100)
        for resource, name in enumerate(RESOURCE_IDS):
            shown = next(line for line in lines if f"  {name.capitalize()} " in line)
            held = table.hands.row(seat)[resource]
            assert shown.split()[-2:] == [str(held), str(table.supply(resource))]


def test_whose_turn_it_is() -> None:
    table = position("classic19", 40, ROLL)
    lines = draw(table, words("en"), SEATS, {}, False, 100)
    assert [f"> {LETTERS[seat]}" in lines[seat] for seat in range(4)] == [seat == table.active for seat in range(4)]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Anna", "bodil", "Ярослав"], ["A", "B", "Я"]),
        (["Anna", "Bot 1", "Bot 2"], ["A", "B", "C"]),
        (["1", "2"], ["A", "B"]),
        (["Bo", "Bob", "Bea", "Bim", "Ben"], ["A", "B", "C", "D", "E"]),
    ],
)
def test_letters_tell_the_seats_apart(names: list[str], letters: list[str]) -> None:
    assert letters_of(names) == letters


def test_colour_changes_nothing_but_the_colour() -> None:
    table = with_keeps("base_gift")
    plain, colourful = (draw(table, words("uk"), SEATS, {}, colour, 100) for colour in (False, True))
    assert "\x1b" not in "".join(plain)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip() for line in colourful] == plain
    assert all(line.endswith("\x1b[0m") or line.rfind("\x1b[0m") == line.rfind("\x1b") for line in colourful)


def test_sheets_are_laid_beside_and_below_one_another() -> None:
    one, other = Canvas(), Canvas()
    one.put(-3, -2, "ab")
    one.put(-3, -1, "c")
    other.centre(0, 5, "xyz", "1")
    assert beside([one, other], 2).lines(False) == ["ab  xyz", "c"]
    assert below([one, Canvas(), other], 1).lines(False) == ["ab", "c", "", "xyz"]
    assert beside([one, other], 1).lines(True) == ["ab \x1b[1mxyz\x1b[0m", "c"]
