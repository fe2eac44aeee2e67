"""GW-14.18, GW-14.21: in which steps each hero is offered, and what it needs."""

from collections.abc import Callable

import pytest

from tests.scenes.dealing import Said
from tests.scenes.watch.scene import Scene

STEPS = ("roll", "trade", "build")
PLENTY = {"lumber": 2, "brick": 2, "wool": 2, "grain": 1, "ore": 1}


def ready(hero: str, **said: Said) -> Scene:
    """Red has this hero and everything that any hero needs."""
    scene = Scene("red", "blue", "yellow", mode="full", **said).hero("red", hero).hand("red", **PLENTY)
    scene.settlement("red", "0,2,N").road("red", "0,2,NE", "0,2,E").keep("blue", "-2,3,S").hand("blue", ore=1)
    scene.face_up("red", ranger_patrol=1).tormund("1,1").wildling("camp", "cave-1", "regular")
    return scene.wildling("gift", "0,0", "regular")


WINDOWS = {
    "jeor_mormont": ["trade"],
    "bowen_marsh": ["trade"],
    "samwell_tarly": [],
    "othell_yarwyck": ["build"],
    "alliser_thorne": ["build"],
    "melisandre": ["build"],
    "mance_rayder": ["trade", "build"],
    "benjen_stark": ["roll", "trade", "build"],
    "ygritte": ["roll", "trade", "build"],
    "yoren": ["roll", "trade", "build"],
    "qhorin_halfhand": ["roll", "trade", "build"],
}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("hero", WINDOWS)
def test_gw_14_18_the_windows_of_each_hero(hero: str, step: str) -> None:
    """GW-14.18, GW-14.7 to GW-14.17: offered in its steps, refused in the others with a reason."""
    scene = ready(hero).turn("red", step)
    if step in WINDOWS[hero]:
        scene.may("red", f"hero/{hero}")
    else:
        scene.may_not("red", f"hero/{hero}").barred("red", f"hero/{hero}", "GW-14.18", "hero-not-now")


@pytest.mark.parametrize("hero", WINDOWS)
def test_gw_14_18_combined_steps_are_one_window(hero: str) -> None:
    """GW-14.18, GW-3.3: a hero that serves in one of the two steps serves in both."""
    scene = ready(hero, turn_phases="combined").turn("red", "both")
    if {"trade", "build"} & {*WINDOWS[hero]}:
        scene.may("red", f"hero/{hero}")
    else:
        scene.barred("red", f"hero/{hero}", "GW-14.18", "hero-not-now")


def test_gw_14_18_before_the_roll_also_after_a_card() -> None:
    """GW-14.18: any pick before the roll, before or after a development card."""
    scene = ready("ygritte").cards("red", winter_is_coming=1).turn("red").may("red", "hero/ygritte")
    scene.pick("red", "play/winter_is_coming", "gain/ore").barred("red", "hero/ygritte", "GW-RU26", "not-now")
    scene.pick("red", "gain/ore").may("red", "hero/ygritte")


def test_gw_14_18_after_a_seven_too() -> None:
    """GW-14.18: after step (d) of GW-11.2, even after a 7."""
    scene = ready("ygritte").hand("red", ore=1).turn("red").dice(3, 4).load("trail", 12)
    scene.pick("red", "roll").barred("red", "hero/ygritte", "GW-RU26", "not-now").pick("red", "tormund/1,0")
    scene.may("red", "hero/ygritte")


def test_gw_14_18_a_hero_closes_no_step() -> None:
    """GW-14.18, GW-3.3: trading and cards go on after it."""
    scene = ready("ygritte").turn("red", "trade").pick("red", "hero/ygritte", "wildling/0,0", "keep-hero")
    scene.asks("red trade").may("red", "propose", "go-on")


def no_wildlings(hero: str, version: int = 2) -> Scene:
    scene = Scene("red", "blue", "yellow", mode="full", version=version).hero("red", hero).hand("red", **PLENTY)
    return scene.settlement("red", "0,2,N").road("red", "0,2,NE").hand("blue", ore=1)


def without_stock(hero: str) -> Scene:
    """Red has cards of one resource, and nothing else is in stock."""
    scene = no_wildlings(hero).hand("red", ore=2)
    return scene.supply("blue", lumber=0, brick=0, wool=0, grain=0)


def cornered(hero: str) -> Scene:
    """Red's only road has nowhere else to go: its settlement has no other free path."""
    scene = Scene("red", "blue", "yellow", mode="full").hero("red", hero).settlement("red", "0,0,N")
    return scene.road("red", "0,0,NE").road("blue", "0,0,NW", "1,0,NW").settlement("blue", "1,0,N")


