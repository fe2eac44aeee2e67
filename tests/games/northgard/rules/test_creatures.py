"""NG-18: the Creatures module: appearance, fights, phase 2.5."""

from longhouse import SettingValue
from longhouse.kernel.zone import Zone
from tests.scenes.northgard.scene import Scene, without


def creatures_act(scene: Scene) -> Scene:
    """NG-18.17: phase 2.5 begins."""
    return scene.phase("creatures")


def wild(*colours: str, clans: str = "goat boar raven", **settings: SettingValue) -> Scene:
    return Scene(*(colours or ("red", "purple")), clans=clans, creatures=True, **settings)


def explored(scene: Scene) -> Scene:
    """Red explores with t17 to the north of the starting tile, turned so that its lair joins start.n."""
    scene.pile("t17").hand("red", "start_explore").turn("red").pick("red", "play/start_explore")
    if "place/0,-1" in scene.options("red"):
        scene.pick("red", "place/0,-1")
    return scene.pick("red", "turn/2")


# --- appearance


def test_ng_18_3_a_creature_appears_with_the_tile_of_its_lair() -> None:
    """NG-18.3, NG-18.5: at the right end of the row, in the territory with the lair; a Wolf does nothing more."""
    scene = wild().units("red", "start.n", 2).units("purple", "start.e", 1).creature("wolf_beige", "start.s")
    explored(scene.creature_deck("wolf_brown"))
    scene.hears("table", "NG-18.3 nobody creature-appeared wolf_brown start.n").asks("red play-on")
    scene.shows(row=["wolf_beige", "wolf_brown"], creatures={"start.n": ["wolf_brown"]}, units={"start.n": 2})


def test_ng_18_2_those_on_top_of_the_deck_come_before_the_valkyries() -> None:
    """NG-18.2, NG-18.3: the part with the Valkyries lies below."""
    scene = wild().units("red", "start.n", 3).units("purple", "start.e", 1).creature_deck("fallen_valkyrie_brown")
    table = scene.table
    wolf = [creature.name for creature in table.box.creatures].index("wolf_brown")
    rest = table.creature_rest = without(table.creature_rest, wolf)
    table.creature_top = Zone([wolf], rest.seen_by, rest.pool)
    explored(scene).shows(row=["wolf_brown"], creature_deck=8)
    assert not table.creature_top.cards


def test_ng_18_9_a_draugr_that_appears_takes_a_figure() -> None:
    """NG-18.5, NG-18.9, NG-17.17, NG-RU41: the owner chooses which."""
    scene = wild(clans="bear boar").units("red", "start.n", 2).units("purple", "start.e", 1).kaija("start.n")
    explored(scene.creature_deck("draugr_brown")).asks("red losses")
    scene.only("red", "unit", "kaija").pick("red", "kaija").shows(kaija="nowhere", units={"start.n": 2})
    scene.hears("table", "NG-18.9 red kaija-fell start.n").asks("red play-on")


def test_ng_18_9_a_draugr_can_make_a_territory_neutral() -> None:
    """NG-18.9, NG-18.23"""
    scene = wild().units("red", "start.n", 1).units("red", "start.w", 1).units("purple", "start.e", 1)
    explored(scene.creature_deck("draugr_brown"))
    scene.shows(holder={"start.n": "nobody"}, creatures={"start.n": ["draugr_brown"]}, reserve={"red": 13})


def test_ng_18_10_a_valkyrie_that_appears_among_units_attacks_at_once() -> None:
    """NG-18.10, NG-18.5, NG-18.26: she rolls first; beaten, she leaves the map."""
    scene = wild().units("red", "start.n", 8).units("purple", "start.e", 1).dice("p3", "p3")
    explored(scene.creature_deck("fallen_valkyrie_brown"))
    scene.hears(
        "table",
        "NG-18.26 red creature-attacks fallen_valkyrie_brown start.n",
        "NG-18.14 purple creature-rolled fallen_valkyrie_brown p3",
        "NG-12.5 red rolled p3",
        "NG-18.15 red battle-won start.n 11 10",
        "NG-18.16 red fame 4",
    )
    scene.shows(row=[], creature_discard=["fallen_valkyrie_brown"], units={"start.n": 8})


