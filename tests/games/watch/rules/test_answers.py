"""GW-4.9, GW-4.10: a proposal is answered and closed."""

from itertools import permutations

import pytest

from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Scene

SENT = ("propose", "add/lumber", "done", "add/ore", "send")
COUNTER = ("counter", "add/brick", "done", "add/wool", "send")


def sent(**settings: int) -> Scene:
    """GW-EX20: red (2 lumber, 1 wool) offers 1 lumber for 1 ore to blue (3 brick) and yellow (1 ore)."""
    scene = Scene("red", "blue", "yellow", **settings)
    scene.hand("red", lumber=2, wool=1).hand("blue", brick=3).hand("yellow", ore=1).turn("red", "trade")
    return scene.pick("red", *SENT)


def sent_to_three() -> Scene:
    """Red offers 1 lumber for 1 ore; blue and black hold ore, yellow brick."""
    scene = Scene("red", "blue", "yellow", "black").hand("red", lumber=2, wool=1)
    scene.hand("blue", ore=2).hand("yellow", brick=1).hand("black", ore=1).turn("red", "trade")
    return scene.pick("red", *SENT)


def test_gw_ex20_a_proposal_played() -> None:
    """GW-EX20, GW-4.10: accepted by yellow, countered by blue; red closes with yellow, 4 proposals are left."""
    scene = sent().offers("blue", "decline", "counter").offers("yellow", "accept", "decline", "counter")
    scene.pick("blue", *COUNTER).pick("yellow", "accept")
    scene.hears("spectator", "GW-4.9 blue countered 1 brick 1 wool", "GW-4.9 yellow accepted")
    scene.only("red", "close/yellow", "close/blue", "withdraw").pick("red", "close/yellow")
    scene.hears("table", "GW-4.10 red traded yellow 1 lumber 1 ore").shows(proposals=4)
    scene.shows(hand={"red": {"lumber": 1, "wool": 1, "ore": 1}, "blue": {"brick": 3}, "yellow": {"lumber": 1}})
    scene.asks("red trade")


def test_gw_4_10_a_counter_is_closed() -> None:
    """GW-4.10: red gives what blue wants: 1 wool for 1 brick; the proposal itself is not carried out."""
    scene = sent().pick("blue", *COUNTER).pick("yellow", "accept").pick("red", "close/blue")
    scene.hears("table", "GW-4.10 red traded blue 1 wool 1 brick")
    scene.shows(hand={"red": {"lumber": 2, "brick": 1}, "blue": {"brick": 2, "wool": 1}, "yellow": {"ore": 1}})


def test_gw_4_10_withdrawn() -> None:
    """GW-4.10: nothing changes hands, and the trade step goes on."""
    scene = sent().pick("blue", "decline").pick("yellow", "accept").pick("red", "withdraw")
    scene.hears("blue", "GW-4.10 red withdrawn").asks("red trade")
    scene.shows(hand={"red": {"lumber": 2, "wool": 1}, "yellow": {"ore": 1}}, proposals=4)


def test_gw_4_10_if_nobody_accepts_or_counters_it_ends_unasked() -> None:
    """GW-4.10"""
    scene = sent().pick("yellow", "decline").pick("blue", "decline").asks("red trade")
    scene.hears("red", "GW-4.9 blue declined", "GW-4.9 yellow declined")


def test_gw_4_10_a_counter_that_cannot_be_paid_leaves_only_withdraw() -> None:
    """GW-4.10: red holds no ore, but is still asked."""
    scene = sent().pick("blue", "counter", "add/brick", "done", "add/ore", "send").pick("yellow", "decline")
    scene.offers("red", "withdraw").barred("red", "close/blue", "GW-4.10", "counter-too-dear")
    scene.barred("red", "close/yellow", "GW-4.10", "no-deal").barred("red", "close/red", "GW-4.10", "no-deal")


def test_gw_4_10_one_exchange_at_most() -> None:
    """GW-4.10: two accepted; with one of them it is done."""
    scene = sent_to_three().pick("blue", "accept").pick("yellow", "decline").pick("black", "accept")
    scene.offers("red", "close/blue", "close/black", "withdraw").pick("red", "close/black").asks("red trade")
    scene.shows(hand={"blue": {"ore": 2}, "black": {"lumber": 1}, "red": {"lumber": 1, "wool": 1, "ore": 1}})


