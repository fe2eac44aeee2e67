"""NG-15.1, NG-16: when the game ends, total fame, and who wins. Teams are in test_teams.py."""

import pytest

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene

LARGE = ("altar_of_kings", "forge", "fortress")


def four_closed(*colours: str, **settings: SettingValue) -> Scene:
    """start.n, start.e, start.s and start.w are closed and have size 2; none of them has a symbol, two have a slot."""
    scene = Scene(*colours, **settings)
    return scene.land("t01 0,-1", "t30 1,0 1", "t22 0,1 2", "t03 -1,0 3")


def holding(n: int, **settings: SettingValue) -> Scene:
    """Red holds this many closed territories, each with a different large building; blue is elsewhere."""
    scene = four_closed("red", "blue", **settings).units("blue", "t01.n", 2)
    for region, building in zip(("start.n", "start.e", "start.s")[:n], LARGE, strict=False):
        scene.units("red", region, 1).building(region, building, slot="none")
    return scene


# --- condition 1


def test_ng_16_1_three_closed_territories_with_large_buildings_win_at_once() -> None:
    """NG-15.1, NG-16.1: at the end of any year; fame is not compared."""
    scene = holding(3).fame(blue=30).phase("end").won("red", ending="territories").total("blue", total=30)
    scene.hears("spectator", "NG-16.5 red total 0", "NG-16.5 blue total 30", "NG-16.1 red won-territories 3")


def test_ng_15_1_two_are_not_enough() -> None:
    """NG-15.1: at least 3."""
    holding(2).phase("end").not_over().shows(year=2)


def test_ng_15_1_open_ones_do_not_count() -> None:
    """NG-15.1: closed territories; t01.n is open."""
    scene = holding(2).units("red", "t01.e", 1).building("t01.e", "fortress", slot="none")
    scene.phase("end").not_over()


def test_ng_15_1_small_buildings_do_not_count() -> None:
    """NG-15.1: at least one large building (Altar of Kings, Forge, Fortress) in each."""
    scene = holding(2).units("red", "start.s", 1).building("start.s", "defense_tower", "training_camp", slot="none")
    scene.phase("end").not_over()


def test_ng_15_1_two_large_buildings_in_one_territory_count_once() -> None:
    """NG-15.1: territories are counted, not buildings."""
    holding(2).building("start.n", "forge", slot="none").phase("end").not_over()


def test_ng_15_1_neutral_territories_do_not_count() -> None:
    """NG-15.1, NG-1.5: the player must control all three."""
    holding(2).building("start.s", "forge", slot="none").phase("end").not_over()


def test_ng_16_1_condition_1_beats_condition_2_in_the_last_year() -> None:
    """NG-16.1: even at the end of the last year."""
    holding(3).fame(blue=30).year(7).phase("end").won("red", ending="territories")


def test_ng_16_1_the_condition_may_be_off() -> None:
    """NG-16.1: option win_by_territories; NG-20.1, NG-RU30: always off in the long game."""
    holding(3, win_by_territories=False).phase("end").not_over()
    holding(3, years=10).phase("end").not_over()
    holding(3, win_by_territories=False).fame(blue=9).year(7).phase("end").won("blue")


def both_holding() -> Scene:
    """Two players with three closed territories and a Fortress in each."""
    scene = four_closed("red", "blue").land("t06 1,-1", "t05 -1,-1")
    wanted = {"red": ("start.n", "start.e", "t01.e"), "blue": ("start.s", "start.w", "t01.w")}
    for colour, regions in wanted.items():
        for region in regions:
            scene.units(colour, region, 1)
            scene.building(region, "altar_of_kings" if colour == "red" else "fortress", slot="none")
    return scene


def test_ng_16_2_of_several_the_one_with_the_most_fame_wins() -> None:
    """NG-16.2, NG-RU28: the full total of NG-16.5 decides; resources count."""
    scene = both_holding().shows(closed={"t01.e": True, "t01.w": True}).fame(red=4, blue=4).goods("red", food=3)
    scene.phase("end").won("red", ending="territories", tie="fame")


def test_ng_16_2_then_territories_units_buildings() -> None:
    """NG-16.2: the same order of ties as after the last year; still tied: shared."""
    both_holding().phase("end").won("red", "blue", ending="territories", tie="shared")
    both_holding().units("blue", "t01.n", 1).phase("end").won("blue", ending="territories", tie="territories")
    both_holding().units("red", "start.n", 1).phase("end").won("red", ending="territories", tie="units")
    scene = both_holding().building("start.s", "food_silo", slot="none")
    scene.phase("end").won("blue", ending="territories", tie="buildings")


# --- condition 2


def test_ng_16_3_after_the_last_year_the_most_fame_wins() -> None:
    """NG-15.1, NG-16.3: after year 7, not before."""
    scene = Scene("red", "blue", "yellow").units("red", "start.n", 1).units("blue", "start.s", 1)
    scene.units("yellow", "start.e", 1).fame(red=5, blue=7, yellow=6)
    scene.year(7).phase("end").won("blue").hears("spectator", "NG-16.5 yellow total 6", "NG-16.3 blue won 7")


def test_ng_16_3_year_six_is_not_the_last() -> None:
    """NG-15.1: year 7 is; NG-20.1: in the long game year 10 is."""
    for year, years in ((6, 7), (7, 10), (9, 10)):
        scene = Scene("red", "blue", years=years).units("red", "start.n", 1).units("blue", "start.s", 1)
        scene.year(year).phase("end").not_over().shows(year=year + 1)


def test_ng_20_1_ten_years() -> None:
    """NG-20.1: the most fame after year 10."""
    Scene("red", "blue", years=10).fame(red=1).year(10).phase("end").won("red")


