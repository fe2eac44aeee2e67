"""What of the Watch can be a reason for a pick: see `Telling`."""

from typing import Final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.mind import Telling

SEATS: Final = 8  # more than there are


def moment(t: Watch) -> int:
    """A turn, with the trades in it; in the set-up, what one player places."""
    return t.turn * SEATS + (t.decision.seat if t.turn == 0 else 0)


TELLING: Final = Telling(
    costs=(
        "watch-preview-cost",
        "watch-preview-give",
        "watch-preview-rush-near",
        "watch-preview-tile-to",
        "watch-preview-tile-aside",
        "watch-preview-tokens-tile",
        "watch-preview-tokens",
        "watch-preview-helps-leader",
        "watch-preview-roll-breach",
        "watch-preview-roll-gift",
    ),
    brings=(
        "watch-preview-wins",
        "watch-preview-wins-unless",
        "watch-preview-tile-from",
        "watch-preview-tile",
        "watch-preview-points",
        "watch-preview-gain",
        "watch-preview-deal",
        "watch-preview-gain-later",
        "watch-preview-gain-one",
        "watch-preview-gain-any",
        "watch-preview-free-roads",
        "watch-preview-free-guards",
        "watch-preview-income-sum",
        "watch-preview-cut",
        "watch-preview-block",
        "watch-preview-unblock",
        "watch-preview-rob",
        "watch-preview-rob-maybe",
        "watch-preview-route",
        "watch-preview-route-any",
        "watch-preview-section",
        "watch-preview-gift",
        "watch-preview-guards",
        "watch-preview-patrols",
        "watch-preview-length",
        "watch-preview-tormund",
        "watch-preview-roll-any",
    ),
    scoring=(
        "watch-event-won",
        "watch-event-tile",
        "watch-event-keep",
        "watch-event-settlement",
        "watch-event-guard-points",
        "watch-event-revealed",
    ),
    matters=(
        ("watch-matter-points", ("points", "near"), ()),
        (
            "watch-matter-income",
            ("lumber", "brick", "wool", "grain", "ore", "income", "kinds", "rolls"),
            ("blocked",),
        ),
        ("watch-matter-trade", ("routes", "any route"), ()),
        ("watch-matter-hand", ("hand",), ()),
        ("watch-matter-seven", (), ("too many",)),
        ("watch-matter-building", ("settlement soon", "keep soon", "card soon"), ()),
        ("watch-matter-sites", ("site", "second site", "site behind a road", "site behind two"), ()),
        ("watch-matter-road", ("road", "longest road", "road race"), ()),
        ("watch-matter-patrol", ("patrols", "largest patrol", "patrol race", "patrol cards"), ()),
        ("watch-matter-cards", ("progress cards", "pending"), ()),
        ("watch-matter-guards", ("guards", "guard step", "tragic end"), ()),
        ("watch-matter-hero", ("hero",), ()),
    ),
    claims=(w.SETTLEMENT, w.ROAD, w.TAKE_HERO),
    moment=moment,
)
