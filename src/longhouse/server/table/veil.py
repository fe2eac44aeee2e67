"""How far the others are is nobody's business while seats choose apart: not by the numbers of an update either.

Each viewer is told a seq and a version of its own, from the deal to the end. They count what it was shown: what all
saw, and its own picks. What another seat picks in secret (and takes back) never counts, also when all have chosen.
"""

from array import array
from bisect import bisect_left
from typing import Final, TypeAlias, final

from longhouse import SPECTATOR, Table
from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import EVERYBODY
from longhouse.kernel.history import NOWHERE, History

Numbers: TypeAlias = tuple[int, int]  # seq and version
Apartness: TypeAlias = list[int] | None  # the seats that are still choosing apart, if any do

DEAL: Final = 1  # the number of the first entry


def seats_apart(table: Table) -> Apartness:
    """A seat that only has an offer is not choosing."""
    if table.over or not isinstance(table.agenda[-1], Apart):
        return None
    return [decision.seat for decision in table.decisions]


def seen_by(history: History, seat: int, before: Apartness) -> int:
    """A mask of who knows of the pick that this seat just made: all, if it was open or somebody has chosen now."""
    secret = history.apart_from != NOWHERE and seats_apart(history.table) == before
    return 1 << seat if secret else EVERYBODY


@final
class Veil:
    """The numbers of every viewer, after every entry of the journal."""

    def __init__(self, seats: int) -> None:
        viewers = [*range(seats), SPECTATOR]
        self.seqs: Final = {viewer: array("I", [0, 0]) for viewer in viewers}  # by entry; there is none before the deal
        self.versions: Final = {viewer: array("I", [0, DEAL]) for viewer in viewers}
        self.seen_by: Final = [EVERYBODY, EVERYBODY]  # by entry, as a mask
        self.standing: Final[list[int]] = []  # the entries of the picks that were not taken back

    @property
    def entries(self) -> int:
        """The number of the last entry."""
        return len(self.seen_by) - 1

    def picked(self, seen_by: int) -> None:
        self.step(seen_by, 1)
        self.standing.append(self.entries)

    def undone(self) -> int:
        """Who has seen a pick sees that it is taken back. Returns its entry."""
        pick = self.standing.pop()
        self.step(self.seen_by[pick], -1)
        return pick

    def step(self, seen_by: int, change: int) -> None:
        self.seen_by.append(seen_by)
        for viewer, seqs in self.seqs.items():
            seen = seen_by >> viewer & 1
            seqs.append(seqs[-1] + seen * change)
            self.versions[viewer].append(self.versions[viewer][-1] + seen)

    def told(self, viewer: int, entry: int = -1) -> Numbers:
        """After this entry; after the last, if none is named."""
        return self.seqs[viewer][entry], self.versions[viewer][entry]

    def find(self, viewer: int, version: int) -> int:
        """The entry after which this viewer was told this version first; 0 if it never was."""
        versions = self.versions[viewer]
        entry = bisect_left(versions, version)
        return entry if entry < len(versions) and versions[entry] == version else 0
