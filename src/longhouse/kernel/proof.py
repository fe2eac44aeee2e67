"""Luck that was fixed before the game: who deals shows a hash of a secret first, and the secret itself at the end.

Anybody can check it without us, with the texts as the journal has them (a seat without a word has an empty line):

    printf %s SECRET | sha256sum              is the commitment
    printf '%s\\n' SECRET WORD WORD | sha256sum   begins with the seed
"""

import hashlib
from typing import Final, final

SEED_LENGTH: Final = 32  # hexadecimal digits: 128 bits, more than the streams of luck can hold


@final
class Proof:
    """What was shown before the first pick, what was kept until the end, and the word that each seat added."""

    def __init__(self, commitment: str, secret: str, words: list[str]) -> None:
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.words: Final = words


def commitment_of(secret: str) -> str:
    """Tells nothing about the secret, and no other secret fits it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> str:
    """A line for the secret and one for each seat: words have no line breaks, so no other words give this text."""
    lines = "".join([f"{line}\n" for line in [secret, *words]])
    return hashlib.sha256(lines.encode()).hexdigest()[:SEED_LENGTH]
