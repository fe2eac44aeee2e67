"""The Watch as the registry knows it."""

from pathlib import Path
from typing import Final, final

from longhouse.games.watch.face.fortune import fortune
from longhouse.games.watch.face.picture import picture
from longhouse.games.watch.face.preview import preview
from longhouse.games.watch.face.scenery import scenery
from longhouse.games.watch.rules.cards import PlayedCard
from longhouse.games.watch.rules.dice import AfterProduction
from longhouse.games.watch.rules.effects import FreeRoads, Gain, NameResource, Perform
from longhouse.games.watch.rules.hero_cards import ChooseCard, ForcedTrade, SwapSupply, TakeSeen
from longhouse.games.watch.rules.hero_effects import MoveRoad, Substitute
from longhouse.games.watch.rules.heroes import HeroOffer, HeroUse
from longhouse.games.watch.rules.proposals import Answer, Compose, Trade
from longhouse.games.watch.rules.setup import Placement, SetUp
from longhouse.games.watch.rules.tormund import Discard, MoveTormund, RevealDiscards
from longhouse.games.watch.rules.trade import TakeFromSupply
from longhouse.games.watch.rules.turn import Turn
from longhouse.games.watch.rules.wall import PlaceGuards, RemoveWildling
from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.components import empty_table
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.vocabulary import SOURCES
from longhouse.games.watch.state.words import STREAMS, VERBS
from longhouse.kernel.apart import Apart
from longhouse.kernel.box import Box
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.game import Choice, Fact, Game, Rolled, SettingError, is_number
from longhouse.kernel.hexes import CORNERS, DIRECTIONS, corner, side, spell_place
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Frame, Table

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
    Choice("recheck_after_guard_loss", ["true", "false"], "true"),
    Choice("new_recruits_guards", ["1", "2"], "1"),
    Choice("patrol_targets", ["gift", "clearing"], "gift", several=True),
    Choice("no_figure", ["skip", "redraw"], "skip"),
    Choice("invasion_full_route", ["overflow", "none"], "overflow"),
    Choice("trade_max_offers_per_turn", [], "5", low=0, high=20),
    Choice("trade_max_cards_per_side", [], "4", low=1, high=9),
    Choice("trade_counter_offers", ["1", "0"], "1"),
    Choice("dev_deck", ["auto", "watch", "classic"], "auto"),
    Choice("friendly_tormund", FLAG, "false"),
    Choice("colours", ["red", "blue", "yellow", "black"], "", several=True),
]

FRAMES: Final[dict[str, type[Frame]]] = {
    "AfterProduction": AfterProduction,
    "Answer": Answer,
    "Apart": Apart,
    "ChooseCard": ChooseCard,
    "Compose": Compose,
    "Discard": Discard,
    "ForcedTrade": ForcedTrade,
    "FreeRoads": FreeRoads,
    "Gain": Gain,
    "HeroOffer": HeroOffer,
    "HeroUse": HeroUse,
    "MoveRoad": MoveRoad,
    "MoveTormund": MoveTormund,
    "NameResource": NameResource,
    "Perform": Perform,
    "PlaceGuards": PlaceGuards,
    "Placement": Placement,
    "PlayedCard": PlayedCard,
    "RemoveWildling": RemoveWildling,
    "RevealDiscards": RevealDiscards,
    "SetUp": SetUp,
    "Substitute": Substitute,
    "SwapSupply": SwapSupply,
    "TakeFromSupply": TakeFromSupply,
    "TakeSeen": TakeSeen,
    "Trade": Trade,
    "Turn": Turn,
}


@final
class WatchGame(Game):
    """GW-1.1: two modes, the base game and the full game."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, "watch", 1, (2, 3, 4), CHOICES, STREAMS, VERBS, FRAMES, SOURCES)

    def check(self, players: int, settings: Settings) -> None:
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
        self.box_for(self.content(), settings, players)

    def open_box(self, origin: Origin, players: int) -> Box:
        return WatchBox(origin, players)

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        box = self.box_for(content, settings, players)
        assert isinstance(box, WatchBox)
        return empty_table(box, chance, [SetUp()])

    def read(self, table: Table, text: str) -> Option | None:
        """GW-1.3: a path or an intersection may be called by any of its names."""
        assert isinstance(table, Watch)
        return table.box.option_of.get(text) or table.box.option_of.get(canonical_text(text))

    def scenery(self, table: Table) -> dict[str, object]:
        assert isinstance(table, Watch)
        return scenery(table)

    def picture(self, view: Table) -> dict[str, object]:
        assert isinstance(view, Watch)
        return picture(view)

    def preview(self, view: Table, option: Option, seat: Seat) -> list[Fact]:
        assert isinstance(view, Watch)
        return preview(view, option, seat)

    def rolled(self, before: Table, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
        assert isinstance(before, Watch)
        return fortune(before, option, seat, events)


def canonical_text(text: str) -> str:
    """`settlement/0,0,SE` is spelled `settlement/0,1,N`."""
    verb, _, place = text.partition("/")
    parts = place.split(",")
    if len(parts) != 3 or not all(is_number(part.removeprefix("-")) for part in parts[:2]):
        return text
    q, r, name = int(parts[0]), int(parts[1]), parts[2]
    if verb == "road" and name in DIRECTIONS:
        return f"{verb}/{spell_place(side(q, r, name))}"
    return f"{verb}/{spell_place(corner(q, r, name))}" if name in CORNERS else text


WATCH: Final = WatchGame()
