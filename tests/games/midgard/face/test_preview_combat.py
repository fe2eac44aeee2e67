"""CM-8: what a roll counts for, as it lies or rolled again; what is left after losses; whom blame hurts."""

from tests.scenes.midgard.scene import Scene


def tells(scene: Scene, text: str, *facts: str) -> None:
    """Exactly these facts, in this order."""
    assert scene.preview("red", text) == list(facts), f"{text}: {scene.preview('red', text)}"


def fought(leader: str = "gylfir", *runes: str) -> Scene:
    """CM-EX11: a hit, a shield and a blank against attack 2, defence 3."""
    scene = Scene("red", "blue", leaders=f"{leader} ullr").goods("red", favour=1).runes("red", *runes)
    scene.enemy("troll", "river_troll_1").fight("red", "troll", sword=2, axe=1)
    return scene.roll("sword hit", "sword shield", "axe blank").combat()


def test_cm_8_16_a_roll_that_stands() -> None:
    """CM-8.17, CM-8.18: damage, losses, and the odds of the sword and the axe that are left: 2 are missing.

    Both roll: a double of either wins (1 - 5/6 * 4/6), so do two hits (2/6 * 3/6); a shield keeps one die."""
    name = "river_troll_1"
    tells(fought(), "done", f"CM-8.17 damage {name} 1 3", "CM-8.18 losses 1", f"CM-8.14 odds {name} 56")


def test_cm_8_16_what_a_reroll_would_bring() -> None:
    """CM-8.16: only a double of the axe wins in this round (2/6); rerolled with the sword, 9 of 18 rolls do."""
    scene = fought()
    tells(scene, "reroll", "CM-8.16 cost 1 favour", "CM-8.16 round-odds 0 33", "CM-8.16 fight-odds 56 79")
    scene.pick("red", "reroll")
    tells(scene, "mark/3", "CM-8.16 round-odds 0 33", "CM-8.16 fight-odds 56 79")
    tells(scene, "mark/1", "CM-8.16 round-odds 0 0", "CM-8.16 fight-odds 56 45")
    tells(scene, "cancel", "CM-8.16 nothing-spent")
    scene.pick("red", "mark/3")
    tells(scene, "mark/2", "CM-8.16 round-odds 0 50", "CM-8.16 fight-odds 56 78")
    tells(scene, "unmark/3", "CM-8.16 round-odds 0 0", "CM-8.16 fight-odds 56 56")
    tells(scene, "roll", "CM-8.16 cost 1 favour", "CM-8.16 round-odds 0 33", "CM-8.16 fight-odds 56 79")


def test_cm_10_2_favour_that_is_praised() -> None:
    """CM-10.2: 2 glory at once."""
    scene = fought("asmundr").foresees("red", "reroll", "CM-10.2 glory 2").pick("red", "reroll", "mark/3")
    scene.foresees("red", "roll", "CM-8.16 cost 1 favour", "CM-10.2 glory 2")


def test_cm_9_7_runes_after_a_roll() -> None:
    """CM-9.7, CM-9.8: potential rerolls the blank axe; reaction makes the shield a hit (two for Svanhildr)."""
    scene = fought("gylfir", "potential", "reaction")
    tells(scene, "use/potential", "CM-8.16 round-odds 0 33", "CM-8.16 fight-odds 56 79")
    tells(scene, "use/reaction", "CM-9.8 more-hits 1", "CM-9.8 fight-odds 56 81")
    scene.pick("red", "use/potential", "mark/3")
    tells(scene, "roll", "CM-9.7 flips potential", "CM-8.16 round-odds 0 33", "CM-8.16 fight-odds 56 79")
    tells(fought("svanhildr", "reaction"), "use/reaction", "CM-9.8 more-hits 2", "CM-9.8 fight-odds 81 100")


def test_cm_9_5_healing() -> None:
    """CM-9.5: one die saved, or lost."""
    scene = fought("gylfir", "healing").pick("red", "done")
    tells(scene, "use/healing", "CM-9.5 saved 1", "CM-8.14 odds river_troll_1 86")
    tells(scene, "decline", "CM-8.18 losses 1", "CM-8.14 odds river_troll_1 56")
    scene = Scene("red", "blue").enemy("troll", "hill_troll_1").runes("red", "healing").fight("red", "troll", axe=2)
    scene.roll("axe double", "axe hit").combat()  # the troll is dead already
    tells(scene, "use/healing", "CM-9.5 saved 2")
    tells(scene, "decline", "CM-8.18 losses 2")


def test_cm_8_18_which_die_to_lose() -> None:
    """CM-8.18: better a sword than the axe."""
    scene = fought().pick("red", "done")
    tells(scene, "lose/sword", "CM-8.18 odds river_troll_1 56")
    tells(scene, "lose/axe", "CM-8.18 odds river_troll_1 39")


