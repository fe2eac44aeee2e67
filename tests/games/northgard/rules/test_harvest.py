"""NG-13, NG-17.9, NG-18.7: phase 3, harvest."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def closed_pair(*colours: str, **settings: SettingValue) -> Scene:
    """NG-EX13: {start.n, t01.s} is closed and has size 2; t01.n has 1 food and is open."""
    return Scene(*colours, **settings).tile("t01", 0, -1)


def closed_three(*colours: str, **settings: SettingValue) -> Scene:
    """NG-EX17: {start.n, t28.s, t30.w} is closed, has size 3 and 1 wood; t28.n and t30.e are open, t30.e has 1 wood."""
    return Scene(*colours, **settings).land("t28 0,-1", "t30 1,-1")


def test_ng_13_2_a_closed_territory_of_two_tiles_gives_one_fame() -> None:
    """NG-13.2: size 2 gives 1 fame; an open territory gives none, but its symbols count (NG-13.4)."""
    scene = closed_pair("red", "blue").units("red", "start.n", 1).units("blue", "t01.n", 1)
    scene.goods("blue", wood=2).phase("harvest")
    assert scene.heard() == ["NG-13.2 red fame 1", "NG-13.4 blue gained 1 food"]
    scene.shows(fame={"red": 1, "blue": 0}, goods={"red": {}, "blue": {"food": 1, "wood": 2}}).asks("blue trade")


def test_ng_13_2_a_closed_territory_of_three_tiles_gives_two_fame() -> None:
    """NG-13.2, NG-13.4: size 3 gives 2 fame, and the wood that its tiles show."""
    scene = closed_three("red", "blue").units("red", "start.n", 1).goods("red", food=2).phase("harvest")
    scene.shows(fame={"red": 2}, goods={"red": {"food": 2, "wood": 1}})


def test_ng_13_3_altars_give_three_fame_each_also_where_it_is_open() -> None:
    """NG-13.3, NG-8.8: for each altar that the player controls; one in a neutral territory (NG-8.5) gives nothing."""
    scene = closed_three("red", "blue").units("red", "t28.n", 1).goods("red", food=3)
    scene.building("t28.n", "altar_of_kings").building("t28.n", "altar_of_kings", slot="none")
    scene.building("t30.n", "altar_of_kings", slot="none").phase("harvest")
    scene.hears("spectator", "NG-13.3 red fame 6").shows(fame={"red": 6, "blue": 0})


def test_ng_13_4_buildings_give_their_resources() -> None:
    """NG-13.4, NG-8.6: silo, lodge and stone give 1 each; several of a kind add up."""
    scene = closed_three("red", "blue").units("red", "t30.n", 1)
    scene.building("t30.n", "food_silo", "food_silo", "woodcutters_lodge", "carved_stone", slot="none").phase("harvest")
    scene.hears("table", "NG-13.4 red gained 2 food+1 wood+1 lore")


def test_ng_13_1_in_turn_order() -> None:
    """NG-13.1, NG-1.12: from the holder of the marker; each has traded before the next one collects."""
    scene = closed_three("red", "blue").units("red", "start.n", 1).units("blue", "t30.e", 1)
    scene.goods("blue", food=2).goods("red", food=2).first("blue").phase("harvest")
    scene.asks("blue trade").shows(goods={"red": {"food": 2}}).pick("blue", "done")
    scene.asks("red trade").shows(goods={"red": {"food": 2, "wood": 1}})


def test_ng_13_6_fame_is_known_to_its_owner_alone() -> None:
    """NG-13.6, NG-RU51: single gains are public, totals are not."""
    scene = closed_pair("red", "blue").units("red", "start.n", 1).goods("red", food=3).fame(red=8).phase("harvest")
    scene.shows("red", fame={"red": 9, "blue": "?"}).shows("blue", fame={"red": "?", "blue": 0})
    scene.shows("spectator", fame={"red": "?", "blue": "?"}).hears("blue", "NG-13.2 red fame 1")


def test_ng_13_6_fame_may_be_open() -> None:
    """NG-13.6: option open_fame."""
    scene = closed_pair("red", "blue", open_fame=True).units("red", "start.n", 1).goods("red", food=3)
    scene.phase("harvest").shows("blue", fame={"red": 1}).shows("spectator", fame={"red": 1})


def test_ng_ex8_harvest_and_winter() -> None:
    """NG-EX8: no fame, 2 food, 1 wood, 7 units; 2 fame, 3 food, 1 wood, 2 lore, 4 units; 5 fame, 1 food, 1 wood, 3."""
    scene = Scene("purple", "red", "yellow").land("t28 0,-1", "t30 1,-1", "t01 0,1", "t10 -1,0")
    scene.units("purple", "start.e", 7).building("start.e", "food_silo", "food_silo", "woodcutters_lodge", slot="none")
    scene.units("red", "start.n", 4)
    scene.building("start.n", *["food_silo"] * 3, "carved_stone", "carved_stone", slot="none")
    scene.units("yellow", "start.s", 2).units("yellow", "start.w", 1)
    scene.building("start.s", "altar_of_kings", "woodcutters_lodge", slot="none").phase("harvest")
    assert scene.heard() == ["NG-13.4 purple gained 2 food+1 wood"]
    scene.pick("purple", "done")
    assert scene.heard() == ["NG-13.2 red fame 2", "NG-13.4 red gained 3 food+1 wood+2 lore"]
    scene.pick("red", "done")
    scene.hears("table", "NG-13.2 yellow fame 2", "NG-13.3 yellow fame 3", "NG-13.4 yellow gained 1 food+1 wood")
    scene.hears("table", "NG-14.1 purple paid 2 food", "NG-14.1 red paid 1 food")
    scene.shows(goods={"purple": {"wood": 1}, "yellow": {"food": 1, "wood": 1}}, fame={"purple": 0, "yellow": 5})


# --- Scorched Earth


def scorched(region: str, clans: str = "snake goat", **settings: SettingValue) -> Scene:
    """Red leads the Snake; blue holds the closed territory with 1 wood and adds a silo."""
    scene = closed_three("red", "blue", clans=clans, **settings).units("blue", "start.n", 1).units("red", "start.e", 1)
    return scene.building("t28.s", "food_silo").scorched(region)


def test_ng_17_9_snake_takes_one_symbol() -> None:
    """NG-17.9, NG-13.7: before the controller collects the rest; from a tile or from a building."""
    scene = scorched("t30.w").goods("blue", lore=3).phase("harvest")
    scene.asks("red scorched").only("red", "gain/food", "gain/wood", "no")
    scene.barred("red", "gain/lore", "NG-17.9").shows(goods={"blue": {"lore": 3}}, fame={"blue": 0})
    scene.pick("red", "gain/wood").shows(goods={"red": {"wood": 1}, "blue": {"food": 1, "lore": 3}}, fame={"blue": 2})


def test_ng_17_9_snake_may_leave_it() -> None:
    """NG-17.9: "may"."""
    scene = scorched("start.n").goods("blue", lore=1).phase("harvest").pick("red", "no")
    scene.shows(goods={"red": {}, "blue": {"food": 1, "wood": 1, "lore": 1}})


def test_ng_13_7_snake_is_asked_when_the_controller_collects() -> None:
    """NG-13.7: in turn order, so after Snake's own harvest, and before that of a first player."""
    scene = scorched("start.n").goods("red", lore=3).goods("blue", lore=3).phase("harvest")
    scene.asks("red trade").pick("red", "done").asks("red scorched")
    scene = scorched("start.n").goods("red", lore=3).first("blue").phase("harvest").asks("red scorched")
    scene.pick("red", "gain/food").shows(goods={"blue": {"wood": 1}})


