"""CM-8.5, CM-8.6, CM-8.14 to CM-8.21, CM-8.25: a fight, round after round."""

from tests.scenes.midgard.scene import Scene


def fight(troll: str, **dice: int) -> Scene:
    """Red fights the troll; blue's ship at the last shore asks once red's fights are over."""
    scene = Scene("red", "blue", "green").enemy("troll", troll).fight("red", "troll", **dice)
    return scene.voyage("blue", "shore_3", "small").runes("blue", "journey")


def test_cm_ex11_losses_are_suffered_in_the_round_of_victory() -> None:
    """CM-EX11, CM-8.14 to CM-8.20: damage 1, a sword is lost; then damage 3, both dice are lost, the troll too."""
    scene = fight("river_troll_1", sword=2, axe=1).blame(red=2)
    scene.roll("sword hit", "sword shield", "axe blank").combat().asks("red lose-combat")
    scene.hears(
        "table",
        "CM-8.14 red fight troll river_troll_1 2 sword+1 axe",
        "CM-8.15 red rolled sword hit, sword shield, axe blank",
        "CM-8.17 red strike river_troll_1 1 1 3",
        "CM-8.18 red losses 2 1 1",
    )
    assert scene.decision("red").args == [1]
    scene.offers("red", "lose/sword", "lose/axe").roll("sword blank", "axe double").pick("red", "lose/sword")
    scene.hears(
        "table",
        "CM-8.18 red lost-warrior troll sword",
        "CM-8.15 red rolled sword blank, axe double",
        "CM-8.17 red strike river_troll_1 2 3 3",
        "CM-8.18 red losses 2 0 2",
        "CM-8.18 red lost-warrior troll sword",
        "CM-8.18 red lost-warrior troll axe",
        "CM-8.20 red defeated river_troll_1",
        "CM-8.20 red glory 3",
        "CM-8.20 red gained 1 wood",
        "CM-8.7 red blame-gone 1",
    )
    scene.asks("red blame").pick("red", "blame/green").all_rolled()
    scene.shows(glory={"red": 3}, goods={"red": {"wood": 1}}, blame={"red": 1, "green": 1, "blue": 0})
    scene.shows(dice={"red": {}}, trophies={"red": ["river_troll_1"]}, enemies={"troll": ""})


def test_cm_8_21_beaten_without_dice() -> None:
    """CM-8.21, CM-8.18: nothing is gained, and the enemy stays."""
    scene = fight("forest_troll_1", sword=2).roll("sword hit", "sword hit").combat().asks("blue journey")
    scene.hears("table", "CM-8.17 red strike forest_troll_1 2 2 4", "CM-8.21 red beaten forest_troll_1")
    scene.shows(glory={"red": 0}, trophies={"red": []}, enemies={"troll": "forest_troll_1"}, dice={"red": {}})


def test_cm_8_5_there_is_no_retreat() -> None:
    """CM-8.5, CM-8.27, CM-8.21: round follows round while dice are left."""
    scene = fight("cave_troll_1", spear=3)
    scene.roll(*["spear shield"] * 3, *["spear shield"] * 3, "spear blank", "spear hit", "spear shield")
    scene.roll("spear double", "spear double", "spear double").combat()
    scene.hears("table", "CM-8.17 red strike cave_troll_1 0 0 5", "CM-8.17 red strike cave_troll_1 0 0 5")
    scene.hears("table", "CM-8.17 red strike cave_troll_1 1 1 5", "CM-8.17 red strike cave_troll_1 6 7 5")
    scene.asks("red blame").shows(dice={"red": {"spear": 2}}).all_rolled()


def test_cm_8_5_however_long_it_takes() -> None:
    """CM-8.5, CM-8.14: eight rounds, and damage adds up over all of them."""
    scene = fight("cave_troll_1", spear=3).roll("spear hit", "spear shield", "spear blank")
    scene.roll(*["spear shield", "spear shield", "spear blank"] * 6, "spear double", "spear double", "spear double")
    scene.combat().hears("table", *["CM-8.17 red strike cave_troll_1 0 1 5"] * 6)
    scene.hears("table", "CM-8.17 red strike cave_troll_1 6 7 5", "CM-8.20 red defeated cave_troll_1")
    scene.asks("red blame").shows(dice={"red": {"spear": 2}}).all_rolled()


def test_cm_ru17_damage_has_no_limit() -> None:
    """CM-RU17, CM-8.14: there are three tokens in the box, but damage is only counted."""
    scene = Scene("red", "blue").monster("shore_1", "hafgufa_red").voyage("red", "shore_1", "drakkar", food=4, spear=8)
    for doubles in (1, 1, 0, 2):
        scene.roll(*["spear shield"] * 4, *["spear blank"] * (4 - doubles), *["spear double"] * doubles)
    scene.combat().all_rolled()
    strikes = [line for line in scene.heard() if " strike " in line]
    assert strikes == [f"CM-8.17 red strike hafgufa_red {dealt} 6" for dealt in ("2 2", "2 4", "0 4", "4 8")]
    scene.shows(glory={"red": 17}, dice={"red": {"spear": 8}})


