"""CM-5.10 to CM-5.12, CM-6: longships are sent to the shores, and built."""

from tests.scenes.midgard.scene import Scene


def two() -> Scene:
    return Scene("red", "blue")


# --- sent to the shores


def test_cm_5_10_the_large_longship() -> None:
    """CM-5.10, CM-6.7, CM-4.6: 1 coin, and a free shore of choice, at once."""
    scene = two().goods("red", coin=2).placement("red").pick("red", "place/large_longship").asks("red sail")
    scene.shows(goods={"red": {"coin": 1}}).offers("red", "sail/shore_1", "sail/shore_2", "sail/shore_3")
    scene.pick("red", "sail/shore_2").shows(ships={"shore_1": "", "shore_2": "large"}, holder={"shore_2": "red"})
    scene.shows(goods={"red": {"coin": 1}}, laden={"shore_2": 0}, sent={"shore_2": {}}).asks("blue place")
    scene.hears_last("blue", "CM-4.6 red sailed large shore_2")


def test_cm_5_11_the_small_longship() -> None:
    """CM-5.11, CM-6.7: no fee."""
    scene = two().placement("red").pick("red", "place/small_longship", "sail/shore_3")
    scene.shows(ships={"shore_3": "small"}, goods={"red": {}})


def test_cm_6_1_one_ship_at_a_shore() -> None:
    """CM-6.1, CM-RU13, CM-6.4: one player may send several ships, each to its own shore; the last one is not asked."""
    scene = two().ship("red", "karvi").goods("red", coin=1).placement("red").pick("red", "place/karvi", "sail/shore_1")
    scene.pick("blue", "place/beg").pick("red", "place/large_longship").offers("red", "sail/shore_2", "sail/shore_3")
    scene.barred("red", "sail/shore_1", "CM-6.1", "shore-taken").pick("red", "sail/shore_2").pick("blue", "place/beg")
    scene.pick("red", "place/small_longship").asks("blue place")
    scene.shows(ships={"shore_1": "karvi", "shore_2": "large", "shore_3": "small"}, holder={"shore_3": "red"})


def test_cm_6_2_no_shore_is_free() -> None:
    """CM-6.2, CM-3.6: neither public nor private longships sail then."""
    scene = two().ship("blue", "karvi").voyage("red", "shore_1", "drakkar").voyage("red", "shore_2", "large")
    scene.voyage("red", "shore_3", "small").placement("blue").barred("blue", "place/karvi", "CM-6.2", "no-shore-free")
    for here, there in (("small", "large_longship"), ("large", "small_longship")):
        scene = two().goods("blue", coin=1).voyage("red", "shore_1", "drakkar").voyage("blue", "shore_2", "karvi")
        scene.voyage("red", "shore_3", here).placement("blue")
        scene.barred("blue", f"place/{there}", "CM-6.2", "no-shore-free")


def test_cm_3_6_the_fourth_shore() -> None:
    """CM-3.6: with four players."""
    scene = Scene("red", "blue", "green", "yellow").placement("red").pick("red", "place/small_longship")
    scene.offers("red", "sail/shore_1", "sail/shore_2", "sail/shore_3", "sail/shore_4")


# --- private longships


def test_cm_6_3_a_private_longship_is_its_owners_place() -> None:
    """CM-6.3: without fee, once in a round."""
    scene = two().ship("red", "karvi").placement("blue").barred("blue", "place/karvi", "CM-6.3", "not-your-longship")
    scene.pick("blue", "place/beg").barred("red", "place/drakkar", "CM-6.3").pick("red", "place/karvi", "sail/shore_2")
    scene.shows(ships={"shore_2": "karvi"}, goods={"red": {}}, placed=["blue beg", "red karvi"])
    scene.hears_last("blue", "CM-6.3 red sailed karvi shore_2").pick("blue", "place/beg")
    scene.barred("red", "place/karvi", "CM-4.3", "place-taken").may("red", "place/small_longship")


def test_cm_6_3_also_in_the_round_it_was_bought() -> None:
    """CM-6.3, CM-5.12: with another worker."""
    scene = (
        two().goods("red", wood=2, coin=1).placement("red").pick("red", "place/shipwright").pick("blue", "place/beg")
    )
    scene.pick("red", "place/karvi", "sail/shore_1").shows(ships={"shore_1": "karvi"})


def test_cm_5_12_one_of_those_left_for_its_price() -> None:
    """CM-5.12, CM-2.3: wood and coins; two ships with two players."""
    scene = two().goods("red", wood=4, coin=5).placement("red").pick("red", "place/shipwright").asks("red buy-longship")
    scene.offers("red", "buy/karvi", "buy/drakkar").barred("red", "buy/skeid", "CM-2.3", "longship-not-sold")
    scene.barred("red", "buy/large", "CM-2.3", "longship-not-sold").barred("red", "decline", "CM-4.4")
    scene.pick("red", "buy/drakkar").shows(goods={"red": {"coin": 1}}, ship={"red": "drakkar"}, glory={"red": 0})
    scene.hears("blue", "CM-5.12 red paid 4 wood+4 coin", "CM-5.12 red longship drakkar").asks("blue place")


def test_cm_5_12_only_what_can_be_paid() -> None:
    """CM-5.12: a single one is not asked for."""
    scene = two().goods("red", wood=3, coin=9).placement("red").pick("red", "place/shipwright").asks("blue place")
    scene.shows(ship={"red": "karvi"}, goods={"red": {"wood": 1, "coin": 8}})
    four = Scene("red", "blue", "green", "yellow").goods("red", wood=3, coin=3).ship("blue", "karvi").placement("red")
    four.pick("red", "place/shipwright").offers("red", "buy/snekkja", "buy/skeid")
    four.barred("red", "buy/karvi", "CM-5.12", "longship-sold")
    four.barred("red", "buy/drakkar", "CM-5.12", "longship-too-dear")


def test_cm_5_12_the_shipwright_needs_a_payable_ship() -> None:
    """CM-5.12: the cheap one is another's, the other too dear."""
    scene = two().goods("red", wood=3, coin=9).ship("blue", "karvi").placement("red")
    scene.barred("red", "place/shipwright", "CM-5.12", "longships-too-dear")


def test_cm_6_6_one_private_longship_for_each_player() -> None:
    """CM-6.6: in the whole game."""
    scene = two().goods("red", wood=9, coin=9).ship("red", "karvi").placement("red")
    scene.barred("red", "place/shipwright", "CM-6.6", "longship-owned").may("red", "place/large_longship")


def test_cm_6_5_capacities() -> None:
    """CM-6.5, CM-2.3: large 10, small 5, private as printed; 2, 3 and 4 private longships are in the game."""
    box = two().table.box
    assert [(ship.name, ship.capacity) for ship in box.ships[:2]] == [("large", 10), ("small", 5)]
    assert [ship.capacity for ship in box.ships[2:]] == [6, 7, 9, 12]
    colours = ("red", "blue", "green", "yellow")
    assert [len(Scene(*colours[:n]).table.box.private_ships) for n in (2, 3, 4)] == [2, 3, 4]
