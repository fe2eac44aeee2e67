"""GW-10: the set-up of the full game."""

from collections import Counter

import pytest

from tests.scenes.dealing import Said
from tests.scenes.watch.scene import Opening


def opening(players: int = 4, **said: Said) -> Opening:
    return Opening(players, mode="full", **({"first_player": "seat"} | said))


def placed(scene: Opening) -> Opening:
    """Everybody takes the first place that is open, to the end of the second round."""
    while scene.table.decision.ask != "watch-ask-first-guard":
        colour = scene.colours[scene.table.decision.seat]
        scene.pick(colour, scene.options(colour)[0])
    return scene


def guarded(scene: Opening) -> Opening:
    for _ in range(scene.table.seats):
        scene.pick(scene.colours[scene.table.decision.seat], "guard/wall1")
    return scene


@pytest.mark.parametrize(("players", "board", "hexes"), [(4, "full_gift_4p", 21), (3, "full_gift_3p", 16)])
def test_gw_10_1_the_board_of_the_number_of_players(players: int, board: str, hexes: int) -> None:
    """GW-10.1, GW-1.6, GW-RU4: all hexes produce, Tormund is in his camp."""
    scene = opening(players).shows(tormund="camp")
    assert scene.table.box.board.name == board
    assert len(scene.hexes()) == hexes
    assert not any(name.startswith(("ice", "desert")) or " " not in name for name in scene.hexes())


def test_gw_10_1_tormund_in_his_camp_blocks_nothing() -> None:
    """GW-10.1, GW-6.2: and from there he may go to any hex."""
    scene = guarded(placed(opening())).dice(3, 4, 12).pick("red", "roll")
    scene.asks("red tormund").only("red", *[f"tormund/{name}" for name in scene.pick_names("tormund")])
    assert len(scene.options("red")) == 21


def test_gw_10_2_the_wall_the_marker_and_the_deck() -> None:
    """GW-10.2"""
    scene = opening().shows(wall={f"wall{n}": [] for n in (1, 2, 3, 4)}, breaches=0, deck=25)
    assert scene.table.posts == [-1] * 20
    assert scene.table.box.tile_points == [1, 1]
    assert Counter(scene.deck_order())["new_recruits"] == 2


def test_gw_10_3_all_wildlings_stand_in_the_frostfangs() -> None:
    """GW-10.3, GW-RU10, GW-RU23"""
    scene = opening().shows(frostfangs={"regular": 24, "climber": 8, "giant": 8}, gift={}, used=[])
    assert sum(token.count for token in scene.table.box.north.tokens) == 57


@pytest.mark.parametrize(("players", "reserve"), [(4, 5), (3, 18)])
def test_gw_10_4_thirteen_tokens_on_every_build_card(players: int, reserve: int) -> None:
    """GW-10.4"""
    scene = opening(players).shows(reserve=reserve)
    assert [len(zone.cards) for zone in scene.table.under] == [13] * players


def test_gw_10_4_nobody_sees_the_tokens_and_they_are_shuffled() -> None:
    """GW-10.4, GW-10.3"""
    scene, other = opening(), opening(seed="another")
    assert scene.table.under[0].cards != other.table.under[0].cards
    for viewer in ("red", "spectator"):
        view = scene.seen(viewer)
        assert {*view.reserve.cards, *[token for zone in view.under for token in zone.cards]} == {-1}
        scene.shows(viewer, reserve=5, under={"red": 13})


def test_gw_10_5_the_highest_roll_begins_and_only_the_tied_roll_again() -> None:
    """GW-10.5, GW-2.6: so it is by default in the full game."""
    scene = Opening(3, mode="full", luck={"dice": [2, 2, 5, 5, 6, 4, 1, 1, 1, 2]}).shows(first="yellow")
    assert [line for line in scene.heard() if "rolled" in line] == [
        "GW-10.5 red rolled 2 2",
        "GW-10.5 blue rolled 5 5",
        "GW-10.5 yellow rolled 6 4",
        "GW-10.5 blue rolled 1 1",
        "GW-10.5 yellow rolled 1 2",
    ]
    assert "GW-10.5 yellow first" in scene.heard()
    assert "GW-2.6 red first" in opening().heard()


