"""Where a reason is about an amount, its sentence says what is missing and what there is."""

from collections.abc import Callable

import pytest

from longhouse.messages import Catalog
from tests.messages.saying import SEATS
from tests.scenes.midgard.scene import Scene as Midgard
from tests.scenes.northgard.scene import Scene as Northgard
from tests.scenes.watch.scene import Scene as Watch
from tests.scenes.wild.scene import Scene as Wild


def shipyard() -> Midgard:
    return Midgard("red", "blue").goods("red", wood=3, coin=9).ship("blue", "karvi").placement("red")


def hunger() -> Midgard:
    return Midgard("red", "blue", leaders="ullr dagrun").stalls("beggar").goods("red").placement("red")


def unread() -> Northgard:
    return Northgard("red", "blue").hand("red", "start_move").turn("red")


def penniless() -> Watch:
    return Watch("red", "blue").hand("red", lumber=1, wool=3).turn("red", "build")


def lone_warrior() -> Wild:
    return Wild("red", "blue").hand("red", "viking_warrior").path("undead_beer").turn("red")


def thirsty() -> Wild:
    return Wild("red", "blue").pool(beer=3, gold=0).turn("red")


@pytest.mark.parametrize(
    ("scene", "text", "said"),
    [
        (hunger, "place/beggar", "Beggar: missing 1 food; you have 0 food."),
        (
            shipyard,
            "place/shipwright",
            "For the cheapest longship left (Shipwright): missing 1 wood; you have 3 wood.",
        ),
        (unread, "replace/start_move", "To replace a card: missing 1 lore; you have 0."),
        (penniless, "road/0,2,NE", "This costs 1 lumber, 1 brick: missing 1 brick; you have 0 brick."),
        (thirsty, "buy/pigator", "You cannot pay for this: missing 1 beer, 3 gold; you have 3 beer, 0 gold."),
        (
            lone_warrior,
            "undead/1",
            "All your cards together are too weak for it: missing 1 strength; you have 1.",
        ),
    ],
)
def test_a_refusal_has_its_numbers(
    scene: Callable[[], Midgard | Northgard | Watch | Wild], text: str, said: str
) -> None:
    played = scene()
    reason = played.table.why_not(played.option(text), 0)
    assert reason is not None
    assert Catalog("en").reason(played.table, reason, SEATS["en"]) == said