def test_ng_16_4_ties() -> None:
    """NG-16.4, NG-RU29, NG-RU59: most territories, then units, then own buildings; still tied: shared."""

    def tied() -> Scene:
        scene = Scene("red", "blue", "yellow").fame(red=5, blue=5, yellow=4).year(7)
        return scene.units("red", "start.n", 2).units("blue", "start.s", 2)

    tied().phase("end").won("red", "blue", tie="shared")
    tied().units("red", "start.e", 1).phase("end").won("red", tie="territories")
    tied().units("blue", "start.s", 1).units("yellow", "start.e", 9).phase("end").won("blue", tie="units")
    tied().building("start.n", "food_silo", slot="none").phase("end").won("red", tie="buildings")
    tied().building("start.e", "food_silo", slot="none").phase("end").won("red", "blue", tie="shared")


def test_ng_17_5_kaija_counts_as_a_unit_in_ties() -> None:
    """NG-17.5, NG-16.4"""
    scene = Scene("red", "blue", clans="bear goat").units("red", "start.n", 1).units("blue", "start.s", 1)
    scene.kaija("start.n").year(7).phase("end").won("red", tie="units")


def test_ng_13_6_fame_is_laid_open_at_the_end() -> None:
    """NG-13.6: revealed at the end."""
    scene = Scene("red", "blue").fame(red=8, blue=3).year(7).phase("end")
    scene.shows("blue", fame={"red": 8, "blue": 3}).shows("spectator", fame={"red": 8})


def test_ng_15_1_nothing_can_be_picked_after_the_end() -> None:
    """NG-15.1: the game ends now."""
    scene = Scene("red", "blue").fame(red=8).year(7).phase("end").won("red")
    scene.barred("red", "done", "NG-15.1", "game-over").asks()


# --- total fame


def test_ng_ex19_a_final_score() -> None:
    """NG-EX19, NG-16.5: 23 + 2 + 5 + 8 - 5 = 33; clan and starting cards count nothing."""
    scene = Scene("red", "blue").fame(red=23).goods("red", food=4, wood=2, lore=1).units("red", "start.n", 1)
    scene.building("start.n", *["woodcutters_lodge"] * 4, slot="none").year(7)
    scene.hand("red", "scouts", "wood_trader").discard("red", "town_hall", "unrest").active_zone("red", "negotiation")
    fame = {card.name: card.fame for card in scene.table.box.cards}
    assert [fame[name] for name in ("scouts", "town_hall", "negotiation")] == [2, 1, 2]
    scene.phase("end").won("red")
    scene.total("red", tokens=23, resources=2, cards=5, achievements=8, unrest=-5, total=33)


def test_ng_16_5_fame_may_be_negative() -> None:
    """NG-16.5, NG-14.4: 5 less for each Unrest card, wherever it lies."""
    scene = Scene("red", "blue").fame(red=3).hand("red", "unrest").discard("red", "unrest").year(7)
    scene.phase("end").won("blue").total("red", tokens=3, unrest=-10, total=-7)


def test_ng_4_6_removed_cards_count_nothing() -> None:
    """NG-4.6, NG-16.5: not even their printed fame."""
    scene = (
        Scene("red", "blue").units("red", "start.n", 1).units("blue", "start.s", 1).goods("red", lore=2).passed("blue")
    )
    scene.hand("red", "scouts").deck("red").year(7).turn("red").pick("red", "remove/scouts").pick("red", "take/builder")
    scene.total("red", cards=0)


def test_ng_16_7_conquering_and_building_bring_no_fame() -> None:
    """NG-16.7: only what it lists does; NG-17.11 makes an exception of the Stag."""
    for clan, fame in (("raven", 0), ("stag", 1)):
        scene = Scene("red", "blue", clans=f"{clan} goat").land("t28 0,-1").units("red", "start.n", 5)
        scene.units("blue", "start.e", 1).goods("red", wood=3).hand("red", "start_move", "improved_villager_tools")
        scene.turn("red").pick("red", "play/improved_villager_tools", "build/food_silo").dice("k2", "p2")
        scene.pick("red", "play/start_move", "from/start.n", "figures/4", "to/start.e")
        scene.shows(holder={"start.e": "red"}, fame={"red": fame})


ACHIEVEMENTS = {
    "builder": 2 + 3,
    "explorer": 1 + 1 + 3,
    "food_trader": 2 * 1,
    "wood_trader": 2 * 1,
    "scholar": 2 * 1,
    "trapper": 3 * 1,
    "warlord": 1 * 5,
}


@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_ng_16_6_achievements(name: str) -> None:
    """NG-16.6: 2 small and 1 large building, 2 small slots (one with a rune) and 1 large one free, and so on.

    NG-16.8: creatures do not matter, NG-17.5, NG-RU42: Kaija counts as a unit; what others hold counts nothing.
    """
    scene = Scene("red", "blue", clans="bear goat", creatures=True).land("t28 0,-1", "t30 1,-1", "t03 0,1", "t16 -1,0")
    scene.units("red", "start.n", 2).kaija("start.n").creature("wolf_beige", "start.n")  # wood, small slot, lair
    scene.units("red", "t28.n", 1).building("t28.n", "carved_stone", slot="none")  # large slot
    scene.building("start.n", "food_silo", slot="none").building("t28.n", "forge", slot="none")
    scene.units("red", "t03.e", 1)  # rune slot
    scene.units("blue", "t16.n", 3).building("t16.n", "food_silo", "altar_of_kings", slot="none")
    scene.hand("red", name).year(7).phase("end").total("red", achievements=ACHIEVEMENTS[name])
