"""GW-4.1 to GW-4.4, GW-4.8: a proposal is put together."""

import pytest

from tests.scenes.watch.scene import Scene

ONE_OF_EACH = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def proposer(**settings: int) -> Scene:
    """GW-EX20: red holds 2 lumber and 1 wool, blue 3 brick, yellow 1 ore."""
    scene = Scene("red", "blue", "yellow", **settings)
    return scene.hand("red", lumber=2, wool=1).hand("blue", brick=3).hand("yellow", ore=1)


def test_gw_4_1_trade_comes_after_the_roll() -> None:
    """GW-4.1"""
    scene = proposer().turn("red").barred("red", "propose", "GW-3.1", "roll-first")
    scene.dice(1, 1).pick("red", "roll").may("red", "propose")


def test_gw_4_1_opponents_never_trade_with_each_other() -> None:
    """GW-4.1: only the player whose turn it is proposes; a counter goes to that player alone."""
    scene = proposer().turn("red", "trade").barred("blue", "propose", "GW-3.1", "not-asked")
    scene.pick("red", "propose", "add/lumber", "done", "add/ore", "send").asks(
        "blue answer 0 1 0 0 0 0 0 0 0 0 1", "yellow answer 0 1 0 0 0 0 0 0 0 0 1"
    )
    scene.barred("blue", "propose", "GW-RU26", "not-now")
    scene.pick("blue", "counter", "add/brick", "done", "add/ore", "send").pick("yellow", "decline")
    scene.asks("red close 1 0 0 0 0 0 0 0 0 1").barred("yellow", "close/blue", "GW-3.1", "not-asked")


def test_gw_4_2_no_gifts() -> None:
    """GW-4.2: at least 1 card each way."""
    scene = proposer().turn("red", "trade").pick("red", "propose").barred("red", "done", "GW-4.2", "side-empty")
    scene.pick("red", "add/lumber", "done").barred("red", "send", "GW-4.2", "side-empty")
    scene.offers("red", "add/brick", "add/wool", "add/grain", "add/ore", "drop")


def test_gw_4_2_no_resource_on_both_sides() -> None:
    """GW-4.2"""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "done")
    scene.barred("red", "add/lumber", "GW-4.2", "both-sides")


def test_gw_4_2_only_resource_cards_are_traded() -> None:
    """GW-4.2, GW-4.8: development cards in hand add nothing to what can be laid in."""
    scene = proposer().cards("red", ranger_patrol=1, winter_is_coming=1).turn("red", "trade")
    scene.pick("red", "propose").offers("red", "add/lumber", "add/wool", "drop")


def test_gw_4_3_a_proposal_is_sent_to_all_opponents() -> None:
    """GW-4.3: it becomes public when it is sent, and not before."""
    scene = proposer().turn("red", "trade").pick("red", "propose").hears("blue")
    scene.pick("red", "add/lumber", "done", "add/ore").hears("blue").pick("red", "send")
    for viewer in ("red", "blue", "yellow", "spectator"):
        scene.hears(viewer, "GW-4.3 red proposed 1 lumber 1 ore")


def test_gw_4_3_nobody_proposes_with_empty_hands() -> None:
    """GW-4.3"""
    scene = proposer().hand("red").turn("red", "trade").offers("red", "go-on")
    scene.barred("red", "propose", "GW-4.3", "no-cards")


def test_gw_4_3_nobody_proposes_to_empty_hands() -> None:
    """GW-4.3: one opponent with one card is enough."""
    scene = proposer().hand("blue").hand("yellow").turn("red", "trade")
    scene.offers("red", "go-on").barred("red", "propose", "GW-4.3", "no-partner")
    proposer().hand("blue").turn("red", "trade").offers("red", "propose", "go-on")


def test_gw_4_4_five_proposals_a_turn() -> None:
    """GW-4.4: each uses one up at once, even if it is dropped."""
    scene = proposer().turn("red", "trade").shows(proposals=5)
    for left in (4, 3, 2, 1, 0):
        scene.pick("red", "propose").shows(proposals=left).pick("red", "drop").shows(proposals=left)
    scene.offers("red", "go-on").barred("red", "propose", "GW-4.4", "no-proposals")


def test_gw_4_4_the_next_turn_brings_new_proposals() -> None:
    """GW-4.4: and what was sent in an earlier turn may be sent again."""
    scene = proposer(trade_max_offers_per_turn=1).hand("blue", brick=3, lumber=1).turn("red", "trade")
    ask = ("propose", "add/lumber", "done", "add/ore", "send")
    scene.pick("red", *ask).pick("blue", "decline").pick("yellow", "decline").offers("red", "go-on")
    scene.pick("red", "go-on", "end-turn").dice(1, 1).pick("blue", "roll").shows(proposals=1).pick("blue", *ask)


@pytest.mark.parametrize("most", [0, 1, 20])
def test_gw_4_4_the_number_of_proposals_is_an_option(most: int) -> None:
    """GW-4.4: trade_max_offers_per_turn; 0 = no player trade."""
    scene = proposer(trade_max_offers_per_turn=most).turn("red", "trade").shows(proposals=most)
    for _ in range(most):
        scene.pick("red", "propose", "drop")
    scene.barred("red", "propose", "GW-4.4", "no-proposals")


def test_gw_4_4_four_cards_a_side() -> None:
    """GW-4.4: a full side offers no `add` (GW-4.8)."""
    scene = proposer().hand("red", lumber=9).turn("red", "trade").pick("red", "propose", *["add/lumber"] * 4)
    scene.offers("red", "done", "drop").barred("red", "add/lumber", "GW-4.4", "side-full")
    scene.pick("red", "done", *["add/ore"] * 4).offers("red", "send", "drop")
    scene.barred("red", "add/ore", "GW-4.4", "side-full")


