"""The text board of Northgard: everything is on it; it fits; and it shows no secrets."""

import re
from functools import cache

import pytest

from longhouse import Option, new_table
from longhouse.boards.drawing import explain_cards
from longhouse.games.northgard.face.board import draw, explain, tiles_to_place
from longhouse.games.northgard.face.board_map import SIZES, Raster, draw_loose, draw_map
from longhouse.games.northgard.face.names import letter_of
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x
from longhouse.games.northgard.state.words import CLAN, CLAN_IDS, PLACE, RECRUIT, REGULAR, ROUGH, TILE, TURN
from longhouse.kernel.decision import NOBODY, SPECTATOR
from tests.boards import checks
from tests.scenes.northgard.scene import Scene

LETTERS = [name[0] for name in checks.SEATS]


@cache
def position(players: int, picks: int, verb: int = -1) -> Northgard:
    """After this many random picks, where this verb may be picked."""
    table = new_table("northgard", players=players, seed=3, settings={"creatures": True})
    assert isinstance(table, Northgard)
    checks.play_on(table, picks, lambda t: verb == -1 or any(o.verb == verb for o in t.decision.options), "pass")
    return table


def valley() -> Scene:
    """NG-EX17, with a rough border beside it: A is closed and of three tiles."""
    scene = Scene("yellow", "red", clans="bear wolf", creatures=True)
    scene.land("t28 0,-1", "t30 1,-1", "t20 0,1").units("yellow", "t28.s", 3).kaija("t28.s").units("red", "t20.s", 12)
    return scene.building("t28.s", "food_silo").creature("wolf_brown", "t30.w")


# --- the whole


@checks.each_language
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 5])
def test_no_line_is_wider_than_the_screen(language: str, width: int, players: int) -> None:
    for picks in (0, 12, 80, 200):
        checks.fits(position(players, picks), language, width)


def test_the_players_stand_beside_the_map_where_there_is_room() -> None:
    table = valley().table
    assert len(checks.lines(table, "en", 120)) < len(checks.lines(table, "en", 60))


def test_colour_changes_nothing_but_the_colour() -> None:
    checks.only_coloured(position(4, 80))


@checks.each_language
def test_a_view_shows_nothing_that_the_seat_does_not_see(language: str) -> None:
    checks.tells_no_secrets(position(4, 80), language)


def test_the_terminal_finds_the_board() -> None:
    table = valley().table
    assert checks.lines(table, "en", 80) == draw(table, checks.words("en"), checks.SEATS[:2], {}, False, 80)
    assert explain_cards(table, checks.words("en"), checks.SEATS[:2]) == explain(
        table, checks.words("en"), checks.SEATS[:2]
    )


# --- the map


def the_map(table: Northgard, width: int = 100, marks: dict[Option, str] | None = None) -> str:
    return "\n".join(draw_map(table, LETTERS[: table.seats], marks or {}, width).lines(False))


@pytest.mark.parametrize("picks", [0, 12, 80, 200])
def test_every_region_has_the_letter_of_its_territory(picks: int) -> None:
    table = position(4, picks)
    text = the_map(table, 200)
    for rep in table.land.reps:
        letter = letter_of(table, rep)
        assert len(re.findall(rf"(?<![A-Z\d]){letter}(?![A-Z])", text)) == len(table.land.regions(rep)), letter


@pytest.mark.parametrize("picks", [12, 80, 200])
def test_every_army_is_there_once(picks: int) -> None:
    table = position(4, picks)
    text = the_map(table, 200)
    for seat, letter in enumerate(LETTERS[:4]):
        armies = [table.units[rep] for rep in table.own(seat)]
        assert sorted(map(int, re.findall(rf"(?<!!){letter}(\d+)", text))) == sorted(armies)


def test_kaija_stands_with_the_units() -> None:
    """NG-17.3"""
    text = the_map(valley().table)
    assert "A Ζ3K" in text
    assert "Ξ12" in text


def test_whoever_has_come_in_stands_behind_a_sign() -> None:
    """NG-9.4"""
    scene = Scene("red", "blue").land("t28 0,-1").units("red", "t28.n", 4).units("blue", "t28.s", 2)
    table = scene.hand("red", "incursion").turn("red").pick("red", "play/incursion", "from/t28.n", "figures/3").table
    assert re.search(r"Ξ2 !Ζ3", the_map(table))


