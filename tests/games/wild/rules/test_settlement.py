"""VW-6.7 to VW-6.15, VW-6.18: buildings, the town hall, and dismantling."""

import pytest

from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


# --- building


@pytest.mark.parametrize(
    ("building", "beer", "gold"),
    [
        ("brewery", 0, 2),
        ("smelter", 3, 0),
        ("beer_storage", 2, 1),
        ("gold_storage", 2, 1),
        ("tavern", 4, 2),
        ("drakkar", 2, 2),
    ],
)
def test_vw_6_7_a_building_is_bought(building: str, beer: int, gold: int) -> None:
    """VW-6.7: it is paid, leaves its pile, and stands under construction."""
    scene = two().pool(beer=beer, gold=gold).turn("red").pick("red", f"build/{building}")
    scene.shows(town={"red": [f"{building} new"]}, pool={"beer": None, "gold": None}, bought={"building": 1})
    short = two().pool(beer=beer if gold else beer - 1, gold=max(gold - 1, 0)).turn("red")
    short.barred("red", f"build/{building}", "VW-4.6", "too-dear")


def test_vw_6_7_it_leaves_its_pile() -> None:
    """VW-6.7, VW-3.16: an empty pile sells nothing until a copy comes back."""
    scene = two().town("red", "tavern").supply(tavern=0).pool(beer=4, gold=2).turn("red")
    scene.barred("red", "build/tavern", "VW-3.16", "buildings-gone").pick("red", "dismantle/1").shows(
        supply={"tavern": 1}
    )
    scene.pick("red", "build/tavern").shows(supply={"tavern": 0}, town={"red": ["tavern new"]})
    scene.hears("blue", "VW-6.7 red built tavern 4 beer+2 gold")


@pytest.mark.parametrize(("level", "limit"), [(1, 3), (2, 6)])
def test_vw_6_8_the_town_hall_limits_the_settlement(level: int, limit: int) -> None:
    """VW-6.8: 3 buildings at level 1, 6 at level 2; those under construction count, the town hall does not."""
    towns = ["brewery", "smelter new", "tavern", "drakkar", "beer_storage", "gold_storage"]
    scene = two().hall("red", level).town("red", *towns[: limit - 1]).pool(beer=6).turn("red")
    scene.pick("red", "build/smelter").barred("red", "build/smelter", "VW-6.8", "town-full")


def test_vw_6_8_no_limit_at_level_3() -> None:
    """VW-6.8, VW-18.2: fortification cards do not count."""
    scene = two().hall("red", 3).town("red", *["brewery"] * 3, *["tavern"] * 3).fort("red", "hall", "tower")
    scene.pool(beer=6).turn("red").pick("red", "build/smelter", "build/smelter")
    scene.shows(town={"red": ["brewery"] * 3 + ["tavern"] * 3 + ["smelter new"] * 2})


@pytest.mark.parametrize("level", [2, 3])
def test_vw_6_8_never_more_than_three_alike(level: int) -> None:
    """VW-6.8: at every level; those under construction count."""
    scene = two().hall("red", level).town("red", "smelter", "smelter").pool(beer=6, gold=2).turn("red")
    scene.pick("red", "build/smelter").barred("red", "build/smelter", "VW-6.8", "enough-alike").may(
        "red", "build/brewery"
    )


def test_vw_6_9_what_is_under_construction_counts_for_missions() -> None:
    """VW-6.9: it is of no use, but it is there."""
    scene = two().missions("red", "captain").pool(beer=2, gold=2).turn("red")
    scene.barred("red", "mission/captain", "VW-11.1", "mission-unfulfilled").pick("red", "build/drakkar")
    scene.pick("red", "mission/captain").shows(vp={"red": 2})


# --- the town hall


def test_vw_ex16_the_new_limit_holds_from_the_next_round_on() -> None:
    """VW-EX16, VW-6.10, VW-6.11, VW-RU22: and the new town hall cannot be attacked in this round."""
    scene = (
        two()
        .town("red", "brewery", "tavern", "drakkar")
        .pool(beer=3, gold=3)
        .hand("blue", "thor", "beer", "beer", "beer")
    )
    scene.turn("red").pick("red", "upgrade").shows(hall={"red": "town_hall_2 new"}, pool={"beer": 3, "gold": None})
    scene.barred("red", "build/smelter", "VW-6.8", "town-full").pick("red", "end-turn")
    scene.barred("blue", "attack/red,hall", "VW-7.5", "under-construction").pick("blue", "end-turn")
    scene.shows(hall={"red": "town_hall_2"}, round=2)
    again = two().hall("red", 2).town("red", "brewery", "tavern", "drakkar").pool(beer=3).turn("red")
    again.pick("red", "build/smelter").shows(town={"red": ["brewery", "tavern", "drakkar", "smelter new"]})


def test_vw_6_10_what_the_levels_cost() -> None:
    """VW-6.10: 3 gold, then 6 gold; level 3 is the highest."""
    two().pool(gold=2).turn("red").barred("red", "upgrade", "VW-4.6", "too-dear")
    scene = two().pool(gold=3).turn("red").pick("red", "upgrade").shows(hall={"red": "town_hall_2 new"}, vp={"red": 0})
    scene.hears("blue", "VW-6.10 red upgraded town_hall_2 3 gold").hears_not("blue", "scored")
    two().hall("red", 2).pool(gold=5).turn("red").barred("red", "upgrade", "VW-4.6", "too-dear")
    two().hall("red", 3).pool(gold=9).turn("red").barred("red", "upgrade", "VW-6.10", "hall-highest")


