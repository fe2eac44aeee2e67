"""NG-9: moving."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene

FOUR = ("red", "blue", "yellow", "purple")


def play(scene: Scene, card: str) -> Scene:
    return scene.hand("red", card).turn("red").pick("red", f"play/{card}")


def scene(clans: str = "wolf stag", **settings: SettingValue) -> Scene:
    """The regions of t06: e beside n, s (= start.n) and w; w beside n; between s and w the border is rough."""
    return Scene("red", "blue", clans=clans, **settings).land("t06 0,-1")


def test_ng_ex3_four_points() -> None:
    """NG-EX3, NG-9.1, NG-9.2, NG-9.5: groups are split and joined; the last unit that leaves makes A neutral."""
    two = scene().units("red", "t06.e", 2).units("red", "t06.w", 4)
    play(two, "incursion").only("red", "from/t06.e", "from/t06.w", "done")
    two.pick("red", "from/t06.e").only("red", "figures/1", "figures/2")
    two.pick("red", "figures/1").only("red", "to/start.n", "to/t06.n", "to/t06.w").pick("red", "to/t06.n")
    two.hears("red", "NG-9.1 red moved 1 0 t06.e t06.n")
    two.pick("red", "from/t06.e", "to/t06.w").shows(holder={"t06.e": "nobody"}, units={"t06.w": 5})
    two.pick("red", "from/t06.w", "figures/4", "to/start.n").asks("red play-on")
    two.shows(units={"t06.n": 1, "t06.w": 1, "start.n": 4, "t06.e": 0})
    two.shows(holder={"t06.n": "red", "t06.w": "red", "start.n": "red"})


def test_ng_9_1_a_rough_border_needs_two_points() -> None:
    """NG-9.1, NG-9.3: with one point it cannot be crossed; only adjacent territories are reached."""
    two = scene().units("red", "t06.w", 3)
    play(two, "start_move").pick("red", "from/t06.w", "figures/2").only("red", "to/t06.e", "to/t06.n")
    two.barred("red", "to/start.n", "NG-9.1", "too-few-points").barred("red", "to/start.s", "NG-1.2", "not-beside")
    two.barred("red", "to/t06.w", "NG-1.2", "not-beside").barred("red", "to/t01.n", "NG-1.1", "not-on-map")
    two.barred("red", "done", "NG-6.1", "not-now").barred("red", "from/t06.w", "NG-6.1", "not-now")


def test_ng_11_2_ignore_rough() -> None:
    """NG-11.2: the Wolf Clan crosses rough borders for 1 point."""
    two = scene().units("red", "t06.w", 3)
    play(two, "wolf_clan").pick("red", "from/t06.w", "figures/2").only("red", "to/t06.e", "to/t06.n", "to/start.n")
    two.pick("red", "to/start.n").shows(units={"start.n": 2}).asks("red play-on")


def test_ng_9_1_what_cannot_move_is_not_offered() -> None:
    """NG-9.1: at least 1 unit of an own territory; a territory from which no border can be crossed is not offered."""
    two = Scene("red", "blue", clans="wolf stag").land("t20 1,0", "t06 0,-1")
    two.units("red", "t20.s", 2).units("red", "t06.e", 1).units("blue", "start.s", 1)
    play(two, "start_move").only("red", "from/t06.e", "done").barred("red", "from/t20.s", "NG-9.1", "no-way-on")
    two.barred("red", "from/start.s", "NG-1.4", "not-yours").barred("red", "from/t06.w", "NG-1.4", "not-yours")
    two.barred("red", "figures/1", "NG-6.1", "not-now").barred("red", "from/t01.n", "NG-1.1", "not-on-map")


def test_ng_9_8_a_move_may_move_nobody() -> None:
    """NG-9.8, NG-11.11: it needs only a unit on the map."""
    two = scene().units("red", "t06.w", 3)
    play(two, "start_move").pick("red", "done").shows(units={"t06.w": 3}).asks("red play-on")
    nobody = scene().units("blue", "t06.w", 1).hand("red", "start_move").turn("red")
    nobody.barred("red", "play/start_move", "NG-11.11", "nobody-to-move")
    stuck = Scene("red", "blue", clans="wolf stag").land("t20 1,0").units("red", "t20.s", 2)
    play(stuck, "start_move").asks("red play-on")


def test_ng_9_1_what_is_forced_is_not_asked() -> None:
    """NG-9.1: a single unit with a single way has nothing more to choose."""
    two = Scene("red", "blue", clans="wolf stag").land("t05 1,0").units("red", "t05.s", 1)
    play(two, "start_move").pick("red", "from/t05.s").shows(units={"start.e": 1, "t05.s": 0}).asks("red play-on")


def test_ng_9_4_units_stop_in_an_enemy_territory() -> None:
    """NG-9.4, NG-1.4: they cannot move again, more may follow; the defender still owns it."""
    two = scene().units("red", "t06.e", 3).units("blue", "t06.n", 2)
    play(two, "incursion").pick("red", "from/t06.e", "figures/1", "to/t06.n")
    two.shows(raiding={"t06.n": 1}, holder={"t06.n": "blue"}, figures={"t06.n": 2})
    two.barred("red", "from/t06.n", "NG-9.4", "raiders-stop")
    two.pick("red", "from/t06.e", "figures/1", "to/t06.n").shows(raiding={"t06.n": 2}, units={"t06.e": 1})
    two.pick("red", "done").hears("red", "NG-12.1 red battle blue t06.n")


def test_ng_9_5_neutral_territories_are_passed() -> None:
    """NG-9.5, NG-9.2: units that have moved may move again."""
    two = scene().units("red", "t06.w", 1)
    play(two, "incursion").pick("red", "from/t06.w", "to/t06.n", "from/t06.n", "to/t06.e")
    two.shows(holder={"t06.w": "nobody", "t06.n": "nobody", "t06.e": "red"})


def test_ng_9_9_several_groups_several_battles() -> None:
    """NG-9.9, NG-9.6: the battles are fought when the movements are over."""
    two = scene().units("red", "t06.e", 4).units("blue", "t06.n", 1).units("blue", "t06.w", 1)
    play(two, "militia").pick("red", "from/t06.e", "figures/2", "to/t06.n")
    two.pick("red", "from/t06.e", "figures/2", "to/t06.w").asks("red fight")
    two.only("red", "fight/t06.n", "fight/t06.w")


# --- Infiltration


def test_ng_21_16_infiltration_leaves_enemy_territories() -> None:
    """NG-11.2, NG-21.16: `pass_enemy`: a battle only where units remain when the movements end."""
    two = scene().units("red", "t06.e", 3).units("blue", "t06.n", 2)
    play(two, "infiltration").pick("red", "from/t06.e", "figures/3", "to/t06.n").shows(raiding={"t06.n": 3})
    stays = two.twin()
    two.pick("red", "from/t06.n", "figures/3", "to/t06.w").shows(raiding={"t06.n": 0}, units={"t06.w": 3, "t06.n": 2})
    two.pick("red", "done").asks("red play-on").shows(holder={"t06.n": "blue", "t06.w": "red"})
    stays.pick("red", "from/t06.n", "figures/1", "to/t06.w").shows(raiding={"t06.n": 2}).pick("red", "done")
    stays.hears("red", "NG-12.1 red battle blue t06.n")


# --- Brown Bears and Valkyries


def bear(**settings: SettingValue) -> Scene:
    """NG-EX21: A = t06.e holds red units, B = t06.n a Brown Bear and 3 red units, C = t06.w is neutral."""
    two = scene("wolf stag", creatures=True, **settings).units("red", "t06.e", 2).units("red", "t06.n", 3)
    return two.creature("brown_bear_beige", "t06.n")


def test_ng_ex21_who_came_in_may_go_on() -> None:
    """NG-EX21, NG-9.11, NG-18.24: at most as many as came in during this action."""
    two = bear()
    play(two, "militia").barred("red", "from/t06.n", "NG-18.8", "bear-holds")
    two.pick("red", "from/t06.e", "figures/2", "to/t06.n").pick("red", "from/t06.n").only(
        "red", "figures/1", "figures/2"
    )
    two.barred("red", "figures/3", "NG-9.11", "not-so-many")
    two.pick("red", "figures/2", "to/t06.w").shows(units={"t06.n": 3, "t06.w": 2})


def test_ng_18_24_those_who_went_on_are_counted_out() -> None:
    """NG-9.11: units that have left again cannot be replaced by those that were there before."""
    two = bear()
    play(two, "incursion").pick("red", "from/t06.e", "figures/2", "to/t06.n", "from/t06.n", "figures/1", "to/t06.w")
    two.pick("red", "from/t06.n", "to/t06.e").barred("red", "from/t06.n", "NG-18.8", "bear-holds")
    two.shows(units={"t06.n": 3, "t06.w": 1, "t06.e": 1})


def test_ng_ru18_nobody_leaves_without_bear_pass_through() -> None:
    """NG-EX21, NG-RU18: option `bear_pass_through = false`."""
    two = bear(bear_pass_through=False)
    play(two, "militia").pick("red", "from/t06.e", "figures/2", "to/t06.n")
    two.shows(units={"t06.n": 5}).hears_not("red", "battle")


def test_ng_18_10_a_valkyrie_stops_who_comes_in() -> None:
    """NG-18.10: units moving into her territory must stop there."""
    two = scene(creatures=True).units("red", "t06.e", 3).creature("fallen_valkyrie_beige", "t06.n")
    play(two, "incursion").pick("red", "from/t06.e", "figures/2", "to/t06.n")
    two.barred("red", "from/t06.n", "NG-18.13", "valkyrie-holds").may("red", "from/t06.e")


def test_ng_18_10_nobody_moves_in_with_two_valkyries() -> None:
    """NG-18.10, NG-9.10: with two that do not share."""
    two = scene(creatures=True).units("red", "t06.e", 3)
    two.creature("fallen_valkyrie_beige", "t06.n").creature("fallen_valkyrie_brown", "t06.n")
    play(two, "incursion").pick("red", "from/t06.e", "figures/2").barred("red", "to/t06.n", "NG-18.10", "two-valkyries")


def test_ng_18_13_units_that_share_with_a_valkyrie_cannot_leave() -> None:
    """NG-18.13: possible only from the set-up on."""
    two = scene(creatures=True).units("red", "t06.n", 3).units("red", "t06.e", 1)
    two.creature("fallen_valkyrie_beige", "t06.n")
    play(two, "start_move").only("red", "from/t06.e", "done").barred("red", "from/t06.n", "NG-18.13", "valkyrie-holds")


def test_ng_18_6_other_creatures_do_not_stop_anybody() -> None:
    """NG-18.6: units need not stop where a Wolf or a Draugr is."""
    two = (
        scene(creatures=True).units("red", "t06.e", 1).creature("wolf_beige", "t06.n").creature("draugr_brown", "t06.n")
    )
    play(two, "militia").pick("red", "from/t06.e", "to/t06.n", "from/t06.n", "to/t06.w").shows(units={"t06.w": 1})


# --- Kaija


def test_ng_17_4_kaija_moves_alone_or_with_units() -> None:
    """NG-17.4, NG-17.3: any number of units with her or without."""
    two = scene("bear stag").units("red", "t06.e", 2).kaija("t06.e")
    play(two, "militia").pick("red", "from/t06.e")
    two.only("red", "figures/1", "figures/2", "figures/0k", "figures/1k", "figures/2k")
    two.pick("red", "figures/0k", "to/t06.n").shows(kaija="t06.n", holder={"t06.n": "red"}, units={"t06.e": 2})
    two.pick("red", "from/t06.n", "to/t06.w").shows(kaija="t06.w", holder={"t06.n": "nobody"})


def test_ng_17_4_kaija_does_not_enter_an_enemy_territory() -> None:
    """NG-17.4, NG-9.10: except in a year in which The Bear Awakens has been played."""
    two = scene("bear stag").units("red", "t06.e", 1).kaija("t06.e").units("blue", "t06.n", 2)
    other = scene("bear stag").units("red", "t06.e", 1).kaija("t06.e").units("blue", "t06.n", 2)
    play(two, "start_move").pick("red", "from/t06.e", "figures/1k").barred(
        "red", "to/t06.n", "NG-17.4", "kaija-stays-out"
    )
    other.flag("red", "kaija_may_attack")
    play(other, "militia").pick("red", "from/t06.e", "figures/1k", "to/t06.n").hears(
        "red", "NG-12.1 red battle blue t06.n"
    )


def test_ng_17_4_kaija_with_nowhere_to_go() -> None:
    """NG-17.4: if all neighbours are the enemy's, only the units go."""
    two = Scene("red", "blue", clans="bear stag").land("t05 1,0").units("red", "t05.s", 1).kaija("t05.s")
    two.units("blue", "start.e", 1).units("red", "start.s", 1)
    play(two, "start_move").pick("red", "from/t05.s").hears("red", "NG-12.1 red battle blue start.e")
    alone = Scene("red", "blue", clans="bear stag").land("t05 1,0").kaija("t05.s").units("blue", "start.e", 1)
    alone.units("red", "start.w", 1)
    play(alone, "start_move").barred("red", "from/t05.s", "NG-9.1", "no-way-on").only("red", "from/start.w", "done")


