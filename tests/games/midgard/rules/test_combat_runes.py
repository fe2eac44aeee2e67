"""CM-9.2, CM-9.5, CM-9.8, CM-9.13: runes in combat, those of its windows and the free ones."""

import pytest

from tests.scenes.midgard.scene import Scene


def fight(troll: str, *runes: str, **dice: int) -> Scene:
    """Red fights the troll with these runes."""
    scene = Scene("red", "blue", "green").enemy("troll", troll).runes("red", *runes)
    return scene.fight("red", "troll", **dice)


# --- healing


def test_cm_ex16_healing_saves_the_fight() -> None:
    """CM-EX16, CM-9.5: 2 dice, attack 3, no shields: the fight is lost without the rune and goes on with it."""
    scene = fight("mountain_troll_1", "healing", sword=1, axe=1).roll("sword hit", "axe hit").combat()
    scene.asks("red healing").offers("red", "use/healing", "decline")
    assert scene.decision("red").args == [2]
    scene.twin().pick("red", "decline").hears("table", "CM-8.21 red beaten mountain_troll_1")
    scene.roll("sword blank", "axe double").pick("red", "use/healing")
    scene.hears(
        "table",
        "CM-9.5 red rune healing",
        "CM-9.5 red healed 2",
        "CM-8.15 red rolled sword blank, axe double",
        "CM-8.17 red strike mountain_troll_1 2 4 3",
        "CM-8.18 red losses 3 0 2",
        "CM-8.20 red defeated mountain_troll_1",
    )
    scene.shows(used={"red": ["healing"]}, dice={"red": {}}).asks("red blame")


def test_cm_8_25_healing_is_offered_before_dice_are_chosen() -> None:
    """CM-8.25, CM-9.5: once it was declined it is too late for this round, not for the next."""
    scene = fight("cave_troll_1", "healing", sword=2, axe=1).roll("sword blank", "sword blank", "axe blank").combat()
    scene.asks("red healing").barred("red", "lose/axe", "CM-1.2", "not-now").pick("red", "decline")
    scene.asks("red lose-combat").barred("red", "use/healing", "CM-9.13", "rune-not-here")
    scene.roll("sword blank", "axe blank").pick("red", "lose/sword").asks("red healing")


def test_cm_9_5_the_survivors_of_a_victory() -> None:
    """CM-9.5, CM-8.19: even in the round in which the enemy falls."""
    scene = fight("hill_troll_1", "healing", axe=2).roll("axe double", "axe hit").combat().pick("red", "use/healing")
    scene.shows(dice={"red": {"axe": 2}}, glory={"red": 2})


def test_cm_9_13_not_with_no_losses() -> None:
    """CM-9.13: healing is not offered when all the attack is stopped."""
    scene = fight("moss_troll_1", "healing", spear=2).goods("red", favour=1).roll("spear shield", "spear double")
    scene.combat().barred("red", "use/healing", "CM-9.13", "rune-not-here").pick("red", "done").asks("red blame")
    scene.hears("table", "CM-8.18 red losses 1 1 0").shows(used={"red": []})


def test_cm_9_5_not_against_sea_and_hunger_and_bans() -> None:
    """CM-9.5: it does not help there."""
    scene = Scene("red", "blue").runes("red", "healing").journey("shore_1", "storm").monster("shore_1", "huldra_blue")
    scene.voyage("red", "shore_1", "large", food=1, sword=2, axe=2).combat().asks("red lose-sea")
    scene.barred("red", "use/healing", "CM-9.13", "rune-not-here").pick("red", "lose/axe").asks("red starve")
    scene.barred("red", "use/healing", "CM-9.13", "rune-not-here").pick("red", "lose/axe")
    scene.hears("table", "CM-8.22 red banned huldra_blue 2 sword", "CM-8.24 red voyage-over shore_1")


# --- reaction


def test_cm_9_8_shields_also_hit() -> None:
    """CM-9.8: and still are shields."""
    scene = fight("river_troll_1", "reaction", sword=1, spear=2).roll("sword shield", "spear shield", "spear hit")
    scene.combat().offers("red", "use/reaction", "done").pick("red", "use/reaction")
    scene.hears(
        "table", "CM-9.8 red rune reaction", "CM-8.17 red strike river_troll_1 3 3 3", "CM-8.18 red losses 2 2 0"
    )


def test_cm_9_8_it_counts_for_the_final_faces() -> None:
    """CM-9.8, CM-8.16: dice may still be rolled again afterwards."""
    scene = fight("cave_troll_1", "reaction", spear=2).goods("red", favour=1).roll("spear shield", "spear blank")
    scene.combat().pick("red", "use/reaction").offers("red", "reroll", "done")
    assert scene.decision("red").args[1:] == [1, 5, 0]
    scene.roll("spear blank", "spear shield").roll(*["spear blank"] * 2)
    scene.pick("red", "reroll", "mark/1", "mark/2", "roll").hears("table", "CM-8.17 red strike cave_troll_1 1 1 5")


def test_cm_9_8_not_in_later_rounds() -> None:
    """CM-9.8: only in that roll."""
    scene = fight("cave_troll_1", "reaction", spear=2).roll("spear shield", "spear shield").combat()
    scene.roll("spear shield", "spear shield").roll("spear hit", "spear double").pick("red", "use/reaction")
    scene.hears(
        "table",
        "CM-8.17 red strike cave_troll_1 2 2 5",
        "CM-8.17 red strike cave_troll_1 0 2 5",
        "CM-8.17 red strike cave_troll_1 3 5 5",
    )