def test_vw_6_12_not_twice_in_a_round() -> None:
    """VW-6.12, VW-RU38"""
    scene = two().pool(gold=9).turn("red").pick("red", "upgrade")
    scene.barred("red", "upgrade", "VW-6.12", "hall-unfinished")


def test_vw_6_13_level_3_scores_at_once() -> None:
    """VW-6.13, VW-15.8: 3 VP, with the Asgard card that is due, and then the turn goes on."""
    scene = two().hall("red", 2).vp(red=3).pool(gold=6).turn("red").pick("red", "upgrade").shows(vp={"red": 6})
    scene.hears("blue", "VW-6.13 red scored 3").asks("red asgard")
    scene.pick("red", scene.options("red")[0]).asks("red turn").shows(hall={"red": "town_hall_3 new"})


def test_vw_6_14_what_lies_on_the_old_town_hall() -> None:
    """VW-6.14: loot moves to the new one, fortifications are taken off, the damage token goes; attacked is attacked."""
    scene = two().hall("red", 1, damaged=True, loot="beer 1 gold 1").fort("red", "hall", "tower", "sheep_cannon")
    scene.town("red", "smelter").fort("red", "1", "chicken_tower").attacked("red").pool(gold=3).turn("red")
    scene.pick("red", "upgrade").shows(hall={"red": "town_hall_2 new"}, loot={"red": {"beer": 1, "gold": 1}})
    scene.shows(forts={"red": {"1": ["chicken_tower"]}}, played={"red": ["sheep_cannon", "tower"]}, attacked=["red"])
    scene.hears("blue", "VW-6.14 red fort-removed tower", "VW-6.14 red fort-removed sheep_cannon")


def test_vw_6_18_an_upgrade_is_no_building() -> None:
    """VW-6.18: nor is a building an upgrade."""
    scene = two().missions("red", "worker", "architect").pool(beer=3, gold=3).turn("red").pick("red", "upgrade")
    scene.barred("red", "mission/worker", "VW-11.1", "mission-unfulfilled").may("red", "mission/architect")
    scene.shows(bought={"building": None}).pick("red", "build/smelter").may("red", "mission/worker")


# --- dismantling


def test_vw_6_15_a_building_returns_to_its_pile() -> None:
    """VW-6.15, VW-RU27: tokens to the supply, fortifications to the played area, no compensation."""
    scene = two(limited_tokens=True).town("red", "tavern", "gold_storage tokens=3 damaged", "smelter", "drakkar")
    scene.hall("red", 2).fort("red", "2", "tower").fort("red", "4", "shockwave_tower").fort(
        "blue", "hall", "sheep_cannon"
    )
    scene.town("blue", "tavern", "drakkar", "smelter").fort("blue", "2", "chicken_tower").fort("blue", "3", "tower")
    scene.attacked("red").turn("red").shows(tokens={"gold": 22}).pick("red", "dismantle/2")
    scene.shows(town={"red": ["tavern", "smelter", "drakkar"]}, tokens={"gold": 25}, played={"red": ["tower"]})
    others = {"hall": ["sheep_cannon"], "2": ["chicken_tower"], "3": ["tower"]}
    scene.shows(forts={"red": {"3": ["shockwave_tower"]}, "blue": others}, attacked=["red"])
    scene.shows(pool={"gold": None}, supply={"gold_storage": 8}, marks={"red": ["dismantle"]})
    scene.hears("blue", "VW-6.15 red dismantled gold_storage", "VW-6.15 red tokens-returned gold 3")


@pytest.mark.parametrize("building", ["brewery tokens=1", "beer_storage tokens=2", "smelter tokens=1"])
def test_vw_6_15_tokens_of_either_type_return(building: str) -> None:
    """VW-6.15, VW-4.10: from a producer as from a storage."""
    scene = two(limited_tokens=True).town("red", building).turn("red").pick("red", "dismantle/1")
    scene.shows(tokens={"beer": 25, "gold": 25})


def test_vw_6_15_once_a_round() -> None:
    """VW-6.15, VW-6.17"""
    scene = two().town("red", "tavern", "smelter").turn("red").pick("red", "dismantle/1")
    scene.barred("red", "dismantle/1", "VW-6.15", "dismantled-already")
    two().town("red", "tavern").marks("red", "dismantle").turn("red").may_not("red", "dismantle/1")


def test_vw_6_15_not_the_town_hall() -> None:
    """VW-6.15, VW-1.5: nor what was never built."""
    scene = two().town("red", "tavern").turn("red").barred("red", "dismantle/hall", "VW-6.15", "hall-stays")
    scene.barred("red", "dismantle/2", "VW-6.15", "not-built")


def test_vw_6_15_a_building_under_construction_too() -> None:
    """VW-6.15: it makes room for another in the same turn, and still counts as bought."""
    scene = two().town("red", "tavern", "smelter").pool(beer=6).missions("red", "worker").turn("red")
    scene.pick("red", "build/smelter").barred("red", "build/smelter", "VW-6.8", "town-full")
    scene.pick("red", "dismantle/3").shows(town={"red": ["tavern", "smelter"]}).may("red", "build/smelter")
    scene.pick("red", "mission/worker").shows(vp={"red": 1})