def test_a_rough_border_looks_otherwise_than_a_regular_one() -> None:
    """NG-2.2"""
    table = valley().table
    tile = table.box.tiles.tile_names.index
    assert set(Raster(table, tile("t20"), 0, SIZES[0]).border.values()) == {ROUGH}
    assert set(Raster(table, tile("t28"), 0, SIZES[0]).border.values()) == {REGULAR}
    assert set(Raster(table, tile("t03"), 0, SIZES[0]).border.values()) == {REGULAR, ROUGH}
    assert not Raster(table, tile("t13"), 0, SIZES[0]).border


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("size", SIZES)
def test_a_turned_tile_shows_each_region_at_its_sides(turn: int, size: tuple[int, int]) -> None:
    """NG-2.1: the side N of the printed tile is E after one quarter turn."""
    table = valley().table
    width, height = size
    middles = [(width // 2, 0), (width - 1, height // 2), (width // 2, height - 1), (0, height // 2)]
    for tile in range(table.box.tiles.tiles):
        raster = Raster(table, tile, turn, size)
        shown = [raster.region[cell] for cell in middles]
        assert shown == [table.box.tiles.side_region[tile][side - turn & 3] for side in range(4)]


@pytest.mark.parametrize("size", SIZES)
def test_every_region_has_room_for_its_letters(size: tuple[int, int]) -> None:
    table = valley().table
    for tile in range(table.box.tiles.tiles):
        for turn in range(4):
            raster = Raster(table, tile, turn, size)
            assert all(raster.runs(region)[0][0] >= 1 for region in set(raster.region.values()))


def test_the_wider_the_land_the_smaller_its_tiles() -> None:
    table = position(5, 200)
    columns = {key_x(key) for key in table.land.tile_at}
    wide, narrow = (draw_map(table, LETTERS, {}, width) for width in (200, 6 * len(columns) + 1))
    assert narrow.width < wide.width <= 200
    assert narrow.width <= 6 * len(columns) + 1


# --- moves on the map


def test_every_place_for_a_tile_is_marked_once() -> None:
    table = position(3, 12, PLACE)
    marks = checks.labels(table.decision.options)
    text = the_map(table, 200, marks)
    assert marks
    assert all(text.count(mark) == 1 for mark in marks.values())


def test_every_territory_to_choose_is_marked_once() -> None:
    scene = valley().hand("yellow", "allies_from_the_wild").turn("yellow").pick("yellow", "play/allies_from_the_wild")
    marks = checks.labels(scene.table.decision.options)
    text = the_map(scene.table, 200, marks)
    chosen = [mark for option, mark in marks.items() if option.verb == RECRUIT]
    assert len(chosen) > 3
    assert all(text.count(mark) == 1 for mark in chosen)


@pytest.mark.parametrize("verb", [TILE, TURN])
def test_tiles_to_choose_are_drawn_with_their_labels(verb: int) -> None:
    table = position(3, 0, verb)
    marks = checks.labels(table.decision.options)
    text = "\n".join(tiles_to_place(table, marks, 200).lines(False))
    assert all(text.count(mark) == 1 for mark in marks.values())
    assert text.count("+-") == 2 * len(marks)


def test_a_tile_is_drawn_as_it_would_lie() -> None:
    table = valley().table
    tile = table.box.tiles.tile_names.index("t05")
    straight, turned = ("\n".join(draw_loose(table, tile, turn, "").lines(False)) for turn in (0, 2))
    assert straight.index("1") < straight.index("2")
    assert turned.index("2") < turned.index("1")


# --- lines


def test_a_territory_is_told_with_all_that_it_holds() -> None:
    told = checks.lines(valley().table, "en", 140)
    assert (
        "A   Ζ3+K · 1 food, 1 wood · Food Silo · lair · Wolf (brown) · closed, 3 tiles · beside B, D, E, F, G, H"
        in told
    )
    assert any(re.fullmatch(r"C   1 food · small slot · open, 2 tiles · beside .*#", line) for line in told)


@checks.each_language
def test_every_territory_has_a_line(language: str) -> None:
    table = position(5, 200)
    told = "\n".join(checks.lines(table, language, 140))
    for rep in table.land.reps:
        assert re.search(rf"^{letter_of(table, rep)} +\S", told, re.MULTILINE)


@checks.each_language
def test_the_hand_is_told_with_its_texts_to_its_owner_only(language: str) -> None:
    table = valley().hand("yellow", "start_move", "scouts", "scouts").hand("red", "spy").turn("yellow").table
    catalog = checks.words(language)
    mine = "\n".join(checks.lines(table.view(0), language, 140))
    theirs = "\n".join(checks.lines(table.view(1), language, 140))
    assert catalog.text("northgard-card-scouts-text") in mine
    assert f"2× {catalog.text('northgard-card-scouts')}" in mine
    assert catalog.text("northgard-card-scouts-text") not in theirs
    assert catalog.text("northgard-card-spy-text") in theirs


def test_fame_is_shown_to_its_owner_only() -> None:
    """NG-13.6"""
    scene = valley().turn("yellow")
    scene.table.fame.counts[:] = [41, 43]
    rows = [
        next(line for line in checks.lines(view, "en", 60) if line.startswith("Fame"))
        for view in (scene.table.view(0), scene.table.view(1), scene.table.view(SPECTATOR), scene.table)
    ]
    assert [row.split()[1:] for row in rows] == [["41"], ["43"], [], ["41", "43"]]


def test_whose_turn_it_is_and_who_has_passed() -> None:
    table = valley().hand("yellow", "start_move").hand("red", "start_move").turn("yellow").table
    told = checks.lines(table, "en", 60)
    assert next(line for line in told if line.startswith("> ")).startswith("> Ζ")
    table.pick(next(o for o in table.decision.options if table.spell(o) == "pass"), 0)
    while table.decision.seat == 0:
        table.pick(table.decision.options[0], 0)
    told = checks.lines(table, "en", 60)
    assert any(line.startswith("  Ζ") and "(passed)" in line for line in told)
    assert any(line.startswith("> Ξ") for line in told)


def test_partners_are_told_by_their_letters() -> None:
    """NG-20.2: seats 1 and 3 against seats 2 and 4."""
    table = new_table("northgard", players=4, seed=1, settings={"teams": True})
    assert isinstance(table, Northgard)
    told = [line.split() for line in checks.lines(table, "en", 60) if " with " in line]
    letters = [parts[1 if parts[0] == "?" else 0] for parts in told]
    assert [parts[-1] for parts in told] == [letters[2], letters[3], letters[0], letters[1]]


@checks.each_language
def test_what_the_clans_cards_and_creatures_do_is_explained(language: str) -> None:
    table = valley().hand("yellow", "spy").turn("yellow").table
    catalog = checks.words(language)
    told = "\n".join(explain(table.view(0), catalog, checks.SEATS[:2]))
    for key in ("clan-bear-power", "clan-wolf-power", "card-spy-text", "card-plunder-text", "building-forge-text"):
        assert catalog.text(f"northgard-{key}") in told
    assert told.count(catalog.text("northgard-creature-wolf_beige-text")) == 1
    assert "northgard-" not in told


@checks.each_language
def test_whoever_chooses_a_clan_sees_what_each_can_do(language: str) -> None:
    """NG-3.19"""
    table = position(3, 0, CLAN)
    told = " ".join("\n".join(checks.lines(table, language, 80, checks.labels(table.decision.options))).split())
    for mark, name in zip(checks.labels(table.decision.options).values(), CLAN_IDS, strict=True):
        assert f"{mark} {checks.words(language).text(f'northgard-clan-{name}')}: " in told
        assert checks.words(language).text(f"northgard-clan-{name}-power") in told


def test_without_creatures_none_is_explained() -> None:
    table = Scene("red", "blue").turn("red").table
    assert checks.words("en").text("northgard-creature-wolf_beige-text") not in "\n".join(
        explain(table, checks.words("en"), checks.SEATS[:2])
    )
    assert table.viewer == NOBODY
