"""VW-5.2, VW-5.3: the production phase."""

from tests.scenes.wild.scene import Scene


def test_vw_ex1_ragnar_produces() -> None:
    """VW-EX1, VW-5.2, VW-RU42: 2 smelters and 1 brewery, all empty: 2 gold and 1 beer; the others produce too."""
    scene = Scene("red", "blue").town("red", "smelter", "smelter", "brewery").town("blue", "brewery").production()
    scene.shows(
        town={"red": ["smelter tokens=1", "smelter tokens=1", "brewery tokens=1"], "blue": ["brewery tokens=1"]}
    )
    scene.hears("table", "VW-5.2 red produced 1 beer+2 gold", "VW-5.2 blue produced 1 beer")


def test_vw_5_3_never_more_than_one_token() -> None:
    """VW-5.3, VW-RU20: a building that still holds a token produces nothing."""
    scene = Scene("red", "blue").town("red", "smelter tokens=1", "brewery").production()
    scene.shows(town={"red": ["smelter tokens=1", "brewery tokens=1"]}).hears("table", "VW-5.2 red produced 1 beer")


def test_vw_5_2_other_buildings_produce_nothing() -> None:
    """VW-5.2: storages, taverns, drakkars, town halls."""
    town = ["beer_storage", "gold_storage tokens=2", "tavern", "drakkar"]
    scene = Scene("red", "blue").town("red", *town).hall("red", 3).production()
    scene.shows(town={"red": town}, loot={"red": {}}).hears_not("table", "produced")


def test_vw_5_1_production_comes_before_the_draw() -> None:
    """VW-5.1: then the action phase begins."""
    scene = Scene("red", "blue").town("red", "brewery").production()
    scene.hears("table", "VW-5.2 red produced 1 beer", "VW-5.4 red drew 5", "VW-5.4 blue drew 5")
    scene.shows(phase="action", active="red")


def test_vw_5_2_built_in_this_round_it_produces_in_the_next() -> None:
    """VW-5.2, VW-6.9, VW-14.3: the construction token is gone by then."""
    scene = Scene("red", "blue").town("red", "brewery new").turn("blue").pick("blue", "end-turn")
    scene.shows(round=2, town={"red": ["brewery tokens=1"]})


def test_vw_1_2_temporary_resources_are_no_tokens() -> None:
    """VW-1.2, VW-3.3: numbers in the pool, which end with the turn, and tokens on cards, which do not."""
    scene = Scene("red", "blue", limited_tokens=True).town("red", "brewery").hand("red", "beer", "beer").production()
    scene.shows(town={"red": ["brewery tokens=1"]}, pool={"beer": None}, tokens={"beer": 24})
    scene.pick("red", "play/beer").shows(town={"red": ["brewery tokens=1"]}, pool={"beer": 1}, tokens={"beer": 24})
    scene.pick("red", "end-turn").shows(town={"red": ["brewery tokens=1"]}, pool={"beer": None}, tokens={"beer": 24})


# --- limited tokens


def test_vw_4_10_tokens_without_limit() -> None:
    """VW-4.10, VW-RU25: there is always one more."""
    scene = Scene("red", "blue", "green", "yellow")
    for colour in ("red", "blue", "green", "yellow"):
        scene.town(colour, "brewery", "brewery", "brewery", *["beer_storage tokens=4"] * 2)
    scene.production().shows(tokens={})
    for colour in ("red", "blue", "green", "yellow"):
        scene.shows(town={colour: ["brewery tokens=1"] * 3 + ["beer_storage tokens=4"] * 2})


def test_vw_4_10_limited_tokens_are_served_in_turn_order() -> None:
    """VW-4.10: setting limited_tokens; players who come too late get none, and the other type does not matter."""
    scene = Scene("red", "blue", "green", limited_tokens=True).tokens(beer=3).first("blue")
    scene.town("red", "brewery", "smelter").town("blue", "brewery", "brewery").town("green", "brewery", "brewery")
    scene.production().shows(tokens={"gold": 24})
    scene.shows(town={"blue": ["brewery tokens=1"] * 2, "green": ["brewery tokens=1", "brewery"]})
    scene.shows(town={"red": ["brewery", "smelter tokens=1"]})
    scene.hears("table", "VW-5.2 blue produced 2 beer", "VW-4.10 green no-token beer", "VW-4.10 red no-token beer")


def test_vw_6_9_a_building_under_construction_produces_nothing() -> None:
    """VW-6.9, VW-4.9: no token ever lies on it."""
    scene = Scene("red", "blue").town("red", "smelter new", "smelter").production()
    scene.shows(town={"red": ["smelter new", "smelter tokens=1"]}).hears("table", "VW-5.2 red produced 1 gold")
