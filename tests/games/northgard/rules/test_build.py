"""NG-8: building."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene

SMALL = ("food_silo", "woodcutters_lodge", "defense_tower", "training_camp")
LARGE = ("fortress", "forge", "altar_of_kings")


def scene(clans: str = "wolf stag", **settings: SettingValue) -> Scene:
    """Red holds A = t06.e (a small slot), B = start.e (a rune slot), C = t05.s (a large slot)."""
    two = Scene("red", "blue", clans=clans, **settings).land("t06 0,-1", "t05 1,0", "t10 -1,0")
    return two.units("red", "t06.e", 1).units("red", "start.e", 1).units("red", "t05.s", 1)


def play(scene: Scene, card: str) -> Scene:
    return scene.hand("red", card).turn("red").pick("red", f"play/{card}")


def builds(*buildings: str) -> list[str]:
    return [f"build/{building}" for building in buildings]


def test_ng_ex2_what_two_wood_can_build() -> None:
    """NG-EX2, NG-8.1, NG-8.2, NG-8.10: small buildings in A or B, the Carved Stone only in B, nothing in C."""
    two = scene().goods("red", wood=2)
    play(two, "start_build").only("red", "site/t06.e", "site/start.e")
    two.barred("red", "site/t05.s", "NG-8.1", "wood-for-none", 1, 2).barred("red", "site/t10.s", "NG-1.4", "not-yours")
    two.barred("red", "site/t01.n", "NG-1.1", "not-on-map").barred("red", "done", "NG-11.8", "step-compulsory")
    other = two.twin()
    two.pick("red", "site/t06.e").only("red", *builds(*SMALL))
    two.barred("red", "build/carved_stone", "NG-8.2", "no-free-slot").barred("red", "build/forge", "NG-8.2")
    two.barred("red", "collect", "NG-6.1", "not-now").barred("red", "done", "NG-11.8", "step-compulsory")
    other.pick("red", "site/start.e").only("red", *builds(*SMALL, "carved_stone"))
    other.pick("red", "build/defense_tower").shows(buildings={"start.e": ["defense_tower"]}, goods={"red": {"wood": 1}})
    other.hears("red", "NG-8.1 red paid 1 wood", "NG-8.1 red built defense_tower start.e").asks("red play-on")


def test_ng_8_1_large_buildings_cost_three_wood() -> None:
    """NG-8.1, NG-8.2: on a large slot; 3 wood."""
    two = scene().goods("red", wood=3)
    play(two, "start_build").pick("red", "site/t05.s").only("red", *builds(*LARGE))
    two.barred("red", "build/food_silo", "NG-8.2", "no-free-slot")
    two.pick("red", "build/forge").shows(buildings={"t05.s": ["forge"]}, goods={"red": {}}, supply={"forge": 6})


def test_ng_8_1_what_is_forced_is_not_asked() -> None:
    """NG-8.1: one territory, then the buildings; the slot is clear."""
    two = Scene("red", "blue", clans="wolf stag").land("t06 0,-1").units("red", "t06.e", 1).goods("red", wood=1)
    play(two, "start_build").asks("red build").pick("red", "build/food_silo").asks("red play-on")


def test_ng_8_1_discounts_never_go_below_nothing() -> None:
    """NG-8.1, NG-21.8: Simple Living: a small building is free, a large one costs 2 wood."""
    two = scene().goods("red", wood=2)
    free = scene()
    play(two, "simple_living").pick("red", "site/t05.s", "build/fortress").shows(goods={"red": {}})
    play(free, "simple_living").only("red", "site/t06.e", "site/start.e").pick("red", "site/t06.e", "build/food_silo")
    free.shows(buildings={"t06.e": ["food_silo"]}, goods={"red": {}})


def test_ng_8_2_the_slot_is_asked_where_several_kinds_fit() -> None:
    """NG-8.2: a small building fits small and rune slots; a Carved Stone only a rune slot."""
    two = Scene("red", "blue", clans="wolf stag").land("t09 1,0", "t10 2,0").units("red", "t09.e", 1)
    two.goods("red", wood=2).shows(territory={"t09.e": {"t09.e", "t10.n"}})
    play(two, "carpentry_mastery").pick("red", "build/food_silo").asks("red slot").only(
        "red", "slot/small", "slot/rune"
    )
    two.barred("red", "slot/large", "NG-8.2", "slot-not-free").barred("red", "build/forge", "NG-6.1", "not-now")
    other = two.twin()
    two.pick("red", "slot/small", "site/t09.e").may("red", "build/carved_stone", "build/training_camp")
    other.pick("red", "slot/rune", "site/t09.e").barred("red", "build/carved_stone", "NG-8.2", "no-free-slot")


def test_ng_8_3_no_second_building_of_a_kind() -> None:
    """NG-8.3, NG-11.4: except with the Goat Clan's `duplicate`."""
    two = scene().building("t05.n", "training_camp", slot="none").goods("red", wood=1)
    play(two, "start_build").pick("red", "site/start.e").barred(
        "red", "build/training_camp", "NG-8.3", "building-there"
    )
    goat = scene("goat stag").building("t05.n", "training_camp", slot="none").goods("red", wood=1)
    play(goat, "goat_clan").pick("red", "site/start.e", "build/training_camp")
    goat.shows(buildings={"start.e": ["training_camp", "training_camp"]})


