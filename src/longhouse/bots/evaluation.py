"""How likely each seat is to win: each game's own evaluation, by the name of the game."""

from longhouse.kernel.mind import Mind
from longhouse.kernel.registry import find_game


def evaluation_of(game: str) -> Mind:
    return find_game(game).mind()
