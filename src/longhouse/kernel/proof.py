"""Dice and decks that are fixed before the game: first hashes are shown, of the server's secret and of a word of each
player; then the words, which nobody can change any more; and at the end the secret.

Anybody can check it without us, with the texts from the journal (a seat without a word has an empty line):

    printf %s SECRET | sha256sum              is the commitment
    printf %s WORD | sha256sum                is the promise of a seat
    printf '%s\\n' SECRET WORD WORD | sha256sum   is the seed (of which the old generator took the first half)
"""

import hashlib
from typing import Final, final

from longhouse.kernel.chance import COUNTER

COUNTER_SEED: Final = 32  # hexadecimal digits of the seed: more than a stream of that generator can hold


@final
class Proof:
    """What was shown before the first pick, what was kept until the end, and by seat the promise and the word. In older
    games words were not promised; then there are no promises, or empty ones."""

    def __init__(self, commitment: str, secret: str, words: list[str], promises: list[str]) -> None:
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.words: Final = words
        self.promises: Final = promises

    def broken(self) -> int:
        """The first seat whose word is not the promised one; -1 if there is none. Where anybody has promised, a word
        without a promise could have been chosen last. A word that was not revealed is the promise itself."""
        for seat, promise in enumerate(self.promises):
            word = self.words[seat]
            promised = word == promise or (promise != "" and commitment_of(word) == promise)
            if not promised and any(self.promises):
                return seat
        return -1

    def unrevealed(self) -> list[int]:
        """The seats that promised a word and did not reveal it."""
        return [seat for seat, promise in enumerate(self.promises) if promise and self.words[seat] == promise]


def commitment_of(secret: str) -> str:
    """Reveals nothing about the secret, or the word, and fits no other."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str], generator: str) -> str:
    """A line for the secret and one for each seat: words have no line breaks, so no other words give this text."""
    lines = "".join([f"{line}\n" for line in [secret, *words]])
    seed = hashlib.sha256(lines.encode()).hexdigest()
    return seed[:COUNTER_SEED] if generator == COUNTER else seed
