"""A pick that is dangerous or brings nothing is warned of, and its like that is neither is not."""

from collections.abc import Callable

import pytest

from longhouse.games.watch.face.preview import preview
from tests.games.watch.face.foretelling import foretold
from tests.scenes.watch.scene import Opening, Scene, quiet_north

AnyPlay = Scene | Opening


def warned(play: AnyPlay, text: str) -> list[str]:
    """What the preview of red's pick warns of, by the end of the message key."""
    told = preview(play.table.view(0), play.option(text), 0)
    return [fact.key.removeprefix("watch-preview-") for fact in told if fact.warns]


def spur(blue: str, longest: int = 3) -> Scene:
    """Red's road goes round hex 2,0; elsewhere red has one of this length."""
    scene = (
        Scene("red", "blue").settlement("red", "2,0,N").road("red", "2,0,NE", *["0,2,NE", "0,2,E", "0,2,SE"][:longest])
    )
    return scene.settlement("blue", blue).hand("red", lumber=1, brick=1).turn("red", "build")


def poor(stock: int) -> Scene:
    """The supply has only so much ore."""
    scene = Scene("red", "blue").cards("red", winter_is_coming=1)
    return scene.supply("blue", lumber=0, brick=0, wool=0, grain=0, ore=stock).turn("red")


def trading(offer: str, **stock: int) -> Scene:
    """Red, with an ore route, makes this offer to blue, who has 3 wool; the supply has so much."""
    scene = Scene("red", "blue", "yellow").settlement("red", "3,2,NE").hand("red", ore=4, grain=1)
    scene.hand("blue", wool=3).supply("yellow", **stock).turn("red", "trade")
    give, _, want = offer.partition(" for ")
    laid = [f"add/{name}" for name in give.split()]
    return scene.pick("red", "propose", *laid, "done", *[f"add/{name}" for name in want.split()])


def wall(*guards: str) -> Scene:
    """A regular may come down to sections 3 and 4."""
    scene = quiet_north().wildling("camp", "hornfoot-1", "regular").hand("red", lumber=1, brick=1, wool=1)
    return scene.guard("blue", *guards).turn("red", "build")


def monopoly(**theirs: int) -> Scene:
    scene = Scene("red", "blue", dev_deck="classic").cards("red", classic_monopoly=1).hand("red", ore=1)
    return scene.hand("blue", **theirs).turn("red")


def tormund(**blue: int) -> Scene:
    scene = Scene("red", "blue").settlement("red", "0,2,S").settlement("blue", "1,1,N").hand("blue", **blue)
    return scene.cards("red", ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol")


def rich(**hand: int) -> Scene:
    return Scene("red", "blue").hand("red", **hand).turn("red", "build")


def barren() -> Opening:
    """The desert lies at the coast."""
    return Opening(2, board="classic19", first_player="seat", layout="random", seed="a")


@pytest.mark.parametrize(
    ("make", "text", "told"),
    [
        # GW-5.4, GW-5.5, GW-8.1: it ends at a rival's settlement; with a longer road it has a use
        (lambda: spur("2,0,SE"), "road/2,0,E", ["road-nowhere"]),
        (lambda: spur("2,1,SE"), "road/2,0,E", []),
        (lambda: spur("2,0,SE", longest=1), "road/2,0,E", []),
        # GW-3.4: the only hex there is barren
        (barren, "settlement/3,-2,S", ["income-sum"]),
        (barren, "settlement/0,0,N", []),
        # GW-7.7: nobody has the card that is named, or any card
        (lambda: monopoly(ore=2).pick("red", "play/classic_monopoly"), "name/ore", []),
        (lambda: monopoly(ore=2).pick("red", "play/classic_monopoly"), "name/wool", ["gain-nothing"]),
        (lambda: monopoly(ore=2), "play/classic_monopoly", []),
        (monopoly, "play/classic_monopoly", ["gain-nobody"]),
        # GW-7.3, GW-7.4: less than is printed
        (lambda: poor(1), "play/winter_is_coming", ["gain-any"]),
        (lambda: poor(2), "play/winter_is_coming", []),
        # GW-6.2, GW-6.3: one's own hex, and nobody to rob though there are victims elsewhere
        (lambda: tormund(ore=1), "tormund/0,2", ["rob-nobody", "block"]),
        (lambda: tormund(ore=1), "tormund/2,2", ["rob-nobody"]),
        (lambda: tormund(ore=1), "tormund/1,1", []),
        (tormund, "tormund/2,2", []),
        # GW-6.1: more than seven cards, of which some could be used
        (lambda: rich(wool=1, grain=1, ore=6), "end-turn", ["full-hand"]),
        (lambda: rich(lumber=8), "end-turn", []),
        (lambda: rich(wool=1, grain=1, ore=5), "end-turn", []),
        # GW-4.9: nobody can have what is wanted
        (lambda: trading("ore for wool"), "send", []),
        (lambda: trading("ore for wool wool wool wool"), "send", ["nobody-holds"]),
        (lambda: trading("ore for brick", brick=19), "send", ["nobody-holds"]),
        # GW-4.5: the supply is cheaper, if it has the card
        (lambda: trading("ore ore for wool"), "send", []),
        (lambda: trading("ore ore ore for wool"), "send", ["cheaper"]),
        (lambda: trading("ore ore ore for wool", wool=0), "send", []),
        # GW-13.4, GW-12.9: a section that one more guard would keep
        (wall, "end-turn", ["roll-breach", "roll-breach"]),
        (wall, "guard/wall1", ["roll-breach", "roll-breach"]),
        (wall, "guard/wall4", []),
        (wall, "guard/wall3", []),
        (lambda: wall("wall3", "wall4"), "end-turn", []),
        (lambda: wall("wall3", "wall4"), "guard/wall1", []),
    ],
)
def test_a_pick_is_warned_of(make: Callable[[], AnyPlay], text: str, told: list[str]) -> None:
    """GW-3.4 to GW-13.4"""
    assert warned(make(), text) == told


def test_gw_4_5_the_supply_says_its_price() -> None:
    """GW-4.5, GW-4.6: two ore for one card at a trade route."""
    assert foretold(trading("ore ore ore for wool"), "red", "send")["cheaper"] == [[0, 0, 0, 0, 2]]


def test_gw_4_10_so_it_does_when_a_counter_is_accepted() -> None:
    """GW-4.10: blue wants three ore for the wool."""
    scene = trading("ore for wool").pick("red", "send")
    scene.pick("blue", "counter", "add/wool", "done", *["add/ore"] * 3, "send").pick("yellow", "decline")
    assert warned(scene, "close/blue") == ["cheaper"]
