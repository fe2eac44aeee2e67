"""What a year asks at its end, and what is given away with a territory. See preview.py."""

from longhouse.games.northgard.face.previewing import warning
from longhouse.games.northgard.rules.harvest import closed_fame, harvest_goods
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Fact


def shortage(view: Northgard, seat: Seat, units: int) -> list[int]:
    """NG-14.1, NG-13.4: what will be missing for so many units, after a harvest from what the seat has now."""
    food, wood = view.box.upkeep[units]
    harvest = harvest_goods(view, seat)
    mine = seat * w.RESOURCES
    due = [food, wood, 0]
    return [max(0, due[i] - view.goods[mine + i] - harvest[i]) for i in range(w.RESOURCES)]


def too_many(view: Northgard, seat: Seat, before: int, after: int) -> list[Fact]:
    """NG-14.2: units whose winter cannot be paid, though it could be without them."""
    missing = shortage(view, seat, after)
    worse = missing != shortage(view, seat, before)
    return [warning("NG-14.2", "winter-short", missing)] if worse else []


def unpaid(view: Northgard, seat: Seat) -> list[Fact]:
    """NG-14.2: the winter as things stand."""
    missing = shortage(view, seat, view.on_map(seat))
    return [warning("NG-14.2", "winter-short", missing)] if any(missing) else []


def abandoning(view: Northgard, rep: int) -> list[Fact]:
    """NG-9.5, NG-8.5, NG-13.2: buildings serve nobody in a neutral territory, and its fame is lost."""
    kinds = range(len(view.box.buildings))
    built = sum([view.has(rep, kind) for kind in kinds])
    fame = closed_fame(view, rep) + view.has(rep, w.ALTAR_OF_KINGS) * view.box.buildings[w.ALTAR_OF_KINGS].fame
    return [warning("NG-8.5", "abandons", [built, fame])] if built or fame else []
