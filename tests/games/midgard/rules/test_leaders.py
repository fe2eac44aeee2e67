"""CM-10.2, CM-10.4, CM-10.6: leaders in combat and at the hunt."""

from tests.scenes.midgard.scene import Scene


def led(leader: str, troll: str = "cave_troll_1", **dice: int) -> Scene:
    """Red with this leader fights the troll."""
    other = "dagrun" if leader != "dagrun" else "gylfir"
    return Scene("red", "blue", leaders=f"{leader} {other}").enemy("troll", troll).fight("red", "troll", **dice)


def test_cm_ex12_asmundr_gains_glory_for_favour() -> None:
    """CM-EX12, CM-10.2, CM-RU26: 4 blanks, all four for 1 favour, one for the second: 4 glory at once."""
    scene = led("asmundr", "forest_troll_1", sword=4).goods("red", favour=2).roll(*["sword blank"] * 4).combat()
    scene.roll(*["sword blank"] * 4).pick("red", "reroll", "mark/1", "mark/2", "mark/3", "mark/4", "roll")
    scene.hears("table", "CM-8.16 red paid 1 favour", "CM-10.2 red glory 2").shows(glory={"red": 2})
    scene.roll("sword blank").roll("sword blank", "sword blank").pick("red", "reroll", "mark/1", "roll").all_rolled()
    scene.shows(glory={"red": 4}, goods={"red": {}})


def test_cm_10_2_at_the_hunt_too() -> None:
    """CM-10.2"""
    scene = Scene("red", "blue", leaders="asmundr dagrun").hunt("red").dice("red", axe=1).goods("red", favour=1)
    scene.roll("axe blank").combat().roll("axe hit").pick("red", "reroll", "mark/1", "roll")
    scene.shows(glory={"red": 2}, goods={"red": {"food": 1}})


def test_cm_10_2_not_for_the_rune_nor_for_marking() -> None:
    """CM-10.2, CM-9.7: only for discarded favour."""
    scene = led("asmundr", sword=2).goods("red", favour=1).runes("red", "potential").roll(*["sword blank"] * 2).combat()
    scene.pick("red", "reroll", "mark/1", "cancel").shows(glory={"red": 0})
    scene.roll("sword hit").pick("red", "use/potential", "mark/1", "roll").shows(glory={"red": 0})


def test_cm_10_2_nobody_else_gains_by_favour() -> None:
    """CM-10.2"""
    scene = led("ullr", sword=1).goods("red", favour=2).roll("sword blank").combat().roll("sword hit")
    scene.pick("red", "reroll", "mark/1", "roll").shows(glory={"red": 0}, goods={"red": {"favour": 1}})


def test_cm_ex6_svanhildr_strikes_harder_with_swords() -> None:
    """CM-EX6, CM-10.4: a sword hit and a sword double: 2 + 3 = 5."""
    scene = led("svanhildr", sword=2).roll("sword hit", "sword double").combat()
    scene.hears("table", "CM-8.17 red strike cave_troll_1 5 5 5", "CM-8.20 red defeated cave_troll_1")


def test_cm_ex6_svanhildr_hunts() -> None:
    """CM-EX6, CM-10.4: 5 food; and never more than 6."""
    scene = Scene("red", "blue", leaders="svanhildr dagrun").hunt("red").dice("red", sword=2)
    scene.roll("sword hit", "sword double").combat().shows(goods={"red": {"food": 5}})
    scene = Scene("red", "blue", leaders="svanhildr dagrun").hunt("red").dice("red", sword=3)
    scene.roll(*["sword double"] * 3).combat().hears("table", "CM-8.4 red hunted 9").shows(goods={"red": {"food": 6}})


def test_cm_10_4_only_her_swords() -> None:
    """CM-10.4: spears and axes deal the usual damage, and a shield without the rune none."""
    scene = led("svanhildr", sword=1, spear=2, axe=2)
    scene.roll("sword shield", "spear hit", "spear double", "axe hit", "axe double").combat()
    scene.hears("table", "CM-8.17 red strike cave_troll_1 6 6 5", "CM-8.18 red losses 1 1 0")


