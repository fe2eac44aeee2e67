"""The random generator of a table: named streams of numbers, which can be recorded and repeated from a record."""

import hashlib
from typing import Final, final

WORD: Final = 0x3FFFFFFF
COUNTER: Final = "counter"  # the generators, as journals name them: fast, for simulation and search
KEYED: Final = "blake2b"  # and unpredictable, for people
GENERATORS: Final = (COUNTER, KEYED)
KEY_BYTES: Final = 32  # of a stream
KEYED_BYTES: Final = 6  # of a keyed number: 48 bits, which every language computes with exactly
KEYED_NUMBERS: Final = 1 << 8 * KEYED_BYTES


class BadOutcome(ValueError):
    """A recorded outcome that the rules cannot have drawn here."""


@final
class Chance:
    """A counter per stream; the k-th number of a stream is a hash of k under the stream's seed (two words), or
    under its key, if it has one: then nobody can tell the next number from all those before it (docs/dice.md).

    So a clone copies a few small counters and shares seeds and keys. Words have 30 bits: their products stay small
    integers on both builds, which compute the same. `loaded` outcomes of a stream are used before its own, but
    its counter still moves on: a game resumed from its journal goes on as it would have without a break.
    """

    __slots__ = ("bounds", "counts", "drawn", "keys", "loaded", "seeds")

    def __init__(
        self, seeds: list[int], counts: list[int], loaded: list[list[int]], keys: list[bytes] | None = None
    ) -> None:
        self.seeds = seeds  # two words per stream; none where there are keys
        self.keys: Final = keys  # one per stream
        self.counts = counts
        self.loaded = loaded
        self.drawn: list[int] | None = None  # stream, outcome, stream, outcome .. while draws are recorded
        self.bounds: list[int] | None = None  # out of how many each was drawn

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if self.keys is None:
            first = self.seeds[2 * stream]
            second = self.seeds[2 * stream + 1]
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
        else:
            outcome = self.keyed(self.keys[stream], stream, n)
        if self.loaded:
            outcome = self.from_record(stream, n, outcome)
        if self.drawn is not None:
            self.drawn += [stream, outcome]
        if self.bounds is not None:
            self.bounds.append(n)
        return outcome

    def keyed(self, key: bytes, stream: int, n: int) -> int:
        k = self.counts[stream]
        number = KEYED_NUMBERS
        outcome = 0
        while number - outcome > KEYED_NUMBERS - n:
            k += 1
            block = hashlib.blake2b(k.to_bytes(8, "big"), digest_size=KEYED_BYTES, key=key)
            number = int.from_bytes(block.digest(), "big")
            outcome = number % n
        self.counts[stream] = k
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
        loaded = [waiting[:] for waiting in self.loaded] if self.loaded else NO_RECORD
        return Chance(self.seeds, self.counts[:], loaded, self.keys)

    def sealed(self) -> "Chance":
        """The chance of a view: it reveals nothing about what will be drawn."""
        return Chance([0] * (2 * len(self.counts)), self.counts[:], NO_RECORD)


NO_RECORD: Final[list[list[int]]] = []


def seeded(seed: str, streams: tuple[str, ...]) -> Chance:
    """Streams of one seed are independent of one another: each starts from a digest of the seed and its name."""
    seeds: list[int] = []
    for name in streams:
        digest = hashlib.sha256(f"{seed}/{name}".encode()).digest()
        seeds.append(int.from_bytes(digest[:4], "big") & WORD)
        seeds.append(int.from_bytes(digest[4:8], "big") & WORD)
    return Chance(seeds, [0] * len(streams), NO_RECORD)


def keyed(seed: str, streams: tuple[str, ...]) -> Chance:
    """The same with numbers that nobody can predict without the seed: each stream has a key of 256 bits."""
    keys = [hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=KEY_BYTES).digest() for name in streams]
    return Chance([], [0] * len(streams), NO_RECORD, keys)


def chance_of(generator: str, seed: str, streams: tuple[str, ...]) -> Chance:
    return keyed(seed, streams) if generator == KEYED else seeded(seed, streams)
