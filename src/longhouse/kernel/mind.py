"""How bots think about a game: each game declares one `Mind`, which is loaded when a bot first thinks."""

from collections.abc import Callable
from typing import Any, Final, final

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
class Telling:
    """What of a game can be a reason for a pick.

    Keys of facts that a preview knows; kinds of events by which somebody scores; and what the numbers of the evaluation
    are about: a message key, the names of the numbers, and those of them that are bad to have.
    """

    def __init__(
        self,
        costs: tuple[str, ...],
        brings: tuple[str, ...],
        scoring: tuple[str, ...],
        matters: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...],
        claims: tuple[int, ...],
        moment: Callable[[Any], int],
    ) -> None:
        self.costs: Final = costs  # the most important first, like those it brings
        self.brings: Final = brings
        self.scoring: Final = scoring
        self.matters: Final = matters
        self.claims: Final = claims  # verbs of options that only one player can have
        self.moment: Final = moment  # of a table: the same number until what was begun is done, and positions compare


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
        weights: tuple[tuple[float, ...], tuple[float, ...]] = ((), ()),
        telling: Telling | None = None,
    ) -> None:
        self.judge: Final = judge  # how good each option looks; comparable within one decision only
        self.style: Final = style  # how the search plays this game; its heat is in the units of the judge
        self.planned: Final = planned  # questions that the judge answers by a plan: there the search follows it
        self.evaluate: Final = evaluate  # by seat, the chance to win
        self.sides: Final = sides  # the side of each seat: partners have the same
        self.names: Final = names  # of the features, from which the weights of the evaluation are fitted
        self.features: Final = features
        self.progress: Final = progress  # 0 at the start, 1 at the end
        self.weights: Final = weights  # of the features, at the start and at the end of a game
        self.telling: Final = telling  # how reasons are found; without it they are not looked for
