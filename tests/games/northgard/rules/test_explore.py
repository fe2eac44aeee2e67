"""NG-10: Explore."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def scene(clans: str = "wolf goat", **settings: SettingValue) -> Scene:
    """Red holds start.n, which is {start.n, t28.s}: 1,-1 is the only place beside it. Blue holds start.s."""
    two = Scene("red", "blue", clans=clans, **settings).tile("t28", 0, -1)
    return two.units("red", "t28.s", 3).units("blue", "start.s", 3)


def play(scene: Scene, card: str = "start_explore", colour: str = "red") -> Scene:
    return scene.hand(colour, card).turn(colour).pick(colour, f"play/{card}")


# --- what it needs


def test_ng_10_1_an_open_territory_of_the_players() -> None:
    """NG-10.1: closed territories are not enough; Huginn & Muninn only need an open one on the map."""
    closed = Scene("red", "blue").tile("t01", 0, -1).units("red", "start.n", 3)
    closed.hand("red", "start_explore", "huginn_and_muninn").turn("red")
    closed.barred("red", "play/start_explore", "NG-10.1", "no-open-land").may("red", "play/huginn_and_muninn")


def test_ng_10_1_nobody_explores_from_a_brown_bear() -> None:
    """NG-10.1, NG-18.8: the only open territory holds a Brown Bear."""
    one = scene(creatures=True).creature("brown_bear_brown", "t28.s").hand("red", "start_explore").turn("red")
    one.barred("red", "play/start_explore", "NG-10.1", "no-open-land")


def test_ng_10_10_an_empty_pile_ends_all_exploring() -> None:
    """NG-10.10, NG-10.1"""
    one = scene().pile(only=True).hand("red", "start_explore", "huginn_and_muninn").turn("red")
    one.barred("red", "play/start_explore", "NG-10.10", "pile-empty")
    one.barred("red", "play/huginn_and_muninn", "NG-10.10", "pile-empty")


# --- which tile, and where


def test_ng_10_3_the_tile_touches_an_open_territory_of_the_players() -> None:
    """NG-10.3: neither beside a neutral territory nor beside a rival's."""
    two = scene().units("red", "start.e", 1).pile("t06")
    play(two).only("red", "place/1,-1", "place/1,0")
    two.barred("red", "place/0,1", "NG-10.3", "not-from-own-land")
    two.barred("red", "place/-1,0", "NG-10.3", "not-from-own-land")


def test_ng_18_8_the_side_that_is_touched_has_no_bear() -> None:
    """NG-18.8: from another own territory beside the same place it is legal."""
    two = scene(creatures=True).units("red", "start.e", 1).units("red", "start.w", 1).pile("t06")
    play(two.creature("brown_bear_brown", "start.e")).only("red", "place/1,-1", "place/-1,0")
    two.barred("red", "place/1,0", "NG-18.8", "not-from-bear")


def test_ng_21_13_huginn_and_muninn_go_anywhere_but_to_a_bear() -> None:
    """NG-21.13: any open territory, whoever controls it; fame only for the player's."""
    two = scene(creatures=True).creature("brown_bear_brown", "start.w").pile("t06")
    play(two, "huginn_and_muninn")
    two.only("red", "place/1,-1", "place/0,-2", "place/-1,-1", "place/1,0", "place/0,1")
    two.barred("red", "place/-1,0", "NG-18.8", "not-from-bear")
    two.pick("red", "place/0,1", "turn/0").shows(closed={"start.s": True}, fame={"red": 0, "blue": 0})


def test_ng_10_2_the_others_go_under_the_pile_in_drawn_order() -> None:
    """NG-10.2, NG-10.12: two are drawn openly, one is placed."""
    two = scene().pile("t06", "t03", "t01", "t10", only=True).hand("red", "upgraded_scout_camp").turn("red")
    two.pick("red", "play/upgraded_scout_camp").shows("blue", drawn=["t06", "t03"])
    two.only("red", "tile/t06", "tile/t03")
    two.hears("blue", "NG-10.2 red drew-tile t06", "NG-10.2 red drew-tile t03")
    two.barred("red", "tile/t01", "NG-10.2", "tile-not-drawn").barred("red", "redraw", "NG-10.12", "no-redraw")
    two.pick("red", "tile/t03").hears("blue", "NG-10.2 red tile-under t06").offers_of("red", "turn", "0", "1", "2", "3")
    two.pick("red", "turn/0").shows(pile=["t01", "t10", "t06"], drawn=[])
    two.shows(placed=["start 0,0 0", "t28 0,-1 0", "t03 1,-1 0"]).hears("blue", "NG-10.2 red tile t03 1,-1 0")


def test_ng_10_2_fewer_tiles_if_the_pile_is_shorter() -> None:
    """NG-10.2: three would be drawn, one is left; what is forced is not asked."""
    boar = scene("boar goat").pile("t06", only=True)
    play(boar, "lay_of_the_land").offers_of("red", "turn", "0", "1", "2", "3").shows(pile=[], drawn=["t06"])


