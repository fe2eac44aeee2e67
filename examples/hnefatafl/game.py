"""Hnefatafl as the registry knows it."""

from pathlib import Path
from typing import Final

from examples.hnefatafl.rules import SetUp, Turn
from examples.hnefatafl.state import MESSAGE_KEYS, STREAMS, VERBS, Hnefatafl, HnefataflBox
from longhouse.kernel.chance import Chance
from longhouse.kernel.face import Face
from longhouse.kernel.game import Choice, Game
from longhouse.kernel.mind import Mind


def deal(box: HnefataflBox, chance: Chance) -> Hnefatafl:
    return Hnefatafl(box, chance, [SetUp()])


def face() -> Face:
    from examples.hnefatafl.face import FACE

    return FACE


def mind() -> Mind:
    from examples.hnefatafl.mind import MIND

    return MIND


HNEFATAFL: Final = Game(
    folder=Path(__file__).parent,
    name="hnefatafl",
    version=1,
    players=(2,),  # HT-1.1
    choices=[
        Choice("attackers", ["lot", "first", "second"], "lot"),
        Choice("move_limit", [], "100", low=10, high=1000),
    ],
    streams=STREAMS,
    verbs=VERBS,
    frames={"SetUp": SetUp, "Turn": Turn},
    message_keys=MESSAGE_KEYS,
    box=HnefataflBox,
    deal=deal,
    face=face,
    mind=mind,
)
