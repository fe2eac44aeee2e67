"""NG-20.2 to NG-20.8: two against two. How partners move is in test_move.py."""

import pytest

from longhouse import SettingError
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY
from tests.scenes.dealing import deal
from tests.scenes.northgard.scene import Scene

COLOURS = ("red", "blue", "yellow", "purple")


def teams(**settings: bool) -> Scene:
    """Red and yellow against blue and purple."""
    return Scene(*COLOURS, teams=True, **settings)


def test_ng_20_2_seats_1_and_3_against_2_and_4() -> None:
    """NG-20.2: exactly 4 players; partners sit alternately."""
    partners = [teams().table.box.partner(seat) for seat in range(4)]
    assert partners == [2, 3, 0, 1]
    assert Scene(*COLOURS).table.box.partner(0) == NOBODY
    for players in (2, 3, 5):
        with pytest.raises(SettingError, match="teams"):
            deal(Northgard, "northgard", players, {"teams": True})


def test_ng_20_3_partners_know_each_others_fame() -> None:
    """NG-20.3: but do not show hands."""
    scene = teams().fame(red=3, blue=4, yellow=5).hand("yellow", "start_move").hand("red", "start_build").turn("red")
    scene.shows("red", fame={"red": 3, "yellow": 5, "blue": "?", "purple": "?"}, hand={"yellow": ["?"]})
    scene.shows("yellow", fame={"red": 3, "yellow": 5, "blue": "?"}, hand={"red": ["?"]})


# --- NG-20.5: swaps


def swapping() -> Scene:
    """Red (2 food) and yellow (1 wood, 1 lore) in red's trade step."""
    return teams().goods("red", food=2).goods("yellow", wood=1, lore=1).phase("harvest")


def test_ng_20_5_partners_swap_one_for_one() -> None:
    """NG-20.5, NG-20.8: offered by the player in their trade step, accepted by the partner."""
    scene = swapping().asks("red trade").only("red", "swap/food,wood", "swap/food,lore", "done")
    scene.pick("red", "swap/food,wood").asks("yellow swap").only("yellow", "yes", "no")
    scene.pick("yellow", "yes").hears("spectator", "NG-20.5 red swapped food yellow wood")
    scene.shows(goods={"red": {"food": 1, "wood": 1}, "yellow": {"food": 1, "lore": 1}}).asks("red trade")


def test_ng_20_8_what_both_hold_at_that_time() -> None:
    """NG-20.8: red has no lore to give, yellow no food."""
    scene = swapping().barred("red", "swap/lore,wood", "NG-20.8", "swap-not-held")
    scene.barred("red", "swap/wood,food", "NG-20.8", "swap-not-held")
    scene = teams().goods("red", food=2).goods("yellow", lore=1).phase("harvest")
    scene.barred("red", "swap/food,wood", "NG-20.8", "swap-partner-lacks")


def test_ng_13_5_who_may_swap_may_have_too_little_to_trade() -> None:
    """NG-13.5: with 2 resources there are swaps only."""
    swapping().barred("red", "give/food", "NG-13.5", "trade-too-few")


def test_ng_20_8_a_declined_offer_is_not_repeated() -> None:
    """NG-20.8: in this step; other offers may follow."""
    scene = swapping().pick("red", "swap/food,wood").pick("yellow", "no")
    scene.hears("table", "NG-20.8 yellow swap-declined red food wood").shows(goods={"red": {"food": 2}})
    scene.only("red", "swap/food,lore", "done").barred("red", "swap/food,wood", "NG-20.8", "swap-declined")


def test_ng_20_8_a_swap_is_not_undone() -> None:
    """NG-20.8: wood for food would undo food for wood."""
    scene = swapping().pick("red", "swap/food,wood").pick("yellow", "yes")
    scene.barred("red", "swap/wood,food", "NG-20.8", "swap-undoes")
    scene.only("red", "swap/food,lore", "swap/wood,lore", "done")


