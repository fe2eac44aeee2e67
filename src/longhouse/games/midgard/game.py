"""Champions of Midgard as the registry knows it."""

from pathlib import Path
from typing import Final

from longhouse.games.midgard.frames import FRAMES
from longhouse.games.midgard.rules.setup import set_up
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.message_keys import MESSAGE_KEYS
from longhouse.games.midgard.state.table import Midgard, empty_table
from longhouse.games.midgard.state.words import STREAMS, VERBS
from longhouse.kernel.chance import Chance
from longhouse.kernel.edition import Edition
from longhouse.kernel.face import Face
from longhouse.kernel.game import Choice, Game
from longhouse.kernel.mind import Mind

OFF: Final = ["false", "true"]

CHOICES: Final = [
    Choice("hall_of_fame", OFF, "false"),
    Choice("distrust", OFF, "false"),
    Choice("assign", ["turn_order", "simultaneous"], "simultaneous"),
    Choice("huts_price", ["game", "round"], "game"),
    Choice("rune_display", ["2", "3", "4"], "3"),
    Choice("first_player", ["random", "host"], "random"),
    Choice("leader_choice", ["pick", "random"], "pick"),
]

# what saves of version 1 call the content that came with it
CONTENTS_1: Final = ("f1185abd1701a3d4", "4bd267c7372dc9b7", "1c6b76e70a1bf254", "66d536f0f6edbb12")


def deal(box: MidgardBox, chance: Chance) -> Midgard:
    return empty_table(box, chance, [set_up()])


def face() -> Face:
    from longhouse.games.midgard.face.face import FACE

    return FACE


def mind() -> Mind:
    from longhouse.games.midgard.mind.mind import MIND

    return MIND


MIDGARD: Final = Game(
    folder=Path(__file__).parent,
    name="midgard",
    version=2,
    players=(2, 3, 4),  # CM-1.1: 2 to 4 players
    choices=CHOICES,
    streams=STREAMS,
    verbs=VERBS,
    frames=FRAMES,
    message_keys=MESSAGE_KEYS,
    box=MidgardBox,
    deal=deal,
    face=face,
    mind=mind,
    old_first_seat=1,
    editions=(Edition(1, {"assign": "turn_order"}, (), CONTENTS_1),),
)
