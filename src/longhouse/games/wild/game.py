"""Vikings Gone Wild as the registry knows it."""

from pathlib import Path
from typing import Final, final

from longhouse.games.wild.face.picture import picture
from longhouse.games.wild.face.preview import preview
from longhouse.games.wild.face.scenery import scenery
from longhouse.games.wild.frames import FRAMES
from longhouse.games.wild.rules.setup import set_up
from longhouse.games.wild.state.box import WildBox
from longhouse.games.wild.state.table import Wild, empty_table
from longhouse.games.wild.state.vocabulary import SOURCES
from longhouse.games.wild.state.words import STREAMS, VERBS
from longhouse.kernel.box import Box
from longhouse.kernel.chance import Chance
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.game import Choice, Fact, Game
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Table

OFF: Final = ["false", "true"]
ON: Final = ["true", "false"]

CHOICES: Final = [
    Choice("long_game", OFF, "false"),
    Choice("first_game_setup", OFF, "false"),
    Choice("asgard_row_last", OFF, "false"),
    Choice("mission_swap_any_gold", OFF, "false"),
    Choice("allow_hopeless_attacks", OFF, "false"),
    Choice("store_hall_loot", OFF, "false"),
    Choice("limited_tokens", OFF, "false"),
    Choice("tie_break_scope", ["contenders", "all_players"], "contenders"),
    Choice("first_player", ["random", "host_choice"], "random"),
    Choice("first_seat", [], "1", low=1, high=4),
    Choice("by_hand", ON, "true"),
    Choice("round_limit", [], "0", low=0, high=99),
]


@final
class WildGame(Game):
    """VW-1.1: 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, "wild", 1, (2, 3, 4), CHOICES, STREAMS, VERBS, FRAMES, SOURCES)

    def check(self, players: int, settings: Settings) -> None:
        """VW-2.11: the first player has a seat at the table."""
        self.box_for(self.content(), settings, players)

    def open_box(self, origin: Origin, players: int) -> Box:
        return WildBox(origin, players)

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        box = self.box_for(content, settings, players)
        assert isinstance(box, WildBox)
        return empty_table(box, chance, [set_up()])

    def read(self, table: Table, text: str) -> Option | None:
        assert isinstance(table, Wild)
        return table.box.option_of.get(text)

    def scenery(self, table: Table) -> dict[str, object]:
        assert isinstance(table, Wild)
        return scenery(table)

    def picture(self, view: Table) -> dict[str, object]:
        assert isinstance(view, Wild)
        return picture(view)

    def preview(self, view: Table, option: Option, seat: Seat) -> list[Fact]:
        assert isinstance(view, Wild)
        return preview(view, option, seat)

    def has_formalities(self) -> bool:
        """VW-8.11: the response window."""
        return True


WILD: Final = WildGame()
