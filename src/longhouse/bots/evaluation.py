"""How likely each seat is to win: each game's own evaluation, by the name of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longhouse.games.midgard import features as midgard
from longhouse.games.midgard import judgement as midgard_judgement
from longhouse.games.northgard import features as northgard
from longhouse.games.watch import features as watch
from longhouse.games.watch import judgement as watch_judgement
from longhouse.games.wild import features as wild
from longhouse.games.wild import judgement as wild_judgement
from longhouse.kernel.decision import Seat
from longhouse.kernel.evaluation import alone
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table
from longhouse.kernel.tree import Style

STYLE: Final = Style(heat=1.0)  # where a game was not tuned


def each_alone(table: Table) -> list[int]:
    return alone(table.seats)


@dataclass(frozen=True)
class Evaluation:
    """What `features.py` of a game offers. `sides` gives the side of each seat: partners have the same.

    `style` is how the search plays this game; its heat is in the units of the game's judge. `planned` are questions
    that the judge answers by a plan over many picks: there the search takes its word.
    """

    names: tuple[str, ...]
    features: Callable[[Table, Seat], list[float]]
    progress: Callable[[Table], float]
    evaluate: Callable[[Table], list[float]]
    sides: Callable[[Table], list[int]] = each_alone
    style: Style = STYLE
    planned: tuple[str, ...] = ()


EVALUATIONS: Final[dict[str, Evaluation]] = {
    "watch": Evaluation(
        watch.NAMES,
        watch.features,
        watch.progress,
        watch.evaluate,
        style=Style(heat=0.3, turns=2),
        planned=watch_judgement.COMPOSING,
    ),
    "midgard": Evaluation(
        midgard.NAMES,
        midgard.features,
        midgard.progress,
        midgard.evaluate,
        style=Style(heat=1.0, rounds=1),
        planned=midgard_judgement.PLANNED,
    ),
    "northgard": Evaluation(
        northgard.NAMES,
        northgard.features,
        northgard.progress,
        northgard.evaluate,
        northgard.sides,
        style=Style(heat=3.0, turns=1),
    ),
    "wild": Evaluation(
        wild.NAMES,
        wild.features,
        wild.progress,
        wild.evaluate,
        style=Style(heat=1.0, rounds=1),
        planned=wild_judgement.PLANNED,
    ),
}


def evaluation_of(game: str) -> Evaluation:
    if game not in EVALUATIONS:
        raise SettingError(f"there is no evaluation of the game '{game}'; there is one of {', '.join(EVALUATIONS)}")
    return EVALUATIONS[game]
