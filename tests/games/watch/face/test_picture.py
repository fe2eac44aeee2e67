"""The picture of a table: everything public is in it, nothing hidden is, and it is plain JSON."""

import json
from collections.abc import Callable, Mapping
from typing import Final

import pytest

import longhouse
from longhouse import SPECTATOR, determinize
from longhouse.games.watch.face.picture import picture
from longhouse.games.watch.face.scenery import scenery
from longhouse.games.watch.face.shapes import Picture, SeatPicture
from longhouse.games.watch.state.table import IN_HIS_CAMP, Watch
from longhouse.games.watch.state.words import PIECE_IDS, RESOURCE_IDS, TILE_IDS
from longhouse.kernel.decision import NOBODY
from tests.properties.playing import eyes, moments, new_table, walk
from tests.properties.registry import CASES, Case
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Opening, Scene

MINE: Final = [case for case in CASES if case.game == "watch"]
some_cases = pytest.mark.parametrize("case", MINE[::4], ids=str)


def tables(case: Case) -> list[Watch]:
    return [table for table in moments(case) if isinstance(table, Watch)]


def drawn(table: Watch, seat: int) -> str:
    return json.dumps(picture(table.view(seat)))


def seats_of(shown: Picture) -> list[SeatPicture]:
    return shown["seats"]


def part(shown: object, *names: str) -> object:
    for name in names:
        assert isinstance(shown, dict)
        shown = shown[name]
    return shown


def look(play: Play, to: str) -> Picture:
    return picture(play.seen(to))


# --- nothing hidden


@some_cases
def test_what_a_seat_cannot_see_does_not_change_its_picture(case: Case) -> None:
    """Every hand, every card, the deck and every secret choice dealt again: the same bytes. (The properties compare
    the views, from which pictures are made, in every case.)"""
    for number, table in enumerate(tables(case)):
        for seat in eyes(table):
            other = table.clone()
            determinize(other, seat, str(number))
            assert drawn(other, seat) == drawn(table, seat)


@some_cases
def test_hidden_cards_are_null_and_only_their_number_is_told(case: Case) -> None:
    for table in tables(case):
        for viewer in eyes(table):
            for seat, shown in enumerate(seats_of(picture(table.view(viewer)))):
                hand, held = part(shown, "hand"), part(shown, "development", "held")
                assert part(hand, "size") == table.hands.size(seat)
                assert part(held, "size") == table.cards.size(seat)
                looks = table.hands.seen_by[seat] >> viewer & 1 == 1  # GW-14.13: a hand may be shown to another seat
                assert (part(hand, "cards") is None) == (not looks)
                hidden = [part(held, "cards"), shown["laid"], part(shown, "development", "fresh", "cards")]
                assert all((found is None) == (viewer != seat) for found in hidden)
                assert viewer == seat or part(shown, "points", "seen") == part(shown, "points", "public")


def hands(mine: str, other: str) -> Scene:
    scene = Scene("red", "blue", "yellow").hand("blue", **{mine: 3}).hand("yellow", **{other: 3})
    return scene.hand("red", lumber=1).turn("red", "trade")


def unplayed(mine: str, other: str) -> Scene:
    return Scene("red", "blue").fresh("blue", **{mine: 1}).cards("blue", **{other: 1}).turn("blue", "build")


def laid_in(mine: str, other: str) -> Scene:
    scene = Scene("red", "blue").hand("blue", wool=2, ore=2).hand("red", brick=1).turn("blue", "trade")
    return scene.pick("blue", "propose", f"add/{mine}", "done", f"add/{other}")


def answered(mine: str, other: str) -> Scene:
    scene = Scene("red", "blue", "yellow").hand("yellow", wool=2).hand("blue", brick=1).hand("red", grain=1)
    scene.turn("yellow", "trade").pick("yellow", "propose", "add/wool", "done", "add/brick", "send")
    return scene.pick("blue", mine)


def discarded(mine: str, other: str) -> Scene:
    scene = Scene("red", "blue", "yellow").hand("blue", wool=4, ore=4).hand("yellow", grain=8).turn("yellow")
    return scene.dice(3, 4).pick("yellow", "roll").pick("blue", f"discard/{mine}", f"discard/{mine}")


