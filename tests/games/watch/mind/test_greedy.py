"""How the greedy bot plays the Watch: small scenes in which a sensible player would not hesitate."""

import pytest

from longhouse.bots import make_bot
from longhouse.games.watch.mind.plans import pips_of
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Opening, Scene

BOT = make_bot("greedy", "scenes")


def choice(scene: Play, colour: str) -> str:
    return scene.spell(BOT.choose(scene.seen(colour), scene.decision(colour)))


def play_on(scene: Play, colour: str, picks: int) -> list[str]:
    """What the bot picks, one after another, as long as it is asked."""
    picked: list[str] = []
    while len(picked) < picks:
        picked.append(choice(scene, colour))
        scene.pick(colour, picked[-1])
    return picked


def starts(**said: str | int) -> Scene:
    """Red and blue on their printed places: red has lumber, brick, wool, grain, ore; blue has no lumber on 8."""
    scene = Scene("red", "blue", **said)
    scene.settlement("red", "-2,2,S", "-1,3,N").road("red", "-3,3,NE", "-1,2,E")
    return scene.settlement("blue", "3,1,S", "1,1,N").road("blue", "2,2,E", "1,0,E")


# --- building


def test_a_keep_comes_before_cards_and_roads() -> None:
    scene = starts().hand("red", lumber=1, brick=1, wool=1, grain=2, ore=3).turn("red", "build")
    assert choice(scene, "red").startswith("keep/")


def test_a_settlement_comes_before_roads() -> None:
    scene = starts().road("red", "-3,3,NW").hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "build")
    assert choice(scene, "red").startswith("settlement/")


def test_cards_for_a_settlement_are_not_spent_on_a_road_that_leads_nowhere() -> None:
    scene = starts().road("red", "-3,3,NW").hand("red", lumber=1, brick=1, wool=1).turn("red", "build")
    assert choice(scene, "red") == "end-turn"


def test_the_first_road_to_a_new_site_is_built() -> None:
    scene = starts().hand("red", lumber=2, brick=2, wool=1).turn("red", "build")
    assert choice(scene, "red") in ("road/-1,2,NE", "road/0,2,NW")


def test_a_road_that_takes_longest_road_and_wins_is_built() -> None:
    scene = starts().keep("red", "2,0,S", "0,2,S", "2,3,N").road("red", "-2,2,SE", "-1,2,SW")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=1, ore=1).turn("red", "build")
    assert play_on(scene, "red", 1) == ["road/-1,3,NW"]
    scene.won("red", 10)


def test_what_wins_is_done_at_once() -> None:
    scene = starts().keep("red", "2,0,S", "0,2,S", "2,3,N").cards("red", victory_point=1)
    scene.hand("red", lumber=1, brick=1, wool=1, grain=2, ore=3).turn("red", "build")
    assert play_on(scene, "red", 1)[0].startswith("keep/")
    scene.won("red", 10)


# --- Tormund


def test_tormund_goes_to_the_leader_and_not_beside_oneself() -> None:
    scene = starts().keep("blue", "2,2,S").hand("blue", wool=3).turn("red").dice(3, 4).pick("red", "roll")
    assert play_on(scene, "red", 1) == ["tormund/2,2"]
    scene.shows(hand={"red": {"wool": 1}})


def test_a_patrol_chases_tormund_off_an_own_hex_before_the_roll() -> None:
    own = starts().tormund("-1,3").cards("red", ranger_patrol=1).hand("blue", wool=1).turn("red")
    assert choice(own, "red") == "play/ranger_patrol"
    elsewhere = starts().tormund("2,0").cards("red", ranger_patrol=1).hand("blue", wool=1).turn("red")
    assert choice(elsewhere, "red") == "roll"


def test_what_the_next_build_needs_is_not_discarded() -> None:
    scene = starts().hand("red", wool=6, grain=2, ore=3).turn("blue").dice(3, 4).pick("blue", "roll")
    assert play_on(scene, "red", 5) == ["discard/wool"] * 5


# --- cards


