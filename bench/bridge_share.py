"""How sure a share of won games is. Standard library only: two environments use it."""

from math import sqrt

Z = 1.96  # 95 times of 100 the true share lies within


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval."""
    share = won / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return centre - half, centre + half
