"""GW-3.1 to GW-3.3: the steps of a turn."""

import pytest

from tests.scenes.watch.scene import Scene

RICH = {"lumber": 5, "brick": 4, "wool": 1, "grain": 1}


def builder(**settings: str) -> Scene:
    """Red can trade, build a road and a settlement, and has a card to play."""
    scene = Scene("red", "blue", **settings).hand("red", **RICH).hand("blue", ore=1)
    return scene.road("red", "0,2,NE").settlement("red", "0,2,N").cards("red", winter_is_coming=1)


def test_gw_3_1_the_roll_comes_first_and_is_compulsory() -> None:
    """GW-3.1: before it only the roll (and a card) is offered."""
    scene = builder().turn("red").offers("red", "roll", "play/winter_is_coming")
    for text in ("propose", "give/lumber", "road/0,2,E", "go-on", "end-turn", "buy-card"):
        scene.barred("red", text, "GW-3.1", "roll-first")


def test_gw_3_1_nobody_rolls_twice() -> None:
    """GW-3.1"""
    scene = builder().turn("red").dice(1, 1).pick("red", "roll").barred("red", "roll", "GW-3.1", "already-rolled")
    scene.pick("red", "go-on").barred("red", "roll", "GW-3.1", "already-rolled")


def test_gw_3_1_trading_and_building_are_optional() -> None:
    """GW-3.1: then the turn passes clockwise."""
    scene = builder().turn("red").dice(1, 1).pick("red", "roll", "go-on", "end-turn")
    scene.hears("table", "GW-3.1 blue turn 2").asks("blue roll").shows(active="blue")
    scene.dice(1, 1).pick("blue", "roll", "go-on", "end-turn").asks("red roll")


def test_gw_3_1_whoever_is_not_asked_cannot_act() -> None:
    """GW-3.1"""
    scene = builder().turn("red").barred("blue", "roll", "GW-3.1", "not-asked")
    scene.dice(1, 1).pick("red", "roll").barred("blue", "go-on", "GW-3.1", "not-asked")


def test_gw_3_1_the_roll_is_told_to_everybody() -> None:
    """GW-3.1"""
    scene = builder().turn("red").dice(1, 2).pick("red", "roll")
    for viewer in ("red", "blue", "spectator"):
        assert scene.heard(viewer)[0] == "GW-3.1 red rolled 1 2"


def test_gw_3_3_in_the_trade_step_nothing_is_built() -> None:
    """GW-3.3, GW-RU12: `go on` ends the trade step."""
    scene = builder().turn("red", "trade").asks("red trade")
    scene.offers("red", "propose", "give/lumber", "give/brick", "play/winter_is_coming", "go-on")
    for text in ("road/0,2,E", "settlement/0,2,SE", "keep/0,2,N", "buy-card", "end-turn"):
        scene.barred("red", text, "GW-3.3", "trade-step-open")


def test_gw_3_3_in_the_build_step_nothing_is_traded() -> None:
    """GW-3.3, GW-RU12: and there is no way back to trading in this turn."""
    scene = builder().turn("red", "trade").pick("red", "go-on").asks("red build")
    for text in ("propose", "give/lumber", "go-on"):
        scene.barred("red", text, "GW-3.3", "trade-step-over")
    scene.pick("red", "road/0,2,E").barred("red", "give/lumber", "GW-3.3", "trade-step-over")
    scene.may("red", "end-turn", "settlement/0,2,SE")


def test_gw_3_3_order_of_the_options() -> None:
    """GW-3.3: trades, roads, settlements, keeps, cards to buy, cards to play, and at the end what ends the step."""
    scene = builder(turn_phases="combined").hand("red", lumber=5, brick=1, wool=1, grain=2, ore=4)
    scene.road("red", "0,2,E").turn("red", "both")
    verbs = [text.split("/")[0] for text in scene.options("red")]
    assert list(dict.fromkeys(verbs)) == [
        "propose", "give", "road", "settlement", "keep", "buy-card", "play", "end-turn",
    ]  # fmt: skip
    assert verbs[-1] == "end-turn"


def test_gw_3_3_combined_is_one_step_with_everything() -> None:
    """GW-3.3: option turn_phases = combined."""
    scene = builder(turn_phases="combined").turn("red").dice(1, 1).pick("red", "roll").asks("red turn")
    scene.may("red", "propose", "give/lumber", "road/0,2,E", "play/winter_is_coming", "end-turn").may_not(
        "red", "go-on"
    )
    scene.pick("red", "road/0,2,E").may("red", "propose", "settlement/0,2,SE", "end-turn")
    scene.pick("red", "give/lumber", "take/ore").hears("table", "GW-4.5 red supply-trade lumber 4 ore")


@pytest.mark.parametrize(("step", "after"), [("trade", "trade"), ("build", "build")])
def test_gw_3_3_a_card_belongs_to_neither_step_and_closes_neither(step: str, after: str) -> None:
    """GW-3.3"""
    scene = builder().turn("red", step).pick("red", "play/winter_is_coming", "gain/ore", "gain/ore")
    scene.asks(f"red {after}")


def test_gw_3_3_a_card_before_the_roll_leaves_the_roll_to_be_made() -> None:
    """GW-3.2, GW-3.3"""
    scene = builder().turn("red").pick("red", "play/winter_is_coming", "gain/ore", "gain/ore")
    scene.asks("red roll").offers("red", "roll")
