"""CM-5.13, CM-RU32: the Market."""

from tests.scenes.midgard.scene import Scene


def market(**goods: int) -> Scene:
    return Scene("red", "blue").goods("red", **goods).placement("red").pick("red", "place/market")


def test_cm_5_13_one_for_one() -> None:
    """CM-5.13: food, wood and coins; favour is not traded."""
    scene = market(food=1, favour=3).asks("red swap").offers("red", "swap/food,wood", "swap/food,coin", "done")
    scene.barred("red", "swap/wood,food", "CM-5.13", "swap-not-held").pick("red", "swap/food,coin").asks("blue place")
    scene.shows(goods={"red": {"coin": 1, "favour": 3}}).hears_last("blue", "CM-5.13 red swapped food coin")


def test_cm_5_13_zero_steps_are_allowed() -> None:
    """CM-5.13, CM-RU12; CM-EX25: a player may leave with what they brought."""
    market(food=2, wood=1).pick("red", "done").asks("blue place").shows(goods={"red": {"food": 2, "wood": 1}})
    market(favour=2).asks("blue place").shows(goods={"red": {"favour": 2}})


def test_cm_5_13_what_was_received_is_not_given_again() -> None:
    """CM-5.13, CM-RU32: one deal for each item held on arrival, so the visit ends."""
    scene = market(food=1, wood=1).pick("red", "swap/food,coin")
    scene.barred("red", "swap/coin,food", "CM-5.13", "swap-received").barred(
        "red", "swap/food,wood", "CM-5.13", "swap-not-held"
    )
    scene.offers("red", "swap/wood,food", "swap/wood,coin", "done").pick("red", "swap/wood,food").asks("blue place")
    scene.shows(goods={"red": {"coin": 1, "food": 1}})


def test_cm_ru32_an_item_of_the_same_kind_may_still_be_given() -> None:
    """CM-RU32: of 2 wood, one of which was received here, 1 may be given."""
    scene = market(food=1, wood=1).pick("red", "swap/food,wood").shows(goods={"red": {"wood": 2}})
    scene.offers("red", "swap/wood,food", "swap/wood,coin", "done").pick("red", "swap/wood,coin").asks("blue place")
    scene.shows(goods={"red": {"wood": 1, "coin": 1}})


def test_cm_ex25_every_mix_can_be_reached() -> None:
    """CM-EX25, CM-RU32: with 2 food and 1 wood any mix of 3 items."""
    found: set[tuple[int, ...]] = set()
    ways = [market(food=2, wood=1)]
    while ways:
        scene = ways.pop()
        found.add(tuple(scene.table.goods[:4]))
        if scene.questions() == ["red swap"]:
            for text in scene.options("red"):
                if text != "done":
                    ways.append(scene.twin().pick("red", text))
    mixes = {(food, wood, 3 - food - wood, 0) for food in range(4) for wood in range(4 - food)}
    assert found == mixes
    scene = market(food=2, wood=1).pick("red", "swap/food,coin", "swap/food,coin", "swap/wood,coin")
    scene.asks("blue place").shows(goods={"red": {"coin": 3}})


def test_cm_4_4_nothing_else_meanwhile() -> None:
    """CM-4.4, CM-9.2"""
    scene = market(food=1).barred("red", "place/beg", "CM-4.4", "visit-first")
    scene.barred("red", "decline", "CM-4.4", "effect-mandatory").barred("red", "use/gifts", "CM-9.1", "not-your-rune")