def test_cm_8_19_losses_of_a_victory() -> None:
    """CM-8.19, CM-8.20: the draugr is dead; either of two dice comes home."""
    scene = Scene("red", "blue").enemy("draugr_1", "barrow_wretch_red").fight("red", "draugr_1", sword=1, axe=1)
    scene.roll("sword hit", "axe hit").combat()
    tells(scene, "lose/sword", "CM-8.20 come-home 1")
    tells(scene, "lose/axe", "CM-8.20 come-home 1")


def test_cm_8_3_hunting() -> None:
    """CM-8.3, CM-8.4: a sword brings 2/3 on average, an axe 7/6; the hit stays."""
    scene = Scene("red", "blue").goods("red", favour=1).dice("red", sword=2, axe=1).runes("red", "reaction")
    scene.hunt("red").roll("sword hit", "sword shield", "axe blank").combat()
    tells(scene, "done", "CM-8.4 gain 1 food")
    tells(scene, "use/reaction", "CM-9.8 more-hits 1")
    tells(scene, "reroll", "CM-8.16 cost 1 favour", "CM-8.3 food-again 1.0 2.5")
    scene.pick("red", "reroll", "mark/2")
    tells(scene, "roll", "CM-8.16 cost 1 favour", "CM-8.3 food-again 1.0 1.5")


def voyage(journey: str, *runes: str, food: int = 2) -> Scene:
    scene = Scene("red", "blue", "green").runes("red", *runes).monster("shore_1", "nykr_red")
    return scene.journey("shore_1", journey).voyage("red", "shore_1", "large", food=food, sword=2, axe=2)


def test_cm_9_6_another_journey() -> None:
    """CM-9.6: 8 of the 17 others are quiet; otherwise this one is resolved."""
    scene = voyage("lost", "journey").combat()
    tells(scene, "use/journey", "CM-9.6 quiet 47")
    tells(scene, "decline", "CM-8.9 journey lost")


def test_cm_9_6_another_journey_from_an_empty_deck() -> None:
    """CM-9.6, CM-3.10: the discard pile is shuffled, with the journey that was replaced: 6 of 16 cards are quiet."""
    scene = voyage("lost", "journey").journey_deck(only=True).combat().shows(decks={"journey": 0})
    piled = [*scene.table.journey_discard, scene.journey_card("lost")]
    assert (piled.count(scene.journey_card("all_quiet")), len(piled)) == (6, 16)
    tells(scene, "use/journey", "CM-9.6 quiet 38")


def test_cm_8_9_losses_at_sea_and_by_hunger() -> None:
    """CM-8.9, CM-8.12: a food and a sword, or two swords: two axes land. Against attack 1, defence 3 they win 63 %."""
    scene = voyage("lost").combat()
    for text, odds in (("lose/sword", 63), ("lose/food", 63), ("lose/axe", 55)):
        tells(scene, text, f"CM-8.8 odds nykr_red {odds}")
    scene = Scene("red", "blue").monster("shore_1", "nykr_red").journey("shore_1", "lost")
    scene.voyage("red", "shore_1", "large", food=3, axe=4).combat()
    tells(scene, "lose/axe", "CM-8.8 odds nykr_red 96")  # then a food: three axes land
    scene.pick("red", "lose/axe")
    tells(scene, "lose/food", "CM-8.8 odds nykr_red 96")
    tells(scene, "lose/axe", "CM-8.8 odds nykr_red 63")
    scene = voyage("all_quiet", food=1).combat()
    tells(scene, "lose/sword", "CM-8.8 odds nykr_red 63")
    tells(scene, "lose/axe", "CM-8.8 odds nykr_red 55")


def test_cm_8_11_losses_to_the_kraken() -> None:
    """CM-8.11: it is dead; what matters is the monster to come."""
    scene = voyage("kraken").roll("sword hit", "sword hit", "axe double", "axe double").combat()
    tells(scene, "lose/sword", "CM-8.11 odds nykr_red 63")
    tells(scene, "lose/axe", "CM-8.11 odds nykr_red 55")


def test_cm_8_7_glory_and_blame() -> None:
    """CM-9.4, CM-8.7, CM-12.11: half the glory again; the fourth blame costs blue 4, the first costs green 1."""
    scene = Scene("red", "blue", "green").runes("red", "glory").blame(blue=3).enemy("troll", "moss_troll_1")
    scene.fight("red", "troll", axe=2).roll("axe double", "axe double").combat()
    tells(scene, "use/glory", "CM-9.4 glory 1")
    tells(scene, "decline")
    scene.pick("red", "decline")
    tells(scene, "blame/blue", "CM-8.7 blames blue 4 -4")
    tells(scene, "blame/green", "CM-8.7 blames green 1 -1")
