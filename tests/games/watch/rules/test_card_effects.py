"""GW-7: what development cards do."""

from pathlib import Path

import pytest

import longhouse
from tests.scenes.watch.scene import Scene

ALL = ("lumber", "brick", "wool", "grain", "ore")


def holder(**cards: int) -> Scene:
    return Scene("red", "blue").cards("red", **cards)


@pytest.mark.parametrize("card", ["ranger_patrol", "classic_knight"])
def test_gw_7_2_a_patrol_moves_tormund_and_robs(card: str) -> None:
    """GW-7.2, GW-7.7: the knight of the classic deck does the same."""
    deck = "classic" if card.startswith("classic") else "watch"
    scene = (
        Scene("red", "blue", dev_deck=deck).cards("red", **{card: 1}).settlement("blue", "3,0,N").hand("blue", wool=1)
    )
    scene.turn("red").pick("red", f"play/{card}").barred("red", "tormund/0,1", "GW-6.2", "tormund-stays")
    scene.pick("red", "tormund/3,0").shows(tormund="3,0", hand={"red": {"wool": 1}, "blue": {}})


def test_gw_ru25_nobody_discards_for_a_patrol() -> None:
    """GW-RU25, GW-7.2: red and blue hold 10 cards each."""
    scene = holder(ranger_patrol=1).hand("red", ore=10).hand("blue", wool=10).turn("red")
    scene.pick("red", "play/ranger_patrol").asks("red tormund").pick("red", "tormund/3,0")
    scene.shows(hand={"red": {"ore": 10}, "blue": {"wool": 10}})


def test_gw_7_10_the_order_of_a_patrol() -> None:
    """GW-7.10: face up, Tormund, theft, Largest Patrol, victory."""
    scene = holder(ranger_patrol=1).face_up("red", ranger_patrol=2).keep("red", "0,0,N", "2,0,N", "-1,1,S", "1,1,S")
    scene.settlement("blue", "3,1,N").hand("blue", wool=1).turn("red").pick("red", "play/ranger_patrol")
    scene.hears("table", "GW-7.1 red played ranger_patrol").shows(largest_patrol="nobody").pick("red", "tormund/3,1")
    scene.hears(
        "blue",
        "GW-6.2 red tormund 3,1",
        "GW-6.3 red robbed blue wool",
        "GW-8.7 red tile largest_patrol 3",
        "GW-9.2 red won 10",
    )


@pytest.mark.parametrize("card", ["winter_is_coming", "classic_year_of_plenty"])
def test_gw_7_3_any_two_cards_of_the_supply(card: str) -> None:
    """GW-7.3, GW-7.12: the same or different, in two picks; everybody sees which."""
    deck = "classic" if card.startswith("classic") else "watch"
    scene = Scene("red", "blue", dev_deck=deck).cards("red", **{card: 1}).turn("red").pick("red", f"play/{card}")
    scene.asks("red gain 2").offers("red", *[f"gain/{name}" for name in ALL]).pick("red", "gain/ore")
    scene.hears("blue", "GW-7.3 red gained 1 ore").asks("red gain 1").pick("red", "gain/ore").asks("red roll")
    scene.shows(hand={"red": {"ore": 2}}, supply={"ore": 17})


def test_gw_7_12_the_second_pick_is_from_what_is_then_in_stock() -> None:
    """GW-7.12, GW-7.3: the last ore is taken; ore is not offered again, wool never was."""
    scene = holder(winter_is_coming=1).supply("blue", ore=1, wool=0).turn("red").pick("red", "play/winter_is_coming")
    scene.offers("red", "gain/lumber", "gain/brick", "gain/grain", "gain/ore").barred(
        "red", "gain/wool", "GW-4.5", "out-of-stock"
    )
    scene.pick("red", "gain/ore").offers("red", "gain/lumber", "gain/brick", "gain/grain")


def test_gw_7_3_if_one_card_exists_one_is_taken() -> None:
    """GW-7.3"""
    scene = holder(winter_is_coming=1).supply("blue", lumber=0, brick=0, wool=0, grain=1, ore=0).turn("red")
    scene.pick("red", "play/winter_is_coming").offers("red", "gain/grain").pick("red", "gain/grain").asks("red roll")
    scene.shows(hand={"red": {"grain": 1}}, supply=dict.fromkeys(ALL, 0))


