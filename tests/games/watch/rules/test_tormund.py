"""GW-6: seven and Tormund; GW-16.5: the friendly Tormund."""

from itertools import permutations

import pytest

from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Scene

ALL = ("lumber", "brick", "wool", "grain", "ore")


def seven(scene: Scene, roller: str = "red") -> Scene:
    return scene.turn(roller).dice(3, 4).pick(roller, "roll")


@pytest.mark.parametrize(("held", "lost"), [(7, 0), (8, 4), (9, 4), (10, 5), (15, 7), (19, 9)])
def test_gw_6_1_half_is_discarded_rounded_down(held: int, lost: int) -> None:
    """GW-6.1: by players with more than 7."""
    scene = seven(Scene("red", "blue").hand("blue", ore=held))
    for left in range(lost, 0, -1):
        scene.asks(f"blue discard {left}").offers("blue", "discard/ore").pick("blue", "discard/ore")
    scene.asks("red tormund").shows(hand={"blue": {"ore": held - lost}}, supply={"ore": 19 - held + lost})


def test_gw_6_1_the_roller_discards_too() -> None:
    """GW-6.1"""
    scene = seven(Scene("red", "blue").hand("red", lumber=4, wool=4)).offers("red", "discard/lumber", "discard/wool")
    scene.pick("red", *["discard/lumber"] * 4).shows(hand={"red": {"wool": 4}}).asks("red tormund")


def test_gw_6_1_only_resource_cards_count() -> None:
    """GW-6.1: 7 of them and 3 development cards are not too much."""
    seven(Scene("red", "blue").hand("red", ore=7).cards("red", ranger_patrol=3)).asks("red tormund")


def test_gw_6_1_asked_clockwise_from_the_roller() -> None:
    """GW-6.1: yellow rolls; blue has 7 cards and is not asked."""
    scene = Scene("red", "blue", "yellow", "black").hand("red", ore=8).hand("blue", wool=7)
    scene.hand("yellow", lumber=9).hand("black", brick=8)
    seven(scene, "yellow").asks("yellow discard 4", "black discard 4", "red discard 4")


def test_gw_6_1_a_card_is_chosen_once() -> None:
    """GW-6.1: 2 lumber in hand, both chosen; the third is refused."""
    scene = seven(Scene("red", "blue").hand("red", lumber=2, ore=6)).pick("red", "discard/lumber", "discard/lumber")
    scene.offers("red", "discard/ore").barred("red", "discard/lumber", "GW-6.1", "not-to-discard")
    scene.barred("red", "tormund/0,0", "GW-RU26", "not-now")


def discarders() -> Scene:
    scene = Scene("red", "blue", "yellow").hand("red", lumber=4, brick=4).hand("blue", wool=5, ore=4)
    return seven(scene.hand("yellow", grain=8, ore=2))


CHOICES = {
    "red": ("discard/lumber", "discard/brick", "discard/brick", "discard/brick"),
    "blue": ("discard/ore",) * 4,
    "yellow": ("discard/grain", "discard/ore", "discard/grain", "discard/ore", "discard/grain"),
}


@pytest.mark.parametrize("order", list(permutations(CHOICES)))
def test_gw_6_1_the_order_of_discarding_changes_nothing(order: tuple[str, ...]) -> None:
    """GW-6.1: the choices are simultaneous; the cards are laid on the supply together."""
    scene = discarders()
    for colour in order:
        scene.shows(supply={"lumber": 15, "brick": 15, "wool": 14, "grain": 11, "ore": 13}).pick(
            colour, *CHOICES[colour]
        )
    scene.hears(
        "spectator",
        "GW-6.1 red discarded 1 lumber+3 brick",
        "GW-6.1 blue discarded 4 ore",
        "GW-6.1 yellow discarded 3 grain+2 ore",
    )
    usual = discarders()
    for colour, picks in CHOICES.items():
        usual.pick(colour, *picks)
    assert scene.position() == usual.position()
    scene.asks("red tormund").shows(supply={"lumber": 16, "brick": 18, "wool": 14, "grain": 14, "ore": 19})


def test_gw_6_1_card_by_card_in_turns() -> None:
    """GW-6.1: the seats choose side by side, a card each."""
    scene = discarders()
    for n in range(5):
        for colour in ("yellow", "red", "blue"):
            if n < len(CHOICES[colour]):
                scene.pick(colour, CHOICES[colour][n])
    scene.asks("red tormund").shows(hand={"red": {"lumber": 3, "brick": 1}, "blue": {"wool": 5}})