def test_cm_8_6_without_dice_there_is_no_fight() -> None:
    """CM-8.6: the reserved fight is not fought; the troll is undefeated."""
    scene = fight("moss_troll_1").dice("red", axe=3).combat().asks("blue journey")
    scene.hears("table", "CM-8.6 red no-fight troll").hears_not("table", "rolled")
    scene.shows(enemies={"troll": "moss_troll_1"}, dice={"red": {"axe": 3}})


def test_cm_8_14_damage_is_wiped_after_a_fight() -> None:
    """CM-8.14: the damage on the first draugr does not count for the second."""
    scene = Scene("red", "blue").enemy("draugr_1", "risen_thrall_red").enemy("draugr_2", "risen_thrall_blue")
    scene.fight("red", "draugr_1", axe=1).fight("red", "draugr_2", axe=1)
    scene.roll("axe hit", "axe hit").combat().all_rolled()
    scene.hears("table", "CM-8.17 red strike risen_thrall_red 1 1 2", "CM-8.21 red beaten risen_thrall_red")
    scene.hears("table", "CM-8.17 red strike risen_thrall_blue 1 1 2", "CM-8.21 red beaten risen_thrall_blue")
    scene.shows(glory={"red": 0})


def test_cm_8_17_a_double_deals_two() -> None:
    """CM-8.17: hits 1, doubles 2, shields and blanks nothing; CM-8.18: two shields stop an attack of 1."""
    scene = fight("cave_troll_1", sword=2, spear=2, axe=2)
    scene.roll("sword double", "sword blank", "spear shield", "spear shield", "axe hit", "axe double").combat()
    scene.hears("table", "CM-8.17 red strike cave_troll_1 5 5 5", "CM-8.18 red losses 1 2 0")
    scene.asks("red blame").shows(dice={"red": {"sword": 2, "spear": 2, "axe": 2}})


def test_cm_8_1_in_the_order_of_the_board() -> None:
    """CM-8.1: troll, draugr 1, draugr 2, then the shores from left to right, whoever is first player."""
    scene = Scene("red", "blue", "green", "yellow", leaders="gylfir dagrun svanhildr ullr").first("yellow")
    for colour in ("red", "blue", "green", "yellow"):
        scene.goods(colour, favour=1)
    scene.enemy("troll", "mountain_troll_1").enemy("draugr_1", "draugr_lord_red").enemy("draugr_2", "draugr_lord_blue")
    scene.fight("blue", "troll", axe=1).fight("red", "draugr_1", axe=1).fight("green", "draugr_2", axe=1)
    scene.voyage("yellow", "shore_1", "small", food=1, axe=1).voyage("blue", "shore_3", "karvi", food=1, axe=1)
    scene.voyage("red", "shore_4", "drakkar", food=1, axe=1)
    scene.roll(*["axe blank"] * 6).combat().asks("blue fight").pick("blue", "done").asks("red fight")
    scene.pick("red", "done").asks("green fight").pick("green", "done").asks("yellow fight").pick("yellow", "done")
    scene.asks("blue fight").pick("blue", "done").asks("red fight").pick("red", "done").shows(round=2)


def test_cm_8_2_dice_that_return_fight_no_more_this_round() -> None:
    """CM-8.2: the survivors of the troll are home when the draugr, the ship and the clean-up come."""
    scene = fight("moss_troll_1", axe=3).fight("red", "draugr_1").voyage("red", "shore_1", "large", food=1)
    scene.roll("axe double", "axe hit", "axe hit").combat().asks("red blame").pick("red", "blame/blue")
    scene.hears("table", "CM-8.6 red no-fight draugr_1", "CM-8.24 red voyage-over shore_1").hears_not("table", "rolled")
    scene.shows(dice={"red": {"axe": 2}}, sent={"draugr_1": {}, "shore_1": {}})


def test_cm_8_15_all_dice_still_in_the_fight() -> None:
    """CM-8.15: those that were lost are not rolled again, the others are, whatever they showed."""
    scene = fight("cave_troll_1", sword=1, spear=1, axe=1)
    scene.roll("sword hit", "spear hit", "axe hit").combat().roll("spear blank", "axe double")
    scene.pick("red", "lose/sword").all_rolled()
    scene.hears("table", "CM-8.15 red rolled spear blank, axe double", "CM-8.17 red strike cave_troll_1 2 5 5")


def test_cm_8_25_the_question_tells_what_the_round_would_bring() -> None:
    """CM-8.25, CM-8.16: enemy, damage including this roll, defence, losses."""
    scene = fight("river_troll_1", sword=2, spear=1).goods("red", favour=1)
    scene.roll("sword hit", "sword blank", "spear shield").combat().asks("red fight")
    enemy = scene.enemy_card("river_troll_1")
    assert scene.decision("red").args == [enemy, 1, 3, 1]
    scene.roll("sword double", "spear hit").pick("red", "done").asks("red lose-combat").pick("red", "lose/sword")
    assert scene.decision("red").args == [enemy, 4, 3, 2]


def test_cm_8_27_only_the_fighting_player_decides() -> None:
    """CM-8.27: with the player's own favour and runes."""
    scene = fight("river_troll_1", sword=2).goods("red", favour=1).goods("blue", favour=5)
    scene.roll("sword hit", "sword blank").combat().asks("red fight").withheld("red", "blue", "green")
    scene.barred("blue", "reroll", "CM-1.2", "not-asked").barred("red", "use/journey", "CM-9.1", "not-your-rune")
    scene.barred("red", "decline", "CM-1.2", "not-now")
