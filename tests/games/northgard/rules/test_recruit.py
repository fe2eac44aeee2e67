"""NG-7: recruiting."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def scene(clans: str = "wolf stag", **settings: SettingValue) -> Scene:
    """Red holds t06.e; t06.n, t06.w, t10.n, t10.e and t10.s are neutral. Blue holds t05.s, next to start.e."""
    two = Scene("red", "blue", clans=clans, **settings).land("t06 0,-1", "t05 1,0", "t10 -1,0")
    return two.units("red", "t06.e", 2).units("blue", "t05.s", 3)


def play(scene: Scene, card: str) -> Scene:
    return scene.hand("red", card).turn("red").pick("red", f"play/{card}")


def test_ng_ex1_each_training_camp_adds_a_unit() -> None:
    """NG-EX1, NG-7.3: 1 unit into each of two territories with a camp: 4 units in all."""
    two = scene().units("red", "t10.s", 1).building("t06.e", "training_camp").building("t10.s", "training_camp")
    play(two, "upgraded_town_hall").pick("red", "recruit/t06.e", "recruit/t10.s")
    two.shows(units={"t06.e": 4, "t10.s": 3}, reserve={"red": 7}).asks("red play-on")
    two.hears(
        "red", "NG-7.1 red placed-unit t10.s 1", "NG-7.3 red placed-unit t06.e 1", "NG-7.3 red placed-unit t10.s 1"
    )


def test_ng_7_1_recruits_go_to_own_territories_up_to_the_number() -> None:
    """NG-7.1: the same or different ones; fewer is allowed."""
    two = scene().units("red", "t10.s", 1)
    play(two, "upgraded_town_hall").only("red", "recruit/t06.e", "recruit/t10.s", "done")
    two.barred("red", "recruit/t06.w", "NG-7.1", "recruit-not-own")
    two.barred("red", "recruit/t05.s", "NG-7.5", "recruit-among-others")
    two.barred("red", "recruit/t01.n", "NG-1.1", "not-on-map")
    two.barred("red", "unit", "NG-6.1", "not-now")
    two.pick("red", "recruit/t06.e").only("red", "recruit/t06.e", "recruit/t10.s", "done")
    two.pick("red", "done").shows(units={"t06.e": 3, "t10.s": 1}, reserve={"red": 10})


def test_ng_7_2_nobody_in_the_reserve_nobody_recruited() -> None:
    """NG-7.2, NG-11.11: without a figure in the reserve the card cannot do anything."""
    two = scene().units("red", "t06.e", 12).hand("red", "town_hall").turn("red")
    two.barred("red", "play/town_hall", "NG-7.2", "reserve-empty")
    play(scene().units("red", "t06.e", 11), "upgraded_town_hall").pick("red", "recruit/t06.e").asks("red play-on")


def test_ng_7_3_camps_add_once_and_as_far_as_the_reserve_allows() -> None:
    """NG-7.3, NG-RU11: 1 per camp, once per territory and action; the order of placing decides a short reserve."""
    two = scene().building("t06.e", "training_camp").building("t06.e", "training_camp", slot="none")
    play(two, "upgraded_town_hall").pick("red", "recruit/t06.e", "recruit/t06.e").shows(units={"t06.e": 6})
    short = scene().units("red", "t10.s", 9).building("t06.e", "training_camp").building("t10.s", "training_camp")
    play(short, "upgraded_town_hall").pick("red", "recruit/t10.s", "recruit/t06.e")
    short.shows(units={"t06.e": 3, "t10.s": 11}, reserve={"red": 0})


def test_ng_7_3_nobody_placed_no_camp() -> None:
    """NG-7.3, NG-7.7: a camp adds only where at least one was placed."""
    two = scene().building("t06.e", "training_camp")
    play(two, "town_hall").pick("red", "done").shows(units={"t06.e": 2}, reserve={"red": 12})


def test_ng_7_4_a_player_with_nobody_on_the_map_lands_anywhere_neutral() -> None:
    """NG-7.4, NG-RU10: the first in any neutral territory, the next there or in another neutral one."""
    two = Scene("red", "blue", clans="wolf stag").land("t06 0,-1").units("blue", "t06.e", 3)
    play(two, "upgraded_town_hall")
    neutral = ["start.n", "start.e", "start.s", "start.w", "t06.n", "t06.w"]
    two.only("red", *[f"recruit/{region}" for region in neutral], "done")
    two.barred("red", "recruit/t06.e", "NG-7.5", "recruit-among-others")
    two.pick("red", "recruit/t06.w").offers_of("red", "recruit", *neutral)
    two.pick("red", "recruit/start.s").shows(units={"t06.w": 1, "start.s": 1}, holder={"t06.w": "red"})


def test_ng_7_4_a_group_lands_together_and_each_does_not_land() -> None:
    """NG-7.4: holds for `any` and `same`, not for `each`."""
    two = Scene("red", "blue", clans="wolf stag").land("t06 0,-1").hand("red", "recruitment", "osmosis").turn("red")
    two.barred("red", "play/osmosis", "NG-7.1", "nowhere-to-recruit")
    two.pick("red", "play/recruitment", "recruit/t06.n").only("red", "recruit/t06.n", "done")


def test_ng_7_5_no_recruits_beside_a_brown_bear_or_a_valkyrie() -> None:
    """NG-7.5, NG-18.8: nor in enemy territories."""
    two = scene(creatures=True).units("red", "t10.s", 1).units("red", "t10.n", 1)
    two.creature("brown_bear_beige", "t06.e").creature("fallen_valkyrie_brown", "t10.n")
    play(two, "town_hall").only("red", "recruit/t10.s", "done")
    two.barred("red", "recruit/t06.e", "NG-7.5", "bear-bars-recruits")
    two.barred("red", "recruit/t10.n", "NG-7.5", "valkyrie-bars-recruits")


# --- Kaija


def test_ng_7_6_kaija_may_be_placed_instead_of_one_unit() -> None:
    """NG-7.6, NG-17.2: once; she counts as one of the number."""
    two = scene("bear stag")
    play(two, "upgraded_town_hall").pick("red", "recruit/t06.e").only("red", "unit", "kaija")
    two.barred("red", "recruit/t06.e", "NG-6.1", "not-now")
    two.pick("red", "kaija").shows(kaija="t06.e", units={"t06.e": 2}, reserve={"red": 12})
    two.hears("red", "NG-7.1 red placed-kaija t06.e")
    two.pick("red", "recruit/t06.e").shows(units={"t06.e": 3}).asks("red play-on")


def test_ng_17_2_kaija_comes_with_an_empty_reserve() -> None:
    """NG-17.2, NG-11.11: Kaija is a figure in the reserve; what is forced is not asked."""
    two = scene("bear stag").units("red", "t06.e", 12)
    play(two, "town_hall").pick("red", "recruit/t06.e").shows(kaija="t06.e", units={"t06.e": 14})


def test_ng_7_8_the_figure_of_a_camp_may_be_kaija() -> None:
    """NG-7.8: the Bear player chooses; Kaija herself counts as a unit placed (NG-7.3)."""
    two = scene("bear stag").building("t06.e", "training_camp")
    play(two, "town_hall").pick("red", "recruit/t06.e", "unit").asks("red camp-figure").only("red", "unit", "kaija")
    two.barred("red", "done", "NG-6.1", "not-now")
    two.pick("red", "kaija").shows(kaija="t06.e", units={"t06.e": 3}).asks("red play-on")
    other = scene("bear stag").building("t06.e", "training_camp")
    play(other, "town_hall").pick("red", "recruit/t06.e", "kaija").shows(kaija="t06.e", units={"t06.e": 3})


def test_ng_7_8_camps_with_only_kaija_left() -> None:
    """NG-7.8, NG-17.2: as far as the reserve allows, Kaija included; camp figures are not declined."""
    two = scene("bear stag").units("red", "t06.e", 11)
    two.building("t06.e", "training_camp").building("t06.e", "training_camp", slot="none")
    play(two, "town_hall").pick("red", "recruit/t06.e", "unit")
    two.shows(units={"t06.e": 14}, kaija="t06.e", reserve={"red": 0}).asks("red play-on")


def test_ng_17_3_kaija_alone_controls_a_territory() -> None:
    """NG-17.3, NG-7.4: Kaija counts as a unit on the map, and recruits come to her."""
    two = Scene("red", "blue", clans="bear stag").land("t06 0,-1").kaija("t06.n")
    play(two, "town_hall").only("red", "recruit/t06.n", "done")


# --- words of the cards


def test_ng_11_1_same_all_in_one_territory() -> None:
    """NG-11.1: `group = same`, with `own_or_neutral`."""
    two = scene()
    play(two, "outpost").may("red", "recruit/t06.e", "recruit/t06.w")
    two.barred("red", "recruit/t05.s", "NG-7.5")
    two.pick("red", "recruit/t06.w").only("red", "recruit/t06.w", "done")
    two.barred("red", "recruit/t06.e", "NG-11.1", "recruit-together")
    two.pick("red", "recruit/t06.w").shows(units={"t06.w": 2, "t06.e": 2})


def test_ng_11_1_neutral_at_the_start_of_the_step() -> None:
    """NG-11.1, NG-21.15: a territory chosen earlier in the step stays allowed; camps there work."""
    two = scene().building("t10.s", "training_camp")
    play(two, "allies_from_the_wild").barred("red", "recruit/t06.e", "NG-11.1", "recruit-not-neutral")
    two.pick("red", "recruit/t10.s", "recruit/t10.s").barred("red", "recruit/t06.e", "NG-11.1")
    two.pick("red", "recruit/t06.w").shows(units={"t10.s": 3, "t06.w": 1}).asks("red play-on")


def test_ng_11_1_each_with_symbols() -> None:
    """NG-11.1: `per`: in each own territory up to its symbols, buildings included; a Wolf does not matter."""
    two = scene(creatures=True).units("red", "t10.n", 1).units("red", "t10.s", 1)
    two.building("t10.n", "food_silo").creature("wolf_beige", "t10.n").building("t10.s", "food_silo")
    play(two, "hunters").asks("red recruit-each").only("red", "recruit/t10.n", "recruit/t10.s", "done")
    two.barred("red", "recruit/t06.e", "NG-11.1", "no-more-there")
    two.pick("red", "recruit/t10.n", "recruit/t10.s").only("red", "recruit/t10.n", "done")
    two.barred("red", "recruit/t10.s", "NG-11.1", "no-more-there")
    two.pick("red", "recruit/t10.n").shows(units={"t10.n": 3, "t10.s": 2}).asks("red play-on")


def test_ng_11_1_each_without_a_symbol_is_not_playable() -> None:
    """NG-11.1, NG-11.11: no territory for anybody."""
    scene().hand("red", "loremasters").turn("red").barred("red", "play/loremasters", "NG-7.1", "nowhere-to-recruit")


def test_ng_11_1_open_or_with_wood_in_at_most_three() -> None:
    """NG-11.1: Osmosis: 1 in each of at most three own territories, open or with wood on a tile."""
    two = Scene("red", "blue", clans="boar stag").land("t01 0,-1").units("red", "start.n", 1)
    for region in ("start.e", "start.s", "start.w", "t01.n"):
        two.units("red", region, 1)
    play(two, "osmosis").barred("red", "recruit/start.n", "NG-11.1", "closed-without-wood")
    two.pick("red", "recruit/start.e").barred("red", "recruit/start.e", "NG-11.1", "no-more-there")
    two.pick("red", "recruit/start.s", "recruit/t01.n").asks("red play-on")
    two.shows(units={"start.e": 2, "start.s": 2, "t01.n": 2, "start.w": 1})


def test_ng_11_1_wood_of_a_building_is_not_on_a_tile() -> None:
    """NG-11.1: `open_or_tile_wood`: a Woodcutter's Lodge does not open a closed territory to Osmosis."""
    two = Scene("red", "blue", clans="boar stag").land("t01 0,-1").units("red", "start.n", 1).units("red", "start.e", 1)
    two.building("start.n", "woodcutters_lodge", slot="none")
    play(two, "osmosis").barred("red", "recruit/start.n", "NG-11.1", "closed-without-wood")


