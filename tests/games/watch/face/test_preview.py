"""Previews of picks, in scenes; test_preview_play.py checks them over whole games."""

import pytest

from tests.games.watch.face.foretelling import Facts, foretold
from tests.scenes.watch.scene import Opening, Scene


def test_gw_5_5_a_settlement() -> None:
    """GW-5.5, GW-3.4, GW-4.6: at E of GW-EX4 on the ore route, beside hills 6 where Tormund stands."""
    scene = Scene("red", "blue").road("red", "3,2,E").hand("red", lumber=1, brick=1, wool=1, grain=1)
    scene.settlement("red", "0,2,N").tormund("3,2").turn("red", "build")
    here = scene.table.box.option_of["tormund/3,2"].a
    assert foretold(scene, "red", "settlement/3,2,NE") == {
        "cost": [[1, 1, 1, 1, 0]],
        "points": [[1, 2]],
        "income": [[here, 0, 1, 0, 0, 0, 5]],
        "income-blocked": [[here]],
        "income-silent": [[1]],
        "income-sum": [[5]],
        "route": [[4, 2]],
    }


def test_gw_8_2_a_road_takes_the_tile() -> None:
    """GW-8.2, GW-8.3: the fifth road, and one strictly longer than the holder's."""
    five = ["0,2,NE", "0,2,E", "0,2,SE", "0,2,SW"]
    scene = Scene("red", "blue").road("red", *five).hand("red", lumber=1, brick=1).turn("red", "build")
    assert foretold(scene, "red", "road/0,2,W") == {
        "cost": [[1, 1, 0, 0, 0]],
        "points": [[0, 2]],
        "tile": [[0]],
        "length": [[4, 5]],
    }
    theirs = ["0,0,NE", "0,0,E", "0,0,SE", "0,0,SW", "0,0,W"]
    scene = Scene("red", "blue").road("red", *five, "0,2,W").road("blue", *theirs).longest_road("blue")
    scene.hand("red", lumber=1, brick=1).turn("red", "build")
    assert foretold(scene, "red", "road/0,2,NW")["tile-from"] == [[0, 1]]


@pytest.mark.parametrize(("third", "told"), [(5, {"tile-to": [[0, 2]]}), (0, {"tile-aside": [[0]]})])
def test_gw_8_4_a_settlement_cuts_a_road(third: int, told: Facts) -> None:
    """GW-8.4, GW-EX19: blue is cut from 6 to 4; the tile goes to yellow, or to nobody."""
    scene = Scene("red", "blue", "yellow").road("blue", "0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W", "-1,2,NE")
    scene.road("yellow", *["3,0,NE", "3,0,E", "3,0,SE", "3,0,SW", "3,0,W"][:third]).longest_road("blue")
    scene.road("red", "0,3,NE").hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "build")
    facts = foretold(scene, "red", "settlement/0,2,SE")
    assert {name: facts[name] for name in told} == told
    assert facts["cut"] == [[1, 6, 4]]
    scene.pick("red", "settlement/0,2,SE").shows(length={"red": 1, "blue": 4})


def test_gw_2_7_the_second_settlement_brings_cards_with_its_road() -> None:
    """GW-2.7, GW-2.8"""
    opening = Opening(2, board="classic19", first_player="seat")
    opening.pick("red", "settlement/0,0,N", "road/0,0,NE").pick("blue", "settlement/-1,-1,N", "road/-1,-1,NE")
    later = foretold(opening, "blue", "settlement/0,1,S")["gain-later"]
    opening.pick("blue", "settlement/0,1,S")
    assert foretold(opening, "blue", "road/0,1,SE") == {"gain": later, "length": [[1, 1]]}
    opening.pick("blue", "road/0,1,SE")
    assert opening.table.hands.row(1) == later[0]


def test_gw_9_2_the_pick_that_wins() -> None:
    """GW-9.2, GW-9.3: the hidden victory card counts for its owner."""
    scene = Scene("red", "blue").keep("red", "0,2,N", "2,2,N", "1,0,N").settlement("red", "3,1,N", "-1,1,N")
    scene.cards("red", victory_point=1).hand("red", grain=2, ore=3).turn("red", "build")
    facts = foretold(scene, "red", "keep/3,1,N")
    assert (facts["points"], facts["wins"]) == ([[9, 10]], [[10]])


def test_gw_8_5_the_third_patrol() -> None:
    """GW-8.5: Largest Patrol comes with it."""
    scene = Scene("red", "blue").cards("red", ranger_patrol=1).face_up("red", ranger_patrol=2).turn("red")
    facts = foretold(scene, "red", "play/ranger_patrol")
    assert facts == {"patrols": [[2, 3]], "points": [[0, 2]], "tile": [[1]]}


def test_gw_4_9_a_trade_from_both_sides() -> None:
    """GW-4.5, GW-4.8 to GW-4.10"""
    scene = Scene("red", "blue").hand("red", wool=4).hand("blue", ore=2).turn("red", "trade")
    assert foretold(scene, "red", "give/wool") == {"give": [[0, 0, 4, 0, 0]], "gain-any": [[1]]}
    assert foretold(scene, "red", "propose") == {"proposals": [[5, 4]]}
    scene.pick("red", "propose", "add/wool", "done", "add/ore")
    assert foretold(scene, "red", "send") == {"deal": [[0, 0, 1, 0, 0, 0, 0, 0, 0, 1]]}
    scene.pick("red", "send")
    assert foretold(scene, "blue", "accept") == {"deal": [[0, 0, 0, 0, 1, 0, 0, 1, 0, 0]]}
    scene.pick("blue", "accept")
    assert foretold(scene, "red", "close/blue") == {"give": [[0, 0, 1, 0, 0]], "gain": [[0, 0, 0, 0, 1]]}
    assert foretold(scene, "red", "withdraw") == {}


def test_gw_7_7_monopoly_brings_what_is_neither_in_the_supply_nor_in_hand() -> None:
    """GW-7.7: the others hold 3 ore together."""
    scene = Scene("red", "blue", "yellow", dev_deck="classic").cards("red", classic_monopoly=1).hand("red", ore=1)
    scene.hand("blue", ore=2).hand("yellow", ore=1).turn("red").pick("red", "play/classic_monopoly")
    assert foretold(scene, "red", "name/ore") == {"gain": [[0, 0, 0, 0, 3]]}
    assert foretold(scene, "red", "name/wool") == {"gain-nothing": [[]]}


def test_gw_6_1_a_discard_and_a_roll_with_a_full_hand() -> None:
    """GW-6.1"""
    scene = Scene("red", "blue").hand("red", ore=9).turn("red").dice(3, 4)
    assert foretold(scene, "red", "roll") == {"roll-any": [[0]], "roll-seven": [[4, 6]]}
    assert foretold(scene.pick("red", "roll"), "red", "discard/ore") == {"give": [[0, 0, 0, 0, 1]]}


def test_gw_7_4_what_a_card_can_bring() -> None:
    """GW-7.3, GW-7.4: as far as there are cards and pieces."""
    scene = Scene("red", "blue").cards("red", winter_is_coming=1, road_building=1).road("red", "0,2,NE").turn("red")
    assert foretold(scene, "red", "play/winter_is_coming") == {"gain-any": [[2]]}
    assert foretold(scene, "red", "play/road_building") == {"free-roads": [[2]]}