def test_gw_4_10_several_cards_move_both_ways_at_once() -> None:
    """GW-4.10: 2 lumber for 1 brick and 2 ore."""
    scene = Scene("red", "blue").hand("red", lumber=2).hand("blue", brick=1, ore=2).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "add/lumber", "done", "add/brick", "add/ore", "add/ore", "send")
    scene.pick("blue", "accept").pick("red", "close/blue")
    scene.hears("spectator", "GW-4.10 red traded blue 2 lumber 1 brick+2 ore")
    scene.shows(hand={"red": {"brick": 1, "ore": 2}, "blue": {"lumber": 2}})


def test_gw_4_9_all_opponents_are_asked_clockwise() -> None:
    """GW-4.9: from the active player on, including those who can only decline."""
    scene = Scene("red", "blue", "yellow", "black").hand("yellow", lumber=1).hand("blue", ore=1)
    scene.turn("yellow", "trade").pick("yellow", *SENT)
    assert [question.split()[0] for question in scene.questions()] == ["black", "red", "blue"]
    scene.offers("black", "decline").offers("red", "decline").offers("blue", "accept", "decline", "counter")


def test_gw_4_9_accept_needs_all_the_wanted_cards() -> None:
    """GW-4.9: 1 ore is not 2."""
    scene = Scene("red", "blue").hand("red", lumber=1).hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "done", "add/ore", "add/ore", "send")
    scene.offers("blue", "decline", "counter").barred("blue", "accept", "GW-4.9", "not-these-cards")


def test_gw_4_9_counter_needs_a_card() -> None:
    """GW-4.9"""
    scene = Scene("red", "blue", "yellow").hand("red", lumber=1).hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", *SENT).offers("yellow", "decline").barred("yellow", "counter", "GW-4.3", "no-cards")


def test_gw_4_9_counters_are_an_option() -> None:
    """GW-4.9: trade_counter_offers = 0."""
    scene = sent(trade_counter_offers=0).offers("blue", "decline").offers("yellow", "accept", "decline")
    scene.barred("yellow", "counter", "GW-4.9", "counters-off")


def test_gw_4_9_a_counter_is_put_together_as_a_proposal_is() -> None:
    """GW-4.9, GW-4.8: give from the opponent's own cards, want from the active player, whatever that player holds."""
    scene = sent().pick("blue", "counter").offers("blue", "add/brick", "drop")
    scene.pick("blue", "add/brick").offers("blue", "add/brick", "done", "drop").pick("blue", "done")
    scene.offers("blue", "add/lumber", "add/wool", "add/grain", "add/ore", "drop").pick("blue", "add/wool")
    scene.barred("blue", "add/lumber", "GW-4.8", "out-of-order").offers(
        "blue", "add/wool", "add/grain", "add/ore", "send", "drop"
    )


def test_gw_4_9_the_limits_of_a_side_hold_for_counters() -> None:
    """GW-4.4, GW-4.9"""
    scene = sent(trade_max_cards_per_side=2).pick("blue", "counter", "add/brick", "add/brick")
    scene.offers("blue", "done", "drop")


def test_gw_4_9_drop_in_a_counter_counts_as_decline() -> None:
    """GW-4.9"""
    scene = (
        sent()
        .pick("blue", "counter", "add/brick", "done", "add/wool", "drop")
        .asks("yellow answer 0 1 0 0 0 0 0 0 0 0 1")
    )
    scene.pick("yellow", "decline").hears("red", "GW-4.9 blue declined", "GW-4.9 yellow declined").asks("red trade")


def test_gw_4_9_the_exact_mirror_of_the_proposal_cannot_be_sent() -> None:
    """GW-4.9: that would be `accept`; with one more card it can."""
    scene = sent().pick("yellow", "counter", "add/ore", "done", "add/lumber")
    scene.barred("yellow", "send", "GW-4.9", "mirror").pick("yellow", "add/lumber", "send").pick("blue", "decline")
    scene.offers("red", "close/yellow", "withdraw").pick("red", "close/yellow")
    scene.shows(hand={"red": {"wool": 1, "ore": 1}, "yellow": {"lumber": 2}})