def test_ng_9_11_kaija_for_herself() -> None:
    """NG-9.11, NG-18.24: beside a Brown Bear she goes on only if she came in during this action."""
    two = scene("bear stag", creatures=True).units("red", "t06.n", 1).kaija("t06.n").units("red", "t06.e", 1)
    two.creature("brown_bear_beige", "t06.n")
    play(two, "militia").barred("red", "from/t06.n", "NG-18.8", "bear-holds").pick("red", "from/t06.e", "to/t06.n")
    two.pick("red", "from/t06.n", "to/t06.w").shows(kaija="t06.n", units={"t06.n": 1, "t06.w": 1})
    came = scene("bear stag", creatures=True).units("red", "t06.n", 1).kaija("t06.e")
    came.creature("brown_bear_beige", "t06.n")
    play(came, "militia").pick("red", "from/t06.e", "to/t06.n", "from/t06.n", "to/t06.w").shows(kaija="t06.w")


def test_ng_11_2_kaija_collects_what_she_leaves() -> None:
    """NG-11.2, NG-17.16: food and wood of tiles and buildings, a Wolf does not hinder it; no lore."""
    two = Scene("red", "blue", clans="bear stag", creatures=True).land("t20 1,0", "t10 0,1").kaija("start.e")
    two.building("start.e", "carved_stone", slot="none").building("t20.n", "food_silo").creature(
        "wolf_beige", "start.e"
    )
    play(two, "bear_clan").pick("red", "from/start.e", "to/start.n").shows(goods={"red": {"food": 2}}, kaija="start.n")
    two.hears("red", "NG-11.2 red gained 2 food", "NG-9.1 red moved 0 1 start.e start.n")
    units = Scene("red", "blue", clans="bear stag").land("t20 1,0").units("red", "start.e", 1).kaija("start.e")
    play(units, "bear_clan").pick("red", "from/start.e", "figures/1", "to/start.n").shows(goods={"red": {}})


