"""A pick that is dangerous or brings nothing is warned of before it is made."""

from collections.abc import Callable

import pytest

import longhouse
from tests.scenes.midgard.scene import Scene as Midgard
from tests.scenes.northgard.scene import Scene as Northgard
from tests.scenes.wild.scene import Scene as Wild

AnyScene = Midgard | Northgard | Wild


def town(**dice: int) -> Midgard:
    """A fight in town that red's worker may take."""
    return Midgard("red", "blue").dice("red", **dice).enemy("draugr_1", "barrow_wretch_red").placement("red")


def fight(**dice: int) -> Midgard:
    scene = Midgard("red", "blue").dice("red", **dice).enemy("draugr_1", "barrow_wretch_red")
    return scene.fight("red", "draugr_1").assignment()


def hand() -> Northgard:
    return Northgard("red", "blue").hand("red", "start_move").turn("red")


def pool(**goods: int) -> Wild:
    return Wild("red", "blue").pool(**goods).turn("red")


def weak_attack() -> Wild:
    return Wild("red", "blue").hand("red", "viking_warrior").turn("red")


@pytest.mark.parametrize(
    ("scene", "text", "warned"),
    [
        (lambda: fight(axe=2), "confirm", ["midgard-preview-nobody-sent"]),
        (lambda: fight(axe=2).pick("red", "send/draugr_1,axe"), "confirm", []),
        (lambda: town(axe=0), "place/hunting_grounds", ["midgard-preview-hunt"]),
        (lambda: town(axe=1), "place/hunting_grounds", []),
        (hand, "pass", ["northgard-preview-discard-hand"]),
        (hand, "wait/start_move", []),
        (lambda: pool(beer=2), "end-turn", ["wild-preview-pool-lost"]),
        (pool, "end-turn", []),
        (weak_attack, "attack/blue,hall", ["wild-preview-short"]),
    ],
)
def test_a_pick_is_warned_of(scene: Callable[[], AnyScene], text: str, warned: list[str]) -> None:
    played = scene()
    face = longhouse.find_game(played.NAME).face()
    facts = face.preview(played.seen("red"), played.option(text), 0)
    assert [fact.key for fact in facts if fact.warns] == warned
