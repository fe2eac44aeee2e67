"""GW-3.4 to GW-3.8: what a roll brings."""

import pytest

from tests.scenes.watch.scene import Opening, Scene


def test_gw_ex1_a_ten_on_the_printed_board() -> None:
    """GW-EX1, GW-3.4: red gets 1 ore, blue and black 1 wool each, yellow nothing."""
    opening = Opening(4, first_player="seat", luck={"dice": [4, 6]}).pick("red", "roll")
    opening.hears(
        "spectator",
        "GW-3.1 red rolled 4 6",
        "GW-3.4 red gained 1 ore",
        "GW-3.4 blue gained 1 wool",
        "GW-3.4 black gained 1 wool",
    )


def harvest(place: str) -> set[str]:
    """Everything that the hexes at an intersection bring, whatever is rolled."""
    resources: set[str] = set()
    for roll in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        scene = Scene("red", "blue").settlement("red", place).turn("red")
        scene.dice(roll // 2, roll - roll // 2).pick("red", "roll")
        resources.update(scene.holds("red"))
    return resources


def test_gw_ex2_yellow_c_borders_three_kinds() -> None:
    """GW-EX2: forest, mountains, pasture."""
    assert harvest("1,2,S") == {"lumber", "ore", "wool"}


def test_gw_ex3_a_settlement_at_d_borders_two() -> None:
    """GW-EX3: forest and pasture."""
    assert harvest("-1,3,SE") == {"lumber", "wool"}


def test_gw_ex4_a_settlement_at_e_borders_only_hills() -> None:
    """GW-EX4: but it lies on the ore trade route: 2 ore for 1 card."""
    assert harvest("3,2,NE") == {"brick"}
    scene = Scene("red", "blue").settlement("red", "3,2,NE").hand("red", ore=2).turn("red", "trade")
    scene.pick("red", "give/ore", "take/grain").shows(hand={"red": {"grain": 1}})


def ex6() -> Scene:
    return Scene("red", "blue").settlement("red", "3,2,NE", "3,2,S")


def test_gw_ex6_settlements_bring_one_keeps_two() -> None:
    """GW-EX6, GW-3.4"""
    scene = ex6().settlement("blue", "3,1,S").turn("red").dice(3, 3).pick("red", "roll")
    scene.shows(hand={"red": {"brick": 2}, "blue": {"brick": 1}})
    scene = ex6().settlement("blue", "3,1,S").turn("red").dice(1, 3).pick("red", "roll")
    scene.shows(hand={"red": {}, "blue": {"grain": 1}})
    scene = ex6().keep("blue", "3,1,S").turn("red").dice(1, 3).pick("red", "roll")
    scene.shows(hand={"red": {}, "blue": {"grain": 2}})


def test_gw_3_4_all_hexes_and_all_buildings_are_summed() -> None:
    """GW-3.4: two hexes of the number, a settlement and a keep of one player: 1 + 2 + 2 brick."""
    scene = Scene("red", "blue").settlement("red", "3,0,N").keep("red", "0,2,S", "0,2,N").turn("blue")
    scene.dice(1, 4).pick("blue", "roll").shows(hand={"red": {"brick": 5}, "blue": {}}, supply={"brick": 14})


def test_gw_3_4_a_building_between_two_hexes_of_the_number_collects_from_both() -> None:
    """GW-3.4"""
    scene = Scene("red", "blue").hex("1,1", "fields", "5").settlement("red", "1,1,S").turn("red")
    scene.dice(2, 3).pick("red", "roll").shows(hand={"red": {"brick": 1, "grain": 1}})


@pytest.mark.parametrize(("dice", "cards"), [((1, 1), 1), ((6, 6), 1), ((5, 6), 0), ((1, 2), 0)])
def test_gw_3_4_the_token_2_12_produces_on_both(dice: tuple[int, int], cards: int) -> None:
    """GW-3.4"""
    scene = Scene("red", "blue").hex("0,2", "pasture", "2/12").settlement("red", "0,2,N").hex("1,1", "ice", "")
    scene.turn("red").dice(*dice).pick("red", "roll").shows(hand={"red": {"wool": 1} if cards else {}})


def test_gw_3_4_what_is_built_produces_from_the_next_roll_on() -> None:
    """GW-3.4: a settlement on hills and fields, then a keep in its place."""
    scene = Scene("red", "blue").road("red", "0,2,NE").hand("red", lumber=1, brick=1, wool=1, grain=3, ore=3)
    scene.turn("red", "build").pick("red", "settlement/0,2,N", "end-turn").dice(2, 3).pick("blue", "roll")
    scene.shows(hand={"red": {"grain": 2, "ore": 3, "brick": 1}, "blue": {}}).pick("blue", "go-on", "end-turn")
    scene.dice(1, 1).pick("red", "roll", "go-on", "keep/0,2,N", "end-turn").shows(hand={"red": {"brick": 1}})
    scene.dice(5, 6).pick("blue", "roll").shows(hand={"red": {"brick": 1, "grain": 2}})


def test_gw_3_4_sums_count_not_single_dice() -> None:
    """GW-3.4: 2 and 4 make 6; neither 2 nor 4 produces."""
    scene = ex6().settlement("blue", "-1,1,N").turn("red").dice(2, 4).pick("red", "roll")
    scene.shows(hand={"red": {"brick": 2}, "blue": {}})


def test_gw_3_5_tormunds_hex_produces_nothing() -> None:
    """GW-3.5: the other hex of the number does."""
    scene = Scene("red", "blue").settlement("red", "3,0,N").keep("blue", "0,2,S").tormund("0,2").turn("red")
    scene.dice(1, 4).pick("red", "roll").shows(hand={"red": {"brick": 1}, "blue": {}})


def short(ore: int, shortage: str = "classic") -> Scene:
    """Red claims 1 ore, blue 2 ore and 1 wool, on a 9; yellow holds what is not in the supply."""
    scene = Scene("red", "blue", "yellow", shortage=shortage).supply("yellow", ore=ore)
    return scene.settlement("red", "0,0,N").keep("blue", "0,0,S").settlement("blue", "-2,2,S")


def test_gw_ex22_too_little_for_two_claims() -> None:
    """GW-EX22, GW-3.6: 1 ore left, red may claim 1, blue 2: nobody gets ore; wool is unaffected."""
    scene = short(ore=1).turn("red").dice(4, 5).pick("red", "roll")
    scene.shows(hand={"red": {}, "blue": {"wool": 1}}, supply={"ore": 1, "wool": 18})
    scene.hears("red", "GW-3.1 red rolled 4 5", "GW-3.6 nobody shortage ore", "GW-3.4 blue gained 1 wool")


def test_gw_3_6_two_left_serve_nobody_if_three_are_claimed() -> None:
    """GW-3.6: red's 1 could be served, but not all claims."""
    short(ore=2).turn("red").dice(4, 5).pick("red", "roll").shows(hand={"red": {}, "blue": {"wool": 1}})


def test_gw_3_6_what_serves_all_claims_is_no_shortage() -> None:
    """GW-3.6: three left, three claimed."""
    scene = short(ore=3).turn("red").dice(4, 5).pick("red", "roll")
    scene.shows(hand={"red": {"ore": 1}, "blue": {"ore": 2, "wool": 1}}, supply={"ore": 0})


@pytest.mark.parametrize(("shortage", "ore"), [("classic", {"ore": 1}), ("strict", {})])
def test_gw_ex22_a_sole_claimant_takes_what_is_left(shortage: str, ore: dict[str, int]) -> None:
    """GW-EX22, GW-3.6: only blue claims 2, 1 is left; option shortage = strict: nothing."""
    scene = Scene("red", "blue", "yellow", shortage=shortage).supply("yellow", ore=1).keep("blue", "0,0,S")
    scene.turn("red").dice(4, 5).pick("red", "roll").shows(hand={"blue": ore}, supply={"ore": 1 - len(ore)})
    assert "GW-3.6 nobody shortage ore" in scene.heard()


def test_gw_3_6_a_sole_claimant_with_several_buildings_is_one_player() -> None:
    """GW-3.6: blue claims 1 + 2 with two buildings; 2 are left: blue takes them."""
    scene = Scene("red", "blue", "yellow").supply("yellow", ore=2).keep("blue", "0,0,S").settlement("blue", "0,0,N")
    scene.turn("red").dice(4, 5).pick("red", "roll").shows(hand={"blue": {"ore": 2}}, supply={"ore": 0})


def test_gw_3_6_a_claim_that_tormund_bars_is_no_claim() -> None:
    """GW-3.6, GW-3.5: Tormund stands on blue's mountains, so red alone claims 2 ore and takes the last one."""
    scene = Scene("red", "blue", "yellow").supply("yellow", ore=1).hex("1,2", "mountains", "9").tormund("1,2")
    scene.keep("red", "0,0,N").keep("blue", "1,2,S").turn("red").dice(4, 5).pick("red", "roll")
    scene.shows(hand={"red": {"ore": 1}, "blue": {}}, supply={"ore": 0})


def test_gw_3_6_an_empty_stack_gives_nothing() -> None:
    """GW-3.6"""
    scene = Scene("red", "blue", "yellow").supply("yellow", ore=0).keep("blue", "0,0,S").turn("red")
    scene.dice(4, 5).pick("red", "roll").shows(hand={"blue": {}}, supply={"ore": 0})


def test_gw_3_7_a_seven_produces_nothing() -> None:
    """GW-3.7: no hex carries a 7, and nobody gains a card."""
    opening = Opening(4, first_player="seat", luck={"dice": [3, 4]}).pick("red", "roll")
    opening.asks("red tormund").hears("table", "GW-3.1 red rolled 3 4")
    assert not [text for text in opening.hexes() if text.endswith(" 7")]


def test_gw_3_8_hands_are_secret_their_size_is_public() -> None:
    """GW-3.8"""
    scene = Scene("red", "blue").hand("red", lumber=2, ore=1).hand("blue", wool=4).turn("red", "trade")
    scene.shows("red", hand={"red": {"lumber": 2, "ore": 1}, "blue": {"?": 4}})
    scene.shows("blue", hand={"red": {"?": 3}, "blue": {"wool": 4}})
    scene.shows("spectator", hand={"red": {"?": 3}, "blue": {"?": 4}}, supply={"lumber": 17, "wool": 15})
