"""CM-8.16, CM-9.7: the loop after a roll; dice are marked, then rolled again."""

import pytest

from tests.scenes.midgard.scene import Scene


def rolled(*dice: str, favour: int = 2, runes: tuple[str, ...] = ()) -> Scene:
    """Red has rolled these dice against a troll of attack 1 and defence 5."""
    kinds = [text.split()[0] for text in dice]
    scene = Scene("red", "blue").enemy("troll", "cave_troll_1").goods("red", favour=favour).runes("red", *runes)
    scene.fight("red", "troll", **{kind: kinds.count(kind) for kind in kinds})
    return scene.roll(*dice).combat()


def test_cm_8_16_any_subset_is_rolled_again() -> None:
    """CM-8.16: one favour, whatever is marked; the others stay as they are, and the new faces count."""
    scene = rolled("sword blank", "sword hit", "spear blank", "axe blank").offers("red", "reroll", "done")
    scene.pick("red", "reroll").asks("red mark").shows(goods={"red": {"favour": 2}})
    scene.offers("red", "mark/1", "mark/2", "mark/3", "mark/4", "cancel").pick("red", "mark/1", "mark/4")
    scene.offers("red", "unmark/1", "mark/2", "mark/3", "unmark/4", "roll", "cancel")
    scene.roll("sword shield", "axe double").pick("red", "roll").all_rolled()
    scene.hears(
        "table", "CM-8.16 red paid 1 favour", "CM-8.16 red rerolled sword shield, sword hit, spear blank, axe double"
    )
    scene.asks("red fight").shows(goods={"red": {"favour": 1}})
    assert scene.decision("red").args[1:] == [3, 5, 0]


def test_cm_8_16_as_often_as_there_is_favour() -> None:
    """CM-8.16: also a die that was rolled again; without favour the loop is over."""
    scene = rolled("sword blank", "sword blank").roll("sword blank").pick("red", "reroll", "mark/1", "roll")
    scene.roll("sword shield", "sword blank").pick("red", "reroll", "mark/1", "mark/2", "roll")
    scene.hears("table", "CM-8.17 red strike cave_troll_1 0 0 5", "CM-8.18 red losses 1 1 0")
    scene.shows(goods={"red": {}})


def test_cm_8_16_it_can_be_cancelled() -> None:
    """CM-8.16: before rolling nothing is spent, and nothing stays marked."""
    scene = rolled("sword blank", "axe hit")
    before = scene.position()
    scene.pick("red", "reroll", "mark/2", "unmark/2", "mark/1", "cancel").offers("red", "reroll", "done")
    assert scene.position() == before
    scene.pick("red", "reroll").offers("red", "mark/1", "mark/2", "cancel")


def test_cm_8_16_at_least_one_die() -> None:
    """CM-8.16, CM-RU26: nobody spends favour without a reroll."""
    scene = rolled("sword blank", "axe hit").pick("red", "reroll").barred("red", "roll", "CM-8.16", "nothing-marked")
    scene.pick("red", "mark/1", "unmark/1").barred("red", "roll", "CM-8.16", "nothing-marked")


def test_cm_8_16_why_a_die_cannot_be_marked() -> None:
    """CM-8.15, CM-8.16"""
    scene = rolled("sword blank", "axe hit").barred("red", "mark/1", "CM-8.16", "reroll-first")
    scene.barred("red", "roll", "CM-8.16", "reroll-first").barred("red", "cancel", "CM-8.16", "reroll-first")
    scene.pick("red", "reroll", "mark/1").barred("red", "mark/1", "CM-8.16", "die-marked")
    scene.barred("red", "unmark/2", "CM-8.16", "die-not-marked").barred("red", "mark/3", "CM-8.15", "die-not-rolled")
    scene.barred("red", "unmark/8", "CM-8.15", "die-not-rolled")


def test_cm_8_16_while_marking_nothing_else_goes_on() -> None:
    """CM-8.16: roll or cancel first."""
    scene = rolled("sword blank", "spear shield", runes=("potential", "reaction", "healing")).pick("red", "reroll")
    for text in ("done", "reroll", "use/potential", "use/reaction"):
        scene.barred("red", text, "CM-8.16", "finish-reroll")


def test_cm_8_16_without_favour_it_is_not_offered() -> None:
    """CM-8.16: and if there is nothing else, nobody is asked."""
    scene = rolled("sword blank", "axe hit", favour=0, runes=("potential",)).offers("red", "use/potential", "done")
    scene.barred("red", "reroll", "CM-8.16", "no-favour")
    rolled("sword hit", "axe hit", favour=0, runes=("potential", "reaction")).asks("red lose-combat")


def test_cm_9_7_potential_rerolls_blanks() -> None:
    """CM-9.7: only those that show a blank, any number of them; the rune is flipped when they roll."""
    scene = rolled("sword blank", "sword hit", "spear blank", "axe blank", favour=0, runes=("potential",))
    scene.pick("red", "use/potential").asks("red mark").shows(used={"red": []})
    scene.offers("red", "mark/1", "mark/3", "mark/4", "cancel").barred("red", "mark/2", "CM-9.7", "face-stays")
    scene.pick("red", "cancel").shows(used={"red": []}).offers("red", "use/potential", "done")
    scene.roll("sword hit", "spear blank").pick("red", "use/potential", "mark/1", "mark/3", "roll").all_rolled()
    scene.hears(
        "table", "CM-9.7 red rune potential", "CM-9.7 red rerolled sword hit, sword hit, spear blank, axe blank"
    )
    scene.shows(used={"red": ["potential"]}, goods={"red": {}}).asks("red lose-combat")


def test_cm_9_7_favour_may_be_spent_before_or_after() -> None:
    """CM-9.7, CM-8.16: in any order; a die that has become a blank may be rolled too."""
    scene = rolled("sword hit", "axe hit", favour=2, runes=("potential",)).offers("red", "reroll", "done")
    scene.barred("red", "use/potential", "CM-9.13", "rune-no-effect").roll("sword blank")
    scene.pick("red", "reroll", "mark/1", "roll").offers("red", "reroll", "use/potential", "done")
    scene.roll("sword blank").pick("red", "use/potential", "mark/1", "roll").offers("red", "reroll", "done")
    scene.barred("red", "use/potential", "CM-9.1", "rune-used")
    scene.roll("axe double").pick("red", "reroll", "mark/2", "roll").all_rolled()
    scene.hears("table", "CM-8.16 red rerolled sword blank, axe double").shows(goods={"red": {}})


@pytest.mark.parametrize("n", [1, 8])
def test_cm_8_16_every_die_can_be_marked(n: int) -> None:
    """CM-8.16, CM-1.7: from one die to all eight."""
    scene = rolled(*["axe blank"] * n).pick("red", "reroll")
    marks = [f"mark/{at + 1}" for at in range(n)]
    scene.offers_of("red", "mark", *[str(at + 1) for at in range(n)]).roll(*["axe hit"] * n)
    scene.pick("red", *marks, "roll").all_rolled().hears("table", f"CM-8.16 red rerolled {', '.join(['axe hit'] * n)}")
