"""The parts that an observation is made of. Each reads one field of a view and always gives the same count of numbers.

Seats are counted from the viewer: it is 0 itself, the next in seat order is 1. So what is learned in one seat is true
in every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from longhouse.kernel.decision import Seat
from longhouse.kernel.zone import Tally, Zone

if TYPE_CHECKING:  # a game lists its parts without needing numpy
    import numpy as np
    from numpy.typing import NDArray

    Row = NDArray[np.float32]


class Part:
    """`size` numbers, which are divided by `most` in the end. What a part does not write stays 0.

    `ones` collects the places that become 1: many small writes into an array are slow.
    """

    def __init__(self, field: str, size: int, most: float = 1) -> None:
        self.field: Final = field
        self.size: Final = size
        self.most: Final = most

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        raise NotImplementedError


@final
class Layout:
    """Of one game: makes from a table the parts that all tables with the same settings have."""

    def __init__(self, parts: Callable[[Any], list[Part]]) -> None:
        self.parts: Final = parts


class Number(Part):
    """A number, or yes and no."""

    def __init__(self, field: str, most: float = 1) -> None:
        super().__init__(field, 1, most)

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        row[at] = getattr(view, self.field)


class Which(Part):
    """One of several, or none of them."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        which = getattr(view, self.field)
        if 0 <= which < self.size:
            ones.append(at + which)


class Who(Part):
    """A seat, or nobody."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        who = getattr(view, self.field)
        if who >= 0:
            ones.append(at + (who - seat) % self.size)


class Flags(Part):
    """The bits of a number."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        bits = getattr(view, self.field)
        ones += [at + i for i in range(self.size) if bits >> i & 1]


class Numbers(Part):
    """A list of numbers, of this length or empty."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        numbers = getattr(view, self.field)
        row[at : at + len(numbers)] = numbers


class BySeat(Part):
    """A list with as many numbers for every seat."""

    def __init__(self, field: str, seats: int, width: int = 1, most: float = 1) -> None:
        super().__init__(field, seats * width, most)
        self.width: Final = width

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        numbers = getattr(view, self.field)
        if numbers:
            row[at : at + self.size] = turned(numbers, seat * self.width)


class WhichBySeat(Part):
    """For every seat one of several, or none."""

    def __init__(self, field: str, seats: int, kinds: int) -> None:
        super().__init__(field, seats * kinds)
        self.kinds: Final = kinds

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for who, which in enumerate(turned(getattr(view, self.field), seat)):
            if which >= 0:
                ones.append(at + who * self.kinds + which)


class Owners(Part):
    """For each of several places: whose it is."""

    def __init__(self, field: str, places: int, seats: int) -> None:
        super().__init__(field, places * seats)
        self.seats: Final = seats

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        seats = self.seats
        owners = getattr(view, self.field)
        ones += [at + i * seats + (who - seat) % seats for i, who in enumerate(owners) if who >= 0]


class Places(Part):
    """For each of several places: what lies there, one of several kinds."""

    def __init__(self, field: str, places: int, kinds: int) -> None:
        super().__init__(field, places * kinds)
        self.kinds: Final = kinds

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        kinds = self.kinds
        ones += [at + i * kinds + kind for i, kind in enumerate(getattr(view, self.field)) if kind >= 0]


class Kinds(Part):
    """How many of each kind are in a list."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        count(getattr(view, self.field), row, at)


class KindsBySeat(Part):
    """How many of each kind are in the list of every seat."""

    def __init__(self, field: str, seats: int, kinds: int) -> None:
        super().__init__(field, seats * kinds)
        self.kinds: Final = kinds

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for who, cards in enumerate(turned(getattr(view, self.field), seat)):
            count(cards, row, at + who * self.kinds)


class ListBySeat(Part):
    """A list of numbers for every seat."""

    def __init__(self, field: str, seats: int, width: int, most: float = 1) -> None:
        super().__init__(field, seats * width, most)
        self.width: Final = width

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for who, numbers in enumerate(turned(getattr(view, self.field), seat)):
            row[at + who * self.width : at + who * self.width + len(numbers)] = numbers