def test_ng_18_3_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """NG-18.3, NG-18.16: all nine are on the map; the Wolf that red beats comes back with the next lair."""
    scene = all_nine().hand("red", "bodyguard", "scouts").turn("red").dice("p3", "p2")
    scene.pick("red", "play/bodyguard", "done", "attack/wolf_brown").shows(
        creature_discard=["wolf_brown"], fame={"red": 1}
    )
    scene.pile("t17").pick("red", "play/scouts", "turn/2")
    scene.shows(creatures={"start.n": ["wolf_brown"]}, creature_discard=[], creature_deck=0)


def test_ng_18_3_without_a_card_nothing_appears() -> None:
    """NG-18.3: deck and discard pile are both empty."""
    scene = all_nine().pile("t17").hand("red", "scouts").turn("red").pick("red", "play/scouts", "turn/2")
    scene.hears_not("table", "creature-appeared").asks("red play-on")


def all_nine() -> Scene:
    scene = wild().units("red", "start.n", 5).units("purple", "start.e", 1).creature("wolf_brown", "start.n")
    for creature in [known.name for known in scene.table.box.creatures if known.name != "wolf_brown"]:
        scene.creature(creature, "start.s")
    return scene


# --- fights


def test_ng_ex9_a_tie_is_won_by_the_creature_that_defends() -> None:
    """NG-EX9, NG-18.14, NG-18.25, NG-RU45: both choice faces are power, unasked; where it shares, the units stay."""
    scene = wild().units("red", "start.n", 3).units("red", "start.w", 1).units("purple", "start.s", 1)
    scene.creature("wolf_brown", "start.w").goods("red", food=1).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.w", "attack/wolf_brown")
    scene.asks("red battle-food").dice("p1_or_k1", "p1_or_k1").pick("red", "food/1").asks("red play-on")
    scene.hears("table", "NG-18.15 red creature-won wolf_brown start.w 5 5")
    scene.shows(units={"start.w": 3}, row=["wolf_brown"], goods={"red": {}}, fame={"red": 0})


