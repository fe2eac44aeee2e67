"""What of Vikings Gone Wild can be a reason for a pick: see `Telling`."""

from typing import Final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.mind import Telling

MOST: Final = 8  # more than there are seats
SEATS: Final = 2 * MOST


def moment(t: Wild) -> int:
    """A turn, with the answers to its attacks; between the turns, what one player stores or keeps."""
    return t.turn * SEATS + (t.decision.seat if t.active == NOBODY else t.active + MOST)


TELLING: Final = Telling(
    costs=(
        "wild-preview-cost",
        "wild-preview-from-card",
        "wild-preview-from-pool",
        "wild-preview-from-tokens",
        "wild-preview-tokens-lost",
        "wild-preview-pool-lost",
        "wild-preview-burned",
        "wild-preview-discards",
        "wild-preview-answer",
        "wild-preview-repelled",
    ),
    brings=(
        "wild-preview-vp",
        "wild-preview-won",
        "wild-preview-damages",
        "wild-preview-loot",
        "wild-preview-take-asgard",
        "wild-preview-gain",
        "wild-preview-any",
        "wild-preview-ready",
        "wild-preview-draws",
        "wild-preview-progress",
        "wild-preview-achievement",
        "wild-preview-stored",
        "wild-preview-limit",
        "wild-preview-no-limit",
        "wild-preview-token",
        "wild-preview-steals",
        "wild-preview-recovers",
        "wild-preview-digs",
        "wild-preview-asgard",
        "wild-preview-last-round",
        "wild-preview-against",
        "wild-preview-strength",
        "wild-preview-in-attack",
        "wild-preview-card",
        "wild-preview-keeps",
    ),
    scoring=(
        "wild-event-won",
        "wild-event-mission-completed",
        "wild-event-damaged",
        "wild-event-scored",
        "wild-event-asgard-received",
        "wild-event-built",
        "wild-event-upgraded",
    ),
    matters=(
        ("wild-matter-points", ("points",), ()),
        ("wild-matter-full", ("storages",), ()),
        ("wild-matter-achievements", ("achievements", "treasures"), ()),
        ("wild-matter-missions", ("missions",), ()),
        ("wild-matter-asgard", ("threshold", "asgard"), ()),
        ("wild-matter-makers", ("breweries", "smelters"), ()),
        ("wild-matter-storages", ("beer storages", "gold storages", "beer kept", "gold kept"), ()),
        ("wild-matter-taverns", ("taverns", "drakkars"), ()),
        ("wild-matter-hall", ("hall", "last hall", "places"), ()),
        ("wild-matter-deck", ("cards", "deck beer", "deck gold", "deck draws"), ()),
        ("wild-matter-deck-attack", ("deck attack",), ()),
        ("wild-matter-deck-defence", ("deck defence",), ()),
        ("wild-matter-purse", ("beer", "gold"), ()),
        ("wild-matter-raid", ("attack", "raid"), ()),
        ("wild-matter-draws", ("draws",), ()),
        ("wild-matter-defence", ("defence",), ("exposed",)),
    ),
    claims=(w.PATH, w.PATH_BY_HAND, w.UNDEAD, w.ASGARD),
    moment=moment,
)
