"""CM-8.7, CM-8.20, CM-8.23, CM-8.26: what a victory brings."""

from pathlib import Path

import pytest

import longhouse
from longhouse.games.midgard.state import words as w
from tests.scenes.midgard.scene import Scene


def beat(target: str, enemy: str, *more: str) -> Scene:
    """Red has 4 axes against an enemy, which roll 8 damage; blue and green look on."""
    scene = Scene("red", "blue", "green", *more).enemy(target, enemy)
    if target.startswith("shore"):
        scene.voyage("red", target, "large", food=4, axe=4)
    else:
        scene.fight("red", target, axe=4)
    return scene.roll(*["axe double"] * 4)


def test_cm_ex1_a_draugr_lord() -> None:
    """CM-EX1, CM-8.20, CM-8.23, CM-1.10: 6 glory at once, 4 coins, the card; one axe of four has survived."""
    scene = beat("draugr_1", "draugr_lord_yellow").goods("red", coin=1).combat()
    scene.hears("table", "CM-8.20 red defeated draugr_lord_yellow", "CM-8.20 red glory 6", "CM-8.20 red gained 4 coin")
    scene.shows(glory={"red": 6}, goods={"red": {"coin": 5}}, trophies={"red": ["draugr_lord_yellow"]})
    scene.shows(dice={"red": {"axe": 1}}, blame={"red": 1, "blue": 1})


def test_cm_8_23_trophies_lie_face_down() -> None:
    """CM-8.23, CM-H3: everybody knows of the victory; only its owner sees the pile."""
    scene = beat("draugr_1", "draugr_lord_yellow").trophies("red", "nykr_red").runes("red", "glory").combat()
    scene.shows("red", trophies={"red": ["nykr_red", "draugr_lord_yellow"]}).shows("blue", trophies={"red": []})
    scene.hears("blue", "CM-8.20 red defeated draugr_lord_yellow")


def test_cm_13_1_in_the_hall_of_fame_they_lie_open() -> None:
    """CM-13.1, CM-8.23"""
    scene = Scene("red", "blue", hall_of_fame=True).enemy("draugr_1", "risen_thrall_red").runes("red", "glory")
    scene.fight("red", "draugr_1", axe=1).roll("axe double").combat().asks("red glory")
    scene.shows("blue", trophies={"red": ["risen_thrall_red"]})


def test_cm_ex20_coins_on_a_monster() -> None:
    """CM-EX20, CM-8.20, CM-11.5: 3 coins on top of its reward."""
    scene = beat("shore_1", "lyndwurm_red").monster("shore_1", "lyndwurm_red", coins=3).runes("red", "glory").combat()
    scene.hears("table", "CM-8.20 red glory 9", "CM-8.20 red gained 1 favour", "CM-11.5 red gained 3 coin")
    scene.shows(goods={"red": {"favour": 1, "coin": 3}}, coins={"shore_1": 0}, enemies={"shore_1": ""})


def test_cm_ex20_round_by_round() -> None:
    """CM-EX20, CM-11.5, CM-3.5: undefeated in rounds 1, 2 (attacked in vain) and 3; killed in round 4."""
    scene = Scene("red", "blue").monster("shore_1", "lyndwurm_red").dice("red", axe=5).goods("red", food=3, coin=2)
    beg(scene.placement("red")).shows(round=2, coins={"shore_1": 1}, enemies={"shore_1": "lyndwurm_red"})
    beg(scene.pick("red", "place/large_longship", "sail/shore_1")).roll("axe blank")
    scene.pick("red", "send/shore_1,axe", "load/shore_1", "confirm").shows(round=3, coins={"shore_1": 2})
    beg(scene).shows(round=4, coins={"shore_1": 3}, enemies={"shore_1": "lyndwurm_red"})
    beg(scene.pick("red", "place/large_longship", "sail/shore_1")).roll(*["axe double"] * 4)
    scene.pick("red", *["send/shore_1,axe"] * 4, *["load/shore_1"] * 2, "confirm").all_rolled()
    scene.hears("blue", "CM-8.20 red glory 9", "CM-8.20 red gained 1 favour", "CM-11.5 red gained 3 coin")
    scene.shows(glory={"red": 9}, goods={"red": {"food": 14, "coin": 3, "favour": 1}}, round=5, coins={"shore_1": 0})


