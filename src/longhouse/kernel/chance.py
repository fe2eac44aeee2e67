"""Luck, as part of the table: named streams of numbers, recorded as they are drawn and repeatable from a record."""

import hashlib
from typing import Final, final

WORD: Final = 0xFFFFFFFF
STATE: Final = 4  # words of state per stream


class BadOutcome(ValueError):
    """A recorded outcome that the rules cannot have drawn here."""


@final
class Chance:
    """One small generator (sfc32: adds, shifts and xors of 32-bit words) per stream.

    Additions of words stay far below 2**62, so that both builds compute with small integers alone.
    `loaded` outcomes of a stream are used before its generator, which moves on all the same:
    a game that is resumed from its journal goes on as it would have gone on.
    """

    def __init__(
        self, words: list[int], loaded: list[list[int]], drawn: list[int], recording: bool, draws: int
    ) -> None:
        self.words = words
        self.loaded = loaded
        self.drawn = drawn
        self.recording = recording
        self.draws = draws

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = WORD - WORD % n
        outcome = self.next_word(stream)
        while outcome >= limit:
            outcome = self.next_word(stream)
        outcome %= n
        self.draws += 1
        if self.loaded:
            outcome = self.from_record(stream, n, outcome)
        if self.recording:
            self.drawn.append(stream)
            self.drawn.append(outcome)
        return outcome

    def next_word(self, stream: int) -> int:
        words = self.words
        i = stream * STATE
        b = words[i + 1]
        c = words[i + 2]
        count = words[i + 3]
        word = (words[i] + b + count) & WORD
        words[i + 3] = (count + 1) & WORD
        words[i] = b ^ (b >> 9)
        words[i + 1] = (c + (c << 3)) & WORD
        words[i + 2] = (((c << 21) & WORD | c >> 11) + word) & WORD
        return word

    def from_record(self, stream: int, n: int, otherwise: int) -> int:
        waiting = self.loaded[stream]
        if not waiting:
            return otherwise
        outcome = waiting.pop(0)
        if not 0 <= outcome < n:
            raise BadOutcome(f"outcome {outcome} recorded where only 0 to {n - 1} can come")
        return outcome

    def load(self, stream: int, outcomes: list[int]) -> None:
        """These come next in this stream, before anything the generator would give."""
        while len(self.loaded) * STATE < len(self.words):
            self.loaded.append([])
        self.loaded[stream].extend(outcomes)

    def unused(self) -> int:
        """How many loaded outcomes nobody has drawn."""
        return sum([len(waiting) for waiting in self.loaded])

    def shuffle(self, stream: int, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def clone(self) -> "Chance":
        loaded = [waiting[:] for waiting in self.loaded] if self.loaded else []
        return Chance(self.words[:], loaded, [], False, self.draws)

    def sealed(self) -> "Chance":
        """The chance of a view: it tells nothing of what will be drawn."""
        return Chance([0] * len(self.words), [], [], False, self.draws)


def seeded(seed: str, streams: tuple[str, ...]) -> Chance:
    """Streams of the same seed are independent of one another: each starts from a digest of the seed and its name."""
    words: list[int] = []
    for name in streams:
        digest = hashlib.sha256(f"{seed}/{name}".encode()).digest()
        words.extend([int.from_bytes(digest[i : i + 4], "big") for i in range(0, 12, 4)])
        words.append(1)
    return Chance(words, [], [], False, 0)