def test_ng_17_9_a_neutral_or_own_territory_is_not_asked_for() -> None:
    """NG-17.9: only if an enemy controls it, and has something to lose there."""
    scene = closed_three("red", "blue", clans="snake goat").scorched("start.n").units("blue", "t28.n", 1)
    scene.goods("red", lore=3).phase("harvest").asks("red trade")
    scene = closed_three("red", "blue", clans="snake goat").units("red", "start.n", 1).scorched("start.n")
    scene.goods("red", lore=3).phase("harvest").asks("red trade").shows(goods={"red": {"wood": 1, "lore": 3}})
    scene = closed_three("red", "blue", clans="snake goat").units("blue", "t28.n", 1).scorched("t28.n")
    scene.goods("blue", lore=3).phase("harvest").asks("blue trade")


def test_ng_17_15_a_partner_loses_nothing() -> None:
    """NG-17.15: a partner loses no resource to the token."""
    scene = closed_three("red", "blue", "yellow", "purple", clans="snake goat raven stag", teams=True)
    scene.units("yellow", "start.n", 1).scorched("start.n").goods("yellow", lore=2).phase("harvest").asks(
        "yellow trade"
    )


# --- the Wolf


def test_ng_18_7_a_wolf_leaves_only_what_buildings_give() -> None:
    """NG-18.7: no fame for being closed and no tile resources; buildings still give resources and fame."""
    scene = closed_three("red", "blue", creatures=True).units("red", "start.n", 1).creature("wolf_brown", "t30.w")
    scene.building("start.n", "food_silo", "altar_of_kings", slot="none").goods("red", lore=2).phase("harvest")
    assert scene.heard() == ["NG-13.3 red fame 3", "NG-13.4 red gained 1 food"]


