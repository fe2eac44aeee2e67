"""What of Northgard can be a reason for a pick: see `Telling`."""

from typing import Final

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.mind import Telling

SEATS: Final = 8  # more than there are


def moment(t: Northgard) -> int:
    """A turn, with its battles; in the set-up, what one player chooses."""
    return t.turn * SEATS + (t.decision.seat if t.turn == 0 else 0)


TELLING: Final = Telling(
    costs=(
        "northgard-preview-cost",
        "northgard-preview-winter-short",
        "northgard-preview-leaves",
        "northgard-preview-abandons",
        "northgard-preview-card-fame-lost",
        "northgard-preview-closes-theirs",
        "northgard-preview-creature-appears",
        "northgard-preview-discard-hand",
    ),
    brings=(
        "northgard-preview-large",
        "northgard-preview-fame",
        "northgard-preview-close",
        "northgard-preview-takes",
        "northgard-preview-gain",
        "northgard-preview-harvest-fame",
        "northgard-preview-harvest",
        "northgard-preview-odds",
        "northgard-preview-odds-hold",
        "northgard-preview-reward",
        "northgard-preview-draw",
        "northgard-preview-achievement",
        "northgard-preview-card-fame",
        "northgard-preview-first",
        "northgard-preview-fame-most",
        "northgard-preview-tile-symbols",
        "northgard-preview-winter",
    ),
    scoring=(
        "northgard-event-won",
        "northgard-event-won-territories",
        "northgard-event-achievement",
        "northgard-event-fame",
        "northgard-event-closed",
        "northgard-event-creature-beaten",
        "northgard-event-battle-won",
        "northgard-event-conquered",
        "northgard-event-built",
    ),
    matters=(
        ("northgard-matter-fame", ("points", "sure"), ()),
        ("northgard-matter-victory", ("large", "large sites", "toward", "closed large", "near", "victory"), ()),
        ("northgard-matter-land", ("lands", "tiles", "room", "open"), ()),
        ("northgard-matter-closed", ("closed", "to close"), ()),
        ("northgard-matter-figures", ("figures",), ()),
        ("northgard-matter-stock", ("food", "wood", "lore"), ()),
        ("northgard-matter-income", ("food to come", "wood to come", "lore to come"), ()),
        ("northgard-matter-winter", (), ("hungry",)),
        ("northgard-matter-hand", ("hand",), ()),
        ("northgard-matter-deck", ("cards", "few cards", "upgrades", "forges"), ("unrest",)),
        ("northgard-matter-attack", ("prey", "raids"), ()),
        ("northgard-matter-safety", ("defences",), ("threat",)),
    ),
    claims=(w.TAKE, w.GROUP),
    moment=moment,
)
