"""NG-15.2, NG-15.3, NG-15.5: the second chance."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def scene(clans: str = "wolf goat", **settings: SettingValue) -> Scene:
    """The year ends; Red has nobody on the map, Blue holds start.n and start.e."""
    two = Scene("red", "blue", clans=clans, **settings)
    return two.units("blue", "start.n", 2).units("blue", "start.e", 2)


def full(clans: str = "wolf goat", **settings: SettingValue) -> Scene:
    """No neutral territory is left."""
    return scene(clans, **settings).units("blue", "start.s", 2).units("blue", "start.w", 2)


def test_ng_15_2_three_units_into_one_neutral_territory() -> None:
    """NG-15.2: not a Recruit, so that a Training Camp adds nobody; cards, resources and fame stay."""
    two = scene().goods("red", food=3).fame(red=5).building("start.s", "training_camp", slot="none").phase("end")
    two.asks("red second-chance").only("red", "yes", "no").barred("red", "group/start.s", "NG-6.1", "not-now")
    two.pick("red", "yes").only("red", "group/start.s", "group/start.w")
    two.barred("red", "group/start.n", "NG-15.2", "come-back-not-neutral")
    two.barred("red", "group/t01.n", "NG-1.1", "not-on-map")
    two.pick("red", "group/start.s").shows(units={"start.s": 3}, reserve={"red": 11}, goods={"red": {"food": 3}})
    two.shows(fame={"red": 5}, year=2).hears("blue", "NG-15.2 red placed-unit start.s 3")


def test_ng_15_2_it_may_be_declined() -> None:
    """NG-15.2, NG-RU7"""
    two = scene().phase("end").pick("red", "no").shows(reserve={"red": 14}, year=2)
    two.hears("blue", "NG-15.2 red second-chance-declined")


def test_ng_ru7_or_it_must_be_taken() -> None:
    """NG-RU7: option second_chance = must."""
    two = scene(second_chance="must").phase("end").only("red", "group/start.s", "group/start.w")
    two.pick("red", "group/start.w").shows(units={"start.w": 3}, year=2)


def test_ng_15_2_only_who_has_nobody_on_the_map() -> None:
    """NG-15.2, NG-17.3: Kaija alone is enough to stay."""
    scene("bear goat").kaija("start.s").phase("end").shows(year=2)
    scene().units("red", "start.s", 1).phase("end").shows(year=2)


def test_ng_15_2_in_turn_order() -> None:
    """NG-15.2: from the holder of the first-player marker on."""
    three = Scene("red", "blue", "yellow").units("blue", "start.n", 3).first("yellow").phase("end")
    three.pick("yellow", "yes", "group/start.s").asks("red second-chance").pick("red", "yes")
    three.only("red", "group/start.e", "group/start.w").pick("red", "group/start.e")
    three.shows(holder={"start.s": "yellow", "start.e": "red"}, year=2)


def test_ng_15_2_kaija_may_be_one_of_the_group() -> None:
    """NG-15.5, NG-17.2: two units and Kaija."""
    two = scene("bear goat").phase("end").pick("red", "yes", "group/start.s").only("red", "unit", "kaija")
    two.pick("red", "kaija").shows(units={"start.s": 2}, kaija="start.s", reserve={"red": 12}, year=2)


def test_ng_15_2_not_into_a_valkyries_territory() -> None:
    """NG-15.2: the other neutral one is taken without asking."""
    two = scene(creatures=True).creature("fallen_valkyrie_brown", "start.s").phase("end").pick("red", "yes")
    two.shows(units={"start.w": 3, "start.s": 0}, year=2)
    two = scene(creatures=True).land("t13 0,1").creature("fallen_valkyrie_brown", "start.w").land("t06 1,0")
    two.phase("end").pick("red", "yes").barred("red", "group/start.w", "NG-15.2", "come-back-not-neutral")


def test_ng_15_3_a_tile_makes_a_neutral_territory() -> None:
    """NG-15.3: t13 would belong to Blue wherever it lies and goes under the pile; no fame, no clan power."""
    two = full("boar goat").pile("t13", "t06", "t03", only=True).phase("end").pick("red", "yes")
    two.hears("blue", "NG-15.3 red drew-tile t13", "NG-15.3 red tile-under t13", "NG-15.3 red drew-tile t06")
    two.only("red", "place/0,-1", "place/1,0", "place/0,1", "place/-1,0").shows("blue", drawn=["t06"])
    two.barred("red", "place/2,0", "NG-2.5", "no-tile-beside")
    two.pick("red", "place/0,-1", "turn/0").only("red", "group/t06.n", "group/t06.e", "group/t06.w")
    two.barred("red", "group/start.e", "NG-15.5", "come-back-not-on-tile").barred("red", "group/start.n", "NG-15.2")
    two.pick("red", "group/t06.n").shows(units={"t06.n": 3}, goods={"red": {}}, fame={"red": 0, "blue": 0}, year=2)
    two.shows(closed={"start.n": True}, pile=["t03", "t13"])


def test_ng_15_3_turned_so_that_a_neutral_territory_arises() -> None:
    """NG-15.3: t28 between t12 and t13 belongs to Blue altogether if it is turned once or three times."""
    two = Scene("red", "blue", clans="wolf goat").land("t12 -1,0", "t13 0,-1")
    for region in [two.table.box.tiles.region_names[rep] for rep in two.table.land.reps]:
        two.units("blue", region, 1)
    two.pile("t28").phase("end").pick("red", "yes", "place/-1,-1").only("red", "turn/0", "turn/2")
    two.barred("red", "turn/1", "NG-15.3", "come-back-no-room")


def test_ng_15_3_without_a_fitting_tile_he_gets_nothing() -> None:
    """NG-15.3: every tile has failed once; NG-10.10: without any tile the player is not even asked."""
    two = full().pile("t13", only=True).phase("end").pick("red", "yes").hears("blue", "NG-15.3 red no-tile")
    two.shows(reserve={"red": 14}, pile=["t13"], year=2)
    full().pile(only=True).phase("end").shows(reserve={"red": 14}, year=2)


def test_ng_15_5_the_creature_of_the_tile_comes_first() -> None:
    """NG-15.5, NG-18.5, NG-RU63: the Draugr of t01.w takes a unit of Blue before the figures are put down."""
    two = full(creatures=True).pile("t01").creature_deck("draugr_brown").phase("end").pick("red", "yes")
    two.pick("red", "place/1,0", "turn/0").shows(units={"start.e": 1}, creatures={"start.e": ["draugr_brown"]})
    two.only("red", "group/t01.n", "group/t01.e", "group/t01.s")


def test_ng_15_5_a_valkyrie_leaves_no_room() -> None:
    """NG-15.5: the lair of t17 is its only neutral territory; the tile stays, and the next one is drawn."""
    two = full(creatures=True).pile("t17", "t06").creature_deck("fallen_valkyrie_brown").phase("end").pick("red", "yes")
    two.pick("red", "place/1,0", "turn/0").shows(creatures={"t17.n": ["fallen_valkyrie_brown"]}, drawn=["t06"])
    two.pick("red", "place/0,-1", "turn/0").only("red", "group/t06.n", "group/t06.e", "group/t06.w")
    two.pick("red", "group/t06.e").shows(units={"t06.e": 3}, year=2)


def test_ng_15_3_a_tile_that_only_a_valkyrie_would_own_does_not_fit() -> None:
    """NG-15.2, NG-15.3: t13 beside her gives no territory for the figures; t06 elsewhere does."""
    two = scene(creatures=True).units("blue", "start.w", 1).creature("fallen_valkyrie_brown", "start.s")
    two.pile("t13", "t06", only=True).phase("end").pick("red", "yes").shows(drawn=["t06"], pile=["t13"])
    two.may("red", "place/0,1")
