"""VW-17.6, VW-19.10: tokens are taken from an opponent."""

from pathlib import Path

from tests.games.wild.rules.cards.test_playing import altered
from tests.scenes.wild.scene import Scene


def test_vw_19_10_all_opponents_and_all_their_sources() -> None:
    """VW-19.10, VW-19.1: a town hall, producers together, each different storage; gold for Money Theft."""
    scene = Scene("red", "blue", "green").hand("red", "money_theft").town("red", "gold_storage tokens=2")
    scene.hall("blue", loot="gold 1 beer 1").town("blue", "smelter tokens=1", "smelter tokens=1", "brewery tokens=1")
    scene.town(
        "green", "gold_storage tokens=3", "gold_storage tokens=3", "gold_storage tokens=1", "beer_storage tokens=2"
    )
    scene.turn("red").pick("red", "play/money_theft").asks("red steal")
    scene.offers("red", "steal/blue,hall", "steal/blue,producers", "steal/green,1", "steal/green,3")
    scene.barred("red", "steal/red,1", "VW-17.6", "own-tokens").barred("red", "steal/green,2", "VW-19.1", "listed-once")
    scene.barred("red", "steal/green,4", "VW-17.6", "nothing-to-steal")
    scene.barred("red", "steal/green,7", "VW-17.6", "nothing-to-steal")
    scene.barred("red", "steal/green,hall", "VW-17.6", "nothing-to-steal")
    scene.barred("red", "steal/green,producers", "VW-17.6", "nothing-to-steal")
    scene.barred("red", "steal/blue,1", "VW-19.10", "producers-together").barred("red", "none", "VW-19.1", "not-now")


def test_vw_17_6_from_a_producer() -> None:
    """VW-17.6, VW-9.6: the token is placed as loot; no attack was made."""
    scene = Scene("red", "blue", "green").hand("red", "money_theft").town("blue", "smelter", "smelter tokens=1 damaged")
    scene.hall("green", loot="gold 1").turn("red").pick("red", "play/money_theft", "steal/blue,producers")
    scene.hears("table", "VW-17.6 red stole blue smelter gold", "VW-9.6 red loot-on-hall gold").asks("red turn")
    scene.shows(town={"blue": ["smelter", "smelter damaged"]}, loot={"red": {"gold": 1}, "green": {"gold": 1}}, pool={})
    scene.shows(attacked=[], victim="nobody", damaged=0)


def test_vw_17_6_from_a_storage_and_from_a_town_hall() -> None:
    """VW-17.6: even from a player who was attacked, and from buildings that cannot be attacked."""
    scene = Scene("red", "blue", "green").hand("red", "money_theft", "money_theft").attacked("blue")
    scene.town("blue", "gold_storage tokens=2 damaged").hall("blue", 2, new=True, loot="gold 1").turn("red")
    scene.pick("red", "play/money_theft", "steal/blue,1").hears("table", "VW-17.6 red stole blue gold_storage gold")
    scene.pick("red", "play/money_theft", "steal/blue,hall").hears("table", "VW-17.6 red stole blue town_hall_2 gold")
    scene.shows(town={"blue": ["gold_storage tokens=1 damaged"]}, loot={"blue": {}, "red": {"gold": 2}})


def test_vw_19_1_a_single_source_is_not_asked() -> None:
    """VW-19.1, VW-17.6: compulsory, and done at once."""
    scene = Scene("red", "blue").hand("red", "money_theft").town("blue", "smelter tokens=1").turn("red")
    scene.pick("red", "play/money_theft").asks("red turn").shows(loot={"red": {"gold": 1}}, town={"blue": ["smelter"]})


def test_vw_17_6_otherwise() -> None:
    """VW-17.6: no opponent has gold; the player's own does not matter."""
    scene = Scene("red", "blue").hand("red", "money_theft").town("red", "smelter tokens=1")
    scene.town("blue", "smelter").turn("red").pick("red", "play/money_theft").asks("red turn").hears(
        "table", "VW-3.3 red gained gold 1"
    )
    scene.shows(pool={"gold": 1}, loot={"red": {}}, town={"red": ["smelter tokens=1"]})


def test_vw_17_6_recipe_theft() -> None:
    """VW-17.6, VW-17.11: one beer in any case, and a token or another beer."""
    scene = Scene("red", "blue").hand("red", "recipe_theft", "recipe_theft").hall("blue", loot="beer 1").turn("red")
    scene.pick("red", "play/recipe_theft").shows(pool={"beer": 1}, loot={"red": {"beer": 1}, "blue": {}})
    scene.pick("red", "play/recipe_theft").shows(pool={"beer": 3}, loot={"red": {"beer": 1}})


def test_vw_17_6_the_token_is_placed_like_loot() -> None:
    """VW-17.6, VW-19.14: the storage is asked for after the theft."""
    scene = (
        Scene("red", "blue").hand("red", "money_theft").town("red", "gold_storage tokens=1", "gold_storage tokens=2")
    )
    scene.town("blue", "smelter tokens=1").turn("red").pick("red", "play/money_theft").asks("red store")
    scene.pick("red", "store/1").asks("red turn").shows(
        town={"red": ["gold_storage tokens=2", "gold_storage tokens=2"]}
    )


def test_vw_17_6_several_tokens_of_one_opponent(tmp_path: Path) -> None:
    """VW-17.6: the second token is taken from the chosen opponent, as far as there is one."""
    path = altered(tmp_path, '{ do = "steal", res = "gold", n = 1,', '{ do = "steal", res = "gold", n = 3,')
    scene = Scene("red", "blue", "green", content=path).hand("red", "money_theft").hall("blue", loot="gold 1")
    scene.town("blue", "smelter tokens=1", "gold_storage tokens=1").hall("green", loot="gold 2").turn("red")
    twin = scene.twin().pick("red", "play/money_theft", "steal/green,hall").asks("red turn")
    twin.shows(loot={"red": {"gold": 2}, "green": {}, "blue": {"gold": 1}}, pool={})
    scene.pick("red", "play/money_theft", "steal/blue,producers").offers("red", "steal/blue,hall", "steal/blue,2")
    scene.barred("red", "steal/green,hall", "VW-17.6", "one-victim").pick("red", "steal/blue,2").asks("red turn")
    scene.shows(loot={"red": {"gold": 3}, "blue": {}, "green": {"gold": 2}}, town={"blue": ["smelter", "gold_storage"]})


def test_vw_17_6_otherwise_whatever_is_printed(tmp_path: Path) -> None:
    """VW-17.6, VW-17.1: the steps resolved instead are steps like any other."""
    path = altered(
        tmp_path, 'else = [{ do = "gain", res = "gold", n = 1 }]', 'else = [{ do = "draw", n = 1 }, { do = "vp" }]'
    )
    scene = Scene("red", "blue", content=path).hand("red", "money_theft").deck("red", "gold").turn("red")
    scene.pick("red", "play/money_theft").asks("red turn").shows(hand={"red": ["gold"]}, vp={"red": 1})