# --- partners


def teams(**settings: SettingValue) -> Scene:
    """Red and Yellow against Blue and Purple; Yellow holds start.e, between start.n, start.s, start.w and t05.s."""
    four = Scene(*FOUR, clans="wolf stag raven boar", teams=True, **settings).land("t05 1,0")
    return four.units("yellow", "start.e", 2).units("red", "start.n", 2)


def test_ng_20_4_through_a_partners_territory() -> None:
    """NG-20.4: only with the points for a way out; the group goes on together at once."""
    four = teams()
    one = teams()
    play(one, "start_move").pick("red", "from/start.n", "figures/1").shows(units={"start.w": 1, "start.e": 2})
    play(four, "militia").pick("red", "from/start.n", "figures/1").only("red", "to/start.e", "to/start.w")
    four.pick("red", "to/start.e").asks("red move-to").shows(raiding={"start.e": 1}, holder={"start.e": "yellow"})
    four.only("red", "to/start.n", "to/start.s", "to/start.w", "to/t05.s")
    four.barred("red", "done", "NG-20.4", "must-go-on").barred("red", "from/start.n", "NG-6.1", "not-now")
    four.pick("red", "to/t05.s").shows(units={"t05.s": 1, "start.e": 2}, raiding={"start.e": 0}).asks("red play-on")