def test_ng_20_8_the_partner_may_offer_it_again_in_his_own_step() -> None:
    """NG-20.8: "in this step": yellow's trade step is another one."""
    scene = swapping().pick("red", "swap/food,wood").pick("yellow", "no").pick("red", "done").asks("yellow trade")
    scene.may("yellow", "swap/wood,food").pick("yellow", "swap/wood,food").pick("red", "yes")
    scene.shows(goods={"red": {"food": 1, "wood": 1}, "yellow": {"food": 1, "lore": 1}})


def test_ng_20_5_with_nothing_to_swap_there_is_no_question() -> None:
    """NG-20.5, NG-13.5: red has something, yellow nothing; blue and purple hold the same kind only."""
    scene = teams().goods("red", food=2).goods("blue", food=1).goods("purple", food=1).goods("yellow", wood=3)
    scene.goods("red").phase("harvest").asks("yellow trade").only("yellow", "give/wood", "done")


def test_ng_20_5_no_swaps_without_teams() -> None:
    """NG-20.5: partners only."""
    scene = Scene(*COLOURS).goods("red", food=3).goods("yellow", wood=3).phase("harvest")
    scene.only("red", "give/food", "done").barred("red", "swap/food,wood", "NG-20.5", "no-partner")


def test_ng_20_5_a_preview_of_a_swap() -> None:
    """NG-20.5: for the player who offers and for the one who is asked."""
    scene = swapping().foresees("red", "swap/food,lore", "NG-20.5 cost 1 food", "NG-20.5 gain 1 lore")
    scene.pick("red", "swap/food,lore").foresees("yellow", "yes", "NG-20.5 cost 1 lore", "NG-20.5 gain 1 food")


# --- the end


def holding(mine: int, partners: int) -> Scene:
    """This many closed territories with a Forge for red, and this many for yellow."""
    scene = teams().land("t01 0,-1", "t30 1,0 1", "t22 0,1 2", "t03 -1,0 3", "t06 1,-1", "t05 -1,-1")
    regions = ["start.n", "start.e", "start.s", "start.w", "t01.e", "t01.w"]
    scene.units("blue", "t01.n", 1)
    for number, region in enumerate(regions[: mine + partners]):
        scene.units("red" if number < mine else "yellow", region, 1).building(region, "forge", slot="none")
    return scene


def test_ng_20_6_five_closed_territories_together() -> None:
    """NG-20.6: 5 of the two partners together; both win."""
    holding(3, 2).fame(blue=20).phase("end").won("red", "yellow", ending="territories")
    holding(0, 5).phase("end").won("red", "yellow", ending="territories")


def test_ng_20_6_four_are_not_enough() -> None:
    """NG-20.6: nor are 3 of one player."""
    holding(2, 2).phase("end").not_over()
    holding(4, 0).phase("end").not_over()


def test_ng_20_6_the_sums_of_fame_are_compared() -> None:
    """NG-20.6, NG-16.8, NG-RU31: the best single player may lose."""
    scene = teams().fame(red=9, yellow=1, blue=6, purple=5).year(7).phase("end").won("blue", "purple")
    scene.hears("spectator", "NG-16.3 blue won 11", "NG-16.3 purple won 11").total("red", total=9)


def test_ng_20_6_ties_compare_team_sums() -> None:
    """NG-20.6, NG-16.4: territories, units and buildings of both partners."""
    scene = teams().units("red", "start.n", 5).units("blue", "start.s", 1).units("purple", "start.e", 1).year(7)
    scene.phase("end").won("blue", "purple", tie="territories")
    scene = teams().units("red", "start.n", 1).units("yellow", "start.w", 2).year(7)
    scene.units("blue", "start.s", 2).units("purple", "start.e", 2).phase("end").won("blue", "purple", tie="units")
    teams().year(7).phase("end").won("red", "blue", "yellow", "purple", tie="shared")