@pytest.mark.parametrize(
    ("scene", "one", "other"),
    [
        (hands, "wool", "ore"),
        (unplayed, "victory_point", "ranger_patrol"),
        (laid_in, "wool", "ore"),
        (answered, "accept", "decline"),
        (discarded, "wool", "ore"),
    ],
)
def test_gw_3_8_secrets_of_another_make_no_difference(scene: Callable[[str, str], Scene], one: str, other: str) -> None:
    """GW-3.8, GW-7.6, GW-4.8, GW-4.9, GW-6.1: red and a spectator get the same picture, the owner another one."""
    tables = scene(one, other), scene(other, one)
    for viewer in ("red", "spectator"):
        assert json.dumps(look(tables[0], viewer)) == json.dumps(look(tables[1], viewer))
    assert look(tables[0], "blue") != look(tables[1], "blue")


# --- everything public


@some_cases
def test_every_piece_is_on_it(case: Case) -> None:
    for table in tables(case):
        shown = picture(table.view(SPECTATOR))
        say = table.box.name_of
        roads = {say("path", path): seat for path, seat in enumerate(table.roads) if seat != NOBODY}
        assert [part(road, "seat") for road in listed(shown, "roads")] == list(roads.values())
        assert [part(road, "path") for road in listed(shown, "roads")] == list(roads)
        built = {corner: seat for corner, seat in enumerate(table.buildings) if seat != NOBODY}
        assert listed(shown, "buildings") == [
            {"intersection": say("intersection", corner), "seat": seat, "kind": PIECE_IDS[1 + table.keeps[corner]]}
            for corner, seat in built.items()
        ]
        assert shown["tormund"] == ("camp" if table.tormund == IN_HIS_CAMP else say("hex", table.tormund))
        assert shown["deck"] == len(table.deck.cards)
        for seat, facts in enumerate(seats_of(shown)):
            assert facts["road_length"] == table.lengths[seat]
            assert part(facts, "points", "public") == table.points(seat) - hidden_points(table, seat)
            assert list(part_dict(facts, "pieces")) == list(PIECE_IDS)
            assert facts["tiles"] == [tile for tile in TILE_IDS if part(shown, "tiles", tile) == seat]


def hidden_points(table: Watch, seat: int) -> int:
    kinds = table.box.victory_kinds
    rows = (seat, table.seats + seat)
    return sum(table.cards.row(row)[kind] * table.box.cards[kind].points for row in rows for kind in kinds)


def listed(shown: Mapping[str, object], name: str) -> list[object]:
    found = shown[name]
    assert isinstance(found, list)
    return found


def part_dict(shown: object, *names: str) -> dict[str, object]:
    found = part(shown, *names)
    assert isinstance(found, dict)
    return found


@some_cases
def test_pieces_on_the_board_and_left_are_all_there_is(case: Case) -> None:
    for table in tables(case):
        shown, all_of_them = picture(table), part_dict(scenery(table), "pieces")
        for seat, facts in enumerate(seats_of(shown)):
            found = dict.fromkeys(PIECE_IDS, 0)
            found["road"] = sum(part(road, "seat") == seat for road in listed(shown, "roads"))
            for building in listed(shown, "buildings"):
                found[str(part(building, "kind"))] += part(building, "seat") == seat
            found["guard"] = int(str(facts["guards"]))
            left = part_dict(facts, "pieces")
            assert {piece: found[piece] + int(str(left[piece])) for piece in PIECE_IDS} == all_of_them


@some_cases
def test_resource_cards_of_the_whole_table_are_all_there_is(case: Case) -> None:
    for table in tables(case):
        shown = picture(table)
        rows = [part_dict(shown, "supply"), *[part_dict(facts, "hand", "cards") for facts in seats_of(shown)]]
        found = {name: sum(int(str(row[name])) for row in rows) for name in RESOURCE_IDS}
        assert found == scenery(table)["stock"]


