"""The parts of Vikings Gone Wild that bots use to think."""

from typing import Final

from longhouse.games.wild.mind.features import NAMES, evaluate, features, progress
from longhouse.games.wild.mind.judgement import PLANNED, STYLE, judge
from longhouse.games.wild.mind.telling import TELLING
from longhouse.games.wild.mind.weights import EARLY, LATE
from longhouse.kernel.mind import Mind

MIND: Final = Mind(
    judge=judge,
    style=STYLE,
    planned=PLANNED,
    evaluate=evaluate,
    names=NAMES,
    features=features,
    progress=progress,
    weights=(EARLY, LATE),
    telling=TELLING,
)
