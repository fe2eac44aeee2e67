"""What Vikings Gone Wild shows and says."""

from typing import Final

from longhouse.games.wild.face import shapes
from longhouse.games.wild.face.advice import ADVICE
from longhouse.games.wild.face.fortune import DRAWS
from longhouse.games.wild.face.goal import goal
from longhouse.games.wild.face.picture import picture, reveal
from longhouse.games.wild.face.preview import preview
from longhouse.games.wild.face.scenery import scenery
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Face
from longhouse.kernel.later import Later


def whose_turn(t: Wild) -> Seat:
    return t.active


FACE: Final = Face(
    scenery=scenery,
    picture=picture,
    reveal=reveal,
    preview=preview,
    draws=DRAWS,
    names=Later("longhouse.games.wild.face.names:NOUNS"),
    board=Later("longhouse.games.wild.face.board:BOARD"),
    layout=Later("longhouse.games.wild.face.layout:LAYOUT"),
    goal=goal,
    shapes=shapes,
    advice=ADVICE,
    whose_turn=whose_turn,
)
