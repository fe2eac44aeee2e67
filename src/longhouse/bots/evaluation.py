"""How likely each seat is to win: each game's own evaluation, by the name of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from longhouse.games import NAMES as GAMES
from longhouse.kernel.decision import Seat
from longhouse.kernel.evaluation import alone
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table
from longhouse.kernel.tree import Style


def each_alone(table: Table) -> list[int]:
    return alone(table.seats)


@dataclass(frozen=True)
class Evaluation:
    """What `features.py` and `judgement.py` of a game offer. `sides` are those of the seats: partners have the same.

    `style` is how the search plays this game; its heat is in the units of the game's judge. `planned` are questions
    that the judge answers by a plan over many picks: there the search takes its word.
    """

    names: tuple[str, ...]
    features: Callable[[Table, Seat], list[float]]
    progress: Callable[[Table], float]
    evaluate: Callable[[Table], list[float]]
    sides: Callable[[Table], list[int]]
    style: Style
    planned: tuple[str, ...]


@cache
def evaluation_of(game: str) -> Evaluation:
    """Of a game that is played; those of the others are not even loaded."""
    if game not in GAMES:
        raise SettingError(f"there is no evaluation of the game '{game}'; there is one of {', '.join(GAMES)}")
    features = import_module(f"longhouse.games.{game}.mind.features")
    judgement = import_module(f"longhouse.games.{game}.mind.judgement")
    return Evaluation(
        features.NAMES,
        features.features,
        features.progress,
        features.evaluate,
        getattr(features, "sides", each_alone),
        judgement.STYLE,
        judgement.PLANNED,
    )
