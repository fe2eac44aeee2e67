"""The random generator of a table: named streams of numbers, which can be recorded and repeated from a record."""

import hashlib
from typing import Final, final

WORD: Final = 0x3FFFFFFF


class BadOutcome(ValueError):
    """A recorded outcome that the rules cannot have drawn here."""


@final
class Chance:
    """A counter per stream; the k-th number of a stream is a hash of k under the stream's seed (two words).

    So a clone copies a few small counters and shares the seeds. Words have 30 bits: their products stay small integers
    on both builds, which compute the same. `loaded` outcomes of a stream are used before its own, but its counter still
    moves on: a game resumed from its journal goes on as it would have without a break.
    """

    def __init__(self, seeds: list[int], counts: list[int], loaded: list[list[int]]) -> None:
        self.seeds = seeds  # two words per stream
        self.counts = counts
        self.loaded = loaded
        self.drawn: list[int] | None = None  # stream, outcome, stream, outcome .. while draws are recorded

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        seeds = self.seeds
        first = seeds[2 * stream]
        second = seeds[2 * stream + 1]
        k = self.counts[stream]
        word = WORD
        outcome = 0
        while word - outcome > WORD - n:  # words of the last, incomplete row would favour low outcomes
            k += 1
            x = (k * 0x1E3779B9 + first) & WORD
            x = ((x ^ x >> 15) * 0x2C1B3C6D) & WORD
            x = ((x ^ x >> 13) * 0x297A2D39) & WORD ^ second
            x = ((x ^ x >> 15) * 0x2C1B3C6D) & WORD
            x = ((x ^ x >> 13) * 0x297A2D39) & WORD
            word = x ^ x >> 15
            outcome = word % n
        self.counts[stream] = k
        if self.loaded:
            outcome = self.from_record(stream, n, outcome)
        drawn = self.drawn
        if drawn is not None:
            drawn.append(stream)
            drawn.append(outcome)
        return outcome

    def from_record(self, stream: int, n: int, otherwise: int) -> int:
        waiting = self.loaded[stream]
        if not waiting:
            return otherwise
        outcome = waiting.pop(0)
        if self.unused() == 0:
            self.loaded = NO_RECORD
        if not 0 <= outcome < n:
            raise BadOutcome(f"outcome {outcome} is recorded, but only 0 to {n - 1} are possible")
        return outcome

    def load(self, stream: int, outcomes: list[int]) -> None:
        """These outcomes come next in this stream, before those of the generator."""
        if not self.loaded:
            self.loaded = [[] for _ in self.counts]
        self.loaded[stream].extend(outcomes)

    def unused(self) -> int:
        """How many loaded outcomes nobody has drawn."""
        return sum([len(waiting) for waiting in self.loaded])

    def draws(self) -> int:
        """Grows with every draw."""
        return sum(self.counts)

    def shuffle(self, stream: int, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def clone(self) -> "Chance":
        return Chance(self.seeds, self.counts[:], [waiting[:] for waiting in self.loaded] if self.loaded else NO_RECORD)

    def sealed(self) -> "Chance":
        """The chance of a view: it reveals nothing about what will be drawn."""
        return Chance([0] * len(self.seeds), self.counts[:], NO_RECORD)


NO_RECORD: Final[list[list[int]]] = []


def seeded(seed: str, streams: tuple[str, ...]) -> Chance:
    """Streams of one seed are independent of one another: each starts from a digest of the seed and its name."""
    seeds: list[int] = []
    for name in streams:
        digest = hashlib.sha256(f"{seed}/{name}".encode()).digest()
        seeds.append(int.from_bytes(digest[:4], "big") & WORD)
        seeds.append(int.from_bytes(digest[4:8], "big") & WORD)
    return Chance(seeds, [0] * len(streams), NO_RECORD)
