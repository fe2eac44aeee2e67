"""Hidden information: what a seat cannot know does not change what it sees; everybody sees what is public."""

from collections.abc import Callable

import pytest

from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Opening, Scene


def same(viewers: tuple[str, ...], *tables: Play) -> None:
    """None of the viewers can distinguish these tables."""
    for viewer in viewers:
        views = [table.view(viewer) for table in tables]
        assert all(view == views[0] for view in views), f"{viewer} can tell these tables apart"


def test_gw_3_8_the_contents_of_a_hand() -> None:
    """GW-3.8: blue holds 3 wool or 3 ore (yellow the other 3); red and a spectator see no difference."""

    def table(blue: str, yellow: str) -> Scene:
        scene = Scene("red", "blue", "yellow").hand("blue", **{blue: 3}).hand("yellow", **{yellow: 3})
        return scene.hand("red", lumber=1).turn("red", "trade")

    same(("red", "spectator"), table("wool", "ore"), table("ore", "wool"))
    assert table("wool", "ore").view("blue") != table("ore", "wool").view("blue")


def test_gw_6_4_which_card_was_stolen() -> None:
    """GW-6.4: yellow and a spectator see no difference; thief and victim do."""

    def table(outcome: int) -> Scene:
        scene = Scene("red", "blue", "yellow").settlement("blue", "0,0,N").hand("blue", lumber=1, ore=1).turn("red")
        return scene.dice(3, 4).load("theft", outcome).pick("red", "roll", "tormund/0,0")

    same(("yellow", "spectator"), table(0), table(1))
    for knower in ("red", "blue"):
        assert table(0).view(knower) != table(1).view(knower)


def test_gw_5_8_which_card_was_bought() -> None:
    """GW-5.8: until it is played, and in the turns that follow."""

    def table(top: str, below: str) -> Scene:
        scene = Scene("red", "blue").hand("red", wool=1, grain=1, ore=1).deck(top, below).turn("red", "build")
        return scene.pick("red", "buy-card")

    cards = ("victory_point", "ranger_patrol")
    one, other = table(*cards), table(*reversed(cards))
    same(("blue", "spectator"), one, other)
    same(("blue", "spectator"), one.pick("red", "end-turn"), other.pick("red", "end-turn"))
    assert one.view("red") != other.view("red")


def test_gw_2_2_the_order_of_the_deck_nobody_knows() -> None:
    """GW-2.2: nor future draws; another seed looks the same."""
    tables = [Opening(2, board="classic19", first_player="seat", seed=seed) for seed in ("one", "two")]
    assert tables[0].deck_order() != tables[1].deck_order()
    same(("red", "blue", "spectator"), *tables)


def test_gw_7_6_hidden_cards_show_their_number_and_how_many_are_new() -> None:
    """GW-7.6: number in hand and number bought this turn are public, which they are is not."""
    scene = Scene("red", "blue").cards("red", victory_point=1, ranger_patrol=1).fresh("red", road_building=1)
    scene.face_up("red", ranger_patrol=2).turn("red", "build")
    for viewer in ("blue", "spectator"):
        scene.shows(viewer, cards={"red": {"?": 2}}, fresh={"red": {"?": 1}}, face_up={"red": {"ranger_patrol": 2}})
    scene.shows("red", cards={"red": {"victory_point": 1, "ranger_patrol": 1}}, fresh={"red": {"road_building": 1}})


def test_gw_7_9_which_cards_may_be_played_tells_the_hand() -> None:
    """GW-7.9: so the options of a seat are shown to that seat only, in every step."""
    for step in ("roll", "trade", "build"):
        scene = Scene("red", "blue").cards("red", ranger_patrol=1).hand("red", lumber=4, brick=1).road("red", "0,2,NE")
        scene.turn("red", step).withheld("red", "blue", "spectator")
        assert scene.questions("blue") == scene.questions("red")


def roll() -> Scene:
    return Scene("red", "blue").settlement("red", "0,2,N").turn("red").dice(1, 4).pick("red", "roll")


def supply_trade() -> Scene:
    return Scene("red", "blue").hand("red", wool=4).turn("red", "trade").pick("red", "give/wool", "take/ore")


def winter() -> Scene:
    scene = Scene("red", "blue").cards("red", winter_is_coming=1).turn("red")
    return scene.pick("red", "play/winter_is_coming", "gain/ore")


def monopoly() -> Scene:
    scene = Scene("red", "blue", dev_deck="classic").cards("red", classic_monopoly=1).hand("blue", ore=2).turn("red")
    return scene.pick("red", "play/classic_monopoly", "name/ore")


def discard() -> Scene:
    scene = Scene("red", "blue").hand("red", ore=8).turn("red").dice(3, 4)
    return scene.pick("red", "roll", *["discard/ore"] * 4)


def exchange() -> Scene:
    scene = Scene("red", "blue").hand("red", wool=1).hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", "propose", "add/wool", "done", "add/ore", "send")
    return scene.pick("blue", "accept").pick("red", "close/blue")


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (roll, "GW-3.4 red gained 1 brick"),
        (supply_trade, "GW-4.5 red supply-trade wool 4 ore"),
        (winter, "GW-7.3 red gained 1 ore"),
        (monopoly, "GW-7.7 blue handed red ore 2"),
        (discard, "GW-6.1 red discarded 4 ore"),
        (exchange, "GW-4.10 red traded blue 1 wool 1 ore"),
    ],
)
def test_gw_3_8_cards_that_come_and_go_in_public(scene: Callable[[], Scene], told: str) -> None:
    """GW-3.8, GW-3.4, GW-4.5, GW-4.10, GW-6.1, GW-7.3, GW-7.7: everybody sees which and how many."""
    played = scene()
    for viewer in ("red", "blue", "spectator"):
        assert told in played.heard(viewer), f"{viewer} hears {played.heard(viewer)}"


def test_gw_3_8_supply_board_and_tiles_are_public() -> None:
    """GW-3.8, GW-9.1: stacks, pieces, tiles, Tormund, lengths and public points."""
    scene = Scene("red", "blue").settlement("red", "0,2,N").road("red", "0,2,NE").hand("red", ore=2).turn("red")
    for viewer in ("blue", "spectator"):
        scene.shows(viewer, supply={"ore": 17}, board={"red": {"settlement/0,2,N", "road/0,2,NE"}}, tormund="0,1")
        scene.shows(viewer, points={"red": 1}, length={"red": 1}, longest_road="nobody", deck=23)


def test_gw_4_8_a_dropped_proposal_is_never_public() -> None:
    """GW-4.8: the others see that one was used up, not what it was."""

    def table(*cards: str) -> Scene:
        scene = Scene("red", "blue").hand("red", lumber=2, wool=2).hand("blue", ore=1).turn("red", "trade")
        return scene.pick("red", "propose", *cards, "drop")

    same(("blue", "spectator"), table("add/lumber", "done", "add/ore"), table("add/wool"))


def test_gw_3_8_a_view_is_no_table() -> None:
    """GW-3.8: nothing can be picked at what a seat sees, not even what it may pick at the table."""
    scene = Scene("red", "blue").turn("red").may("red", "roll")
    with pytest.raises(AssertionError, match="red cannot pick roll"):
        Play(scene.seen("red")).pick("red", "roll")
