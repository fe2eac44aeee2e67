"""GW-4.5 to GW-4.7, GW-4.11: trade with the supply."""

import pytest

from tests.scenes.watch.scene import Scene

ALL = ("lumber", "brick", "wool", "grain", "ore")


def trader(place: str = "", **cards: int) -> Scene:
    scene = Scene("red", "blue").hand("red", **cards)
    return scene.settlement("red", place) if place else scene


def test_gw_ex7_four_to_one_needs_no_route() -> None:
    """GW-EX7, GW-4.5: 4 wool for 1 ore."""
    scene = trader(wool=4).turn("red", "trade").pick("red", "give/wool").asks("red take 2 4")
    scene.offers("red", "take/lumber", "take/brick", "take/grain", "take/ore").pick("red", "take/ore")
    scene.hears("table", "GW-4.5 red supply-trade wool 4 ore").shows(hand={"red": {"ore": 1}}, supply={"wool": 19})


def test_gw_ex7_three_to_one_on_a_route_for_any() -> None:
    """GW-EX7, GW-4.6: 3 wool for 1 ore; without the route 3 are too few."""
    scene = trader("3,1,N", wool=3).turn("red", "trade").pick("red", "give/wool", "take/ore")
    scene.shows(hand={"red": {"ore": 1}})
    trader(wool=3).turn("red", "trade").barred("red", "give/wool", "GW-4.6", "rate")


def test_gw_ex7_two_to_one_only_for_the_named_resource() -> None:
    """GW-EX7, GW-4.6: 2 lumber for 1 ore on the lumber route; 2 wool there: refused."""
    scene = trader("-3,3,N", lumber=2, wool=2).turn("red", "trade").barred("red", "give/wool", "GW-4.6", "rate")
    scene.offers("red", "give/lumber", "go-on").pick("red", "give/lumber", "take/ore")
    scene.shows(hand={"red": {"ore": 1, "wool": 2}})


def test_gw_4_5_as_often_as_he_likes() -> None:
    """GW-4.5, GW-4.11: three times in one turn; the trade step goes on until no rate can be paid."""
    scene = trader(wool=8, ore=3).turn("red", "trade").pick("red", "give/wool", "take/ore", "give/wool", "take/ore")
    scene.offers("red", "give/ore", "go-on").pick("red", "give/ore", "take/grain")
    scene.offers("red", "go-on").shows(hand={"red": {"ore": 1, "grain": 1}})


def test_gw_4_5_not_the_resource_that_is_given() -> None:
    """GW-4.5"""
    scene = trader(wool=4).turn("red", "trade").pick("red", "give/wool")
    scene.barred("red", "take/wool", "GW-4.5", "same-resource")


def test_gw_4_5_nothing_is_bought_from_an_empty_stack() -> None:
    """GW-4.5"""
    scene = trader(wool=4).supply("blue", ore=0).turn("red", "trade").pick("red", "give/wool")
    scene.offers("red", "take/lumber", "take/brick", "take/grain").barred("red", "take/ore", "GW-4.5", "out-of-stock")


def test_gw_4_11_nothing_is_given_if_nothing_else_is_in_stock() -> None:
    """GW-4.11: only wool is left in the supply, so wool cannot be given; ore can, for wool."""
    scene = trader(wool=4, ore=4).supply("blue", lumber=0, brick=0, grain=0, ore=0).turn("red", "trade")
    scene.barred("red", "give/wool", "GW-4.11", "nothing-to-take").may("red", "give/ore")
    scene.pick("red", "give/ore").offers("red", "take/wool")


def test_gw_4_11_nothing_else_while_a_trade_is_made() -> None:
    """GW-4.11, GW-7.9: two picks that belong together."""
    scene = trader(wool=8).turn("red", "trade").pick("red", "give/wool").barred("red", "go-on", "GW-RU26", "not-now")
    scene.barred("red", "give/wool", "GW-RU26", "not-now")


@pytest.mark.parametrize("place", ["3,2,NE", "3,2,SE"])
def test_gw_4_6_a_route_is_reached_at_either_intersection(place: str) -> None:
    """GW-4.6: the ore route on the path [3,2,E]."""
    trader(place).turn("red", "trade").shows(rates={"red": dict.fromkeys(ALL, 4) | {"ore": 2}})


def test_gw_4_6_a_building_beside_the_route_is_not_on_it() -> None:
    """GW-4.6"""
    trader("3,2,N").turn("red", "trade").shows(rates={"red": dict.fromkeys(ALL, 4)})


def test_gw_4_6_the_lowest_rate_counts_once() -> None:
    """GW-4.6: both 3:1 and the ore route: ore 2, all else 3; a second 3:1 adds nothing. Rivals get none of it."""
    scene = Scene("red", "blue").settlement("red", "3,1,N", "3,2,NE").turn("red", "trade")
    scene.shows(rates={"red": dict.fromkeys(ALL, 3) | {"ore": 2}, "blue": dict.fromkeys(ALL, 4)})
    scene = Scene("red", "blue").settlement("red", "3,2,NE", "3,1,N").keep("red", "-1,1,SW").turn("red", "trade")
    scene.shows(rates={"red": dict.fromkeys(ALL, 3) | {"ore": 2}})


def test_gw_4_6_a_worse_route_reached_later_spoils_nothing() -> None:
    """GW-4.6: the lumber route first, then one for any resource."""
    scene = Scene("red", "blue").settlement("red", "-3,3,N").road("red", "-3,3,SE")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "build")
    scene.shows(rates={"red": dict.fromkeys(ALL, 4) | {"lumber": 2}}).pick("red", "settlement/-3,3,S")
    scene.shows(rates={"red": dict.fromkeys(ALL, 3) | {"lumber": 2}})


def test_gw_4_6_exactly_one_rate_is_offered() -> None:
    """GW-4.6: with 4 ore at 2:1 two cards are given, not four, and there is one option for ore."""
    scene = trader("3,2,NE", ore=4).turn("red", "trade").offers("red", "give/ore", "go-on")
    scene.pick("red", "give/ore").asks("red take 4 2").pick("red", "take/wool")
    scene.shows(hand={"red": {"ore": 2, "wool": 1}})


def test_gw_4_7_a_route_serves_in_the_turn_it_is_reached() -> None:
    """GW-4.7: with combined steps the trade follows the settlement."""
    scene = Scene("red", "blue", turn_phases="combined").hand("red", lumber=1, brick=1, wool=1, grain=1, ore=2)
    scene.road("red", "3,2,NE").turn("red", "both").may_not("red", "give/ore")
    scene.pick("red", "settlement/3,2,NE").pick("red", "give/ore", "take/wool").shows(hand={"red": {"wool": 1}})


def test_gw_4_7_by_the_book_it_serves_from_the_next_turn_on() -> None:
    """GW-4.7: building comes after trading."""
    scene = Scene("red", "blue").hand("red", lumber=1, brick=1, wool=1, grain=1, ore=2).road("red", "3,2,NE")
    scene.turn("red", "build").pick("red", "settlement/3,2,NE").barred("red", "give/ore", "GW-3.3", "trade-step-over")
    scene.pick("red", "end-turn").dice(1, 1).pick("blue", "roll", "go-on", "end-turn")
    scene.dice(1, 1).pick("red", "roll").may("red", "give/ore")


def test_gw_4_6_a_keep_keeps_the_route_of_its_settlement() -> None:
    """GW-4.6, GW-5.6"""
    scene = trader("3,2,NE", ore=3, grain=2).turn("red", "build").pick("red", "keep/3,2,NE")
    scene.shows(rates={"red": dict.fromkeys(ALL, 4) | {"ore": 2}})
