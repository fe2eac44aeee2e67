"""Vikings Gone Wild as the registry knows it."""

from pathlib import Path
from typing import Final

from longhouse.games.wild.frames import FRAMES
from longhouse.games.wild.rules.setup import set_up
from longhouse.games.wild.state.box import WildBox
from longhouse.games.wild.state.message_keys import MESSAGE_KEYS
from longhouse.games.wild.state.table import Wild, empty_table
from longhouse.games.wild.state.words import STREAMS, VERBS
from longhouse.kernel.chance import Chance
from longhouse.kernel.edition import Edition
from longhouse.kernel.face import Face
from longhouse.kernel.game import Choice, Game
from longhouse.kernel.mind import Mind

OFF: Final = ["false", "true"]
ON: Final = ["true", "false"]

CHOICES: Final = [
    Choice("long_game", OFF, "false"),
    Choice("first_game_setup", OFF, "false"),
    Choice("asgard_row_last", OFF, "false"),
    Choice("mission_swap_any_gold", OFF, "false"),
    Choice("allow_hopeless_attacks", ON, "true"),
    Choice("store_hall_loot", OFF, "false"),
    Choice("limited_tokens", OFF, "false"),
    Choice("tie_break_scope", ["contenders", "all_players"], "contenders"),
    Choice("first_player", ["random", "host_choice"], "random"),
    Choice("first_seat", [], "1", low=1, high=4),
    Choice("by_hand", ON, "true"),
    Choice("round_limit", [], "0", low=0, high=99),
]


def deal(box: WildBox, chance: Chance) -> Wild:
    return empty_table(box, chance, [set_up()])


def face() -> Face:
    from longhouse.games.wild.face.face import FACE

    return FACE


def mind() -> Mind:
    from longhouse.games.wild.mind.mind import MIND

    return MIND


WILD: Final = Game(
    folder=Path(__file__).parent,
    name="wild",
    version=2,
    players=(2, 3, 4),  # VW-1.1: 2 to 4 players
    choices=CHOICES,
    streams=STREAMS,
    verbs=VERBS,
    frames=FRAMES,
    message_keys=MESSAGE_KEYS,
    box=WildBox,
    deal=deal,
    face=face,
    mind=mind,
    formalities=True,  # VW-8.11: the response window
    old_first_seat=1,
    editions=(Edition(1, {"allow_hopeless_attacks": "false"}, (), ("45801dffe15ca654", "e6ef0bfb339a31aa")),),
)