def test_gw_4_9_a_counter_may_repeat_a_proposal_already_sent() -> None:
    """GW-4.4, GW-4.9: what was sent this turn bars proposals, not counters; counters use up no proposal."""
    scene = sent().pick("blue", *COUNTER).pick("yellow", "decline").pick("red", "withdraw")
    scene.pick("red", "propose", "add/lumber", "add/lumber", "done", "add/ore", "send").shows(proposals=3)
    scene.pick("blue", *COUNTER).pick("yellow", "counter", "add/ore", "done", "add/lumber", "send").shows(proposals=3)


def test_gw_4_9_nobody_answers_a_counter_but_the_active_player() -> None:
    """GW-4.9: yellow is asked about the proposal, not about blue's counter."""
    scene = (
        sent()
        .pick("blue", "counter", "add/brick", "done", "add/ore", "send")
        .asks("yellow answer 0 1 0 0 0 0 0 0 0 0 1")
    )
    scene.pick("yellow", "accept").asks("red close 1 0 0 0 0 0 0 0 0 1")


ANSWERS = {"blue": ("accept",), "yellow": COUNTER, "black": ("decline",)}


@pytest.mark.parametrize("order", list(permutations(ANSWERS)))
def test_gw_4_9_the_order_of_answering_changes_nothing(order: tuple[str, ...]) -> None:
    """GW-4.9: all answer at once; table and events are the same whoever was first."""
    scene, usual = sent_to_three(), sent_to_three()
    for colour in order:
        scene.pick(colour, *ANSWERS[colour])
    for colour in ("blue", "yellow", "black"):
        usual.pick(colour, *ANSWERS[colour])
    told = ("GW-4.9 blue accepted", "GW-4.9 yellow countered 1 brick 1 wool", "GW-4.9 black declined")
    scene.hears("spectator", *told).offers("red", "close/blue", "close/yellow", "withdraw")
    assert scene.position() == usual.position()


def test_gw_4_9_answers_may_be_put_together_side_by_side() -> None:
    """GW-4.9: blue and yellow counter at the same time, a card each in turn."""
    scene = sent().pick("blue", "counter").pick("yellow", "counter").pick("blue", "add/brick").pick("yellow", "add/ore")
    scene.pick("yellow", "done").pick("blue", "done").pick("yellow", "add/wool").pick("blue", "add/wool")
    scene.pick("yellow", "send").pick("blue", "send")
    scene.hears("table", "GW-4.9 blue countered 1 brick 1 wool", "GW-4.9 yellow countered 1 ore 1 wool")


def seen_alike(one: Play, other: Play, viewer: str) -> bool:
    """A viewer cannot distinguish these two tables."""
    return one.view(viewer) == other.view(viewer)


def test_gw_4_9_answers_lie_hidden_until_the_last_is_given() -> None:
    """GW-4.9: players who have not answered, and spectators, see only that blue has."""
    scene = sent_to_three()
    accepted, declined = scene.twin().pick("blue", "accept"), scene.twin().pick("blue", "decline")
    countered = scene.twin().pick("blue", "counter", "add/ore", "done", "add/wool", "send")
    for viewer in ("red", "yellow", "black", "spectator"):
        assert seen_alike(accepted, declined, viewer), f"{viewer} sees what blue answered"
        assert seen_alike(accepted, countered, viewer), f"{viewer} sees that blue countered"
        accepted.hears(viewer)
        assert [question.split()[0] for question in accepted.questions(viewer)] == ["yellow", "black"]
    assert not seen_alike(accepted, declined, "blue")


def test_gw_4_9_a_counter_in_the_making_is_hidden_too() -> None:
    """GW-4.9: to the others blue has simply not answered yet."""
    scene = sent_to_three().twin()
    making = scene.twin().pick("blue", "counter", "add/ore", "done")
    for viewer in ("red", "yellow", "black", "spectator"):
        assert seen_alike(scene, making, viewer), f"{viewer} sees that blue prepares a counter"
        making.withheld("blue", viewer)


def test_gw_4_9_what_a_seat_may_answer_tells_its_hand() -> None:
    """GW-4.9, GW-4.10: so it is shown to that seat only; and which counters red can pay to red only."""
    scene = sent_to_three().withheld("blue", "red", "yellow", "black", "spectator")
    scene.withheld("yellow", "red", "blue").withheld("black", "red", "blue")
    scene.pick("blue", "accept").pick("yellow", *COUNTER).pick("black", "decline")
    scene.withheld("red", "blue", "yellow", "black", "spectator")
