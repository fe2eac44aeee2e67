"""VW-9: damage, rewards, loot and attack points."""

from pathlib import Path

import pytest

import longhouse
from longhouse.games.wild.rules.attack import Attack
from tests.scenes.wild.scene import Scene


def win(target: str, *hand: str, level: int = 1) -> Scene:
    """Red has these cards, and gold, and attacks; blue, who has no hand, cannot answer."""
    scene = Scene("red", "blue").hand("red", *hand).hall("blue", level)
    scene.town(
        "blue", "brewery tokens=1", "smelter tokens=1", "beer_storage tokens=2", "gold_storage", "tavern", "drakkar"
    )
    scene.turn("red").pick("red", f"attack/blue,{target}")
    while len(scene.options("red")) > 1:
        scene.pick("red", scene.options("red")[0])
    return scene.pick("red", "declare")


@pytest.mark.parametrize(
    ("target", "defence", "points", "loot"),
    [
        ("1", 1, 0, {}),
        ("2", 1, 0, {}),
        ("3", 2, 0, {"beer": 1}),
        ("4", 2, 0, {}),  # VW-9.4: it is empty
        ("5", 3, 1, {}),
        ("6", 3, 1, {}),
        ("hall", 4, 1, {}),
    ],
)
def test_vw_9_10_damage_rewards(target: str, defence: int, points: int, loot: dict[str, int]) -> None:
    """VW-9.10, VW-9.2 to VW-9.5, VW-18.4, VW-18.5: at once; the tokens of producers stay."""
    scene = win(target, "pigator")
    assert any(line.endswith(f" 5 {defence}") for line in scene.heard() if " damaged " in line), scene.heard()
    scene.shows(vp={"red": points}, loot={"red": loot}, damaged=1)
    left = ["brewery tokens=1", "smelter tokens=1", "beer_storage tokens=2", "gold_storage", "tavern", "drakkar"]
    if target == "3":
        left[2] = "beer_storage tokens=1"
    if target != "hall":
        left[int(target) - 1] += " damaged"
    scene.shows(town={"blue": left}, hall={"blue": "town_hall_1 damaged" if target == "hall" else "town_hall_1"})


def test_vw_9_10_a_town_hall_of_level_2() -> None:
    """VW-9.10, VW-9.3"""
    scene = win("hall", "pigator", level=2)
    scene.hears("table", "VW-9.1 red damaged blue town_hall_2 5 5", "VW-9.3 red scored 2")
    scene.shows(vp={"red": 2})


def test_vw_ex11_three_buildings() -> None:
    """VW-EX11, VW-9.9, VW-9.12, VW-RU26: 1 beer and 1 VP at once, 5 VP at the end of the turn."""
    scene = Scene("red", "blue").hand("red", "viking_warrior", "elf_archer", "bone_crusher")
    scene.town("blue", "smelter", "beer_storage tokens=2", "tavern").turn("red")
    scene.pick("red", "attack/blue,1", "add/viking_warrior", "declare").shows(vp={"red": 0}, loot={"red": {}})
    scene.pick("red", "attack/blue,2", "add/elf_archer", "declare").shows(vp={"red": 0}, loot={"red": {"beer": 1}})
    scene.hears("table", "VW-9.4 red looted blue beer")
    scene.shows(town={"blue": ["smelter damaged", "beer_storage tokens=1 damaged", "tavern"]})
    scene.pick("red", "attack/blue,3", "declare").hears("table", "VW-9.3 red scored 1").shows(vp={"red": 1})
    scene.pick("red", "end-turn").hears("table", "VW-9.9 red scored 5").shows(vp={"red": 6, "blue": 0})


def test_vw_9_6_loot_goes_into_a_storage_with_room() -> None:
    """VW-9.6, VW-9.4: from blue's storage into red's."""
    scene = Scene("red", "blue").hand("red", "elf_archer").town("red", "beer_storage tokens=3").hand("blue", "beer")
    scene.town("blue", "beer_storage tokens=4").turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "pass")
    scene.shows(town={"red": ["beer_storage tokens=4"], "blue": ["beer_storage tokens=3 damaged"]}, loot={"red": {}})


def test_vw_9_7_loot_can_be_spent_at_once() -> None:
    """VW-9.7, VW-18.7: the looted beer buys a card of Odin's Path in the same turn."""
    scene = Scene("red", "blue").hand("red", "elf_archer").town("blue", "beer_storage tokens=1")
    scene.path("mystery_gift_resource").turn("red").may_not("red", "path/1").pick("red", "attack/blue,1", "declare")
    scene.shows(loot={"red": {"beer": 1}}).pick("red", "path/1").shows(loot={"red": {}}, bought={"path": 1})