def test_ng_18_14_kills_of_a_creature_count_and_those_against_it_do_not() -> None:
    """NG-18.14, NG-18.15: a side that loses all figures has lost, whatever the totals."""
    scene = wild().units("red", "start.n", 2).units("purple", "start.s", 1).creature("wolf_brown", "start.n")
    scene.hand("red", "grizzled_warriors").turn("red").dice("p3", "k2")
    scene.pick("red", "play/grizzled_warriors", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.15 red creature-won wolf_brown start.n 4 7", "NG-12.9 red fell start.n 2")
    scene.shows(holder={"start.n": "nobody"}, row=["wolf_brown"])


def test_ng_18_14_shieldbearers_help_against_creatures() -> None:
    """NG-18.14, NG-18.16: one of two kills is cancelled; the reward is fame."""
    scene = wild().units("red", "start.n", 3).units("purple", "start.s", 1).creature("wolf_brown", "start.n")
    scene.hand("red", "shieldbearers").turn("red").dice("p3", "k2")
    scene.pick("red", "play/shieldbearers", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.15 red battle-won start.n 6 4", "NG-12.9 red fell start.n 1", "NG-18.16 red fame 1")
    scene.shows(row=[], creature_discard=["wolf_brown"], units={"start.n": 2})


def test_ng_18_25_axe_throwers_are_power_against_creatures() -> None:
    """NG-18.25: without asking."""
    scene = wild().units("red", "start.n", 3).units("purple", "start.s", 1).creature("wolf_brown", "start.n")
    scene.hand("red", "axe_throwers").turn("red").dice("p3", "p2")
    scene.pick("red", "play/axe_throwers", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.15 red battle-won start.n 7 6").asks("red play-on")


def test_ng_18_14_the_left_neighbour_of_the_fighting_player_rolls_for_the_creature() -> None:
    """NG-18.14, NG-RU22: for a Valkyrie that comes to purple while red explores, it is blue."""
    scene = wild("red", "purple", "blue").units("red", "start.n", 3).creature("wolf_brown", "start.n")
    scene.units("purple", "start.e", 1).hand("red", "start_move").turn("red").dice("p3", "p2")
    scene.pick("red", "play/start_move", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.14 purple creature-rolled wolf_brown p2")
    scene = wild("red", "purple", "blue").units("red", "start.w", 3).units("purple", "start.n", 3)
    scene.creature_deck("fallen_valkyrie_brown").pile("t17").hand("red", "huginn_and_muninn").turn("red")
    scene.dice("p3", "p2").pick("red", "play/huginn_and_muninn", "place/0,-1", "turn/2")
    scene.hears("table", "NG-18.14 blue creature-rolled fallen_valkyrie_brown p3", "NG-12.5 purple rolled p2")


def test_ng_18_15_an_attacker_has_no_benefit_from_buildings() -> None:
    """NG-18.15"""
    scene = wild().units("red", "start.n", 3).units("purple", "start.s", 1).creature("wolf_brown", "start.n")
    scene.building("start.n", "fortress", slot="none").hand("red", "start_move").turn("red").dice("p3", "p3")
    scene.pick("red", "play/start_move", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.15 red creature-won wolf_brown start.n 7 6")


def test_ng_18_16_beaten_by_a_valkyrie_they_must_retreat() -> None:
    """NG-18.16, NG-12.10"""
    scene = wild().units("red", "start.n", 3).units("purple", "start.s", 1).creature("fallen_valkyrie_brown", "start.w")
    scene.hand("red", "start_move").turn("red").dice("p3", "p2")
    scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.w").asks("red retreat")
    scene.pick("red", "retreat/start.e", "figures/2").shows(units={"start.e": 2}, holder={"start.w": "nobody"})


def test_ng_17_9_scorched_earth_helps_against_creatures() -> None:
    """NG-17.9"""
    scene = wild(clans="snake boar").units("red", "start.n", 3).units("purple", "start.s", 1).scorched("start.n")
    scene.creature("wolf_brown", "start.n").hand("red", "start_move").turn("red").dice("p3", "p2")
    scene.pick("red", "play/start_move", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.15 red battle-won start.n 7 6")


# --- phase 2.5


def test_ng_ex10_a_draugr_goes_by_its_priorities() -> None:
    """NG-EX10, NG-18.19, NG-18.22: units and buildings are equal, resources are not."""
    scene = wild().units("red", "start.e", 3).units("purple", "start.w", 3).creature("draugr_brown", "start.n")
    scene.building("start.e", "food_silo", slot="none").building("start.w", "defense_tower", slot="none")
    creatures_act(scene).shows(creatures={"start.e": ["draugr_brown"]}, units={"start.e": 2, "start.w": 3})


def test_ng_18_18_creatures_go_to_units_before_neutral_land() -> None:
    """NG-18.18: though the neutral territory has more to offer."""
    scene = wild().units("red", "start.e", 1).units("purple", "start.s", 1).creature("wolf_brown", "start.n")
    scene.building("start.w", "food_silo", "forge", slot="none")
    creatures_act(scene).shows(creatures={"start.e": ["wolf_brown"], "start.n": []})


def test_ng_18_18_without_units_beside_it_goes_to_a_neutral_territory() -> None:
    """NG-18.18"""
    scene = wild().units("red", "start.n", 2).units("purple", "start.s", 1).tile("t12", -1, 0).tile("t13", 0, -1)
    scene.creature("wolf_brown", "t12.n")
    scene.shows(beside={"t12.n": {"start.w"}})
    creatures_act(scene).shows(creatures={"start.w": ["wolf_brown"]})


def test_ng_18_18_a_creature_does_not_go_to_another_one() -> None:
    """NG-18.18, NG-18.20: the Wolf in start.n cannot move; the others do, each to what is free then."""
    scene = wild().units("red", "start.e", 1).units("purple", "start.w", 1)
    scene.creature("wolf_brown", "start.n").creature("wolf_beige", "start.e").creature("brown_bear_beige", "start.w")
    creatures_act(scene).shows(row=["wolf_brown", "wolf_beige", "brown_bear_beige"])
    scene.shows(creatures={"start.n": ["wolf_brown"], "start.s": ["wolf_beige"], "start.e": ["brown_bear_beige"]})


def test_ng_18_19_what_is_still_equal_the_first_player_decides() -> None:
    """NG-18.19: the holder of the first-player marker."""
    scene = wild().units("red", "start.e", 2).units("purple", "start.w", 2).creature("draugr_brown", "start.n")
    creatures_act(scene.first("purple")).asks("purple creature").only("purple", "go/start.e", "go/start.w")
    scene.barred("purple", "go/start.s", "NG-18.18", "creature-not-beside").barred("purple", "done", "NG-6.1")
    scene.pick("purple", "go/start.e").shows(
        creatures={"start.e": ["draugr_brown"]}, units={"start.e": 1, "start.w": 2}
    )


def test_ng_18_19_a_worse_territory_is_not_offered() -> None:
    """NG-18.19: of three, the one with fewer units drops out."""
    scene = wild("red", "purple", "blue").units("red", "start.n", 2).units("purple", "start.w", 2)
    scene.units("blue", "start.s", 1).creature("draugr_brown", "start.e")
    creatures_act(scene).asks("red creature").only("red", "go/start.n", "go/start.w")
    scene.barred("red", "go/start.s", "NG-18.19", "creature-prefers").barred("red", "go/start.e", "NG-18.18")


def test_ng_ru60_who_is_behind_by_an_earlier_priority_drops_out() -> None:
    """NG-RU60, NG-18.19: red and purple are ahead by units, so blue's buildings count for nothing; then resources."""
    scene = wild("red", "purple", "blue").units("red", "start.n", 2).units("purple", "start.w", 2)
    scene.units("blue", "start.s", 1).building("start.s", "forge", slot="none").creature("draugr_brown", "start.e")
    scene.building("start.n", "defense_tower", slot="none").building("start.w", "food_silo", slot="none")
    creatures_act(scene).shows(creatures={"start.w": ["draugr_brown"]}, units={"start.n": 2, "start.w": 1})


def test_ng_18_22_a_wolf_and_a_valkyrie_look_for_resources_a_brown_bear_for_buildings() -> None:
    """NG-18.19, NG-18.22: red has 2 resources and 2 building points, purple 3 building points and more units."""
    for creature, territory in (("wolf_brown", "start.e"), ("brown_bear_brown", "start.w")):
        scene = wild().units("red", "start.e", 1).units("purple", "start.w", 2).creature(creature, "start.n")
        scene.building("start.e", "food_silo", "woodcutters_lodge", slot="none").building(
            "start.w", "forge", slot="none"
        )
        creatures_act(scene).shows(creatures={territory: [creature]})


def test_ng_18_18_rough_borders_do_not_matter_to_creatures() -> None:
    """NG-18.18: t08.n and t08.m touch only roughly."""
    scene = wild().tile("t08", 0, -1).units("red", "t08.m", 1).units("purple", "start.s", 1)
    creatures_act(scene.creature("wolf_brown", "t08.n")).shows(creatures={"t08.m": ["wolf_brown"]})


def test_ng_17_5_kaija_counts_as_a_unit_for_creatures() -> None:
    """NG-17.5: one unit and Kaija are more than one unit."""
    scene = wild(clans="bear boar").units("red", "start.e", 1).kaija("start.e").units("purple", "start.w", 1)
    creatures_act(scene.creature("draugr_brown", "start.n")).asks("red losses").pick("red", "unit")
    scene.shows(creatures={"start.e": ["draugr_brown"]}, figures={"start.e": 1}, kaija="start.e")


def test_ng_18_20_a_creature_that_cannot_move_still_acts() -> None:
    """NG-18.20: a Draugr kills again in the same territory."""
    creatures_act(stuck()).shows(creatures={"start.n": ["draugr_brown"]}, units={"start.n": 2})


def test_ng_18_20_a_valkyrie_that_cannot_move_attacks_those_who_share_with_her() -> None:
    """NG-18.20, NG-18.13, NG-18.26: units that have shared with her since the set-up."""
    scene = wild().units("red", "start.n", 3).units("purple", "start.s", 3).creature("fallen_valkyrie_brown", "start.n")
    scene.creature("wolf_brown", "start.e").creature("brown_bear_beige", "start.w").dice("p3", "p2")
    creatures_act(scene).hears("table", "NG-18.26 red creature-attacks fallen_valkyrie_brown start.n")
    scene.asks("red retreat").only("red", "retreat/start.e", "retreat/start.w")


def test_ng_ru20_or_it_does_not() -> None:
    """NG-RU20: `stuck_creature_acts = false`."""
    creatures_act(stuck(acts=False)).shows(creatures={"start.n": ["draugr_brown"]}, units={"start.n": 3})


def stuck(acts: bool = True) -> Scene:
    """A Draugr in start.n, and creatures in both territories beside it."""
    scene = (
        wild(stuck_creature_acts=acts)
        .units("red", "start.n", 3)
        .units("purple", "start.s", 3)
        .creature("draugr_brown", "start.n")
    )
    return scene.creature("wolf_brown", "start.e").creature("brown_bear_beige", "start.w")


def test_ng_ex11_a_valkyrie_drives_them_out() -> None:
    """NG-EX11, NG-18.26, NG-RU45: she rolls first, the kills of the player are worthless, and the three units split."""
    scene = valkyrie(food=3).dice("p1_or_k1", "k2")
    creatures_act(scene).asks("red battle-food").pick("red", "food/3")
    scene.hears("table", "NG-18.15 red creature-won fallen_valkyrie_brown start.e 8 6").asks("red retreat")
    scene.pick("red", "retreat/start.s", "figures/1", "retreat/start.w", "figures/2")
    scene.shows(units={"start.s": 1, "start.w": 2}, creatures={"start.e": ["fallen_valkyrie_brown"]})
    scene.shows(holder={"start.e": "nobody"}, goods={"red": {}})


def test_ng_ex11_with_a_total_of_8_red_would_have_won() -> None:
    """NG-EX11, NG-18.15, NG-18.16: a tie is won by the defending side; 4 fame."""
    scene = valkyrie(food=3).dice("p1_or_k1", "p2")
    creatures_act(scene).pick("red", "food/3").shows(row=[], fame={"red": 4}, units={"start.e": 3})


def valkyrie(food: int) -> Scene:
    return wild().units("red", "start.e", 3).creature("fallen_valkyrie_brown", "start.n").goods("red", food=food)


def test_ng_18_26_fortresses_count_for_the_player_whom_she_attacks() -> None:
    """NG-18.14, NG-18.26: she may attack a player who has passed; towers are of no use against her."""
    scene = valkyrie(food=0).building("start.e", "fortress", "defense_tower", slot="none").passed("red", "purple")
    creatures_act(scene.dice("p1k1", "p3")).shows(row=[], units={"start.e": 2}, fame={"red": 4})


def test_ng_18_21_the_others_go_on_after_one_was_beaten() -> None:
    """NG-18.21: the row closes up, and nobody is left out."""
    scene = valkyrie(food=0).building("start.e", "fortress", "fortress", "fortress", slot="none").tile("t13", 0, 1)
    scene.units("purple", "start.s", 2).creature("draugr_brown", "start.w").dice("p1k1", "p3")
    creatures_act(scene).shows(row=["draugr_brown"], units={"start.e": 1, "start.s": 2}, fame={"red": 4})


# --- Brown Bear


def test_ng_ex21_a_brown_bear_holds_back_those_who_were_there_before() -> None:
    """NG-EX21, NG-18.8, NG-9.11: at most as many as came in may go on."""
    scene = bear()
    scene.pick("red", "play/militia", "from/start.n", "figures/2", "to/start.e", "from/start.e")
    scene.only("red", "figures/1", "figures/2").pick("red", "figures/2", "to/start.s")
    scene.pick("red", "done").shows(units={"start.e": 3, "start.s": 2})


def test_ng_ex21_without_passing_through_nobody_leaves() -> None:
    """NG-EX21, NG-RU18: `bear_pass_through = false`."""
    scene = bear(pass_through=False)
    scene.pick("red", "play/militia", "from/start.n", "figures/2", "to/start.e")
    scene.barred("red", "from/start.e", "NG-18.8")


def bear(pass_through: bool = True) -> Scene:
    scene = (
        wild(bear_pass_through=pass_through)
        .units("red", "start.n", 3)
        .units("red", "start.e", 3)
        .units("purple", "start.w", 1)
    )
    return scene.creature("brown_bear_beige", "start.e").hand("red", "militia").turn("red")
