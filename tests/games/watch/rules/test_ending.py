"""GW-9: the end of the base game; GW-15.5, GW-15.6: victory as the turn ends."""

import pytest

from tests.scenes.watch.scene import Scene

SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
LINE = ("0,2,NW", "0,2,NE", "1,2,NW", "1,2,NE", "2,2,NW", "2,2,NE")


def nine(**settings: str) -> Scene:
    """Red has 9 points: four keeps and a settlement."""
    scene = Scene("red", "blue", "yellow", **settings).keep("red", "0,0,N", "2,0,N", "-1,1,N", "3,2,S")
    return scene.settlement("red", "0,3,S")


def test_gw_9_1_points_by_source() -> None:
    """GW-9.1: settlements 1, keeps 2, Longest Road 2, Largest Patrol 2, victory cards 1."""
    scene = Scene("red", "blue").settlement("red", "0,3,S", "2,0,N").keep("red", "3,2,S").road("red", *LINE[:5])
    scene.longest_road("red").face_up("red", ranger_patrol=3).largest_patrol("red").cards("red", victory_point=2)
    scene.turn("blue").shows(points={"red": 10, "blue": 0}).dice(1, 1).pick("blue", "roll", "go-on", "end-turn")
    scene.won("red", 10)
    assert scene.sources("red") == {
        "settlements": 2, "keeps": 2, "longest-road": 2, "largest-patrol": 2, "guards": 0, "cards": 2,
    }  # fmt: skip
    assert sum(scene.sources("blue").values()) == 0


def test_gw_9_2_a_settlement_wins() -> None:
    """GW-9.2: at once; nobody is asked any more."""
    scene = nine().road("red", "1,1,SE").hand("red", **SETTLEMENT).turn("red", "build").pick("red", "settlement/1,1,S")
    scene.won("red", 10).hears("blue", "GW-5.5 red settlement 1,1,S", "GW-9.2 red won 10").asks()
    scene.barred("red", "end-turn", "GW-9.2", "game-over").barred("blue", "roll", "GW-9.2", "game-over")


def test_gw_9_2_a_keep_wins() -> None:
    """GW-9.2"""
    scene = Scene("red", "blue").keep("red", "0,0,N", "2,0,N", "-1,1,N").settlement("red", "3,2,S", "0,3,S", "1,1,S")
    scene.hand("red", grain=2, ore=3).turn("red", "build").pick("red", "keep/1,1,S").won("red", 10)


def test_gw_9_2_longest_road_wins() -> None:
    """GW-9.2: with 11 points."""
    scene = nine().road("red", *LINE[:4]).hand("red", lumber=1, brick=1).turn("red", "build")
    scene.pick("red", "road/2,2,NW").won("red", 11)


def test_gw_9_2_nine_are_not_enough() -> None:
    """GW-9.2"""
    nine().turn("red").dice(1, 1).pick("red", "roll", "go-on", "end-turn").not_over()


def test_gw_9_2_at_the_start_of_his_turn() -> None:
    """GW-9.2: before the roll."""
    nine().cards("red", victory_point=1).turn("yellow").dice(1, 1).pick("yellow", "roll", "go-on", "end-turn").won(
        "red", 10
    )


def test_gw_9_2_ten_points_on_the_turn_of_another_must_wait() -> None:
    """GW-9.2: red has 10 with a hidden card; blue's picks end nothing."""
    scene = nine().cards("red", victory_point=1).turn("blue").not_over().dice(1, 1).pick("blue", "roll", "go-on")
    scene.not_over().pick("blue", "end-turn").not_over().asks("yellow roll")


def test_gw_9_3_hidden_cards_are_claimed_by_themselves() -> None:
    """GW-9.3: 8 on the board, one card in hand; the settlement makes 10."""
    scene = Scene("red", "blue").keep("red", "0,0,N", "2,0,N", "-1,1,N").settlement("red", "3,2,S", "0,3,S")
    scene.cards("red", victory_point=1).road("red", "1,1,SE").hand("red", **SETTLEMENT)
    scene.turn("red", "build").pick("red", "settlement/1,1,S").won("red", 10)
    assert "GW-7.6 red revealed victory_point 1" in scene.heard("blue")


def test_gw_9_3_there_are_no_ties() -> None:
    """GW-9.3: blue has 10 points too, but it is red's turn."""
    scene = (
        nine()
        .cards("red", victory_point=1)
        .keep("blue", "2,1,S", "0,1,S", "-3,3,N", "-2,3,S")
        .cards("blue", victory_point=2)
    )
    scene.turn("red").won("red", 10).shows(points={"blue": 10})


def test_gw_15_5_victory_only_as_the_turn_ends() -> None:
    """GW-15.5, GW-15.6, GW-RU7: win_timing = end_of_turn, in base mode too: after the pick `end turn`."""
    scene = nine(win_timing="end_of_turn").road("red", "1,1,SE").hand("red", **SETTLEMENT).turn("red", "build")
    scene.pick("red", "settlement/1,1,S").not_over().shows(points={"red": 10}).pick("red", "end-turn").won("red", 10)
    scene.hears("blue", "GW-15.6 red won 10")


def test_gw_15_6_points_on_other_turns_never_win() -> None:
    """GW-15.6: neither as another player's turn ends nor as the player's own begins, but as it ends."""
    scene = nine(win_timing="end_of_turn").cards("red", victory_point=1).turn("yellow").dice(1, 1)
    scene.pick("yellow", "roll", "go-on", "end-turn").not_over().asks("red roll").dice(1, 1).pick(
        "red", "roll", "go-on"
    )
    scene.not_over().pick("red", "end-turn").won("red", 10)


def test_gw_15_5_what_is_lost_before_the_end_does_not_win() -> None:
    """GW-15.5, GW-9.2: red had 10 on blue's turn; blue takes the tile; red's turn ends without victory."""
    scene = Scene("red", "blue", win_timing="end_of_turn").keep("red", "0,0,N", "2,0,N", "-1,1,N", "3,2,S")
    scene.face_up("red", ranger_patrol=3).largest_patrol("red").face_up("blue", ranger_patrol=3).cards(
        "blue", ranger_patrol=1
    )
    scene.turn("blue").pick("blue", "play/ranger_patrol", "tormund/3,0").dice(1, 1).pick(
        "blue", "roll", "go-on", "end-turn"
    )
    scene.dice(1, 1).pick("red", "roll", "go-on", "end-turn").not_over().shows(points={"red": 8, "blue": 2})


@pytest.mark.parametrize("card", ["ranger_patrol", "victory_point"])
def test_gw_15_5_no_card_ends_the_game_in_mid_turn(card: str) -> None:
    """GW-15.5: neither a third patrol nor a victory card that is bought."""
    scene = nine(win_timing="end_of_turn").face_up("red", ranger_patrol=2).cards("red", ranger_patrol=1)
    scene.hand("red", wool=1, grain=1, ore=1).deck(card).turn("red", "build").pick("red", "buy-card")
    scene.pick("red", "play/ranger_patrol", "tormund/3,0").not_over().pick("red", "end-turn")
    scene.won("red", 12 if card == "victory_point" else 11)
