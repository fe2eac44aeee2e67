"""What Champions of Midgard shows and says."""

from typing import Final

from longhouse.games.midgard.face import shapes
from longhouse.games.midgard.face.advice import ADVICE
from longhouse.games.midgard.face.fortune import DRAWS, fortune
from longhouse.games.midgard.face.goal import goal
from longhouse.games.midgard.face.picture import picture, reveal
from longhouse.games.midgard.face.preview import preview
from longhouse.games.midgard.face.scenery import scenery
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Face
from longhouse.kernel.later import Later


def whose_turn(t: Midgard) -> Seat:
    return t.active


FACE: Final = Face(
    scenery=scenery,
    picture=picture,
    reveal=reveal,
    preview=preview,
    rolled=fortune,
    draws=DRAWS,
    names=Later("longhouse.games.midgard.face.names:NOUNS"),
    board=Later("longhouse.games.midgard.face.board:BOARD"),
    layout=Later("longhouse.games.midgard.face.layout:LAYOUT"),
    goal=goal,
    shapes=shapes,
    advice=ADVICE,
    whose_turn=whose_turn,
)
