"""NG-12: battle. On the starting tile e and w touch all other territories, n and s do not touch each other."""

import itertools

import pytest

from longhouse.games.northgard.rules.odds import odds
from longhouse.games.northgard.rules.sides import OF_FOOD, muster_attacker, muster_creature, muster_defender
from longhouse.games.northgard.state.words import NONE
from tests.scenes.northgard.play import Play
from tests.scenes.northgard.scene import Scene


def attack(red: int, purple: int, *buildings: str, card: str = "start_move", clans: str = "goat boar") -> Scene:
    """Red stands in start.n with one unit more than red attacks with, purple in start.e; red has chosen the group."""
    scene = Scene("red", "purple", clans=clans)
    scene.units("red", "start.n", red + 1).units("purple", "start.e", purple)
    for building in buildings:
        scene.building("start.e", building, slot="none")
    return scene.hand("red", card)


def march(scene: Scene, red: int, card: str = "start_move", end: str = "") -> Scene:
    scene.turn("red").pick("red", f"play/{card}", "from/start.n", f"figures/{red}", "to/start.e")
    if end:
        scene.pick("red", end)
    return scene


# --- the examples


def test_ng_ex6_a_side_without_figures_loses_whatever_the_scores() -> None:
    """NG-EX6, NG-12.2 to NG-12.8: 7 against 8, but both purple units fall."""
    scene = attack(5, 2, "fortress", "defense_tower").goods("red", food=2).goods("purple", food=3)
    march(scene.dice("k2", "p2"), 5).asks("red battle-food").pick("red", "food/2")
    scene.only("purple", "food/0", "food/1", "food/2").barred("purple", "food/3", "NG-12.4")
    scene.pick("purple", "food/2")
    scene.hears("table", "NG-12.5 red rolled k2", "NG-12.5 purple rolled p2")
    scene.hears(
        "table", "NG-12.8 red battle-won start.e 7 8", "NG-12.9 red fell start.e 1", "NG-12.9 purple fell start.e 2"
    )
    scene.shows(holder={"start.e": "red"}, units={"start.e": 4}, goods={"red": {}, "purple": {"food": 1}})
    scene.shows(reserve={"purple": 14}, raiding={"start.e": 0})


def test_ng_ex7_a_tie_is_won_by_the_defender() -> None:
    """NG-EX7, NG-12.8, NG-12.10: the two red units that are left retreat, one to each of two territories."""
    scene = attack(4, 2, "fortress", "defense_tower", card="bodyguard").goods("red", food=1).goods("purple", food=2)
    march(scene.dice("p1k1", "p1_or_k1"), 4, "bodyguard").pick("red", "food/0").pick("purple", "food/2")
    scene.asks("purple face").only("purple", "power", "kill").pick("purple", "kill")
    scene.hears(
        "table", "NG-12.8 purple battle-won start.e 6 6", "NG-12.9 red fell start.e 2", "NG-12.9 purple fell start.e 1"
    )
    scene.asks("red retreat").only("red", "retreat/start.n", "retreat/start.w", "retreat/start.s")
    scene.pick("red", "retreat/start.n").only("red", "figures/1", "figures/2").pick("red", "figures/1")
    scene.pick("red", "retreat/start.w")
    scene.shows(units={"start.n": 2, "start.w": 1, "start.e": 1}, holder={"start.e": "purple", "start.w": "red"})


def test_ng_ex20_kaija_counts_two_and_falls_like_a_unit() -> None:
    """NG-EX20, NG-17.3: 4 against 6, but two kills are enough for her and her companion."""
    scene = attack(4, 1, clans="goat bear").kaija("start.e")
    march(scene.dice("k2", "p3"), 4)
    scene.hears("table", "NG-12.8 red battle-won start.e 4 6", "NG-12.9 purple kaija-fell start.e")
    scene.shows(holder={"start.e": "red"}, units={"start.e": 4}, kaija="nowhere", reserve={"purple": 14})


def test_ng_ex20_kaija_counts_as_one_figure_for_food() -> None:
    """NG-EX20, NG-17.3: one unit and Kaija may be paid 2 food."""
    scene = attack(4, 1, clans="goat bear").kaija("start.e").goods("purple", food=5)
    march(scene, 4).only("purple", "food/0", "food/1", "food/2")