def beg(scene: Scene) -> Scene:
    """Players with workers left beg until the placement is over."""
    now = scene.table.round
    while scene.table.phase == w.PHASE_PLACEMENT and scene.table.round == now:
        scene.pick(scene.questions()[0].split()[0], "place/beg")
    return scene


def test_cm_8_20_even_if_no_die_survived() -> None:
    """CM-8.20, CM-8.19"""
    scene = Scene("red", "blue").enemy("draugr_2", "grave_warrior_red").fight("red", "draugr_2", axe=2)
    scene.roll("axe hit", "axe hit").combat()
    scene.shows(glory={"red": 3}, goods={"red": {"coin": 2}}, trophies={"red": ["grave_warrior_red"]}, dice={"red": {}})


def test_cm_8_7_the_troll_frees_of_blame_and_gives_it() -> None:
    """CM-8.7: first one of the winner's is discarded, then another player takes one; never the winner."""
    scene = beat("troll", "mountain_troll_1").blame(red=3, blue=1).combat().asks("red blame")
    scene.hears("table", "CM-8.20 red gained 2 wood", "CM-8.7 red blame-gone 1").shows(blame={"red": 2})
    scene.offers("red", "blame/blue", "blame/green").barred("red", "blame/red", "CM-8.7", "blame-yourself")
    scene.barred("red", "decline", "CM-1.2", "not-now").pick("red", "blame/blue")
    scene.hears("table", "CM-8.7 red blames blue", "CM-8.7 blue blame 1")
    scene.shows(blame={"red": 2, "blue": 2, "green": 0})


def test_cm_ex26_with_two_players_it_is_forced() -> None:
    """CM-EX26, CM-8.7, CM-11.2: nothing to discard, the opponent takes 1, nobody takes any at clean-up."""
    scene = Scene("red", "blue").enemy("troll", "moss_troll_1").fight("red", "troll", axe=2)
    scene.roll("axe double", "axe hit").combat().hears_not("table", "blame-gone")
    scene.hears("table", "CM-8.7 red blames blue").shows(blame={"red": 0, "blue": 1}, round=2)


def test_cm_8_7_only_for_the_troll() -> None:
    """CM-8.7: a draugr takes no blame away and gives none."""
    scene = beat("draugr_1", "cursed_huscarl_red").blame(red=1).combat()
    scene.hears_not("table", "blames", "blame-gone")


def test_cm_8_26_in_this_order() -> None:
    """CM-8.26: glory, goods, survivors return, the rune of glory, and for the troll the blame."""
    scene = beat("troll", "two_headed_troll_1").blame(red=1).runes("red", "glory").combat().asks("red glory")
    scene.shows(glory={"red": 4}, goods={"red": {"wood": 2}}, dice={"red": {"axe": 1}}, blame={"red": 1})
    scene.barred("red", "blame/blue", "CM-1.2", "not-now")
    scene.offers("red", "use/glory", "decline").pick("red", "use/glory").asks("red blame")
    scene.hears("table", "CM-9.4 red rune glory", "CM-9.4 red glory 2", "CM-8.7 red blame-gone 1")
    scene.shows(glory={"red": 6}, used={"red": ["glory"]}).barred("red", "use/glory", "CM-9.1", "rune-used")


