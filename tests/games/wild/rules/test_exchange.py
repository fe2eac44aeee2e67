"""VW-12: two resources of one type for one of the other."""

from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


def test_vw_ex8_a_card_and_a_token_for_one_gold() -> None:
    """VW-EX8, VW-12.2, VW-RU18: it can be spent in this turn; VW-12.3: it cannot be stored."""
    scene = two().hand("red", "beer").town("red", "brewery tokens=1", "gold_storage tokens=1").turn("red")
    scene.pick("red", "exchange/beer").shows(pool={"beer": None, "gold": 1}, played={"red": ["beer"]})
    scene.shows(town={"red": ["brewery", "gold_storage tokens=1"]}).hears("blue", "VW-12.1 red exchanged beer 2")
    scene.hears_last("blue", "VW-12.1 red gained gold 1")
    spent = scene.twin().pick("red", "buy/tower").shows(played={"red": ["beer", "tower"]})
    spent.shows(town={"red": ["brewery", "gold_storage"]})
    scene.pick("red", "end-turn").pick("blue", "end-turn").shows(round=2, pool={"gold": None})
    scene.shows(town={"red": ["brewery tokens=1", "gold_storage tokens=1"]})


def test_vw_12_1_gold_for_beer_and_beer_for_gold() -> None:
    """VW-12.1: two for one in either direction."""
    two().pool(gold=2).turn("red").pick("red", "exchange/gold").shows(pool={"beer": 1, "gold": None})
    two().pool(beer=2).turn("red").pick("red", "exchange/beer").shows(pool={"beer": None, "gold": 1})
    scene = two().pool(beer=1, gold=1).turn("red").barred("red", "exchange/beer", "VW-12.1", "exchange-short")
    scene.barred("red", "exchange/gold", "VW-12.1", "exchange-short")


def test_vw_12_3_what_is_received_can_be_exchanged_on() -> None:
    """VW-12.1, VW-12.3: any number of times, until nothing is left to exchange."""
    scene = two().pool(beer=4).turn("red").pick("red", "exchange/beer", "exchange/beer", "exchange/gold")
    scene.shows(pool={"beer": 1, "gold": None}).offers("red", "end-turn")


def test_vw_12_2_tokens_return_to_the_supply() -> None:
    """VW-12.2, VW-4.3: from any sources; the gold that comes is no token."""
    scene = two(limited_tokens=True).town("red", "brewery tokens=1").hall("red", loot="beer 1").turn("red")
    scene.shows(tokens={"beer": 23, "gold": 25}).pick("red", "exchange/beer").shows(tokens={"beer": 25, "gold": 25})
    scene.shows(pool={"gold": 1}, loot={"red": {}}, spent={"beer": None})


def test_vw_12_2_by_hand_the_sources_are_chosen() -> None:
    """VW-12.2, VW-4.8: one from a card and one token."""
    scene = two(by_hand=True).hand("red", "gold", "gold").town("red", "smelter tokens=1").turn("red")
    scene.pick("red", "exchange-by-hand/gold", "pay/1").shows(played={"red": ["gold"]}, hand={"red": ["gold"]})
    scene.shows(pool={"beer": 1, "gold": None}, town={"red": ["smelter"]})
