"""The Watch as the registry knows it."""

from pathlib import Path
from typing import Final

from longhouse.games.watch.frames import FRAMES
from longhouse.games.watch.rules.setup import SetUp
from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.components import empty_table
from longhouse.games.watch.state.message_keys import MESSAGE_KEYS
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import STREAMS, VERBS
from longhouse.kernel.chance import Chance
from longhouse.kernel.edition import Edition
from longhouse.kernel.face import Face
from longhouse.kernel.game import Choice, Game, SettingError
from longhouse.kernel.mind import Mind
from longhouse.kernel.origin import Settings

FLAG: Final = ["false", "true"]

CHOICES: Final = [
    Choice("mode", ["full", "base"], "full"),
    Choice("board", ["auto", "base_gift", "full_gift_3p", "full_gift_4p", "classic19"], "auto"),
    Choice("layout", ["standard", "random"], "standard"),
    Choice("initial_placement", ["auto", "printed", "phase"], "auto"),
    Choice("first_player", ["auto", "seat", "random", "roll"], "auto"),
    Choice("turn_phases", ["book", "combined"], "book"),
    Choice("shortage", ["classic", "strict"], "classic"),
    Choice("win_timing", ["immediate", "end_of_turn"], "immediate"),
    Choice("roads_per_player", ["15", "14"], "15"),
    Choice("hero_fresh_use", FLAG, "false"),
    Choice("hero_take_back_same", FLAG, "false"),
    Choice("tragedy_of_heroes", FLAG, "false"),
    Choice("setup_wildlings", ["none", "reveal"], "none"),
    Choice("recheck_after_guard_loss", FLAG, "false"),
    Choice("new_recruits_guards", ["1", "2"], "1"),
    Choice("patrol_targets", ["gift", "clearing"], "gift", several=True),
    Choice("patrol_gain", ["true", "false"], "true"),
    Choice("token_mix", ["extension", "old"], "extension"),
    Choice("no_figure", ["skip", "redraw"], "skip"),
    Choice("invasion_full_route", ["overflow", "none"], "overflow"),
    Choice("trade_max_offers_per_turn", [], "5", low=0, high=20),
    Choice("trade_max_cards_per_side", [], "4", low=1, high=9),
    Choice("trade_counter_offers", ["1", "0"], "1"),
    Choice("dev_deck", ["auto", "watch", "classic"], "auto"),
    Choice("friendly_tormund", FLAG, "false"),
    Choice("colours", ["red", "blue", "yellow", "black"], "", several=True),
]

# GW-RU10, GW-RU11, GW-RU15: read differently then; Melisandre's choice (GW-RU27) is in content-1.toml
FIRST: Final = Edition(
    1,
    {"recheck_after_guard_loss": "true", "patrol_gain": "false", "token_mix": "old"},
    ("patrol_gain", "token_mix"),
    ("c37eda73e0831a88", "ba383cc21bd72d4f", "e09d4c0793a1d620"),
)


def check(players: int, settings: Settings) -> None:
    """GW-1.6: what cannot be combined; GW-2.10: each colour once, none that is left out."""
    full = settings["mode"] == "full"
    if full and players < 3:
        raise SettingError(
            "setting mode: the full game is for 3 or 4 players; choose mode=base for two",
            "watch-cannot-two",
            {"setting": "mode"},
        )
    if full and settings["dev_deck"] == "classic":
        raise SettingError(
            "setting dev_deck: the classic deck is for mode=base only", "watch-cannot-deck", {"setting": "dev_deck"}
        )
    if "gift" not in settings["patrol_targets"].split(","):
        raise SettingError(
            "setting patrol_targets: it is gift, or gift,clearing",
            "watch-cannot-targets",
            {"setting": "patrol_targets"},
        )
    standard = settings["board"] in ("auto", "base_gift") and settings["layout"] == "standard" and not full
    if settings["initial_placement"] == "printed" and not standard:
        raise SettingError(
            "setting initial_placement: printed starts are only on the standard board base_gift",
            "watch-cannot-printed",
            {"setting": "initial_placement"},
        )


def deal(box: WatchBox, chance: Chance) -> Watch:
    return empty_table(box, chance, [SetUp()])


def face() -> Face:
    from longhouse.games.watch.face.face import FACE

    return FACE


def mind() -> Mind:
    from longhouse.games.watch.mind.mind import MIND

    return MIND


WATCH: Final = Game(
    folder=Path(__file__).parent,
    name="watch",
    version=2,
    players=(2, 3, 4),
    choices=CHOICES,
    streams=STREAMS,
    verbs=VERBS,
    frames=FRAMES,
    message_keys=MESSAGE_KEYS,
    box=WatchBox,
    deal=deal,
    face=face,
    mind=mind,
    check=check,
    editions=(FIRST,),
)
