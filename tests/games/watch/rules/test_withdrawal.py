"""GW-4.12: a proposal is taken back while answers are out."""

import pytest

from tests.games.watch.rules.test_answers import COUNTER, sent, sent_to_three
from tests.scenes.watch.scene import Scene


def test_gw_4_12_an_offer_that_nobody_waits_for() -> None:
    """GW-4.12: red may withdraw from the moment the proposal is sent, but only the others are asked."""
    scene = sent().offers("red", "withdraw")
    assert [question.split()[0] for question in scene.questions()] == ["blue", "yellow"]
    scene.pick("blue", "decline").offers("red", "withdraw")


def test_gw_4_12_the_trade_step_goes_on() -> None:
    """GW-4.12, GW-4.4: nothing changes hands, and the proposal is used up."""
    scene = sent().pick("yellow", "accept").pick("red", "withdraw")
    scene.hears("blue", "GW-4.12 red withdrawn").asks("red trade").shows(proposals=4)
    scene.shows(hand={"red": {"lumber": 2, "wool": 1}, "blue": {"brick": 3}, "yellow": {"ore": 1}})
    scene.pick("red", "propose", "add/lumber", "done", "add/ore").barred("red", "send", "GW-4.4", "already-sent")


def test_gw_4_12_a_counter_in_the_making_is_dropped() -> None:
    """GW-4.12: what blue has laid aside is free again for the next answer."""
    scene = sent().pick("blue", "counter", "add/brick", "done", "add/wool").pick("red", "withdraw").asks("red trade")
    scene.pick("red", "propose", "add/wool", "done", "add/ore", "send").offers("blue", "decline", "counter")
    scene.pick("blue", *COUNTER[:-2], "add/ore", "send").pick("yellow", "decline").offers("red", "withdraw")


def test_gw_4_12_only_while_an_answer_is_out() -> None:
    """GW-4.12, GW-4.10: not while the proposal is put together; afterwards it is an option of the closing."""
    scene = Scene("red", "blue").hand("red", lumber=1).hand("blue", ore=1).turn("red", "trade")
    scene.may_not("red", "withdraw").pick("red", "propose", "add/lumber").may_not("red", "withdraw")
    scene.pick("red", "done", "add/ore", "send").pick("blue", "accept").asks("red close 1 0 0 0 0 0 0 0 0 1")
    scene.offers("red", "close/blue", "withdraw")


def test_gw_4_12_nobody_else_may() -> None:
    """GW-4.12: and red may do nothing else meanwhile."""
    scene = sent_to_three().barred("blue", "withdraw", "GW-RU26", "not-now").pick("blue", "accept")
    scene.barred("blue", "withdraw", "GW-3.1", "not-asked")
    for text in ("roll", "go-on", "propose", "close/blue"):
        scene.barred("red", text, "GW-3.1", "not-asked")


@pytest.mark.parametrize("answered", [("accept",), ("decline",), COUNTER])
def test_gw_4_12_what_was_answered_is_never_shown(answered: tuple[str, ...]) -> None:
    """GW-4.12: after a withdrawal the table is the same to everybody, whatever yellow had answered."""
    scene = sent().pick("yellow", *(text.replace("brick", "ore") for text in answered)).pick("red", "withdraw")
    other = sent().pick("red", "withdraw")
    for viewer in ("red", "blue", "yellow", "spectator"):
        assert scene.view(viewer) == other.view(viewer), f"{viewer} sees that yellow had answered"
    scene.withheld("red", "blue", "yellow", "spectator")
