"""Northgard as the registry knows it."""

from pathlib import Path
from typing import Final, final

from longhouse.games.northgard.face.fortune import fortune
from longhouse.games.northgard.face.picture import picture, scenery
from longhouse.games.northgard.face.preview import preview
from longhouse.games.northgard.frames import FRAMES
from longhouse.games.northgard.rules.setup import set_up
from longhouse.games.northgard.state.box import NorthgardBox
from longhouse.games.northgard.state.table import Northgard, empty_table
from longhouse.games.northgard.state.vocabulary import SOURCES
from longhouse.games.northgard.state.words import STREAMS, VERBS
from longhouse.kernel.box import Box
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.game import Choice, Fact, Game, Rolled, SettingError
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Table

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
    Choice("colours", ["red", "blue", "yellow", "purple", "green"], "", several=True),
]


@final
class NorthgardGame(Game):
    """NG-3.1: 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, "northgard", 1, (2, 3, 4, 5), CHOICES, STREAMS, VERBS, FRAMES, SOURCES)

    def check(self, players: int, settings: Settings) -> None:
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
        self.box_for(self.content(), settings, players)

    def open_box(self, origin: Origin, players: int) -> Box:
        return NorthgardBox(origin, players)

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        box = self.box_for(content, settings, players)
        assert isinstance(box, NorthgardBox)
        return empty_table(box, chance, [set_up()])

    def read(self, table: Table, text: str) -> Option | None:
        assert isinstance(table, Northgard)
        return table.box.option_of.get(text)

    def scenery(self, table: Table) -> dict[str, object]:
        assert isinstance(table, Northgard)
        return scenery(table)

    def picture(self, view: Table) -> dict[str, object]:
        assert isinstance(view, Northgard)
        return picture(view)

    def preview(self, view: Table, option: Option, seat: Seat) -> list[Fact]:
        assert isinstance(view, Northgard)
        return preview(view, option, seat)

    def rolled(self, before: Table, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
        assert isinstance(before, Northgard)
        return fortune(before, events)


NORTHGARD: Final = NorthgardGame()
