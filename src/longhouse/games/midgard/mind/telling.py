"""What of Champions of Midgard can be a reason for a pick: see `Telling`."""

from typing import Final

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.mind import Telling

SEATS: Final = 8  # more than there are


def moment(t: Midgard) -> int:
    """What one player picks in a row: placing a worker, with what the place does, is a whole turn."""
    return t.turn * SEATS + t.decision.seat


TELLING: Final = Telling(
    costs=(
        "midgard-preview-cost",
        "midgard-preview-flips",
        "midgard-preview-banned",
        "midgard-preview-blame",
        "midgard-preview-unfed",
        "midgard-preview-hungry",
        "midgard-preview-losses",
        "midgard-preview-no-room",
    ),
    brings=(
        "midgard-preview-glory",
        "midgard-preview-recruits",
        "midgard-preview-gain",
        "midgard-preview-worker",
        "midgard-preview-prize",
        "midgard-preview-odds-all",
        "midgard-preview-voyage-all",
        "midgard-preview-odds",
        "midgard-preview-voyage",
        "midgard-preview-fight-odds",
        "midgard-preview-round-odds",
        "midgard-preview-more-hits",
        "midgard-preview-saved",
        "midgard-preview-come-home",
        "midgard-preview-damage",
        "midgard-preview-troll",
        "midgard-preview-hunt",
        "midgard-preview-food-again",
        "midgard-preview-survivors",
        "midgard-preview-prayer",
        "midgard-preview-destinies",
        "midgard-preview-destiny-now",
        "midgard-preview-destiny",
        "midgard-preview-gifts",
        "midgard-preview-glory-end",
        "midgard-preview-glory-most",
        "midgard-preview-rune",
        "midgard-preview-leader",
        "midgard-preview-token-taken",
        "midgard-preview-longships",
        "midgard-preview-feeds",
        "midgard-preview-times",
        "midgard-preview-look",
        "midgard-preview-stay",
    ),
    scoring=(
        "midgard-event-won",
        "midgard-event-defeated",
        "midgard-event-glory",
        "midgard-event-longship",
        "midgard-event-rune-taken",
    ),
    matters=(
        ("midgard-matter-glory", ("points",), ()),
        ("midgard-matter-destinies", ("destinies",), ()),
        ("midgard-matter-warriors", ("swords", "spears", "axes"), ()),
        ("midgard-matter-stock", ("food", "wood", "coins", "favour"), ()),
        ("midgard-matter-runes", ("runes",), ()),
        ("midgard-matter-workers", ("workers", "spare worker"), ()),
        ("midgard-matter-first", ("first player",), ()),
        ("midgard-matter-blame", (), ("blame", "much blame")),
        ("midgard-matter-fights", ("town", "sea"), ()),
        ("midgard-matter-spoils", ("spoils", "sets", "colours", "troll"), ()),
        ("midgard-matter-losses", (), ("at risk",)),
        ("midgard-matter-hunt", ("hunt",), ()),
    ),
    claims=(w.PLACE, w.SAIL, w.TAKE),
    moment=moment,
)
