"""Champions of Midgard as the registry knows it."""

from pathlib import Path
from typing import Final, final

from longhouse.games.midgard.face.fortune import fortune
from longhouse.games.midgard.face.picture import picture
from longhouse.games.midgard.face.preview import preview
from longhouse.games.midgard.face.scenery import scenery
from longhouse.games.midgard.frames import FRAMES
from longhouse.games.midgard.rules.setup import set_up
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.table import Midgard, empty_table
from longhouse.games.midgard.state.vocabulary import SOURCES
from longhouse.games.midgard.state.words import STREAMS, VERBS
from longhouse.kernel.box import Box
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.game import Choice, Fact, Game, Rolled
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Table

OFF: Final = ["false", "true"]

CHOICES: Final = [
    Choice("hall_of_fame", OFF, "false"),
    Choice("distrust", OFF, "false"),
    Choice("assign", ["turn_order", "simultaneous"], "turn_order"),
    Choice("huts_price", ["game", "round"], "game"),
    Choice("rune_display", ["2", "3", "4"], "3"),
    Choice("first_player", ["random", "host"], "random"),
    Choice("leader_choice", ["pick", "random"], "pick"),
]


@final
class MidgardGame(Game):
    """CM-1.1: 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, "midgard", 1, (2, 3, 4), CHOICES, STREAMS, VERBS, FRAMES, SOURCES)

    def check(self, players: int, settings: Settings) -> None:
        """CM-13.3: everything can be combined."""
        self.box_for(self.content(), settings, players)

    def open_box(self, origin: Origin, players: int) -> Box:
        return MidgardBox(origin, players)

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        box = self.box_for(content, settings, players)
        assert isinstance(box, MidgardBox)
        return empty_table(box, chance, [set_up()])

    def read(self, table: Table, text: str) -> Option | None:
        assert isinstance(table, Midgard)
        return table.box.option_of.get(text)

    def scenery(self, table: Table) -> dict[str, object]:
        assert isinstance(table, Midgard)
        return scenery(table)

    def picture(self, view: Table) -> dict[str, object]:
        assert isinstance(view, Midgard)
        return picture(view)

    def preview(self, view: Table, option: Option, seat: Seat) -> list[Fact]:
        assert isinstance(view, Midgard)
        return preview(view, option, seat)

    def rolled(self, before: Table, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
        assert isinstance(before, Midgard)
        return fortune(before, events)


MIDGARD: Final = MidgardGame()
