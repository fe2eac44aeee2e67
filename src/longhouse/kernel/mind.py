"""How bots think about a game: each game declares one `Mind`, which is loaded when a bot first thinks."""

from collections.abc import Callable
from typing import Final, final

from longhouse.kernel.decision import Seat
from longhouse.kernel.search.evaluation import alone, decided
from longhouse.kernel.search.tree import Evaluate, Judge, Style
from longhouse.kernel.table import Table


def each_alone(table: Table) -> list[int]:
    return alone(table.seats)


def even(table: Table) -> list[float]:
    """By seat, the chance to win: all the same until the game has ended."""
    score = table.result
    return [1.0 / table.seats] * table.seats if score is None else decided(score, alone(table.seats))


def no_features(table: Table, seat: Seat) -> list[float]:
    return []


def no_progress(table: Table) -> float:
    return 0.0


@final
class Mind:
    """With a judge and a style alone a game has its greedy bot, and the search goes by what the judge plays out."""

    def __init__(
        self,
        judge: Judge,
        style: Style,
        planned: tuple[str, ...] = (),
        evaluate: Evaluate = even,
        sides: Callable[[Table], list[int]] = each_alone,
        names: tuple[str, ...] = (),
        features: Callable[[Table, Seat], list[float]] = no_features,
        progress: Callable[[Table], float] = no_progress,
    ) -> None:
        self.judge: Final = judge  # how good each option looks; comparable within one decision only
        self.style: Final = style  # how the search plays this game; its heat is in the units of the judge
        self.planned: Final = planned  # questions that the judge answers by a plan: there the search follows it
        self.evaluate: Final = evaluate  # by seat, the chance to win
        self.sides: Final = sides  # the side of each seat: partners have the same
        self.names: Final = names  # of the features, from which the weights of the evaluation are fitted
        self.features: Final = features
        self.progress: Final = progress  # 0 at the start, 1 at the end
