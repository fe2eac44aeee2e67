"""NG-14: phase 4, winter and Unrest."""

import pytest

from tests.scenes.northgard.scene import Scene

NEEDED = [(0, {}), (3, {}), (4, {"food": 1}), (6, {"food": 1}), (7, {"food": 2}), (9, {"food": 2})]
NEEDED += [(10, {"food": 3, "wood": 1}), (12, {"food": 3, "wood": 1}), (13, {"food": 4, "wood": 2})]
NEEDED += [(14, {"food": 4, "wood": 2})]


def standing(units: int, clans: str = "") -> Scene:
    """Red has this many units on the map and plenty of everything; the players draw for the next year."""
    scene = Scene("red", "blue", clans=clans).units("blue", "start.s", 1).goods("red", food=9, wood=9, lore=9)
    return scene.units("red", "start.n", units) if units else scene


def paid(scene: Scene) -> dict[str, int]:
    (lost,) = [line for line in scene.heard() if "paid" in line] or [""]
    words = lost.removeprefix("NG-14.1 red paid ").replace("+", " ").split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


@pytest.mark.parametrize(("units", "needed"), NEEDED)
def test_ng_14_1_upkeep(units: int, needed: dict[str, int]) -> None:
    """NG-14.1, NG-RU36: by the number of units on the map."""
    scene = standing(units)
    if units == 0:
        scene.units("red", "start.e", 3)
    scene.phase("winter")
    assert paid(scene) == needed


def test_ng_14_1_kaija_is_not_counted() -> None:
    """NG-14.1, NG-17.5: three units and Kaija cost nothing."""
    scene = standing(3, clans="bear goat").kaija("start.n").phase("winter")
    assert paid(scene) == {}


def test_ng_14_1_in_turn_order() -> None:
    """NG-14.1: from the holder of the marker on."""
    scene = standing(4).units("blue", "start.s", 3).goods("blue", food=1).first("blue").phase("winter")
    assert [line for line in scene.heard() if "paid" in line] == ["NG-14.1 blue paid 1 food", "NG-14.1 red paid 1 food"]


def test_ng_ex18_a_shortage() -> None:
    """NG-EX18, NG-14.2, NG-14.6: Red pays what there is of each required kind, and gets one Unrest card."""
    scene = standing(10).goods("red", food=2, wood=3, lore=4).hand("red").phase("winter")
    scene.hears("spectator", "NG-14.1 red paid 2 food+1 wood", "NG-14.2 red unrest").shows(unrest=9)
    scene.shows(goods={"red": {"wood": 2, "lore": 4}})
    scene.shows(hand={"red": ["start_explore", "start_move", "start_recruit", "unrest"]})


def test_ng_14_2_wood_alone_may_be_missing() -> None:
    """NG-14.2, NG-14.6: 3 food and 1 wood are due; the food is there, and food does not replace wood."""
    scene = standing(10).goods("red", food=9, lore=4).phase("winter").shows(unrest=9)
    scene.hears("spectator", "NG-14.1 red paid 3 food", "NG-14.2 red unrest")
    scene.shows(goods={"red": {"food": 6, "lore": 4}})


def test_ng_14_2_one_card_however_much_is_missing() -> None:
    """NG-14.2: only one, though 4 food and 2 wood are missing; no other resource replaces them."""
    scene = standing(14).goods("red", lore=9).phase("winter").shows(unrest=9, goods={"red": {"lore": 9}})
    assert scene.heard().count("NG-14.2 red unrest") == 1


def test_ng_14_2_on_top_of_the_deck() -> None:
    """NG-14.2: so it is drawn with the first four cards of the next year."""
    scene = standing(4).goods("red").year(6).phase("winter").shows(hand_size={"red": 4})
    scene.shows(hand={"red": ["start_explore", "start_move", "start_recruit", "unrest"]})


def test_ng_14_2_everybody_knows_where_it_lies() -> None:
    """NG-14.2, hidden information: the top card of a deck is known if it was put there openly."""
    scene = standing(4).goods("red").deck("red", "start_move", "start_build").year(7).phase("winter")
    for viewer in ("red", "blue", "spectator"):
        scene.shows(viewer, deck={"red": ["unrest", "?", "?"]})


def test_ng_14_3_an_empty_stack_costs_fame_and_a_card() -> None:
    """NG-14.3: 5 fame, and the top card of the deck goes to the discard pile."""
    scene = standing(4).goods("red").fame(red=7).unrest(0).deck("red", "start_move", "start_build").phase("winter")
    scene.hears("spectator", "NG-14.3 red fame-lost 5", "NG-14.3 red discarded start_move").shows(fame={"red": 2})
    scene.shows(unrest=0)


def test_ng_14_3_never_below_zero() -> None:
    """NG-14.3, NG-RU32: there are only 3 fame to lose, and the event says what was really lost."""
    for held in (3, 0):
        scene = standing(4).goods("red").fame(red=held).unrest(0).phase("winter").shows(fame={"red": 0})
        scene.hears("spectator", f"NG-14.3 red fame-lost {held}")


def test_ng_14_3_an_empty_deck_is_shuffled_first() -> None:
    """NG-14.3, NG-4.3: the discard pile becomes the deck, and its top card is discarded; without cards nothing is."""
    scene = standing(4).goods("red").unrest(0).deck("red").discard("red", "start_move").phase("winter")
    scene.hears("table", "NG-4.3 red shuffled 1", "NG-14.3 red discarded start_move")
    scene = standing(4).goods("red").unrest(0).deck("red").phase("winter").hears_not("table", "discarded", "shuffled")


def test_ng_14_2_the_last_cards_go_in_turn_order() -> None:
    """NG-14.2, NG-13.8: one card is left and two players cannot pay; also where all pay together."""
    for order in ("turn_order", "together"):
        scene = Scene("red", "blue", harvest_order=order).units("red", "start.n", 4).units("blue", "start.s", 4)
        scene.unrest(1).fame(red=9, blue=9).first("blue").phase("winter")
        scene.hears("table", "NG-14.2 blue unrest", "NG-14.3 red fame-lost 5").shows(fame={"red": 4, "blue": 9})


def test_ng_14_5_what_an_unrest_card_is_good_for() -> None:
    """NG-14.5, NG-14.4, NG-RU8: Wait, Replace and Upgrade, where it only goes to the active zone; nothing else."""
    scene = standing(3).hand("red", "unrest").hand("blue", "start_move").turn("red")
    scene.only("red", "wait/unrest", "replace/unrest", "upgrade/teamwork", "upgrade/resourceful_people", "pass")
    scene.barred("red", "play/unrest", "NG-6.4").barred("red", "remove/unrest", "NG-14.4", "never-removed")
    scene.pick("red", "upgrade/teamwork").only("red", "lay/unrest").barred("red", "remove/unrest", "NG-14.4")
    scene.pick("red", "lay/unrest").shows(active_zone={"red": ["unrest"]}, hand={"red": ["teamwork"]})


def test_ng_14_1_a_preview_of_recruiting_tells_the_upkeep() -> None:
    """NG-14.1: before and after one more unit."""
    scene = Scene("red", "blue").units("red", "start.n", 3).hand("red", "start_recruit").turn("red")
    scene.pick("red", "play/start_recruit").foresees("red", "recruit/start.n", "NG-14.1 winter nothing 1 food")