def test_ng_11_1_next_to_an_enemy() -> None:
    """NG-11.1: Call to War: own territories adjacent to an enemy's."""
    two = scene().units("red", "start.e", 1)
    play(two, "call_to_war").only("red", "recruit/start.e", "done")
    two.barred("red", "recruit/t06.e", "NG-11.1", "no-enemy-beside")
    two.pick("red", "recruit/start.e").shows(units={"start.e": 2}).asks("red play-on")


def test_ng_20_7_a_partner_is_no_enemy_next_door() -> None:
    """NG-20.7, NG-20.4: nor does a partner's territory take recruits."""
    four = Scene("red", "blue", "yellow", "purple", clans="wolf stag raven boar", teams=True).land("t05 1,0")
    four.units("red", "t05.s", 1).units("yellow", "start.e", 1).units("blue", "start.w", 1)
    four.hand("red", "mercenary", "call_to_war").turn("red")
    four.barred("red", "play/call_to_war", "NG-7.1", "nowhere-to-recruit")
    four.pick("red", "play/mercenary").barred("red", "recruit/start.e", "NG-7.5", "recruit-among-others")


# --- Raven Mercenaries, Capture


def mercenaries() -> Scene:
    """NG-EX23: a neutral territory with a camp, and 5 in the reserve."""
    two = scene("raven stag").units("red", "t06.e", 7).building("t10.s", "training_camp").goods("red", food=2)
    return play(two, "raven_mercenaries").pick("red", "recruit/t10.s", "recruit/t10.s")