def test_ng_8_4_seven_of_each() -> None:
    """NG-8.4: when a kind has run out it cannot be built."""
    two = scene().goods("red", wood=1)
    for region in ("t10.n", "t10.e", "t10.s", "t06.n", "start.s", "start.n", "t06.w"):
        two.building(region, "food_silo", slot="none")
    play(two, "start_build").pick("red", "site/t06.e").barred("red", "build/food_silo", "NG-8.4", "building-used-up")


def test_ng_8_9_nothing_is_built_beside_a_brown_bear() -> None:
    """NG-8.9, NG-18.8, NG-RU62: nor is a building exchanged."""
    two = scene(creatures=True).creature("brown_bear_brown", "t06.e").goods("red", wood=1)
    play(two, "start_build").asks("red build").only("red", *builds(*SMALL, "carved_stone"))
    two.hears_not("red", "built")
    villagers = scene(creatures=True).creature("brown_bear_brown", "t06.e").building("t06.e", "food_silo")
    villagers.goods("red", wood=1)
    play(villagers, "industrious_villagers").pick("red", "build/food_silo").offers_of("red", "exchange", "t05.n.0")
    villagers.barred("red", "exchange/t06.e.0", "NG-8.9", "bear-bars-building")


def test_ng_11_11_without_wood_there_is_nothing_to_build() -> None:
    """NG-11.11, NG-8.10: an affordable legal building."""
    scene().hand("red", "start_build").turn("red").barred("red", "play/start_build", "NG-8.1", "nothing-to-build")


def test_ng_8_10_small_buildings_on_large_slots() -> None:
    """NG-8.10, NG-RU12: option `small_on_large`; a Carved Stone still needs its rune."""
    two = scene(small_on_large=True).goods("red", wood=1)
    play(two, "start_build").pick("red", "site/t05.s").only("red", *builds(*SMALL))
    two.barred("red", "build/carved_stone", "NG-8.2").barred("red", "build/forge", "NG-8.10", "wood-too-little")
    two.pick("red", "build/food_silo").shows(buildings={"t05.s": ["food_silo"]})
    scene().goods("red", wood=1).hand("red", "start_build").turn("red").pick("red", "play/start_build").barred(
        "red", "site/t05.s", "NG-8.1"
    )


def test_ng_17_7_the_goat_gains_food() -> None:
    """NG-17.7: 1 for a small building, 2 for a large one."""
    two = scene("goat stag").goods("red", wood=4)
    play(two, "carpentry_mastery").pick("red", "site/t06.e", "build/food_silo", "site/t05.s", "build/forge")
    two.shows(goods={"red": {"food": 3}}).hears("red", "NG-17.7 red gained 2 food")


# --- single cards


def test_ng_21_8_two_builds_at_most_one_large() -> None:
    """NG-21.8, NG-11.4: paid separately; the second is optional."""
    two = scene().units("red", "t10.s", 1).land("t13 0,-2").units("red", "t06.n", 1).goods("red", wood=6)
    play(two, "carpentry_mastery").pick("red", "site/t05.s", "build/forge").shows(goods={"red": {"wood": 3}})
    two.asks("red site-more").only("red", "site/start.e", "site/t06.n", "site/t06.e", "site/t10.s", "done")
    two.pick("red", "site/t06.n").barred("red", "build/fortress", "NG-11.4", "no-more-large")
    two.barred("red", "done", "NG-11.8", "step-compulsory")
    two.pick("red", "build/food_silo").shows(goods={"red": {"wood": 2}}).asks("red play-on")
    one = scene().goods("red", wood=2)
    play(one, "carpentry_mastery").pick("red", "site/t06.e", "build/food_silo", "done").shows(
        goods={"red": {"wood": 1}}
    )


