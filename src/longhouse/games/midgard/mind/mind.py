"""The parts of Champions of Midgard that bots use to think."""

from typing import Final

from longhouse.games.midgard.mind.features import NAMES, evaluate, features, progress
from longhouse.games.midgard.mind.judgement import PLANNED, STYLE, judge
from longhouse.games.midgard.mind.telling import TELLING
from longhouse.games.midgard.mind.weights import EARLY, LATE
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