MISSING: dict[str, tuple[Callable[[], Scene], str, str, str]] = {
    "jeor: no opponent has a card": (
        lambda: no_wildlings("jeor_mormont").hand("blue").turn("red", "trade"),
        "jeor_mormont", "GW-14.21", "nobody-to-ask",
    ),
    "bowen: no other resource in stock": (
        lambda: without_stock("bowen_marsh").turn("red", "trade"), "bowen_marsh", "GW-14.21", "no-swap",
    ),
    "othell: nowhere to go": (
        lambda: cornered("othell_yarwyck").turn("red", "build"), "othell_yarwyck", "GW-14.21", "no-road-to-move",
    ),
    "alliser: not payable": (
        lambda: no_wildlings("alliser_thorne").hand("red", lumber=1, brick=1, wool=1).turn("red", "build"),
        "alliser_thorne", "GW-14.20", "no-substitute",
    ),
    "alliser: no guard": (
        lambda: ready("alliser_thorne").guard("red", *["wall1"] * 3, *["wall2"] * 4).turn("red", "build"),
        "alliser_thorne", "GW-14.21", "hero-no-guard",
    ),
    "alliser: no post": (
        lambda: ready("alliser_thorne").guard("blue", *["wall1"] * 5, "wall4").guard("yellow", *["wall2"] * 5).guard(
            "red", *["wall3"] * 5).guard("blue", "wall4").guard("red", "wall4").guard("yellow", *["wall4"] * 2).turn(
            "red", "build"),
        "alliser_thorne", "GW-14.21", "hero-no-guard",
    ),
    "melisandre: not payable": (
        lambda: no_wildlings("melisandre").hand("red", ore=1, wool=1).turn("red", "build"),
        "melisandre", "GW-14.20", "no-substitute",
    ),
    "melisandre: no deck": (
        lambda: no_wildlings("melisandre").deck_empty("blue").turn("red", "build"),
        "melisandre", "GW-5.8", "deck-empty",
    ),
    "mance: nobody is ahead": (
        lambda: no_wildlings("mance_rayder").turn("red", "trade"), "mance_rayder", "GW-14.21", "nobody-ahead",
    ),
    "mance: who is ahead has no card": (
        lambda: ready("mance_rayder").hand("blue").hand("yellow", ore=1).turn("red", "trade"),
        "mance_rayder", "GW-14.21", "nobody-ahead",
    ),
    "benjen: a wildling only in the Gift": (
        lambda: no_wildlings("benjen_stark").wildling("gift", "0,0", "giant").turn("red"),
        "benjen_stark", "GW-14.21", "hero-no-wildling",
    ),
    "ygritte: wildlings only in the north": (
        lambda: no_wildlings("ygritte").wildling("camp", "cave-1", "giant").wildling(
            "clearing", "c1_2", "regular").guard("blue", "wall1").turn("red"),
        "ygritte", "GW-14.21", "hero-no-wildling",
    ),
    "yoren: no patrol": (
        lambda: no_wildlings("yoren").cards("red", ranger_patrol=1).turn("red"), "yoren", "GW-14.21", "no-patrol",
    ),
    "yoren: no guard": (
        lambda: ready("yoren").guard("red", *["wall1"] * 3, *["wall2"] * 4).turn("red"),
        "yoren", "GW-14.21", "hero-no-guard",
    ),
    "qhorin: Tormund in his camp": (
        lambda: no_wildlings("qhorin_halfhand").turn("red"), "qhorin_halfhand", "GW-14.21", "tormund-at-home",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", MISSING)
def test_gw_14_21_a_hero_without_what_it_needs_is_not_offered(case: str) -> None:
    """GW-14.21, GW-14.6: and the reason says what is missing."""
    scene, hero, rule, why = MISSING[case]
    scene().barred("red", f"hero/{hero}", rule, why)


def test_gw_14_21_qhorin_also_if_the_resource_is_out_of_stock() -> None:
    """GW-14.21, GW-14.17: Tormund still goes home."""
    scene = ready("qhorin_halfhand").supply("blue", grain=0).turn("red").pick("red", "hero/qhorin_halfhand")
    scene.asks("red keep-hero 10").shows(tormund="camp", hand={"red": PLENTY})


def test_gw_14_21_melisandre_not_with_the_plain_price_only() -> None:
    """GW-14.21, GW-14.20, GW-RU27: one card must be replaced; by version 1 of the rules none had to be."""
    plain = {"ore": 1, "wool": 1, "grain": 1}
    scene = no_wildlings("melisandre").hand("red", **plain).turn("red", "build")
    scene.barred("red", "hero/melisandre", "GW-14.20", "no-substitute").may("red", "buy-card")
    scene = no_wildlings("melisandre", version=1).hand("red", **plain).turn("red", "build")
    scene.pick("red", "hero/melisandre").only("red", "none").pick("red", "none").asks("red keep-card 3")


def test_gw_14_21_the_roll_is_still_compulsory() -> None:
    """GW-14.18, GW-3.2: after a hero before the roll there is still the roll, and nothing but it."""
    scene = ready("qhorin_halfhand").turn("red").pick("red", "hero/qhorin_halfhand", "keep-hero").offers("red", "roll")
    scene.barred("red", "go-on", "GW-3.1", "roll-first")