def test_ng_10_4_tiles_that_do_not_fit_go_under_the_pile() -> None:
    """NG-10.4: t13 would join Red with Blue wherever it lies; the next one fits."""
    two = between_rivals().pile("t13", "t01", "t08", only=True)
    play(two).shows(pile=["t08", "t13"], drawn=["t01"])
    two.hears("blue", "NG-10.2 red drew-tile t13", "NG-10.4 red tile-under t13", "NG-10.4 red drew-tile t01")


def test_ng_10_4_only_those_that_fit_may_be_chosen() -> None:
    """NG-10.2, NG-10.5: of two tiles drawn only one fits, and it must be placed."""
    two = between_rivals().pile("t13", "t01", "t08", only=True)
    play(two, "upgraded_scout_camp").shows(drawn=["t01"], pile=["t08", "t13"]).asks("red turn-tile")


def test_ng_10_4_one_new_tile_however_many_were_drawn() -> None:
    """NG-10.4: two were drawn and neither fits: one new tile, and one again; the two that are left stay in the pile."""
    three = Scene("red", "blue", "yellow", clans="wolf goat boar").land("t06 0,-1", "t03 1,-1", "t22 2,-1", "t30 2,0")
    three.units("red", "start.e", 3).units("yellow", "t03.s", 3).units("blue", "t30.w", 3)
    three.pile("t13", "t05", "t02", "t01", "t08", "t04", only=True)
    play(three, "upgraded_scout_camp").shows(drawn=["t01"], pile=["t08", "t04", "t13", "t05", "t02"])
    three.hears("blue", "NG-10.4 red tile-under t05", "NG-10.4 red drew-tile t02", "NG-10.4 red tile-under t02")


def test_ng_10_11_no_tile_of_the_pile_fits() -> None:
    """NG-10.4, NG-10.11, NG-RU33: every tile has failed once: no fame, no clan power, no creature."""
    two = between_rivals("boar goat").pile("t13", only=True)
    play(two).hears("red", "NG-10.4 red no-tile").hears_not("red", "closed", "fame").shows(
        pile=["t13"], drawn=[], goods={"red": {}}
    ).asks("red play-on")


def between_rivals(clans: str = "wolf goat") -> Scene:
    """Red's only open side looks at 1,0, and so does Blue's; no single region may touch both."""
    two = Scene("red", "blue", clans=clans).land("t06 0,-1", "t03 1,-1", "t22 2,-1", "t30 2,0")
    return two.units("red", "start.e", 3).units("blue", "t30.w", 3)


# --- what it brings


def test_ng_ex17_closing_an_own_territory_gives_fame_for_its_size() -> None:
    """NG-EX17, NG-10.6: t30 closes {start.n, t28.s, t30.w}, size 3."""
    two = play(scene().pile("t30"))
    two.pick("red", "turn/0").shows(fame={"red": 3}, closed={"t28.s": True}, size={"t28.s": 3})
    two.hears("blue", "NG-1.3 red closed start.n 3", "NG-10.6 red fame 3").hears_not("blue", "creature-appeared")


def test_ng_ex17_a_creature_appears_in_the_lair() -> None:
    """NG-EX17, NG-10.8, NG-18.3, NG-18.5: after the fame, at the right end of the row."""
    two = scene(creatures=True).creature("wolf_beige", "start.w").creature_deck("brown_bear_beige").pile("t30")
    play(two).pick("red", "turn/0").shows(fame={"red": 3}, row=["wolf_beige", "brown_bear_beige"])
    two.shows(creatures={"start.n": ["brown_bear_beige"]})
    two.hears("blue", "NG-10.6 red fame 3", "NG-18.3 nobody creature-appeared brown_bear_beige start.n")


def test_ng_18_5_the_creature_acts_at_once() -> None:
    """NG-18.5, NG-18.9: a Draugr in Red's own territory takes a unit."""
    two = scene(creatures=True).creature_deck("draugr_beige").pile("t30")
    play(two).pick("red", "turn/0").shows(units={"start.n": 2}, reserve={"red": 12}, fame={"red": 3})


def test_ng_18_3_without_the_module_lairs_are_empty() -> None:
    """NG-2.3, NG-18.3"""
    play(scene().pile("t30")).pick("red", "turn/0").shows(row=[])


def test_ng_ex4_a_territory_of_another_gives_nobody_anything() -> None:
    """NG-EX4, NG-10.6: Red closes Yellow's territory of size 3; Yellow doing the same gets 3 fame."""

    def two() -> Scene:
        one = Scene("red", "yellow", clans="wolf goat").land("t28 0,-1", "t20 1,0 1")
        return one.units("yellow", "t28.s", 3).units("red", "t20.n", 3).pile("t30")

    red = play(two()).pick("red", "place/1,-1", "turn/0").shows(closed={"t28.s": True}, size={"t28.s": 3})
    red.shows(fame={"red": 0, "yellow": 0}).hears_not("red", "fame")
    play(two(), colour="yellow").pick("yellow", "turn/0").shows(fame={"red": 0, "yellow": 3})