def test_vw_9_2_win_steps_follow_the_reward() -> None:
    """VW-9.2, VW-9.11, VW-RU43: Grendel's 2 VP after the tavern's 1."""
    win("5", "grendel").hears("table", "VW-9.3 red scored 1", "VW-9.12 red scored 2").shows(vp={"red": 3})


def test_vw_17_2_win_steps_need_a_damaged_building() -> None:
    """VW-17.2, VW-10.1: not when repelled, not against an undead."""
    scene = Scene("red", "blue").hand("red", "grendel").hand("blue", "sheep_cannon").path("undead_gold").turn("red")
    repelled = scene.twin().pick("red", "attack/blue,hall", "declare").pick("blue", "respond/sheep_cannon")
    repelled.shows(vp={"red": 0, "blue": 1})
    scene.pick("red", "undead/1", "declare").shows(vp={"red": 1})


def test_vw_9_8_a_town_hall_of_level_3_offers_an_asgard_card() -> None:
    """VW-9.8, VW-9.10, VW-RU41, VW-19.11: the question comes before the third card is revealed."""
    scene = win("hall", "pigator", "viking_warrior", level=3).asks("red take-asgard").offers("red", "take", "decline")
    scene.hears_not("table", "asgard-revealed").barred("red", "asgard/thor", "VW-9.8", "asgard-first-say")
    before = scene.table.asgard_deck.cards
    no = scene.twin().pick("red", "decline").asks("red turn").hears("table", "VW-9.8 red asgard-declined")
    assert no.table.asgard_deck.cards == before
    scene.pick("red", "take").asks("red asgard").told("asgard-revealed").pick("red", scene.options("red")[0])
    scene.asks("red turn")
    scene.shows(decks={"asgard": len(before) - 1}, vp={"red": 0})


def test_vw_9_2_a_save_between_two_prizes_counts_those_that_were_given() -> None:
    """VW-9.2: from 3 on, as in all saves until now; here the first is being offered."""
    scene = win("hall", "pigator", "viking_warrior", level=3).asks("red take-asgard")
    assert [frame.step for frame in scene.table.agenda if isinstance(frame, Attack)] == [4]


def test_vw_9_8_with_an_empty_deck_he_is_not_asked() -> None:
    """VW-9.8, VW-15.4: unless open cards may be taken."""
    for row_last, asked in ((False, "red turn"), (True, "red take-asgard")):
        scene = Scene("red", "blue", asgard_row_last=row_last).hand("red", "pigator", "viking_warrior").hall("blue", 3)
        scene.asgard("thor", "alvis").asgard_deck(only=True).turn("red")
        scene.pick("red", "attack/blue,hall", "add/pigator", "add/viking_warrior", "declare").asks(asked)


def test_vw_9_11_play_steps_come_last() -> None:
    """VW-9.11, VW-3.4, VW-EX21: damage, reward, then the cards of Alviss are drawn, even when he is repelled."""
    scene = Scene("red", "blue").hand("red", "alvis").hand("blue", "tower").town("blue", "tavern")
    scene.deck("red", "gold", "viking_warrior").turn("red").pick("red", "attack/blue,1", "declare")
    scene.shows(hand={"red": []})
    failed = scene.twin().pick("blue", "respond/tower")
    failed.shows(hand={"red": ["gold", "viking_warrior"]}, vp={"blue": 1})
    scene.pick("blue", "pass").shows(hand={"red": ["gold", "viking_warrior"]}, vp={"red": 1})


def test_vw_9_11_ready_cards_have_had_their_effects() -> None:
    """VW-3.4, VW-9.11: played from the menu first, Alviss draws then, and not once more after the attack."""
    scene = Scene("red", "blue").hand("red", "alvis").deck("red", "beer", "beer", "beer").turn("red")
    scene.pick("red", "play/alvis")
    drawn = len(scene.table.hands[0].cards)
    scene.pick("red", "dragon", "declare", "token/beer").shows(hand_size={"red": drawn})


def test_vw_9_1_what_missions_look_back_upon() -> None:
    """VW-9.1, VW-11.3: the town hall, and the best fighter still taking part; heroes are no fighters."""
    scene = win("hall", "thor", "elf_archer").shows(damaged=1)
    assert (scene.table.damaged_hall, scene.table.best_fighter) == (True, 2)
    scene = win("5", "pigator")
    assert (scene.table.damaged_hall, scene.table.best_fighter) == (False, 5)