@pytest.mark.parametrize("most", [1, 9])
def test_gw_4_4_the_cards_of_a_side_are_an_option(most: int) -> None:
    """GW-4.4: trade_max_cards_per_side."""
    scene = proposer(trade_max_cards_per_side=most).hand("red", lumber=10).turn("red", "trade")
    scene.pick("red", "propose", *["add/lumber"] * most).offers("red", "done", "drop")
    scene.pick("red", "done", *["add/ore"] * most).offers("red", "send", "drop")


def test_gw_4_4_the_same_proposal_is_not_sent_twice_in_a_turn() -> None:
    """GW-4.4: one more card makes it another one."""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "done", "add/ore", "send")
    scene.pick("blue", "decline").pick("yellow", "decline")
    scene.pick("red", "propose", "add/lumber", "done", "add/ore").barred("red", "send", "GW-4.4", "already-sent")
    scene.offers("red", "add/ore", "drop").pick("red", "add/ore").offers("red", "add/ore", "send", "drop")


def test_gw_4_4_a_dropped_proposal_was_not_sent() -> None:
    """GW-4.4"""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "done", "add/ore", "drop")
    scene.pick("red", "propose", "add/lumber", "done", "add/ore", "send")


def test_gw_ex21_each_proposal_has_one_spelling() -> None:
    """GW-EX21, GW-4.8: after `add wool`, lumber and brick are no longer offered; wool is not offered in want."""
    scene = proposer().hand("red", **ONE_OF_EACH).turn("red", "trade").pick("red", "propose")
    scene.offers("red", "add/lumber", "add/brick", "add/wool", "add/grain", "add/ore", "drop").pick("red", "add/wool")
    scene.offers("red", "add/grain", "add/ore", "done", "drop")
    for text in ("add/lumber", "add/brick"):
        scene.barred("red", text, "GW-4.8", "out-of-order")
    scene.pick("red", "done").offers("red", "add/lumber", "add/brick", "add/grain", "add/ore", "drop")
    scene.pick("red", "add/grain").offers("red", "add/grain", "add/ore", "send", "drop")
    scene.barred("red", "add/brick", "GW-4.8", "out-of-order")


def test_gw_4_8_no_card_is_laid_in_that_is_not_held() -> None:
    """GW-4.8: red holds 2 lumber; a third is refused."""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "add/lumber")
    scene.offers("red", "add/wool", "done", "drop")
    for text in ("add/lumber", "add/ore"):
        scene.barred("red", text, "GW-4.8", "not-held")


def test_gw_4_8_not_the_fifth_different_resource() -> None:
    """GW-4.8: one must be left to be wanted."""
    scene = proposer(trade_max_cards_per_side=9).hand("red", **ONE_OF_EACH).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "add/brick", "add/wool", "add/grain")
    scene.offers("red", "done", "drop").barred("red", "add/ore", "GW-4.8", "fifth-kind")
    scene.pick("red", "done").offers("red", "add/ore", "drop")


def test_gw_4_8_what_is_wanted_is_not_limited_by_any_hand() -> None:
    """GW-4.8: nobody holds 4 grain."""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "done", *["add/grain"] * 4, "send")
    scene.hears("table", "GW-4.3 red proposed 1 lumber 4 grain")


def test_gw_4_8_a_proposal_can_be_dropped_at_every_pick() -> None:
    """GW-4.8: without effect; the cards laid in are in the hand as before."""
    picks = ["propose", "add/lumber", "add/wool", "done", "add/ore", "add/ore"]
    for n in range(1, len(picks) + 1):
        scene = proposer().turn("red", "trade").pick("red", *picks[:n]).may("red", "drop").pick("red", "drop")
        scene.asks("red trade").shows(hand={"red": {"lumber": 2, "wool": 1}}, laid_aside={"red": 0}).hears("blue")


def test_gw_4_8_while_a_proposal_is_put_together_nothing_else_is_done() -> None:
    """GW-4.8, GW-7.9, GW-RU26: no card, no roll, no supply trade; `send` belongs to want, `done` to give."""
    scene = proposer().cards("red", winter_is_coming=1).turn("red", "trade").pick("red", "propose", "add/lumber")
    scene.barred("red", "play/winter_is_coming", "GW-RU26", "not-now")
    for text in ("go-on", "give/lumber", "send"):
        scene.barred("red", text, "GW-RU26", "not-now")
    scene.pick("red", "done").barred("red", "done", "GW-RU26", "not-now")


def test_gw_4_8_at_most_ten_picks_and_seven_options() -> None:
    """GW-4.8: four cards, done, four cards, send."""
    scene = (
        proposer().hand("red", lumber=2, brick=1, wool=1, grain=1, ore=1).turn("red", "trade").pick("red", "propose")
    )
    picks = [*["add/lumber"] * 2, "add/brick", "add/grain", "done", *["add/wool"] * 3, "add/ore", "send"]
    most = 0
    for text in picks:
        most = max(most, len(scene.options("red")))
        scene.pick("red", text)
    assert (len(picks), most) == (10, 7)


def test_gw_4_8_what_is_laid_in_nobody_else_sees() -> None:
    """GW-4.8: the others see that red puts a proposal together, but nothing of it."""
    scene = proposer().turn("red", "trade").pick("red", "propose", "add/lumber", "done", "add/ore")
    assert scene.questions("red") == ["red want 1 0 0 0 0 0 0 0 0 1"]
    for viewer in ("blue", "yellow", "spectator"):
        assert scene.questions(viewer) == ["red compose-others"]
        scene.shows(viewer, laid_aside={"red": 0}, hand={"red": {"?": 3}}).withheld("red", viewer)
