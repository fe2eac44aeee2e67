"""CM-8.15: what warrior dice brought, against what they bring on average."""

from typing import Final

from longhouse.games.midgard.rules.rolls import Roll
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Rolled

DRAWS: Final = (
    ("midgard-event-rune-drawn", "midgard-draws-runes"),
    ("midgard-event-destinies-drawn", "midgard-draws-destinies"),
    ("midgard-event-journey", "midgard-draws-journeys"),
    ("midgard-event-enemy", "midgard-draws-enemies"),
)


def fortune(before: Midgard, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
    """CM-8.15, CM-8.16: every die that was rolled or rolled again; CM-1.7: an event has room for all of them."""
    found: list[Rolled] = []
    top = before.agenda[-1]
    for event in events:
        if event.kind == "midgard-event-rolled":
            found += warriors(before, event.seat, event.args, -1)
        elif event.kind == "midgard-event-rerolled":
            assert isinstance(top, Roll)
            found += warriors(before, event.seat, event.args, top.marked)
    return found


def warriors(t: Midgard, seat: Seat, numbers: list[int], mask: int) -> list[Rolled]:
    """CM-1.6: the dice of the mask, from an event; an axe has no shields to expect."""
    found: list[Rolled] = []
    for at, shown in enumerate(numbers):
        if shown and mask >> at & 1:
            die, face = (shown - 1) // 4, (shown - 1) % 4
            printed = t.box.dice[die]
            for key, worth in (("midgard-rolls-hits", printed.hits), ("midgard-rolls-shields", printed.shields)):
                ways = [float(worth[side]) for side in printed.faces]
                if any(ways):
                    found.append(Rolled(seat, key, [die], float(worth[face]), ways))
    return found