def test_vw_9_1_all_attacks_of_a_turn_are_looked_back_upon() -> None:
    """VW-9.1, VW-11.3: the town hall by a Pigator, then a smelter by a warrior; the first is not forgotten."""
    scene = Scene("red", "blue").hand("red", "pigator", "viking_warrior").town("blue", "smelter").turn("red")
    scene.pick("red", "attack/blue,hall", "add/pigator", "declare", "attack/blue,1", "declare").shows(damaged=2)
    assert (scene.table.damaged_hall, scene.table.best_fighter) == (True, 5)


def test_vw_9_1_a_fighter_who_was_taken_out_has_not_won() -> None:
    """VW-8.14, VW-11.3: the Pigator is out, an archer and Thor win."""
    scene = Scene("red", "blue").hand("red", "pigator", "elf_archer", "thor").hand("blue", "assassin")
    scene.town("blue", "tavern")
    scene.turn("red").pick("red", "attack/blue,1", "add/pigator", "add/elf_archer", "add/thor", "declare")
    scene.pick("blue", "respond/assassin", "take-out/pigator").shows(damaged=1)
    assert scene.table.best_fighter == 2


# --- other contents


def altered(tmp_path: Path, old: str, new: str) -> Path:
    """The content with one thing changed."""
    text = (longhouse.find_game("wild").folder / "content.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "content.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_vw_17_9_a_storage_that_gives_more(tmp_path: Path) -> None:
    """VW-17.9, VW-9.4: token by token, as many as there are."""
    path = altered(tmp_path, 'do = "loot", res = "beer", n = 1', 'do = "loot", res = "beer", n = 3')
    scene = Scene("red", "blue", content=path).hand("red", "elf_archer").town("red", "beer_storage tokens=3")
    scene.town("blue", "beer_storage tokens=2").turn("red").pick("red", "attack/blue,1", "declare")
    scene.shows(town={"red": ["beer_storage tokens=4"], "blue": ["beer_storage damaged"]}, loot={"red": {"beer": 1}})


def test_vw_17_2_any_step_may_be_a_win_step(tmp_path: Path) -> None:
    """VW-17.2, VW-9.2: a Grendel who draws a card and destroys one, when he has won."""
    win_steps = '{ when = "win", do = "draw", n = 1 }, { when = "win", do = "destroy", from = ["hand"], n = 1 }'
    path = altered(tmp_path, '{ when = "win", do = "vp", n = 2 }', win_steps)
    scene = Scene("red", "blue", content=path).hand("red", "grendel", "gold").deck("red", "beer").turn("red")
    scene.pick("red", "attack/blue,hall").foresees("red", "declare", "VW-9.9 won 1 1")  # only points are points
    scene.pick("red", "declare").shows(vp={"red": 1}).offers_of("red", "destroy-hand", "beer", "gold")
    scene.pick("red", "destroy-hand/beer").asks("red turn").shows(hand={"red": ["gold"]}, destroyed=["beer"])


def test_vw_17_1_a_trap_for_two(tmp_path: Path) -> None:
    """VW-17.1, VW-8.4: `remove_attacker` with n = 2 asks twice, as long as there is a choice."""
    path = altered(
        tmp_path, 'do = "remove_attacker", kind = ["hero"], n = 1', 'do = "remove_attacker", kind = ["hero"], n = 2'
    )
    scene = Scene("red", "blue", content=path).hand("red", "thor", "alvis", "grendel").hand("blue", "hero_trap")
    scene.turn("red")
    scene.pick("red", "attack/blue,hall", "add/thor", "add/alvis", "add/grendel", "declare")
    scene.pick("blue", "respond/hero_trap")
    scene.offers("blue", "take-out/thor", "take-out/alvis", "take-out/grendel").pick("blue", "take-out/thor")
    scene.offers("blue", "take-out/alvis", "take-out/grendel").pick("blue", "take-out/grendel").asks("red turn")
    scene.shows(vp={"red": 0, "blue": 3}, damaged=0)


def test_vw_17_9_an_undead_that_gives_what_one_likes(tmp_path: Path) -> None:
    """VW-17.9, VW-10.2: two tokens, each as the player chooses."""
    path = altered(tmp_path, '{ do = "token", res = "gold", n = 1 }', '{ do = "token", res = "any", n = 2 }')
    scene = Scene("red", "blue", content=path).hand("red", "bone_crusher").path("undead_gold").turn("red")
    scene.pick("red", "undead/1", "declare", "token/beer", "token/gold").asks("red turn")
    scene.shows(loot={"red": {"beer": 1, "gold": 1}}, vp={"red": 1})