def test_gw_6_1_what_is_chosen_is_hidden_until_all_have_chosen() -> None:
    """GW-6.1: the others see neither what nor how many; the cards still lie in the hand."""
    scene = discarders().twin()
    ore, wool = scene.twin().pick("blue", "discard/ore"), scene.twin().pick("blue", "discard/wool")
    done, done_too = scene.twin().pick("blue", *["discard/ore"] * 4), scene.twin().pick("blue", *["discard/wool"] * 4)
    for viewer in ("red", "yellow", "spectator"):
        assert ore.view(viewer) == wool.view(viewer) == scene.view(viewer), f"{viewer} sees a chosen card"
        assert done.view(viewer) == done_too.view(viewer), f"{viewer} sees the chosen cards"
        done.shows(viewer, hand={"blue": {"?": 9}}, laid_aside={"blue": 0}).hears(viewer)
    ore.shows("blue", laid_aside={"blue": 1})


def test_gw_6_1_tormund_moves_after_the_last_discard() -> None:
    """GW-6.1: until then nobody may move him."""
    scene = discarders().barred("red", "tormund/3,0", "GW-RU26", "not-now").pick("red", *CHOICES["red"])
    scene.barred("red", "tormund/3,0", "GW-3.1", "not-asked").pick("blue", *CHOICES["blue"])
    scene.pick("yellow", *CHOICES["yellow"]).asks("red tormund")


def test_gw_6_2_he_must_move_to_another_hex() -> None:
    """GW-6.2, GW-RU24: any other hex of the board, including the ice fields."""
    scene = seven(Scene("red", "blue").tormund("1,2"))
    hexes = scene.pick_names("tormund")
    scene.offers("red", *[f"tormund/{place}" for place in hexes if place != "1,2"]).may("red", "tormund/0,1")
    scene.barred("red", "tormund/1,2", "GW-6.2", "tormund-stays").barred("red", "go-on", "GW-RU26", "not-now")
    scene.pick("red", "tormund/0,1").shows(tormund="0,1").hears("blue", "GW-6.2 red tormund 0,1").asks("red trade")


def robbery() -> Scene:
    """Blue and yellow border the forest at 2,1, red too; black borders it without a card."""
    scene = Scene("red", "blue", "yellow", "black").settlement("red", "2,1,N").settlement("blue", "2,1,SE")
    scene.keep("yellow", "2,1,SW").settlement("black", "2,1,NE")
    return scene.hand("red", ore=2).hand("blue", lumber=1, ore=2).hand("yellow", wool=1)


def test_gw_6_3_of_several_victims_the_roller_chooses() -> None:
    """GW-6.3: only opponents with a card and a building there; never the roller."""
    scene = seven(robbery()).pick("red", "tormund/2,1").offers("red", "rob/blue", "rob/yellow")
    for colour in ("red", "black"):
        scene.barred("red", f"rob/{colour}", "GW-6.3", "nothing-to-rob")
    scene.pick("red", "rob/yellow").shows(hand={"red": {"ore": 2, "wool": 1}, "yellow": {}}).asks("red trade")


def test_gw_6_3_no_building_there_no_victim() -> None:
    """GW-6.3: yellow's keep lies on another hex too; blue does not border it."""
    scene = seven(robbery()).pick("red", "tormund/1,2").asks("red trade")
    scene.shows(hand={"red": {"ore": 2, "wool": 1}, "yellow": {}, "blue": {"lumber": 1, "ore": 2}})


@pytest.mark.parametrize(("outcome", "stolen"), [(0, "lumber"), (1, "ore"), (2, "ore")])
def test_gw_6_3_the_card_is_random_each_as_likely(outcome: int, stolen: str) -> None:
    """GW-6.3: blue holds 1 lumber and 2 ore: one outcome of three takes the lumber."""
    scene = seven(robbery()).load("theft", outcome).pick("red", "tormund/2,1", "rob/blue")
    assert scene.heard("blue") == [f"GW-6.3 red robbed blue {stolen}"]


