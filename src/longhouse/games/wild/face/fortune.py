"""VW: what is drawn; the game has no dice."""

from typing import Final

DRAWS: Final = (
    ("wild-event-asgard-revealed", "wild-draws-asgard"),
    ("wild-event-mission", "wild-draws-missions"),
    ("wild-event-path-refilled", "wild-draws-path"),
    ("wild-event-drew", "wild-draws-cards"),
)