def test_ng_ex24_where_both_fall_nobody_wins() -> None:
    """NG-EX24, NG-12.8: the territory is neutral, its buildings stay, and no clan gains anything."""
    scene = attack(2, 1, "defense_tower", clans="wolf stag")
    march(scene.dice("p1k1", "p1k1"), 2)
    scene.hears("table", "NG-12.8 red battle-no-winner start.e 3 2")
    scene.shows(holder={"start.e": "nobody"}, buildings={"start.e": ["defense_tower"]}, goods={"red": {}})
    scene.shows(reserve={"red": 13, "purple": 14}, fame={"red": 0, "purple": 0})


# --- step 3: food


def test_ng_12_4_the_attacker_pays_first_and_nobody_more_than_he_has() -> None:
    """NG-12.4: at most one food per figure, and no more than the player has."""
    scene = attack(3, 3).goods("red", food=2).goods("purple", food=9)
    march(scene, 3).asks("red battle-food").only("red", "food/0", "food/1", "food/2")
    scene.barred("red", "food/3", "NG-12.4", "food-not-held").barred(
        "red", "food/4", "NG-12.4", "more-food-than-figures"
    )
    scene.barred("purple", "food/1", "NG-6.1").pick("red", "food/1")
    scene.asks("purple battle-food").only("purple", "food/0", "food/1", "food/2", "food/3")
    scene.dice("p3", "p2").pick("purple", "food/3")
    scene.shows(goods={"red": {"food": 1}, "purple": {"food": 6}}).hears(
        "table", "NG-12.8 purple battle-won start.e 8 7"
    )


def test_ng_12_4_without_food_nobody_is_asked() -> None:
    """NG-12.4: there is nothing to choose; NG-12.14: the battle is still fought."""
    march(attack(3, 1).dice("k2", "p2"), 3).shows(holder={"start.e": "red"}).hears_not("table", "battle-food")


# --- step 4: the dice


def test_ng_12_5_the_attacker_names_his_face_before_the_defender_rolls() -> None:
    """NG-12.5"""
    scene = march(attack(3, 3).dice("p1_or_k1", "p1_or_k1"), 3).asks("red face")
    scene.hears_not("table", "battle-won").barred("red", "food/0", "NG-6.1")
    assert "NG-12.5 purple rolled p1_or_k1" not in scene.heard()
    scene.pick("red", "power").asks("purple face").pick("purple", "power")
    scene.hears("table", "NG-12.8 purple battle-won start.e 4 4")


def test_ng_11_2_axe_throwers_add_power_or_a_kill_after_the_die() -> None:
    """NG-11.2: `power_or_kill`, even in addition to a choice face; it is named before the defender's die."""
    scene = attack(3, 2, card="axe_throwers")
    march(scene.dice("p1_or_k1", "p2"), 3, "axe_throwers", "done").asks("red face").pick("red", "kill")
    scene.asks("red power-or-kill").only("red", "power", "kill").pick("red", "kill")
    scene.hears("table", "NG-12.8 red battle-won start.e 3 4", "NG-12.9 purple fell start.e 2")


def test_ng_11_2_axe_throwers_as_power() -> None:
    """NG-11.2"""
    scene = attack(3, 2, card="axe_throwers")
    march(scene.dice("p2", "p3"), 3, "axe_throwers", "done").asks("red power-or-kill").pick("red", "power")
    scene.hears("table", "NG-12.8 red battle-won start.e 6 5").asks("purple retreat")


def test_ng_11_2_shieldbearers_cancel_a_kill() -> None:
    """NG-11.2: `cancel_kill`; of the kills of die and tower one is left."""
    scene = attack(3, 1, "defense_tower", card="shieldbearers")
    march(scene.dice("p3", "p1k1"), 3, "shieldbearers", "done")
    scene.hears("table", "NG-12.8 red battle-won start.e 6 2", "NG-12.9 red fell start.e 1")


