"""Dice and decks that are fixed before the game: first a hash of a secret is shown, at the end the secret itself.

Anybody can check it without us, with the texts from the journal (a seat without a word has an empty line):

    printf %s SECRET | sha256sum              is the commitment
    printf '%s\\n' SECRET WORD WORD | sha256sum   is the seed (of which the old generator took the first half)
"""

import hashlib
from typing import Final, final

from longhouse.kernel.chance import COUNTER

COUNTER_SEED: Final = 32  # hexadecimal digits of the seed: more than a stream of that generator can hold


@final
class Proof:
    """What was shown before the first pick, what was kept until the end, and the word that each seat added."""

    def __init__(self, commitment: str, secret: str, words: list[str]) -> None:
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.words: Final = words


def commitment_of(secret: str) -> str:
    """Reveals nothing about the secret, and fits no other secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str], generator: str) -> str:
    """A line for the secret and one for each seat: words have no line breaks, so no other words give this text."""
    lines = "".join([f"{line}\n" for line in [secret, *words]])
    seed = hashlib.sha256(lines.encode()).hexdigest()
    return seed[:COUNTER_SEED] if generator == COUNTER else seed
