"""Hnefatafl for the tests that need it; later tests find the registry as it was."""

from collections.abc import Iterator
from typing import Final

from longhouse import register_game
from longhouse.kernel import registry

NAME: Final = "hnefatafl"
PLACE: Final = "examples.hnefatafl.game:HNEFATAFL"


def welcome() -> Iterator[None]:
    """The body of a fixture."""
    register_game(NAME, PLACE)
    yield
    registry.PLACES.pop(NAME)
    registry.OPEN.pop(NAME, None)