def test_ng_21_10_amenities_need_no_slot() -> None:
    """NG-21.10, NG-11.4: the small building takes none, not even a Carved Stone; NG-8.3 still holds."""
    two = scene().building("t06.e", "food_silo").goods("red", wood=1)
    play(two, "amenities").pick("red", "site/t06.e").barred("red", "build/food_silo", "NG-8.3", "building-there")
    two.pick("red", "build/carved_stone").shows(buildings={"t06.e": ["food_silo", "carved_stone"]})
    free = (
        scene().goods("red", wood=1).hand("red", "amenities", "start_build").turn("red").pick("red", "play/amenities")
    )
    free.pick("red", "site/t06.e", "build/training_camp").shows(buildings={"t06.e": ["training_camp"]})
    assert free.table.loose, "the slot of t06.e should still be free"


def test_ng_21_10_a_large_building_needs_its_slot_all_the_same() -> None:
    """NG-21.10, NG-11.4: only the small building does without."""
    two = scene().goods("red", wood=3)
    play(two, "amenities").pick("red", "site/t06.e").barred("red", "build/forge", "NG-8.2", "no-free-slot")
    large = scene().goods("red", wood=3)
    play(large, "amenities").pick("red", "site/t05.s", "build/forge").shows(buildings={"t05.s": ["forge"]})
    assert not large.table.loose, "the Forge should stand on the large slot of t05.s"


def test_ng_1_10_the_text_of_a_card_beats_the_rules() -> None:
    """NG-1.10, NG-11.4: NG-8.3 forbids a second Food Silo, the Goat's card allows it."""
    two = scene("goat stag").building("start.e", "food_silo", slot="none").goods("red", wood=1)
    play(two, "start_build").pick("red", "site/start.e").barred("red", "build/food_silo", "NG-8.3", "building-there")
    goat = scene("goat stag").building("start.e", "food_silo", slot="none").goods("red", wood=1)
    play(goat, "goat_clan").pick("red", "site/start.e", "build/food_silo")
    goat.shows(buildings={"start.e": ["food_silo", "food_silo"]})


def glory(**goods: int) -> Scene:
    """NG-EX22: the Stag's territory t11.n shows 1 wood and has a free small slot."""
    two = Scene("red", "blue", clans="stag wolf").land("t11 0,-1").units("red", "t11.n", 1).goods("red", **goods)
    return two.hand("red", "glory_of_the_clan").turn("red")


def test_ng_ex22_wood_collected_first_pays_for_the_building() -> None:
    """NG-EX22, NG-21.14: playable with 0 wood; collected first, since nothing else is possible; not again."""
    two = glory().pick("red", "play/glory_of_the_clan").shows(goods={"red": {"wood": 1}})
    two.only("red", *builds(*SMALL)).barred("red", "collect", "NG-21.14", "collected-already")
    two.barred("red", "done", "NG-11.8", "step-compulsory")
    two.pick("red", "build/woodcutters_lodge").shows(goods={"red": {}}).asks("red play-on")


def test_ng_21_14_collected_after_the_building_with_its_symbol() -> None:
    """NG-21.14: before or after, or not at all."""
    two = glory(wood=1).pick("red", "play/glory_of_the_clan").only("red", *builds(*SMALL), "collect")
    two.pick("red", "build/woodcutters_lodge").asks("red collect").only("red", "collect", "done")
    two.barred("red", "build/food_silo", "NG-6.1", "not-now")
    other = two.twin()
    two.pick("red", "collect").shows(goods={"red": {"wood": 2}}).hears("red", "NG-21.14 red gained 2 wood")
    other.pick("red", "done").shows(goods={"red": {}}).asks("red play-on")
    before = glory(wood=1).pick("red", "play/glory_of_the_clan", "collect", "build/food_silo")
    before.shows(goods={"red": {"wood": 1}}).asks("red play-on")


