"""VW-10: undead on Odin's Path and the dragon."""

from tests.scenes.wild.scene import Scene


def test_vw_10_2_an_undead_is_defeated() -> None:
    """VW-10.2, VW-10.8, VW-6.5, VW-10.7, VW-RU24: a point, a token as loot, then the path is refilled."""
    scene = Scene("red", "blue").hand("red", "elf_archer").path("scroll", "miner", "undead_beer", "crystal", "sword")
    scene.path_deck("beer_mugs", "gold_bars").turn("red").pick("red", "undead/3", "declare").asks("red turn")
    scene.hears("table", "VW-10.2 red fought undead_beer 2 2", "VW-7.6 red attacks elf_archer", "VW-10.2 red scored 1")
    scene.shows(vp={"red": 1}, loot={"red": {"beer": 1}}, path=["beer_mugs", "scroll", "miner", "crystal", "sword"])
    scene.shows(path_discard=["undead_beer"], played={"red": ["elf_archer"]}, ready=[])


def test_vw_10_1_nobody_responds() -> None:
    """VW-10.1, VW-10.6: blue holds a Tower and is not asked; nobody is attacked, nothing counts as damaged."""
    scene = Scene("red", "blue").hand("red", "bone_crusher").hand("blue", "tower").path("undead_gold").turn("red")
    scene.pick("red", "undead/1", "declare").asks("red turn").shows(attacked=[], victim="nobody", damaged=0)
    scene.pick("red", "end-turn").shows(vp={"red": 1, "blue": 0})


def test_vw_10_1_strength_by_the_same_rules() -> None:
    """VW-10.1, VW-7.8, VW-3.7: an archer and a warrior, or a warrior with a Sword, against 3."""
    scene = Scene("red", "blue").hand("red", "viking_warrior", "sword")
    scene.path("undead_gold", "undead_beer", "undead_gold")
    scene.turn("red").offers_of("red", "undead", "1", "2", "3").pick("red", "undead/1").offers("red", "declare")
    scene.pick("red", "declare").hears("table", "VW-10.2 red fought undead_gold 4 3", "VW-3.7 red committed sword")


def test_vw_10_1_too_weak() -> None:
    """VW-10.1: 2 does not reach 3; other cards are bought, not attacked."""
    scene = Scene("red", "blue").hand("red", "elf_archer").path("undead_gold", "scroll", "").path_deck(only=True)
    scene.turn("red")
    scene.barred("red", "undead/1", "VW-10.1", "too-weak-for-it").barred("red", "undead/2", "VW-10.1", "no-undead")
    scene.offers_of("red", "undead")


def test_vw_10_3_any_number_in_one_turn() -> None:
    """VW-10.3, VW-7.2: before, between and after attacks on a player; a new card may be attacked at once (VW-6.5)."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "elf_archer", "bone_crusher").town("blue", "smelter")
    scene.path("undead_beer", "scroll").path_deck("undead_gold").turn("red")
    scene.pick("red", "undead/1", "add/elf_archer", "declare").shows(path=["undead_gold", "scroll", *scene_rest(scene)])
    scene.pick("red", "attack/blue,1", "add/elf_archer", "declare").pick("red", "undead/1", "declare")
    scene.shows(vp={"red": 2}, loot={"red": {"beer": 1, "gold": 1}}, damaged=1)


def scene_rest(scene: Scene) -> list[str]:
    """The places of Odin's Path that the test did not set."""
    return [scene.table.box.card_names[card] for card in scene.table.path[2:]]


def test_vw_10_8_the_threshold_comes_before_the_token() -> None:
    """VW-10.8, VW-15.8: first the point with its Asgard card, then the token, then the refill."""
    scene = Scene("red", "blue").hand("red", "elf_archer").vp(red=4).path("undead_beer").turn("red")
    scene.pick("red", "undead/1", "declare").asks("red asgard").shows(loot={"red": {}}, vp={"red": 5})
    assert scene.table.box.card_names[scene.table.path[0]] == "undead_beer"
    scene.pick("red", scene.options("red")[0]).asks("red turn")
    scene.shows(loot={"red": {"beer": 1}}, path_discard=["undead_beer"])


def test_vw_10_4_the_dragon_gives_a_token() -> None:
    """VW-10.4, VW-10.8, VW-9.6: beer or gold as the player chooses; no VP; it stays."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").town("red", "gold_storage").turn("red")
    scene.pick("red", "dragon", "declare").asks("red token").offers("red", "token/beer", "token/gold")
    scene.hears("table", "VW-10.4 red fought-dragon 1 1", "VW-7.6 red attacks viking_warrior")
    scene.pick("red", "token/gold")
    scene.shows(town={"red": ["gold_storage tokens=1"]}, vp={"red": 0}, marks={"red": ["dragon"]})
    scene.hears("table", "VW-10.4 red took-token gold")


def test_vw_10_5_once_a_round() -> None:
    """VW-10.5, VW-6.17"""
    scene = Scene("red", "blue").hand("red", "viking_warrior", "viking_warrior").turn("red")
    scene.pick("red", "dragon", "declare", "token/beer").barred("red", "dragon", "VW-10.5", "dragon-once")


def test_vw_10_8_limited_tokens() -> None:
    """VW-10.8, VW-4.10: only types in the supply are offered; without any the dragon cannot be attacked."""
    scene = Scene("red", "blue", limited_tokens=True).hand("red", "viking_warrior").tokens(beer=0).turn("red")
    scene.pick("red", "dragon", "declare").asks("red turn").shows(loot={"red": {"gold": 1}}, tokens={"gold": 24})
    scene = Scene("red", "blue", limited_tokens=True).hand("red", "elf_archer").tokens(beer=0, gold=0)
    scene.path("undead_beer")
    scene.turn("red").barred("red", "dragon", "VW-10.8", "no-tokens")
    scene.pick("red", "undead/1", "declare").hears("table", "VW-10.2 red scored 1", "VW-4.10 red no-token beer")
    scene.shows(vp={"red": 1}, loot={"red": {}})


def test_vw_10_8_play_steps_come_last() -> None:
    """VW-10.8, VW-3.4: the card of the Shaman is drawn after the token was placed."""
    scene = Scene("red", "blue").hand("red", "shaman").deck("red", "gold").turn("red").pick("red", "dragon", "declare")
    scene.asks("red token").shows(hand={"red": []}).pick("red", "token/beer").shows(hand={"red": ["gold"]})


def test_vw_10_2_the_undead_may_come_back_at_once() -> None:
    """VW-10.2, VW-6.6: it lies in the discard pile before the path is refilled, and that pile is shuffled."""
    scene = Scene("red", "blue").hand("red", "elf_archer").path("scroll", "undead_beer", "", "", "")
    scene.path_deck(only=True)
    scene.turn("red").pick("red", "undead/2", "declare").shows(path_discard=[])
    assert "undead_beer" in [scene.table.box.card_names[card] for card in scene.table.path if card >= 0]
