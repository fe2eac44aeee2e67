"""Hidden information of heroes, what can be taken back, and tables that another seat imagines."""

from collections.abc import Callable

import pytest

import longhouse
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.search.unseen import determinize
from tests.games.watch.rules.test_hero_cards import PAID, PRICE, alliser, full, jeor, mance, melisandre
from tests.games.watch.state.test_hidden import same
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Scene


def looked() -> Scene:
    scene = mance().turn("red", "trade")
    return scene.pick("red", "hero/mance_rayder", "look/blue")


def test_gw_14_13_the_viewer_sees_the_hand_at_that_moment() -> None:
    """GW-14.13: red and blue know it; yellow and a spectator do not. Afterwards it is blue's secret again."""
    scene = looked().hears("red", "GW-14.13 red looked blue 1 wool+2 ore")
    scene.hears("blue", "GW-14.13 red looked blue 1 wool+2 ore").hears("yellow", "GW-14.13 red looked blue ?")
    scene.shows("red", hand={"blue": {"wool": 1, "ore": 2}}).shows("yellow", hand={"blue": {"?": 3}})
    scene.shows("spectator", hand={"blue": {"?": 3}}).withheld("red", "blue", "yellow", "spectator")
    scene.pick("red", "seize/ore").shows("red", hand={"blue": {"?": 2}, "red": {"ore": 1}})


def test_gw_14_13_the_card_taken_is_known_to_the_two() -> None:
    """GW-14.13"""
    scene = looked().pick("red", "seize/ore").hears("red", "GW-14.13 red robbed blue ore")
    scene.hears("blue", "GW-14.13 red robbed blue ore").hears("yellow", "GW-14.13 red robbed blue ?")
    same(("yellow", "spectator"), looked().pick("red", "seize/ore"), looked().pick("red", "seize/wool"))


def test_gw_14_12_the_three_cards_are_the_buyers_secret() -> None:
    """GW-14.12: which they are and which is kept."""

    def table(*top: str) -> Scene:
        scene = full("melisandre").hand("red", **PRICE).deck(*top).turn("red", "build")
        return scene.pick("red", "hero/melisandre", *PAID)

    one = table("victory_point", "road_building", "ranger_patrol")
    other = table("ranger_patrol", "ranger_patrol", "ranger_patrol")
    same(("blue", "spectator"), one, other)
    one.shows("blue", looked=["?"] * 3).shows("red", looked=["victory_point", "road_building", "ranger_patrol"])
    one.withheld("red", "blue", "spectator").pick("red", "keep-card/victory_point")
    same(("blue", "spectator"), one, other.pick("red", "keep-card/ranger_patrol"))
    one.hears("blue", "GW-14.12 red bought ?").hears("red", "GW-14.12 red bought victory_point")


def test_gw_14_20_which_substitutions_are_open_tells_the_hand() -> None:
    """GW-14.20: so they are shown to that seat only."""
    alliser(lumber=2, brick=1, wool=1, ore=1).withheld("red", "blue", "spectator")

    def table(red: str, yellow: str) -> Scene:
        scene = full("alliser_thorne").hand("red", brick=1, ore=2, **{red: 1}).hand("yellow", **{yellow: 1})
        return scene.turn("red", "build").pick("red", "hero/alliser_thorne")

    same(("blue", "spectator"), table("lumber", "wool"), table("wool", "lumber"))


def test_gw_14_7_all_hand_overs_are_open() -> None:
    """GW-14.19: everybody knows what red received, so every imagined table has it in red's hand."""
    scene = jeor().pick("red", "name/ore", "ask/blue", "no-more")
    for number in range(20):
        imagined = imagine(scene, "yellow", str(number))
        assert imagined.holds("red").get("ore", 0) >= 1


def imagine(scene: Play, colour: str, seed: str) -> Play:
    """A table on which this colour would see the same."""
    table = longhouse.load(longhouse.save(scene.table))
    before = longhouse.save(table.view(scene.seat(colour)))
    determinize(table, scene.seat(colour), seed)
    assert longhouse.save(table.view(scene.seat(colour))) == before, "what a seat sees has changed"
    assert isinstance(table, Watch)
    return Play(table)


SECRETS: dict[str, Callable[[], Play]] = {
    "alliser": lambda: alliser(brick=1, wool=1, ore=1),
    "alliser, left out": lambda: alliser(brick=1, wool=1, ore=1).pick("red", "leave-out/lumber"),
    "melisandre": lambda: melisandre(**PRICE),
    "melisandre, three cards": lambda: melisandre(**PRICE).pick("red", *PAID),
    "mance": looked,
    "jeor": lambda: jeor().pick("red", "name/wool", "ask/blue", "ask/yellow"),
    "bowen": lambda: full("bowen_marsh").hand("red", wool=1).supply("blue", lumber=0, brick=0, wool=0, grain=0).turn(
        "red", "trade").pick("red", "hero/bowen_marsh"),
    "bowen, given": lambda: full("bowen_marsh").hand("red", wool=1).turn("red", "trade").pick(
        "red", "hero/bowen_marsh", "give/wool"),
}  # fmt: skip


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
@pytest.mark.parametrize("secret", SECRETS)
def test_gw_14_6_an_imagined_table_asks_the_same_and_goes_on(secret: str, colour: str) -> None:
    """GW-14.6, GW-14.20: on every table that another seat imagines, the player who is asked holds cards that can
    answer."""
    scene = SECRETS[secret]()
    for number in range(10):
        imagined = imagine(scene, colour, str(number))
        while imagined.table.decision.ask not in ("watch-ask-trade", "watch-ask-build"):
            options = imagined.table.decision.options
            assert options
            imagined.table.pick(options[0])


def test_gw_14_20_nobody_imagines_a_hand_that_can_only_pay_the_printed_price() -> None:
    """GW-14.20: the plain price is not offered, though yellow may hold the brick and red the grain."""
    scene = full("melisandre").hand("red", **PRICE).hand("yellow", grain=1).turn("red", "build")
    scene.pick("red", "hero/melisandre")
    hands = set()
    for number in range(40):
        imagined = imagine(scene, "blue", str(number))
        assert imagined.table.decision.options
        hands.add(str(imagined.holds("red")))
    assert len(hands) > 1


def barriers(scene: Play) -> int:
    return scene.table.barriers()


def test_gw_14_13_what_shows_something_cannot_be_taken_back() -> None:
    """GW-14.12, GW-14.13, GW-14.7: looking, drawing and asking are barriers; naming and choosing before it are not."""
    scene = mance().turn("red", "trade").pick("red", "hero/mance_rayder")
    before = barriers(scene)
    assert barriers(scene.pick("red", "look/blue")) > before
    paying = melisandre(**PRICE)
    before = barriers(paying)
    assert barriers(paying.pick("red", "leave-out/grain")) == before
    assert barriers(paying.pick("red", "substitute/brick")) > before
    asking = jeor()
    before = barriers(asking)
    assert barriers(asking.pick("red", "name/ore", "ask/blue")) == before
    assert barriers(asking.pick("red", "no-more")) > before


def test_gw_14_10_a_moved_road_can_be_taken_back() -> None:
    """GW-14.10: nothing hidden is shown."""
    scene = full("othell_yarwyck").settlement("red", "0,2,N").road("red", "0,2,NE").turn("red", "build")
    before = barriers(scene)
    assert barriers(scene.pick("red", "hero/othell_yarwyck", "lift/0,2,NE", "road/0,2,NW", "keep-hero")) == before