def test_ng_10_9_new_land_is_not_occupied() -> None:
    """NG-10.9: only what is joined to Red's territory is Red's."""
    one = play(scene().pile("t06")).pick("red", "turn/0")
    one.shows(holder={"t06.w": "red", "t06.n": "nobody", "t06.e": "nobody", "t06.s": "nobody"})


# --- cards


def test_ng_11_3_redraw_once() -> None:
    """NG-11.3, NG-10.12: the tile goes under the pile, and the next one must be used."""
    two = play(scene().pile("t30", "t06", "t03", only=True), "scout_camp")
    two.only("red", "tile/t30", "redraw").shows(drawn=["t30"])
    two.pick("red", "redraw").shows(drawn=["t06"], pile=["t03", "t30"])
    two.hears("blue", "NG-11.3 red tile-under t30", "NG-11.3 red drew-tile t06").asks("red turn-tile")
    kept = play(scene().pile("t30", "t06", only=True), "scout_camp").pick("red", "tile/t30", "turn/0")
    kept.shows(fame={"red": 3}, pile=["t06"])


def test_ng_10_12_redraw_is_not_used_up_by_a_tile_that_does_not_fit() -> None:
    """NG-10.12, NG-10.4: t13 does not fit and is exchanged; the next may still be redrawn, and comes back at last."""
    two = play(between_rivals().pile("t13", "t01", only=True), "scout_camp").only("red", "tile/t01", "redraw")
    two.pick("red", "redraw").shows(drawn=["t01"], pile=["t13"]).asks("red turn-tile")


def test_ng_10_12_no_redraw_from_an_empty_pile() -> None:
    """NG-10.12: only if the pile still holds a tile."""
    play(scene().pile("t06", only=True), "scout_camp").asks("red turn-tile")


def test_ng_21_4_lay_of_the_land_collects_the_whole_tile() -> None:
    """NG-21.4, NG-11.3: three are drawn; both symbols of t20 are gained before it is placed."""
    two = play(scene("boar goat").pile("t30", "t20", "t06"), "lay_of_the_land")
    two.only("red", "tile/t30", "tile/t20", "tile/t06").pick("red", "tile/t20")
    two.shows(goods={"red": {"food": 1, "lore": 1}}).hears("blue", "NG-21.4 red gained 1 food+1 lore")


def test_ng_10_13_rangers_are_two_explores() -> None:
    """NG-10.13, NG-21.13: each is completed before the next tile is drawn, and the second may be declined."""
    two = play(scene().units("red", "start.e", 1).pile("t30", "t06"), "rangers")
    two.pick("red", "place/1,-1", "turn/0").shows(fame={"red": 3}, drawn=[])
    two.pick("red", "yes").shows(drawn=["t06"]).twin()


# --- clans


def test_ng_17_6_boar_learns_where_nothing_closes() -> None:
    """NG-17.6: 1 lore after an Explore that closed nothing at all."""
    nothing = play(scene("boar goat").units("red", "start.e", 1).pile("t13"))
    nothing.pick("red", "place/1,0", "turn/0").shows(goods={"red": {"lore": 1}}, fame={"red": 0})
    closed = play(scene("boar goat").pile("t30")).pick("red", "turn/0")
    closed.shows(goods={"red": {}}, fame={"red": 3})


def test_ng_ru15_boar_lore_may_look_at_own_territories_only() -> None:
    """NG-RU15: option boar_lore: what Red closes is neutral."""

    def closing(**settings: SettingValue) -> Scene:
        two = scene("boar goat", **settings).pile("t06")
        return play(two, "huginn_and_muninn").pick("red", "place/-1,0", "turn/0").shows(closed={"start.w": True})

    closing().shows(goods={"red": {}})
    closing(boar_lore="closes_no_own").shows(goods={"red": {"lore": 1}})


def test_ng_17_10_raven_collects_what_closes() -> None:
    """NG-17.10, NG-10.8: tiles and buildings of {start.n, t28.s, t30.w}; a Wolf in the new lair comes too late."""
    two = scene("raven goat", creatures=True).building("t28.s", "food_silo").creature_deck("wolf_beige").pile("t30")
    play(two).pick("red", "turn/0").shows(goods={"red": {"food": 1, "wood": 1}}, fame={"red": 3}, row=["wolf_beige"])


def test_ng_17_11_stag_gains_one_more_for_each() -> None:
    """NG-17.11: 1 additional fame for each own territory closed by their Explore."""
    play(scene("stag goat").pile("t30")).pick("red", "turn/0").shows(fame={"red": 4})