def test_ng_ex23_the_camp_adds_once_after_both_steps() -> None:
    """NG-EX23, NG-7.8, NG-RU61: 2, 1 more for 2 resources, then the camp's."""
    two = mercenaries().shows(units={"t10.s": 2}).pick("red", "pay/food").shows(goods={"red": {}})
    two.only("red", "recruit/t10.s", "done").barred("red", "recruit/t06.e", "NG-11.1", "recruit-not-last")
    two.pick("red", "recruit/t10.s").shows(units={"t10.s": 4}, reserve={"red": 1}).asks("red play-on")


def test_ng_7_8_the_camp_adds_also_if_nothing_is_paid() -> None:
    """NG-7.8: once, after the step that would continue the Recruit."""
    mercenaries().pick("red", "no").shows(units={"t10.s": 3}, goods={"red": {"food": 2}}).asks("red play-on")
    mercenaries().pick("red", "pay/food", "done").shows(units={"t10.s": 3}).asks("red play-on")


def test_ng_7_7_nobody_placed_nothing_to_continue() -> None:
    """NG-7.7: what refers to `last` is skipped."""
    two = scene("raven stag").building("t10.s", "training_camp").goods("red", food=2)
    play(two, "raven_mercenaries").pick("red", "done").shows(reserve={"red": 12}).asks("red play-on")


def test_ng_21_21_capture_recruits_without_camps() -> None:
    """NG-21.21: NG-7.1 holds, NG-7.3 does not."""
    two = scene().units("red", "start.e", 1).building("t05.n", "training_camp")
    play(two, "capture").shows(units={"t05.s": 2}, reserve={"blue": 12}).only(
        "red", "recruit/start.e", "recruit/t06.e", "done"
    )
    two.pick("red", "recruit/start.e").shows(units={"start.e": 2}).asks("red play-on")
