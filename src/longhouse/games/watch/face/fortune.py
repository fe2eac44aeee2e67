"""GW-3.1: what two dice brought, against what they bring on average."""

from typing import Final

from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import LUCK_DICE
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Rolled

SIDES: Final = 6
SUMS: Final = [one + two for one in range(1, SIDES + 1) for two in range(1, SIDES + 1)]
SEVEN: Final = 7
IN_A_TURN: Final[tuple[str, ...]] = ("GW-3.1", "GW-11.1")  # not the roll for the first turn, GW-10.5
DRAWS: Final = (
    ("watch-event-bought", "watch-draws-cards"),
    ("watch-event-token", "watch-draws-tokens"),
    ("watch-event-robbed", "watch-draws-robbed"),
)


def fortune(before: Watch, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
    """GW-3.1, GW-3.4, GW-6.1: sevens, the cards that a roll brought, and numbers; all 36 ways are expected."""
    found: list[Rolled] = []
    for event in events:
        if event.kind in ("watch-event-rolled", "watch-event-rolled-three") and event.rule in IN_A_TURN:
            number = event.args[0] + event.args[1]
            found.append(
                Rolled(
                    event.seat,
                    "watch-rolls-sevens",
                    [],
                    float(number == SEVEN),
                    [float(sum_of == SEVEN) for sum_of in SUMS],
                )
            )
            found += cards(before, option, seat, events)
            for n in range(2, 2 * SIDES + 1):
                found.append(
                    Rolled(
                        NOBODY, "watch-rolls-number", [n], float(n == number), [float(sum_of == n) for sum_of in SUMS]
                    )
                )
    return found


def cards(before: Watch, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
    """GW-3.4: by seat, against the mean of all 36 rolls."""
    came = gains(events, before.seats)
    sides = range(SIDES)
    ways = [produced(before, option, seat, [one, two]) for one in sides for two in sides]
    return [
        Rolled(owner, "watch-rolls-cards", [], float(came[owner]), [float(brought[owner]) for brought in ways])
        for owner in range(before.seats)
    ]


def produced(before: Watch, option: Option, seat: Seat, dice: list[int]) -> list[int]:
    """The cards by seat if the dice fall like this."""
    world = before.clone()
    world.record_events()
    world.chance.load(LUCK_DICE, dice)
    world.play(option, seat)
    return gains(world.events, world.seats)


def gains(events: list[Event], seats: int) -> list[int]:
    """GW-3.4"""
    found = [0] * seats
    for event in events:
        if event.kind == "watch-event-gained" and event.rule == "GW-3.4":
            found[event.seat] += sum(event.args)
    return found
