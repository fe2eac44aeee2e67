"""VW-8.8 to VW-8.10, VW-6.16, VW-9.9: what the end of a turn scores."""

import pytest

from tests.scenes.wild.scene import Scene


def test_vw_ex7_full_defence() -> None:
    """VW-EX7, VW-8.5, VW-8.6, VW-8.8, VW-8.7: 2 VP at once, 1 at the end of the turn, a token on the town hall."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "elf_archer").hand("blue", "tower", "beer").turn("red")
    scene.pick("red", "attack/blue,hall", "add/elf_archer", "declare").pick("blue", "respond/tower", "pass")
    scene.hears("table", "VW-8.5 blue repelled town_hall_1 4 6", "VW-8.6 blue scored 2").shows(vp={"blue": 2})
    scene.pick("red", "end-turn").hears("table", "VW-8.8 blue full-defence", "VW-8.8 blue scored 1")
    scene.shows(vp={"red": 0, "blue": 3}, hall={"blue": "town_hall_1 damaged"}, forts={"blue": {"hall": ["tower"]}})


def test_vw_8_8_not_if_anything_was_damaged() -> None:
    """VW-8.8, VW-9.12: one attack was repelled, one was not; the attacker scores the table."""
    scene = Scene("red", "blue").hand("red", "viking_warrior", "elf_archer").hand("blue", "tower", "beer")
    scene.town("blue", "smelter", "brewery").turn("red").pick("red", "attack/blue,1", "add/viking_warrior", "declare")
    scene.pick("blue", "respond/tower", "pass").pick("red", "attack/blue,2", "declare").pick("blue", "pass")
    scene.pick("red", "end-turn").hears("table", "VW-9.9 red scored 1").hears_not("table", "full-defence")
    scene.shows(vp={"red": 1, "blue": 1}, hall={"blue": "town_hall_1"})


def test_vw_8_8_nobody_attacked_nobody_scores() -> None:
    """VW-8.8, VW-10.6: undead and the dragon make nobody attacked."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").turn("red")
    scene.pick("red", "dragon", "declare", "token/gold")
    scene.pick("red", "end-turn").hears_not("table", "scored", "full-defence")
    scene.shows(attacked=[], vp={"red": 0, "blue": 0})


def test_vw_18_13_a_single_attack_is_enough() -> None:
    """VW-18.13, VW-8.8: on a smelter, and the token lies on the town hall."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").hand("blue", "tower").town("blue", "smelter").turn("red")
    scene.pick("red", "attack/blue,1", "declare").pick("blue", "respond/tower").pick("red", "end-turn")
    scene.shows(vp={"blue": 2}, hall={"blue": "town_hall_1 damaged"}, town={"blue": ["smelter"]})


def test_vw_8_9_the_token_bars_the_town_hall_only() -> None:
    """VW-8.9, VW-RU39, VW-7.4: green may attack blue's smelter, not the town hall; it gives no points."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").hand("blue", "tower", "viking_warrior")
    scene.hand("green", "pigator").town("blue", "smelter", "tavern").town("red", "smelter").turn("red")
    scene.pick("red", "attack/blue,1", "declare").pick("blue", "respond/tower", "pass").pick("red", "end-turn")
    scene.pick("blue", "attack/red,1", "declare", "end-turn")
    scene.barred("green", "attack/blue,hall", "VW-7.5", "damaged-already")
    scene.offers_of("green", "attack", "red,hall", "blue,1", "blue,2").shows(damaged=0)


def test_vw_8_10_on_a_new_town_hall() -> None:
    """VW-8.10, VW-1.7: one of each may lie on it."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").hand("blue", "tower").town("blue", "smelter")
    scene.hall("blue", 2, new=True).turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "respond/tower")
    scene.pick("red", "end-turn").shows(hall={"blue": "town_hall_2 new damaged"}, vp={"blue": 2})


def test_vw_8_10_no_second_token() -> None:
    """VW-8.10, VW-RU15: a second attacker fails too: full defence again, the token lies there already."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").hand("blue", "tower").town("blue", "smelter")
    scene.hall("blue", damaged=True).attacked("blue").turn("red").pick("red", "attack/blue,1", "declare")
    scene.pick("blue", "respond/tower").pick("red", "end-turn")
    scene.shows(hall={"blue": "town_hall_1 damaged"}, vp={"blue": 2})


@pytest.mark.parametrize(
    ("damaged", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11), (7, 13), (8, 15), (9, 17)]
)
def test_vw_9_9_the_table_of_attack_points(damaged: int, points: int) -> None:
    """VW-9.9, VW-RU12, VW-6.16"""
    scene = Scene("red", "blue").hand("red", "beer").victim("blue", damaged=damaged).asgard_deck(only=True).turn("red")
    scene.pick("red", "end-turn").hears("table", f"VW-9.9 red scored {points}").shows(vp={"red": points})


def test_vw_6_16_thresholds_come_before_the_next_turn() -> None:
    """VW-6.16, VW-15.8: the attack points bring red to 5: red chooses an Asgard card, then it is blue's turn."""
    scene = Scene("red", "blue").victim("blue", damaged=3).turn("red").pick("red", "end-turn").asks("red asgard")
    scene.shows(active="red").pick("red", scene.options("red")[0]).asks("blue turn")


def test_vw_6_16_full_defence_with_its_threshold() -> None:
    """VW-6.16, VW-8.8, VW-15.8: blue comes from 4 to 5 at the end of red's turn."""
    scene = Scene("red", "blue").vp(blue=4).victim("blue").turn("red").pick("red", "end-turn").asks("blue asgard")
    scene.shows(vp={"blue": 5}).pick("blue", scene.options("blue")[0]).asks("blue turn")
