"""What the Watch shows and says."""

from typing import Final

from longhouse.games.watch.face import shapes
from longhouse.games.watch.face.advice import ADVICE
from longhouse.games.watch.face.fortune import DRAWS, fortune
from longhouse.games.watch.face.goal import goal
from longhouse.games.watch.face.picture import picture, reveal
from longhouse.games.watch.face.preview import preview
from longhouse.games.watch.face.scenery import scenery
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.face import Face
from longhouse.kernel.later import Later


def whose_turn(t: Watch) -> Seat:
    return t.active if t.turn else NOBODY


FACE: Final = Face(
    scenery=scenery,
    picture=picture,
    reveal=reveal,
    preview=preview,
    rolled=fortune,
    draws=DRAWS,
    goal=goal,
    names=Later("longhouse.games.watch.face.names:NOUNS"),
    board=Later("longhouse.games.watch.face.board:BOARD"),
    layout=Later("longhouse.games.watch.face.layout:LAYOUT"),
    shapes=shapes,
    advice=ADVICE,
    whose_turn=whose_turn,
)
