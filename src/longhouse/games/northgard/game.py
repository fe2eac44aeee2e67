"""Northgard as the registry knows it."""

from pathlib import Path
from typing import Final

from longhouse.games.northgard.frames import FRAMES
from longhouse.games.northgard.rules.setup import set_up
from longhouse.games.northgard.state.box import NorthgardBox
from longhouse.games.northgard.state.message_keys import MESSAGE_KEYS
from longhouse.games.northgard.state.table import Northgard, empty_table
from longhouse.games.northgard.state.words import STREAMS, VERBS
from longhouse.kernel.chance import Chance
from longhouse.kernel.edition import Edition
from longhouse.kernel.face import Face
from longhouse.kernel.game import Choice, Game, SettingError
from longhouse.kernel.mind import Mind
from longhouse.kernel.origin import Settings

OFF: Final = ["false", "true"]
ON: Final = ["true", "false"]
TEAM_PLAYERS: Final = 4

CHOICES: Final = [
    Choice("years", ["7", "10"], "7"),
    Choice("teams", OFF, "false"),
    Choice("creatures", OFF, "false"),
    Choice("more_creatures", OFF, "false"),
    Choice("win_by_territories", ON, "true"),
    Choice("clan_pick", ["choose", "random"], "choose"),
    Choice("first_player", ["roll", "random", "seat1"], "roll"),
    Choice("open_fame", OFF, "false"),
    Choice("trade_rate", ["any3", "same3"], "any3"),
    Choice("harvest_order", ["turn_order", "together"], "turn_order"),
    Choice("second_chance", ["may", "must"], "may"),
    Choice("boar_lore", ["closes_none", "closes_no_own"], "closes_none"),
    Choice("bear_pass_through", ON, "true"),
    Choice("stuck_creature_acts", ON, "true"),
    Choice("strict_borders", OFF, "false"),
    Choice("five_tile_in_pile", ON, "true"),
    Choice("small_on_large", OFF, "false"),
    Choice("scorch_own", ON, "true"),
    Choice("discard_needs_victim", OFF, "false"),
    Choice("colours", ["red", "blue", "yellow", "purple", "green"], "", several=True),
]


# NG-RU16, NG-RU65: in version 1 these readings were no settings
SETTINGS_1: Final = {"scorch_own": "false", "discard_needs_victim": "true"}
# what saves of version 1 call the content that came with it
CONTENTS_1: Final = ("01f205d34fe29c5e", "a6393dd259a8073b", "87dd390d5d0b30d2", "a75f67ee9d4b4f2c")


def check(players: int, settings: Settings) -> None:
    """NG-20.2: teams are for four; NG-19.1: more creatures need creatures; NG-3.1: as many colours as players."""
    if settings["teams"] == "true" and players != TEAM_PLAYERS:
        raise SettingError(
            "setting teams: 2 against 2 is for 4 players", "northgard-cannot-teams", {"setting": "teams"}
        )
    if settings["more_creatures"] == "true" and settings["creatures"] == "false":
        raise SettingError(
            "setting more_creatures: it needs creatures=true",
            "northgard-cannot-more-creatures",
            {"setting": "more_creatures"},
        )


def deal(box: NorthgardBox, chance: Chance) -> Northgard:
    return empty_table(box, chance, [set_up()])


def face() -> Face:
    from longhouse.games.northgard.face.face import FACE

    return FACE


def mind() -> Mind:
    from longhouse.games.northgard.mind.mind import MIND

    return MIND


NORTHGARD: Final = Game(
    folder=Path(__file__).parent,
    name="northgard",
    version=2,
    players=(2, 3, 4, 5),  # NG-3.1: 2 to 5 players
    choices=CHOICES,
    streams=STREAMS,
    verbs=VERBS,
    frames=FRAMES,
    message_keys=MESSAGE_KEYS,
    box=NorthgardBox,
    deal=deal,
    face=face,
    mind=mind,
    check=check,
    old_first_seat=1,
    editions=(Edition(1, SETTINGS_1, tuple(SETTINGS_1), CONTENTS_1),),
)
