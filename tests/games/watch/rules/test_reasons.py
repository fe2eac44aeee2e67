"""`why_not`: every reason that the rules can give is given at least once, with its rule."""

from collections.abc import Callable
from pathlib import Path

import pytest

from longhouse.games.watch.state.message_keys import REASONS
from tests.games.watch.rules.test_card_effects import choice_content
from tests.games.watch.rules.test_hero_reasons import HERO_CASES
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Opening, Scene, quiet_north

PLENTY = {"lumber": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 3}


def rolled(step: str = "trade", /, **settings: int) -> Scene:
    """Red and blue hold cards; it is red's turn."""
    scene = Scene("red", "blue", **settings).hand("red", lumber=2, wool=1).hand("blue", brick=3, ore=1)
    return scene.road("red", "0,2,NE").turn("red", step)


def building() -> Scene:
    """Red can pay for everything; blue has a settlement on red's road end and a road beside it."""
    scene = Scene("red", "blue").hand("red", **PLENTY).road("red", "0,2,NE", "0,2,E").settlement("blue", "0,2,N")
    return scene.road("blue", "0,2,SE").turn("red", "build")


def patrolling() -> Scene:
    """Red has sent a patrol after the one wildling in the Gift; another one is in a camp."""
    scene = quiet_north().wildling("gift", "0,0", "regular").wildling("camp", "cave-1", "giant")
    scene.cards("red", ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol", "choose/1")
    return scene


def tormund(**settings: bool) -> Scene:
    scene = Scene("red", "blue", "yellow", **settings).settlement("blue", "3,1,S").settlement("yellow", "3,2,S")
    scene.hand("blue", ore=1).hand("yellow", ore=1)
    return scene.turn("red").dice(3, 4).pick("red", "roll")


def composing(*picks: str, **settings: int) -> Scene:
    return rolled(**settings).pick("red", "propose", *picks)


def answered(*picks: str, **settings: int) -> Scene:
    """Red offers 1 lumber for 1 ore; blue is asked."""
    return composing("add/lumber", "done", "add/ore", "send", **settings).pick("blue", *picks)


def cards(**held: int) -> Scene:
    return Scene("red", "blue").cards("red", **held).turn("red")


def no_stock() -> Scene:
    return Scene("red", "blue").hand("red", wool=4).supply("blue", lumber=0, brick=0, grain=0, ore=0)


CASES: dict[str, tuple[Callable[[], Play], str, str]] = {
    "not-now": (composing, "red", "go-on"),
    "game-over": (lambda: Scene("red", "blue").keep("red", "0,0,N", "0,0,S", "2,0,N", "2,0,S").cards(
        "red", victory_point=2).turn("red"), "red", "roll"),
    "not-asked": (lambda: rolled("roll"), "blue", "roll"),
    "roll-first": (lambda: rolled("roll"), "red", "propose"),
    "already-rolled": (rolled, "red", "roll"),
    "trade-step-over": (lambda: rolled("build"), "red", "propose"),
    "trade-step-open": (rolled, "red", "end-turn"),
    "cannot-pay": (lambda: rolled("build"), "red", "road/0,2,E"),
    "no-piece": (lambda: Scene("red", "blue").keep("red", "0,0,N", "0,0,S", "2,0,N", "2,0,S").turn("red", "build"),
                 "red", "keep/1,1,S"),
    "path-taken": (building, "red", "road/0,2,SE"),
    "not-connected": (building, "red", "road/3,0,E"),
    "behind-rival": (building, "red", "road/0,2,NW"),
    "corner-taken": (building, "red", "settlement/0,2,N"),
    "too-close": (building, "red", "settlement/0,2,NE"),
    "no-road-there": (building, "red", "settlement/3,0,N"),
    "not-your-settlement": (building, "red", "keep/0,2,N"),
    "deck-empty": (lambda: Scene("red", "blue").deck_empty("blue").turn("red", "build"), "red", "buy-card"),
    "card-played": (lambda: cards(ranger_patrol=2).pick("red", "play/ranger_patrol", "tormund/3,0"), "red",
                    "play/ranger_patrol"),
    "card-fresh": (lambda: Scene("red", "blue").fresh("red", ranger_patrol=1).turn("red", "build"), "red",
                   "play/ranger_patrol"),
    "card-not-held": (cards, "red", "play/ranger_patrol"),
    "card-is-victory": (lambda: cards(victory_point=1), "red", "play/victory_point"),
    "card-no-effect": (lambda: no_stock().supply("blue", wool=0).cards("red", winter_is_coming=1).turn("red"), "red",
                       "play/winter_is_coming"),
    "no-free-road": (lambda: cards(road_building=1), "red", "play/road_building"),
    "not-to-discard": (lambda: Scene("red", "blue").hand("red", ore=8).turn("red").dice(3, 4).pick("red", "roll"),
                       "red", "discard/wool"),
    "tormund-stays": (tormund, "red", "tormund/0,1"),
    "tormund-friendly": (lambda: tormund(friendly_tormund=True), "red", "tormund/3,2"),
    "nothing-to-rob": (lambda: tormund().pick("red", "tormund/3,2"), "red", "rob/red"),
    "rate": (rolled, "red", "give/lumber"),
    "out-of-stock": (lambda: Scene("red", "blue").hand("red", wool=4).supply("blue", ore=0).turn("red", "trade").pick(
        "red", "give/wool"), "red", "take/ore"),
    "nothing-to-take": (lambda: no_stock().turn("red", "trade"), "red", "give/wool"),
    "same-resource": (lambda: Scene("red", "blue").hand("red", wool=4).turn("red", "trade").pick("red", "give/wool"),
                      "red", "take/wool"),
    "no-proposals": (lambda: rolled(trade_max_offers_per_turn=0), "red", "propose"),
    "no-cards": (lambda: Scene("red", "blue").hand("blue", ore=1).turn("red", "trade"), "red", "propose"),
    "not-these-cards": (lambda: composing("add/lumber", "done", "add/grain", "send"), "blue", "accept"),
    "no-partner": (lambda: Scene("red", "blue").hand("red", ore=1).turn("red", "trade"), "red", "propose"),
    "side-full": (lambda: composing("add/lumber", trade_max_cards_per_side=1), "red", "add/lumber"),
    "out-of-order": (lambda: composing("add/wool"), "red", "add/lumber"),
    "not-held": (composing, "red", "add/ore"),
    "fifth-kind": (lambda: Scene("red", "blue", trade_max_cards_per_side=9).hand("red", **PLENTY).hand(
        "blue", ore=1).turn("red", "trade").pick("red", "propose", "add/lumber", "add/brick", "add/wool", "add/grain"),
        "red", "add/ore"),
    "both-sides": (lambda: composing("add/lumber", "done"), "red", "add/lumber"),
    "side-empty": (composing, "red", "done"),
    "already-sent": (lambda: answered("decline").pick("red", "propose", "add/lumber", "done", "add/ore"), "red",
                     "send"),
    "mirror": (lambda: answered("counter", "add/ore", "done", "add/lumber"), "blue", "send"),
    "counters-off": (lambda: answered(trade_counter_offers=0), "blue", "counter"),
    "counter-too-dear": (lambda: answered("counter", "add/brick", "done", "add/grain", "send"), "red", "close/blue"),
    "no-deal": (lambda: answered("accept"), "red", "close/red"),
    "proposal-gone": (lambda: composing("add/lumber", "done", "add/ore", "send").pick("red", "withdraw"), "blue",
                      "accept"),
    "not-beside-settlement": (lambda: Opening(2, board="classic19", first_player="seat").pick(
        "red", "settlement/0,0,N"), "red", "road/2,0,E"),
    "not-in-mode": (building, "red", "guard/wall1"),
    "no-post": (lambda: quiet_north().hand("red", **PLENTY).guard("blue", *["wall1"] * 5).turn("red", "build"), "red",
                "guard/wall1"),
    "no-free-guard": (lambda: quiet_north().cards("red", new_recruits=1).guard("red", *["wall1"] * 5, *["wall2"] * 2)
                      .turn("red"), "red", "play/new_recruits"),
    "no-wildling": (patrolling, "red", "wildling/1,0"),
    "not-in-reach": (patrolling, "red", "wildling/cave-1"),
    "guard-too-dear": (lambda: quiet_north().turn("red", "build"), "red", "guard/wall1"),
    "no-guard-left": (lambda: quiet_north().hand("red", **PLENTY).guard("red", *["wall1"] * 5, *["wall2"] * 2)
                      .turn("red", "build"), "red", "guard/wall3"),
    "wall-fell": (lambda: quiet_north().breaches(2).wildling("camp", "hornfoot-1", "regular").turn("red").dice(1, 1, 8)
                  .pick("red", "roll"), "red", "go-on"),
    "no-sending-back": (lambda: quiet_north().wildling("gift", "0,0", "regular").turn("red"), "red", "wildling/0,0"),
    "tormund-waits": (lambda: rolled("roll"), "red", "tormund/3,0"),
    "not-on-display": (lambda: quiet_north(tragedy_of_heroes=True).turn("red").dice(4, 4, 4).pick("red", "roll"), "red",
                       "remove-hero/othell_yarwyck"),
}  # fmt: skip
RULES = {key.removeprefix("watch-why-"): rule for rule, key, _ in REASONS.values()}


def test_gw_7_9_every_reason_is_tried() -> None:
    """GW-7.9 and all other rules that forbid something: one case for each reason (choices and heroes: elsewhere)."""
    assert set(CASES) | set(HERO_CASES) | {"choice-no-effect"} == set(RULES)


@pytest.mark.parametrize("why", CASES)
def test_gw_7_9_every_reason_is_given_with_its_rule(why: str) -> None:
    """GW-7.9 and all other rules that forbid something: what is not offered is explained."""
    scene, colour, text = CASES[why]
    scene().barred(colour, text, RULES[why], why)


def test_gw_17_1_a_choice_without_effect(tmp_path: Path) -> None:
    """GW-17.1: only other content than ours has one."""
    scene = Scene("red", "blue", content=choice_content(tmp_path)).cards("red", ranger_patrol=1).turn("red")
    scene.pick("red", "play/ranger_patrol").barred("red", "choose/2", RULES["choice-no-effect"], "choice-no-effect")


def test_gw_7_9_what_may_be_picked_has_no_reason_against_it() -> None:
    """GW-7.9: options and reasons come from the same tests; at every step of a long turn they agree."""
    scene = Scene("red", "blue", turn_phases="combined").hand("red", **PLENTY).hand("blue", ore=3, wool=4)
    scene.settlement("red", "0,2,N").road("red", "0,2,NE", "0,2,E").settlement("blue", "3,1,S")
    scene.cards("red", ranger_patrol=1, road_building=1).turn("red").dice(3, 4)
    picks = ["roll", *["discard/lumber", "discard/brick"] * 2, *["discard/wool"] * 3, "tormund/3,1", "propose"]
    picks += ["add/ore", "drop", "settlement/0,2,SE", "play/road_building", "road/0,2,SE", "road/0,2,SW", "end-turn"]
    for text in picks:
        for option in scene.vocabulary():
            offered = option in scene.options("red")
            assert offered == (scene.why("red", option) == ""), f"{option} before {text}: {scene.why('red', option)}"
        scene.pick("red", text)
