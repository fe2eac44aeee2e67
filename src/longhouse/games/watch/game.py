"""The Watch as the registry knows it."""

from pathlib import Path
from typing import Final, final

from longhouse.games.watch.box import Box
from longhouse.games.watch.cards import PlayedCard
from longhouse.games.watch.effects import FreeRoads, Gain, NameResource, Perform
from longhouse.games.watch.picture import picture, scenery
from longhouse.games.watch.preview import preview
from longhouse.games.watch.proposals import Answer, Compose, Trade
from longhouse.games.watch.setup import Placement, SetUp
from longhouse.games.watch.table import Watch, empty_table
from longhouse.games.watch.tormund import Discard, MoveTormund, RevealDiscards
from longhouse.games.watch.trade import TakeFromSupply
from longhouse.games.watch.turn import Turn
from longhouse.games.watch.vocabulary import SOURCES
from longhouse.games.watch.words import STREAMS, VERBS
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import ContentFile, read_content
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.game import Choice, Fact, Game, SettingError, is_number
from longhouse.kernel.hexes import CORNERS, DIRECTIONS, corner, side, spell_place
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Apart, Frame, Table

FLAG: Final = ["false", "true"]
BOXES_KEPT: Final = 8

CHOICES: Final = [
    Choice("mode", ["base"], "base"),
    Choice("board", ["auto", "base_gift", "classic19"], "auto"),
    Choice("layout", ["standard", "random"], "standard"),
    Choice("initial_placement", ["auto", "printed", "phase"], "auto"),
    Choice("first_player", ["auto", "seat", "random", "roll"], "auto"),
    Choice("turn_phases", ["book", "combined"], "book"),
    Choice("shortage", ["classic", "strict"], "classic"),
    Choice("win_timing", ["immediate", "end_of_turn"], "immediate"),
    Choice("roads_per_player", ["15", "14"], "15"),
    Choice("trade_max_offers_per_turn", [], "5", low=0, high=20),
    Choice("trade_max_cards_per_side", [], "4", low=1, high=9),
    Choice("trade_counter_offers", ["1", "0"], "1"),
    Choice("dev_deck", ["auto", "watch", "classic"], "auto"),
    Choice("friendly_tormund", FLAG, "false"),
    Choice("colours", ["red", "blue", "yellow", "black"], "", several=True),
]

FRAMES: Final[dict[str, type[Frame]]] = {
    "Answer": Answer,
    "Apart": Apart,
    "Compose": Compose,
    "Discard": Discard,
    "FreeRoads": FreeRoads,
    "Gain": Gain,
    "MoveTormund": MoveTormund,
    "NameResource": NameResource,
    "Perform": Perform,
    "Placement": Placement,
    "PlayedCard": PlayedCard,
    "RevealDiscards": RevealDiscards,
    "SetUp": SetUp,
    "TakeFromSupply": TakeFromSupply,
    "Trade": Trade,
    "Turn": Turn,
}


@final
class WatchGame(Game):
    """GW-1.1: two modes; the base game is here."""

    def __init__(self) -> None:
        super().__init__("watch", 1, (2, 3, 4), CHOICES, STREAMS, VERBS, FRAMES, SOURCES)
        self.standard: ContentFile | None = None
        self.boxes: list[Box] = []

    def check(self, players: int, settings: Settings) -> None:
        """GW-1.6: printed starts only where they are printed; GW-2.10: each colour once, none that is left out."""
        standard = settings["board"] != "classic19" and settings["layout"] == "standard"
        if settings["initial_placement"] == "printed" and not standard:
            raise SettingError(
                "option initial_placement: printed starts are only on the standard board base_gift",
                "watch-cannot-printed",
                {"option": "initial_placement"},
            )
        self.box(self.content(), settings, players)

    def content(self) -> ContentFile:
        if self.standard is None:
            self.standard = read_content(Path(__file__).parent / "content.toml")
        return self.standard

    def box(self, content: ContentFile, settings: Settings, players: int) -> Box:
        """Boxes never change, so one serves all tables that are played alike; the last few are kept."""
        for box in self.boxes:
            if box.players == players and box.origin.content is content and box.settings == settings:
                return box
        box = Box(Origin(self.name, self.version, settings.copy(), content), players)
        self.boxes = [box, *self.boxes[: BOXES_KEPT - 1]]
        return box

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        return empty_table(self.box(content, settings, players), chance, [SetUp()])

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

    def preview(self, view: Table, seat: Seat, option: Option) -> list[Fact]:
        assert isinstance(view, Watch)
        return preview(view, seat, option)


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