def test_cm_ex10_svanhildr_with_reaction() -> None:
    """CM-EX10, CM-9.8, CM-10.4: sword shield, sword hit, axe double, spear shield = 2+2+2+1 = 7 and 2 shields."""
    scene = led("svanhildr", "river_troll_1", sword=2, spear=1, axe=1).runes("red", "reaction")
    scene.roll("sword shield", "sword hit", "spear shield", "axe double").combat().asks("red fight")
    assert scene.decision("red").args[1:] == [4, 3, 0]
    scene.pick("red", "use/reaction")
    scene.hears(
        "table", "CM-9.8 red rune reaction", "CM-8.17 red strike river_troll_1 7 7 3", "CM-8.18 red losses 2 2 0"
    )


def test_cm_ex23_ullr_once_a_round() -> None:
    """CM-EX23, CM-10.6: two doubles: +1 glory; the next round without a double: +0."""
    scene = Scene("red", "blue", leaders="ullr dagrun").monster("shore_1", "hafgufa_red")
    scene.voyage("red", "shore_1", "large", food=4, spear=6).goods("red", favour=1)
    scene.roll(*["spear double"] * 2, *["spear shield"] * 3, "spear hit").combat().shows(glory={"red": 0})
    scene.roll(*["spear blank"] * 5).pick("red", "done").shows(glory={"red": 1})
    scene.hears("table", "CM-10.6 red glory 1", "CM-8.17 red strike hafgufa_red 5 5 6")  # CM-8.25: in this order
    scene.pick("red", "done").shows(glory={"red": 1})


def test_cm_10_6_in_every_round_of_a_long_fight() -> None:
    """CM-10.6: a double in rounds 3, 5 and 6 of a fight: +1 glory each, and 17 for the monster in the end."""
    scene = Scene("red", "blue", leaders="ullr dagrun").monster("shore_1", "hafgufa_red")
    scene.voyage("red", "shore_1", "large", food=3, spear=6)
    shields = ["spear shield"] * 4
    for last in ("spear blank", "spear blank", "spear double", "spear shield", "spear double"):
        scene.roll(*shields, "spear blank", last)
    scene.roll(*["spear double"] * 6).combat().hears(
        "table", "CM-10.6 red glory 1", "CM-10.6 red glory 1", "CM-10.6 red glory 1"
    )
    scene.shows(glory={"red": 20}, trophies={"red": ["hafgufa_red"]})


def test_cm_ru31_only_final_faces_count() -> None:
    """CM-RU31, CM-10.6: a double that was rolled away gives nothing; one that was rolled to does."""
    scene = led("ullr", axe=2).goods("red", favour=1).roll("axe double", "axe hit").combat().roll("axe hit")
    scene.roll("axe blank").pick("red", "reroll", "mark/1", "roll").hears_not("table", "glory").shows(glory={"red": 0})
    scene = led("ullr", axe=1).goods("red", favour=1).roll("axe hit").combat().roll("axe double")
    scene.pick("red", "reroll", "mark/1", "roll").hears(
        "table", "CM-10.6 red glory 1", "CM-8.21 red beaten cave_troll_1"
    )


def test_cm_10_6_not_when_hunting() -> None:
    """CM-10.6"""
    scene = Scene("red", "blue", leaders="ullr dagrun").hunt("red").dice("red", axe=2)
    scene.roll("axe double", "axe double").combat().shows(glory={"red": 0}, goods={"red": {"food": 4}})


def test_cm_ru22_reaction_makes_no_doubles() -> None:
    """CM-RU22: Ullr gets nothing for shields, and doubles stay 2."""
    scene = (
        led("ullr", spear=2, axe=1).runes("red", "reaction").roll("spear shield", "spear shield", "axe hit").combat()
    )
    scene.roll(*["spear blank"] * 2, "axe blank").pick("red", "use/reaction").shows(glory={"red": 0})
    scene.hears("table", "CM-8.17 red strike cave_troll_1 3 3 5")
    scene = (
        led("ullr", spear=2, axe=1).runes("red", "reaction").roll("spear shield", "spear hit", "axe double").combat()
    )
    scene.roll(*["spear blank"] * 2, "axe blank").pick("red", "use/reaction").shows(glory={"red": 1})
    scene.hears("table", "CM-8.17 red strike cave_troll_1 4 4 5")