def test_gw_6_3_one_victim_is_robbed_unasked_none_is_no_theft() -> None:
    """GW-6.3: nobody borders 0,0; then blue alone does, with two buildings."""
    scene = seven(robbery()).pick("red", "tormund/0,0").hears("table", "GW-6.2 red tormund 0,0").asks("red trade")
    scene = Scene("red", "blue").keep("blue", "0,0,N").settlement("blue", "0,0,S").hand("blue", wool=3)
    seven(scene).pick("red", "tormund/0,0").shows(hand={"red": {"wool": 1}, "blue": {"wool": 2}}).asks("red trade")


def test_gw_6_3_beside_empty_hands_nothing_is_stolen() -> None:
    """GW-6.3: blue borders the hex and has no card; red's own hand is not robbed."""
    scene = Scene("red", "blue").settlement("blue", "0,0,N").settlement("red", "0,0,S").hand("red", ore=3)
    seven(scene).pick("red", "tormund/0,0").shows(hand={"red": {"ore": 3}}).asks("red trade")


def test_gw_6_4_the_stolen_card_is_known_to_thief_and_victim() -> None:
    """GW-6.4"""
    scene = seven(robbery()).load("theft", 0).pick("red", "tormund/2,1").pick("red", "rob/blue")
    for viewer in ("red", "blue"):
        scene.hears(viewer, "GW-6.3 red robbed blue lumber")
    for viewer in ("yellow", "black", "spectator"):
        scene.hears(viewer, "GW-6.3 red robbed blue ?").shows(viewer, hand={"red": {"?": 3}, "blue": {"?": 2}})


def test_gw_6_4_the_turn_goes_on_with_trade() -> None:
    """GW-6.4, GW-3.3"""
    seven(robbery()).pick("red", "tormund/0,0").asks("red trade").may("red", "propose", "go-on")


def friendly(**settings: bool) -> Scene:
    scene = Scene("red", "blue", friendly_tormund=True, **settings).keep("red", "0,0,N").settlement("red", "0,0,S")
    return scene.settlement("blue", "3,1,S").keep("red", "-3,3,S")


def barred(play: Play) -> set[str]:
    return set(play.pick_names("tormund")) - {text.removeprefix("tormund/") for text in play.options("red")}


def test_gw_16_5_the_friendly_tormund_spares_who_has_little() -> None:
    """GW-16.5: blue has 1 public point: no hex beside blue. Red has 5. Tormund must also leave his hex."""
    scene = seven(friendly())
    scene.barred("red", "tormund/3,2", "GW-16.5", "tormund-friendly")
    assert barred(scene) == {"0,1", "3,1", "2,2", "3,2"}


def test_gw_16_5_it_spares_the_mover_too_and_counts_public_points_only() -> None:
    """GW-16.5: red has 2 settlements and 3 hidden victory cards: 2 public points."""
    scene = (
        Scene("red", "blue", friendly_tormund=True).settlement("red", "0,2,S", "0,0,N").keep("blue", "3,1,S", "3,0,N")
    )
    seven(scene.cards("red", victory_point=3))
    assert barred(scene) == {"0,1", "0,2", "-1,3", "0,3", "0,0"}


def test_gw_16_5_three_points_are_enough() -> None:
    """GW-16.5: a keep and a settlement are not protected; a special tile counts as well."""
    scene = seven(friendly().settlement("blue", "3,0,N", "0,3,S"))
    assert barred(scene) == {"0,1"}
    scene = seven(friendly().face_up("blue", ranger_patrol=3).largest_patrol("blue"))
    assert barred(scene) == {"0,1"}


def test_gw_16_5_if_no_hex_is_left_all_are_allowed() -> None:
    """GW-16.5: three players with 2 points each, one beside every hex."""
    scene = Scene("red", "blue", "yellow", board="classic19", friendly_tormund=True).settlement(
        "red", "0,-1,N", "2,-2,S"
    )
    scene.settlement("blue", "-1,-1,S", "1,1,N").settlement("yellow", "-2,2,N", "0,1,S")
    assert barred(seven(scene)) == {"0,0"}


def test_gw_16_5_holds_for_a_patrol_too() -> None:
    """GW-16.5, GW-7.2"""
    scene = friendly().cards("red", ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol")
    scene.barred("red", "tormund/3,2", "GW-16.5", "tormund-friendly")


def test_gw_16_5_is_off_unless_it_is_said() -> None:
    """GW-16.5"""
    scene = seven(Scene("red", "blue").settlement("blue", "3,1,S").settlement("red", "0,2,S"))
    assert barred(scene) == {"0,1"}