class Cards(Part):
    """A zone: how many cards of each kind the seat knows there, and last how many lie face down."""

    def __init__(self, field: str, kinds: int, most: float = 1) -> None:
        super().__init__(field, kinds + 1, most)

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        count_zone(getattr(view, self.field), row, at, self.size)


class CardsBySeat(Part):
    """A zone for every seat."""

    def __init__(self, field: str, seats: int, kinds: int, most: float = 1) -> None:
        super().__init__(field, seats * (kinds + 1), most)
        self.width: Final = kinds + 1

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for who, zone in enumerate(turned(getattr(view, self.field), seat)):
            count_zone(zone, row, at + who * self.width, self.width)


class CardsByPlace(Part):
    """Zones in several places that are nobody's."""

    def __init__(self, field: str, places: int, kinds: int) -> None:
        super().__init__(field, places * (kinds + 1))
        self.width: Final = kinds + 1

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for place, zone in enumerate(getattr(view, self.field)):
            count_zone(zone, row, at + place * self.width, self.width)


class CardsTogether(Part):
    """A varying number of zones, counted as if they were one."""

    def __init__(self, field: str, kinds: int) -> None:
        super().__init__(field, kinds + 1)

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        for zone in getattr(view, self.field):
            for card in zone.cards:
                row[at + card % self.size] += 1  # FACE_DOWN is -1: the last of the numbers


class Left(Part):
    """How many cards lie in a pile."""

    def __init__(self, field: str, most: float) -> None:
        super().__init__(field, 1, most)

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        row[at] = len(getattr(view, self.field).cards)


class LeftBySeat(Part):
    """How many cards lie in the pile of every seat."""

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        row[at : at + self.size] = [len(zone.cards) for zone in turned(getattr(view, self.field), seat)]


class Rows(Part):
    """A tally whose rows are the seats, once or several times, and perhaps one more row that is nobody's.

    Each row has the cards of every kind that are seen, and last how many are not.
    """

    def __init__(self, field: str, seats: int, rows: int, width: int, most: float = 1) -> None:
        super().__init__(field, rows * (width + 1), most)
        self.seats: Final = seats
        self.width: Final = width
        self.rows: Final = rows

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        tally: Tally = getattr(view, self.field)
        if not tally.counts:
            return
        seats, width, seen = self.seats, self.width, tally.counts
        for own in range(self.rows):
            base = own - own % seats
            whose = base + (own + seat) % seats if base + seats <= self.rows else own
            row[at : at + width] = seen[whose * width : (whose + 1) * width]
            row[at + width] = tally.unknown[whose]
            at += width + 1


class Pairs(Part):
    """A list of place, seat, place, seat, ..: how many each seat has in each place."""

    def __init__(self, field: str, places: int, seats: int) -> None:
        super().__init__(field, places * seats)
        self.seats: Final = seats

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        pairs = getattr(view, self.field)
        for i in range(0, len(pairs), 2):
            row[at + pairs[i] * self.seats + (pairs[i + 1] - seat) % self.seats] += 1


class Worked(Part):
    """Numbers that are computed from what a seat sees."""

    def __init__(self, name: str, size: int, work: Callable[[Any, Seat], Sequence[float]], most: float = 1) -> None:
        super().__init__(name, size, most)
        self.work: Final = work

    def write(self, view: Any, seat: Seat, row: Row, at: int, ones: list[int]) -> None:
        row[at : at + self.size] = self.work(view, seat)


def turned(items: list[Any], by: int) -> list[Any]:
    """The same list, starting further on and wrapping around."""
    return items[by:] + items[:by]


def count(cards: list[int], row: Row, at: int) -> None:
    for card in cards:
        if card >= 0:
            row[at + card] += 1


def count_zone(zone: Zone, row: Row, at: int, size: int) -> None:
    """FACE_DOWN is -1: the last of the numbers."""
    if zone.cards:
        tally = [0] * size
        for card in zone.cards:
            tally[card] += 1
        row[at : at + size] = tally
