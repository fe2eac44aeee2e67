"""What was rolled against what was to be expected: each game's own dice, read off what its tables tell."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longhouse.games.midgard.rolls import Roll as MidgardRoll
from longhouse.games.midgard.table import Midgard
from longhouse.games.northgard.table import Northgard
from longhouse.games.watch.table import Watch
from longhouse.games.watch.words import LUCK_DICE
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.table import Table

WAYS: Final = 36  # of two dice
SEVEN: Final = 7


@dataclass(frozen=True)
class Rolled:
    """Something that a roll brought a seat (NOBODY: the whole table), and what it brings on average."""

    seat: Seat
    what: str
    came: float
    expected: float


@dataclass(frozen=True)
class Count:
    """The same over a whole game."""

    seat: Seat
    what: str
    times: int
    came: float
    expected: float


Reader = Callable[[Table, Seat, Option, list[Event]], list[Rolled]]


def rolled(before: Table, seat: Seat, option: Option, events: list[Event]) -> list[Rolled]:
    """What the dice brought after this pick; nothing in a game without dice."""
    reader = READERS.get(before.origin.game)
    return [] if reader is None else reader(before, seat, option, events)


def counted(rolls: list[Rolled]) -> list[Count]:
    """Seat by seat, and the whole table last; what was rolled first comes first."""
    sums: dict[tuple[Seat, str], list[Rolled]] = {}
    for roll in rolls:
        sums.setdefault((roll.seat, roll.what), []).append(roll)
    found = [
        Count(seat, what, len(same), sum(roll.came for roll in same), sum(roll.expected for roll in same))
        for (seat, what), same in sums.items()
    ]
    whole = [count for count in found if count.seat == NOBODY]
    return sorted([count for count in found if count.seat != NOBODY], key=lambda count: count.seat) + whole


# --- the Watch: two dice, GW-3.1


def rolled_in_watch(before: Table, seat: Seat, option: Option, events: list[Event]) -> list[Rolled]:
    """GW-3.1, GW-3.4, GW-6.1: numbers, sevens, and the cards that a roll brought; all 36 ways tell what to expect."""
    told = [event for event in events if event.kind in ("watch-event-rolled", "watch-event-rolled-three")]
    if not told:
        return []
    number = told[0].args[0] + told[0].args[1]
    every = [produced(before, seat, option, one, two) for one in range(1, 7) for two in range(1, 7)]
    found = [Rolled(told[0].seat, "sevens", float(number == SEVEN), 1 / 6)]
    for owner, cards in enumerate(gains(events, before.seats)):
        found.append(Rolled(owner, "cards from rolls", cards, sum(row[owner] for row in every) / WAYS))
    return found + [Rolled(NOBODY, str(n), float(n == number), ways(n) / WAYS) for n in range(2, 13)]


def ways(number: int) -> int:
    """In how many ways two dice show a number."""
    return 6 - abs(SEVEN - number)


def produced(before: Table, seat: Seat, option: Option, one: int, two: int) -> list[int]:
    """The cards by seat, had the dice shown this."""
    world = before.clone()
    assert isinstance(world, Watch)
    world.listen()
    world.chance.load(LUCK_DICE, [one - 1, two - 1])
    world.play(seat, option)
    return gains(world.events, world.seats)


def gains(events: list[Event], seats: int) -> list[int]:
    """GW-3.4"""
    cards = [0] * seats
    for event in events:
        if event.kind == "watch-event-gained" and event.rule == "GW-3.4":
            cards[event.seat] += sum(event.args)
    return cards


# --- Champions of Midgard: warrior dice, CM-8.15


def rolled_in_midgard(before: Table, seat: Seat, option: Option, events: list[Event]) -> list[Rolled]:
    """CM-8.15, CM-8.16: every die that was rolled or rolled again; of more than eight at once, the eight that are
    told."""
    assert isinstance(before, Midgard)
    found: list[Rolled] = []
    top = before.agenda[-1]
    for event in events:
        if event.kind == "midgard-event-rolled":
            found += warriors(before, event, -1)
        elif event.kind == "midgard-event-rerolled":
            assert isinstance(top, MidgardRoll)
            found += warriors(before, event, top.marked)
    return found


def warriors(t: Midgard, event: Event, mask: int) -> list[Rolled]:
    """CM-1.6: the dice of the mask."""
    found: list[Rolled] = []
    for at, told in enumerate(event.args):
        if told and mask >> at & 1:
            die = t.box.dice[(told - 1) // 4]
            face = (told - 1) % 4
            for what, worth in (("hits", die.hits), ("shields", die.shields)):
                mean = sum(worth[side] for side in die.faces) / len(die.faces)
                if mean:
                    found.append(Rolled(event.seat, f"{what}, {die.name} dice", worth[face], mean))
    return found


# --- Northgard: the battle die, NG-12.6


def rolled_in_northgard(before: Table, seat: Seat, option: Option, events: list[Event]) -> list[Rolled]:
    """NG-12.5, NG-12.6: power and kills together; the face that gives one of them is worth 1."""
    assert isinstance(before, Northgard)
    worth = [face.power + face.kill + int(face.choice) for face in before.box.faces]
    mean = sum(worth) / len(worth)
    return [
        Rolled(event.seat, "power and kills, battle die", worth[event.args[0]], mean)
        for event in events
        if event.kind == "northgard-event-rolled"
    ]


READERS: Final[dict[str, Reader]] = {
    "watch": rolled_in_watch,
    "midgard": rolled_in_midgard,
    "northgard": rolled_in_northgard,
}
