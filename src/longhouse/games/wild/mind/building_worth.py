"""What buildings and the town hall are worth to a seat. A building is recognised by what it can do."""

from typing import Final

from longhouse.games.wild.mind.card_worth import average_worth
from longhouse.games.wild.mind.standing import Mind, count_glory, income_worth, price, room
from longhouse.games.wild.rules.storage import loose, stored
from longhouse.games.wild.state import words as w

TARGET: Final = 0.05  # points a round that one more building gives attackers, by its defence
EXTRA: Final = 1.4  # of the average card, for drawing one more: more cards combine better
KEEP: Final = 0.5  # of the average card, for keeping one
NEEDED: Final = 0.3  # tokens of a type that come from elsewhere every round
PLACE: Final = 0.5  # points a round that one more building is worth if there is room for it


def build_worth(mind: Mind, site: int) -> float:
    """VW-6.7: from the next round on."""
    printed = mind.view.box.sites[site]
    worth = count_glory(mind, w.MEASURE_BUILDINGS) - risk(mind, printed.defence)
    if printed.produces != w.NONE:
        worth += income_worth(mind, printed.produces)
    if printed.stores != w.NONE:
        worth += storage_worth(mind, printed.stores, printed.capacity)
    if printed.draws:
        worth += mind.left * printed.draws * EXTRA * average_worth(mind)
    if printed.keeps:
        worth += mind.left * printed.keeps * KEEP * average_worth(mind)
    return worth


def risk(mind: Mind, defence: int) -> float:
    """VW-9.9: one more building that can be attacked; the weaker it is, the worse."""
    return TARGET * mind.left * 2.0 * mind.rival / max(1, defence)


def storage_worth(mind: Mind, resource: int, capacity: int) -> float:
    """VW-13.5: a point in each round in which it is full; its tokens are not spent until then."""
    t, seat = mind.view, mind.seat
    makers = 0
    for packed in t.towns[seat]:
        if t.box.sites[packed & w.SITE_KIND].produces == resource:
            makers += 1
    income = NEEDED + 0.8 * makers
    lacking = room(mind, resource) + planned_room(mind, resource) + capacity
    lacking -= stored(t, seat, resource) + loose(t, seat, resource)
    rounds = max(0.0, mind.left - max(1.0, lacking / income) + 1.0)
    return t.box.full_storage_vp * rounds - (0.4 * capacity * price(resource, mind.left) if rounds > 0.0 else 0.0)


def planned_room(mind: Mind, resource: int) -> int:
    """Of storages under construction."""
    t = mind.view
    n = 0
    for packed in t.towns[mind.seat]:
        site = t.box.sites[packed & w.SITE_KIND]
        if packed & w.CONSTRUCTION and site.stores == resource:
            n += site.capacity
    return n


def upgrade_worth(mind: Mind, free: int) -> float:
    """VW-6.8, VW-6.13: points at once, and room for buildings; `free` is for how many more there is room now."""
    t = mind.view
    printed = t.box.sites[t.box.hall(t.level(mind.seat) + 1)]
    places = 3.0 if free == 0 else 2.0 if free == 1 else 1.0
    return printed.on_upgrade + PLACE * places * max(0.0, mind.left - 2.0)
