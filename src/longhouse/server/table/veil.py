"""Hides how far the others are while seats choose separately, even in the numbers of an update.

Each viewer gets its own seq and version, from the deal to the end. They count what that viewer was shown: what
everybody saw, and its own picks. What another seat picks (and undoes) in secret is never counted, not even after
everybody has chosen.
"""

from array import array
from bisect import bisect_left
from typing import Final, TypeAlias, final

from longhouse import SPECTATOR, Table
from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import EVERYBODY
from longhouse.kernel.history import NOWHERE, History

Numbers: TypeAlias = tuple[int, int]  # seq and version
Apartness: TypeAlias = list[int] | None  # the seats that are still choosing; None unless they choose separately

DEAL: Final = 1  # the number of the first entry


def seats_apart(table: Table) -> Apartness:
    """The seats that are still choosing separately. A seat that only has an offer does not count."""
    if table.over or not isinstance(table.agenda[-1], Apart):
        return None
    return [decision.seat for decision in table.decisions]


def seen_by(history: History, seat: int, before: Apartness) -> int:
    """A mask of who knows of the pick that this seat just made: everybody, if it was open or completed the seat's
    choice."""
    secret = history.apart_from != NOWHERE and seats_apart(history.table) == before
    return 1 << seat if secret else EVERYBODY


@final
class Veil:
    """The numbers of every viewer, after every entry of the journal."""

    def __init__(self, seats: int) -> None:
        viewers = [*range(seats), SPECTATOR]
        self.seqs: Final = {viewer: array("I", [0, 0]) for viewer in viewers}  # by entry; entry 0 comes before the deal
        self.versions: Final = {viewer: array("I", [0, DEAL]) for viewer in viewers}
        self.seen_by: Final = [EVERYBODY, EVERYBODY]  # by entry, as a mask
        self.standing: Final[list[int]] = []  # the entries of the picks that were not undone

    @property
    def entries(self) -> int:
        """The number of the last entry."""
        return len(self.seen_by) - 1

    def picked(self, seen_by: int) -> None:
        self.step(seen_by, 1)
        self.standing.append(self.entries)

    def undone(self) -> int:
        """A viewer who has seen a pick sees that it is undone. Returns the entry of that pick."""
        pick = self.standing.pop()
        self.step(self.seen_by[pick], -1)
        return pick

    def went_back(self, picks: int) -> int:
        """Everybody sees that only the first picks stand. Returns the entry of the last of them."""
        del self.standing[picks:]
        entry = self.standing[-1] if self.standing else DEAL
        self.seen_by.append(EVERYBODY)
        for viewer, seqs in self.seqs.items():
            seqs.append(seqs[entry])
            self.versions[viewer].append(self.versions[viewer][-1] + 1)
        return entry

    def step(self, seen_by: int, change: int) -> None:
        self.seen_by.append(seen_by)
        for viewer, seqs in self.seqs.items():
            seen = seen_by >> viewer & 1
            seqs.append(seqs[-1] + seen * change)
            self.versions[viewer].append(self.versions[viewer][-1] + seen)

    def numbers_for(self, viewer: int, entry: int = -1) -> Numbers:
        """Seq and version after this entry; by default, after the last."""
        return self.seqs[viewer][entry], self.versions[viewer][entry]

    def find(self, viewer: int, version: int) -> int:
        """The first entry after which this viewer had this version; 0 if there is none."""
        versions = self.versions[viewer]
        entry = bisect_left(versions, version)
        return entry if entry < len(versions) and versions[entry] == version else 0