def test_ng_18_7_no_other_creature_does_that() -> None:
    """NG-18.7, NG-18.27: collecting is hindered by the Wolf alone."""
    scene = closed_three("red", "blue", creatures=True).units("red", "start.n", 1).creature("brown_bear_beige", "t30.w")
    scene.goods("red", lore=2).phase("harvest").shows(goods={"red": {"wood": 1, "lore": 2}}, fame={"red": 2})


def test_ng_18_7_beside_a_wolf_snake_takes_what_a_building_gives() -> None:
    """NG-18.7: Snake can take only a building's resource there."""
    scene = scorched("start.n", creatures=True).creature("wolf_beige", "t30.w").goods("blue", lore=3).phase("harvest")
    scene.only("red", "gain/food", "no").barred("red", "gain/wood", "NG-18.7")
    scene.pick("red", "gain/food").shows(goods={"red": {"food": 1}, "blue": {"lore": 3}})


# --- all together


def test_ng_13_8_together_snake_decides_all_collect_then_they_trade() -> None:
    """NG-13.8, NG-RU6: option harvest_order=together."""
    scene = scorched("start.n", harvest_order="together").goods("red", lore=3).goods("blue", lore=2)
    scene.units("red", "t30.e", 1).phase("harvest").asks("red scorched").pick("red", "gain/food")
    assert scene.heard() == [
        "NG-17.9 red gained 1 food",
        "NG-13.4 red gained 1 wood",
        "NG-13.2 blue fame 2",
        "NG-13.4 blue gained 1 wood",
    ]
    scene.asks("red trade").pick("red", "done").asks("blue trade").shows(goods={"blue": {"wood": 1, "lore": 2}})


def test_ng_13_8_together_without_the_token_nobody_is_asked_before() -> None:
    """NG-13.8: all collect at the same time; events are in turn order."""
    scene = closed_three("red", "blue", harvest_order="together").units("red", "start.n", 1).units("blue", "t30.e", 1)
    scene.goods("red", lore=2).goods("blue", lore=2).first("blue").phase("harvest")
    assert scene.heard() == ["NG-13.4 blue gained 1 wood", "NG-13.2 red fame 2", "NG-13.4 red gained 1 wood"]
    scene.asks("blue trade").shows(goods={"red": {"wood": 1, "lore": 2}, "blue": {"wood": 1, "lore": 2}})
