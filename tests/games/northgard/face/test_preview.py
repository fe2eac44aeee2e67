"""What a pick would cost and bring, before it is made; never anything that its seat cannot know."""

from longhouse.games.northgard.face.preview import preview
from tests.scenes.northgard.scene import Scene


def facts(scene: Scene, colour: str, text: str, viewer: str = "") -> list[str]:
    view = scene.seen(viewer or colour)
    return [scene.fact(fact) for fact in preview(view, scene.option(text), scene.seat(colour))]


def test_ng_6_1_only_for_him_who_is_asked_and_for_what_he_may_pick() -> None:
    """NG-6.1: no facts about picks that are not open, nor for other viewers."""
    scene = Scene("red", "blue").goods("red", lore=3).hand("red", "scouts").hand("blue", "scouts").turn("red")
    assert facts(scene, "red", "replace/scouts") == ["NG-6.6 cost 1 lore", "NG-6.6 draw 1"]
    assert facts(scene, "red", "replace/scouts", "table") == ["NG-6.6 cost 1 lore", "NG-6.6 draw 1"]
    assert facts(scene, "red", "replace/scouts", "blue") == []
    assert facts(scene, "blue", "replace/scouts") == [] and facts(scene, "red", "replace/start_move") == []


def test_ng_6_7_remove_and_upgrade() -> None:
    """NG-6.7, NG-6.8, NG-4.6: lore, cards, and the printed fame that goes with a removed card."""
    scene = Scene("red", "blue").goods("red", lore=3).hand("red", "scouts").deck("red", "start_move").turn("red")
    assert facts(scene, "red", "remove/scouts") == ["NG-6.7 cost 2 lore", "NG-6.7 draw 1", "NG-4.6 card-fame-lost 2"]
    assert facts(scene, "red", "upgrade/teamwork") == ["NG-6.8 cost 3 lore"]
    assert facts(scene.pick("red", "upgrade/teamwork"), "red", "remove/scouts") == ["NG-4.6 card-fame-lost 2"]


def test_ng_6_9_pass_and_what_one_takes() -> None:
    """NG-6.9, NG-6.10, NG-16.5, NG-16.6: the hand, the marker, and what a card is worth."""
    scene = Scene("red", "blue").hand("red", "start_move", "start_build").hand("blue", "start_move")
    scene.display("scouts", "intimidate").turn("red")
    assert facts(scene, "red", "pass") == ["NG-6.9 discard-hand 2", "NG-6.10 first"]
    scene.pick("red", "pass")
    assert facts(scene, "red", "take/scouts") == ["NG-16.5 card-fame 2"]
    assert facts(scene, "red", "take/intimidate") == []
    scene.pick("red", "take/scouts")
    assert facts(scene, "blue", "pass") == ["NG-6.9 discard-hand 1"]
    scene = Scene("red", "blue").units("red", "start.n", 3).hand("red", "start_move").year(7)
    scene.achievements("warlord", "builder").turn("red").pick("red", "pass")
    assert facts(scene, "red", "take/warlord") == ["NG-16.6 achievement 3"]


def test_ng_10_6_what_a_placement_closes() -> None:
    """NG-10.6, NG-EX17: 3 fame for {start.n, t28.s, t30.w}; a place shows the best that a turn can bring."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "t28.s", 1).units("red", "start.s", 1).pile("t30")
    scene.hand("red", "start_explore").turn("red").pick("red", "play/start_explore")
    assert facts(scene, "red", "place/1,-1") == ["NG-2.1 turns 4", "NG-10.6 fame-most 3"]
    assert facts(scene, "red", "place/0,1") == ["NG-2.1 turns 4", "NG-10.6 fame-most 2"]
    scene.pick("red", "place/1,-1")
    assert facts(scene, "red", "turn/0") == ["NG-1.3 close start.n 3", "NG-10.6 fame 3"]


def exploring(clans: str, tile: str) -> Scene:
    """Red in the territory of NG-EX17, which a tile at 1,-1 may close; only there can it lie."""
    scene = Scene("red", "blue", clans=clans).tile("t28", 0, -1).units("red", "t28.s", 1).pile(tile)
    return scene.hand("red", "start_explore").turn("red").pick("red", "play/start_explore")


def test_ng_17_what_clans_gain_by_a_placement() -> None:
    """NG-17.6, NG-17.10, NG-17.11: Boar if nothing closes, Raven and Stag if something of theirs does."""
    close = "NG-1.3 close start.n 3"
    assert facts(exploring("goat wolf", "t30"), "red", "turn/0") == [close, "NG-10.6 fame 3"]
    assert facts(exploring("raven wolf", "t30"), "red", "turn/0") == [close, "NG-10.6 fame 3", "NG-10.6 gain 1 wood"]
    assert facts(exploring("stag wolf", "t30"), "red", "turn/0") == [close, "NG-10.6 fame 4"]
    assert facts(exploring("boar wolf", "t30"), "red", "turn/0") == [close, "NG-10.6 fame 3"]
    assert facts(exploring("boar wolf", "t05"), "red", "turn/0") == ["NG-10.6 gain 1 lore"]


def test_ng_10_6_others_close_without_fame() -> None:
    """NG-10.6, NG-EX4: a territory of blue that red closes gives nobody anything."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("blue", "t28.s", 1).units("red", "start.e", 1).pile("t30")
    scene.hand("red", "start_explore").land("t02 1,0 1").turn("red").pick("red", "play/start_explore")
    scene.pick("red", "place/1,-1")
    told = [facts(scene, "red", option) for option in scene.options("red")]
    assert any("NG-1.3 close start.n 3" in each for each in told)
    assert all("fame" not in fact for each in told for fact in each)