def test_ng_12_3_warriors_bring_the_power_of_their_card() -> None:
    """NG-12.3, NG-9.7"""
    scene = attack(2, 3, card="grizzled_warriors")
    march(scene.dice("p2", "p2"), 2, "grizzled_warriors", "done").hears("table", "NG-12.8 red battle-won start.e 6 5")


def test_ng_12_7_a_side_never_loses_more_than_it_has() -> None:
    """NG-12.7: three kills against one unit."""
    scene = march(attack(1, 3, "defense_tower").dice("p3", "k2"), 1)
    scene.hears("table", "NG-12.9 red fell start.e 1").shows(reserve={"red": 13}, holder={"start.e": "purple"})


def test_ng_8_7_every_fortress_and_every_tower_counts() -> None:
    """NG-8.7, NG-RU14, NG-12.3, NG-12.7: 2 power each, 1 kill each, for the defender of the territory."""
    scene = attack(6, 2, "fortress", "fortress", "defense_tower", "defense_tower")
    march(scene.dice("p3", "p2"), 6)
    scene.hears("table", "NG-12.8 red battle-won start.e 9 8", "NG-12.9 red fell start.e 2").asks("purple retreat")


def test_ng_8_7_the_attacker_has_nothing_of_his_own_buildings() -> None:
    """NG-8.7: those of the territory from which the attacker comes do not count either."""
    scene = attack(3, 3).building("start.n", "fortress", "defense_tower", slot="none")
    march(scene.dice("p2", "p2"), 3).hears("table", "NG-12.8 purple battle-won start.e 5 5").hears_not("table", "fell")


def test_ng_11_2_nothing_to_cancel() -> None:
    """NG-11.2: without a kill the shields do nothing."""
    scene = attack(3, 1, card="shieldbearers")
    march(scene.dice("p3", "p2"), 3, "shieldbearers", "done").asks("purple retreat").hears_not("table", "fell")
    scene.shows(raiding={"start.e": 3})


def test_ng_21_12_a_conqueror_is_not_stopped_by_buildings() -> None:
    """NG-21.12: neither Fortress nor Defense Tower counts against the Conqueror."""
    scene = attack(3, 2, "fortress", "defense_tower").flag("red", "ignore_defences")
    march(scene.dice("p2", "p2"), 3).hears("table", "NG-12.8 red battle-won start.e 5 4").hears_not("table", "fell")


def test_ng_17_9_scorched_earth_helps_the_snake_attacking_and_defending() -> None:
    """NG-17.9: +1 power in every battle in that territory."""
    scene = attack(3, 3, clans="snake boar").scorched("start.e")
    march(scene.dice("p2", "p2"), 3).hears("table", "NG-12.8 red battle-won start.e 6 5")
    scene = attack(3, 3, clans="goat snake").scorched("start.e")
    march(scene.dice("p3", "p2"), 3).hears("table", "NG-12.8 purple battle-won start.e 6 6")


# --- step 6: losses


def test_ng_12_9_the_owner_chooses_between_kaija_and_units() -> None:
    """NG-12.9, NG-RU17: asked only where there is something to choose."""
    scene = attack(4, 2, clans="goat bear").kaija("start.e")
    march(scene.dice("p1k1", "p3"), 4).asks("purple losses").only("purple", "unit", "kaija")
    scene.barred("purple", "power", "NG-6.1")
    other = scene.twin()
    scene.pick("purple", "unit").shows(kaija="start.e", units={"start.e": 1}, figures={"start.e": 2})
    other.pick("purple", "kaija").shows(kaija="nowhere", units={"start.e": 2})


def test_ng_12_9_figures_are_named_one_at_a_time() -> None:
    """NG-12.9: two kills against three units and Kaija; once she has fallen, the rest are units."""
    scene = attack(5, 3, clans="goat bear").kaija("start.e")
    march(scene.dice("k2", "p3"), 5).asks("purple losses").pick("purple", "unit").asks("purple losses")
    other = scene.twin()
    scene.pick("purple", "unit").shows(kaija="start.e", units={"start.e": 1}, reserve={"purple": 13})
    other.pick("purple", "kaija").shows(kaija="nowhere", units={"start.e": 2}, reserve={"purple": 12})


