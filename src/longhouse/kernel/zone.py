"""Zones and tallies: the only places where a secret may lie."""

from typing import Final, final

from longhouse.kernel.decision import NOBODY, Seat

FACE_DOWN: Final = -1
NO_POOL: Final = -1  # not cards of a common stock, but something a seat has chosen in secret
NOTHING_KNOWN: Final[list[int]] = []  # shared by all zones, never written to


@final
class Zone:
    """Cards in one place and in order, and who may see their faces (a bit per seat).

    `pool` names the stock that the cards come from: what a seat cannot see of one pool may lie
    in any of its hidden places. `known` has a mask of seats per card: those who know a card though it lies
    face down, because they saw it put there; empty where nobody does.
    """

    __slots__ = ("cards", "known", "pool", "seen_by")

    def __init__(self, cards: list[int], seen_by: int, pool: int, known: list[int] | None = None) -> None:
        self.cards = cards
        self.seen_by = seen_by
        self.pool = pool
        self.known = NOTHING_KNOWN if known is None else known

    def clone(self) -> "Zone":
        return Zone(self.cards[:], self.seen_by, self.pool, self.known[:] if self.known else NOTHING_KNOWN)

    def shows(self, at: int, seat: Seat) -> bool:
        """Whether the seat knows the card at this place."""
        return (self.seen_by >> seat & 1) == 1 or (len(self.known) > 0 and (self.known[at] >> seat & 1) == 1)

    def seen_from(self, seat: Seat) -> "Zone":
        """A copy, as a seat sees it; unchanged for NOBODY."""
        if seat == NOBODY or self.seen_by >> seat & 1:
            return self.clone()
        cards = [FACE_DOWN] * len(self.cards)
        for at in range(len(self.known)):
            if self.known[at] >> seat & 1:
                cards[at] = self.cards[at]
        return Zone(cards, self.seen_by, self.pool, self.known)


@final
class Tally:
    """Rows of counts: how many cards of each kind lie in each place, where order means nothing.

    `seen_by` has a mask of seats per row. In a view, the cards of a row whose faces are unknown are
    counted in `unknown`; a row without a pool (a secret choice) does not even show how many there are.
    """

    __slots__ = ("counts", "pool", "seen_by", "unknown", "width")

    def __init__(self, counts: list[int], width: int, seen_by: list[int], unknown: list[int], pool: int) -> None:
        self.counts = counts
        self.width = width
        self.seen_by = seen_by
        self.unknown = unknown
        self.pool = pool

    def clone(self) -> "Tally":
        return Tally(self.counts[:], self.width, self.seen_by, self.unknown, self.pool)

    def row(self, row: int) -> list[int]:
        return self.counts[row * self.width : (row + 1) * self.width]

    def clear(self, row: int) -> None:
        for i in range(row * self.width, (row + 1) * self.width):
            self.counts[i] = 0

    def size(self, row: int) -> int:
        """How many cards lie there, seen or not."""
        counts = self.counts
        size = self.unknown[row]
        for i in range(row * self.width, (row + 1) * self.width):
            size += counts[i]
        return size

    def seen_from(self, seat: Seat) -> "Tally":
        view = self.clone()
        view.unknown = self.unknown[:]
        nothing = [0] * self.width
        for row in range(len(self.seen_by)):
            if not self.seen_by[row] >> seat & 1:
                if self.pool != NO_POOL:
                    view.unknown[row] += sum(self.row(row))
                view.counts[row * self.width : (row + 1) * self.width] = nothing
        return view


def tally(rows: int, width: int, seen_by: list[int], pool: int) -> Tally:
    """An empty tally."""
    return Tally([0] * (rows * width), width, seen_by, [0] * rows, pool)
