"""The parts of Northgard that bots use to think."""

from typing import Final

from longhouse.games.northgard.mind.features import NAMES, evaluate, features, progress, sides
from longhouse.games.northgard.mind.judgement import PLANNED, STYLE, judge
from longhouse.games.northgard.mind.telling import TELLING
from longhouse.games.northgard.mind.weights import EARLY, LATE
from longhouse.kernel.mind import Mind

MIND: Final = Mind(
    judge=judge,
    style=STYLE,
    planned=PLANNED,
    evaluate=evaluate,
    sides=sides,
    names=NAMES,
    features=features,
    progress=progress,
    weights=(EARLY, LATE),
    telling=TELLING,
)