def test_ng_18_3_a_lair_is_foreseen_the_creature_is_not() -> None:
    """NG-18.3: which creature appears, nobody knows."""
    scene = Scene("red", "blue", creatures=True).tile("t28", 0, -1).units("red", "t28.s", 1).pile("t30")
    scene.hand("red", "start_explore").turn("red").pick("red", "play/start_explore")
    assert "NG-18.3 creature-appears t30.w" in facts(scene, "red", "turn/0")


def test_ng_7_3_recruits_and_camps() -> None:
    """NG-7.3, NG-14.1: the camp adds one, and the fourth unit costs 1 food in the winter."""
    scene = Scene("red", "blue").units("red", "start.n", 3).building("start.n", "training_camp", slot="none")
    scene.goods("red", food=1).hand("red", "start_recruit").turn("red").pick("red", "play/start_recruit")
    assert facts(scene, "red", "recruit/start.n") == ["NG-7.3 camps 1", "NG-14.1 winter nothing 1 food"]


def test_ng_7_3_the_winter_counts_the_units_of_the_camps() -> None:
    """NG-7.3, NG-14.1: five units and one more would cost 1 food, but the camp brings a seventh; only once."""
    scene = Scene("red", "blue").units("red", "start.n", 4).units("red", "start.e", 1)
    scene.building("start.n", "training_camp", slot="none").goods("red", food=2).hand("red", "town_hall").turn("red")
    scene.pick("red", "play/town_hall")
    assert facts(scene, "red", "recruit/start.e") == ["NG-14.1 winter 1 food 1 food"]
    assert facts(scene, "red", "recruit/start.n") == ["NG-7.3 camps 1", "NG-14.1 winter 1 food 2 food"]
    scene = Scene("red", "blue").units("red", "start.n", 11).building("start.n", "training_camp", slot="none")
    scene.goods("red", food=4, wood=2).hand("red", "outpost").turn("red").pick("red", "play/outpost")
    assert facts(scene, "red", "recruit/start.n")[-1] == "NG-14.1 winter 3 food+1 wood 4 food+2 wood"
    scene.pick("red", "recruit/start.n")
    assert facts(scene, "red", "recruit/start.n") == ["NG-14.1 winter 4 food+2 wood 4 food+2 wood"]


def test_ng_7_8_the_winter_counts_a_camp_that_waits_only_once() -> None:
    """NG-7.8, NG-14.1, NG-EX23: Raven's mercenaries: the camp has been counted with the first unit already."""
    scene = Scene("red", "blue", clans="raven goat").units("red", "start.n", 2).goods("red", food=1, wood=2)
    scene.building("start.s", "training_camp", slot="none").hand("red", "raven_mercenaries").turn("red")
    scene.pick("red", "play/raven_mercenaries")
    assert facts(scene, "red", "recruit/start.s")[1:] == ["NG-7.3 camps 1", "NG-14.1 winter nothing 1 food"]
    scene.pick("red", "recruit/start.s", "recruit/start.s", "pay/wood", "pay/wood")
    assert facts(scene, "red", "recruit/start.s") == ["NG-14.1 winter 1 food 1 food"]


def test_ng_7_3_the_winter_counts_a_camp_that_kaija_wakes() -> None:
    """NG-7.3, NG-7.8: Kaija costs nothing, the unit of the camp does."""
    scene = Scene("red", "blue", clans="bear goat").units("red", "start.n", 3).goods("red", food=1)
    scene.building("start.n", "training_camp", slot="none").hand("red", "start_recruit").turn("red")
    scene.pick("red", "play/start_recruit", "recruit/start.n")
    assert facts(scene, "red", "kaija") == ["NG-7.3 camps 1", "NG-14.1 winter nothing 1 food"]


def test_ng_17_5_kaija_costs_no_upkeep() -> None:
    """NG-17.5: the winter is shown only for a unit."""
    scene = Scene("red", "blue", clans="bear goat").units("red", "start.n", 3).goods("red", food=1)
    scene.hand("red", "start_recruit").turn("red")
    scene.pick("red", "play/start_recruit", "recruit/start.n")
    assert facts(scene, "red", "kaija") == [] and facts(scene, "red", "unit") == ["NG-14.1 winter nothing 1 food"]


