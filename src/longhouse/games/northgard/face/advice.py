"""What is said when it matters for the first time in Northgard. The most urgent comes first."""

from typing import Final

from longhouse.games.northgard.face.preview_winter import shortage
from longhouse.games.northgard.rules.ending import closed_large, side_of
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Advice


def short_of_food(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-14.2: after the harvest, as things stand."""
    missing = shortage(view, seat, view.on_map(seat))
    return missing if view.phase == w.PHASE_ACTIONS and any(missing) else None


def nearly_won(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-15.1: somebody needs one more territory."""
    if not view.box.win_by_territories:
        return None
    most = max([closed_large(view, side_of(view, other)) for other in range(view.seats)])
    return [most, view.box.to_win] if most + 1 >= view.box.to_win else None


def last_year(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-5.3, NG-16.3"""
    return [view.year] if view.year == view.box.last_year and view.phase == w.PHASE_ACTIONS else None


def unrest_in_hand(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-14.4"""
    card = view.box.unrest_card
    return [-view.box.cards[card].fame] if card in view.hands[seat].cards else None


def may_upgrade(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-6.8"""
    can = [option for option in view.legal_options(seat) if option.verb == w.UPGRADE]
    return [view.box.upgrade_lore] if can else None


def open_land(view: Northgard, seat: Seat) -> list[int] | None:
    """NG-10.6: fame for closing waits in the largest open territory."""
    if view.phase != w.PHASE_ACTIONS:
        return None
    sizes = [view.land.size(rep) for rep in view.own(seat) if view.land.is_open(rep)]
    return [max(sizes)] if sizes else None


ADVICE: Final = (
    Advice("winter", "NG-14.2", "northgard-tip-winter", ("goods",), short_of_food),
    Advice("nearly-won", "NG-15.1", "northgard-tip-nearly-won", ("number", "number"), nearly_won),
    Advice("last-year", "NG-16.3", "northgard-tip-last-year", ("number",), last_year),
    Advice("unrest", "NG-14.4", "northgard-tip-unrest", ("number",), unrest_in_hand),
    Advice("upgrade", "NG-6.8", "northgard-tip-upgrade", ("number",), may_upgrade),
    Advice("closing", "NG-10.6", "northgard-tip-closing", ("number",), open_land),
)