def test_ng_12_9_kaija_falls_unasked_if_there_are_no_units_enough() -> None:
    """NG-12.9, NG-17.17: two kills, Kaija and a unit."""
    scene = attack(6, 1, "defense_tower", clans="bear boar")
    scene.units("red", "start.w", 1).kaija("start.w").flag("red", "kaija_may_attack").turn("red")
    scene.dice("p3", "p1k1").pick("red", "play/start_move", "from/start.w", "figures/1k", "to/start.e")
    scene.shows(kaija="nowhere", reserve={"red": 7}, holder={"start.e": "purple"})


# --- push_defender


def test_ng_11_2_intimidate_pushes_a_defender_away() -> None:
    """NG-11.2: to a territory that is neutral or the defender's; with the last one gone there is no battle."""
    scene = attack(2, 1, card="intimidate", clans="stag boar").units("purple", "start.s", 1)
    march(scene, 2, "intimidate", "done").asks("red push")
    scene.only("red", "to/start.s", "to/start.w", "no").barred("red", "to/start.n", "NG-11.2", "push-not-beside")
    scene.barred("red", "to/start.e", "NG-11.2", "push-not-beside").barred("red", "to/t05.n", "NG-1.1")
    scene.pick("red", "to/start.s").shows(holder={"start.e": "red"}, units={"start.e": 2, "start.s": 2})
    scene.shows(fame={"red": 0}).hears_not("table", "battle-won", "rolled").asks("red play-on")


def test_ng_11_2_intimidate_may_be_declined() -> None:
    """NG-11.2: `may`."""
    scene = attack(2, 1, card="intimidate")
    march(scene, 2, "intimidate", "done").dice("p2", "p2").pick("red", "no")
    scene.hears("table", "NG-12.8 red battle-won start.e 4 3")


def test_ng_11_2_the_owner_says_which_figure_is_pushed() -> None:
    """NG-11.2: owner's choice of figure."""
    scene = attack(3, 2, card="intimidate", clans="goat bear").kaija("start.e")
    march(scene, 3, "intimidate", "done").pick("red", "to/start.s").asks("purple driven").dice("p2", "p2")
    scene.pick("purple", "kaija").shows(kaija="start.s", holder={"start.s": "purple"})
    scene.hears("table", "NG-11.2 purple driven 0 1 start.e start.s", "NG-12.8 red battle-won start.e 5 4")


def test_ng_11_2_nobody_is_pushed_away_from_a_brown_bear() -> None:
    """NG-11.2, NG-18.8: the battle begins at once."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).units("purple", "start.e", 2)
    scene.creature("brown_bear_beige", "start.e").hand("red", "intimidate")
    march(scene.dice("p3", "p2"), 2, "intimidate", "done").hears("table", "NG-12.8 red battle-won start.e 5 4")


def test_ng_18_13_nobody_is_pushed_away_from_a_valkyrie() -> None:
    """NG-11.2, NG-18.13: units that have shared with her since the set-up are not moved out by cards."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).units("purple", "start.e", 2)
    scene.creature("fallen_valkyrie_beige", "start.e").hand("red", "intimidate")
    march(scene.dice("p3", "p2"), 2, "intimidate", "done").hears("table", "NG-12.8 red battle-won start.e 5 4")


def test_ng_11_2_pushed_over_a_rough_border_and_not_to_her() -> None:
    """NG-11.2: rough borders do not matter; no battle and no Fallen Valkyrie where the figure goes."""
    scene = Scene("red", "purple", creatures=True).land("t06 0,-1").units("red", "t06.e", 5).units("purple", "t06.w", 2)
    scene.units("purple", "t06.n", 1).creature("fallen_valkyrie_beige", "start.w").hand("red", "intimidate").turn("red")
    scene.pick("red", "play/intimidate", "from/t06.e", "figures/2", "to/t06.n", "from/t06.e", "figures/2", "to/t06.w")
    scene.pick("red", "fight/t06.w").only("red", "to/start.n", "no")
    scene.barred("red", "to/t06.n", "NG-11.2", "push-not-beside")
    scene.barred("red", "to/start.s", "NG-11.2", "push-not-beside")


# --- odds