def test_gw_7_6_own_hidden_points_are_told_to_their_owner() -> None:
    """GW-7.6, GW-9.1: a settlement and a hidden victory card."""
    scene = Scene("red", "blue").settlement("red", "0,2,N").cards("red", victory_point=1).turn("red")
    for viewer, seen in (("red", 2), ("table", 2), ("blue", 1), ("spectator", 1)):
        points = part_dict(seats_of(look(scene, viewer))[0], "points")
        assert (points["public"], points["seen"]) == (1, seen)
        assert part(points, "sources") == {
            "settlements": 1,
            "keeps": 0,
            "longest-road": 0,
            "largest-patrol": 0,
            "guards": 0,
            "cards": seen - 1,
        }


def test_gw_7_6_revealed_cards_are_public() -> None:
    """GW-7.6, GW-9.3: when the game is over everybody sees what won it."""
    scene = Scene("red", "blue").keep("red", "0,2,N", "2,2,N", "1,0,N").settlement("red", "3,1,N")
    scene.cards("red", victory_point=1).hand("red", grain=2, ore=3).settlement("red", "-1,1,N").turn("red", "build")
    scene.pick("red", "keep/3,1,N").won("red", 10)
    shown = look(scene, "spectator")
    assert (shown["step"], shown["winner"]) == ("over", 0)
    assert part(seats_of(shown)[0], "points", "public") == 10
    assert part(seats_of(shown)[0], "development", "face_up", "cards", "victory_point") == 1


# --- where the game stands


def test_gw_3_1_the_step_of_the_turn() -> None:
    """GW-3.1, GW-3.3: set-up, before the roll, trade, build, or both at once."""
    assert look(Opening(2, initial_placement="phase"), "red")["step"] == "setup"
    scene = Scene("red", "blue").turn("red").dice(1, 1)
    assert look(scene, "blue")["step"] == "roll"
    assert look(scene.pick("red", "roll"), "blue")["step"] == "trade"
    assert look(scene.pick("red", "go-on"), "blue")["step"] == "build"
    assert look(Scene("red", "blue", turn_phases="combined").turn("red", "both"), "blue")["step"] == "both"


def test_gw_6_1_a_seven_is_resolved_before_the_trade_step() -> None:
    """GW-6.1, GW-6.2: discards and Tormund belong to the roll; a card that moves him, to the step it is played in."""
    scene = Scene("red", "blue").hand("blue", ore=8).cards("red", ranger_patrol=1).turn("red").dice(3, 4)
    scene.pick("red", "roll")
    for _ in range(4):
        assert look(scene, "spectator")["step"] == "roll"
        scene.pick("blue", "discard/ore")
    assert look(scene.asks("red tormund"), "spectator")["step"] == "roll"
    assert look(scene.pick("red", "tormund/0,0"), "spectator")["step"] == "trade"
    scene.pick("red", "play/ranger_patrol").asks("red tormund")
    assert look(scene, "spectator")["step"] == "trade"


def test_gw_4_3_an_open_trade() -> None:
    """GW-4.8 to GW-4.10: cards are shown when sent, answers when all are given."""
    scene = Scene("red", "blue", "yellow").hand("red", wool=2).hand("blue", ore=1).hand("yellow", brick=1)
    scene.turn("red", "trade").pick("red", "propose", "add/wool")
    one = {name: int(name == "wool") for name in RESOURCE_IDS}
    assert look(scene, "blue")["trade"] == {"seat": 0, "step": "composing", "give": None, "want": None, "answers": None}
    assert part(seats_of(look(scene, "red"))[0], "laid", "give") == one
    scene.pick("red", "done", "add/ore", "send")
    trade = part_dict(look(scene, "spectator"), "trade")
    assert (trade["step"], trade["give"], part(trade, "want", "ore")) == ("answering", one, 1)
    scene.pick("blue", "accept")
    assert part_dict(look(scene, "red"), "trade")["answers"] is None
    assert part(seats_of(look(scene, "blue"))[1], "laid", "answer") == "accepted"
    scene.pick("yellow", "counter", "add/brick", "done", "add/wool", "send")
    trade = part_dict(look(scene, "blue"), "trade")
    brick = {name: int(name == "brick") for name in RESOURCE_IDS}
    assert trade["step"] == "closing"
    assert trade["answers"] == [
        {"seat": 1, "answer": "accepted", "give": None, "want": None},
        {"seat": 2, "answer": "countered", "give": brick, "want": one},
    ]
    scene.pick("red", "withdraw")
    assert (look(scene, "blue")["trade"], look(scene, "blue")["proposals_left"]) == (None, 4)


