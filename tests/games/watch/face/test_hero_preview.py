"""What a page receives about heroes: what a pick would cost and bring, and what the picture shows of a use."""

import pytest

from longhouse.games.watch.face.picture import picture
from longhouse.games.watch.face.preview import preview
from tests.games.watch.rules.test_hero_cards import PAID, PRICE, alliser, full, jeor, mance, melisandre, samwell
from tests.scenes.watch.play import Play


def facts(scene: Play, text: str) -> list[str]:
    """`GW-14.8 give 0 0 1 0 0`"""
    found = preview(scene.seen("red"), scene.option(text), scene.seat("red"))
    return [" ".join([f.rule, f.key.removeprefix("watch-preview-"), *[str(n) for n in f.args]]) for f in found]


def swapping(*picks: str) -> Play:
    scene = full("bowen_marsh").hand("red", wool=3).turn("red", "trade")
    return scene.pick("red", "hero/bowen_marsh", *picks)


@pytest.mark.parametrize(
    ("scene", "text", "told"),
    [
        (swapping(), "give/wool", ["GW-14.8 give 0 0 1 0 0", "GW-14.8 gain-any 1"]),
        (swapping("give/wool"), "take/ore", ["GW-14.8 give 0 0 1 0 0", "GW-14.8 gain 0 0 0 0 1"]),
        (full("bowen_marsh").hand("red", wool=1).turn("red", "trade"), "hero/bowen_marsh", ["GW-14.8 gain-any 1"]),
        (samwell().turn("red").dice(1, 2).pick("red", "roll"), "gain/ore", ["GW-14.9 gain 0 0 0 0 1"]),
        (jeor(), "name/grain", ["GW-14.7 gain-nothing"]),
        (jeor(), "name/ore", []),
        (jeor().pick("red", "name/ore", "ask/blue", "no-more"), "hand/lumber", ["GW-14.19 give 1 0 0 0 0"]),
        (mance().turn("red", "trade").pick("red", "hero/mance_rayder", "look/blue"), "seize/ore",
         ["GW-14.13 gain 0 0 0 0 1"]),
        (alliser(brick=1, wool=1, ore=1).pick("red", "leave-out/lumber"), "substitute/ore",
         ["GW-14.20 cost 0 1 1 0 1"]),
        (melisandre(**PRICE).pick("red", "leave-out/grain"), "substitute/brick", ["GW-14.20 cost 0 1 1 0 1"]),
        (melisandre(ore=1, wool=1, grain=1, version=1), "none", ["GW-14.20 cost 0 0 1 1 1"]),
        (full("qhorin_halfhand").tormund("1,0").turn("red"), "hero/qhorin_halfhand", ["GW-14.17 gain 0 0 0 0 1"]),
        (full("qhorin_halfhand").tormund("1,0").supply("blue", ore=0).turn("red"), "hero/qhorin_halfhand", []),
    ],
)  # fmt: skip
def test_gw_14_8_what_a_pick_costs_and_brings(scene: Play, text: str, told: list[str]) -> None:
    """GW-14.7 to GW-14.9, GW-14.13, GW-14.17, GW-14.19, GW-14.20"""
    assert facts(scene, text) == told


def test_gw_14_16_yoren_tells_patrol_and_guard() -> None:
    """GW-14.16, GW-13.12: the third guard is worth a point."""
    scene = full("yoren").face_up("red", ranger_patrol=1).guard("red", "wall1", "wall2").turn("red")
    told = ["GW-14.16 patrols 1 0", "GW-14.16 free-guards 1", "GW-13.12 guards 2 3", "GW-15.1 points 0 1"]
    assert facts(scene, "hero/yoren") == told


def test_gw_8_6_yoren_tells_that_largest_patrol_goes_to_a_rival() -> None:
    """GW-8.6, GW-12.3: the player who gets the tile reveals a token, and red loses its point."""
    scene = full("yoren").face_up("red", ranger_patrol=4).face_up("blue", ranger_patrol=4).largest_patrol("red")
    told = facts(scene.turn("red"), "hero/yoren")
    assert told[3:] == ["GW-15.1 points 1 0", "GW-8.7 tile-to 1 1", "GW-12.3 tokens-tile 1 1"]
    scene.pick("red", "hero/yoren").shows(largest_patrol="blue")
    assert len(scene.table.used.cards) == 1


def test_gw_8_6_yoren_tells_that_largest_patrol_is_set_aside() -> None:
    """GW-8.6: nobody is left with three; no token is revealed."""
    scene = full("yoren").face_up("red", ranger_patrol=3).largest_patrol("red").turn("red")
    assert facts(scene, "hero/yoren")[3:] == ["GW-15.1 points 1 0", "GW-8.4 tile-aside 1"]


def test_gw_15_1_yoren_tells_that_the_guard_wins() -> None:
    """GW-15.1: the fifth guard brings the tenth point."""
    scene = full("yoren").face_up("red", ranger_patrol=1).guard("red", *["wall1"] * 4)
    scene.keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N").turn("red")
    assert facts(scene, "hero/yoren")[-1] == "GW-15.1 wins 10"


def used(states: str, looked: object) -> dict[str, object]:
    steps = zip(("substitute", "draw_dev", "keep_or_replace"), states.split(), strict=True)
    parts = [{"does": does, "state": state} for does, state in steps]
    return {"seat": 0, "hero": "melisandre", "looked": looked, "parts": parts}


def test_gw_14_22_the_picture_shows_which_hero_is_used() -> None:
    """GW-14.22, GW-14.12: and to the buyer alone the cards that she looks at."""
    scene = melisandre(**PRICE)
    assert picture(scene.seen("blue"))["using"] == used("now later later", None)
    scene.pick("red", *PAID)
    assert picture(scene.seen("blue"))["using"] == used("done now later", {"size": 3, "cards": None})
    using = picture(scene.seen("red"))["using"]
    assert using and using["looked"] and using["looked"]["cards"]
    seen = {name for name, n in using["looked"]["cards"].items() if n}
    assert seen == {"victory_point", "road_building", "ranger_patrol"}
    scene.pick("red", "keep-card/victory_point", "keep-hero")
    assert picture(scene.seen("red"))["using"] is None


def test_gw_14_4_the_picture_shows_which_hero_rests() -> None:
    """GW-14.4: a kept hero in the turn of its use; not one that was dealt."""
    scene = swapping("give/wool", "take/ore", "keep-hero")
    seats = picture(scene.seen("blue"))["seats"]
    assert seats[0]["hero"] == {"id": "bowen_marsh", "side": "B", "rests": True}
    assert seats[1]["hero"] and seats[1]["hero"]["rests"] is False


def test_gw_14_8_the_picture_shows_a_swap_as_a_supply_trade() -> None:
    """GW-14.8: what is given, at 1:1."""
    assert picture(swapping("give/wool").seen("blue"))["supply_trade"] == {"seat": 0, "give": "wool", "rate": 1}