def test_cm_9_13_reaction_needs_a_shield() -> None:
    """CM-9.13"""
    scene = fight("cave_troll_1", "reaction", spear=2).goods("red", favour=1).roll("spear hit", "spear blank").combat()
    scene.barred("red", "use/reaction", "CM-9.13", "rune-no-effect").offers("red", "reroll", "done")


# --- free runes


@pytest.mark.parametrize("rune", ["gifts", "wealth", "knowledge", "success"])
def test_cm_9_2_free_runes_after_a_roll(rune: str) -> None:
    """CM-9.2: even if nothing else can be done; the question is asked again afterwards."""
    scene = (
        fight("cave_troll_1", rune, axe=2).goods("red", coin=2).destinies("red", "craftsman").roll("axe hit", "axe hit")
    )
    scene.combat().asks("red fight").offers("red", f"use/{rune}", "done").pick("red", f"use/{rune}")
    if rune == "gifts":
        scene.asks("red gifts").pick("red", "gain/food", "gain/food", "gain/wood", "gain/coin")
    scene.shows(used={"red": [rune]}).hears("table", "CM-8.17 red strike cave_troll_1 2 2 5")


def test_cm_9_2_free_runes_at_every_decision_of_a_voyage() -> None:
    """CM-9.2: at the journey, at its losses, at hunger, after the roll, while marking, at healing, losses and glory."""
    scene = Scene("red", "blue").runes("red", "gifts", "journey", "healing", "glory").goods("red", favour=1)
    scene.journey("shore_1", "storm").monster("shore_1", "fenris_cub_red")
    scene.voyage("red", "shore_1", "large", food=1, sword=2, axe=2).combat().asks("red journey").may("red", "use/gifts")
    scene.pick("red", "decline").asks("red lose-sea").may("red", "use/gifts").pick("red", "lose/sword")
    scene.asks("red starve").may("red", "use/gifts").roll("axe hit", "axe double").pick("red", "lose/sword")
    scene.asks("red fight").may("red", "use/gifts").pick("red", "reroll").asks("red mark").may("red", "use/gifts")
    scene.pick("red", "cancel", "done").asks("red healing").may("red", "use/gifts").pick("red", "decline")
    scene.asks("red glory").may("red", "use/gifts").pick("red", "use/gifts", *["gain/wood"] * 4).asks("red glory")
    scene.shows(goods={"red": {"favour": 2, "wood": 4}}).may_not("red", "use/gifts")
    scene.barred("red", "use/gifts", "CM-9.1", "rune-used")


def test_cm_9_2_free_runes_at_losses_blame_and_the_hunt() -> None:
    """CM-9.2"""
    scene = fight("moss_troll_1", "gifts", sword=1, axe=1).hunt("red").dice("red", spear=1)
    scene.roll("spear hit").combat().asks("red hunt").offers("red", "use/gifts", "done")
    scene.roll("sword hit", "axe hit").pick("red", "done").asks("red fight").pick("red", "done")
    scene.asks("red lose-combat").offers("red", "lose/sword", "lose/axe", "use/gifts").pick("red", "lose/axe")
    scene.asks("red blame").offers("red", "blame/blue", "blame/green", "use/gifts")
    scene.pick("red", "use/gifts", *["gain/coin"] * 4).asks("red blame").offers("red", "blame/blue", "blame/green")


def test_cm_9_2_a_free_rune_while_marking_spends_nothing_else() -> None:
    """CM-9.2, CM-8.16: the marks stay."""
    scene = fight("cave_troll_1", "wealth", axe=2).goods("red", favour=1, coin=3).roll("axe blank", "axe hit").combat()
    scene.pick("red", "reroll", "mark/1", "use/wealth").offers("red", "unmark/1", "mark/2", "roll", "cancel")
    scene.shows(goods={"red": {"favour": 1, "coin": 6}}).barred("red", "use/wealth", "CM-9.1", "rune-used")


def test_cm_12_15_success_counts_the_dice_of_the_fight() -> None:
    """CM-12.15, CM-9.9: assigned dice are owned; red and blue have three each: the small bonus."""
    scene = fight("cave_troll_1", "success", axe=3).destinies("red", "leader_of_armies").dice("blue", sword=3)
    scene.roll("axe hit", "axe hit", "axe hit").combat().pick("red", "use/success").hears(
        "table", "CM-12.3 red glory 3"
    )
    scene.shows(revealed={"red": ["leader_of_armies"]})


def test_cm_9_2_while_another_fights() -> None:
    """CM-RU10, CM-9.2: blue need not wait; red's roll is unchanged."""
    scene = fight("cave_troll_1", axe=1).goods("red", favour=1).runes("blue", "gifts").roll("axe hit").combat()
    scene.barred("red", "use/gifts", "CM-9.1", "not-your-rune").pick("blue", "use/gifts").asks("blue gifts")
    scene.pick("blue", *["gain/food"] * 4).asks("red fight").shows(goods={"blue": {"food": 4}})
    scene.may("red", "reroll", "done")
