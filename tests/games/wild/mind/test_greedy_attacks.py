"""How the greedy bot attacks and defends, where a sensible player would not hesitate."""

import pytest

from tests.games.wild.mind.test_greedy import choice, plays, turn
from tests.scenes.wild.play import Play
from tests.scenes.wild.scene import Scene


def open_town(*mine: str) -> Scene:
    """Red has these cards; blue holds no card and cannot answer."""
    return Scene("red", "blue").hand("red", *mine).achievements().last().path()


# --- what is attacked


def test_whatever_cannot_be_defended_is_attacked() -> None:
    """VW-9.9"""
    scene = open_town("viking_warrior").town("blue", "smelter").turn("red")
    assert turn(scene) == ["attack/1,1", "declare", "end-turn"]
    scene.shows(vp={"red": 1})


def test_nobody_attacks_without_hope() -> None:
    """VW-7.9: it is allowed, and brings the defender points; nor is an attack declared before it is strong enough."""
    scene = open_town("viking_warrior").turn("red")
    assert "attack/1,hall" in scene.options("red")
    assert not [text for text in turn(scene) if text.startswith("attack")]
    scene = open_town("elf_archer", "elf_archer", "elf_archer").turn("red").pick("red", "attack/blue,hall")
    plays(scene, "add/elf_archer", "declare", "dragon")


def test_the_weak_take_what_is_weak() -> None:
    """VW-7.7: a pigator is needed for the town hall."""
    scene = open_town("viking_warrior", "pigator").town("blue", "brewery").turn("red")
    turn(scene)
    scene.shows(vp={"red": 4})


def test_two_together_take_what_one_cannot() -> None:
    """VW-7.8"""
    scene = open_town("elf_archer", "elf_archer").turn("red")
    assert "attack/1,hall" in turn(scene)
    scene.shows(vp={"red": 2})


def test_a_sword_goes_where_it_decides() -> None:
    """VW-3.7: one warrior takes the smelter, the other and the sword the town hall."""
    scene = open_town("viking_warrior", "viking_warrior", "sword").town("blue", "smelter").turn("red")
    turn(scene)
    scene.shows(vp={"red": 4})


def test_the_town_with_more_to_damage_is_chosen() -> None:
    """VW-7.2: one opponent per turn."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior", "viking_warrior").last().path()
    scene.town("blue", "smelter").town("green", "smelter", "brewery").turn("red")
    assert choice(scene).startswith("attack/2,")


def test_a_mission_decides_what_is_attacked() -> None:
    """VW-11.1: three more points for the town hall."""
    scene = open_town("pigator").town("blue", "tavern", "drakkar").missions("red", "town_fall").turn("red")
    plays(scene, "attack/1,hall", "declare", "mission/town_fall", "end-turn")


def test_undead_bring_a_point() -> None:
    """VW-10.2"""
    scene = open_town("elf_archer").path("undead_beer").turn("red")
    assert choice(scene) == "undead/1"


def test_the_dragon_feeds_a_storage() -> None:
    """VW-10.4, VW-13.5: the fourth token."""
    scene = open_town("viking_warrior").town("red", "gold_storage tokens=3", "beer_storage").turn("red")
    plays(scene, "dragon", "declare", "token/gold")


# --- what an opponent may hold


def armed(*held: str) -> Scene:
    """Blue holds these and has no other card that red does not see."""
    scene = Scene("red", "blue").hand("blue", *held).deck("blue", only=True).town("blue", "smelter")
    return scene.achievements().path()


def test_nobody_runs_into_certain_defeat() -> None:
    """VW-8.6: blue can hold only towers, which do not defend the dragon."""
    scene = armed("tower", "tower", "tower").hand("red", "viking_warrior").turn("red")
    assert choice(scene) == "dragon"


def test_what_cannot_be_repelled_is_attacked() -> None:
    """VW-8.4: two towers, and five are against one."""
    scene = armed("tower", "tower").hand("red", "pigator").last().turn("red")
    assert choice(scene).startswith("attack/1,")


def test_who_holds_resources_alone_is_attacked() -> None:
    """VW-8.2"""
    scene = armed("beer", "beer", "gold").hand("red", "viking_warrior").last().turn("red")
    assert choice(scene) == "attack/1,1"


# --- defence


def attacked(*held: str, attackers: int = 1, target: str = "1") -> Play:
    """Red attacks blue's smelter (defence 1) with elf archers; blue holds these cards."""
    scene = Scene("red", "blue").hand("red", *["elf_archer"] * attackers).town("blue", "smelter").hand("blue", *held)
    scene.turn("red").pick("red", f"attack/blue,{target}")
    while scene.table.decision.seat == 0:
        options = scene.options("red")
        scene.pick("red", next((o for o in options if o.startswith("add")), "declare"))
    return scene


def test_the_smallest_card_that_repels_is_played() -> None:
    """VW-8.5"""
    plays(attacked("beer", "sheep_cannon", "tower"), "respond/tower", "pass", colour="blue").shows(vp={"blue": 1})


def test_more_than_needed_is_not_played() -> None:
    """VW-8.7, VW-8.13: the attack is repelled already."""
    plays(attacked("tower", "tower"), "respond/tower", "pass", colour="blue")


def test_two_cards_together_repel() -> None:
    """VW-8.4: against four"""
    plays(attacked("tower", "tower", attackers=2), "respond/tower", "respond/tower", colour="blue")


@pytest.mark.parametrize("held", [("tower",), ("tower", "beer", "gold")])
def test_in_vain_nothing_is_played(held: tuple[str, ...]) -> None:
    """VW-8.5: three against four."""
    assert choice(attacked(*held, attackers=2), "blue") == "pass"


def test_an_attacker_is_taken_out_where_that_repels() -> None:
    """VW-8.4, VW-8.14"""
    assert choice(attacked("assassin"), "blue") == "respond/assassin"


def test_the_strongest_attacker_is_taken_out() -> None:
    """VW-8.14"""
    scene = Scene("red", "blue").hand("red", "viking_warrior", "pigator").hand("blue", "assassin").turn("red")
    scene.pick("red", "attack/blue,hall", "add/pigator", "add/viking_warrior", "declare")
    scene.pick("blue", "respond/assassin")
    assert choice(scene, "blue") == "take-out/pigator"