def test_gw_7_3_with_an_empty_supply_it_cannot_be_played() -> None:
    """GW-7.3"""
    scene = holder(winter_is_coming=1).supply("blue", **dict.fromkeys(ALL, 0)).turn("red").offers("red", "roll")
    scene.barred("red", "play/winter_is_coming", "GW-7.3", "card-no-effect")


@pytest.mark.parametrize("card", ["road_building", "classic_road_building"])
def test_gw_7_4_two_roads_for_nothing(card: str) -> None:
    """GW-7.4, GW-7.11: one after another; the second path is judged with the first road in place."""
    deck = "classic" if card.startswith("classic") else "watch"
    scene = Scene("red", "blue", dev_deck=deck).cards("red", **{card: 1}).road("red", "0,2,NE").turn("red")
    scene.pick("red", f"play/{card}").asks("red free-road 2").may_not("red", "road/0,2,SE").pick("red", "road/0,2,E")
    scene.hears("blue", "GW-7.4 red road 0,2,E").asks("red free-road 1").pick("red", "road/0,2,SE").asks("red roll")
    scene.shows(length={"red": 3}, hand={"red": {}}, pieces={"red": {"road": 12, "settlement": 5, "keep": 4}})


def test_gw_7_11_both_roads_are_compulsory() -> None:
    """GW-7.11: nothing but paths is offered until both are built; GW-5.3, GW-5.4 hold."""
    scene = holder(road_building=1).road("red", "0,2,NE").settlement("blue", "0,2,N").road("blue", "0,2,E").turn("red")
    scene.pick("red", "play/road_building").only("red", "road/1,1,SE")
    scene.barred("red", "road/0,2,NW", "GW-5.4", "behind-rival").barred("red", "road/0,2,E", "GW-5.3", "path-taken")
    scene.barred("red", "roll", "GW-RU26", "not-now").pick("red", "road/1,1,SE").barred(
        "red", "roll", "GW-RU26", "not-now"
    )


NEARLY_ALL = [f"{q},3,{side}" for side in ("SW", "SE") for q in range(-3, 3)] + ["-3,3,NW", "-3,3,W"]


def test_gw_7_4_with_one_piece_one_road() -> None:
    """GW-7.4: fourteen roads are on the board."""
    scene = holder(road_building=1).road("red", *NEARLY_ALL).longest_road("red").turn("red")
    scene.pick("red", "play/road_building", "road/2,3,E").asks("red roll").shows(
        pieces={"red": {"road": 0, "settlement": 5, "keep": 4}}
    )


def test_gw_7_4_without_a_piece_it_cannot_be_played() -> None:
    """GW-7.4"""
    scene = holder(road_building=1).road("red", *NEARLY_ALL, "2,3,E").longest_road("red").turn("red")
    scene.offers("red", "roll").barred("red", "play/road_building", "GW-7.4", "no-free-road")


def test_gw_7_4_with_one_place_one_road() -> None:
    """GW-7.4: in the north-west corner only one path is free, and it ends at a blue settlement."""
    scene = holder(road_building=1).settlement("red", "0,0,N").road("blue", "0,0,NE").settlement("blue", "0,0,NW")
    scene.turn("red").pick("red", "play/road_building").offers("red", "road/0,0,NW")
    scene.pick("red", "road/0,0,NW").asks("red roll").shows(length={"red": 1})


def test_gw_7_4_without_a_place_it_cannot_be_played() -> None:
    """GW-7.4: blue roads on both paths at red's only settlement."""
    scene = holder(road_building=1).settlement("red", "0,0,N").road("blue", "0,0,NE", "0,0,NW").turn("red")
    scene.offers("red", "roll").barred("red", "play/road_building", "GW-7.4", "no-free-road")


def ring(*paths: str) -> Scene:
    """Red has 8 points and these roads; one more may bring Longest Road."""
    scene = holder(road_building=1).keep("red", "2,0,N", "-1,1,N", "3,1,S", "-3,3,S").road("red", *paths)
    return scene.turn("red").pick("red", "play/road_building")