@pytest.mark.parametrize(("enemy", "glory", "bonus"), [("sea_serpent_yellow", 13, 6), ("hafgufa_red", 17, 8)])
def test_cm_ex2_half_the_glory_again(enemy: str, glory: int, bonus: int) -> None:
    """CM-EX2, CM-9.4: rounded down; on a 13-glory monster 6, 19 in all."""
    scene = beat("shore_1", enemy).runes("red", "glory").combat().asks("red glory")
    assert scene.decision("red").args == [scene.enemy_card(enemy), bonus]
    scene.pick("red", "use/glory").shows(glory={"red": glory + bonus})


def test_cm_ex2_not_when_the_half_is_nothing(tmp_path: Path) -> None:
    """CM-EX2, CM-9.13: on a 1-glory enemy +0, so the rune is not offered."""
    text = (Path(longhouse.__path__[0]) / "games" / "midgard" / "content.toml").read_text(encoding="utf-8")
    before, card, after = text.partition('id = "barrow_wretch_red"')
    content = tmp_path / "content.toml"
    content.write_text(before + card + after.replace("glory = 2", "glory = 1", 1), encoding="utf-8")
    scene = Scene("red", "blue", content=content).enemy("draugr_1", "barrow_wretch_red").runes("red", "glory")
    scene.fight("red", "draugr_1", axe=1).roll("axe hit").combat().shows(glory={"red": 1}, used={"red": []}, round=2)


def test_cm_ex2_on_the_kraken() -> None:
    """CM-EX2, CM-9.4, CM-8.11: +1; the survivors stay aboard meanwhile."""
    scene = beat("shore_1", "nykr_red").journey("shore_1", "kraken").runes("red", "glory").combat().asks("red glory")
    scene.shows(glory={"red": 3}, sent={"shore_1": {"axe": 2}}, dice={"red": {}})
    scene.roll("axe hit", "axe hit").pick("red", "use/glory").hears("table", "CM-9.4 red glory 1")


@pytest.mark.parametrize(
    ("target", "enemy", "bonus"),
    [
        ("troll", "cave_troll_1", 1),
        ("draugr_2", "haugbui_red", 2),
        ("shore_2", "mara_blue", 5),
        ("shore_2", "kraken", 1),
    ],
)
def test_cm_1_11_every_enemy(target: str, enemy: str, bonus: int) -> None:
    """CM-1.11, CM-9.4: trolls, draugr, monsters and the kraken are enemies; the kraken is no trophy (CM-RU3)."""
    scene = beat(target, "" if enemy == "kraken" else enemy).runes("red", "glory")
    if enemy == "kraken":
        scene.monster(target, "mara_blue").journey(target, "kraken")
    scene.combat().asks("red glory").foresees("red", "use/glory", f"CM-9.4 glory {bonus}")
    scene.shows(trophies={"red": [] if enemy == "kraken" else [enemy]})


def test_cm_9_4_it_may_be_declined() -> None:
    """CM-9.4: and used after another victory of the same round."""
    scene = beat("draugr_1", "risen_thrall_red").fight("red", "draugr_2", axe=2).enemy("draugr_2", "draugr_lord_red")
    scene.runes("red", "glory").roll("axe double", "axe double").combat().asks("red glory").pick("red", "decline")
    scene.hears("table", "CM-8.20 red defeated draugr_lord_red").pick("red", "use/glory")
    scene.shows(glory={"red": 2 + 6 + 3})


def test_cm_9_4_only_when_the_enemy_has_just_been_defeated() -> None:
    """CM-9.4, CM-8.26: before the blame, not after."""
    scene = beat("troll", "mountain_troll_1").runes("red", "glory").combat().pick("red", "decline").asks("red blame")
    scene.barred("red", "use/glory", "CM-9.13", "rune-not-here").shows(glory={"red": 5})


def test_cm_9_4_only_for_the_victor() -> None:
    """CM-9.4: blue's rune is of no use when red wins."""
    scene = beat("troll", "mountain_troll_1").runes("blue", "glory").combat().asks("red blame")
    scene.barred("red", "use/glory", "CM-9.1", "not-your-rune")