def outcomes(scene: Play, dice: tuple[str, str]) -> list[tuple[tuple[str, ...], tuple[str, ...], bool]]:
    """All ways to play on from here with these dice: what red names, what purple names, and whether red won."""
    twin = scene.twin()
    twin.dice(*dice).pick("red", "to/start.e")
    if "done" in twin.options(twin.questions()[0].split()[0]):
        twin.pick("red", "done")
    return play_on(twin, (), ())


def play_on(
    scene: Play, red: tuple[str, ...], purple: tuple[str, ...]
) -> list[tuple[tuple[str, ...], tuple[str, ...], bool]]:
    question = scene.questions()[0]
    colour = question.split()[0]
    if "power" not in scene.options(colour):
        return [(red, purple, "start.e" in " ".join([x for x in scene.heard() if "red battle-won" in x]))]
    found = []
    for face in ("power", "kill"):
        twin = scene.twin()
        twin.pick(colour, face)
        more = ((*red, face), purple) if colour == "red" else (red, (*purple, face))
        found += play_on(twin, *more)
    return found


def played_wins(scene: Play) -> int:
    """Of the 36 rolls: red names what is best against all dice of purple, purple what is best against red."""
    faces = [face.name for face in scene.table.box.faces]
    wins = 0
    for mine in faces:
        results = {theirs: outcomes(scene, (mine, theirs)) for theirs in faces}
        named = {red for red, _, _ in results[faces[0]]}
        wins += max(
            sum(all(won for red, _, won in results[theirs] if red == name) for theirs in faces) for name in named
        )
    return wins


@pytest.mark.parametrize(
    ("red", "purple", "buildings", "card"),
    [
        (1, 1, "", "start_move"),
        (2, 2, "defense_tower", "start_move"),
        (4, 2, "fortress defense_tower", "bodyguard"),
        (3, 3, "", "bodyguard"),
        (2, 2, "", "axe_throwers"),
        (2, 1, "defense_tower", "shieldbearers"),
    ],
)
def test_odds_are_what_the_battle_gives(red: int, purple: int, buildings: str, card: str) -> None:
    """NG-12.5 to NG-12.8: the numbers that players see are those of all 36 rolls, played."""
    scene = attack(red, purple, *buildings.split(), card=card).turn("red")
    scene.pick("red", f"play/{card}", "from/start.n", f"figures/{red}")
    assert foretold(scene, red, purple, card) == played_wins(scene)


def foretold(scene: Scene, red: int, purple: int, card: str) -> int:
    table, rep = scene.table, scene.region("start.e")
    step = table.box.scripts[table.box.cards[scene.card(card)].script][0]
    attacker = muster_attacker(table, 0, rep, red, 0, step, NONE)
    return odds(table.box, attacker, muster_defender(table, 1, rep, purple, 0, 0))


def test_odds_with_axe_throwers_and_food() -> None:
    """NG-11.2, NG-12.4: more power, and power or kill at will, never make an attack worse."""
    scene = attack(3, 3, card="axe_throwers").turn("red")
    plain = foretold(scene, 3, 3, "start_move")
    assert plain < foretold(scene, 3, 3, "axe_throwers") < 36
    table, rep = scene.table, scene.region("start.e")
    attacker, defender = muster_attacker(table, 0, rep, 3, 0, NONE, NONE), muster_defender(table, 1, rep, 3, 0, 0)
    wins = []
    for food in range(4):
        attacker[OF_FOOD] = food
        wins.append(odds(table.box, attacker, defender))
    assert wins == sorted(wins) and wins[0] == plain and wins[0] < wins[3]


def test_odds_against_a_creature() -> None:
    """NG-18.14, NG-18.25: three units against a Wolf: won where their die shows more than one power above hers."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).creature("wolf_brown", "start.n")
    table, rep = scene.table, scene.region("start.n")
    wolf = table.row[0]
    attacker = muster_attacker(table, 0, rep, 3, 0, NONE, wolf)
    mine, hers = [2, 3, 2, 0, 1, 1], [2, 3, 2, 0, 1, 1]
    wins = sum(3 + a > 4 + b for a, b in itertools.product(mine, hers))
    assert odds(table.box, attacker, muster_creature(table, wolf)) == wins