def test_winter_brings_the_cards_that_a_keep_lacks() -> None:
    scene = starts().cards("red", winter_is_coming=1).hand("red", grain=1, ore=2).turn("red", "build")
    picked = play_on(scene, "red", 4)
    assert picked[0] == "play/winter_is_coming"
    assert sorted(picked[1:3]) == ["gain/grain", "gain/ore"]
    assert picked[3].startswith("keep/")


def test_monopoly_names_what_is_lacking() -> None:
    scene = starts(dev_deck="classic").keep("blue", "0,0,N").cards("red", classic_monopoly=1)
    scene.hand("red", grain=2, ore=1).hand("blue", ore=6, lumber=2).turn("red", "trade")
    assert play_on(scene, "red", 2) == ["play/classic_monopoly", "name/ore"]


# --- trade


def test_a_supply_trade_completes_a_build() -> None:
    scene = starts().hand("red", wool=4, grain=2, ore=2).turn("red", "trade")
    picked = play_on(scene, "red", 4)
    assert picked[:3] == ["give/wool", "take/ore", "go-on"]
    assert picked[3].startswith("keep/")


def test_what_a_build_needs_is_not_traded_away() -> None:
    scene = starts().hand("red", wool=3, grain=2, ore=4).turn("red", "trade")
    assert choice(scene, "red") == "go-on"


def test_a_proposal_is_put_together_consistently_and_closed() -> None:
    scene = starts().settlement("blue", "0,0,N").hand("red", wool=2, grain=2, ore=2).hand("blue", grain=1, ore=2)
    scene.turn("red", "trade")
    assert play_on(scene, "red", 5) == ["propose", "add/wool", "done", "add/ore", "send"]
    scene.pick("blue", "accept")
    assert play_on(scene, "red", 2) == ["close/blue", "go-on"]
    assert choice(scene, "red").startswith("keep/")


def test_what_was_refused_is_not_proposed_for_ever() -> None:
    scene = starts().settlement("blue", "0,0,N").hand("red", wool=3, grain=2, ore=2).hand("blue", grain=1, ore=2)
    scene.turn("red", "trade")
    proposals = 0
    while choice(scene, "red") == "propose":
        proposals += 1
        play_on(scene, "red", 1)
        while choice(scene, "red") != "send":
            play_on(scene, "red", 1)
        play_on(scene, "red", 1)
        scene.pick("blue", "decline")
    assert proposals == 1


def test_nobody_is_asked_for_what_nobody_makes() -> None:
    scene = starts().hand("red", wool=2, grain=2, ore=2).hand("blue", grain=1, ore=2).turn("red", "trade")
    assert choice(scene, "red") == "go-on"


@pytest.mark.parametrize(("keeps", "answer"), [(1, "accept"), (3, "decline")])
def test_a_good_proposal_is_accepted_but_not_of_one_about_to_win(keeps: int, answer: str) -> None:
    scene = starts().hand("red", wool=2, grain=2, ore=2).hand("blue", wool=1, ore=2)
    scene.keep("blue", *["0,0,N", "2,3,S", "0,4,N"][:keeps]).turn("blue", "trade")
    scene.pick("blue", "propose", "add/ore", "done", "add/wool", "send")
    assert choice(scene, "red") == answer


def test_a_useless_proposal_is_declined() -> None:
    scene = starts().hand("red", wool=1, grain=2, ore=3).hand("blue", wool=1, ore=2).turn("blue", "trade")
    scene.pick("blue", "propose", "add/wool", "done", "add/ore", "send")
    assert choice(scene, "red") == "decline"


# --- set-up


@pytest.mark.parametrize("seed", range(5))
def test_the_first_settlements_yield_much_and_many_kinds(seed: int) -> None:
    scene = Opening(2, board="classic19", layout="random", first_player="seat", seed=str(seed))
    for colour in ("red", "blue", "blue", "red"):
        play_on(scene, colour, 2)
    for colour in ("red", "blue"):
        pips = pips_of(scene.table, scene.seat(colour))
        assert sum(pips) >= 18
        assert len([n for n in pips if n]) >= 4
