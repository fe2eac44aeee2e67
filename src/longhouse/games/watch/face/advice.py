"""What is said when it matters for the first time in the Watch and in plain Catan. The most urgent comes first."""

from typing import Final

from longhouse.games.watch.face.preview_north import full_clans, trails
from longhouse.games.watch.face.previewing import yields
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import FRESH, IN_HIS_CAMP, Watch
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Advice

NEARLY: Final = 2  # points before the goal


def full_hand(view: Watch, seat: Seat) -> list[int] | None:
    """GW-6.1: one card more, and a seven costs half of them."""
    held = view.hands.size(seat)
    return [held, view.box.hand_limit] if view.turn and held >= view.box.hand_limit else None


def somebody_wins(view: Watch, seat: Seat) -> list[int] | None:
    """GW-9.1"""
    most = max([view.public_points(other) for other in view.clockwise_after(seat)])
    return [most, view.box.goal] if most + NEARLY >= view.box.goal else None


def open_section(view: Watch, seat: Seat) -> list[int] | None:
    """GW-13.5: what the trail die may break with the next roll."""
    found = trails(view) if view.box.full and view.turn else []
    return found[0].args if found else None


def full_gift(view: Watch, seat: Seat) -> list[int] | None:
    """GW-13.7"""
    if not view.box.full or view.in_gift() + NEARLY < view.box.north.gift_limit:
        return None
    return [view.in_gift(), view.box.north.gift_limit]


def rush(view: Watch, seat: Seat) -> list[int] | None:
    """GW-12.10"""
    full = full_clans(view) if view.box.full and view.turn else 0
    return [full] if full else None


def blocked(view: Watch, seat: Seat) -> list[int] | None:
    """GW-3.5: Tormund stands on land that would pay."""
    if view.tormund == IN_HIS_CAMP or not any(yields(view, seat, view.tormund)):
        return None
    return [view.tormund]


def dear_trade(view: Watch, seat: Seat) -> list[int] | None:
    """GW-4.5, GW-4.6: a trade with the supply is possible."""
    rates = [view.rates[seat * w.RESOURCES + o.a] for o in view.legal_options(seat) if o.verb == w.GIVE]
    return [min(rates)] if rates else None


def fresh_card(view: Watch, seat: Seat) -> list[int] | None:
    """GW-7.1: bought in this turn."""
    row = view.card_row(FRESH, seat)
    n = sum([max(0, count) for count in view.cards.counts[row : row + view.cards.width]])
    return [n] if n else None


def nearly_longest(view: Watch, seat: Seat) -> list[int] | None:
    """GW-8.2: one road before the tile that nobody has."""
    least = view.box.tile_minimum[w.LONGEST_ROAD]
    free = view.holders[w.LONGEST_ROAD] == NOBODY
    return [least, view.box.tile_points[w.LONGEST_ROAD]] if free and view.lengths[seat] == least - 1 else None


ADVICE: Final = (
    Advice("seven", "GW-6.1", "watch-tip-seven", ("number", "number"), full_hand),
    Advice("section", "GW-13.5", "watch-tip-section", ("section", "number", "number"), open_section),
    Advice("gift", "GW-13.7", "watch-tip-gift", ("number", "number"), full_gift),
    Advice("rush", "GW-12.10", "watch-tip-rush", ("number",), rush),
    Advice("nearly-won", "GW-9.1", "watch-tip-nearly-won", ("number", "number"), somebody_wins),
    Advice("tormund", "GW-3.5", "watch-tip-tormund", ("hex",), blocked),
    Advice("longest", "GW-8.2", "watch-tip-longest", ("number", "number"), nearly_longest),
    Advice("fresh-card", "GW-7.1", "watch-tip-fresh-card", ("number",), fresh_card),
    Advice("supply", "GW-4.6", "watch-tip-supply", ("number",), dear_trade),
)
