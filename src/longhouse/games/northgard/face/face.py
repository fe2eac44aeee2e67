"""What Northgard shows and says."""

from typing import Final

from longhouse.games.northgard.face import shapes
from longhouse.games.northgard.face.advice import ADVICE
from longhouse.games.northgard.face.fortune import DRAWS, fortune
from longhouse.games.northgard.face.goal import goal
from longhouse.games.northgard.face.picture import picture, reveal
from longhouse.games.northgard.face.preview import preview
from longhouse.games.northgard.face.scenery import scenery
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Face
from longhouse.kernel.later import Later


def whose_turn(t: Northgard) -> Seat:
    return t.active


FACE: Final = Face(
    scenery=scenery,
    picture=picture,
    reveal=reveal,
    preview=preview,
    rolled=fortune,
    draws=DRAWS,
    names=Later("longhouse.games.northgard.face.names:NOUNS"),
    board=Later("longhouse.games.northgard.face.board:BOARD"),
    layout=Later("longhouse.games.northgard.face.layout:LAYOUT"),
    goal=goal,
    shapes=shapes,
    advice=ADVICE,
    whose_turn=whose_turn,
)