def test_gw_7_11_if_the_first_road_wins_the_second_is_not_built() -> None:
    """GW-7.11: Longest Road and victory are tested after each road."""
    scene = ring("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW").pick("red", "road/0,2,W").won("red", 10)
    scene.hears("table", "GW-7.4 red road -1,2,E", "GW-8.7 red tile longest_road 5", "GW-9.2 red won 10")
    scene.shows(pieces={"red": {"road": 10, "settlement": 5, "keep": 0}})


def test_gw_7_11_the_second_road_wins() -> None:
    """GW-7.11"""
    scene = ring("0,2,NE", "0,2,E", "0,2,SE").pick("red", "road/0,2,SW").not_over().pick("red", "road/0,2,W")
    scene.won("red", 10)


def test_gw_7_7_monopoly_takes_all_of_one_resource() -> None:
    """GW-7.7: from every opponent; everybody sees how many."""
    scene = Scene("red", "blue", "yellow", dev_deck="classic").cards("red", classic_monopoly=1).hand("red", wool=1)
    scene.hand("blue", wool=3, ore=1).hand("yellow", wool=2).turn("red").pick("red", "play/classic_monopoly")
    scene.asks("red name").offers("red", *[f"name/{name}" for name in ALL]).pick("red", "name/wool")
    scene.hears(
        "spectator", "GW-7.7 red named wool", "GW-7.7 blue handed red wool 3", "GW-7.7 yellow handed red wool 2"
    ).asks("red roll")
    scene.shows(hand={"red": {"wool": 6}, "blue": {"ore": 1}, "yellow": {}}, supply={"wool": 13})


def test_gw_7_7_monopoly_of_what_nobody_has() -> None:
    """GW-7.7: it may still be played, and then must name a resource."""
    scene = Scene("red", "blue", dev_deck="classic").cards("red", classic_monopoly=1).hand("blue", ore=1).turn("red")
    scene.pick("red", "play/classic_monopoly").barred("red", "roll", "GW-RU26", "not-now").pick("red", "name/wool")
    scene.hears("blue", "GW-7.7 red named wool", "GW-7.7 blue handed red wool 0").shows(
        hand={"red": {}, "blue": {"ore": 1}}, cards={"red": {}}
    )


def choice_content(folder: Path) -> Path:
    """A patrol that may also bring two cards of the supply, or build a road, in every mode."""
    text = (Path(longhouse.__path__[0]) / "games" / "watch" / "content.toml").read_text(encoding="utf-8")
    printed = text[text.index('[{ do = "remove_wildling"') : text.index("]] }]")] + "]"
    assert printed in text
    more = '[{ do = "gain", n = 2, resource = "choice" }], [{ do = "build", item = "road", n = 1, free = true }]'
    file = folder / "watch.toml"
    file.write_text(text.replace(printed, more), encoding="utf-8")
    return file


def test_gw_17_1_a_card_with_a_choice(tmp_path: Path) -> None:
    """GW-17.1: pick one list of effects that can be carried out; red has no place for a road."""
    scene = Scene("red", "blue", content=choice_content(tmp_path)).cards("red", ranger_patrol=1).turn("red")
    scene.pick("red", "play/ranger_patrol").asks("red choose").offers("red", "choose/0", "choose/1")
    scene.barred("red", "choose/2", "GW-17.1", "choice-no-effect").barred("red", "roll", "GW-RU26", "not-now")
    scene.pick("red", "choose/1", "gain/ore", "gain/ore")
    scene.asks("red roll").shows(hand={"red": {"ore": 2}}, tormund="0,1")


def test_gw_17_1_what_is_forced_is_not_asked(tmp_path: Path) -> None:
    """GW-17.1, GW-17.2: only Tormund is left, as when the other effects do not belong to this mode."""
    scene = Scene("red", "blue", content=choice_content(tmp_path)).cards("red", ranger_patrol=1)
    scene.supply("blue", **dict.fromkeys(ALL, 0)).turn("red").pick("red", "play/ranger_patrol").asks("red tormund")
    holder(ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol").asks("red tormund")