def test_gw_10_6_heroes_are_dealt_in_turn_order() -> None:
    """GW-10.6, GW-RU16"""
    four = opening().shows(
        hero={
            "red": "othell_yarwyck A",
            "blue": "samwell_tarly A",
            "yellow": "bowen_marsh A",
            "black": "jeor_mormont A",
        }
    )
    assert len(four.table.display) == 7
    dice = [1, 1, 6, 6, 1, 1]
    three = Opening(3, mode="full", luck={"dice": dice}).shows(first="blue")
    three.shows(hero={"blue": "samwell_tarly A", "yellow": "bowen_marsh A", "red": "jeor_mormont A"})


def test_gw_10_7_the_third_round_places_a_guard_each_in_turn_order() -> None:
    """GW-10.7"""
    scene = placed(opening()).asks("red first-guard").offers("red", *[f"guard/wall{n}" for n in (1, 2, 3, 4)])
    scene.pick("red", "guard/wall2").pick("blue", "guard/wall2").pick("yellow", "guard/wall1").asks("black first-guard")
    scene.shows(wall={"wall2": ["red", "blue"], "wall1": ["yellow"]}, hand={"red": scene.holds("red")})
    scene.pick("black", "guard/wall4").asks("red roll").shows(guards={"red": 1, "black": 1})


def test_gw_10_7_before_the_third_round_no_guard_can_be_placed() -> None:
    """GW-10.7"""
    opening().barred("red", "guard/wall1", "GW-RU26", "not-now")
    placed(opening()).barred("red", "settlement/0,0,N", "GW-RU26", "not-now")


def test_gw_10_7_income_comes_from_the_second_settlement() -> None:
    """GW-10.7, GW-2.7"""
    scene = placed(opening())
    assert all(1 <= sum(scene.holds(colour).values()) <= 3 for colour in scene.colours)


@pytest.mark.parametrize(("players", "reserve"), [(4, 13), (3, 24)])
def test_gw_10_8_tokens_of_the_first_settlements_go_back_into_the_reserve(players: int, reserve: int) -> None:
    """GW-10.8, GW-RU9"""
    scene = guarded(placed(opening(players))).shows(reserve=reserve, used=[])
    assert [len(zone.cards) for zone in scene.table.under] == [11] * players
    assert set(scene.table.camps) == {-1}


def test_gw_10_8_reveal_turns_them_over_in_turn_order_after_the_third_round() -> None:
    """GW-10.8: setup_wildlings = reveal"""
    scene = placed(opening(setup_wildlings="reveal")).shows(used=[], reserve=5)
    guarded(scene).shows(reserve=5)
    told = [line.split(" ")[:3] for line in scene.heard() if " token " in line]
    assert told == [["GW-10.8", colour, "token"] for colour in scene.colours for _ in range(2)]
    assert [len(zone.cards) for zone in scene.table.under] == [11] * 4
    assert len(scene.table.used.cards) == 8


def test_gw_10_8_the_first_player_reveals_first() -> None:
    """GW-10.8: in turn order, no matter who begins."""
    luck = {"dice": [1, 1, 6, 6, 1, 1]}
    scene = guarded(placed(Opening(3, mode="full", setup_wildlings="reveal", luck=luck).shows(first="blue")))
    told = [line.split(" ")[1] for line in scene.heard() if " token " in line]
    assert told == ["blue", "blue", "yellow", "yellow", "red", "red"]


def test_gw_10_8_revealed_tokens_have_all_their_consequences() -> None:
    """GW-10.8, GW-12.10: five of one clan rush before the first turn."""
    for seed in range(300):
        scene = guarded(placed(opening(setup_wildlings="reveal", seed=str(seed))))
        if scene.table.breaches:
            break
    assert scene.table.breaches
    assert any("GW-12.10" in line for line in scene.heard())