def test_ng_8_1_a_building() -> None:
    """NG-8.1, NG-8.6, NG-17.7, NG-15.1: cost, harvest, Goat's food, and the way to win."""
    scene = Scene("red", "blue").land("t28 0,-1", "t30 1,-1").units("red", "start.n", 1).units("red", "t28.n", 1)
    scene.goods("red", wood=3).hand("red", "start_build").turn("red").pick("red", "play/start_build", "site/start.n")
    assert facts(scene, "red", "build/food_silo") == [
        "NG-8.1 cost 1 wood",
        "NG-17.7 gain 1 food",
        "NG-8.6 harvest 1 food",
    ]
    scene = Scene("red", "blue", clans="boar wolf").tile("t05", 0, 0 - 1, 1).goods("red", wood=3)
    scene.units("red", "t05.s", 1).hand("red", "start_build").turn("red").pick("red", "play/start_build")
    assert "NG-8.8 harvest-fame 3" in facts(scene, "red", "build/altar_of_kings")


def test_ng_12_8_the_odds_of_an_attack() -> None:
    """NG-12.2, NG-12.3, NG-12.8: power against power and the odds, before food is paid."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 5).units("blue", "start.e", 1)
    scene.goods("red", food=1).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/5")
    told = facts(scene, "red", "to/start.e")
    assert told[:2] == ["NG-9.1 points 1 0", "NG-9.5 leaves start.n"]
    assert told[2:] == ["NG-12.3 battle blue 5 1", "NG-12.8 odds 36 36"]
    assert facts(scene, "red", "to/t28.n") == ["NG-9.1 points 1 0", "NG-9.5 leaves start.n", "NG-1.4 takes t28.n"]


def test_ng_12_4_food_changes_the_odds() -> None:
    """NG-12.4: 2 against 2: food helps; the defender learns how often the territory is held."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 2).units("blue", "start.e", 2)
    scene.goods("red", food=2).goods("blue", food=1).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.e")
    none, two = facts(scene, "red", "food/0"), facts(scene, "red", "food/2")
    assert two[0] == "NG-12.4 cost 2 food" and odds(none) < odds(two)
    scene.pick("red", "food/2")
    assert facts(scene, "blue", "food/0")[-1].startswith("NG-12.8 odds-hold")
    assert odds(facts(scene, "blue", "food/0")) + odds(two) == 36 < odds(facts(scene, "blue", "food/1")) + odds(two)


def odds(told: list[str]) -> int:
    (line,) = [line for line in told if "odds" in line]
    return int(line.split()[-2])


def test_ng_12_5_power_or_kill() -> None:
    """NG-12.5: one unit defends: the kill wins at once, unless both fall."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 3).units("blue", "start.e", 1)
    scene.building("start.e", "fortress", slot="none").hand("red", "start_move").turn("red").dice("p1_or_k1")
    scene.pick("red", "play/start_move", "from/start.n", "figures/3", "to/start.e").asks("red face")
    assert odds(facts(scene, "red", "kill")) == 36 > odds(facts(scene, "red", "power"))


def test_ng_18_11_a_creature_to_attack() -> None:
    """NG-18.14 to NG-18.16: its power, the odds, the reward."""
    scene = Scene("red", "blue", creatures=True).tile("t30", 0, -1).units("red", "start.n", 3).units("red", "t30.w", 2)
    scene.creature("wolf_brown", "t30.w").creature("wolf_beige", "start.n").hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "done")
    told = facts(scene, "red", "attack/wolf_beige")
    assert told[0] == "NG-18.14 creature wolf_beige 3 4" and told[2] == "NG-18.16 reward 1"
    assert 0 < odds(told) < 36
    scene.pick("red", "attack/wolf_beige", "attack/wolf_brown").asks("red fight")
    assert facts(scene, "red", "fight/start.n") == told


def test_ng_18_10_all_who_are_with_a_valkyrie_fight_her() -> None:
    """NG-18.10, NG-18.14: those who came in before count with those who come now."""
    scene = Scene("red", "blue", creatures=True).units("red", "start.n", 5).units("blue", "start.s", 1)
    scene.creature("fallen_valkyrie_brown", "start.e").goods("red", food=1).hand("red", "militia").turn("red")
    scene.pick("red", "play/militia", "from/start.n", "figures/2")
    scene.foresees("red", "to/start.e", "NG-18.14 creature fallen_valkyrie_brown 2 7").pick("red", "to/start.e")
    scene.pick("red", "from/start.n", "figures/3")
    scene.foresees("red", "to/start.e", "NG-18.14 creature fallen_valkyrie_brown 5 7").pick("red", "to/start.e")
    assert facts(scene, "red", "food/1")[-1].startswith("NG-18.15 odds ")


def test_ng_12_9_nothing_is_foretold_of_figures_lost() -> None:
    """NG-12.9, NG-14.1: losing a unit is not shown as a recruit that makes the winter dearer."""
    scene = Scene("red", "blue", clans="bear goat", creatures=True).units("red", "start.e", 3).kaija("start.e")
    scene.units("blue", "start.s", 1).creature("draugr_brown", "start.n").phase("creatures").asks("red losses")
    assert facts(scene, "red", "unit") == facts(scene, "red", "kaija") == []
