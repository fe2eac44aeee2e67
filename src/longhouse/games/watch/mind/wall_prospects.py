"""What a seat can expect from the Wall, in numbers for features.py."""

from typing import Final

from longhouse.games.watch.rules.wall import first_free_hex, guards_on
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import NOBODY, Seat

STEP: Final = (0.0, 1.0, 0.5, 0.25)  # the share of a point that needs this many more guards


def wall_danger(t: Watch) -> float:
    """GW-15.2: how near the Wall is to its fall, 0 to 1."""
    north = t.box.north
    return max(t.breaches / north.breach_limit, t.in_gift() / (north.gift_limit + 1))


def guard_step(t: Watch, seat: Seat) -> float:
    """GW-13.12: how near the next point for guards is."""
    worth, mine = t.box.guard_points, t.guards(seat)
    for more in range(1, len(STEP)):
        if mine + more < len(worth) and worth[mine + more] > worth[mine]:
            return STEP[more]
    return 0.0


def tragic_lead(t: Watch, seat: Seat) -> float:
    """GW-15.3: guards ahead of the others, weighted by how near the Wall is to its fall; points break ties."""
    lead = -2.0
    for other in range(t.seats):
        if other != seat:
            ahead = t.guards(other) - t.guards(seat) + 0.1 * (t.public_points(other) - t.public_points(seat))
            lead = max(lead, ahead)
    danger = wall_danger(t)
    return -min(2.0, lead) * danger * danger


def exposed(t: Watch, seat: Seat) -> float:
    """GW-13.6: pips of the hexes that wildlings would reach next, weighted by how near a breach is."""
    north = t.box.north
    pips = 0.0
    for section in range(len(north.sections)):
        at = north.sections[section].clearing
        held = guards_on(t, section)
        here = 0
        for wildling in t.clearings:
            here += 1 if wildling // north.kinds == at else 0
        place = first_free_hex(t, section)
        if place == NOBODY or t.token[place] < 0:
            continue
        own = 0
        for corner in t.box.hex_corners[place]:
            if t.buildings[corner] == seat:
                own += 1 + t.keeps[corner]
        if own:
            pips += own * t.box.token_pips[t.token[place]] / (2.0 + max(0, held - here))
    return pips / 5


def hero_ready(t: Watch, seat: Seat) -> float:
    """GW-14.4: whether it is not resting."""
    return 0.0 if t.hero_rests[seat] == t.turn else 1.0