def test_ng_18_7_a_wolf_spoils_what_is_collected_here() -> None:
    """NG-18.7, NG-11.4: as at harvest: no tile resources where a Wolf is."""
    two = Scene("red", "blue", clans="stag wolf", creatures=True).land("t11 0,-1").units("red", "t11.n", 1)
    two.creature("wolf_brown", "t11.n").hand("red", "glory_of_the_clan", "start_move").turn("red")
    two.barred("red", "play/glory_of_the_clan", "NG-8.1", "nothing-to-build")
    rich = Scene("red", "blue", clans="stag wolf", creatures=True).land("t11 0,-1").units("red", "t11.n", 1)
    rich.creature("wolf_brown", "t11.n").goods("red", wood=1)
    play(rich, "glory_of_the_clan").barred("red", "collect", "NG-21.14", "nothing-to-collect")
    rich.pick("red", "build/food_silo").only("red", "collect", "done")
    rich.pick("red", "collect").shows(goods={"red": {"food": 1}})


# --- exchanging


def villagers(clans: str = "wolf stag") -> Scene:
    """Red has just built a Food Silo on the rune slot of start.e; t06.e has a Training Camp, t05.s a Forge."""
    two = scene(clans).building("t06.e", "training_camp").building("t05.s", "forge").goods("red", wood=1)
    return play(two, "industrious_villagers").pick("red", "build/food_silo")


def test_ng_21_9_another_building_of_the_same_size() -> None:
    """NG-21.9: any building in the player's territories, even the one just built; it costs nothing."""
    two = (
        villagers().asks("red exchange").only("red", "exchange/t05.n.0", "exchange/t06.e.0", "exchange/t05.s.0", "done")
    )
    two.barred("red", "exchange/t10.n.0", "NG-21.9", "no-building-there")
    two.pick("red", "exchange/t05.s.0").only("red", "build/fortress", "build/altar_of_kings")
    two.barred("red", "build/forge", "NG-21.9", "not-its-like").barred(
        "red", "build/food_silo", "NG-21.9", "not-its-like"
    )
    two.pick("red", "build/altar_of_kings").shows(buildings={"t05.s": ["altar_of_kings"]}, supply={"forge": 7})
    two.hears("red", "NG-21.9 red exchanged forge altar_of_kings t05.s").shows(goods={"red": {}}).asks("red play-on")


def test_ng_21_9_a_carved_stone_only_on_a_rune_slot() -> None:
    """NG-21.9: the new one may be of a kind already in the territory."""
    two = villagers().pick("red", "exchange/t06.e.0").barred("red", "build/carved_stone", "NG-21.9", "no-rune-slot")
    rune = villagers().pick("red", "exchange/t05.n.0", "build/carved_stone")
    rune.shows(buildings={"start.e": ["carved_stone"]})
    two.pick("red", "build/food_silo").shows(buildings={"t06.e": ["food_silo"]})
    twice = scene().building("t05.n", "training_camp", slot="none").goods("red", wood=1)
    play(twice, "industrious_villagers").pick("red", "site/start.e", "build/food_silo")
    twice.pick("red", "exchange/t05.n.0", "build/training_camp")
    twice.shows(buildings={"start.e": ["training_camp", "training_camp"]})


def test_ng_21_9_without_a_build_there_is_no_exchange() -> None:
    """NG-21.9: "after this Build": with no wood the card can do nothing, though there is a building to exchange."""
    two = scene().building("t06.e", "training_camp").hand("red", "industrious_villagers").turn("red")
    two.barred("red", "play/industrious_villagers", "NG-11.10", "card-no-use")
    then = scene("wolf stag", version=1).building("t06.e", "training_camp")
    play(then, "industrious_villagers").asks("red exchange")


def test_ng_21_9_a_building_without_a_slot() -> None:
    """NG-21.9, NG-21.10: exchanged where it stands; no Carved Stone, since there is no rune."""
    two = scene().building("t06.e", "food_silo", slot="none").goods("red", wood=1)
    play(two, "industrious_villagers").pick("red", "site/t06.e", "build/defense_tower", "exchange/loose.0")
    two.barred("red", "build/carved_stone", "NG-21.9", "no-rune-slot")
    two.pick("red", "build/training_camp").shows(buildings={"t06.e": ["defense_tower", "training_camp"]})


def test_ng_21_9_may_be_declined_and_gives_no_food() -> None:
    """NG-21.9, NG-17.7: Goat gains for the building, not for the exchange."""
    villagers().pick("red", "done").shows(buildings={"start.e": ["food_silo"]}).asks("red play-on")
    goat = villagers("goat stag").shows(goods={"red": {"food": 1}}).pick("red", "exchange/t06.e.0")
    goat.pick("red", "build/food_silo").shows(goods={"red": {"food": 1}})