def test_ng_20_4_no_points_no_way() -> None:
    """NG-20.4: with the last point nobody enters a partner's territory."""
    four = teams().units("red", "t05.s", 1)
    play(four, "start_move").barred("red", "from/t05.s", "NG-9.1", "no-way-on")
    four.pick("red", "from/start.n", "figures/2").shows(units={"start.w": 2})


def test_ng_20_4_a_way_out_may_lead_to_an_enemy() -> None:
    """NG-20.4: a territory where the group may stop, even an enemy's; then there is a battle."""
    four = Scene(*FOUR, clans="wolf stag raven boar", teams=True).land("t05 1,0").units("yellow", "start.e", 2)
    four.units("red", "t05.s", 2).units("blue", "start.n", 1)
    play(four, "militia").pick("red", "from/t05.s", "figures/2", "to/start.n")
    four.hears("red", "NG-12.1 red battle blue start.n")


def test_ng_20_4_a_brown_bear_closes_the_way() -> None:
    """NG-20.4, NG-RU18: with `bear_pass_through = false` nobody comes out of a Brown Bear's territory."""
    four = teams(creatures=True, bear_pass_through=False).creature("brown_bear_beige", "start.e")
    play(four, "militia").pick("red", "from/start.n", "figures/1").shows(units={"start.w": 1})
    open_way = teams(creatures=True).creature("brown_bear_beige", "start.e")
    play(open_way, "militia").pick("red", "from/start.n", "figures/1").may("red", "to/start.e")
    valkyrie = teams(creatures=True).creature("fallen_valkyrie_beige", "start.e")
    valkyrie.units("red", "t05.s", 1)
    play(valkyrie, "militia").barred("red", "from/t05.s", "NG-9.1", "no-way-on")


