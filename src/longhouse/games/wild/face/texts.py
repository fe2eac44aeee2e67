"""What cards say at a table where they mean something else: by the key of a text, the key of the one to show."""

from typing import Final

from longhouse.games.wild.state.table import Wild

CHANGED: Final = (
    "wild-card-hero_trap-text",
    "wild-card-mystery_gift_fighter-text",
    "wild-mission-beer_mission-text",
    "wild-mission-gold_mission-text",
)


def texts(t: Wild) -> dict[str, str]:
    """Cards and missions that were read differently in version 1 of the rules."""
    return {key: f"{key}-v1" for key in CHANGED} if t.origin.version == 1 else {}
