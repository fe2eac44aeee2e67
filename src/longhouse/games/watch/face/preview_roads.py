"""Whether a road is of any use. See preview.py."""

from longhouse.games.watch.face.previewing import warning
from longhouse.games.watch.state.sites import distance_barred
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Fact
from longhouse.kernel.table import MAY


def leads_nowhere(view: Watch, after: Watch, seat: Seat, path: int) -> list[Fact]:
    """GW-5.5, GW-8.1: no place for a settlement lies beyond it, and the longest road does not grow."""
    if after.lengths[seat] > view.lengths[seat] or after.over:
        return []
    for corner in corners_beyond(view, seat, path):
        if distance_barred(view, corner) == MAY:
            return []
    return [warning("GW-5.5", "road-nowhere", [])]


def corners_beyond(view: Watch, seat: Seat, path: int) -> list[int]:
    """GW-5.3, GW-5.4: every intersection that this seat can come to from the road's new end, by empty paths only."""
    found = [end for end in view.box.side_ends[path] if not is_reached(view, seat, end)]
    for corner in found:
        if view.buildings[corner] != NOBODY:
            continue  # a rival's: it ends here
        for side in view.box.corner_sides[corner]:
            if side != path and view.roads[side] == NOBODY:
                found += [end for end in view.box.side_ends[side] if end not in found]
    return found


def is_reached(view: Watch, seat: Seat, corner: int) -> bool:
    """Whether a road or building of this seat is there already."""
    return view.buildings[corner] == seat or any(view.roads[side] == seat for side in view.box.corner_sides[corner])