def test_gw_4_11_a_supply_trade_and_a_card_that_is_played() -> None:
    """GW-4.11, GW-7.10: what everybody sees in the middle of it."""
    scene = Scene("red", "blue").hand("red", wool=4).turn("red", "trade").pick("red", "give/wool")
    assert look(scene, "blue")["supply_trade"] == {"seat": 0, "give": "wool", "rate": 4}
    scene = Scene("red", "blue").cards("red", winter_is_coming=1).turn("red").pick("red", "play/winter_is_coming")
    parts = [{"does": "gain", "state": "now"}, {"does": "gain", "state": "later"}]
    assert look(scene, "blue")["playing"] == {"seat": 0, "card": "winter_is_coming", "parts": parts}
    assert look(scene.pick("red", "gain/ore", "gain/ore"), "blue")["playing"] is None


# --- the scenery


@some_cases
def test_the_scenery_never_changes_and_is_the_same_for_all(case: Case) -> None:
    table = new_table(case, 5)
    assert isinstance(table, Watch)
    first = json.dumps(scenery(table))
    for number, _ in enumerate(walk(table, 5)):
        if number % 97 == 0 or table.over:
            views = [table, *[table.view(seat) for seat in eyes(table)]]
            assert {json.dumps(scenery(view)) for view in views} == {first}


@pytest.mark.parametrize(("board", "places"), [("base_gift", 21), ("classic19", 19)])
def test_the_scenery_is_a_whole_board(board: str, places: int) -> None:
    """GW-1.2: places refer to one another by their texts."""
    table = Opening(4, board=board).table
    shown = scenery(table)
    hexes = {str(part(place, "text")): place for place in listed(shown, "hexes")}
    corners = {part(place, "text"): part(place, "hexes") for place in listed(shown, "intersections")}
    paths = {part(place, "text"): part(place, "ends") for place in listed(shown, "paths")}
    assert len(hexes) == places
    for text, place in hexes.items():
        assert part(place, "at") == tuple(int(number) for number in text.split(","))
        rolls = part(place, "rolls")
        assert isinstance(rolls, list)
        assert part(place, "pips") == sum(6 - abs(7 - roll) for roll in rolls)
        assert (part(place, "token") is None) == (part(place, "resource") is None) == (not rolls)
        assert sum(text in borders for borders in corners.values() if isinstance(borders, list)) == 6
    for ends in [*paths.values(), *[part(route, "ends") for route in listed(shown, "routes")]]:
        assert isinstance(ends, tuple) and len(ends) == 2 and set(ends) <= set(corners)
    assert all(part(route, "path") in paths for route in listed(shown, "routes"))
    options = {table.spell(option) for option in table.vocabulary()}
    assert options >= {f"road/{path}" for path in paths} | {f"settlement/{corner}" for corner in corners}
    assert options >= {f"tormund/{place}" for place in hexes}


def test_the_scenery_has_the_costs() -> None:
    """GW-5.1: keep 3 ore and 2 grain."""
    shown = scenery(Opening(2).table)
    assert part(shown, "costs", "keep") == {"lumber": 0, "brick": 0, "wool": 0, "grain": 2, "ore": 3}
    assert part(shown, "costs", "dev_card") == {"lumber": 0, "brick": 0, "wool": 1, "grain": 1, "ore": 1}
    assert part(shown, "rules", "goal") == 10


def test_a_game_draws_its_own_tables() -> None:
    game = longhouse.find_game("watch")
    view = Opening(3).seen("spectator")
    assert (game.face().picture(view), game.face().scenery(view)) == (picture(view), scenery(view))
