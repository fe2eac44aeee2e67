"""GW-14: every reason why a hero cannot do something, with its rule; and none where it can."""

from collections.abc import Callable

import pytest

from longhouse.games.watch.state.message_keys import REASONS
from tests.games.watch.rules.test_hero_cards import PAID, PRICE, alliser, jeor, mance, melisandre
from tests.games.watch.rules.test_hero_effects import benjen, hemmed_in, othell
from tests.games.watch.rules.test_hero_windows import MISSING, ready
from tests.games.watch.rules.test_heroes import bowen, swapped
from tests.scenes.watch.play import Play


def lifting() -> Play:
    return othell("0,2,NE", "0,2,E").turn("red", "build").pick("red", "hero/othell_yarwyck")


def missing(case: str) -> Callable[[], Play]:
    return MISSING[case][0]


HERO_CASES: dict[str, tuple[Callable[[], Play], str, str]] = {
    "hero-not-yours": (bowen, "red", "hero/ygritte"),
    "hero-not-now": (lambda: ready("bowen_marsh").turn("red", "build"), "red", "hero/bowen_marsh"),
    "hero-fresh": (lambda: ready("ygritte", turn_phases="combined").turn("red", "both").pick(
        "red", "hero/ygritte", "wildling/0,0", "take-hero/yoren"), "red", "hero/yoren"),
    "hero-used": (lambda: swapped().pick("red", "keep-hero"), "red", "hero/bowen_marsh"),
    "hero-returned": (swapped, "red", "take-hero/bowen_marsh"),
    "hero-not-shown": (swapped, "red", "take-hero/samwell_tarly"),
    "must-replace": (lambda: swapped("B"), "red", "keep-hero"),
    "no-swap": (missing("bowen: no other resource in stock"), "red", "hero/bowen_marsh"),
    "swap-not-held": (lambda: bowen().pick("red", "hero/bowen_marsh"), "red", "give/ore"),
    "nobody-to-ask": (missing("jeor: no opponent has a card"), "red", "hero/jeor_mormont"),
    "not-to-ask": (lambda: jeor().pick("red", "name/ore"), "red", "ask/red"),
    "no-one-named": (lambda: jeor().pick("red", "name/ore"), "red", "no-more"),
    "hand-not-held": (lambda: jeor().pick("red", "name/ore", "ask/blue", "no-more"), "red", "hand/grain"),
    "nobody-ahead": (missing("mance: nobody is ahead"), "red", "hero/mance_rayder"),
    "not-ahead": (lambda: mance().turn("red", "trade").pick("red", "hero/mance_rayder"), "red", "look/red"),
    "seize-nothing": (lambda: mance().turn("red", "trade").pick("red", "hero/mance_rayder", "look/blue"), "red",
                      "seize/brick"),
    "card-not-there": (lambda: melisandre(**PRICE).pick("red", *PAID), "red",
                       "keep-card/winter_is_coming"),
    "not-your-road": (lifting, "red", "lift/0,2,W"),
    "not-open-ended": (lifting, "red", "lift/0,2,NE"),
    "nowhere-else": (lambda: hemmed_in().pick("red", "hero/othell_yarwyck"), "red", "lift/0,2,NE"),
    "no-road-to-move": (missing("othell: nowhere to go"), "red", "hero/othell_yarwyck"),
    "same-path": (lambda: lifting().pick("red", "lift/0,2,E"), "red", "road/0,2,E"),
    "not-in-cost": (lambda: alliser(brick=1, wool=1, ore=1), "red", "leave-out/ore"),
    "same-as-left-out": (lambda: alliser(brick=1, wool=1, ore=1).pick("red", "leave-out/lumber"), "red",
                         "substitute/lumber"),
    "no-substitute": (lambda: alliser(brick=1, wool=1, ore=1), "red", "leave-out/wool"),
    "no-patrol": (missing("yoren: no patrol"), "red", "hero/yoren"),
    "hero-no-guard": (missing("alliser: no guard"), "red", "hero/alliser_thorne"),
    "hero-no-wildling": (missing("ygritte: wildlings only in the north"), "red", "hero/ygritte"),
    "use-hero-first": (bowen, "red", "take-hero/ygritte"),
    "roads-stay": (lambda: othell("0,2,NE").turn("red", "build"), "red", "lift/0,2,NE"),
    "tormund-at-home": (missing("qhorin: Tormund in his camp"), "red", "hero/qhorin_halfhand"),
}  # fmt: skip
RULES = {key.removeprefix("watch-why-"): rule for rule, key, _ in REASONS.values()}


@pytest.mark.parametrize("why", HERO_CASES)
def test_gw_14_6_every_reason_is_given_with_its_rule(why: str) -> None:
    """GW-14.1 to GW-14.4, GW-14.6 to GW-14.13, GW-14.18 to GW-14.21: what is not offered is explained."""
    scene, colour, text = HERO_CASES[why]
    scene().barred(colour, text, RULES[why], why)


USES: dict[str, tuple[Callable[[], Play], list[str]]] = {
    "jeor": (jeor, ["name/wool", "ask/blue", "ask/yellow", "hand/wool", "hand/lumber", "keep-hero"]),
    "bowen": (bowen, ["hero/bowen_marsh", "give/wool", "take/ore", "take-hero/yoren"]),
    "othell": (lifting, ["lift/0,2,E", "road/0,2,NW", "keep-hero"]),
    "alliser": (lambda: alliser(brick=1, wool=1, ore=1), ["leave-out/lumber", "substitute/ore", "guard/wall1"]),
    "melisandre": (lambda: melisandre(ore=1, wool=1, brick=1), [
        "leave-out/grain", "substitute/brick", "keep-card/victory_point", "keep-hero"]),
    "mance": (lambda: mance().turn("red", "build"), ["hero/mance_rayder", "look/blue", "seize/ore", "keep-hero"]),
    "benjen": (lambda: benjen().turn("red"), ["hero/benjen_stark", "wildling/cave-1", "take-hero/ygritte"]),
    "yoren": (lambda: ready("yoren").turn("red"), ["hero/yoren", "guard/wall2", "keep-hero"]),
}  # fmt: skip


@pytest.mark.parametrize("hero", USES)
def test_gw_14_6_what_may_be_picked_has_no_reason_against_it(hero: str) -> None:
    """GW-14.6, GW-7.9: options and reasons come from the same tests; at every pick of a use they agree."""
    make, picks = USES[hero]
    scene = make()
    for text in picks:
        for option in scene.vocabulary():
            offered = option in scene.options("red")
            assert offered == (scene.why("red", option) == ""), f"{option} before {text}: {scene.why('red', option)}"
        scene.pick("red", text)


@pytest.mark.parametrize("step", ["roll", "trade", "build"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wildling/0,0", "no-sending-back"),
        ("tormund/1,0", "tormund-waits"),
        ("take-hero/yoren", "use-hero-first"),
        ("keep-hero", "use-hero-first"),
        ("lift/0,2,NE", "roads-stay"),
    ],
)
def test_gw_14_6_what_no_step_of_a_turn_has_is_told_so_in_every_step(step: str, text: str, why: str) -> None:
    """GW-13.10, GW-6.2, GW-14.2, GW-14.10: rolling first, or finishing the trade, would not help."""
    benjen().turn("red", step).barred("red", text, RULES[why], why)