def test_ng_20_4_two_territories_of_the_partner() -> None:
    """NG-20.4: the way out may lead through another of their territories."""
    four = Scene(*FOUR, clans="wolf stag raven boar", teams=True).land("t05 1,0", "t06 0,-1").units("red", "t05.s", 1)
    for region in ("start.n", "start.e", "start.s", "start.w"):
        four.units("yellow", region, 1)
    play(four, "infiltration").pick("red", "from/t05.s").only("red", "to/t05.s", "to/start.n")
    four.barred("red", "to/start.s", "NG-20.4", "no-way-out").barred("red", "to/start.w", "NG-20.4", "no-way-out")
    four.pick("red", "to/start.n").shows(units={"t06.e": 1, "start.e": 1, "start.n": 1}).asks("red play-on")


def test_ng_20_4_the_way_out_may_lead_back_through_the_first() -> None:
    """NG-20.4: two points are enough to come out of start.s again by start.e; what is forced is not asked."""
    four = Scene(*FOUR, clans="wolf stag raven boar", teams=True).land("t05 1,0").units("red", "t05.s", 1)
    for region in ("start.n", "start.e", "start.s", "start.w"):
        four.units("yellow", region, 1)
    play(four, "incursion").pick("red", "from/t05.s").may("red", "to/start.s", "to/t05.s")
    four.pick("red", "to/start.s").hears(
        "red", "NG-9.1 red moved 1 0 start.s start.e", "NG-9.1 red moved 1 0 start.e t05.s"
    )
    four.shows(units={"t05.s": 1}).asks("red play-on")


def test_ng_20_4_kaija_goes_through_but_stops_with_no_enemy() -> None:
    """NG-20.4, NG-17.4, NG-RU47: with Kaija the way out must be one for her."""
    four = Scene(*FOUR, clans="bear stag raven boar", teams=True).land("t05 1,0").units("yellow", "start.e", 1)
    four.kaija("start.n").units("red", "start.n", 1).units("blue", "start.w", 1).units("blue", "start.s", 1)
    play(four, "militia").pick("red", "from/start.n", "figures/1k").only("red", "to/start.n", "to/t05.s")
    four.barred("red", "to/start.w", "NG-17.4", "kaija-stays-out").pick("red", "to/t05.s").shows(kaija="t05.s")
